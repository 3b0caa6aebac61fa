//! The same table with all that a viewer cannot know dealt again.
//!
//! Hidden are the order of the draw pile, what is on the ships of others, their wares, what they have chosen in secret
//! and not shown yet, and the senate cards that were not turned over. Open memory forgets which wares were bought
//! openly; perfect memory keeps them, and knows which hidden cards were drawn before the draw pile was last shuffled:
//! everybody saw how many cards each drew before and after, and every card that was shown since.
//!
//! What is dealt depends on nothing but what the viewer knows: pools are gathered in the order of card numbers
//! before they are shuffled, and every field that the viewer cannot see is set anew.

use crate::choice::Choice;
use crate::components::{Bundle, SENATE_CARDS};
use crate::phase::Phase;
use crate::rules;
use crate::state::{Player, State};
use portolan_core::{ArrayVec, CardId, CardSet, Memory, Seat, SeatSet, ThoughtRng, Viewer};

type Pool = ArrayVec<CardId, { CardSet::CAPACITY }>;

/// A world that looks to `viewer` like this one.
pub(crate) fn imagine(state: &State, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> State {
    let mut world = state.clone();
    world.rng = state.rng.reseeded(rng.seed());
    world.phase = state.phase_for(viewer);
    if memory == Memory::Open {
        forget(&mut world, viewer);
    }
    deal(&mut world, viewer, rng);
    shuffle_senate(&mut world, rng);
    world
}

/// What others have bought is forgotten, and what was shuffled when.
fn forget(world: &mut State, viewer: Viewer) {
    world.last_shuffled = world.in_play();
    for seat in world.seats.seats().filter(|&seat| !viewer.is(seat)) {
        world.players[seat].known = CardSet::EMPTY;
    }
}

/// Deals the draw pile and all that others hide again, and lets them choose again in secret.
fn deal(world: &mut State, viewer: Viewer, rng: &mut ThoughtRng) {
    let hiding: SeatSet = world.seats.seats().filter(|&seat| !world.shows_wares(seat, viewer)).collect();
    let mut unseen = world.deck.set();
    for seat in hiding.iter() {
        let Hidden { ship, wares } = Hidden::of(&world.players[seat]);
        unseen = unseen | ship | wares;
    }
    let mut pools = Pools::new(unseen, world.last_shuffled, rng);
    for seat in hiding.iter() {
        let player = &mut world.players[seat];
        let Hidden { ship, wares } = Hidden::of(player);
        player.ship = pools.exchange(ship);
        player.wares = player.known | pools.exchange(wares);
        if player.kept.take().is_some() {
            keep_any(player, rng);
        }
        choose_places(world, seat, rng);
    }
    world.deck = pools.fresh;
}

/// What one player hides.
struct Hidden {
    /// The cards that came with this ship and were not shown yet, the one that was kept included.
    ship: CardSet,
    /// Wares from earlier that nobody has seen.
    wares: CardSet,
}

impl Hidden {
    fn of(player: &Player) -> Hidden {
        let kept = player.kept.into_iter().collect();
        Hidden { ship: player.ship | kept, wares: player.wares - player.known - kept }
    }
}

/// All that is hidden, shuffled: what was in the draw pile when it was made, and what was drawn before that.
struct Pools {
    shuffled: CardSet,
    fresh: Pool,
    old: Pool,
}

impl Pools {
    fn new(unseen: CardSet, shuffled: CardSet, rng: &mut ThoughtRng) -> Pools {
        let mut pool = |cards: CardSet| {
            let mut pool: Pool = cards.iter().collect();
            rng.shuffle(&mut pool);
            pool
        };
        Pools { shuffled, fresh: pool(unseen & shuffled), old: pool(unseen - shuffled) }
    }

    /// As many cards of either pool as these are.
    fn exchange(&mut self, cards: CardSet) -> CardSet {
        let fresh = (cards & self.shuffled).len();
        draw_many(&mut self.fresh, fresh) | draw_many(&mut self.old, cards.len() - fresh)
    }
}

fn draw_many(pool: &mut Pool, count: usize) -> CardSet {
    (0..count).filter_map(|_| pool.pop()).collect()
}

/// Whoever has kept a card has kept any one of the ship.
fn keep_any(player: &mut Player, rng: &mut ThoughtRng) {
    let ship: Pool = player.ship.iter().collect();
    let Some(card) = rng.pick(&ship) else { return };
    player.ship.remove(card);
    player.wares.insert(card);
    player.kept = Some(card);
}

/// Whoever has put so many cards in their places has put them anywhere that the rules allow.
fn choose_places(world: &mut State, seat: Seat, rng: &mut ThoughtRng) {
    let placed = std::mem::take(&mut world.players[seat].placed_count);
    (world.players[seat].to_market, world.players[seat].to_senate) = (Bundle::default(), Bundle::default());
    for _ in 0..placed {
        let Some(good) = world.next_to_place(seat) else { return };
        let player = &mut world.players[seat];
        let store_only = !player.may_place(good);
        let places: &[Choice] = match world.phase {
            Phase::LastAllocate => &[Choice::Store(good), Choice::Market(good)],
            _ if store_only => &[Choice::Store(good)],
            _ => &[Choice::Store(good), Choice::Market(good), Choice::Senate(good)],
        };
        if let Some(place) = rng.pick(places) {
            rules::put(player, place);
        }
    }
}

/// The senate cards that were not turned over, and the one that was put away. From the fourth round on only that one is
/// left, and everybody can tell it.
fn shuffle_senate(world: &mut State, rng: &mut ThoughtRng) {
    let is_hidden = |&place: &usize| place == 0 || place > usize::from(world.round) + 1;
    let places: ArrayVec<usize, SENATE_CARDS> = (0..SENATE_CARDS).filter(is_hidden).collect();
    let mut cards: ArrayVec<u8, SENATE_CARDS> =
        places.iter().map(|&place| world.senate_order[place]).collect();
    cards.sort_unstable();
    rng.shuffle(&mut cards);
    for (&place, &card) in places.iter().zip(cards.iter()) {
        world.senate_order[place] = card;
    }
}
