//! What one viewer sees of the table. A view is built field by field, so that no hidden field is included by accident.

mod areas;
mod cards;
mod management;
mod player;

pub use areas::{AreaView, BuildingSpaceView, DestinationView, TileView};
pub use cards::{LaboratorySlot, LaboratoryView, OrderView, PortSlot, PortView, TechnologyView, TokenView};
pub use management::{AchievementView, BoardView, SpaceView};
pub use player::PlayerView;

use crate::components::{Area, ByCountry, Components, Letter, ManagementBoard, Numbers, Prize};
use crate::event::Ending;
use crate::fees::Routes;
use crate::options::Options;
use crate::phase::Phase;
use crate::rules::LAST_ROUND_BEFORE_END;
use crate::state::{AreaAction, PendingReward, State, Turn};
use portolan_core::{Seat, SeatSet, Viewer};
use serde::Serialize;
use std::sync::Arc;

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// The pending decision.
    pub phase: Phase,
    /// The seats that must choose.
    pub to_act: SeatSet,
    /// Where the president of the active player can go on foot or from the hand, and by which routes. Empty while
    /// another decision is pending, and in revision 1.
    pub destinations: Vec<DestinationView>,
    /// The round, counted from 1; 0 while players choose their first order.
    pub round: u8,
    /// The beginning of this round triggers the end if nothing else has (R57).
    pub longest: u8,
    /// The first player, who begins every round.
    pub first: Seat,
    /// The current turn.
    pub turn: Turn,
    /// The area action in progress.
    pub action: Option<AreaAction>,
    /// The part of a reward that is not resolved yet.
    pub pending: PendingReward,
    /// What triggered the end; `None` before that (§11.1).
    pub ending: Option<Ending>,
    /// The last round; `None` until it is known (§11.2).
    pub last_round: Option<u8>,
    /// The number of areas in each row of the map, from the top.
    pub rows: Vec<u8>,
    /// The areas in play, row by row from the top.
    pub areas: Vec<AreaView>,
    /// The area with the station token (§9.14).
    pub station: Option<Area>,
    /// The laboratories in play.
    pub laboratories: Vec<LaboratoryView>,
    /// The ports in play.
    pub ports: Vec<PortView>,
    /// The boards of the church and the customs.
    pub boards: Vec<BoardView>,
    /// The achievements A, B and C.
    pub achievements: Vec<AchievementView>,
    /// The prizes on display (§12.1); `None` for those taken. Empty without this mini-expansion.
    pub prizes: Vec<Option<Prize>>,
    /// Agents of each country in the supply.
    pub agents: ByCountry<u8>,
    /// The number of technologies in the deck.
    pub technology_deck: usize,
    /// The number of orders in the deck.
    pub order_deck: usize,
    /// The number of orders removed from the game unseen (§2.8).
    pub orders_removed: usize,
    /// The numbers of the rulebook and the boards.
    pub numbers: Numbers,
    /// The components, to look up cards that are known only by number, such as those of an event. They are the same for
    /// all viewers and not serialized.
    #[serde(skip)]
    pub components: Arc<Components>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let components = &state.components;
        View {
            viewer,
            options: state.options,
            phase: state.phase,
            to_act: state.phase.to_act(),
            destinations: areas::destinations(state),
            round: state.round,
            longest: LAST_ROUND_BEFORE_END,
            first: state.first,
            turn: state.turn,
            action: state.action,
            pending: state.pending,
            ending: state.ending,
            last_round: state.last_round,
            rows: components.rows[Components::seat_count_index(state.seats)].to_vec(),
            areas: areas::areas(state),
            station: state.station,
            laboratories: cards::laboratories(state),
            ports: cards::ports(state),
            boards: ManagementBoard::ALL.map(|board| BoardView::of(state, board)).to_vec(),
            achievements: Letter::ALL.map(|letter| AchievementView::of(state, letter)).to_vec(),
            prizes: if state.options.prizes { state.prizes.to_vec() } else { Vec::new() },
            agents: state.agents,
            technology_deck: state.technology_deck.len(),
            order_deck: state.order_deck.len(),
            orders_removed: state.removed.len(),
            numbers: components.numbers,
            components: Arc::clone(components),
            players: state.seats.seats().map(|seat| PlayerView::of(state, viewer, seat)).collect(),
        }
    }

    /// What this viewer sees of one player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What the viewer sees of its own seat; `None` for the public.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// The routes by which the president of the active player can go to an area; none in revision 1.
    pub fn routes_to(&self, area: Area) -> Routes {
        self.destinations.iter().find(|to| to.area == area).map_or(Routes::EMPTY, |to| to.routes)
    }

    /// An area; `None` if it is not in play.
    pub fn area(&self, area: Area) -> Option<&AreaView> {
        self.areas.iter().find(|view| view.area == area)
    }

    /// The display of a laboratory; `None` if it is not in play.
    pub fn laboratory(&self, area: Area) -> Option<&LaboratoryView> {
        self.laboratories.iter().find(|view| view.area == area)
    }

    /// The display of a port; `None` if it is not in play.
    pub fn port(&self, area: Area) -> Option<&PortView> {
        self.ports.iter().find(|view| view.area == area)
    }

    /// The board of the church or the customs.
    pub fn board(&self, board: ManagementBoard) -> Option<&BoardView> {
        self.boards.iter().find(|view| view.board == board)
    }
}
