//! The parts that the boards of all games share. It does not depend on any game.
//!
//! A game is shown by its [`Board`]: the trait is the contract, and each game implements it in its own crate
//! (`osaka-board`, …). The rest are the parts from which boards are built: the [`Reader`], text in columns ([`layout`]),
//! phrases of every table ([`table`], [`sentence`]), the [`ranking`], names of bots and guests ([`names`]), and HTML ([`html`]).
//!
//! All functions are pure: there is no file or terminal access, and there are no rules.
#![forbid(unsafe_code)]

mod board;
pub mod html;
pub mod layout;
mod lesson;
pub mod names;
pub mod ranking;
mod reader;
pub mod sentence;
pub mod table;

pub use board::{Board, ChoiceOf, EventOf, IllegalOf, ViewOf};
pub use lesson::Lesson;
pub use reader::{Ink, Players, Reader, printable};
