//! The pages in a real browser, with real clicks and keys, against the real program: whole games, several people at one
//! table, broken connections, no script, small screens.
//!
//! `cargo xtask test` installs the browser and runs these tests; `cargo test` leaves them out. They wait for conditions,
//! with a deadline. When a test fails, a screenshot of every open browser is stored in `target/browser-failures`.
#![allow(unreachable_pub, reason = "a test exports nothing: `pub` says what other files may use")]

mod axe;
mod driver;
mod house;
mod person;
mod play;
mod program;
mod proxy;
mod tools;
mod window;
mod wire;

mod asking;
mod close_look;
mod connection;
mod every_game;
mod hearing;
mod hint;
mod hot_seat;
mod keyboard;
mod layout;
mod motion;
mod mouse;
mod pictures;
mod plain;
mod reading;
mod screenshots;
mod tabs;
mod together;
