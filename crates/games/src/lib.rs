//! The list of games, a table that can hold any of them, and the record of a game.
//!
//! Types are erased here and nowhere else: [`AnyTable`] holds a [`Table`](portolan_core::Table) of any game, and the
//! other `Any…` enums are its inputs and outputs. They have one variant per game. Code that needs a game's own type
//! (such as a simulation, to avoid the cost of the erasure) gets it with [`with_game!`] or [`with_any!`]; code that has
//! it and needs the erased types is generic over [`ListedGame`]. A [`Record`] is the text from which a game is replayed.
//!
//! ```
//! use portolan_games::core::{Choices, Game, Memory, NullLog, Seat, SeatCount, Seed, Setup, Table, ThoughtRng, Viewer};
//! use portolan_games::ostia::Ostia;
//!
//! // A table of a game whose type is known.
//! let seats = SeatCount::new(3).unwrap();
//! let mut table: Table<Ostia> = Table::new(Setup::standard(seats, Seed::from_number(7)))?;
//! let seat = table.state().to_act().first().unwrap();
//! let mut choices = Choices::new();
//! table.state().choices(seat, &mut choices);
//! table.choose(seat, choices[0])?;
//!
//! // An imagined world looks the same to its viewer, and can be played on.
//! let viewer = Viewer::Seat(seat);
//! let mut world = table.state().imagine(viewer, Memory::Open, &mut ThoughtRng::new(1));
//! assert_eq!(world.view(viewer), table.state().view(viewer));
//! let next = world.to_act().first().unwrap();
//! world.choices(next, &mut choices);
//! world.apply(next, choices[0], &mut NullLog)?;
//!
//! // Undo is possible until another player has acted or something was revealed.
//! table.take_back(seat)?;
//! assert!(table.choices_made().is_empty() && table.entries().len() == 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
