//! Ostia, by Stefan Risthaus: the rules of the game for three to five players.
//!
//! `RULES.md` tells the rules in our own words; the numbers of its sections (§3.4) are cited throughout.
//! `RULINGS.md` tells what we decided where the sources are silent (R10). `components.toml` is the box.
//!
//! In reading order: the nouns on the table ([`components`]), the [`state`], how a table is prepared (`setup`), what
//! a player may do ([`choice`]), which decision is awaited ([`phase`]), the rules themselves (`rules`, one file per
//! section), what happened ([`event`]), what one viewer sees ([`view`]), worlds that look alike to a viewer
//! (`imagine`), and the end (`score`).
//!
//! There is no sentence for players here, no clock, and no luck that does not come from the seed.
#![forbid(unsafe_code)]

pub mod choice;
pub mod components;
pub mod event;
mod game;
pub mod illegal;
mod imagine;
pub mod options;
pub mod phase;
mod revision;
mod rules;
mod score;
mod setup;
pub mod state;
pub mod view;

pub use choice::Choice;
pub use components::{Bundle, ByGood, Card, Components, Good, Money, SENATE_CARDS, SenateCard, Storehouses};
pub use event::Event;
pub use illegal::Illegal;
pub use options::Options;
pub use phase::Phase;
pub use rules::auction::{BIDS_PER_LIST, MAX_BID, MAX_BID_LOANS, max_bid};
pub use rules::harbour::SHIP_CARDS;
pub use score::{ENDING, place_points};
pub use state::{MAX_KINDS, MAX_PLAYERS, Player, Points, ROUNDS, State};
pub use view::{AllocationView, OfferView, PlayerView, View};

/// The game, as the rest of Portolan knows it.
pub type Ostia = State;
