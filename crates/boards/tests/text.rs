//! Tests of boards, decisions, events and refusals as text for each game, in addition to the checks of every board.

mod dschunke;
mod osaka;
mod ostia;
mod yokohama;
