//! The invariants of every position. A [`State`] must satisfy them to become a game.

use crate::components::Good;
use crate::game::META;
use crate::phase::Phase;
use crate::rules::tide;
use crate::score;
use crate::state::{Player, State};
use portolan_core::{CardSet, InvariantError, Seat};

type Checked = Result<(), InvariantError>;

fn broken<T>(what: impl Into<String>) -> Result<T, InvariantError> {
    Err(InvariantError(what.into()))
}

impl State {
    /// Checks that the position is possible: every card is in exactly one place, all references to cards, seats and
    /// spaces are valid, and the pending decision matches the rest.
    pub fn check(&self) -> Checked {
        if !META.revisions().contains(&self.revision) {
            return broken(format!("there is no revision {} of the rules", self.revision));
        }
        if !META.seat_counts().any(|seats| seats == self.seats) {
            return broken(format!("{} players", self.seats));
        }
        if !self.seats.has(self.first) || !self.seats.has(self.turn) {
            return broken("the first player or the player whose turn it is has no seat");
        }
        self.check_cards()?;
        self.check_piles()?;
        self.check_points()?;
        self.players
            .0
            .iter()
            .zip(Seat::all())
            .try_for_each(|(player, seat)| self.check_player(seat, player))?;
        self.check_phase()?;
        self.check_ships()
    }

    fn check_cards(&self) -> Checked {
        let piles = [self.deck.set(), self.discard, self.market.set(), self.farm.set()];
        let players = self.players.0.iter().flat_map(|player| [player.hand, player.goods, player.points]);
        let (mut found, mut count) = (CardSet::EMPTY, 0);
        for pile in piles.into_iter().chain(players) {
            found |= pile;
            count += pile.len();
        }
        // A list could hold a card twice, which its set would not show.
        let doubled = self.deck.len() + self.market.len() + self.farm.len()
            != piles[0].len() + piles[2].len() + piles[3].len();
        if found != self.components.all_cards() || count != self.components.card_count() || doubled {
            return broken(format!(
                "there are {count} cards in all places, {} of them different",
                found.len()
            ));
        }
        Ok(())
    }

    /// A refill leaves at most the farm, the new cards and one reserved card of each other player in the market.
    fn check_piles(&self) -> Checked {
        let components = &self.components;
        let refilled = usize::from(components.farm + components.refill_market) + self.seats.get() - 1;
        if self.market.len() > refilled.max(components.market.into()) {
            return broken(format!("{} cards in the market", self.market.len()));
        }
        if self.farm.len() > components.farm.into() {
            return broken(format!("{} cards on the farm", self.farm.len()));
        }
        Ok(())
    }

    fn check_points(&self) -> Checked {
        let all_points = self.seats.seats().fold(CardSet::EMPTY, |all, seat| all | self.players[seat].points);
        if !((self.unseen | self.unseen_before) - all_points).is_empty() {
            return broken("an unseen points card is not among the points");
        }
        if !self.unseen.is_disjoint(self.unseen_before) {
            return broken("a points card was drawn twice");
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat, player: &Player) -> Checked {
        if !self.seats.has(seat) {
            return if *player == Player::default() {
                Ok(())
            } else {
                broken(format!("seat {seat} does not exist"))
            };
        }
        if !(player.insured - player.goods).is_empty() {
            return broken(format!("seat {seat}: insured goods that it does not have"));
        }
        let earned: u16 = player.earned.0.iter().map(|&points| u16::from(points)).sum();
        if earned != player.point_count().into() {
            return broken(format!("seat {seat}: {earned} points earned, {} there", player.point_count()));
        }
        let open = self.market.set() | self.farm.set();
        let others = self.reserved_by_others(seat);
        if player.reserved.is_some_and(|card| !open.has(card) || others.has(card)) {
            return broken(format!(
                "seat {seat}: a marker on no open card, or on one reserved by another player"
            ));
        }
        Ok(())
    }

    fn check_phase(&self) -> Checked {
        let fits = match self.phase {
            Phase::Token { seat } => seat == self.turn && self.check_starting_tokens(),
            Phase::Action { seat } => seat == self.turn,
            Phase::Payment { seat, price, paid } => {
                seat == self.turn
                    && price > 0
                    && price == self.price(seat)
                    && paid + self.components.coins(self.players[seat].hand) >= price
            }
            Phase::Insurance { seat } => self.seats.has(seat) && tide::may_insure(self, seat),
            Phase::Cover { seat, good, icons } => {
                self.seats.has(seat)
                    && icons > 0
                    && self.is_sinking(good)
                    && self.uninsured(seat, good).len() > icons.into()
            }
            Phase::Over => score::has_enough_tokens(self) || usize::from(self.passes) == self.seats.get(),
        };
        if !fits {
            return broken(format!("the position does not fit the pending decision {:?}", self.phase));
        }
        if self.phase != Phase::Over && usize::from(self.passes) >= self.seats.get() {
            return broken("all players have passed, and the game is not over");
        }
        Ok(())
    }

    /// Whether exactly the players before the current one, from the first player on, have taken one token.
    fn check_starting_tokens(&self) -> bool {
        let mut order = self.seats.clockwise_from(self.first);
        let chosen = order
            .by_ref()
            .take_while(|&seat| seat != self.turn)
            .all(|seat| self.players[seat].token_count() == 1);
        chosen
            && self.players[self.turn].token_count() == 0
            && order.all(|seat| self.players[seat].token_count() == 0)
    }

    /// Checks that ships arrive and sink only in a sale, and that the game is over when a player has enough tokens.
    fn check_ships(&self) -> Checked {
        if self.ships.0.iter().any(|&space| space > self.components.goal()) {
            return broken("a ship has left the route");
        }
        let arrived = Good::ALL.into_iter().any(|good| self.has_arrived(good));
        match self.phase {
            Phase::Over => Ok(()),
            _ if score::has_enough_tokens(self) => broken("a player has enough tokens to end the game"),
            Phase::Insurance { .. } | Phase::Cover { .. } if !arrived => broken("ships sink without a sale"),
            Phase::Token { .. } | Phase::Action { .. } | Phase::Payment { .. } if arrived => {
                broken("a ship has arrived, and its goods are not sold")
            }
            _ => Ok(()),
        }
    }
}
