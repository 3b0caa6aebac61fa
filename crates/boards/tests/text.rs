//! The boards, decisions, events and refusals as text: what holds for one game, besides the checks of every board.

mod dschunke;
mod osaka;
mod ostia;
mod yokohama;
