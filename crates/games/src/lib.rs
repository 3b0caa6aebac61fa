//! The list of games, a table that can hold any of them, and the record of a game.
//!
//! Types are erased here and nowhere else: [`AnyTable`] holds a [`Table`](portolan_core::Table) of any game, and the
//! other `Any…` enums are its inputs and outputs. They have one variant per game. Code that needs a game's own type
//! (a simulation, which must not pay for the erasure) gets it with [`with_game!`] or [`with_any!`]; code that has it
//! and needs the erased types is generic over [`ListedGame`]. A [`Record`] is the text from which a game is replayed.
#![forbid(unsafe_code)]

mod any_choice;
mod any_table;
mod game_id;
mod history;
mod list;
pub mod record;
pub mod review;
mod setup;

pub use history::HistoryStep;
pub use list::{AnyChoice, AnyEvent, AnyKnowledge, AnyRefusal, AnyTable, AnyView, GameId, ListedGame};
pub use record::{Record, RecordError, RecordedPlayer};
pub use setup::{TableError, TableSetup};

pub use portolan_core as core;
pub use portolan_dschunke as dschunke;
pub use portolan_osaka as osaka;
pub use portolan_ostia as ostia;
pub use portolan_yokohama as yokohama;
