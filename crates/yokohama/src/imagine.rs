//! Samples a world that is consistent with what a viewer knows.
//!
//! Hidden are the orders in other hands, the pairs dealt to other players, the discarded and removed orders, and both
//! decks. All orders except the first one of each hand were taken from an open display: with perfect memory they stay
//! known while they are in the hand, and so does the order that the viewer discarded.
//!
//! The sample depends only on what the viewer knows: pools are collected in the order of card numbers before they are
//! shuffled, and every field that the viewer cannot see is overwritten.

use crate::components::ORDERS;
use crate::state::State;
use portolan_core::{ArrayVec, CardId, CardSet, Memory, SeatSet, ThoughtRng, Viewer};

/// Returns a random world that `viewer` cannot distinguish from this one.
pub(crate) fn imagine(state: &State, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> State {
    let mut world = state.clone();
    if memory == Memory::Open {
        forget(&mut world);
    }
    deal_orders(&mut world, viewer, memory, rng);
    world.technology_deck.sort_unstable();
    rng.shuffle(&mut world.technology_deck);
    world
}

/// Drops the knowledge of which orders were taken openly.
fn forget(world: &mut State) {
    world.players.0.iter_mut().for_each(|player| player.known_orders = CardSet::EMPTY);
}

fn deal_orders(world: &mut State, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) {
    let hidden: SeatSet = world.seats.seats().filter(|&seat| !world.shows_orders(seat, viewer)).collect();
    let others: SeatSet = world.seats.seats().filter(|&seat| !viewer.is(seat)).collect();
    let forgotten = if memory == Memory::Open { world.seats.all() } else { others };

    let mut pool = world.order_deck.set() | world.removed;
    for seat in hidden.iter() {
        pool |= world.players[seat].orders - world.players[seat].known_orders;
    }
    for seat in others.iter() {
        pool |= world.players[seat].dealt;
    }
    for seat in forgotten.iter() {
        pool |= world.players[seat].discarded_order.into_iter().collect();
    }

    let mut pool: ArrayVec<CardId, ORDERS> = pool.iter().collect();
    rng.shuffle(&mut pool);
    world.order_deck.iter_mut().for_each(|card| replace(card, &mut pool));
    world.removed = draw(world.removed.len(), &mut pool);
    for seat in hidden.iter() {
        let player = &mut world.players[seat];
        player.orders =
            player.known_orders | draw(player.orders.len() - player.known_orders.len(), &mut pool);
    }
    for seat in others.iter() {
        world.players[seat].dealt = draw(world.players[seat].dealt.len(), &mut pool);
    }
    for seat in forgotten.iter() {
        world.players[seat].discarded_order.iter_mut().for_each(|card| replace(card, &mut pool));
    }
}

fn replace(card: &mut CardId, pool: &mut ArrayVec<CardId, ORDERS>) {
    if let Some(drawn) = pool.pop() {
        *card = drawn;
    }
}

fn draw(count: usize, pool: &mut ArrayVec<CardId, ORDERS>) -> CardSet {
    (0..count).filter_map(|_| pool.pop()).collect()
}
