//! Matching pennies, a game of two choices: a search that can see secret choices plays it wrongly. Not one of
//! Portolan's games.
//!
//! Both players put down a coin. The first seat wins if both show the same side, the second if not. With `secret=no`
//! the second sees the first coin before it chooses; with `secret=yes` they choose simultaneously.

use portolan_bots::{
    BotKind, BotPlayer, Estimates, Heuristics, Hundredths, Search, SearchLevel, SearchParams,
};
use portolan_core::{
    Choices, Components, ComponentsError, Game, InvariantError, Knowledge, Log, Memory, Meta, NotationError,
    NullLog, OptionSpec, Options, Outcome, Refusal, Score, ScorePart, Seat, SeatCount, SeatSet, Seed, Setup,
    SetupError, StateHasher, ThoughtRng, Viewer,
};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Pennies {
    secret: bool,
    coins: [Option<Side>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
enum Side {
    Heads,
    Tails,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Purse;

impl Components for Purse {
    const BUILT_IN: &'static str = "";
    fn parse(_: &str) -> Result<Self, ComponentsError> {
        Ok(Purse)
    }
    fn facts(&self) -> String {
        String::new()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Secret(bool);

impl Options for Secret {
    const LIST: &'static [OptionSpec] = &[OptionSpec::switch("secret")];
    fn get(&self, _: usize) -> usize {
        self.0.into()
    }
    fn set(&mut self, _: usize, value: usize) {
        self.0 = value == 1;
    }
}

impl portolan_core::Choice for Side {
    const COUNT: usize = 2;
    fn number(self) -> usize {
        self as usize
    }
    fn from_number(number: usize) -> Option<Side> {
        [Side::Heads, Side::Tails].get(number).copied()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Side::Heads { "heads" } else { "tails" })
    }
}

impl FromStr for Side {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Side, NotationError> {
        match text {
            "heads" => Ok(Side::Heads),
            "tails" => Ok(Side::Tails),
            _ => Err(NotationError::new(text, "heads, tails")),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is not your turn")]
struct NotYourTurn;

impl Refusal for NotYourTurn {
    fn section(&self) -> &'static str {
        "1"
    }
}

impl Game for Pennies {
    type Components = Purse;
    type Options = Secret;
    type Choice = Side;
    type Event = Option<Side>;
    type View = [Option<Side>; 2];
    type Illegal = NotYourTurn;

    const META: Meta = Meta {
        id: "pennies",
        name: "Pennies",
        designer: "none",
        publishers: "none",
        seats: (2, 2),
        revision: 1,
        oldest_revision: 1,
        max_choices: 2,
        rules: "",
    };

    fn new(setup: &Setup<Self>, _: &mut impl Log<Option<Side>>) -> Result<Self, SetupError> {
        Ok(Pennies { secret: setup.options.0, coins: [None; 2] })
    }

    fn seats(&self) -> SeatCount {
        SeatCount::new(2).expect("two")
    }

    fn to_act(&self) -> SeatSet {
        let waiting = self.seats().seats().filter(|seat| self.coins[seat.index()].is_none());
        if self.secret { waiting.collect() } else { waiting.take(1).collect() }
    }

    fn choices(&self, seat: Seat, into: &mut Choices<Side>) {
        into.clear();
        if self.to_act().has(seat) {
            [Side::Heads, Side::Tails].into_iter().for_each(|side| into.push(side));
        }
    }

    fn apply(&mut self, seat: Seat, side: Side, log: &mut impl Log<Option<Side>>) -> Result<(), NotYourTurn> {
        if !self.to_act().has(seat) {
            return Err(NotYourTurn);
        }
        self.coins[seat.index()] = Some(side);
        match self.secret {
            true => log.private(seat, Some(side), None),
            false => log.public(Some(side)),
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let [Some(one), Some(two)] = self.coins else { return None };
        let score = |seat: Seat| Score {
            seat,
            eliminated: false,
            parts: vec![ScorePart { what: "won", count: i32::from((one == two) == (seat.index() == 0)) }],
            tie_breaks: Vec::new(),
        };
        Some(Outcome::rank("shown", self.seats().seats().map(score).collect()))
    }

    fn view(&self, viewer: Viewer) -> [Option<Side>; 2] {
        let over = self.to_act().is_empty();
        let mut view = self.coins;
        for seat in self.seats().seats() {
            if self.secret && !over && !viewer.is(seat) {
                view[seat.index()] = None;
            }
        }
        view
    }

    fn imagine(&self, viewer: Viewer, _: Memory, rng: &mut ThoughtRng) -> Self {
        let mut world = self.clone();
        for seat in self.seats().seats() {
            if self.secret && !viewer.is(seat) && self.coins[seat.index()].is_some() {
                world.coins[seat.index()] = rng.pick(&[Side::Heads, Side::Tails]);
            }
        }
        world
    }

    fn check(&self) -> Result<(), InvariantError> {
        Ok(())
    }

    fn describe(&self, into: &mut StateHasher) {
        into.numbers(self.coins.map(|coin| coin.map_or(0, |side| side as u8 + 1)));
    }
}

impl Heuristics for Pennies {
    fn search_params(_: SeatCount) -> SearchParams {
        SearchParams {
            exploration: 0.5,
            late_exploration: 0.5,
            prior_scale: 100,
            greedy_prior: 0,
            max_depth: 10,
            turns: 2,
            rollout_noise: 10,
            careful_turns: 0,
            forget_percent: 0,
            partial_memory_worlds: None,
            margin_percent: 0,
            half_margin: 100,
        }
    }

    fn greedy_choice(_: &Knowledge<'_, Self>, _: &mut ThoughtRng) -> Option<Side> {
        None
    }

    fn policy(_: &Self, _: Seat, _: &[Side], into: &mut [Hundredths]) {
        into.fill(0);
    }

    fn estimate(world: &Self, into: &mut Estimates) -> Hundredths {
        let [Some(one), Some(two)] = world.coins else { return 100 };
        into[usize::from(one != two)] = 100;
        0
    }

    fn is_between_turns(world: &Self) -> bool {
        world.to_act().is_empty()
    }
}

fn table(secret: bool) -> Pennies {
    let seats = SeatCount::new(2).expect("two");
    let setup = Setup { options: Secret(secret), ..Setup::standard(seats, Seed::from_number(1)) };
    Pennies::new(&setup, &mut NullLog).expect("a table")
}

/// Returns the expected win chance of the best choice of a seat, in permille.
fn chance_of(state: &Pennies, seat: usize) -> u16 {
    let seat = Seat::new(seat).expect("a seat");
    let level = SearchLevel::of(BotKind::Master).expect("a master searches").with_iterations(4000);
    let (mut search, mut rng) = (Search::new(Pennies::search_params(state.seats())), ThoughtRng::new(7));
    let knowledge = Knowledge::of(state, seat);
    search.run(&knowledge, &level, &mut rng, &mut |_| true);
    search.analysis(&knowledge, Memory::Perfect, &mut rng).best[0].win_per_mille
}

/// The estimate is not exactly half, because the seats learn from each other with a delay; a tree that reads the
/// secret gives one seat everything.
#[test]
fn simultaneous_choices_cannot_be_answered() {
    for seat in 0..2 {
        let chance = chance_of(&table(true), seat);
        assert!((250..=750).contains(&chance), "seat {seat} expects to win {chance} of 1000");
    }
}

/// The root has the choices of the searching seat, even if another seat chooses at the same time: all iterations are
/// about them.
#[test]
fn the_root_has_the_choices_of_the_searching_seat() {
    let state = table(true);
    for seat in state.seats().seats() {
        let level = SearchLevel::of(BotKind::Master).expect("a master searches").with_iterations(400);
        let (mut search, mut rng) = (Search::new(Pennies::search_params(state.seats())), ThoughtRng::new(7));
        let knowledge = Knowledge::of(&state, seat);
        search.run(&knowledge, &level, &mut rng, &mut |_| true);
        let analysis = search.analysis(&knowledge, Memory::Perfect, &mut rng);
        let tried: u32 = analysis.best.iter().map(|line| line.visits).sum();
        // The first iteration finds an empty tree.
        assert_eq!((tried, analysis.iterations), (399, 400));
        let points: Vec<_> = analysis.best.iter().map(|line| line.points).collect();
        assert!(points.iter().all(|points| (30..=70).contains(points)), "{points:?}");
    }
}

#[test]
fn an_open_choice_is_answered() {
    assert!(chance_of(&table(false), 0) < 100, "the first coin lies open: the second seat wins");
}

/// The other coin is already down: for a seat that cannot see it nothing has changed.
#[test]
fn a_secret_choice_stays_secret_after_it_was_made() {
    let mut state = table(true);
    state.apply(Seat::new(0).expect("a seat"), Side::Heads, &mut NullLog).expect("its turn");
    assert!((400..=600).contains(&chance_of(&state, 1)));
}

#[test]
fn a_victory_in_one_is_found() {
    for (first, answer) in [(Side::Heads, Side::Tails), (Side::Tails, Side::Heads)] {
        let mut state = table(false);
        state.apply(Seat::new(0).expect("a seat"), first, &mut NullLog).expect("its turn");
        for kind in [BotKind::Apprentice, BotKind::Merchant, BotKind::Master] {
            let knowledge = Knowledge::of(&state, Seat::new(1).expect("a seat"));
            let choice = BotPlayer::new(kind, knowledge.seats()).choose(
                &knowledge,
                &mut ThoughtRng::new(1),
                &mut |_| true,
            );
            assert_eq!(choice, answer, "{kind}");
        }
    }
}
