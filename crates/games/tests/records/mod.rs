//! Whole games, kept under `crates/<game>/tests/records/` and replayed on every run: every choice, position and result.
//!
//! Each record is kept for something that happens in it, and the test sees that it does. With the environment variable
//! `PORTOLAN_WRITE_RECORDS` the records are made anew: games are played from one seed after the other until one has
//! what is wanted.

mod dschunke;
mod kept;
mod osaka;
mod ostia;
mod yokohama;
