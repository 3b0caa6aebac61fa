//! The boards as HTML: what holds of every game's, and what is asked of one.

mod dschunke;
mod osaka;
mod ostia;
mod outline;
mod scene;
mod secrets;
mod soundness;
mod yokohama;
