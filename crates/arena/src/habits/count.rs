//! Counts while games are played. It looks at the list of choices once more before each choice, and allocates nothing
//! after its first game. What it saw of a game counts when that has ended: one that is given up leaves no trace.

use super::notation::{MOST_KINDS, Notation};
use super::{FEW, Habit, Usage};
use crate::series::{Onlooker, Played, Reached};
use portolan_games::core::{Choice, Choices, Game, MAX_SEATS, Seat};

/// What one thread counts over all its games.
pub(crate) struct Counter<'a, G: Game> {
    notation: &'a Notation,
    list: Choices<G::Choice>,
    choices: Vec<Usage>,
    kinds: Vec<Usage>,
    /// What was done in the game that is being played, and what each seat could do and did.
    choices_now: Vec<Turns>,
    kinds_now: Vec<Turns>,
    seats: Vec<Doings>,
}

/// How often something was done in one game, and could be done besides something else.
#[derive(Clone, Copy, Default)]
struct Turns {
    made: u32,
    chances: u32,
    taken: u32,
}

/// What one seat could do and did in one game. Choices are bits.
#[derive(Clone)]
struct Doings {
    able: Vec<u64>,
    made: Vec<u64>,
    able_kinds: u64,
    kinds: [u32; MOST_KINDS],
}

impl<'a, G: Game> Counter<'a, G> {
    /// Nothing counted yet.
    pub(crate) fn new(notation: &'a Notation) -> Counter<'a, G> {
        let words = notation.texts.len().div_ceil(64);
        let nothing =
            Doings { able: vec![0; words], made: vec![0; words], able_kinds: 0, kinds: [0; MOST_KINDS] };
        Counter {
            notation,
            list: Choices::new(),
            choices: vec![Usage::default(); notation.texts.len()],
            kinds: vec![Usage::default(); notation.kinds.len()],
            choices_now: vec![Turns::default(); notation.texts.len()],
            kinds_now: vec![Turns::default(); notation.kinds.len()],
            seats: vec![nothing; MAX_SEATS],
        }
    }

    /// What several threads counted, as one.
    pub(crate) fn merged(notation: &'a Notation, all: Vec<Counter<'a, G>>) -> Counter<'a, G> {
        all.into_iter().fold(Counter::new(notation), |mut sum, one| {
            sum.choices.iter_mut().zip(one.choices).for_each(|(sum, one)| *sum += one);
            sum.kinds.iter_mut().zip(one.kinds).for_each(|(sum, one)| *sum += one);
            sum
        })
    }

    /// All kinds that ever were possible.
    pub(crate) fn habits(&self) -> Vec<Habit> {
        let kinds = self.kinds.iter().enumerate().filter(|(_, usage)| usage.able.count > 0);
        kinds
            .map(|(kind, &usage)| {
                let choices = self.choices_of(kind);
                let few = (2..=FEW).contains(&choices.len());
                let name = self.notation.kinds[kind].clone();
                Habit { name, usage, choices: if few { choices } else { Vec::new() } }
            })
            .collect()
    }

    fn choices_of(&self, kind: usize) -> Vec<Habit> {
        let possible = |&number: &usize| {
            usize::from(self.notation.kind_of[number]) == kind && self.choices[number].able.count > 0
        };
        let habit = |number: usize| Habit {
            name: self.notation.texts[number].clone(),
            usage: self.choices[number],
            choices: Vec::new(),
        };
        (0..self.choices.len()).filter(possible).map(habit).collect()
    }

    /// The seats that did something of this kind most often at their table.
    fn who_did_most(&mut self, kind: usize, results: &[Reached]) {
        let count_of = |reached: &Reached| self.seats[reached.seat.index()].kinds[kind];
        let most = results.iter().map(count_of).max().unwrap_or(0);
        let did_most = |reached: &&Reached| count_of(reached) == most;
        if most == 0 || results.iter().all(|reached| did_most(&reached)) {
            return;
        }
        let usage = &mut self.kinds[kind];
        results.iter().filter(did_most).for_each(|reached| usage.most.add(reached.parts));
    }
}

impl<G: Game> Onlooker<G> for Counter<'_, G> {
    fn choice(&mut self, state: &G, seat: Seat, choice: usize) {
        state.choices(seat, &mut self.list);
        let doings = &mut self.seats[seat.index()];
        let free = u32::from(self.list.len() > 1);
        let mut kinds = 0_u64;
        for possible in self.list.iter() {
            let number = possible.number();
            doings.able[number / 64] |= 1 << (number % 64);
            self.choices_now[number].chances += free;
            kinds |= 1 << self.notation.kind_of[number];
        }
        self.choices_now[choice].made(free);
        doings.made[choice / 64] |= 1 << (choice % 64);
        self.kind(seat, usize::from(self.notation.kind_of[choice]), kinds);
    }

    fn end(&mut self, played: &Played) {
        self.turns();
        for reached in &played.results {
            let doings = &self.seats[reached.seat.index()];
            each_bit(&doings.able, |number| self.choices[number].able.add(reached.parts));
            each_bit(&doings.made, |number| self.choices[number].makers.add(reached.parts));
            for (kind, usage) in self.kinds.iter_mut().enumerate() {
                if doings.able_kinds & (1 << kind) != 0 {
                    usage.able.add(reached.parts);
                }
                if doings.kinds[kind] > 0 {
                    usage.makers.add(reached.parts);
                }
            }
        }
        (0..self.kinds.len()).for_each(|kind| self.who_did_most(kind, &played.results));
        self.seats.iter_mut().for_each(Doings::forget);
    }
}

impl<G: Game> Counter<'_, G> {
    /// Counts the kind of a choice that was made while these kinds were possible.
    fn kind(&mut self, seat: Seat, made: usize, possible: u64) {
        let free = u32::from(possible.count_ones() > 1);
        let doings = &mut self.seats[seat.index()];
        doings.able_kinds |= possible;
        doings.kinds[made] += 1;
        let kinds = &mut self.kinds_now;
        each_bit(&[possible], |kind| kinds[kind].chances += free);
        kinds[made].made(free);
    }

    /// The game has ended: what was done in it counts.
    fn turns(&mut self) {
        for doings in &self.seats {
            each_bit(&doings.able, |number| self.choices_now[number].move_to(&mut self.choices[number]));
        }
        self.kinds_now.iter_mut().zip(&mut self.kinds).for_each(|(now, sum)| now.move_to(sum));
    }
}

impl Turns {
    fn made(&mut self, free: u32) {
        self.made += 1;
        self.taken += free;
    }

    /// Adds itself to the sum and begins anew; the second time in a game it has nothing to add.
    fn move_to(&mut self, sum: &mut Usage) {
        let Turns { made, chances, taken } = std::mem::take(self);
        sum.made += u64::from(made);
        sum.chances += u64::from(chances);
        sum.taken += u64::from(taken);
    }
}

impl Doings {
    fn forget(&mut self) {
        self.able.fill(0);
        self.made.fill(0);
        self.able_kinds = 0;
        self.kinds.fill(0);
    }
}

#[inline]
fn each_bit(words: &[u64], mut each: impl FnMut(usize)) {
    for (place, &word) in words.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            each(place * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}
