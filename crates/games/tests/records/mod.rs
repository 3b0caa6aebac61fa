//! Replays whole games that are stored under `crates/<game>/tests/records/` and checks every choice, position and result.
//!
//! Each record is stored for a feature of its game, such as a way in which a game can end; the test checks that the game
//! has it. With the environment variable `PORTOLAN_WRITE_RECORDS` the records are written again: games are played with
//! consecutive seeds until one has the feature.

mod dschunke;
mod osaka;
mod ostia;
mod scripted_games;
mod yokohama;
