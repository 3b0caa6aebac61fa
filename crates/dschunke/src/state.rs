//! The table: data, small questions about it, the few moves of cards and money that all rules share, and what must
//! always hold.

use crate::choice::Bid;
use crate::components::card::CardKind;
use crate::components::{
    ByGood, ByJunk, Components, Good, Junk, Pile, Price, ROUNDS, RoundEvent, Task, Worker,
};
use crate::hold::{Hold, MAX_STRIPS};
use crate::options::Options;
use crate::phase::Phase;
use portolan_core::{BySeat, CardId, CardSet, InvariantError, Seat, SeatCount, Viewer};
use std::sync::Arc;

/// The game is for at most this many.
pub const MAX_PLAYERS: usize = 4;
/// The most special cards that we accept in a box.
pub const MAX_SPECIAL_CARDS: usize = 32;
/// The most cards of a box that bring strips onto a junk beside the workers: place and move.
pub const MAX_STRIP_CARDS: usize = 20;

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The box that the game came from.
    pub components: Arc<Components>,
    /// By which revision of the rules the table is played.
    pub revision: u32,
    /// What was agreed on.
    pub options: Options,
    /// How many play.
    pub seats: SeatCount,
    /// Which decision is awaited.
    pub phase: Phase,
    /// The round, counted from 1; 0 while cargo is being placed (§9.1).
    pub round: u8,
    /// Who has the red junk: the first player of this round.
    pub first: Seat,
    /// The cargo of each junk.
    pub holds: ByJunk<Hold>,
    /// The stack of each good.
    pub stacks: ByGood<u8>,
    /// The junk of each merchant, in the order of [`Worker::ALL`].
    pub merchants: [Junk; Worker::MERCHANTS],
    /// The workers that were used in this round, as bits.
    pub used_workers: u8,
    /// Whether the seat whose turn it is has acted, and whether it has played a special card.
    pub acted: bool,
    /// See `acted`.
    pub card_played: bool,
    /// The market tiles in the order in which they are turned up: one for each round.
    pub tiles: [u8; ROUNDS],
    /// The goods that were sold in this round.
    pub sold: ByGood<bool>,
    /// The piles of special cards. They have no order: whoever takes one searches it.
    pub piles: [CardSet; Pile::ALL.len()],
    /// The piles that were searched in the event of this round, as bits.
    pub searched_piles: u8,
    /// Special cards that were played.
    pub played_cards: CardSet,
    /// All that the bank has paid.
    pub bank_paid: u16,
    /// Everybody's things.
    pub players: BySeat<Player, MAX_PLAYERS>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Goods cards in the hand.
    pub hand: ByGood<u8>,
    /// Those of them that everybody saw coming (for perfect memory): the others are left of the opening hand.
    pub known: ByGood<u8>,
    /// Money.
    pub yuan: u16,
    /// Strips that are not on a junk.
    pub strips: u8,
    /// Special cards that lie open.
    pub open_cards: CardSet,
    /// Special cards in the hand.
    pub cards: CardSet,
    /// The sealed bid of this bidding round.
    pub bid: Option<Bid>,
    /// How many piles it has searched.
    pub search_count: u8,
    /// In which of its searches it last saw each special card, counted from 1; 0: never (for perfect memory).
    pub last_seen: [u8; MAX_SPECIAL_CARDS],
}

impl State {
    /// The market tile of this round; before the first round there is none.
    #[inline]
    pub fn tile(&self) -> Option<ByGood<Price>> {
        let place = usize::from(self.round.checked_sub(1)?);
        Some(self.components.tiles[usize::from(self.tiles[place])])
    }

    /// The event of this round.
    #[inline]
    pub fn round_event(&self) -> Option<RoundEvent> {
        self.components.round_events[usize::from(self.round.checked_sub(1)?)]
    }

    /// What a worker offers in this round; nothing if it does not take part.
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

    /// Was this worker used in this round?
    #[inline]
    pub const fn is_used(&self, worker: Worker) -> bool {
        self.used_workers & (1 << worker as u8) != 0
    }

    /// The merchant on this junk.
    #[inline]
    pub fn merchant_on(&self, junk: Junk) -> Option<Worker> {
        self.merchants.iter().position(|&place| place == junk).map(|worker| Worker::ALL[worker])
    }

    /// What a money or goods action on this junk brings: one for each visible crate, but not less than three.
    #[inline]
    pub fn yield_of(&self, seat: Seat, junk: Junk) -> u8 {
        self.holds[junk].visible(seat).max(self.components.numbers.minimum)
    }

    /// How many more strips a junk takes. (§9.3)
    #[inline]
    pub fn room(&self, junk: Junk) -> u8 {
        match self.options.layers.most_strips() {
            Some(most) => most.saturating_sub(self.holds[junk].len() as u8),
            None => u8::MAX,
        }
    }

    /// How many strips `seat` would load onto a junk: as many as `wanted`, as it has, and as find room. (R3, R46)
    #[inline]
    pub fn loadable_strips(&self, seat: Seat, junk: Junk, wanted: u8) -> u8 {
        wanted.min(self.players[seat].strips).min(self.room(junk))
    }

    /// How many open special cards of this kind a player has.
    #[inline]
    pub fn open_card_count(&self, seat: Seat, kind: CardKind) -> usize {
        let open = self.players[seat].open_cards;
        if open.is_empty() { 0 } else { self.components.count(open, kind) }
    }

    /// Are all stacks empty?
    #[inline]
    pub fn stacks_are_empty(&self) -> bool {
        self.stacks.0 == [0; 4]
    }

    /// Is this the last round?
    #[inline]
    pub const fn is_last_round(&self) -> bool {
        self.round as usize == ROUNDS
    }

    /// Who was the first player of the first round: since then the red junk went one seat to the left every round.
    pub fn starting_player(&self) -> Seat {
        self.seats.before(self.first, usize::from(self.round.saturating_sub(1)))
    }

    /// May `viewer` see the goods, the money and the special cards of `seat`? (§1.5)
    pub fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.phase == Phase::Over
    }

    /// Are the merchants still face down? (§9.1)
    pub const fn merchants_are_hidden(&self) -> bool {
        matches!(self.phase, Phase::Cargo { .. })
    }

    /// Goods from a stack into a hand, before everybody's eyes.
    #[inline]
    pub(crate) fn take_goods(&mut self, seat: Seat, good: Good, count: u8) {
        self.stacks[good] -= count;
        let player = &mut self.players[seat];
        player.hand[good] += count;
        player.known[good] += count;
    }

    /// Goods from a hand onto their stack. Cards that everybody knew of go first: which ones went cannot be seen.
    #[inline]
    pub(crate) fn return_goods(&mut self, seat: Seat, good: Good, count: u8) {
        let player = &mut self.players[seat];
        player.hand[good] -= count;
        player.known[good] = player.known[good].saturating_sub(count);
        self.stacks[good] += count;
    }

    /// Money from the bank.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, yuan: u16) {
        self.bank_paid += yuan;
        self.players[seat].yuan += yuan;
    }

    /// A strip from the player's supply onto a junk.
    #[inline]
    pub(crate) fn load(&mut self, owner: Seat, junk: Junk) {
        self.players[owner].strips -= 1;
        self.holds[junk].push(owner);
    }

    /// A strip from the top of one junk onto another.
    pub(crate) fn move_strip(&mut self, owner: Seat, from: Junk, to: Junk) {
        if self.holds[from].remove_from_top(owner) {
            self.holds[to].push(owner);
        }
    }

    /// A special card from a hand out of the game.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId) {
        self.players[seat].cards.remove(card);
        self.played_cards.insert(card);
    }

    /// A special card from a pile to a player.
    pub(crate) fn keep(&mut self, seat: Seat, pile: Pile, card: CardId) {
        self.piles[pile as usize].remove(card);
        let player = &mut self.players[seat];
        let to =
            if self.components.always_cards().has(card) { &mut player.open_cards } else { &mut player.cards };
        to.insert(card);
    }

    /// What must always hold: nothing is lost, nothing is doubled.
    pub(crate) fn check_all(&self) -> Result<(), InvariantError> {
        self.check_goods()?;
        self.check_holds()?;
        self.check_specials()?;
        self.seats.seats().try_for_each(|seat| self.check_player(seat))?;
        let broken = |what: &str| Err(InvariantError(what.to_string()));
        let money: u16 = self.seats.seats().map(|seat| self.players[seat].yuan).sum();
        if money != self.bank_paid {
            return broken("the players have other money than the bank has paid");
        }
        let mut tiles = self.tiles;
        tiles.sort_unstable();
        if !tiles.iter().copied().eq(0..ROUNDS as u8) {
            return broken("a market tile is missing");
        }
        let [one, two, three] = self.merchants;
        if one == two || two == three || one == three {
            return broken("two merchants stand on one junk");
        }
        if self.phase.to_act().iter().any(|seat| !self.seats.has(seat)) || !self.seats.has(self.first) {
            return broken("somebody is awaited who is not at the table");
        }
        Ok(())
    }

    fn check_holds(&self) -> Result<(), InvariantError> {
        let most = self.options.layers.most_strips().map_or(MAX_STRIPS, usize::from);
        match Junk::ALL.into_iter().find(|&junk| self.holds[junk].len() > most) {
            Some(junk) => Err(InvariantError(format!("{} strips on {junk:?}", self.holds[junk].len()))),
            None => Ok(()),
        }
    }

    fn check_goods(&self) -> Result<(), InvariantError> {
        for good in Good::ALL {
            let hands: u8 = self.seats.seats().map(|seat| self.players[seat].hand[good]).sum();
            if hands + self.stacks[good] != self.components.cards_per_good {
                return Err(InvariantError(format!(
                    "{hands} {good:?} in hands, {} in the stack",
                    self.stacks[good]
                )));
            }
        }
        Ok(())
    }

    fn check_specials(&self) -> Result<(), InvariantError> {
        let players = self.players.0.iter().flat_map(|player| [player.open_cards, player.cards]);
        let (mut found, mut count) = (CardSet::EMPTY, 0);
        for place in self.piles.into_iter().chain(players).chain([self.played_cards]) {
            found |= place;
            count += place.len();
        }
        if found != self.components.all_specials() || count != self.components.special_count() {
            return Err(InvariantError(format!("{count} special cards, {} different ones", found.len())));
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), InvariantError> {
        let player = &self.players[seat];
        let broken = |what: &str| Err(InvariantError(format!("seat {seat}: {what}")));
        let loaded: u8 = self.holds.0.iter().map(|hold| hold.strips_of(seat)).sum();
        if loaded + player.strips != self.components.strips_per_player {
            return broken("a strip is missing");
        }
        if Good::ALL.into_iter().any(|good| player.known[good] > player.hand[good]) {
            return broken("everybody knows of goods that are not there");
        }
        let always = self.components.always_cards();
        if !(player.open_cards - always).is_empty() || !player.cards.is_disjoint(always) {
            return broken("a special card lies open that should not, or the other way round");
        }
        match player.bid {
            Some(Bid::Cards(good, count)) if count > player.hand[good] || self.sold[good] => {
                broken("a bid that cannot be")
            }
            _ => Ok(()),
        }
    }
}
