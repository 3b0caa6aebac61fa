//! A violated law, with everything needed to reproduce it.

use crate::law::Law;
use portolan_core::{Game, Options, Seat, SeatCount, Seed, Setup};
use std::fmt;

/// A violated law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// The game's name in commands and files.
    pub game: &'static str,
    /// The number of seats.
    pub seats: SeatCount,
    /// The options by name.
    pub options: Vec<(&'static str, &'static str)>,
    /// The seed of this game, not of the series.
    pub seed: Seed,
    /// The choices up to the violation, in the notation of records.
    pub choices: Vec<(Seat, String)>,
    /// What is wrong.
    pub what: String,
}

impl Violation {
    pub(crate) fn new<G: Game>(
        law: Law,
        setup: &Setup<G>,
        trail: &[(Seat, G::Choice)],
        what: String,
    ) -> Box<Violation> {
        Box::new(Violation {
            law,
            game: G::META.id,
            seats: setup.seats,
            options: setup.options.pairs(),
            seed: setup.seed,
            choices: trail.iter().map(|(seat, choice)| (*seat, choice.to_string())).collect(),
            what,
        })
    }

    /// Returns the number of choices made.
    pub fn choice_count(&self) -> usize {
        self.choices.len()
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks {}: {}", self.game, self.law, self.what)?;
        write!(f, "  after {} choices with {} seats, seed {}", self.choice_count(), self.seats, self.seed)?;
        for (key, value) in &self.options {
            write!(f, ", {key} = {value}")?;
        }
        for turn in self.choices.chunk_by(|(one, _), (next, _)| one == next) {
            let texts: Vec<&str> = turn.iter().map(|(_, text)| text.as_str()).collect();
            write!(f, "\n  {}: {}", turn[0].0, texts.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for Violation {}
