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

pub use choice::{Choice, Coin, CoinSet, PRIZES_ON_TABLE, Source, Ware};
pub use components::{
    Achievement, Area, AreaKind, AreaSet, Board, BuildingTile, ByArea, ByCountry, ByGood, Colour, Components,
    Country, Good, Letter, Need, Numbers, OrderCard, Piece, Prize, Reward, Space, TechnologyCard, Title,
};
pub use event::{Ending, Event, Merit};
pub use fees::{Fees, Ways};
pub use illegal::{Deed, Illegal};
pub use options::{Direct, Options};
pub use phase::Phase;
pub use rules::LAST_ROUND_BEFORE_END;
pub use score::Bonuses;
pub use state::{
    Action, Agents, Issued, MAX_PLAYERS, Map, Occupant, Pending, Pieces, Player, Site, State, Step, Turn,
};
pub use view::{
    AchievementView, AreaView, BoardView, DestinationView, LaboratorySlot, LaboratoryView, OrderView,
    PlayerView, PortSlot, PortView, SiteView, SpaceView, TechnologyView, TileView, TokenView, View,
};

/// The game, as the rest of Portolan knows it.
pub type Yokohama = State;
