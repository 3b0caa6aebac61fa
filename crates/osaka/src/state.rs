//! The raw state: data and queries. The rules that change it are in `rules`, its invariants in `check`.

use crate::components::{ByGood, Components, Good, LONGEST_FARM, LONGEST_MARKET};
use crate::options::Options;
use crate::phase::Phase;
use portolan_core::{ArrayVec, BySeat, CardId, CardSet, GameRng, Seat, SeatCount, Viewer};
use std::sync::Arc;

/// The maximum number of players.
pub const MAX_PLAYERS: usize = 4;

/// The complete position, with secrets. Any field can be edited; [`Osaka`](crate::Osaka) is a state that passed its check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The rules revision of the game.
    pub revision: u32,
    /// The contents of the box.
    pub components: Arc<Components>,
    /// The options of the game.
    pub options: Options,
    /// The number of seats.
    pub seats: SeatCount,
    /// The generator for later draws.
    pub rng: GameRng,
    /// The pending decision.
    pub phase: Phase,
    /// The first player of the game.
    pub first: Seat,
    /// The seat whose turn it is; during a sale, the buyer.
    pub turn: Seat,
    /// The number of players who have passed in a row (§3.7).
    pub passes: u8,
    /// The draw pile; its top card is the last element.
    pub deck: ArrayVec<CardId, { CardSet::CAPACITY }>,
    /// The discard pile.
    pub discard: CardSet,
    /// The market, in its order.
    pub market: ArrayVec<CardId, LONGEST_MARKET>,
    /// The farm, in its order.
    pub farm: ArrayVec<CardId, LONGEST_FARM>,
    /// The space of each ship.
    pub ships: ByGood<u8>,
    /// What belongs to each player.
    pub players: BySeat<Player, MAX_PLAYERS>,
    /// Points cards drawn unseen since the draw pile was last shuffled (for perfect memory).
    pub unseen: CardSet,
    /// Points cards drawn unseen before that shuffle: they cannot be in the draw pile.
    pub unseen_before: CardSet,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The cards in the hand, which serve as coins.
    pub hand: CardSet,
    /// The goods that were bought and not yet sold.
    pub goods: CardSet,
    /// The insured goods.
    pub insured: CardSet,
    /// The cards under the trader, worth one point each.
    pub points: CardSet,
    /// The number of points for which there was no card (R13).
    pub points_without_card: u8,
    /// The points by the good that scored them, with and without cards.
    pub earned: ByGood<u8>,
    /// The number of achievement tokens, by good.
    pub tokens: ByGood<u8>,
    /// The card with the player's reservation marker; `None` if the marker is free.
    pub reserved: Option<CardId>,
}

impl Player {
    /// Returns the number of points.
    #[inline]
    pub fn point_count(&self) -> u8 {
        self.points.len() as u8 + self.points_without_card
    }

    /// Returns the number of tokens.
    #[inline]
    pub fn token_count(&self) -> u8 {
        self.tokens.0.iter().sum()
    }
}

portolan_core::bit_set! {
    /// Positions in the market or on the farm, counted from 0.
    pub(crate) struct Positions(u16) of usize {
        index: |position| position,
        element: |index| index,
        debug: |position| position,
    }
}

impl Positions {
    /// Returns the positions of all cards in `row` that are not in `reserved`.
    #[inline]
    pub(crate) fn of_unreserved(row: &[CardId], reserved: CardSet) -> Positions {
        let bits = row.iter().zip(0..).map(|(&card, position)| u16::from(!reserved.has(card)) << position);
        Positions(bits.fold(0, |all, bit| all | bit))
    }
}

impl State {
    /// Returns the seat that has reserved this card.
    #[inline]
    pub fn reserved_by(&self, card: CardId) -> Option<Seat> {
        self.seats.seats().find(|&seat| self.players[seat].reserved == Some(card))
    }

    /// Returns all cards reserved by other seats than `seat`.
    #[inline]
    pub fn reserved_by_others(&self, seat: Seat) -> CardSet {
        let others = self.seats.seats().filter(|&other| other != seat);
        others.filter_map(|other| self.players[other].reserved).collect()
    }

    /// Returns the cards of the market that `seat` may buy or take (§3.4).
    #[inline]
    pub fn open_to(&self, seat: Seat) -> CardSet {
        self.market.set() - self.reserved_by_others(seat)
    }

    /// Whether the draw pile could run out before the next turn of a player who is buying now (R17). Until then there is
    /// at most one refill for each player.
    #[inline]
    pub(crate) fn draw_pile_runs_low(&self) -> bool {
        let refill = usize::from(self.components.refill_market + self.components.farm);
        self.deck.len() <= self.seats.get() * refill
    }

    /// Returns the price of the market for `seat`, in coins (§3.1).
    #[inline]
    pub fn price(&self, seat: Seat) -> u16 {
        self.components.coins(self.open_to(seat))
    }

    /// Whether this ship is on waves.
    #[inline]
    pub fn is_sinking(&self, good: Good) -> bool {
        self.components.is_waves(self.ships[good])
    }

    /// Whether this ship is at the goal.
    #[inline]
    pub fn has_arrived(&self, good: Good) -> bool {
        self.ships[good] == self.components.goal()
    }

    /// Returns the goods of one colour that `seat` has and that are not insured.
    #[inline]
    pub fn uninsured(&self, seat: Seat, good: Good) -> CardSet {
        let player = &self.players[seat];
        (player.goods & self.components.of_good(good)) - player.insured
    }

    /// Returns the number of tokens in the supply, by good; 0 when substitutes are in use (§4.4).
    pub fn tokens_left(&self) -> ByGood<u8> {
        ByGood(Good::ALL.map(|good| self.components.tokens_each.saturating_sub(self.tokens_out(good))))
    }

    /// Returns the number of tokens of one good that the players have, including substitutes.
    pub fn tokens_out(&self, good: Good) -> u8 {
        self.seats.seats().map(|seat| self.players[seat].tokens[good]).sum()
    }

    /// Whether `viewer` may see the hand of `seat` (§2.5, §6.1).
    pub fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.options.open_hands || self.phase == Phase::Over
    }

    /// Whether `viewer` may see the points of `seat` (§2.5, §6.2).
    pub fn shows_points(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.options.open_points || self.phase == Phase::Over
    }
}
