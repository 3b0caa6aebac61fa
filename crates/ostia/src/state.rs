//! The table: data and small questions about it, and what must always hold. No rule changes anything here.

use crate::components::{Bundle, Components, Good, SENATE_CARDS, SenateCard};
use crate::options::Options;
use crate::phase::Phase;
use portolan_core::{
    ArrayVec, BySeat, CardId, CardSet, GameRng, InvariantError, Seat, SeatCount, SeatSet, Viewer,
};
use std::sync::Arc;

/// The game is for at most this many.
pub const MAX_PLAYERS: usize = 5;

/// The game has this many rounds (§7.4).
pub const ROUNDS: u8 = SENATE_CARDS as u8 - 1;

/// At most so many kinds of goods on market and senate together (§4.3).
pub const MAX_KINDS: u8 = 3;

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The revision of the rules by which this game is played.
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
    /// Who still has to choose, while several choose at once.
    pub choosing: SeatSet,
    /// The round, counted from 1.
    pub round: u8,
    /// Who begins this round.
    pub first: Seat,
    /// How many pairs were sold in this round.
    pub pairs_sold: u8,
    /// Senate cards as places in the components: the one put away, then one for each round.
    pub senate_order: [u8; SENATE_CARDS],
    /// The draw pile; its top is the last.
    pub deck: ArrayVec<CardId, { CardSet::CAPACITY }>,
    /// The discard pile.
    pub discard: CardSet,
    /// All that was in the draw pile when it was last shuffled (for perfect memory).
    pub last_shuffled: CardSet,
    /// The cards on offer.
    pub offer: CardSet,
    /// What was bid for them; 0: nothing.
    pub bids: BySeat<u8, MAX_PLAYERS>,
    /// The neutral cards of this round.
    pub neutral: CardSet,
    /// What the bank has taken in, less what it has given out.
    pub bank: i32,
    /// Storehouses that nobody owns.
    pub supply: u8,
    /// Everybody's things.
    pub players: BySeat<Player, MAX_PLAYERS>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Cards on the ship, which are not the player's own yet.
    pub ship: CardSet,
    /// Goods that are the player's own: kept, bought or in store.
    pub wares: CardSet,
    /// Those of them that everybody knows, because they were bought openly (for perfect memory).
    pub known: CardSet,
    /// The one that was kept for nothing in this round, until the harbour is empty.
    pub kept: Option<CardId>,
    /// How many wares have been put in their places, in the order of their numbers (§4.2).
    pub placed_count: u8,
    /// Those of them on the market.
    pub to_market: Bundle,
    /// Those of them before the senate.
    pub to_senate: Bundle,
    /// Denarii.
    pub cash: u16,
    /// Storehouses.
    pub storehouses: u8,
    /// Loans that are not repaid.
    pub loans: u16,
    /// Points, by what they were given for.
    pub points: Points,
    /// Out of the game for debts (§8.4).
    pub eliminated: bool,
}

/// Points by what they were given for.
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
    /// Kinds on market and senate together.
    #[inline]
    pub fn kinds_placed(&self) -> u8 {
        Good::ALL.map(|good| u8::from(self.has_placed(good))).iter().sum()
    }

    /// Is this kind on market or senate?
    #[inline]
    pub fn has_placed(&self, good: Good) -> bool {
        self.to_market.count(good) + self.to_senate.count(good) > 0
    }

    /// Can a card of this kind go onto market or senate? (§4.3)
    #[inline]
    pub fn may_place(&self, good: Good) -> bool {
        self.has_placed(good) || self.kinds_placed() < MAX_KINDS
    }

    /// How many storehouses stand empty.
    #[inline]
    pub fn empty_storehouses(&self) -> u8 {
        self.storehouses.saturating_sub(self.wares.len() as u8)
    }
}

impl State {
    /// Who began the first round: since then the first player's left neighbour began every next one (§7.4).
    pub fn starting_player(&self) -> Seat {
        self.seats.before(self.first, usize::from(self.round.saturating_sub(1)))
    }

    /// All goods cards that take part (§9.1).
    pub fn in_play(&self) -> CardSet {
        let all = self.components.all_cards();
        if self.options.ivory { all } else { all - self.components.of_good(Good::Ivory) }
    }

    /// The senate card of a round; 0: the one that was put away.
    pub fn senate_of(&self, round: u8) -> SenateCard {
        self.components.senate[usize::from(self.senate_order[usize::from(round)])]
    }

    /// The senate card that counts now.
    pub fn senate_now(&self) -> SenateCard {
        self.senate_of(self.round)
    }

    /// The senate card that comes next; none in the last round.
    pub fn senate_next(&self) -> Option<SenateCard> {
        (self.round < ROUNDS).then(|| self.senate_of(self.round + 1))
    }

    /// Whose offer it is (§3.3).
    #[inline]
    pub fn seller(&self) -> Seat {
        let turn = usize::from(self.pairs_sold) + self.first.index();
        Seat::new(turn % self.seats.get()).unwrap_or(self.first)
    }

    /// The highest bid for the pair on offer, if there is one.
    #[inline]
    pub fn highest_bid(&self) -> Option<u8> {
        self.bids.0.into_iter().max().filter(|&bid| bid > 0)
    }

    /// The kind of the card that `seat` puts in its place next (§4.2).
    #[inline]
    pub fn next_to_place(&self, seat: Seat) -> Option<Good> {
        let player = &self.players[seat];
        let card = player.wares.iter().nth(player.placed_count.into())?;
        Some(self.components.good(card))
    }

    /// The decision that is awaited, as `viewer` sees it: how far a bidder has looked is its own affair (R27).
    pub fn phase_for(&self, viewer: Viewer) -> Phase {
        match self.phase {
            Phase::Bid { seat, .. } if !viewer.is(seat) => {
                Phase::Bid { seat, from: self.components.price_of(self.offer) }
            }
            phase => phase,
        }
    }

    /// Who has wares to put in their places.
    pub fn seats_with_wares(&self) -> SeatSet {
        self.seats.seats().filter(|&seat| !self.players[seat].wares.is_empty()).collect()
    }

    /// Do stores lie open? (§8.2)
    pub fn stores_are_open(&self) -> bool {
        matches!(self.phase, Phase::Empties { .. } | Phase::Over)
    }

    /// May `viewer` see the wares of `seat`? (§2.5)
    pub fn shows_wares(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.stores_are_open()
    }

    /// What must always hold: every card lies in exactly one place, and no denarius and no storehouse is lost.
    pub(crate) fn check_all(&self) -> Result<(), InvariantError> {
        self.check_cards()?;
        self.check_accounts()?;
        self.seats.seats().try_for_each(|seat| self.check_player(seat))?;
        let together = matches!(self.phase, Phase::Keep | Phase::Allocate | Phase::LastAllocate);
        if together == self.choosing.is_empty() {
            return Err(InvariantError(format!("{:?} in phase {:?}", self.choosing, self.phase)));
        }
        let mut senate = self.senate_order;
        senate.sort_unstable();
        if !senate.iter().copied().eq(0..SENATE_CARDS as u8) {
            return Err(InvariantError(format!("the senate cards are {:?}", self.senate_order)));
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), InvariantError> {
        let piles = [self.deck.set(), self.discard, self.offer, self.neutral];
        let players = self.players.0.iter().flat_map(|player| [player.ship, player.wares]);
        let (mut found, mut count) = (CardSet::EMPTY, 0);
        for pile in piles.into_iter().chain(players) {
            found |= pile;
            count += pile.len();
        }
        // A row could hold a card twice, which its set would not show.
        if found != self.in_play() || count != found.len() || self.deck.len() != piles[0].len() {
            return Err(InvariantError(format!(
                "{count} cards lie on the table, {} are different",
                found.len()
            )));
        }
        if !(piles[0] - self.last_shuffled).is_empty() {
            return Err(InvariantError("the draw pile has a card that was not shuffled in".into()));
        }
        Ok(())
    }

    fn check_accounts(&self) -> Result<(), InvariantError> {
        let cash: i32 = self.players.0.iter().map(|player| i32::from(player.cash)).sum();
        if cash + self.bank != 0 {
            return Err(InvariantError(format!(
                "players have {cash}, the bank has given out {}",
                -self.bank
            )));
        }
        let owned: u8 = self.players.0.iter().map(|player| player.storehouses).sum();
        if owned + self.supply != self.components.storehouses.pieces {
            return Err(InvariantError(format!("{owned} storehouses are owned, {} are not", self.supply)));
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), InvariantError> {
        let player = &self.players[seat];
        let broken = |what: &str| Err(InvariantError(format!("seat {seat}: {what}")));
        if !(player.known - player.wares).is_empty() {
            return broken("known wares that are not there");
        }
        if player.kept.is_some_and(|card| !player.wares.has(card) || player.known.has(card)) {
            return broken("the kept card is not among the hidden wares");
        }
        if player.storehouses > self.components.storehouses.most {
            return broken("too many storehouses");
        }
        // R14: the limit does not hold at the end.
        if player.kinds_placed() > MAX_KINDS && self.phase != Phase::LastAllocate {
            return broken("too many kinds on market and senate");
        }
        if usize::from(player.placed_count) > player.wares.len() {
            return broken("more cards in their places than there are");
        }
        Ok(())
    }
}
