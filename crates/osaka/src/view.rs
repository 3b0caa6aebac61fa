//! What one viewer sees of the table, field by field. Nothing gets here that is not named here.

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
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed on.
    pub options: Options,
    /// Which decision is awaited.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
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
    /// How many cards the draw pile has.
    pub deck: usize,
    /// The discard pile lies open (R23).
    pub discard: Vec<Card>,
    /// Tokens left of each good.
    pub tokens_left: ByGood<u8>,
    /// With this many tokens the game ends.
    pub tokens_to_end: u8,
    /// The consequences of the purchase that can be made now or has begun. They follow from the rest of the view.
    #[serde(skip)]
    pub purchase: PurchasePreview,
    /// Everybody at the table, by seat.
    pub players: Vec<PlayerView>,
}

/// An open card, and who has reserved it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stall {
    /// The card.
    pub card: Card,
    /// Whose marker lies on it.
    pub reserved_by: Option<Seat>,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// How many cards the hand has: open to all.
    pub hand_size: usize,
    /// The hand itself, for who may see it.
    pub hand: Option<Vec<Card>>,
    /// The goods bought and not yet sold.
    pub goods: Vec<Card>,
    /// Those of them that are insured.
    pub insured: Vec<CardId>,
    /// Tokens of each good.
    pub tokens: ByGood<u8>,
    /// Points by the good that brought them, for who may see them.
    pub points: Option<ByGood<u8>>,
    /// Points that lie open because there was no card for them (R13).
    pub points_without_card: u8,
    /// The reservation marker is at hand.
    pub marker_free: bool,
    /// What the market would cost this player.
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

    /// The cards of the market that `seat` may buy or take (§3.4).
    pub fn open_to(&self, seat: Seat) -> impl Iterator<Item = &Stall> {
        self.market.iter().filter(move |stall| stall.reserved_by.is_none_or(|by| by == seat))
    }

    /// What this viewer sees of one player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What this viewer sees of itself, if it sits at the table.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// The ships that go down if the sale goes on as it stands.
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

    /// The goods of this kind that are not insured: they would go down with their ship (§4.5).
    pub fn uninsured(&self, good: Good) -> impl Iterator<Item = &Card> {
        self.goods.iter().filter(move |card| card.kind.good == good && !self.insured.contains(&card.id))
    }

    /// All tokens together.
    pub fn token_count(&self) -> u8 {
        self.tokens.0.iter().sum()
    }

    /// All points together, for who may see them.
    pub fn point_count(&self) -> Option<u8> {
        self.points.map(|points| points.0.iter().sum())
    }
}
