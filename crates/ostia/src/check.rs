//! The invariants of a position: the check that a [`State`] must pass to become a game.

use crate::components::{Bundle, Good, SENATE_CARDS};
use crate::game::META;
use crate::phase::Phase;
use crate::rules::auction::{PAIR, max_bid};
use crate::rules::harbour::SHIP_CARDS;
use crate::rules::storehouses::{can_build, can_repay};
use crate::rules::to_act;
use crate::state::{MAX_KINDS, Player, ROUNDS, State};
use portolan_core::{CardSet, InvariantError, Seat};

type CheckResult = Result<(), InvariantError>;

fn broken(what: impl Into<String>) -> CheckResult {
    Err(InvariantError(what.into()))
}

const fn is_harbour(phase: Phase) -> bool {
    matches!(phase, Phase::Keep | Phase::Offer { .. } | Phase::Bid { .. } | Phase::Decide { .. })
}

impl State {
    /// Checks that the position is possible: every card is in exactly one place, no denarius and no storehouse is lost,
    /// and the pending decision fits the rest.
    pub fn check(&self) -> CheckResult {
        if !META.revisions().contains(&self.revision) || !META.seat_counts().any(|seats| seats == self.seats)
        {
            return broken(format!("{} players in revision {}", self.seats, self.revision));
        }
        if !self.seats.has(self.first) || !(1..=ROUNDS).contains(&self.round) {
            return broken(format!("seat {} is the first player of round {}", self.first, self.round));
        }
        if !(to_act(self) - self.seats.all()).is_empty() {
            return broken("a choice of a seat that does not exist is pending");
        }
        let mut senate = self.senate_order;
        senate.sort_unstable();
        if !senate.into_iter().eq(0..SENATE_CARDS as u8) {
            return broken(format!("the senate cards are {:?}", self.senate_order));
        }
        self.check_cards()?;
        self.check_accounts()?;
        self.check_auction()?;
        for (player, seat) in self.players.0.iter().zip(Seat::all()) {
            self.check_player(seat, player)?;
        }
        self.check_phase()
    }

    fn check_cards(&self) -> CheckResult {
        let piles = [self.deck.set(), self.discard, self.offer, self.neutral];
        let players = self.players.0.iter().flat_map(|player| [player.ship, player.wares]);
        let (mut found, mut count) = (CardSet::EMPTY, 0);
        for pile in piles.into_iter().chain(players) {
            found |= pile;
            count += pile.len();
        }
        // The draw pile could have a card twice, which its set would not show.
        if found != self.in_play() || count != found.len() || self.deck.len() != piles[0].len() {
            return broken(format!("{count} cards in all places, {} different ones", found.len()));
        }
        if !(piles[0] - self.last_shuffled).is_empty() {
            return broken("the draw pile has a card that was not shuffled in");
        }
        if !self.neutral.is_empty() && self.phase != Phase::Allocate {
            return broken("neutral cards after the market");
        }
        Ok(())
    }

    fn check_accounts(&self) -> CheckResult {
        let cash: i32 = self.players.0.iter().map(|player| i32::from(player.cash)).sum();
        if cash + self.bank != 0 {
            return broken(format!("the players have {cash}, the bank has paid {}", -self.bank));
        }
        let owned: u16 = self.players.0.iter().map(|player| u16::from(player.storehouses)).sum();
        if owned + u16::from(self.supply) != self.components.storehouses.pieces.into() {
            return broken(format!("{owned} storehouses are owned, {} are not", self.supply));
        }
        Ok(())
    }

    fn check_auction(&self) -> CheckResult {
        let last = 2 * self.seats.get();
        let fits = match self.phase {
            Phase::Keep => self.pairs_sold == 0,
            phase if is_harbour(phase) => usize::from(self.pairs_sold) < last,
            _ => usize::from(self.pairs_sold) == last,
        };
        let offered = match self.phase {
            Phase::Offer { .. } => self.offer.len() < PAIR,
            Phase::Bid { .. } | Phase::Decide { .. } => self.offer.len() == PAIR,
            _ => self.offer.is_empty(),
        };
        if !fits || !offered {
            return broken(format!("{} pairs sold, {} cards on offer", self.pairs_sold, self.offer.len()));
        }
        let price = self.components.price_of(self.offer);
        let may_bid = matches!(self.phase, Phase::Bid { .. } | Phase::Decide { .. });
        for (&bid, seat) in self.bids.0.iter().zip(Seat::all()).filter(|&(&bid, _)| bid > 0) {
            let possible = may_bid && self.seats.has(seat) && seat != self.seller();
            if !possible || !(price..=max_bid(self, seat)).contains(&bid) {
                return broken(format!("seat {seat}: impossible bid {bid}"));
            }
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat, player: &Player) -> CheckResult {
        if !self.seats.has(seat) {
            return if *player == Player::default() {
                Ok(())
            } else {
                broken(format!("there is no seat {seat}"))
            };
        }
        let broken = |what: &str| broken(format!("seat {seat}: {what}"));
        if player.ship.len() != self.expected_ship(seat) {
            return broken("wrong number of cards on the ship");
        }
        if !(player.known - player.wares).is_empty() {
            return broken("known wares that the player does not have");
        }
        if player.kept.is_some_and(|card| !player.wares.has(card) || player.known.has(card)) {
            return broken("the kept card is not among the hidden wares");
        }
        if player.kept.is_some() && !is_harbour(self.phase) {
            return broken("a kept card after the harbour");
        }
        if player.storehouses > self.components.storehouses.most {
            return broken("too many storehouses");
        }
        let has_ended = self.phase == Phase::Over;
        if player.eliminated && (!has_ended || player.loans == 0)
            || has_ended && !player.eliminated && player.loans > 0
        {
            return broken("players are eliminated at the end, and only for loans");
        }
        if player.points.money > 0 && !has_ended || player.points.goods > 0 && !self.stores_are_open() {
            return broken("points of the end before it");
        }
        self.check_allocation(seat, player)
    }

    /// The number of cards on a ship: one is kept, and two pairs are offered.
    fn expected_ship(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::Keep if self.choosing.has(seat) => SHIP_CARDS,
            Phase::Keep => SHIP_CARDS - 1,
            phase if is_harbour(phase) => {
                let seats = self.seats.get();
                let order = (seat.index() + seats - self.first.index()) % seats;
                let pairs = (usize::from(self.pairs_sold) + seats - 1 - order) / seats;
                let offered = if seat == self.seller() { self.offer.len() } else { 0 };
                (SHIP_CARDS - 1).saturating_sub(PAIR * pairs + offered)
            }
            _ => 0,
        }
    }

    pub(crate) fn check_allocation(&self, seat: Seat, player: &Player) -> CheckResult {
        let broken = |what: &str| broken(format!("seat {seat}: {what}"));
        let allocates = matches!(self.phase, Phase::Allocate | Phase::LastAllocate);
        let count = usize::from(player.placed_count);
        if count > if allocates { player.wares.len() } else { 0 } {
            return broken("more allocated cards than possible");
        }
        if allocates && self.choosing.has(seat) == (count == player.wares.len()) {
            return broken("a player allocates while there are cards left, and no longer");
        }
        let allocated = self.components.bundle(player.wares.lowest(count));
        if !is_part_of(&player.to_market, &player.to_senate, &allocated) {
            return broken("more cards on market and senate than were allocated");
        }
        if self.phase == Phase::LastAllocate {
            // R14: there is no limit of kinds at the end.
            return if player.to_senate.is_empty() {
                Ok(())
            } else {
                broken("cards for the senate at the end")
            };
        }
        if player.kinds_placed() > MAX_KINDS { broken("too many kinds on market and senate") } else { Ok(()) }
    }

    fn check_phase(&self) -> CheckResult {
        let choose_together = matches!(self.phase, Phase::Keep | Phase::Allocate | Phase::LastAllocate);
        let fits = match self.phase {
            Phase::Keep | Phase::Allocate => true,
            Phase::Offer { seat } => seat == self.seller(),
            Phase::Bid { seat, from } => {
                let price = self.components.price_of(self.offer);
                let bids_later = self.seats.clockwise_from(seat).take_while(|&seat| seat != self.seller());
                let listed = if self.lists_all_bids() { from == price } else { from >= price };
                seat != self.seller()
                    && listed
                    && from <= max_bid(self, seat)
                    && bids_later.map(|seat| self.bids[seat]).all(|bid| bid == 0)
            }
            Phase::Decide { seat } => seat == self.seller() && self.highest_bid().is_some(),
            Phase::Loans { seat } => self.players[seat].loans > 0 && can_repay(self, seat),
            Phase::Build { seat } => can_build(self, seat).is_ok(),
            Phase::Discard { seat } => {
                let player = &self.players[seat];
                player.storehouses > 0 && player.wares.len() > player.storehouses.into()
            }
            Phase::LastAllocate | Phase::Over => self.round == ROUNDS && self.stores_fit(),
            Phase::Empties { seat } => {
                self.round == ROUNDS && self.stores_fit() && self.players[seat].empty_storehouses() > 0
            }
        };
        if !fits || choose_together == self.choosing.is_empty() {
            return broken(format!("the position does not fit the pending decision {:?}", self.phase));
        }
        Ok(())
    }

    /// Whether all players have a storehouse for each of their cards.
    fn stores_fit(&self) -> bool {
        self.players.0.iter().all(|player| player.wares.len() <= player.storehouses.into())
    }
}

/// Whether the cards of `one` and `other` together are part of `all`.
fn is_part_of(one: &Bundle, other: &Bundle, all: &Bundle) -> bool {
    Good::ALL.into_iter().all(|good| one.count(good) + other.count(good) <= all.count(good))
}
