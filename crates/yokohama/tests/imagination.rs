//! Imagined worlds are distributed uniformly over everything that the viewer cannot know, and agree with everything
//! that it remembers. Law 11 tests only that some worlds differ from the true one.

use portolan_core::{
    CardId, CardSet, Choices, Game, Journal, Memory, NullLog, Seat, SeatCount, Seed, Setup, ThoughtRng,
    Viewer,
};
use portolan_yokohama::{Choice, Phase, Yokohama};

const WORLDS: usize = 4000;

/// Returns a position from a random game in which all players have orders in the hand, and players other than the
/// first have both publicly known and hidden ones.
fn position(seats: usize) -> Yokohama {
    let is_suitable = |state: &Yokohama| {
        let others = state.seats.seats().skip(1);
        matches!(state.phase, Phase::Place { .. })
            && state.order_deck.len() > 1
            && state.seats.seats().all(|seat| !state.players[seat].orders.is_empty())
            && others.clone().any(|seat| !state.players[seat].known_orders.is_empty())
            && others.clone().any(|seat| state.players[seat].orders != state.players[seat].known_orders)
    };
    let mut choices = Choices::new();
    for seed in 0..100 {
        let setup = Setup::standard(SeatCount::new(seats).unwrap(), Seed::from_number(seed));
        let (mut state, mut rng) = (Yokohama::new(&setup, &mut NullLog).unwrap(), ThoughtRng::new(seed));
        while let Some(seat) = state.to_act().first() {
            if is_suitable(&state) {
                return state;
            }
            state.choices(seat, &mut choices);
            state.apply(seat, rng.pick(&choices).unwrap(), &mut NullLog).unwrap();
        }
    }
    panic!("no game reaches such a position")
}

fn viewer() -> Viewer {
    Viewer::Seat(Seat::new(0).unwrap())
}

fn worlds(state: &Yokohama, memory: Memory) -> impl Iterator<Item = Yokohama> {
    let mut rng = ThoughtRng::new(1);
    (0..WORLDS).map(move |_| state.imagine(viewer(), memory, &mut rng))
}

/// Whether `count` of the [`WORLDS`] is within five standard deviations of the expected number.
fn is_plausible(count: usize, chance: f64) -> bool {
    let mean = WORLDS as f64 * chance;
    (count as f64 - mean).abs() < 5.0 * (mean * (1.0 - chance)).sqrt() + 1.0
}

/// The orders whose place the first seat cannot know.
fn hidden(state: &Yokohama, memory: Memory) -> CardSet {
    let me = Seat::new(0).unwrap();
    let mut hidden = state.order_deck.set() | state.removed;
    for seat in state.seats.seats() {
        let player = &state.players[seat];
        if memory == Memory::Open || seat != me {
            hidden |= player.discarded_order.into_iter().collect();
        }
        if seat != me {
            let known = if memory == Memory::Open { CardSet::EMPTY } else { player.known_orders };
            hidden |= player.orders - known;
        }
    }
    hidden
}

#[test]
fn every_hidden_order_is_equally_likely_in_every_hidden_place() {
    for seats in 2..=4 {
        let state = position(seats);
        for memory in [Memory::Open, Memory::Perfect] {
            let hidden = hidden(&state, memory);
            let (mut on_top, mut discarded_order) = ([0; 36], [0; 36]);
            let mut in_hands = [[0; 36]; 4];
            for world in worlds(&state, memory) {
                on_top[world.order_deck.last().unwrap().index()] += 1;
                discarded_order[world.players.0[1].discarded_order.unwrap().index()] += 1;
                for seat in world.seats.seats().skip(1) {
                    let player = &world.players[seat];
                    (player.orders - player.known_orders)
                        .iter()
                        .for_each(|card| in_hands[seat.index()][card.index()] += 1);
                }
            }
            let chance_per_place = 1.0 / hidden.len() as f64;
            for card in (0..36).map(CardId) {
                let chance =
                    |places: usize| if hidden.has(card) { chance_per_place * places as f64 } else { 0.0 };
                assert!(is_plausible(on_top[card.index()], chance(1)), "{seats} {memory:?} {card:?} on top");
                assert!(
                    is_plausible(discarded_order[card.index()], chance(1)),
                    "{seats} {memory:?} {card:?} discarded"
                );
                for seat in state.seats.seats().skip(1) {
                    let player = &state.players[seat];
                    let known = if memory == Memory::Open { CardSet::EMPTY } else { player.known_orders };
                    let places = (player.orders - known).len();
                    let found = in_hands[seat.index()][card.index()];
                    assert!(
                        is_plausible(found, chance(places)),
                        "{seats} {memory:?} {card:?} in hand {seat}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_technology_of_the_deck_is_equally_likely_on_top() {
    let state = position(3);
    let deck = state.technology_deck.set();
    let mut on_top = [0; 30];
    worlds(&state, Memory::Perfect)
        .for_each(|world| on_top[world.technology_deck.last().unwrap().index()] += 1);
    for card in (0..30).map(CardId) {
        let chance = if deck.has(card) { 1.0 / deck.len() as f64 } else { 0.0 };
        assert!(is_plausible(on_top[card.index()], chance), "{card:?}");
    }
}

#[test]
fn imagined_worlds_keep_what_the_viewer_remembers() {
    for seats in 2..=4 {
        let state = position(seats);
        for world in worlds(&state, Memory::Perfect).take(200) {
            assert_eq!(world.players.0[0], state.players.0[0], "the viewer's own pieces and cards");
            for (seat, player) in state.seats.seats().zip(&state.players.0) {
                let (orders, known) = (world.players[seat].orders, world.players[seat].known_orders);
                assert_eq!(known, player.known_orders, "orders taken openly");
                assert_eq!((orders & known, orders.len()), (known, player.orders.len()));
            }
        }
    }
}

/// A player who completes an order reveals it to others but learns nothing, and can therefore undo the choice.
#[test]
fn a_completed_order_is_a_reveal_to_all_viewers_except_its_owner() {
    let (mut choices, mut count) = (Choices::new(), 0);
    for seed in 0..20 {
        let setup = Setup::standard(SeatCount::new(3).unwrap(), Seed::from_number(seed));
        let (mut state, mut rng) = (Yokohama::new(&setup, &mut NullLog).unwrap(), ThoughtRng::new(seed));
        while let Some(seat) = state.to_act().first() {
            state.choices(seat, &mut choices);
            let choice = rng.pick(&choices).unwrap();
            let mut journal = Journal::new();
            state.apply(seat, choice, &mut journal).unwrap();
            if matches!(choice, Choice::Complete(_)) {
                assert!(
                    Viewer::all(state.seats).all(|viewer| journal.revealed().has(viewer) != viewer.is(seat))
                );
                count += 1;
            }
        }
    }
    assert!(count > 20, "{count}");
}
