//! The boards as HTML: what holds for every game, and what holds for one.

mod dschunke;
mod osaka;
mod ostia;
mod outline;
mod scene;
mod secrets;
mod soundness;
mod yokohama;
