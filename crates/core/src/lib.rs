//! The words that every game of Portolan shares, and the trait [`Game`] with its laws.
//!
//! Read [`game`] first: its text is the contract between a game's rules and everything around them. The rest are
//! nouns: who sits where ([`seat`], [`viewer`]), where luck comes from ([`seed`], [`luck`]), what lies on a table
//! ([`cards`], [`nouns`]), what one may do ([`choice`]), what happened and who may know it ([`log`]), how it ended
//! ([`outcome`]). [`knowledge`] is all that a bot is handed; [`table`] is a game being played, with taking back.
//!
//! There is no clock here, no I/O, no thread, and no randomness that does not come from a seed.
#![forbid(unsafe_code)]

pub mod cards;
pub mod choice;
pub mod components;
pub mod fingerprint;
pub mod game;
pub mod knowledge;
pub mod log;
pub mod luck;
pub mod nouns;
pub mod options;
pub mod outcome;
pub mod seat;
pub mod seed;
pub mod table;
pub mod viewer;

pub use cards::{CardId, CardSet, Row};
pub use choice::{Choice, Choices, NotationError};
pub use components::{Components, ComponentsError};
pub use fingerprint::{Fingerprint, Print};
pub use game::{Broken, Game, Memory, Meta, Refusal, Setup, SetupError};
pub use knowledge::Knowledge;
pub use log::{Journal, Line, Log, Silent};
pub use luck::{GameRng, ThoughtRng};
pub use options::{OptionError, OptionSpec, Options};
pub use outcome::{Outcome, Part, Score, Standing};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet};
pub use seed::{Seed, SeedError};
pub use table::{Entry, Made, Move, Table};
pub use viewer::{Viewer, Viewers};
