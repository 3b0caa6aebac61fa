//! Tables in the browser: people, seats, choices, pushes, bots. Owns time and permissions.
//!
//! In reading order: one table while it is being played ([`live`]), all that are in memory ([`tables`]), bots and their
//! threads ([`bots`]), people and how they are recognised ([`people`]), what they do (`deeds`), what guards every
//! request ([`guard`]), and over all of it the pages ([`routes`]) and the same for programs (`api`). [`App`] holds them
//! together; [`serve`] runs it.
//!
//! No rule is known here and no sentence written: rules come from `games`, pages from `boards`. What is kept is kept by
//! `store`, and nothing is acknowledged before that.
#![forbid(unsafe_code)]

mod actions;
mod api;
mod app;
pub mod bots;
mod config;
mod error;
mod explain;
pub mod guard;
mod hints;
mod links;
pub mod live;
mod pace;
pub mod people;
mod reviews;
pub mod routes;
mod secret;
mod serve;
pub mod tables;

pub use app::App;
pub use config::Config;
pub use error::ServerError;
pub use serve::serve;
