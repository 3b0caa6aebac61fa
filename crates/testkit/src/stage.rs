//! A table for the tests of one game: a position, the choices that a test makes there, and the questions that every
//! test asks. What a game's own position looks like is laid out in its `tests/scene`.
//!
//! Unlike the rest of this crate it is for examples with a known answer, and so it panics where a test is wrong.

use portolan_core::{Choices, Game, Journal, Outcome, Seat, SeatCount, Seed, Setup, Viewer};
use std::fmt::Debug;
use std::sync::Arc;

/// The seat that people call by this number.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat from 1 up")
}

/// A table of so many, with the built-in components and default options.
pub fn standard<G: Game>(seats: usize, seed: u64) -> Setup<G> {
    Setup::standard(SeatCount::new(seats).expect("a seat count that can be"), Seed::from_number(seed))
}

/// A position, and what happened at it.
#[derive(Clone, Debug)]
pub struct Stage<G: Game> {
    /// The position now.
    pub state: G,
    /// All that happened up to now.
    pub journal: Journal<G::Event>,
}

impl<G: Game> Stage<G> {
    /// A new game, with what happened while it was prepared.
    pub fn new(setup: &Setup<G>) -> Stage<G> {
        let mut journal = Journal::new();
        let state = G::new(setup, &mut journal).expect("a table that can be");
        Stage { state, journal }
    }

    /// A table for a test to lay out: nothing has happened at it.
    pub fn bare(components: G::Components, options: G::Options, seats: usize) -> Stage<G> {
        let setup = Setup { components: Arc::new(components), options, ..standard(seats, 1) };
        Stage { journal: Journal::new(), ..Stage::new(&setup) }
    }

    /// Makes choices, `1: buy, pay r5; 2: take m1`, and sees that nothing breaks.
    pub fn play(&mut self, choices: &str) {
        self.state.check().expect("the position was laid out well");
        for turn in choices.split(';') {
            let (number, choices) = turn.trim().split_once(':').expect("a seat and its choices: ‘1: pass’");
            let seat = seat(number.trim().parse().expect("the number of a seat"));
            for choice in choices.split(',') {
                self.choose(seat, choice_of::<G>(choice));
            }
        }
    }

    /// Goes on by the first choice of each, until `wanted`.
    pub fn go_on_until(&mut self, wanted: impl Fn(&G) -> bool) {
        let mut choices = Choices::new();
        while !wanted(&self.state) {
            let seat = self.state.to_act().first().expect("it must come to that");
            self.state.choices(seat, &mut choices);
            self.choose(seat, choices[0]);
        }
    }

    /// Makes one choice, and sees that nothing breaks.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) {
        let made = self.state.apply(seat, choice, &mut self.journal);
        made.unwrap_or_else(|error| panic!("{seat}: {choice}: {error}"));
        self.state.check().unwrap_or_else(|broken| panic!("{seat}: {choice}: {broken}"));
    }

    /// Why this choice is refused.
    pub fn refusal(&self, number: usize, choice: &str) -> G::Illegal {
        let mut state = self.state.clone();
        let refused = state.apply(seat(number), choice_of::<G>(choice), &mut Journal::new());
        let refused = refused.expect_err("it is refused");
        assert_eq!(state, self.state, "a refusal changed something");
        refused
    }

    /// All that this seat may choose: `buy, take m1`.
    pub fn choices(&self, number: usize) -> String {
        let mut choices = Choices::new();
        self.state.choices(seat(number), &mut choices);
        choices.iter().map(G::Choice::to_string).collect::<Vec<_>>().join(", ")
    }

    /// What everybody saw happen.
    pub fn events(&self) -> Vec<G::Event> {
        self.journal.seen_by(Viewer::Public).cloned().collect()
    }

    /// How often such a thing happened.
    pub fn happened(&self, wanted: impl Fn(&G::Event) -> bool) -> usize {
        self.events().iter().filter(|event| wanted(event)).count()
    }

    /// The place of the first such event among all of them.
    pub fn place_of(&self, wanted: impl Fn(&G::Event) -> bool) -> usize {
        self.events().iter().position(wanted).expect("it happened")
    }

    /// What this seat sees.
    pub fn view(&self, number: usize) -> G::View {
        self.state.view(Viewer::Seat(seat(number)))
    }

    /// What everybody sees.
    pub fn public_view(&self) -> G::View {
        self.state.view(Viewer::Public)
    }

    /// How the game ended.
    pub fn outcome(&self) -> Outcome {
        self.state.outcome().expect("the game is over")
    }

    /// The rank of each seat in the outcome.
    pub fn ranks(&self) -> Vec<usize> {
        self.outcome().standings.iter().map(|standing| standing.rank).collect()
    }

    /// The points of each seat in the outcome.
    pub fn scores(&self) -> Vec<i32> {
        self.outcome().standings.iter().map(|standing| standing.score.points()).collect()
    }
}

fn choice_of<G: Game>(text: &str) -> G::Choice {
    text.trim().parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Gives a scene `struct Scene { stage: Stage<State> }` all that its stage has, and lets it be played on in one breath:
/// `Scene::new(3).cash(1, 12).play("1: build")`. A scene whose notation knows more than choices is
/// `with a play of its own`.
#[macro_export]
macro_rules! on_stage {
    ($scene:ident, $game:ty) => {
        $crate::on_stage!($scene, $game, with a play of its own);

        impl $scene {
            /// Makes choices, and sees that nothing breaks.
            pub fn play(mut self, choices: &str) -> Self {
                self.stage.play(choices);
                self
            }

            /// Goes on by the first choice of each, until `wanted`.
            pub fn go_on_until(mut self, wanted: impl Fn(&$game) -> bool) -> Self {
                self.stage.go_on_until(wanted);
                self
            }
        }
    };
    ($scene:ident, $game:ty, with a play of its own) => {
        impl ::std::ops::Deref for $scene {
            type Target = $crate::Stage<$game>;
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
}
