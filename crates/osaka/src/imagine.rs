//! Imagined worlds: everything that a viewer cannot know is dealt again.
//!
//! Hidden are the order of the draw pile, the hands of others and the points. With perfect memory the hands are known,
//! because every card that entered them was visible; only the draw pile and the points drawn from it are unknown.
//!
//! The result depends only on what the viewer knows: pools are collected in the order of card numbers before they are
//! shuffled, and every field that the viewer cannot see is overwritten.

use crate::components::{ByGood, Good};
use crate::phase::Phase;
use crate::state::{Player, State};
use portolan_core::{ArrayVec, CardId, CardSet, Memory, Seat, SeatSet, ThoughtRng, Viewer};

type Pool = ArrayVec<CardId, { CardSet::CAPACITY }>;

/// Returns a random world that looks the same to `viewer`.
pub(crate) fn imagine(state: &State, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> State {
    let mut world = state.clone();
    world.rng = state.rng.reseeded(rng.seed());
    match memory {
        Memory::Perfect => deal_remembered(&mut world, rng),
        Memory::Open => deal_unseen(&mut world, viewer, rng),
    }
    world
}

/// Deals the draw pile and the points drawn from it again; everything else is known.
fn deal_remembered(world: &mut State, rng: &mut ThoughtRng) {
    let mut pool = shuffled(world.deck.set() | world.unseen, rng);
    deal_points_again(world, |world| &mut world.unseen, &mut pool);
    world.deck = pool;
    // The unseen points from an older draw pile are known as a set, but not which player has which of them.
    let mut pool = shuffled(world.unseen_before, rng);
    deal_points_again(world, |world| &mut world.unseen_before, &mut pool);
}

/// Replaces the unseen points of every player by the same number of cards from `pool`.
fn deal_points_again(world: &mut State, unseen: impl Fn(&mut State) -> &mut CardSet, pool: &mut Pool) {
    let before = std::mem::take(unseen(world));
    for seat in world.seats.seats() {
        let given_back = world.players[seat].points & before;
        let dealt = draw_many(pool, given_back.len());
        let points = &mut world.players[seat].points;
        *points = (*points - given_back) | dealt;
        *unseen(world) |= dealt;
    }
}

/// Deals everything again that is not visible now: other hands, all points, the draw pile.
fn deal_unseen(world: &mut State, viewer: Viewer, rng: &mut ThoughtRng) {
    let hidden_hands: SeatSet = world.seats.seats().filter(|&seat| !world.shows_hand(seat, viewer)).collect();
    let mut pool = world.deck.set();
    for seat in world.seats.seats() {
        pool |= world.players[seat].points;
        if hidden_hands.has(seat) {
            pool |= world.players[seat].hand;
        }
    }
    let mut pool = shuffled(pool, rng);
    // The paying player is dealt first, so that the whole pool is available to make that hand suffice.
    for seat in world.seats.clockwise_from(world.turn).filter(|&seat| hidden_hands.has(seat)) {
        world.players[seat].hand = draw_many(&mut pool, world.players[seat].hand.len());
        raise_to_price(world, seat, &mut pool, rng);
    }
    deal_points(world, viewer, &mut pool, rng);
    world.deck = pool;
}

/// Exchanges low cards of an imagined hand for higher ones until it can pay the rest of a begun payment.
fn raise_to_price(world: &mut State, seat: Seat, pool: &mut Pool, rng: &mut ThoughtRng) {
    let Phase::Payment { seat: payer, price, paid } = world.phase else { return };
    let components = world.components.clone();
    let hand = &mut world.players[seat].hand;
    while payer == seat && components.coins(*hand) < price.saturating_sub(paid) {
        let value = |card| components.kind(card).value;
        let Some(lowest) = hand.iter().min_by_key(|&card| value(card)) else { return };
        let better: ArrayVec<usize, { CardSet::CAPACITY }> =
            (0..pool.len()).filter(|&place| value(pool[place]) > value(lowest)).collect();
        let Some(place) = rng.pick(&better) else { return };
        hand.remove(lowest);
        hand.insert(pool[place]);
        pool[place] = lowest;
    }
}

/// Deals the points again. A visible number of points stays the same; the hidden points are known only as a total, so
/// each is given to a random player.
fn deal_points(world: &mut State, viewer: Viewer, pool: &mut Pool, rng: &mut ThoughtRng) {
    let (mut hidden, mut cards) = (SeatSet::EMPTY, 0);
    for seat in world.seats.seats() {
        let count = world.players[seat].points.len();
        if world.shows_points(seat, viewer) {
            world.players[seat].points = draw_many(pool, count);
        } else {
            hidden = hidden.with(seat);
            cards += count;
            forget_points(&mut world.players[seat], rng);
        }
    }
    for card in draw_many(pool, cards) {
        let nth = rng.below(hidden.len() as u32) as usize;
        let Some(seat) = hidden.iter().nth(nth) else { return };
        world.players[seat].points.insert(card);
        world.players[seat].earned[any_good(rng)] += 1;
    }
    let points = world.seats.seats().map(|seat| world.players[seat].points);
    world.unseen = points.fold(CardSet::EMPTY, |all, points| all | points);
    world.unseen_before = CardSet::EMPTY;
}

/// Removes the points cards of a player and redraws the goods that scored. The number of points without a card is public
/// and stays the same.
fn forget_points(player: &mut Player, rng: &mut ThoughtRng) {
    player.points = CardSet::EMPTY;
    player.earned = ByGood([0; 4]);
    (0..player.points_without_card).for_each(|_| player.earned[any_good(rng)] += 1);
}

fn any_good(rng: &mut ThoughtRng) -> Good {
    Good::ALL[rng.below(Good::ALL.len() as u32) as usize]
}

fn shuffled(cards: CardSet, rng: &mut ThoughtRng) -> Pool {
    let mut pool: Pool = cards.iter().collect();
    rng.shuffle(&mut pool);
    pool
}

fn draw_many(pool: &mut Pool, count: usize) -> CardSet {
    (0..count).filter_map(|_| pool.pop()).collect()
}
