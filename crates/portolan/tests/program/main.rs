//! The real program, run as people run it: games played through it, its other commands, and what it says when
//! something outside is wrong.
#![allow(unreachable_pub, reason = "a test exports nothing: `pub` says what other files may use")]

mod arena;
mod commands;
mod every_game;
mod failures;
mod languages;
mod load;
mod play;
mod runner;
mod serve;
