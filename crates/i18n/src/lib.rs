//! All player-visible texts of Portolan, in every language. The messages are in `messages/<language>/*.ftl` (Fluent);
//! a [`Locale`] formats one of them by its key.
//!
//! `build.rs` generates the keys from the English files, so a message that does not exist is a compiler error. There is
//! no logic about games or pages here.
#![forbid(unsafe_code)]

mod cache;
mod keys;
mod locale;

pub use fluent_bundle::FluentValue;
pub use keys::*;
pub use locale::{Arg, Locale};
