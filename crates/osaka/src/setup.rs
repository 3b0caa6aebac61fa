//! §2: the preparation of a table.

use crate::components::{ByGood, Value};
use crate::event::{Event, FirstBecause};
use crate::game::Osaka;
use crate::phase::Phase;
use crate::state::{MAX_PLAYERS, State};
use portolan_core::{ArrayVec, BySeat, CardSet, GameRng, Log, Seat, Setup, SetupError};

/// The minimum value of an opening hand, in coins (§2.2).
pub const OPENING_COINS: u16 = 8;

/// Returns the maximum number of cards in an opening hand.
pub(crate) const fn most_opening_cards() -> usize {
    OPENING_COINS.div_ceil(Value::Two.coins()) as usize
}

/// Returns the state before the choice of the first starting token.
pub(crate) fn prepare(setup: &Setup<Osaka>, log: &mut impl Log<Event>) -> Result<State, SetupError> {
    SetupError::check(setup)?;
    let mut state = empty_table(setup);
    open_market(&mut state, log);
    setup.seats.seats().for_each(|seat| draw_hand(&mut state, seat, log));
    let (first, because) = first_player(&mut state);
    log.public(Event::FirstPlayerFound { seat: first, because });
    state.first = first;
    state.turn = first;
    state.phase = Phase::Token { seat: first };
    Ok(state)
}

fn empty_table(setup: &Setup<Osaka>) -> State {
    let mut rng = GameRng::new(setup.seed);
    let mut deck: ArrayVec<_, { CardSet::CAPACITY }> = setup.components.all_cards().iter().collect();
    rng.shuffle(&mut deck);
    let placeholder = Seat::new(0).expect("every table has a first seat");
    State {
        revision: setup.revision,
        components: setup.components.clone(),
        options: setup.options,
        seats: setup.seats,
        rng,
        phase: Phase::Over,
        first: placeholder,
        turn: placeholder,
        passes: 0,
        deck,
        discard: CardSet::EMPTY,
        market: ArrayVec::new(),
        farm: ArrayVec::new(),
        ships: ByGood([0; 4]),
        players: BySeat::<_, MAX_PLAYERS>::default(),
        unseen: CardSet::EMPTY,
        unseen_before: CardSet::EMPTY,
    }
}

/// §2.1: deals market and farm.
fn open_market(state: &mut State, log: &mut impl Log<Event>) {
    for _ in 0..state.components.market {
        state.deck.pop().into_iter().for_each(|card| state.market.push(card));
    }
    for _ in 0..state.components.farm {
        state.deck.pop().into_iter().for_each(|card| state.farm.push(card));
    }
    let market = state.components.bundle(state.market.set());
    let farm = state.components.bundle(state.farm.set());
    log.public(Event::MarketOpened { market, farm });
}

/// §2.2: draws an opening hand.
fn draw_hand(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    while state.components.coins(state.players[seat].hand) < OPENING_COINS {
        let Some(card) = state.deck.pop() else { break };
        state.players[seat].hand.insert(card);
    }
    log.public(Event::HandDrawn { seat, cards: state.components.bundle(state.players[seat].hand) });
}

/// §2.3: returns the player with the lowest sum, then the fewest cards, then at random.
pub(crate) fn first_player(state: &mut State) -> (Seat, FirstBecause) {
    let sum = |seat: &Seat| state.components.coins(state.players[*seat].hand);
    let cards = |seat: &Seat| state.players[*seat].hand.len();
    let lowest = |of: &[Seat], key: &dyn Fn(&Seat) -> usize| -> Vec<Seat> {
        let least = of.iter().map(key).min_by_key(|&key| key);
        of.iter().copied().filter(|seat| Some(key(seat)) == least).collect()
    };
    let all: Vec<Seat> = state.seats.seats().collect();
    let by_sum = lowest(&all, &|seat| sum(seat).into());
    if let [seat] = by_sum[..] {
        return (seat, FirstBecause::LowestSum);
    }
    let by_cards = lowest(&by_sum, &cards);
    if let [seat] = by_cards[..] {
        return (seat, FirstBecause::FewerCards);
    }
    let luck = state.rng.below(by_cards.len() as u32);
    (by_cards[luck as usize], FirstBecause::Luck)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Kind;
    use portolan_core::{NullLog, SeatCount, Seed};

    /// Returns the number of the first player with these opening hands, and the reason.
    fn first_of(hands: &[&str]) -> (usize, FirstBecause) {
        let seats = SeatCount::new(hands.len()).unwrap();
        let mut state = prepare(&Setup::standard(seats, Seed::from_number(1)), &mut NullLog).unwrap();
        for (seat, hand) in seats.seats().zip(hands) {
            let mut left = state.components.all_cards();
            state.players[seat].hand = CardSet::EMPTY;
            for card in hand.split_whitespace() {
                let kind = Kind::from_notation(card).unwrap();
                let card = (left & state.components.of_kind(kind)).first().unwrap();
                left.remove(card);
                state.players[seat].hand.insert(card);
            }
        }
        let (seat, because) = first_player(&mut state);
        (seat.number(), because)
    }

    /// The example in the rulebook.
    #[test]
    fn s2_3_the_hand_5_3_goes_first_before_2_2_2_2_and_5_5_and_2_2_5() {
        let hands = ["r5 b3", "b5 g5", "y2 g2 r5", "r2 b2 y2 g2"];
        assert_eq!(first_of(&hands), (1, FirstBecause::FewerCards));
        let hands = ["r2 b2 y2 g2", "b5 g5", "r5 b3", "y2 g2 r5"];
        assert_eq!(first_of(&hands), (3, FirstBecause::FewerCards));
    }

    #[test]
    fn s2_3_the_player_with_the_lowest_sum_goes_first() {
        assert_eq!(first_of(&["b5 g5", "r3 r3 g2", "r5 g5"]), (2, FirstBecause::LowestSum));
    }

    #[test]
    fn s2_3_a_random_draw_decides_only_between_tied_players() {
        let (first, because) = first_of(&["b5 g5", "r5 g3", "b5 y3"]);
        assert!(first == 2 || first == 3);
        assert_eq!(because, FirstBecause::Luck);
    }
}
