//! The view of one viewer, built field by field, so that no hidden field is included by accident.

use crate::components::{Bundle, ByGood, Card, Good, Money, SenateCard, Storehouses};
use crate::options::Options;
use crate::phase::Phase;
use crate::rules::auction::max_bid;
use crate::state::{Points, ROUNDS, State};
use portolan_core::{Seat, SeatSet, Viewer};
use serde::Serialize;

/// What a viewer sees of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of this game.
    pub options: Options,
    /// The pending decision.
    pub phase: Phase,
    /// The seats that must choose.
    pub to_act: SeatSet,
    /// The round, counted from 1.
    pub round: u8,
    /// The number of rounds.
    pub rounds: u8,
    /// The first player of this round.
    pub first: Seat,
    /// The price of a card of each kind.
    pub prices: ByGood<u8>,
    /// The number of cards of each kind in this game.
    pub copies: ByGood<u8>,
    /// The market price of a card when there are one, two … of its kind; the last holds for more.
    pub market_prices: Vec<u8>,
    /// Points for the first, second and third place.
    pub places: [u8; 3],
    /// Starting money and the cost of loans.
    pub money: Money,
    /// Number and prices of storehouses.
    pub storehouses: Storehouses,
    /// The senate card that counts now.
    pub senate: SenateCard,
    /// The senate card of the next round; `None` in the last round.
    pub senate_next: Option<SenateCard>,
    /// The senate cards of earlier rounds, in order; they stay public (R30).
    pub senate_past: Vec<SenateCard>,
    /// The senate card that was put away, once the game is over.
    pub senate_put_away: Option<SenateCard>,
    /// The number of cards in the draw pile.
    pub deck: usize,
    /// The discard pile, which is public (R29).
    pub discard: Vec<Card>,
    /// The neutral cards of this round.
    pub neutral: Vec<Card>,
    /// The pair on offer, or its first card.
    pub offer: Option<OfferView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// The pair on offer in the harbour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OfferView {
    /// The seller.
    pub seller: Seat,
    /// 1 for the first pass, 2 for the second.
    pub pass: u8,
    /// The offered cards: one or two.
    pub cards: Vec<Card>,
    /// The sum of the prices, which is the minimum bid.
    pub price: u8,
    /// The bids so far, by seat; `None` for a player who passed or has not bid yet.
    pub bids: Vec<Option<u8>>,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Cash, in denarii.
    pub cash: u16,
    /// The number of storehouses.
    pub storehouses: u8,
    /// The number of unpaid loans.
    pub loans: u16,
    /// Points so far.
    pub points: Points,
    /// Out of the game for debts.
    pub eliminated: bool,
    /// The most that this player can bid.
    pub max_bid: u8,
    /// The number of cards on the ship, which is public.
    pub ship_size: usize,
    /// The cards on the ship, for their owner only.
    pub ship: Option<Vec<Card>>,
    /// The number of wares, which is public.
    pub wares_size: usize,
    /// The wares, for viewers who may see them.
    pub wares: Option<Vec<Card>>,
    /// The allocation so far, for its owner only, while players allocate.
    pub allocation: Option<AllocationView>,
}

/// An allocation that is not revealed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AllocationView {
    /// Cards for the market.
    pub market: Bundle,
    /// Cards for the senate.
    pub senate: Bundle,
    /// Cards kept in store.
    pub stored: Bundle,
    /// The kind of the next card; `None` when all are allocated.
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

    /// Returns what this viewer sees of one player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// Returns what this viewer sees of itself; `None` for the public.
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
