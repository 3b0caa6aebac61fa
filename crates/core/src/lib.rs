//! The words that every game of Portolan shares, and the trait [`Game`] with its laws.
//!
//! Read [`game`] first: its text is the contract between a game's rules and everything around them. The rest are
//! nouns: who sits where ([`seat`], [`viewer`]), where luck comes from ([`seed`], [`rng`]), what lies on a table
//! ([`cards`], [`enum_map`]), what one may do ([`choice`]), what happened and who may know it ([`log`]), how it ended
//! ([`outcome`]). [`knowledge`] is all that a bot is handed; [`table`] is a game being played, with taking back.
//!
//! There is no clock here, no I/O, no thread, and no randomness that does not come from a seed.
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
