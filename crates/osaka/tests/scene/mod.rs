//! Positions for tests. Every card that a test does not place stays in the draw pile.

use portolan_core::{ArrayVec, CardId, CardSet, Components as _};
use portolan_osaka::{Card, Components, Good, Kind, Options, Osaka, Phase, State};
use portolan_testkit::Stage;
pub use portolan_testkit::seat;

pub fn kind(text: &str) -> Kind {
    Kind::from_notation(text).unwrap()
}

/// A hand-made position and the events since then.
#[derive(Clone)]
pub struct Scene {
    stage: Stage<Osaka, State>,
}

portolan_testkit::on_stage!(Scene, Osaka, State);

impl Scene {
    /// Returns a table on the turn of seat 1: all ships in Osaka; market, farm and hands empty.
    pub fn new(seats: usize) -> Scene {
        Scene::with(Components::built_in(), seats)
    }

    pub fn with(components: Components, seats: usize) -> Scene {
        let mut stage = Stage::<Osaka, State>::bare(components, Options::default(), seats);
        let state = &mut stage.state;
        let all = state.components.all_cards();
        state.deck = all.iter().collect();
        state.market = ArrayVec::new();
        state.farm = ArrayVec::new();
        for seat in state.seats.seats() {
            state.players[seat].hand = CardSet::EMPTY;
        }
        (state.first, state.turn) = (seat(1), seat(1));
        state.phase = Phase::Action { seat: seat(1) };
        Scene { stage }
    }

    pub fn turn_of(mut self, number: usize) -> Scene {
        self.state.turn = seat(number);
        self.state.phase = Phase::Action { seat: seat(number) };
        self
    }

    pub fn market(mut self, cards: &str) -> Scene {
        self.state.market = self.draw(cards).into_iter().collect();
        self
    }

    pub fn farm(mut self, cards: &str) -> Scene {
        self.state.farm = self.draw(cards).into_iter().collect();
        self
    }

    pub fn hand(mut self, number: usize, cards: &str) -> Scene {
        self.state.players[seat(number)].hand = self.draw(cards).into_iter().collect();
        self
    }

    pub fn goods(mut self, number: usize, cards: &str) -> Scene {
        let cards: CardSet = self.draw(cards).into_iter().collect();
        self.state.players[seat(number)].goods |= cards;
        self
    }

    pub fn insured(mut self, number: usize, cards: &str) -> Scene {
        let cards: CardSet = self.draw(cards).into_iter().collect();
        self.state.players[seat(number)].goods |= cards;
        self.state.players[seat(number)].insured |= cards;
        self
    }

    pub fn discard(mut self, cards: &str) -> Scene {
        self.state.discard = self.draw(cards).into_iter().collect();
        self
    }

    /// Puts these cards on top of the draw pile, in the order in which they are drawn.
    pub fn deck_top(mut self, cards: &str) -> Scene {
        let top = self.draw(cards);
        top.into_iter().rev().for_each(|card| self.state.deck.push(card));
        self
    }

    /// Empties the draw pile: all its cards become points of this seat.
    pub fn deck_becomes_points_of(mut self, number: usize) -> Scene {
        let rest = self.state.deck.set();
        self.state.deck.clear();
        let player = &mut self.state.players[seat(number)];
        player.points |= rest;
        player.earned[Good::Red] += rest.len() as u8;
        self
    }

    /// Sets the rules revision.
    pub fn revision(mut self, revision: u32) -> Scene {
        self.state.revision = revision;
        self
    }

    /// Leaves this number of cards in the draw pile; the others become points of the seat.
    pub fn deck_of(mut self, cards: usize, number: usize) -> Scene {
        let gone = self.state.deck.len() - cards;
        let rest: CardSet = self.state.deck.iter().take(gone).copied().collect();
        self.state.deck.retain(|card| !rest.has(card));
        let player = &mut self.state.players[seat(number)];
        player.points |= rest;
        player.earned[Good::Red] += rest.len() as u8;
        self
    }

    pub fn tokens(mut self, number: usize, tokens: &str) -> Scene {
        for letter in tokens.chars().filter(|letter| *letter != ' ') {
            self.state.players[seat(number)].tokens[Good::from_letter(letter).unwrap()] += 1;
        }
        self
    }

    pub fn points(mut self, number: usize, cards: &str) -> Scene {
        let cards: CardSet = self.draw(cards).into_iter().collect();
        let player = &mut self.state.players[seat(number)];
        player.points |= cards;
        player.earned[Good::Red] += cards.len() as u8;
        self
    }

    /// Places ships: `r2 b5` puts the red ship on space 2 and the blue one on space 5.
    pub fn ships(mut self, ships: &str) -> Scene {
        for ship in ships.split_whitespace() {
            let good = Good::from_letter(ship.chars().next().unwrap()).unwrap();
            self.state.ships[good] = ship[1..].parse().unwrap();
        }
        self
    }

    /// Puts the marker of a seat on the first card of this kind in the market or on the farm.
    pub fn reserved(mut self, number: usize, card: &str) -> Scene {
        let open = self.state.market.iter().chain(self.state.farm.iter());
        let card = open.copied().find(|&id| self.state.components.kind(id) == kind(card)).unwrap();
        self.state.players[seat(number)].reserved = Some(card);
        self
    }

    fn draw(&mut self, cards: &str) -> Vec<CardId> {
        let drawn = cards.split_whitespace().map(|card| {
            let wanted = kind(card);
            let place = self.state.deck.iter().position(|&id| self.state.components.kind(id) == wanted);
            self.state.deck.remove(place.unwrap_or_else(|| panic!("no {card} is left"))).unwrap()
        });
        drawn.collect()
    }

    pub fn ship(&self, good: char) -> u8 {
        self.state.ships[Good::from_letter(good).unwrap()]
    }

    pub fn points_of(&self, number: usize) -> u8 {
        self.state.players[seat(number)].point_count()
    }

    pub fn token_count(&self, number: usize) -> u8 {
        self.state.players[seat(number)].token_count()
    }

    pub fn hand_of(&self, number: usize) -> String {
        names(&self.view(number).me().unwrap().hand.clone().unwrap())
    }

    pub fn goods_of(&self, number: usize) -> String {
        names(&self.public_view().players[number - 1].goods)
    }

    pub fn insured_of(&self, number: usize) -> String {
        names(&self.state.components.cards(self.state.players[seat(number)].insured))
    }

    pub fn market_now(&self) -> String {
        names(&self.public_view().market.iter().map(|stall| stall.card).collect::<Vec<_>>())
    }

    pub fn farm_now(&self) -> String {
        names(&self.public_view().farm.iter().map(|stall| stall.card).collect::<Vec<_>>())
    }

    pub fn discard_now(&self) -> String {
        names(&self.public_view().discard)
    }

    pub fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
    }
}

pub fn names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.kind.to_string()).collect::<Vec<_>>().join(" ")
}
