//! The invariants of a position: the check that a [`State`] must pass to become a game.

use crate::choice::Bid;
use crate::components::card::CardKind;
use crate::components::{Good, Junk, Pile, ROUNDS, RoundEvent, Worker};
use crate::game::META;
use crate::hold::{MAX_STRIPS, STRIPS_PER_LAYER};
use crate::phase::{Phase, SearchReason};
use crate::rules::{cards, search, workers};
use crate::setup::right_neighbour;
use crate::state::{Player, State};
use portolan_core::{CardSet, InvariantError, Seat};

type CheckResult = Result<(), InvariantError>;

fn broken(what: impl Into<String>) -> CheckResult {
    Err(InvariantError(what.into()))
}

impl State {
    /// Checks that the position is possible: every card, strip and yuan is in exactly one place, and the pending decision
    /// fits the rest.
    pub fn check(&self) -> CheckResult {
        if !META.revisions().contains(&self.revision) || !META.seat_counts().any(|seats| seats == self.seats)
        {
            return broken(format!("{} players in revision {}", self.seats, self.revision));
        }
        if !self.seats.has(self.first) || !(self.phase.to_act() - self.seats.all()).is_empty() {
            return broken("the first player or the player who must choose has no seat");
        }
        let rounds = match self.phase {
            Phase::Cargo { .. } => 0..=0,
            Phase::Over => ROUNDS..=ROUNDS,
            _ => 1..=ROUNDS,
        };
        if !rounds.contains(&self.round.into()) {
            return broken(format!("round {} in {:?}", self.round, self.phase));
        }
        let mut tiles = self.tiles;
        tiles.sort_unstable();
        if !tiles.into_iter().eq(0..ROUNDS as u8) {
            return broken("a market tile is missing");
        }
        self.check_goods()?;
        self.check_cargo()?;
        self.check_special_cards()?;
        self.check_workers()?;
        for (player, seat) in self.players.0.iter().zip(Seat::all()) {
            self.check_player(seat, player)?;
        }
        self.check_barter()?;
        if self.fits_phase() {
            return Ok(());
        }
        broken(format!("the position does not fit the pending decision {:?}", self.phase))
    }

    fn check_goods(&self) -> CheckResult {
        for good in Good::ALL {
            let hands: u16 = self.players.0.iter().map(|player| u16::from(player.hand[good])).sum();
            if hands + u16::from(self.stacks[good]) != self.components.cards_per_good.into() {
                return broken(format!("{hands} {good:?} in hands, {} in the stack", self.stacks[good]));
            }
        }
        let money: u16 = self.players.0.iter().map(|player| player.yuan).sum();
        if money != self.bank_paid {
            return broken(format!("the players have {money} yuan, the bank has paid {}", self.bank_paid));
        }
        Ok(())
    }

    fn check_cargo(&self) -> CheckResult {
        let max = self.options.layers.most_strips().map_or(MAX_STRIPS, usize::from);
        for junk in Junk::ALL {
            let hold = &self.holds[junk];
            if hold.len() > max || hold.strips().any(|owner| !self.seats.has(owner)) {
                return broken(format!("the strips on {junk:?} are {hold:?}"));
            }
        }
        Ok(())
    }

    fn check_special_cards(&self) -> CheckResult {
        let players = self.players.0.iter().flat_map(|player| [player.open_cards, player.cards]);
        let (mut found, mut count) = (CardSet::EMPTY, 0);
        for place in self.piles.into_iter().chain(players).chain([self.played_cards]) {
            found |= place;
            count += place.len();
        }
        if found != self.components.all_specials() || count != self.components.special_count() {
            return broken(format!("{count} special cards, {} different ones", found.len()));
        }
        if self.searched_piles >> Pile::ALL.len() != 0 {
            return broken("a searched pile that does not exist");
        }
        Ok(())
    }

    fn check_workers(&self) -> CheckResult {
        let [load, money, goods] = self.merchants;
        if load == money || money == goods || load == goods {
            return broken("two merchants on one junk");
        }
        let unused = Worker::ALL.into_iter().filter(|&worker| self.task(worker).is_none() || self.round == 0);
        if unused.into_iter().any(|worker| self.is_used(worker))
            || self.used_workers >> Worker::ALL.len() != 0
        {
            return broken("a used worker that is not in the game");
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
        let loaded: u16 = self.holds.0.iter().map(|hold| u16::from(hold.strips_of(seat))).sum();
        if loaded + u16::from(player.strips) != self.components.strips_per_player.into() {
            return broken("a strip is missing");
        }
        if Good::ALL.into_iter().any(|good| player.known[good] > player.hand[good]) {
            return broken("known goods that the player does not have");
        }
        let always = self.components.always_cards();
        if !(player.open_cards - always).is_empty() || !player.cards.is_disjoint(always) {
            return broken("special cards are open if and only if they work always");
        }
        if player.last_seen.iter().any(|&search| search > player.search_count) {
            return broken("a special card was seen in a search that did not happen");
        }
        Ok(())
    }

    /// Bids are pending in the barter, from all players with goods, and goods are sold there.
    fn check_barter(&self) -> CheckResult {
        let is_barter = matches!(self.phase, Phase::Barter { .. });
        let sold = self.sold.0.iter().filter(|&&sold| sold).count();
        let in_barter = is_barter || self.phase.search_reason() == Some(SearchReason::Barter);
        if sold > 0 && !in_barter && self.phase != Phase::Over || is_barter && sold == Good::ALL.len() {
            return broken(format!("{sold} goods sold in {:?}", self.phase));
        }
        for seat in self.seats.seats() {
            let Player { hand, bid, .. } = self.players[seat];
            let must_bid = is_barter && hand.total() > 0;
            let possible = match bid {
                None => self.phase.to_act().has(seat) || !must_bid,
                Some(_) if !must_bid || self.phase.to_act().has(seat) => false,
                Some(Bid::Nothing) => true,
                Some(Bid::Cards(good, count)) => (1..=hand[good]).contains(&count) && !self.sold[good],
            };
            if !possible || is_barter && self.phase.to_act().has(seat) && hand.total() == 0 {
                return broken(format!("seat {seat}: bid {bid:?} in {:?}", self.phase));
            }
        }
        Ok(())
    }

    fn fits_phase(&self) -> bool {
        let search_fits = match self.phase.search_reason() {
            Some(SearchReason::Event) => self.round_event() == Some(RoundEvent::Specials),
            _ => true,
        };
        search_fits
            && match self.phase {
                Phase::Cargo { seat, owner } => {
                    owner == right_neighbour(self, seat)
                        && self.holds.0.iter().all(|hold| hold.len() <= STRIPS_PER_LAYER)
                }
                Phase::Swap { seat, swaps, returned } => {
                    self.may_swap(seat, swaps) && returned.total() < 2 && self.players[seat].hand.total() > 0
                }
                Phase::SwapTake { seat, swaps, returned, left } => {
                    self.may_swap(seat, swaps) && (1..=returned.total()).contains(&left.into())
                }
                Phase::Search { reason, .. } => search::is_possible(self, reason),
                Phase::Keep { pile, .. } => !self.piles[pile as usize].is_empty(),
                Phase::Turn { seat, acted, card_played } => {
                    let has_choice = if acted {
                        !card_played && !self.players[seat].cards.is_empty()
                    } else {
                        workers::is_any_usable(self, seat)
                    };
                    has_choice && (acted, card_played) == (self.acted, self.card_played)
                }
                Phase::Apprentice { seat, worker } => {
                    !self.acted && !worker.is_merchant() && workers::usable_task(self, seat, worker).is_ok()
                }
                Phase::Pick { left, .. } | Phase::Supply { left, .. } => left > 0 && !self.stacks_are_empty(),
                Phase::Place { seat } => {
                    self.card_played
                        && self.players[seat].strips > 0
                        && workers::has_any_room(self, |_| true).is_ok()
                }
                Phase::GoodsCard { .. } => self.card_played,
                Phase::MoveFrom { seat } => self.card_played && cards::can_move_any(self, seat).is_ok(),
                Phase::MoveTo { seat, from } => {
                    self.card_played && cards::can_move_from(self, seat, from).is_ok()
                }
                Phase::Barter { waiting } => !waiting.is_empty(),
                Phase::Over => true,
            }
    }

    fn may_swap(&self, seat: Seat, swaps: u8) -> bool {
        (1..=self.open_card_count(seat, CardKind::Swap)).contains(&swaps.into())
    }
}
