//! What a viewer sees of one player.

use super::cards::{OrderView, TechnologyView, TokenView};
use crate::components::{Area, AreaSet, ByCountry, ByGood, Colour, Piece, Prize, Title};
use crate::event::PointSource;
use crate::player::{AgentCounts, PieceCounts};
use crate::score::{self, Bonuses};
use crate::state::State;
use portolan_core::{Seat, Viewer};
use serde::Serialize;

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The colour of the pieces.
    pub colour: Colour,
    /// Money.
    pub yen: u16,
    /// Goods.
    pub goods: ByGood<u16>,
    /// Imports.
    pub imports: u16,
    /// Pieces in the hand.
    pub hand: PieceCounts,
    /// Pieces in the warehouse.
    pub warehouse: PieceCounts,
    /// The prices of the next shop and the next trading house from the warehouse; `None` if none is left.
    pub prices: [Option<u8>; 2],
    /// The area of the president; `None` while it is in the hand.
    pub president: Option<Area>,
    /// The areas with a shop.
    pub shops: AreaSet,
    /// The areas with a trading house.
    pub houses: AreaSet,
    /// The number of orders in the hand, which is public.
    pub order_count: usize,
    /// The orders in the hand; `None` if the viewer may not see them.
    pub orders: Option<Vec<OrderView>>,
    /// The two orders to choose from (§2.8); `None` for other viewers and after the choice.
    pub dealt: Option<Vec<OrderView>>,
    /// Completed orders.
    pub completed: Vec<OrderView>,
    /// Technologies.
    pub technologies: Vec<TechnologyView>,
    /// 5-power tokens.
    pub tokens: Vec<TokenView>,
    /// Icons of each country.
    pub icons: ByCountry<u8>,
    /// Foreign agents of each country.
    pub agents: ByCountry<AgentCounts>,
    /// Free agents (§12).
    pub free_agents: AgentCounts,
    /// The prize for all three achievements (§12.1).
    pub prize: Option<Prize>,
    /// Points so far, without final scoring.
    pub points: u16,
    /// Points from each source, in the order of [`PointSource::ALL`].
    pub earned: [u16; PointSource::ALL.len()],
    /// The final scoring if the game ended now (§11).
    pub bonuses: Bonuses,
}

impl PlayerView {
    pub(super) fn of(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = &state.players[seat];
        let chooses = viewer.is(seat) && !player.dealt.is_empty();
        PlayerView {
            colour: Colour::ALL[seat.index()],
            yen: player.yen,
            goods: player.goods,
            imports: player.imports,
            hand: player.hand,
            warehouse: player.warehouse,
            prices: [Piece::Shop, Piece::House].map(|piece| state.price(seat, piece)),
            president: player.president,
            shops: player.shops,
            houses: player.houses,
            order_count: player.orders.len(),
            orders: state.shows_orders(seat, viewer).then(|| OrderView::all(state, player.orders)),
            dealt: chooses.then(|| OrderView::all(state, player.dealt)),
            completed: OrderView::all(state, player.completed),
            technologies: player.technologies.iter().map(|id| TechnologyView::of(state, id)).collect(),
            tokens: player.tokens.iter().map(|id| TokenView::of(state, id)).collect(),
            icons: player.icons,
            agents: player.agents,
            free_agents: player.free_agents,
            prize: player.prize,
            points: player.points(),
            earned: player.earned,
            bonuses: score::bonuses(state, seat),
        }
    }

    /// Unused agents of all countries, and free agents.
    pub fn ready_agents(&self) -> u8 {
        self.free_agents.ready + self.agents.0.iter().map(|agents| agents.ready).sum::<u8>()
    }

    /// Whether the player has this technology.
    pub fn has(&self, title: Title) -> bool {
        self.technologies.iter().any(|technology| technology.card.title == title)
    }
}
