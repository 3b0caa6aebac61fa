//! The state of a game: its data, simple queries. Its invariants are in `check`, the rules that change it in `rules`.

use crate::components::{Bundle, Components, Good, SENATE_CARDS, SenateCard};
use crate::options::Options;
use crate::phase::Phase;
use portolan_core::{ArrayVec, BySeat, CardId, CardSet, GameRng, Seat, SeatCount, SeatSet, Viewer};
use std::sync::Arc;

/// Maximum number of players.
pub const MAX_PLAYERS: usize = 5;

/// Number of rounds (§7.4).
pub const ROUNDS: u8 = SENATE_CARDS as u8 - 1;

/// Maximum number of kinds of goods on market and senate together (§4.3).
pub const MAX_KINDS: u8 = 3;

/// The full position. Its fields can be edited freely; an [`Ostia`](crate::Ostia) is a state that passed its check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The rules revision of this game.
    pub revision: u32,
    /// The components of this game.
    pub components: Arc<Components>,
    /// The options of this game.
    pub options: Options,
    /// The number of seats.
    pub seats: SeatCount,
    /// The random generator.
    pub rng: GameRng,
    /// The pending decision.
    pub phase: Phase,
    /// The seats that have not chosen yet, in phases where several choose at once.
    pub choosing: SeatSet,
    /// The round, counted from 1.
    pub round: u8,
    /// The first player of this round.
    pub first: Seat,
    /// The number of pairs auctioned in this round.
    pub pairs_sold: u8,
    /// Senate cards as indices into the components: the one put away, then one per round.
    pub senate_order: [u8; SENATE_CARDS],
    /// The draw pile; the last card is its top.
    pub deck: ArrayVec<CardId, { CardSet::CAPACITY }>,
    /// The discard pile.
    pub discard: CardSet,
    /// The cards of the draw pile when it was last shuffled (for perfect memory).
    pub last_shuffled: CardSet,
    /// The cards on offer.
    pub offer: CardSet,
    /// The bids for them; 0 means no bid.
    pub bids: BySeat<u8, MAX_PLAYERS>,
    /// The neutral cards of this round.
    pub neutral: CardSet,
    /// The denarii paid to the bank minus those it has paid out.
    pub bank: i32,
    /// Storehouses that no player owns.
    pub supply: u8,
    /// The players, by seat.
    pub players: BySeat<Player, MAX_PLAYERS>,
}

/// The state of one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Cards on the ship, which the player does not own yet.
    pub ship: CardSet,
    /// Goods that the player owns: kept, bought or in store.
    pub wares: CardSet,
    /// The wares that all players know because they were bought openly (for perfect memory).
    pub known: CardSet,
    /// The card kept for free in this round, until the office phase begins.
    pub kept: Option<CardId>,
    /// The number of wares allocated so far, in the order of their numbers (§4.2).
    pub placed_count: u8,
    /// The wares allocated to the market.
    pub to_market: Bundle,
    /// The wares allocated to the senate.
    pub to_senate: Bundle,
    /// Cash, in denarii.
    pub cash: u16,
    /// The number of storehouses.
    pub storehouses: u8,
    /// The number of unpaid loans.
    pub loans: u16,
    /// Points by source.
    pub points: Points,
    /// Out of the game for debts (§8.4).
    pub eliminated: bool,
}

/// Points by source.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize)]
pub struct Points {
    /// Offerings to the senate (§6.2).
    pub senate: u8,
    /// Kinds of goods in store at the end (§8.2).
    pub goods: u8,
    /// Money at the end (§8.5).
    pub money: u8,
}

impl Player {
    /// Number of kinds on market and senate together.
    #[inline]
    pub fn kinds_placed(&self) -> u8 {
        Good::ALL.map(|good| u8::from(self.has_placed(good))).iter().sum()
    }

    /// Whether a card of this kind is on market or senate.
    #[inline]
    pub fn has_placed(&self, good: Good) -> bool {
        self.to_market.count(good) + self.to_senate.count(good) > 0
    }

    /// Whether a card of this kind may go to market or senate (§4.3).
    #[inline]
    pub fn may_place(&self, good: Good) -> bool {
        self.has_placed(good) || self.kinds_placed() < MAX_KINDS
    }

    /// Number of storehouses without a card.
    #[inline]
    pub fn empty_storehouses(&self) -> u8 {
        self.storehouses.saturating_sub(self.wares.len() as u8)
    }
}

impl State {
    /// The first player of the first round. It moves one seat to the left each round (§7.4).
    pub fn starting_player(&self) -> Seat {
        self.seats.before(self.first, usize::from(self.round.saturating_sub(1)))
    }

    /// The goods cards used in this game (§9.1).
    pub fn in_play(&self) -> CardSet {
        let all = self.components.all_cards();
        if self.options.ivory { all } else { all - self.components.of_good(Good::Ivory) }
    }

    /// The senate card of a round; 0 is the one that was put away.
    pub fn senate_of(&self, round: u8) -> SenateCard {
        self.components.senate[usize::from(self.senate_order[usize::from(round)])]
    }

    /// The senate card that counts now.
    pub fn senate_now(&self) -> SenateCard {
        self.senate_of(self.round)
    }

    /// The senate card of the next round; `None` in the last round.
    pub fn senate_next(&self) -> Option<SenateCard> {
        (self.round < ROUNDS).then(|| self.senate_of(self.round + 1))
    }

    /// The seat that offers the current pair (§3.3).
    #[inline]
    pub fn seller(&self) -> Seat {
        let turn = usize::from(self.pairs_sold) + self.first.index();
        Seat::new(turn % self.seats.get()).unwrap_or(self.first)
    }

    /// The highest bid for the pair on offer.
    #[inline]
    pub fn highest_bid(&self) -> Option<u8> {
        self.bids.0.into_iter().max().filter(|&bid| bid > 0)
    }

    /// The kind of the card that `seat` allocates next; `None` when all are allocated (§4.2).
    #[inline]
    pub fn next_to_place(&self, seat: Seat) -> Option<Good> {
        let player = &self.players[seat];
        let card = player.wares.iter().nth(player.placed_count.into())?;
        Some(self.components.good(card))
    }

    /// The pending decision as `viewer` sees it: others do not see which amounts a bidder has listed (R27).
    pub fn phase_for(&self, viewer: Viewer) -> Phase {
        match self.phase {
            Phase::Bid { seat, .. } if !viewer.is(seat) => {
                Phase::Bid { seat, from: self.components.price_of(self.offer) }
            }
            phase => phase,
        }
    }

    /// The seats that have wares to allocate.
    pub fn seats_with_wares(&self) -> SeatSet {
        self.seats.seats().filter(|&seat| !self.players[seat].wares.is_empty()).collect()
    }

    /// Whether stored goods are public (§8.2).
    pub fn stores_are_open(&self) -> bool {
        matches!(self.phase, Phase::Empties { .. } | Phase::Over)
    }

    /// Whether `viewer` may see the wares of `seat` (§2.5).
    pub fn shows_wares(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.stores_are_open()
    }
}
