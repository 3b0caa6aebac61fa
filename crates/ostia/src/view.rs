//! What one viewer sees of the table, field by field. Nothing gets here that is not named here.

use crate::components::{Bundle, ByGood, Card, Good, Money, SenateCard, Storehouses};
use crate::options::Options;
use crate::phase::Phase;
use crate::rules::auction::max_bid;
use crate::state::{Points, ROUNDS, State};
use portolan_core::{Seat, SeatSet, Viewer};
use serde::Serialize;

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed on.
    pub options: Options,
    /// Which decision is awaited.
    pub phase: Phase,
    /// Who still has to choose.
    pub to_act: SeatSet,
    /// The round, counted from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Who begins this round.
    pub first: Seat,
    /// The price of a card of each kind.
    pub prices: ByGood<u8>,
    /// How many cards of each kind take part.
    pub copies: ByGood<u8>,
    /// What a card brings on the market when there are one, two … of its kind; the last holds for more.
    pub market_prices: Vec<u8>,
    /// Points for the first, second and third place.
    pub places: [u8; 3],
    /// What loans cost.
    pub money: Money,
    /// What storehouses cost.
    pub storehouses: Storehouses,
    /// The senate card that counts now.
    pub senate: SenateCard,
    /// The one that comes next; none in the last round.
    pub senate_next: Option<SenateCard>,
    /// Those of earlier rounds, in their order; they lie open (R30).
    pub senate_past: Vec<SenateCard>,
    /// The one that was put away, once the game is over.
    pub senate_put_away: Option<SenateCard>,
    /// How many cards the draw pile has.
    pub deck: usize,
    /// The discard pile lies open (R29).
    pub discard: Vec<Card>,
    /// The neutral cards of this round.
    pub neutral: Vec<Card>,
    /// The pair on offer, or its first card.
    pub offer: Option<OfferView>,
    /// Everybody at the table, by seat.
    pub players: Vec<PlayerView>,
}

/// An offer in the harbour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OfferView {
    /// Who sells.
    pub seller: Seat,
    /// In the first or the second pass.
    pub pass: u8,
    /// What lies on the table.
    pub cards: Vec<Card>,
    /// The sum of its prices: the least that can be bid.
    pub price: u8,
    /// The bids so far, by seat; nothing: passed, or not asked yet.
    pub bids: Vec<Option<u8>>,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Denarii.
    pub cash: u16,
    /// Storehouses.
    pub storehouses: u8,
    /// Loans that are not repaid.
    pub loans: u16,
    /// Points so far.
    pub points: Points,
    /// Out of the game for debts.
    pub eliminated: bool,
    /// The most that this player can bid.
    pub max_bid: u8,
    /// How many cards the ship has: open to all.
    pub ship_size: usize,
    /// The ship itself, for its owner.
    pub ship: Option<Vec<Card>>,
    /// How many wares there are: open to all.
    pub wares_size: usize,
    /// The wares themselves, for who may see them.
    pub wares: Option<Vec<Card>>,
    /// Where the wares have been put so far, for their owner, while all allocate.
    pub allocation: Option<AllocationView>,
}

/// What one has put where, and not shown yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AllocationView {
    /// On the market.
    pub market: Bundle,
    /// Before the senate.
    pub senate: Bundle,
    /// In store.
    pub stored: Bundle,
    /// The kind of the card that comes next; none: all are in their places.
    pub next: Option<Good>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let components = &state.components;
        View {
            viewer,
            options: state.options,
            phase: state.phase_for(viewer),
            to_act: crate::rules::to_act(state),
            round: state.round,
            rounds: ROUNDS,
            first: state.first,
            prices: components.price,
            copies: components.bundle(state.in_play()).0,
            market_prices: components.market_prices.clone(),
            places: components.places,
            money: components.money,
            storehouses: components.storehouses,
            senate: state.senate_now(),
            senate_next: state.senate_next(),
            senate_past: (1..state.round).map(|round| state.senate_of(round)).collect(),
            senate_put_away: (state.phase == Phase::Over).then(|| state.senate_of(0)),
            deck: state.deck.len(),
            discard: components.cards(state.discard),
            neutral: components.cards(state.neutral),
            offer: OfferView::of(state),
            players: state.seats.seats().map(|seat| PlayerView::of(state, viewer, seat)).collect(),
        }
    }

    /// What this viewer sees of one player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What this viewer sees of itself, if it sits at the table.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }
}

impl OfferView {
    fn of(state: &State) -> Option<OfferView> {
        let bid = |seat| Some(state.bids[seat]).filter(|&bid| bid > 0);
        (!state.offer.is_empty()).then(|| OfferView {
            seller: state.seller(),
            pass: state.pairs_sold / state.seats.get() as u8 + 1,
            cards: state.components.cards(state.offer),
            price: state.components.price_of(state.offer),
            bids: state.seats.seats().map(bid).collect(),
        })
    }
}

impl PlayerView {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = &state.players[seat];
        let cards = |set| state.components.cards(set);
        PlayerView {
            cash: player.cash,
            storehouses: player.storehouses,
            loans: player.loans,
            points: player.points,
            eliminated: player.eliminated,
            max_bid: max_bid(state, seat),
            ship_size: player.ship.len(),
            ship: viewer.is(seat).then(|| cards(player.ship)),
            wares_size: player.wares.len(),
            wares: state.shows_wares(seat, viewer).then(|| cards(player.wares)),
            allocation: viewer.is(seat).then(|| AllocationView::of(state, seat)).flatten(),
        }
    }
}

impl AllocationView {
    fn of(state: &State, seat: Seat) -> Option<AllocationView> {
        let player = &state.players[seat];
        let placed = state.components.bundle(player.wares.lowest(player.placed_count.into()));
        let rest = |good| placed.count(good) - player.to_market.count(good) - player.to_senate.count(good);
        matches!(state.phase, Phase::Allocate | Phase::LastAllocate).then(|| AllocationView {
            market: player.to_market,
            senate: player.to_senate,
            stored: Bundle(ByGood(Good::ALL.map(rest))),
            next: state.next_to_place(seat),
        })
    }
}
