//! Ostia, by Stefan Risthaus: the rules of the game for three to five players.
//!
//! `RULES.md` has the rules in our own words; the code cites its section numbers (§3.4). `RULINGS.md` lists our
//! decisions where the sources are silent (R10). `components.toml` lists the contents of the box.
//!
//! Modules in reading order: the components ([`components`]), the [`state`], differences between rules revisions
//! (`revision`), the preparation (`setup`), the choices of a player ([`choice`]), the pending decision ([`phase`]), the
//! rules (`rules`, one file per section), the [`event`]s, what a viewer sees ([`view`]), sampled worlds that look the
//! same to a viewer (`imagine`), and the end of the game (`score`).
//!
//! The crate has no text for players, no clock, and no randomness that does not come from the seed.
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
mod revision;
mod rules;
mod score;
mod setup;
pub mod state;
pub mod view;

pub use choice::Choice;
pub use components::{Bundle, ByGood, Card, Components, Good, Money, SENATE_CARDS, SenateCard, Storehouses};
pub use event::Event;
pub use game::Ostia;
pub use illegal::Illegal;
pub use options::Options;
pub use phase::Phase;
pub use rules::auction::{BIDS_PER_LIST, MAX_BID, MAX_BID_LOANS, max_bid};
pub use rules::harbour::SHIP_CARDS;
pub use score::{ENDING, place_points};
pub use state::{MAX_KINDS, MAX_PLAYERS, Player, Points, ROUNDS, State};
pub use view::{AllocationView, OfferView, PlayerView, View};
