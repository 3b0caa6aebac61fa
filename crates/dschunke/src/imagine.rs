//! Samples a world: everything that a viewer cannot know is dealt again.
//!
//! Hidden are the goods and special cards in other hands, the piles, future tiles, sealed bids, face-down merchants
//! (§9.1), and with open memory also the money of others and, while stacks cannot be counted, their heights.
//! With perfect memory the only unknown goods are the rest of the opening hands, and money is known.
//!
//! With perfect memory a viewer cannot distinguish two hidden special cards if it last saw both in the same one of its
//! searches, or has seen neither. The cards of each such class are dealt again among their places.
//!
//! The result depends only on what the viewer knows: pools are collected in a fixed order before they are shuffled, and
//! every field that the viewer cannot see is overwritten.

use crate::choice::Bid;
use crate::components::{ByGood, Good};
use crate::state::{MAX_PLAYERS, MAX_SPECIAL_CARDS, State};
use crate::view::searching;
use portolan_core::{ArrayVec, CardId, CardSet, Memory, Seat, SeatSet, ThoughtRng, Viewer};

/// Maximum number of goods cards.
const MAX_GOODS_CARDS: usize = 96;

type Goods = ArrayVec<u8, MAX_GOODS_CARDS>;

/// Returns a world that looks the same to `viewer`.
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

/// Shuffles the future tiles. The set of them is known, because the tiles of earlier rounds are public.
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

/// Deals the unknown cards of the opening hands again. Their total and the number that each player has are known.
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

/// Resamples the money of other players, and clears the memory of searched piles and openly taken goods.
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

/// Upper estimate of the yuan that a player earns in a round, for viewers with open memory.
const MOST_PER_ROUND: u32 = 8;

/// Deals all goods in other hands again, and the stacks if they cannot be counted.
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

/// Samples the heights of the stacks. Returns the goods left for the hidden hands.
///
/// The heights that the sizes of the hands allow are about equally likely, since players empty some stacks and leave
/// others alone. Empty stacks are known to be empty; the others have at least one card.
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

/// The place of a special card that the viewer cannot see. The viewer knows all fields except `card`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Slot {
    /// Cards of one class are indistinguishable to the viewer.
    class: u8,
    /// A pile, or [`HANDS`] plus the index of a seat.
    place: u8,
    /// The search in which each player last saw the card, counted from 1; 0 means never.
    last_seen: [u8; MAX_PLAYERS],
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

/// Removes all hidden special cards from their places and returns them. The pile that the viewer is searching is not
/// hidden.
fn hidden_cards(
    world: &mut State,
    viewer: Viewer,
    memory: Memory,
    hidden: SeatSet,
) -> ArrayVec<Slot, MAX_SPECIAL_CARDS> {
    let searched = searching(world, viewer).map(|pile| pile as usize);
    let piles = (0..HANDS).filter(|&pile| searched != Some(pile));
    let mut slots = ArrayVec::new();
    for place in piles.chain(hidden.iter().map(|seat| HANDS + seat.index())) {
        for card in std::mem::take(cards_at(world, place)) {
            let last_seen = std::array::from_fn(|seat| world.players.0[seat].last_seen[card.index()]);
            let class = match viewer.seat().filter(|&seat| world.seats.has(seat)) {
                Some(seat) if memory == Memory::Perfect => world.players[seat].last_seen[card.index()],
                _ => 0,
            };
            slots.push(Slot { class, place: place as u8, last_seen, card });
        }
    }
    slots
}

fn cards_at(world: &mut State, place: usize) -> &mut CardSet {
    if place < HANDS { &mut world.piles[place] } else { &mut world.players.0[place - HANDS].cards }
}

/// Deals the cards of one class to its places, hands first, since they cannot hold cards that always work.
fn deal_class(world: &mut State, slots: &[Slot], rng: &mut ThoughtRng) {
    let cards: CardSet = slots.iter().map(|slot| slot.card).collect();
    let mut pool: ArrayVec<CardId, MAX_SPECIAL_CARDS> = cards.iter().collect();
    rng.shuffle(&mut pool);
    let always = world.components.always_cards();
    for slot in slots.iter().rev() {
        let fits = |card: &CardId| usize::from(slot.place) < HANDS || !always.has(*card);
        let Some(card) = pool.iter().rposition(fits).and_then(|place| pool.remove(place)) else { return };
        cards_at(world, slot.place.into()).insert(card);
        for (player, seen) in world.players.0.iter_mut().zip(slot.last_seen) {
            player.last_seen[card.index()] = seen;
        }
    }
}

/// Samples the sealed bids of other players from the bids that their sampled hands allow.
fn deal_bids(world: &mut State, viewer: Viewer, rng: &mut ThoughtRng) {
    for seat in world.seats.seats() {
        if world.players[seat].bid.is_some() && !viewer.is(seat) {
            world.players[seat].bid = Some(any_bid(world, seat, rng));
        }
    }
}

/// Samples one of the possible bids of `seat`.
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
