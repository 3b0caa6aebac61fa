//! Dschunke, by Michael Schacht: the rules of the game for three or four players.
//!
//! `RULES.md` tells the rules in our own words; the numbers of its sections (§4.2) are cited throughout.
//! `RULINGS.md` tells what we decided where the sources are silent (R6). `components.toml` is the box.
//!
//! In reading order: the nouns on the table ([`components`]), the cargo of a junk and what is visible of it
//! ([`hold`]), the [`state`], what depends on the rules revision (`revision`), when stacks of goods can be counted
//! (`stacks`), how a table is prepared (`setup`), what a player may do ([`choice`]), which decision is awaited
//! ([`phase`]), the rules themselves (`rules`, one file per section), what happened ([`event`]), what one viewer sees
//! ([`view`]), worlds that look alike to a viewer (`imagine`), and the end (`score`).
//!
//! There is no sentence for players here, no clock, and no luck that does not come from the seed: all of it is drawn
//! while the table is prepared.
#![forbid(unsafe_code)]

pub mod choice;
pub mod components;
pub mod event;
mod game;
pub mod hold;
pub mod illegal;
mod imagine;
pub mod options;
pub mod phase;
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
pub use hold::{CRATES_PER_STRIP, Hold, STRIPS_PER_LAYER};
pub use illegal::Illegal;
pub use options::{LayerLimit, Options, Preparation, YellowFor};
pub use phase::{Phase, SearchReason};
pub use score::{card_bonus, final_yuan, junk_bonus};
pub use state::{MAX_PLAYERS, Player, State};
pub use view::{JunkView, PlayerView, SpecialCard, StackView, TileView, View, WorkerView};

/// The game, as the rest of Portolan knows it.
pub type Dschunke = State;
