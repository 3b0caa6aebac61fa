//! The state of a game: its data, simple queries, and the transfers of cards and money that several rules share. Its
//! invariants are in `check`.

use crate::choice::Bid;
use crate::components::card::CardKind;
use crate::components::{
    ByGood, ByJunk, Components, Good, Junk, Pile, Price, ROUNDS, RoundEvent, Task, Worker,
};
use crate::hold::Hold;
use crate::options::Options;
use crate::phase::Phase;
use portolan_core::{BySeat, CardId, CardSet, Seat, SeatCount, Viewer};
use std::sync::Arc;

/// Maximum number of players.
pub const MAX_PLAYERS: usize = 4;
/// Maximum number of special cards.
pub const MAX_SPECIAL_CARDS: usize = 32;
/// Maximum number of cards that add strips to a junk: place and move.
pub const MAX_STRIP_CARDS: usize = 20;

/// The full position. Its fields can be edited freely; a [`Dschunke`](crate::Dschunke) is a state that passed its check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The components of this game.
    pub components: Arc<Components>,
    /// The rules revision of this game.
    pub revision: u32,
    /// The options of this game.
    pub options: Options,
    /// The number of seats.
    pub seats: SeatCount,
    /// The pending decision.
    pub phase: Phase,
    /// The round, counted from 1; 0 while cargo is being placed (§9.1).
    pub round: u8,
    /// The first player of this round, who has the red junk.
    pub first: Seat,
    /// The cargo of each junk.
    pub holds: ByJunk<Hold>,
    /// The number of cards in the stack of each good.
    pub stacks: ByGood<u8>,
    /// The junk of each merchant, in the order of [`Worker::ALL`].
    pub merchants: [Junk; Worker::MERCHANTS],
    /// The workers used in this round, as bits.
    pub used_workers: u8,
    /// Whether the player whose turn it is has used a worker, or has none to use.
    pub acted: bool,
    /// Whether the player whose turn it is has played a special card, or declined to.
    pub card_played: bool,
    /// The market tiles in the order of the rounds.
    pub tiles: [u8; ROUNDS],
    /// The goods sold in this round.
    pub sold: ByGood<bool>,
    /// The piles of special cards. They have no order, because a player who takes one searches it.
    pub piles: [CardSet; Pile::ALL.len()],
    /// The piles searched in the event of this round, as bits.
    pub searched_piles: u8,
    /// Special cards that have been played.
    pub played_cards: CardSet,
    /// The yuan paid by the bank so far.
    pub bank_paid: u16,
    /// The players, by seat.
    pub players: BySeat<Player, MAX_PLAYERS>,
}

/// The state of one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Goods cards in hand.
    pub hand: ByGood<u8>,
    /// The goods cards that were taken openly (for perfect memory); the others are from the opening hand.
    pub known: ByGood<u8>,
    /// Money, in yuan.
    pub yuan: u16,
    /// Strips that are not on a junk.
    pub strips: u8,
    /// Special cards face up in front of the player.
    pub open_cards: CardSet,
    /// Special cards in hand.
    pub cards: CardSet,
    /// The sealed bid of this bidding round, if made.
    pub bid: Option<Bid>,
    /// The number of piles that the player has searched.
    pub search_count: u8,
    /// The search in which the player last saw each special card, counted from 1; 0 means never (for perfect memory).
    pub last_seen: [u8; MAX_SPECIAL_CARDS],
}

impl State {
    /// The market tile of this round; `None` before the first round.
    #[inline]
    pub fn tile(&self) -> Option<ByGood<Price>> {
        let place = usize::from(self.round.checked_sub(1)?);
        Some(self.components.tiles[usize::from(self.tiles[place])])
    }

    /// The event of this round, if any.
    #[inline]
    pub fn round_event(&self) -> Option<RoundEvent> {
        self.components.round_events[usize::from(self.round.checked_sub(1)?)]
    }

    /// The task of a worker in this round; `None` if it is not used in this game.
    #[inline]
    pub fn task(&self, worker: Worker) -> Option<Task> {
        let space = |row: usize| Some(self.components.tracks[row][usize::from(self.round.checked_sub(1)?)]);
        match worker {
            Worker::LoadMerchant => Some(Task::Load(self.components.numbers.load)),
            Worker::MoneyMerchant => Some(Task::Money),
            Worker::GoodsMerchant => Some(Task::Goods),
            Worker::LowerApprentice => space(0),
            Worker::UpperApprentice => {
                if self.seats.get() > 3 {
                    space(1)
                } else {
                    None
                }
            }
        }
    }

    /// Whether this worker was used in this round.
    #[inline]
    pub const fn is_used(&self, worker: Worker) -> bool {
        self.used_workers & (1 << worker as u8) != 0
    }

    /// The merchant on this junk, if any.
    #[inline]
    pub fn merchant_on(&self, junk: Junk) -> Option<Worker> {
        self.merchants.iter().position(|&place| place == junk).map(|worker| Worker::ALL[worker])
    }

    /// The yield of a money or goods action on this junk: one for each visible crate, but at least three.
    #[inline]
    pub fn yield_of(&self, seat: Seat, junk: Junk) -> u8 {
        self.components.numbers.yield_for(self.holds[junk].visible(seat))
    }

    /// The number of strips that a junk can still take (§9.3).
    #[inline]
    pub fn room(&self, junk: Junk) -> u8 {
        self.options.layers.room(self.holds[junk].len())
    }

    /// The number of strips that `seat` can load, limited by its supply and by the room on the junk (R3, R46).
    #[inline]
    pub fn loadable_strips(&self, seat: Seat, junk: Junk, wanted: u8) -> u8 {
        wanted.min(self.players[seat].strips).min(self.room(junk))
    }

    /// The number of open special cards of this kind that a player has.
    #[inline]
    pub fn open_card_count(&self, seat: Seat, kind: CardKind) -> usize {
        let open = self.players[seat].open_cards;
        if open.is_empty() { 0 } else { self.components.count(open, kind) }
    }

    /// Whether all stacks are empty.
    #[inline]
    pub fn stacks_are_empty(&self) -> bool {
        self.stacks.0 == [0; 4]
    }

    /// Whether this is the last round.
    #[inline]
    pub const fn is_last_round(&self) -> bool {
        self.round as usize == ROUNDS
    }

    /// The first player of the first round. The red junk moves one seat to the left each round.
    pub fn starting_player(&self) -> Seat {
        self.seats.before(self.first, usize::from(self.round.saturating_sub(1)))
    }

    /// Whether `viewer` may see the goods, money and special cards of `seat` (§1.5).
    pub fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.phase == Phase::Over
    }

    /// Whether the merchants are still face down (§9.1).
    pub const fn merchants_are_hidden(&self) -> bool {
        matches!(self.phase, Phase::Cargo { .. })
    }

    /// Moves goods openly from a stack to a hand.
    #[inline]
    pub(crate) fn take_goods(&mut self, seat: Seat, good: Good, count: u8) {
        self.stacks[good] -= count;
        let player = &mut self.players[seat];
        player.hand[good] += count;
        player.known[good] += count;
    }

    /// Moves goods from a hand to their stack, publicly known cards first, since others cannot see which ones left.
    #[inline]
    pub(crate) fn return_goods(&mut self, seat: Seat, good: Good, count: u8) {
        let player = &mut self.players[seat];
        player.hand[good] -= count;
        player.known[good] = player.known[good].saturating_sub(count);
        self.stacks[good] += count;
    }

    /// Pays money from the bank.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, yuan: u16) {
        self.bank_paid += yuan;
        self.players[seat].yuan += yuan;
    }

    /// Loads a strip from the player's supply onto a junk.
    #[inline]
    pub(crate) fn load(&mut self, owner: Seat, junk: Junk) {
        self.players[owner].strips -= 1;
        self.holds[junk].push(owner);
    }

    /// Moves a strip from the top of one junk to another.
    pub(crate) fn move_strip(&mut self, owner: Seat, from: Junk, to: Junk) {
        if self.holds[from].remove_from_top(owner) {
            self.holds[to].push(owner);
        }
    }

    /// Removes a special card from a hand and from the game.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId) {
        self.players[seat].cards.remove(card);
        self.played_cards.insert(card);
    }

    /// Moves a special card from a pile to a player.
    pub(crate) fn keep(&mut self, seat: Seat, pile: Pile, card: CardId) {
        self.piles[pile as usize].remove(card);
        let player = &mut self.players[seat];
        let to =
            if self.components.always_cards().has(card) { &mut player.open_cards } else { &mut player.cards };
        to.insert(card);
    }
}
