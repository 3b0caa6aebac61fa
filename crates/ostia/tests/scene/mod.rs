//! Positions for tests, laid out by hand: every card that is not named stays in the draw pile.

use portolan_core::{CardId, CardSet, Components as _, SeatSet};
use portolan_ostia::{Bundle, Card, Components, Good, Options, Phase, PlayerView, ROUNDS, State};
use portolan_testkit::Stage;
pub(crate) use portolan_testkit::seat;

pub(crate) fn goods(cards: &str) -> Vec<Good> {
    cards.split_whitespace().map(|name| Good::from_name(name).unwrap()).collect()
}

pub(crate) fn bundle(cards: &str) -> Bundle {
    goods(cards).into_iter().collect()
}

/// A table whose position is laid out by hand, and what happened at it.
#[derive(Clone)]
pub(crate) struct Scene {
    stage: Stage<State>,
}

portolan_testkit::on_stage!(Scene, State);

impl Scene {
    /// A table of the first round at which nobody has a card. Seat 1 begins; the senate cards lie in the order of the
    /// components, and the sixth was put away.
    pub(crate) fn new(seats: usize) -> Scene {
        Scene::with(Components::built_in(), Options::default(), seats)
    }

    pub(crate) fn with(components: Components, options: Options, seats: usize) -> Scene {
        let mut stage = Stage::<State>::bare(components, options, seats);
        let state = &mut stage.state;
        state.deck = state.in_play().iter().collect();
        for seat in state.seats.seats() {
            state.players[seat].ship = CardSet::EMPTY;
            state.players[seat].wares = CardSet::EMPTY;
        }
        state.first = seat(1);
        state.senate_order = [5, 0, 1, 2, 3, 4];
        (state.phase, state.choosing) = (Phase::Over, SeatSet::EMPTY);
        Scene { stage }
    }

    /// The same table in a game that was begun by this revision of the rules.
    pub(crate) fn revision(mut self, revision: u32) -> Scene {
        self.state.revision = revision;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Scene {
        self.state.round = round;
        self
    }

    pub(crate) fn cash(mut self, number: usize, cash: u16) -> Scene {
        let state = &mut self.state;
        let player = &mut state.players[seat(number)];
        state.bank += i32::from(player.cash) - i32::from(cash);
        player.cash = cash;
        self
    }

    pub(crate) fn storehouses(mut self, number: usize, storehouses: u8) -> Scene {
        let state = &mut self.state;
        let player = &mut state.players[seat(number)];
        state.supply = state.supply + player.storehouses - storehouses;
        player.storehouses = storehouses;
        self
    }

    pub(crate) fn loans(mut self, number: usize, loans: u16) -> Scene {
        self.state.players[seat(number)].loans = loans;
        self
    }

    pub(crate) fn senate_points(mut self, number: usize, points: u8) -> Scene {
        self.state.players[seat(number)].points.senate = points;
        self
    }

    pub(crate) fn ship(mut self, number: usize, cards: &str) -> Scene {
        self.state.players[seat(number)].ship = self.draw(cards).into_iter().collect();
        self
    }

    /// Wares that nobody else has seen.
    pub(crate) fn wares(mut self, number: usize, cards: &str) -> Scene {
        let cards: CardSet = self.draw(cards).into_iter().collect();
        self.state.players[seat(number)].wares |= cards;
        self
    }

    /// Wares that were bought openly.
    pub(crate) fn bought(mut self, number: usize, cards: &str) -> Scene {
        let cards: CardSet = self.draw(cards).into_iter().collect();
        self.state.players[seat(number)].wares |= cards;
        self.state.players[seat(number)].known |= cards;
        self
    }

    pub(crate) fn neutral(mut self, cards: &str) -> Scene {
        self.state.neutral = self.draw(cards).into_iter().collect();
        self
    }

    /// All of the draw pile but its top `left` cards is on the discard pile.
    pub(crate) fn deck_of(mut self, left: usize) -> Scene {
        while self.state.deck.len() > left {
            let card = self.state.deck.remove(0).unwrap();
            self.state.discard.insert(card);
        }
        self
    }

    /// All five cards of every ship lie there, and all choose which to keep.
    pub(crate) fn keeping(mut self) -> Scene {
        (self.state.phase, self.state.choosing) = (Phase::Keep, self.state.seats.all());
        self
    }

    /// This seat is to offer the first pair of the round.
    pub(crate) fn offering(mut self, number: usize) -> Scene {
        self.state.first = seat(number);
        self.state.phase = Phase::Offer { seat: seat(number) };
        self
    }

    /// The last pair of the round is on offer; the seller's left neighbour bids first.
    pub(crate) fn pair(mut self, number: usize, cards: &str) -> Scene {
        let seats = self.state.seats;
        self.state.offer = self.draw(cards).into_iter().collect();
        self.state.pairs_sold = 2 * seats.get() as u8 - 1;
        self.state.first = seats.after(seat(number));
        let from = self.state.components.price_of(self.state.offer);
        self.state.phase = Phase::Bid { seat: self.state.first, from };
        self
    }

    /// Everybody with wares allocates them.
    pub(crate) fn allocating(mut self) -> Scene {
        (self.state.phase, self.state.choosing) = (Phase::Allocate, self.state.seats_with_wares());
        self
    }

    /// The last round is over, and everybody with wares allocates them.
    pub(crate) fn at_the_end(mut self) -> Scene {
        self.state.round = ROUNDS;
        (self.state.phase, self.state.choosing) = (Phase::LastAllocate, self.state.seats_with_wares());
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Scene {
        self.state.phase = phase;
        self
    }

    fn draw(&mut self, cards: &str) -> Vec<CardId> {
        let drawn = goods(cards).into_iter().map(|wanted| {
            let place = self.state.deck.iter().position(|&id| self.state.components.good(id) == wanted);
            self.state.deck.remove(place.unwrap_or_else(|| panic!("no {wanted:?} is left"))).unwrap()
        });
        drawn.collect()
    }

    /// What everybody sees of one player.
    pub(crate) fn player(&self, number: usize) -> PlayerView {
        self.public_view().player(seat(number)).unwrap().clone()
    }

    pub(crate) fn cash_of(&self, number: usize) -> u16 {
        self.player(number).cash
    }

    pub(crate) fn storehouses_of(&self, number: usize) -> u8 {
        self.player(number).storehouses
    }

    pub(crate) fn loans_of(&self, number: usize) -> u16 {
        self.player(number).loans
    }

    pub(crate) fn wares_of(&self, number: usize) -> String {
        names(&self.view(number).me().unwrap().wares.clone().unwrap())
    }

    pub(crate) fn discard_now(&self) -> String {
        names(&self.public_view().discard)
    }
}

pub(crate) fn names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.good.name()).collect::<Vec<_>>().join(" ")
}
