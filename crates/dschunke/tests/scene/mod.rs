//! Positions for tests, laid out by hand: a table in the turn of seat 1, with empty junks, empty hands, all goods in the
//! stacks and all special cards in the pile square, unless a test says otherwise.

use portolan_core::{CardSet, Components as _};
use portolan_dschunke::{
    ByGood, ByJunk, CardKind, Components, Good, Hold, Junk, LayerLimit, Options, Phase, Price, State, Timing,
};
use portolan_testkit::Stage;
pub(crate) use portolan_testkit::seat;

pub(crate) fn junk(name: &str) -> Junk {
    Junk::from_name(name).unwrap()
}

pub(crate) fn kind(text: &str) -> CardKind {
    CardKind::from_notation(text).unwrap()
}

/// `rice 3 fish 1`
pub(crate) fn goods(text: &str) -> ByGood<u8> {
    let mut goods = ByGood([0; 4]);
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        goods[Good::from_name(pair[0]).unwrap()] = pair[1].parse().unwrap();
    }
    goods
}

/// `R B G Y` from the bottom up.
pub(crate) fn hold(strips: &str) -> Hold {
    strips.chars().filter_map(|letter| "RBGY".find(letter)).map(|index| seat(index + 1)).collect()
}

/// A table whose position is laid out by hand, and what happened at it.
#[derive(Clone)]
pub(crate) struct Scene {
    stage: Stage<State>,
}

portolan_testkit::on_stage!(Scene, State);

impl Scene {
    /// Round 1, the turn of seat 1, who is the first player.
    pub(crate) fn new(seats: usize) -> Scene {
        Scene::with(seats, Components::built_in(), Options::default())
    }

    pub(crate) fn with(seats: usize, components: Components, options: Options) -> Scene {
        let mut stage = Stage::<State>::bare(components, Options::default(), seats);
        let state = &mut stage.state;
        state.options = options;
        state.holds = ByJunk([Hold::default(); 5]);
        state.stacks = ByGood([state.components.cards_per_good; 4]);
        state.piles = [state.components.all_specials(), CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY];
        for seat in state.seats.seats() {
            state.players[seat].hand = ByGood([0; 4]);
            state.players[seat].strips = state.components.strips_per_player;
        }
        state.first = seat(1);
        Scene { stage }.turn(1)
    }

    /// With at most three layers on each junk.
    pub(crate) fn with_three_layers(seats: usize) -> Scene {
        Scene::with(
            seats,
            Components::built_in(),
            Options { layers: LayerLimit::Three, ..Options::default() },
        )
    }

    /// A market tile with this price, turned up in this round.
    pub(crate) fn tile(mut self, price: impl Fn(ByGood<Price>) -> bool) -> Scene {
        let tiles = self.state.components.tiles;
        let now = usize::from(self.state.round) - 1;
        let place = (0..10).find(|&place| price(tiles[usize::from(self.state.tiles[place])])).unwrap();
        self.state.tiles.swap(now, place);
        self
    }

    /// The tile of the rulebook's example: rice 4, fish S, vegetables 2, spices 1.
    pub(crate) fn example_tile(self) -> Scene {
        self.tile(|tile| tile.0 == [Price::Yuan(4), Price::Special, Price::Yuan(2), Price::Yuan(1)])
    }

    /// Moves on to this round, merchants included.
    pub(crate) fn round(mut self, round: u8) -> Scene {
        while self.state.round < round {
            self.state.round += 1;
            self.state.merchants = self.state.merchants.map(|junk| self.state.components.next(junk));
        }
        self
    }

    pub(crate) fn turn(mut self, number: usize) -> Scene {
        (self.state.acted, self.state.card_played) = (false, false);
        self.state.phase = Phase::Turn { seat: seat(number), acted: false, card_played: false };
        self
    }

    pub(crate) fn first(mut self, number: usize) -> Scene {
        self.state.first = seat(number);
        self
    }

    pub(crate) fn hold(mut self, name: &str, strips: &str) -> Scene {
        self.state.holds[junk(name)] = hold(strips);
        for seat in self.state.seats.seats() {
            let loaded: u8 = self.state.holds.0.iter().map(|hold| hold.strips_of(seat)).sum();
            self.state.players[seat].strips = self.state.components.strips_per_player - loaded;
        }
        self
    }

    /// The hand of a seat, taken from the stacks.
    pub(crate) fn hand(mut self, number: usize, cards: &str) -> Scene {
        let hand = goods(cards);
        for good in Good::ALL {
            let before = self.state.players[seat(number)].hand[good];
            self.state.stacks[good] = self.state.stacks[good] + before - hand[good];
        }
        self.state.players[seat(number)].hand = hand;
        self
    }

    /// So many cards in each stack; all others go to the hand of this seat.
    pub(crate) fn stacks_with_rest_to(mut self, number: usize, cards: &str) -> Scene {
        let left = goods(cards);
        for good in Good::ALL {
            let moved = self.state.stacks[good] - left[good];
            self.state.stacks[good] = left[good];
            self.state.players[seat(number)].hand[good] += moved;
        }
        self
    }

    /// Special cards of a seat, taken from any pile: open or in the hand, as they must be.
    pub(crate) fn cards(mut self, number: usize, cards: &str) -> Scene {
        for kind in cards.split_whitespace().map(kind) {
            let found = (0..4)
                .find_map(|pile| Some((pile, self.state.components.find(self.state.piles[pile], kind)?)));
            let (pile, card) = found.unwrap_or_else(|| panic!("no {kind} is left"));
            self.state.piles[pile].remove(card);
            let player = &mut self.state.players[seat(number)];
            let to = if kind.timing() == Timing::Always { &mut player.open_cards } else { &mut player.cards };
            to.insert(card);
        }
        self
    }

    /// The piles, `extra ties | swap | |`; all other cards are out of the game.
    pub(crate) fn piles(mut self, piles: &str) -> Scene {
        let mut left = self.state.piles.iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
        for (place, cards) in piles.split('|').enumerate() {
            self.state.piles[place] = CardSet::EMPTY;
            for kind in cards.split_whitespace().map(kind) {
                let card = self.state.components.find(left, kind).unwrap();
                left.remove(card);
                self.state.piles[place].insert(card);
            }
        }
        self.state.played_cards |= left;
        self
    }

    pub(crate) fn strips(mut self, number: usize, strips: u8) -> Scene {
        let player = &mut self.state.players[seat(number)];
        let gone = player.strips - strips;
        player.strips = strips;
        // Onto the bottom of a junk that the test does not look at.
        (0..gone).for_each(|_| self.state.holds[Junk::Brown].push(seat(number)));
        self
    }

    pub(crate) fn yuan(mut self, number: usize, yuan: u16) -> Scene {
        self.state.players[seat(number)].yuan += yuan;
        self.state.bank_paid += yuan;
        self
    }

    /// Everybody's turn is over, and so is the supply: sealed bids are awaited.
    pub(crate) fn barter(mut self) -> Scene {
        let waiting = self.state.seats.seats().filter(|&seat| self.state.players[seat].hand.total() > 0);
        self.state.phase = Phase::Barter { waiting: waiting.collect() };
        self
    }

    pub(crate) fn hand_of(&self, number: usize) -> ByGood<u8> {
        self.state.players[seat(number)].hand
    }

    pub(crate) fn yuan_of(&self, number: usize) -> u16 {
        self.state.players[seat(number)].yuan
    }

    pub(crate) fn strips_on(&self, name: &str) -> usize {
        self.state.holds[junk(name)].len()
    }

    pub(crate) fn visible(&self, name: &str, number: usize) -> u8 {
        self.state.holds[junk(name)].visible(seat(number))
    }

    pub(crate) fn cards_of(&self, number: usize) -> String {
        let player = &self.state.players[seat(number)];
        let kinds = (player.open_cards | player.cards)
            .iter()
            .map(|card| self.state.components.kind(card).to_string());
        kinds.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn sold(&self) -> String {
        let sold = Good::ALL.into_iter().filter(|&good| self.state.sold[good]).map(Good::name);
        sold.collect::<Vec<_>>().join(" ")
    }

    /// The game is over right now, as it stands.
    pub(crate) fn over(mut self) -> Scene {
        self.state.phase = Phase::Over;
        self
    }
}
