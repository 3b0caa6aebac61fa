//! The same table with all that a viewer cannot know dealt again.
//!
//! Hidden are the goods and the special cards in other hands, the piles, the tiles to come, sealed bids, merchants that
//! lie face down (§9.1), and without memory also the money of others and, while stacks cannot be counted, their heights.
//! With perfect memory only what is left of the opening hands is unknown of the goods, and money is no secret at all.
//!
//! Special cards: with perfect memory two of them can be confused by a viewer only if it last saw both in the same of
//! its searches, or never saw either. So each class of such cards is dealt again among the places where they lie.
//!
//! What is dealt depends on nothing but what the viewer knows: pools are gathered in a fixed order before they are
//! shuffled, and every field that the viewer cannot see is set anew.

use crate::choice::Bid;
use crate::components::{ByGood, Good};
use crate::state::{MAX_PLAYERS, MAX_SPECIAL_CARDS, State};
use crate::view::searching;
use portolan_core::{ArrayVec, CardId, CardSet, Memory, Seat, SeatSet, ThoughtRng, Viewer};

/// More goods cards than any box has.
const MAX_GOODS_CARDS: usize = 96;

type Goods = ArrayVec<u8, MAX_GOODS_CARDS>;

/// A world that looks to `viewer` like this one.
pub(crate) fn imagine(state: &State, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> State {
    let mut world = state.clone();
    let hidden: SeatSet = state.seats.seats().filter(|&seat| !state.shows_hand(seat, viewer)).collect();
    deal_tiles(&mut world, rng);
    deal_merchants(&mut world, rng);
    match memory {
        Memory::Perfect => deal_remembered_goods(&mut world, hidden, rng),
        Memory::Open => {
            forget(&mut world, hidden, rng);
            deal_goods(&mut world, hidden, rng);
        }
    }
    deal_specials(&mut world, viewer, memory, hidden, rng);
    deal_bids(&mut world, viewer, rng);
    world
}

/// The tiles to come are known as a whole, since those of earlier rounds lie open.
fn deal_tiles(world: &mut State, rng: &mut ThoughtRng) {
    let to_come = &mut world.tiles[usize::from(world.round)..];
    to_come.sort_unstable();
    rng.shuffle(to_come);
}

fn deal_merchants(world: &mut State, rng: &mut ThoughtRng) {
    if world.merchants_are_hidden() {
        world.merchants.sort_unstable();
        rng.shuffle(&mut world.merchants);
    }
}

/// What is left of the opening hands is known as a whole: each player gets as many of these cards as before.
fn deal_remembered_goods(world: &mut State, hidden: SeatSet, rng: &mut ThoughtRng) {
    let unknown = |world: &State, seat: Seat, good: Good| {
        world.players[seat].hand[good] - world.players[seat].known[good]
    };
    let mut pool = pool_of(|good| hidden.iter().map(|seat| unknown(world, seat, good)).sum(), rng);
    for seat in hidden.iter() {
        let count: u8 = Good::ALL.into_iter().map(|good| unknown(world, seat, good)).sum();
        world.players[seat].hand = world.players[seat].known;
        draw_into(&mut world.players[seat].hand, &mut pool, count);
    }
}

/// One who forgets does not know what others have been paid, nor what anybody was shown.
fn forget(world: &mut State, hidden: SeatSet, rng: &mut ThoughtRng) {
    for seat in world.seats.seats() {
        let player = &mut world.players[seat];
        player.known = ByGood([0; 4]);
        player.last_seen = [0; MAX_SPECIAL_CARDS];
        player.search_count = 0;
    }
    for seat in hidden.iter() {
        world.players[seat].yuan = rng.below(1 + MOST_PER_ROUND * u32::from(world.round)) as u16;
    }
    world.bank_paid = world.seats.seats().map(|seat| world.players[seat].yuan).sum();
}

/// Nobody earns much more than this in a round: a guess for those who did not count.
const MOST_PER_ROUND: u32 = 8;

/// All goods that do not lie open are unknown: other hands, and the stacks where they cannot be counted.
fn deal_goods(world: &mut State, hidden: SeatSet, rng: &mut ThoughtRng) {
    let in_hands = |good| hidden.iter().map(|seat| world.players[seat].hand[good]).sum::<u8>();
    let mut dealt = if world.stacks_are_open() {
        pool_of(in_hands, rng)
    } else {
        draw_heights(world, ByGood(Good::ALL.map(in_hands)), rng)
    };
    for seat in hidden.iter() {
        let count = world.players[seat].hand.total() as u8;
        world.players[seat].hand = ByGood([0; 4]);
        draw_into(&mut world.players[seat].hand, &mut dealt, count);
    }
}

/// Draws the heights of the stacks, and gives what is then left for the hidden hands.
///
/// Each height that the sizes of the hands allow is about as likely as any other: players empty some stacks and leave
/// others alone. Stacks that are seen to be empty stay empty, the others have a card at least.
fn draw_heights(world: &mut State, in_hands: ByGood<u8>, rng: &mut ThoughtRng) -> Goods {
    let stacks = world.stacks;
    let all = |good: Good| in_hands[good] + stacks[good];
    let mut order = Good::ALL;
    rng.shuffle(&mut order);
    let mut left = stacks.total() as u8;
    for (place, &good) in order.iter().enumerate().filter(|(_, good)| stacks[**good] > 0) {
        let later = order[place + 1..].iter().filter(|&&other| stacks[other] > 0);
        let (least_later, most_later) =
            later.fold((0, 0), |(least, most), &other| (least + 1, most + u16::from(all(other))));
        let least = u16::from(left).saturating_sub(most_later).max(1) as u8;
        let most = all(good).min(left - least_later);
        let height = least + rng.below(u32::from(most - least) + 1) as u8;
        world.stacks[good] = height;
        left -= height;
    }
    let heights = world.stacks;
    pool_of(|good| all(good) - heights[good], rng)
}

fn pool_of(count: impl Fn(Good) -> u8, rng: &mut ThoughtRng) -> Goods {
    let mut pool: Goods =
        Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good as u8, count(good).into())).collect();
    rng.shuffle(&mut pool);
    pool
}

fn draw_into(hand: &mut ByGood<u8>, pool: &mut Goods, count: u8) {
    for _ in 0..count {
        pool.pop().into_iter().for_each(|good| hand.0[usize::from(good)] += 1);
    }
}

/// A special card that the viewer cannot see: in which class the viewer has it, where it lies (piles, then hands), and
/// in which of their searches all players saw it. Everybody knows all of this, but not which card it is.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Slot {
    class: u8,
    place: u8,
    seen: [u8; MAX_PLAYERS],
    card: CardId,
}

const HANDS: usize = 4;

fn deal_specials(world: &mut State, viewer: Viewer, memory: Memory, hidden: SeatSet, rng: &mut ThoughtRng) {
    let mut slots = hidden_cards(world, viewer, memory, hidden);
    slots.sort_unstable();
    let mut start = 0;
    while start < slots.len() {
        let class = slots[start].class;
        let end = start + slots[start..].iter().take_while(|slot| slot.class == class).count();
        deal_class(world, &slots[start..end], rng);
        start = end;
    }
}

/// Takes all hidden cards off the table. With perfect memory a pile that is being searched is a class of its own.
fn hidden_cards(
    world: &mut State,
    viewer: Viewer,
    memory: Memory,
    hidden: SeatSet,
) -> ArrayVec<Slot, MAX_SPECIAL_CARDS> {
    let looked_at = searching(world, viewer).map(|pile| pile as usize);
    let piles = (0..HANDS).filter(|&pile| looked_at != Some(pile));
    let mut slots = ArrayVec::new();
    for place in piles.chain(hidden.iter().map(|seat| HANDS + seat.index())) {
        for card in std::mem::take(cards_at(world, place)) {
            let seen = std::array::from_fn(|seat| world.players.0[seat].last_seen[card.index()]);
            let class = match viewer.seat().filter(|&seat| world.seats.has(seat)) {
                Some(seat) if memory == Memory::Perfect => world.players[seat].last_seen[card.index()],
                _ => 0,
            };
            slots.push(Slot { class, place: place as u8, seen, card });
        }
    }
    slots
}

fn cards_at(world: &mut State, place: usize) -> &mut CardSet {
    if place < HANDS { &mut world.piles[place] } else { &mut world.players.0[place - HANDS].cards }
}

/// Deals the cards of one class to its places. Hands come first: a card that works always would lie open there.
fn deal_class(world: &mut State, slots: &[Slot], rng: &mut ThoughtRng) {
    let cards: CardSet = slots.iter().map(|slot| slot.card).collect();
    let mut pool: ArrayVec<CardId, MAX_SPECIAL_CARDS> = cards.iter().collect();
    rng.shuffle(&mut pool);
    let always = world.components.always_cards();
    for slot in slots.iter().rev() {
        let fits = |card: &CardId| usize::from(slot.place) < HANDS || !always.has(*card);
        let Some(card) = pool.iter().rposition(fits).and_then(|place| pool.remove(place)) else { return };
        cards_at(world, slot.place.into()).insert(card);
        for (player, seen) in world.players.0.iter_mut().zip(slot.seen) {
            player.last_seen[card.index()] = seen;
        }
    }
}

/// Whoever has bid in secret has bid something that its imagined hand allows.
fn deal_bids(world: &mut State, viewer: Viewer, rng: &mut ThoughtRng) {
    for seat in world.seats.seats() {
        if world.players[seat].bid.is_some() && !viewer.is(seat) {
            world.players[seat].bid = Some(any_bid(world, seat, rng));
        }
    }
}

/// Any of the bids that can be made, in the order in which they are listed.
fn any_bid(world: &State, seat: Seat, rng: &mut ThoughtRng) -> Bid {
    let open = || Good::ALL.into_iter().filter(|&good| !world.sold[good]);
    let hand = &world.players[seat].hand;
    let bids = 1 + open().map(|good| u32::from(hand[good])).sum::<u32>();
    let mut nth = rng.below(bids);
    if nth == 0 {
        return Bid::Nothing;
    }
    for good in open() {
        let count = u32::from(hand[good]);
        if nth <= count {
            return Bid::Cards(good, nth as u8);
        }
        nth -= count;
    }
    Bid::Nothing
}
