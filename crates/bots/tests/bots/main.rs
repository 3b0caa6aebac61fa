//! The bots at every game: what they choose is legal and fair, the greedy one beats random ones, and it judges
//! sensibly. `common` has what must hold at every game; a game's own file says how much of it is looked at, and what
//! else its judgement must do.

#[macro_use]
mod common;

mod dschunke;
mod osaka;
mod ostia;
mod pennies;
mod review;
mod yokohama;
