//! The list of games, a table that can hold any of them, and the record of a game.
//!
//! Here, and only here, types are erased: [`AnyTable`] is a [`Table`](portolan_core::Table) of whichever game, and
//! the `Any…` enums are what goes in and comes out of it. They have one variant per game, so that the compiler names
//! every place that must learn of a new one. Code that wants a game's own type (a simulation, which must not pay for
//! the erasure) gets it with [`with_game!`]; one that has it and wants to come here is generic over [`ListedGame`]. The [`record`] is the truth about a game: a text that replays it.
#![forbid(unsafe_code)]

mod list;
pub mod record;
pub mod review;
mod table;

pub use list::{AnyChoice, AnyEvent, AnyKnowledge, AnyRefusal, AnyTable, AnyView, GameId, ListedGame};
pub use record::{Record, RecordError, RecordedPlayer};
pub use table::{HistoryStep, TableError, TableSetup};

pub use portolan_core as core;
pub use portolan_dschunke as dschunke;
pub use portolan_osaka as osaka;
pub use portolan_ostia as ostia;
pub use portolan_yokohama as yokohama;
