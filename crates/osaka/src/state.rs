//! The raw state: data and small questions about it. No rule changes anything here; what must hold is in `check`.

use crate::components::{ByGood, Components, Good, LONGEST_FARM, LONGEST_MARKET};
use crate::options::Options;
use crate::phase::Phase;
use portolan_core::{ArrayVec, BySeat, CardId, CardSet, GameRng, Seat, SeatCount, Viewer};
use std::sync::Arc;

/// The game is for at most this many.
pub const MAX_PLAYERS: usize = 4;

/// The full position, with secrets. Any field can be edited; [`Osaka`](crate::Osaka) is a state that passed its check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The revision of the rules that the game is played by.
    pub revision: u32,
    /// The box that the game came from.
    pub components: Arc<Components>,
    /// What was agreed on.
    pub options: Options,
    /// How many play.
    pub seats: SeatCount,
    /// The luck to come.
    pub rng: GameRng,
    /// Which decision is awaited.
    pub phase: Phase,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; during a sale, who bought.
    pub turn: Seat,
    /// How many have passed in a row (§3.7).
    pub passes: u8,
    /// The draw pile; its top is the last.
    pub deck: ArrayVec<CardId, { CardSet::CAPACITY }>,
    /// The discard pile.
    pub discard: CardSet,
    /// The market, in its order.
    pub market: ArrayVec<CardId, LONGEST_MARKET>,
    /// The farm, in its order.
    pub farm: ArrayVec<CardId, LONGEST_FARM>,
    /// The space of each ship.
    pub ships: ByGood<u8>,
    /// Everybody's things.
    pub players: BySeat<Player, MAX_PLAYERS>,
    /// Points cards that nobody has seen, drawn since the draw pile was last shuffled (for perfect memory).
    pub unseen: CardSet,
    /// Points cards that nobody has seen, drawn before that: they cannot be in the draw pile any more.
    pub unseen_before: CardSet,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The hand: coins.
    pub hand: CardSet,
    /// Goods bought and not yet sold.
    pub goods: CardSet,
    /// Those of them that are insured.
    pub insured: CardSet,
    /// Cards under the trader, a point each.
    pub points: CardSet,
    /// Points for which there was no card (R13).
    pub points_without_card: u8,
    /// Which good brought how many points: both kinds together.
    pub earned: ByGood<u8>,
    /// Achievement tokens.
    pub tokens: ByGood<u8>,
    /// The card on which the reservation marker lies.
    pub reserved: Option<CardId>,
}

impl Player {
    /// All points.
    #[inline]
    pub fn point_count(&self) -> u8 {
        self.points.len() as u8 + self.points_without_card
    }

    /// All tokens.
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
    /// The positions of all cards in `row` that are not in `reserved`.
    #[inline]
    pub(crate) fn of_unreserved(row: &[CardId], reserved: CardSet) -> Positions {
        let bits = row.iter().zip(0..).map(|(&card, position)| u16::from(!reserved.has(card)) << position);
        Positions(bits.fold(0, |all, bit| all | bit))
    }
}

impl State {
    /// Who has reserved this card.
    #[inline]
    pub fn reserved_by(&self, card: CardId) -> Option<Seat> {
        self.seats.seats().find(|&seat| self.players[seat].reserved == Some(card))
    }

    /// All cards with a marker of somebody else than `seat`.
    #[inline]
    pub fn reserved_by_others(&self, seat: Seat) -> CardSet {
        let others = self.seats.seats().filter(|&other| other != seat);
        others.filter_map(|other| self.players[other].reserved).collect()
    }

    /// The cards of the market that `seat` may buy or take (§3.4).
    #[inline]
    pub fn open_to(&self, seat: Seat) -> CardSet {
        self.market.set() - self.reserved_by_others(seat)
    }

    /// The draw pile could run out before the next turn of a player who is buying now (R17): until then there is at most
    /// one refill for each player.
    #[inline]
    pub(crate) fn draw_pile_runs_low(&self) -> bool {
        let refill = usize::from(self.components.refill_market + self.components.farm);
        self.deck.len() <= self.seats.get() * refill
    }

    /// What the market costs `seat` (§3.1).
    #[inline]
    pub fn price(&self, seat: Seat) -> u16 {
        self.components.coins(self.open_to(seat))
    }

    /// Is this ship on waves?
    #[inline]
    pub fn is_sinking(&self, good: Good) -> bool {
        self.components.is_waves(self.ships[good])
    }

    /// Has this ship arrived?
    #[inline]
    pub fn has_arrived(&self, good: Good) -> bool {
        self.ships[good] == self.components.goal()
    }

    /// The goods of one colour that `seat` could lose.
    #[inline]
    pub fn uninsured(&self, seat: Seat, good: Good) -> CardSet {
        let player = &self.players[seat];
        (player.goods & self.components.of_good(good)) - player.insured
    }

    /// Tokens left of each good; none below zero when substitutes serve (§4.4).
    pub fn tokens_left(&self) -> ByGood<u8> {
        ByGood(Good::ALL.map(|good| self.components.tokens_each.saturating_sub(self.tokens_out(good))))
    }

    /// Tokens of one good that players have.
    pub fn tokens_out(&self, good: Good) -> u8 {
        self.seats.seats().map(|seat| self.players[seat].tokens[good]).sum()
    }

    /// May `viewer` see the hand of `seat`? (§2.5, §6.1)
    pub fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.options.open_hands || self.phase == Phase::Over
    }

    /// May `viewer` see the points of `seat`? (§2.5, §6.2)
    pub fn shows_points(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.options.open_points || self.phase == Phase::Over
    }
}
