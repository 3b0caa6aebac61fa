//! What one viewer sees of the table. Each field is copied explicitly, so that no secret can get into a view by accident.

use crate::components::{ByGood, Card, Good, Space, Value};
use crate::options::Options;
use crate::phase::Phase;
use crate::preview::PurchasePreview;
use crate::score::TOKENS_TO_END;
use crate::state::{Player, State};
use portolan_core::{CardId, CardSet, Seat, Viewer};
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
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The first player of the game.
    pub first: Seat,
    /// The market, in its order.
    pub market: Vec<Stall>,
    /// The farm, in its order.
    pub farm: Vec<Stall>,
    /// The route, from the start to the goal.
    pub route: Arc<[Space]>,
    /// Insurance icons on a card of each value, ascending.
    pub icons: [u8; 3],
    /// The space of each ship.
    pub ships: ByGood<u8>,
    /// The number of cards in the draw pile.
    pub deck: usize,
    /// The cards of the discard pile, which all players may see (R23).
    pub discard: Vec<Card>,
    /// The number of tokens in the supply, by good.
    pub tokens_left: ByGood<u8>,
    /// The number of tokens of one player that ends the game.
    pub tokens_to_end: u8,
    /// The consequences of the purchase that can be made now or has begun; computed from the rest of the view.
    #[serde(skip)]
    pub purchase: PurchasePreview,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// A card in the market or on the farm, and its reservation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stall {
    /// The card.
    pub card: Card,
    /// The seat whose marker is on the card; `None` if it is not reserved.
    pub reserved_by: Option<Seat>,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The number of cards in the hand, which is public.
    pub hand_size: usize,
    /// The cards in the hand; `None` if the viewer may not see them.
    pub hand: Option<Vec<Card>>,
    /// The goods that were bought and not yet sold.
    pub goods: Vec<Card>,
    /// The insured goods.
    pub insured: Vec<CardId>,
    /// The number of tokens, by good.
    pub tokens: ByGood<u8>,
    /// The points by the good that scored them; `None` if the viewer may not see them.
    pub points: Option<ByGood<u8>>,
    /// The number of points that are marked without a card and therefore public (R13).
    pub points_without_card: u8,
    /// Whether the reservation marker is not on a card.
    pub marker_free: bool,
    /// The price of the market for this player, in coins.
    pub price: u16,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let components = &state.components;
        let stall =
            |&card: &CardId| Stall { card: components.card(card), reserved_by: state.reserved_by(card) };
        View {
            viewer,
            options: state.options,
            phase: state.phase,
            turn: state.turn,
            first: state.first,
            market: state.market.iter().map(stall).collect(),
            farm: state.farm.iter().map(stall).collect(),
            route: components.route.clone(),
            icons: Value::ALL.map(|value| components.icons(value)),
            ships: state.ships,
            deck: state.deck.len(),
            discard: components.cards(state.discard),
            tokens_left: state.tokens_left(),
            tokens_to_end: TOKENS_TO_END,
            purchase: PurchasePreview::of(state),
            players: state.seats.seats().map(|seat| PlayerView::of(state, viewer, seat)).collect(),
        }
    }

    /// Returns the cards of the market that `seat` may buy or take (§3.4).
    pub fn open_to(&self, seat: Seat) -> impl Iterator<Item = &Stall> {
        self.market.iter().filter(move |stall| stall.reserved_by.is_none_or(|by| by == seat))
    }

    /// Returns what this viewer sees of one player; `None` if the seat does not exist.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// Returns what this viewer sees of itself; `None` for the public.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// Returns the ships on waves, which would sink in a sale now (§4.5).
    pub fn on_waves(&self) -> impl Iterator<Item = Good> + '_ {
        let in_danger = |good: &Good| {
            let space = self.route.get(usize::from(self.ships[*good]));
            space.is_some_and(|space| space.kind == crate::SpaceKind::Waves)
        };
        Good::ALL.into_iter().filter(in_danger)
    }
}

impl PlayerView {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let player: &Player = &state.players[seat];
        let cards = |set: CardSet| state.components.cards(set);
        PlayerView {
            hand_size: player.hand.len(),
            hand: state.shows_hand(seat, viewer).then(|| cards(player.hand)),
            goods: cards(player.goods),
            insured: player.insured.iter().collect(),
            tokens: player.tokens,
            points: state.shows_points(seat, viewer).then_some(player.earned),
            points_without_card: player.points_without_card,
            marker_free: player.reserved.is_none(),
            price: state.price(seat),
        }
    }

    /// Returns the goods of this colour that are not insured and would be lost with their ship (§4.5).
    pub fn uninsured(&self, good: Good) -> impl Iterator<Item = &Card> {
        self.goods.iter().filter(move |card| card.kind.good == good && !self.insured.contains(&card.id))
    }

    /// Returns the total number of tokens.
    pub fn token_count(&self) -> u8 {
        self.tokens.0.iter().sum()
    }

    /// Returns the total number of points; `None` if the viewer may not see it.
    pub fn point_count(&self) -> Option<u8> {
        self.points.map(|points| points.0.iter().sum())
    }
}
