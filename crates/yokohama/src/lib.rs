//! Yokohama, by Hisashi Hayashi: the rules of the game for two to four players.
//!
//! `RULES.md` tells the rules in our own words; the numbers of its sections (§7.4) are cited throughout.
//! `RULINGS.md` tells what we decided where the sources are silent (R6). `components.toml` is the box.
//!
//! In reading order: the nouns on the table ([`components`]), the [`state`], how a table is prepared (`setup`), what a
//! player may do ([`choice`]), which decision is awaited ([`phase`]), the rules themselves (`rules`, one file per
//! section), what happened ([`event`]), what one viewer sees ([`view`]), worlds that look alike to a viewer
//! (`imagine`), and the end ([`score`]).
//!
//! There is no sentence for players here, no clock, and no luck that does not come from the seed: all of it is drawn
//! while the table is prepared.
#![forbid(unsafe_code)]

mod check;
pub mod choice;
pub mod components;
pub mod event;
pub mod fees;
mod game;
pub mod illegal;
mod imagine;
pub mod options;
pub mod phase;
mod revision;
mod rules;
pub mod score;
mod setup;
pub mod state;
pub mod view;

pub use choice::{AssistantSource, Choice, PRIZES_ON_TABLE, Payment, PaymentSet, Ware};
pub use components::{
    Achievement, Area, AreaKind, AreaSet, BoardSpace, BuildingTile, ByArea, ByCountry, ByGood, Colour,
    Components, Country, Good, Letter, ManagementBoard, Numbers, OrderCard, Piece, Prize, Requirement,
    Reward, TechnologyCard, Title,
};
pub use event::{Ending, Event, PointSource};
pub use fees::{Fees, Routes};
pub use illegal::{Illegal, Purpose};
pub use options::{DirectTravel, Options};
pub use phase::Phase;
pub use rules::LAST_ROUND_BEFORE_END;
pub use score::Bonuses;
pub use state::{
    ActionStep, AgentCounts, AreaAction, AreaMap, IssuedResources, MAX_PLAYERS, Occupant, PendingReward,
    PieceCounts, Player, Site, State, Turn,
};
pub use view::{
    AchievementView, AreaView, BoardView, BuildingSpaceView, DestinationView, LaboratorySlot, LaboratoryView,
    OrderView, PlayerView, PortSlot, PortView, SpaceView, TechnologyView, TileView, TokenView, View,
};

/// The game, as the rest of Portolan knows it.
pub type Yokohama = State;
