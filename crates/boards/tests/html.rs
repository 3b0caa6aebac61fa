//! Tests of the boards as HTML: for all games, and for each game.

mod dschunke;
mod osaka;
mod ostia;
mod outline;
mod scene;
mod secrets;
mod soundness;
mod yokohama;
