//! Yokohama, by Hisashi Hayashi: the rules of the game for two to four players.
//!
//! `RULES.md` states the rules in our own words; comments cite its section numbers (§7.4). `RULINGS.md` states what we
//! decided where the sources are silent (R6). `components.toml` lists what is in the box.
//!
//! In reading order: the [`components`], the position ([`state`], [`player`], [`map`]), the preparation (`setup`), the
//! possible choices ([`choice`]), the pending decision ([`phase`]), the rules (`rules`, one file per section), the
//! events ([`event`]), what one viewer sees ([`view`]), imagined worlds (`imagine`), and the final scoring ([`score`]).
//!
//! The crate has no text for players, no clock, and no randomness that does not come from the seed; all of it is used
//! during the preparation.
#![forbid(unsafe_code)]

pub mod bonus;
mod check;
pub mod choice;
pub mod components;
pub mod event;
pub mod fees;
mod game;
pub mod illegal;
mod imagine;
pub mod map;
pub mod options;
pub mod phase;
pub mod player;
mod preview;
mod revision;
mod rules;
pub mod score;
mod setup;
pub mod state;
mod state_hash;
mod supply;
pub mod view;

pub use choice::{AssistantSource, Choice, PRIZES_ON_TABLE, Payment, PaymentSet, Ware};
pub use components::{
    Achievement, Area, AreaKind, AreaSet, BoardSpace, BuildingTile, ByArea, ByCountry, ByGood, Colour,
    Components, Country, Good, Letter, ManagementBoard, Numbers, OrderCard, Piece, Prize, Requirement,
    Reward, TechnologyCard, Title,
};
pub use event::{Ending, Event, PointSource};
pub use fees::{Fees, Routes};
pub use game::Yokohama;
pub use illegal::{Illegal, Purpose};
pub use map::AreaMap;
pub use options::{DirectTravel, Options};
pub use phase::Phase;
pub use player::{AgentCounts, PieceCounts, Player};
pub use rules::LAST_ROUND_BEFORE_END;
pub use score::Bonuses;
pub use state::{ActionStep, AreaAction, MAX_PLAYERS, Occupant, PendingReward, Site, State, Turn};
pub use supply::IssuedResources;
pub use view::{
    AchievementView, AreaView, BoardView, BuildingSpaceView, DestinationView, LaboratorySlot, LaboratoryView,
    OrderView, PlayerView, PortSlot, PortView, SpaceView, TechnologyView, TileView, TokenView, View,
};
