//! The pages in a real browser, with real clicks and keys, against the real program: whole games, several people at one
//! table, broken connections, no script, small screens.
//!
//! `cargo xtask test` installs the browser and runs these tests; `cargo test` leaves them out. They wait for conditions,
//! with a deadline. When a test fails, a screenshot of every open browser is stored in `target/browser-failures`.
#![allow(unreachable_pub, reason = "a test exports nothing: `pub` says what other files may use")]

mod axe;
mod context;
mod driver;
mod driver_commands;
mod person;
mod play;
mod proxy;
mod server;
mod tools;
mod window;

mod area_popover;
mod connection;
mod devices;
mod every_game;
mod gradients;
mod hint;
mod hot_seat;
mod keyboard;
mod layout;
mod leaving;
mod live_regions;
mod motion;
mod mouse;
mod no_script;
mod other_pages;
mod reasons_and_undo;
mod refused_pushes;
mod screenshots;
mod several_people;
mod tabs;
