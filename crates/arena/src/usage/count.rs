//! Counts choices while games are played. It lists the choices once more before each choice, and does not allocate after
//! its first game. A game counts when it has ended; an abandoned game is discarded.

use super::notation::{MAX_KINDS, Notation};
use super::{ChoiceUsage, MAX_LISTED_CHOICES, NamedUsage};
use crate::series::{GameObserver, GameResult, SeatResult};
use portolan_games::core::{Choice, Choices, Game, MAX_SEATS, Seat};

/// The counts of one thread over all its games.
pub(crate) struct Counter<'a, G: Game> {
    notation: &'a Notation,
    list: Choices<G::Choice>,
    choices: Vec<ChoiceUsage>,
    kinds: Vec<ChoiceUsage>,
    /// The counts of the current game, in total and by seat.
    choices_now: Vec<GameUsage>,
    kinds_now: Vec<GameUsage>,
    seats: Vec<SeatUsage>,
}

/// The counts of one game: how often a choice was made, and how often it was one of several.
#[derive(Clone, Copy, Default)]
struct GameUsage {
    made: u32,
    chances: u32,
    taken: u32,
}

/// What one seat could choose and chose in one game. Choices are bits.
#[derive(Clone)]
struct SeatUsage {
    able: Vec<u64>,
    made: Vec<u64>,
    able_kinds: u64,
    kinds: [u32; MAX_KINDS],
}

impl<'a, G: Game> Counter<'a, G> {
    /// Returns a counter without games.
    pub(crate) fn new(notation: &'a Notation) -> Counter<'a, G> {
        let words = notation.texts.len().div_ceil(64);
        let nothing =
            SeatUsage { able: vec![0; words], made: vec![0; words], able_kinds: 0, kinds: [0; MAX_KINDS] };
        Counter {
            notation,
            list: Choices::new(),
            choices: vec![ChoiceUsage::default(); notation.texts.len()],
            kinds: vec![ChoiceUsage::default(); notation.kinds.len()],
            choices_now: vec![GameUsage::default(); notation.texts.len()],
            kinds_now: vec![GameUsage::default(); notation.kinds.len()],
            seats: vec![nothing; MAX_SEATS],
        }
    }

    /// Returns the sum of the counters of several threads.
    pub(crate) fn merged(notation: &'a Notation, all: Vec<Counter<'a, G>>) -> Counter<'a, G> {
        all.into_iter().fold(Counter::new(notation), |mut sum, one| {
            sum.choices.iter_mut().zip(one.choices).for_each(|(sum, one)| *sum += one);
            sum.kinds.iter_mut().zip(one.kinds).for_each(|(sum, one)| *sum += one);
            sum
        })
    }

    /// Returns all kinds that were ever possible.
    pub(crate) fn usage(&self) -> Vec<NamedUsage> {
        let kinds = self.kinds.iter().enumerate().filter(|(_, usage)| usage.able.count > 0);
        kinds
            .map(|(kind, &usage)| {
                let choices = self.choices_of(kind);
                let few = (2..=MAX_LISTED_CHOICES).contains(&choices.len());
                let name = self.notation.kinds[kind].clone();
                NamedUsage { name, usage, choices: if few { choices } else { Vec::new() } }
            })
            .collect()
    }

    fn choices_of(&self, kind: usize) -> Vec<NamedUsage> {
        let possible = |&number: &usize| {
            usize::from(self.notation.kind_of[number]) == kind && self.choices[number].able.count > 0
        };
        let habit = |number: usize| NamedUsage {
            name: self.notation.texts[number].clone(),
            usage: self.choices[number],
            choices: Vec::new(),
        };
        (0..self.choices.len()).filter(possible).map(habit).collect()
    }

    /// Counts the seats that made choices of this kind most often at their table.
    fn count_most_frequent(&mut self, kind: usize, results: &[SeatResult]) {
        let count_of = |result: &SeatResult| self.seats[result.seat.index()].kinds[kind];
        let most = results.iter().map(count_of).max().unwrap_or(0);
        let did_most = |result: &&SeatResult| count_of(result) == most;
        if most == 0 || results.iter().all(|result| did_most(&result)) {
            return;
        }
        let usage = &mut self.kinds[kind];
        results.iter().filter(did_most).for_each(|result| usage.most.add(result.parts));
    }
}

impl<G: Game> GameObserver<G> for Counter<'_, G> {
    fn choice(&mut self, state: &G, seat: Seat, choice: usize) {
        state.choices(seat, &mut self.list);
        let seat_usage = &mut self.seats[seat.index()];
        let free = u32::from(self.list.len() > 1);
        let mut kinds = 0_u64;
        for possible in self.list.iter() {
            let number = possible.number();
            seat_usage.able[number / 64] |= 1 << (number % 64);
            self.choices_now[number].chances += free;
            kinds |= 1 << self.notation.kind_of[number];
        }
        self.choices_now[choice].made(free);
        seat_usage.made[choice / 64] |= 1 << (choice % 64);
        self.kind(seat, usize::from(self.notation.kind_of[choice]), kinds);
    }

    fn end(&mut self, played: &GameResult) {
        self.add_game();
        for result in &played.results {
            let seat_usage = &self.seats[result.seat.index()];
            for_each_bit(&seat_usage.able, |number| self.choices[number].able.add(result.parts));
            for_each_bit(&seat_usage.made, |number| self.choices[number].makers.add(result.parts));
            for (kind, usage) in self.kinds.iter_mut().enumerate() {
                if seat_usage.able_kinds & (1 << kind) != 0 {
                    usage.able.add(result.parts);
                }
                if seat_usage.kinds[kind] > 0 {
                    usage.makers.add(result.parts);
                }
            }
        }
        (0..self.kinds.len()).for_each(|kind| self.count_most_frequent(kind, &played.results));
        self.seats.iter_mut().for_each(SeatUsage::reset);
    }
}

impl<G: Game> Counter<'_, G> {
    /// Counts the kind of a choice made while the kinds in `possible` were legal.
    fn kind(&mut self, seat: Seat, made: usize, possible: u64) {
        let free = u32::from(possible.count_ones() > 1);
        let seat_usage = &mut self.seats[seat.index()];
        seat_usage.able_kinds |= possible;
        seat_usage.kinds[made] += 1;
        let kinds = &mut self.kinds_now;
        for_each_bit(&[possible], |kind| kinds[kind].chances += free);
        kinds[made].made(free);
    }

    /// Adds the counts of the current game to the sums.
    fn add_game(&mut self) {
        for seat_usage in &self.seats {
            for_each_bit(&seat_usage.able, |number| {
                self.choices_now[number].move_to(&mut self.choices[number])
            });
        }
        self.kinds_now.iter_mut().zip(&mut self.kinds).for_each(|(now, sum)| now.move_to(sum));
    }
}

impl GameUsage {
    fn made(&mut self, free: u32) {
        self.made += 1;
        self.taken += free;
    }

    /// Adds itself to the sum and resets itself, so a second call adds nothing.
    fn move_to(&mut self, sum: &mut ChoiceUsage) {
        let GameUsage { made, chances, taken } = std::mem::take(self);
        sum.made += u64::from(made);
        sum.chances += u64::from(chances);
        sum.taken += u64::from(taken);
    }
}

impl SeatUsage {
    fn reset(&mut self) {
        self.able.fill(0);
        self.made.fill(0);
        self.able_kinds = 0;
        self.kinds.fill(0);
    }
}

#[inline]
fn for_each_bit(words: &[u64], mut each: impl FnMut(usize)) {
    for (place, &word) in words.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            each(place * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}
