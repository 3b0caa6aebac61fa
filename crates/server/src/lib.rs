//! The web server: tables in the browser and, as JSON, for programs; people, pushes and bots. It owns time and permissions.
//!
//! In reading order: [`ActiveTable`], a table in memory, and its snapshots, [`Position`]; `tables`, all tables in memory;
//! `bot_pool`, the threads for searches, shared fairly by `bots`, `hints` and `reviews`; `people`, with their `devices`, `names` and `guests`;
//! `actions`, the operations of people on tables with their permissions; `http`, what pages and API share; `site`, the handlers
//! of the pages; `api`, the JSON handlers. [`App`] owns all of it, [`router()`] has all addresses, and [`serve()`] runs it.
//!
//! The server knows no rule and contains no text for players: rules come from `games`, pages from `pages`. Everything is
//! stored by `store`, and nothing is acknowledged before it is stored.
#![forbid(unsafe_code)]

mod actions;
mod active_table;
mod api;
mod app;
mod bot_pool;
mod bots;
mod config;
mod device_kind;
mod devices;
mod error;
mod guests;
mod hints;
mod http;
mod links;
mod names;
mod people;
mod position;
mod presence;
mod push_throttle;
mod render_pool;
mod reviews;
mod router;
mod seat_texts;
mod secret;
mod seen_counts;
mod serve;
mod site;
mod tables;
mod verification;

pub use active_table::ActiveTable;
pub use app::App;
pub use config::{Config, ConnectionLimits};
pub use error::ServerError;
pub use ipnet::IpNet;
pub use position::{Actor, Position};
pub use router::router;
pub use serve::{serve, serve_metrics};
pub use verification::verify;
