//! Traders of Osaka, by Susumu Kawasaki: the rules of the game for two to four players.
//!
//! `RULES.md` states the rules in our own words; the code cites its section numbers (§3.1). `RULINGS.md` lists our
//! decisions where the sources are silent (R10). `components.toml` lists the contents of the box.
//!
//! In reading order: the [`components`], the [`state`], the preparation (`setup`), the choices of players ([`choice`]),
//! the pending decision ([`phase`]), the rules themselves (`rules`, one file per section), the [`event`]s, what one
//! viewer sees ([`view`]), imagined worlds (`imagine`), and the end of the game (`score`).
//!
//! The crate contains no texts for players, no clock, and no randomness that does not come from the seed.
#![forbid(unsafe_code)]

mod check;
pub mod choice;
pub mod components;
pub mod event;
mod game;
pub mod illegal;
mod imagine;
pub mod options;
pub mod phase;
mod preview;
mod revision;
mod rules;
mod score;
mod setup;
pub mod state;
pub mod view;

pub use choice::{Choice, Place};
pub use components::{Bundle, ByGood, Card, Components, Good, Kind, Space, SpaceKind, Value};
pub use event::{Ending, Event, FirstBecause};
pub use game::Osaka;
pub use illegal::Illegal;
pub use options::Options;
pub use phase::Phase;
pub use preview::PurchasePreview;
pub use rules::sail::MOST_SPACES;
pub use rules::sale::points_for;
pub use score::TOKENS_TO_END;
pub use setup::OPENING_COINS;
pub use state::{MAX_PLAYERS, Player, State};
pub use view::{PlayerView, Stall, View};
