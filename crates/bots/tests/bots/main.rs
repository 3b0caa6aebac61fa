//! The bots in every game: their choices are legal and fair, the greedy bot beats random ones, and the heuristics are
//! sensible. `common` has what must hold in every game; the file of a game says how much of it is tested, and tests
//! its own heuristics.

#[macro_use]
mod common;

mod dschunke;
mod osaka;
mod ostia;
mod pennies;
mod review;
mod yokohama;
