//! The program as a process: its commands, their output and their errors.
#![allow(unreachable_pub, reason = "a test exports nothing: `pub` marks what other files may use")]

mod arena;
mod commands;
mod data;
mod every_game;
mod failures;
mod languages;
mod network;
mod play;
mod runner;
mod serve;
mod simulate;
