//! Traders of Osaka, by Susumu Kawasaki: the rules of the game for two to four players.
//!
//! `RULES.md` tells the rules in our own words; the numbers of its sections (§3.1) are cited throughout.
//! `RULINGS.md` tells what we decided where the sources are silent (R10). `components.toml` is the box.
//!
//! In reading order: the nouns on the table ([`components`]), the [`state`], how a table is prepared (`setup`), what
//! a player may do ([`choice`]), which decision is awaited ([`phase`]), the rules themselves (`rules`, one file per
//! section), what happened ([`event`]), what one viewer sees ([`view`]), worlds that look alike to a viewer
//! (`imagine`), and the end (`score`).
//!
//! There is no sentence for players here, no clock, and no luck that does not come from the seed.
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
