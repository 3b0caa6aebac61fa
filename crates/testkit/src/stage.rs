//! A table for the tests of one game: a state prepared by a test, the choices made in it, and questions about it. A
//! game's own `tests/scene` has the methods that prepare its states.
//!
//! Unlike the rest of this crate it is for examples with a known result, so it panics if a test is wrong.

use portolan_core::{Choices, Game, Journal, Outcome, Seat, SeatCount, Seed, Setup, Viewer};
use std::fmt::{Debug, Display};
use std::sync::Arc;

/// Returns the seat with this number, counted from 1.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat from 1 up")
}

/// Returns a set-up with this number of seats, the built-in components and default options.
pub fn standard<G: Game>(seats: usize, seed: u64) -> Setup<G> {
    Setup::standard(SeatCount::new(seats).expect("a possible seat count"), Seed::from_number(seed))
}

/// A state to prepare and to play from, with its events.
///
/// `S` is the raw state of a game closed by [`checked_state!`](portolan_core::checked_state!): a test edits it freely,
/// and every question and choice converts it, checked, to the game `G`. For other games `S` is `G` itself.
#[derive(Clone, Debug)]
pub struct Stage<G: Game, S = G> {
    /// The current state.
    pub state: S,
    /// All events of this stage.
    pub journal: Journal<G::Event>,
}

impl<G, S> Stage<G, S>
where
    G: Game + TryFrom<S, Error: Display>,
    S: Clone + From<G>,
{
    /// Returns a new game, with the events of its preparation.
    pub fn new(setup: &Setup<G>) -> Stage<G, S> {
        let mut journal = Journal::new();
        let game = G::new(setup, &mut journal).expect("the set-up is valid");
        Stage { state: game.into(), journal }
    }

    /// Returns a table for a test to prepare, without events.
    pub fn bare(components: G::Components, options: G::Options, seats: usize) -> Stage<G, S> {
        let setup = Setup { components: Arc::new(components), options, ..standard(seats, 1) };
        Stage { journal: Journal::new(), ..Stage::new(&setup) }
    }

    /// Returns the game in the position of the stage.
    ///
    /// # Panics
    /// If the position is impossible.
    pub fn game(&self) -> G {
        G::try_from(self.state.clone()).unwrap_or_else(|error| panic!("the position is impossible: {error}"))
    }

    /// Makes choices, `1: buy, pay r5; 2: take m1`, and checks the state after each.
    pub fn play(&mut self, choices: &str) {
        self.game().check().expect("a possible position");
        for turn in choices.split(';') {
            let (number, choices) = turn.trim().split_once(':').expect("a seat and its choices: ‘1: pass’");
            let seat = seat(number.trim().parse().expect("the number of a seat"));
            for choice in choices.split(',') {
                self.choose(seat, choice_of::<G>(choice));
            }
        }
    }

    /// Makes the first choice of the list repeatedly, until `reached`.
    pub fn play_until(&mut self, reached: impl Fn(&G) -> bool) {
        let mut choices = Choices::new();
        let mut game = self.game();
        while !reached(&game) {
            let seat = game.to_act().first().expect("the game reaches the position before its end");
            game.choices(seat, &mut choices);
            self.choose(seat, choices[0]);
            game = self.game();
        }
    }

    /// Makes one choice, and checks the state after it.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) {
        let mut game = self.game();
        let made = game.apply(seat, choice, &mut self.journal);
        made.unwrap_or_else(|error| panic!("{seat}: {choice}: {error}"));
        game.check().unwrap_or_else(|error| panic!("{seat}: {choice}: {error}"));
        self.state = game.into();
    }

    /// Returns why this choice is refused.
    pub fn refusal(&self, number: usize, choice: &str) -> G::Illegal {
        let (before, mut game) = (self.game(), self.game());
        let refused = game.apply(seat(number), choice_of::<G>(choice), &mut Journal::new());
        let refused = refused.expect_err("the choice is refused");
        assert_eq!(game, before, "a refusal changed something");
        refused
    }

    /// Returns all choices of this seat: `buy, take m1`.
    pub fn choices(&self, number: usize) -> String {
        let mut choices = Choices::new();
        self.game().choices(seat(number), &mut choices);
        choices.iter().map(G::Choice::to_string).collect::<Vec<_>>().join(", ")
    }

    /// Returns the events as the public saw them.
    pub fn events(&self) -> Vec<G::Event> {
        self.journal.seen_by(Viewer::Public).cloned().collect()
    }

    /// Returns the number of events that match.
    pub fn event_count(&self, matches: impl Fn(&G::Event) -> bool) -> usize {
        self.events().iter().filter(|event| matches(event)).count()
    }

    /// Returns the index of the first event that matches.
    pub fn event_index(&self, matches: impl Fn(&G::Event) -> bool) -> usize {
        self.events().iter().position(matches).expect("such an event")
    }

    /// Returns what this seat sees.
    pub fn view(&self, number: usize) -> G::View {
        self.game().view(Viewer::Seat(seat(number)))
    }

    /// Returns what the public sees.
    pub fn public_view(&self) -> G::View {
        self.game().view(Viewer::Public)
    }

    /// Returns the outcome.
    pub fn outcome(&self) -> Outcome {
        self.game().outcome().expect("the game is over")
    }

    /// Returns the rank of each seat in the outcome.
    pub fn ranks(&self) -> Vec<usize> {
        self.outcome().standings.iter().map(|standing| standing.rank).collect()
    }

    /// Returns the points of each seat in the outcome.
    pub fn scores(&self) -> Vec<i32> {
        self.outcome().standings.iter().map(|standing| standing.score.points()).collect()
    }
}

fn choice_of<G: Game>(text: &str) -> G::Choice {
    text.trim().parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Gives `struct Scene { stage: Stage<Osaka, State> }` all methods of its stage, and methods that can be chained:
/// `Scene::new(3).cash(1, 12).play("1: build")`. `with its own play` leaves `play` to the scene.
#[macro_export]
macro_rules! on_stage {
    ($scene:ident, $($game:ty),+) => {
        $crate::on_stage!($scene, $($game),+; with its own play);

        impl $scene {
            /// Makes choices, and checks the state after each.
            pub fn play(mut self, choices: &str) -> Self {
                self.stage.play(choices);
                self
            }

            /// Makes the first choice of the list repeatedly, until `reached`.
            pub fn play_until(mut self, reached: impl Fn(&$crate::on_stage!(@first $($game),+)) -> bool) -> Self {
                self.stage.play_until(reached);
                self
            }
        }
    };
    ($scene:ident, $($game:ty),+; with its own play) => {
        impl ::std::ops::Deref for $scene {
            type Target = $crate::Stage<$($game),+>;
            fn deref(&self) -> &Self::Target {
                &self.stage
            }
        }

        impl ::std::ops::DerefMut for $scene {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.stage
            }
        }
    };
    (@first $game:ty $(, $state:ty)?) => { $game };
}
