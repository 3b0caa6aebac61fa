//! The same table with all that a viewer cannot know dealt again.
//!
//! Hidden are the orders in other hands, the pairs that were dealt, the orders that were put away or left the game
//! unseen, and what lies in both decks. All orders but the first one of each hand were taken from an open display: with
//! perfect memory those are known as long as they are in the hand, and so is what one has put away oneself.
//!
//! What is dealt depends on nothing but what the viewer knows: pools are gathered in the order of card numbers before
//! they are shuffled, and every field that the viewer cannot see is set anew.

use crate::components::ORDERS;
use crate::state::State;
use portolan_core::{ArrayVec, CardId, CardSet, Memory, SeatSet, ThoughtRng, Viewer};

/// A world that looks to `viewer` like this one.
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

/// One who forgets does not know which orders lay open once.
fn forget(world: &mut State) {
    world.players.0.iter_mut().for_each(|player| player.known_orders = CardSet::EMPTY);
}

fn deal_orders(world: &mut State, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) {
    let seats = world.seats.seats();
    let hidden: SeatSet = seats.clone().filter(|&seat| !world.shows_orders(seat, viewer)).collect();
    let others = seats.clone().filter(|&seat| !viewer.is(seat));
    let forgotten: SeatSet = if memory == Memory::Open { seats.collect() } else { others.clone().collect() };
    let others: SeatSet = others.collect();

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
    world.order_deck.iter_mut().for_each(|place| deal_to(place, &mut pool));
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
        world.players[seat].discarded_order.iter_mut().for_each(|place| deal_to(place, &mut pool));
    }
}

fn deal_to(place: &mut CardId, pool: &mut ArrayVec<CardId, ORDERS>) {
    pool.pop().into_iter().for_each(|card| *place = card);
}

fn draw(count: usize, pool: &mut ArrayVec<CardId, ORDERS>) -> CardSet {
    (0..count).filter_map(|_| pool.pop()).collect()
}
