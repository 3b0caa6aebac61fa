//! Dschunke, by Michael Schacht: the rules of the game for three or four players.
//!
//! `RULES.md` has the rules in our own words; the code cites its section numbers (§4.2). `RULINGS.md` lists our
//! decisions where the sources are silent (R6). `components.toml` lists the contents of the box.
//!
//! Modules in reading order: the components ([`components`]), the cargo of a junk and its visible crates ([`hold`]),
//! the [`state`], differences between rules revisions (`revision`), when stacks of goods can be counted (`stacks`), the
//! preparation (`setup`), the choices of a player ([`choice`]), the pending decision ([`phase`]), the rules (`rules`,
//! one file per section), the [`event`]s, what a viewer sees ([`view`]), sampled worlds that look the same to a viewer
//! (`imagine`), and the end of the game (`score`).
//!
//! The crate has no text for players, no clock, and no randomness that does not come from the seed; all of it is used
//! during the preparation.
#![forbid(unsafe_code)]

mod check;
pub mod choice;
pub mod components;
pub mod event;
mod game;
pub mod hold;
pub mod illegal;
mod imagine;
pub mod options;
pub mod phase;
mod preview;
mod revision;
mod rules;
mod score;
mod setup;
mod stacks;
pub mod state;
pub mod view;

pub use choice::{Bid, Choice, MAX_BID_CARDS};
pub use components::card::{CardBundle, CardKind, Timing};
pub use components::{
    ByGood, ByJunk, Colour, Components, Good, Junk, Numbers, Pile, Price, ROUNDS, RoundEvent, Task, Worker,
};
pub use event::Event;
pub use game::Dschunke;
pub use hold::{CRATES_PER_STRIP, Hold, STRIPS_PER_LAYER};
pub use illegal::Illegal;
pub use options::{LayerLimit, Options, Preparation, YellowFor};
pub use phase::{Phase, SearchReason};
pub use score::{card_bonus, final_yuan, junk_bonus};
pub use state::{MAX_PLAYERS, Player, State};
pub use view::{JunkView, PlayerView, SpecialCard, StackView, TileView, View, WorkerView};
