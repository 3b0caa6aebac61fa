//! The trait [`Game`] with its laws, and the types that all games share.
//!
//! Read [`game`] first: it is the contract between the rules of a game and all other code. The other modules have the
//! shared types: seats and viewers ([`seat`], [`viewer`]), randomness ([`seed`], [`rng`]), collections ([`cards`],
//! [`mod@enum_map`]), choices ([`choice`]), events and their audience ([`log`]), results ([`outcome`]). [`knowledge`] is what
//! a bot may read; [`table`] is a game in progress, with undo.
//!
//! There is no clock, no I/O, no thread, and no randomness that does not come from a seed. `portolan-games` has
//! examples that play whole games.
#![forbid(unsafe_code)]

pub mod bit_set;
pub mod cards;
pub mod checked_state;
pub mod choice;
pub mod components;
pub mod enum_map;
pub mod game;
pub mod knowledge;
pub mod log;
pub mod options;
pub mod outcome;
pub mod rng;
pub mod seat;
pub mod seed;
pub mod state_hash;
pub mod table;
pub mod viewer;

pub use cards::{ArrayVec, CardId, CardSet};
pub use choice::{Choice, Choices, NotationError};
pub use components::{Components, ComponentsError};
pub use game::{Game, InvariantError, Memory, Meta, Refusal, Setup, SetupError};
pub use knowledge::Knowledge;
pub use log::{Journal, Log, LogLine, NullLog};
pub use options::{OptionError, OptionSpec, Options};
pub use outcome::{Outcome, Score, ScorePart, Standing};
pub use rng::{GameRng, ThoughtRng};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet};
pub use seed::{Seed, SeedError};
pub use state_hash::{StateHash, StateHasher};
pub use table::{Entry, EntryKind, MadeChoice, Table};
pub use viewer::{Viewer, Viewers};
