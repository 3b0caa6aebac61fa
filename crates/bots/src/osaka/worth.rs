//! The value of a position for a seat, in hundredths of a point. It considers what is there, not what may come.

use super::weights;
use portolan_core::{CardId, CardSet, Seat};
use portolan_osaka::{Good, Kind, MAX_PLAYERS, Phase, Player, State, TOKENS_TO_END, Value, points_for};
use std::cmp::Ordering;

/// Hundredths of a point.
pub(super) type Hundredths = i32;

/// Returns the lead of `seat` over the others: over the best of them, and over all of them.
pub(super) fn lead(world: &State, seat: Seat) -> Hundredths {
    let mut seat_values = [0; MAX_PLAYERS];
    world.seats.seats().for_each(|seat| seat_values[seat.index()] = seat_value(world, seat));
    lead_among(&seat_values[..world.seats.get()], seat, world.phase == Phase::Over)
}

/// Returns the lead of `seat`, given the values of all seats.
pub(super) fn lead_among(seat_values: &[Hundredths], seat: Seat, over: bool) -> Hundredths {
    let (mut best, mut sum) = (Hundredths::MIN, 0);
    for (other, &seat_value) in seat_values.iter().enumerate() {
        if other != seat.index() {
            best = best.max(seat_value);
            sum += seat_value;
        }
    }
    // With constant divisors: a division by a variable takes ten times as long.
    let mean = match seat_values.len() {
        ..=2 => sum,
        3 => sum / 2,
        _ => sum / 3,
    };
    let own = seat_values[seat.index()];
    own - (best + mean) / 2 * weights::RIVALS / 100 + if over { result(own, best) } else { 0 }
}

/// Returns the value of winning, losing or sharing the victory.
fn result(own: Hundredths, best: Hundredths) -> Hundredths {
    match own.cmp(&best) {
        Ordering::Greater => weights::VICTORY,
        Ordering::Less => weights::DEFEAT,
        Ordering::Equal => 0,
    }
}

/// Returns the value of what `seat` has and can make of it.
pub(super) fn seat_value(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    let points = 100 * Hundredths::from(player.point_count());
    if world.phase == Phase::Over {
        return points + Hundredths::from(player.token_count()); // tokens are the tie-break
    }
    let missing = tokens_missing(world);
    let goods: Hundredths = Good::ALL.into_iter().map(|good| goods_worth(world, seat, good)).sum();
    let tokens = Hundredths::from(player.token_count()) * weights::TOKEN;
    let marker = if player.reserved.is_some() { weights::MARKER_OUT } else { 0 };
    points
        + near_end(goods, &weights::GOODS_NEAR_END, missing)
        + near_end(hand_worth(world, seat, player) + tokens, &weights::COINS_NEAR_END, missing)
        - marker
}

/// Returns how many tokens the seat with most of them lacks to end the game.
pub(super) fn tokens_missing(world: &State) -> u8 {
    let most = world.seats.seats().map(|seat| world.players[seat].token_count()).max().unwrap_or(0);
    TOKENS_TO_END.saturating_sub(most)
}

/// Returns the remaining value of an asset that only helps later.
#[inline]
pub(super) fn near_end(worth: Hundredths, percents: &[i32], missing: u8) -> Hundredths {
    let percent = percents.get(usize::from(missing).saturating_sub(1)).copied().unwrap_or(100);
    worth * percent / 100
}

/// Returns the value of goods of one colour: their price times the probability of a sale.
fn goods_worth(world: &State, seat: Seat, good: Good) -> Hundredths {
    let goods = world.players[seat].goods & world.components.of_good(good);
    if goods.is_empty() {
        return 0;
    }
    let [chance, only_insured] = chances(world, world.ships[good]);
    let insured = goods & world.players[seat].insured;
    (chance * sale_worth(world, seat, good, goods) + only_insured * sale_worth(world, seat, good, insured))
        / 100
}

/// Returns the probability that goods are sold, and the additional one of insured goods, in percent, for a ship on
/// this space.
#[inline]
pub(super) fn chances(world: &State, space: u8) -> [i32; 2] {
    let spaces = i32::from(world.components.goal() - space);
    let chance = (weights::CHANCE_AT_GOAL - spaces * weights::CHANCE_PER_SPACE).max(0);
    [chance, (weights::CHANCE_INSURED - chance).max(0)]
}

/// Returns the points of a sale and the value of its token.
fn sale_worth(world: &State, seat: Seat, good: Good, goods: CardSet) -> Hundredths {
    let Some(highest) = world.components.highest(goods) else { return 0 };
    let tokens = world.players[seat].tokens[good];
    100 * Hundredths::from(points_for(highest, tokens, goods.len())) + weights::TOKEN
}

/// Returns the value of the whole hand.
fn hand_worth(world: &State, seat: Seat, player: &Player) -> Hundredths {
    purse(world, world.components.coins(player.hand).into(), covers(world, seat, player.hand))
}

/// Returns the value of a hand with this many coins and icons that could insure. The first coins are worth most: they
/// make the next purchase possible.
#[inline]
pub(super) fn purse(world: &State, coins: i32, icons: i32) -> Hundredths {
    let spare = (coins - weights::FULL_HAND).max(0);
    let useless = (coins - weights::PLENTY).max(0);
    let worth = coins * weights::COIN + icons * weights::ICON
        - spare * (weights::COIN - weights::SPARE_COIN)
        - useless * weights::SPARE_COIN;
    let to_draw = (world.deck.len() + world.discard.len()) as i32;
    worth * to_draw.min(weights::CARDS_TO_DRAW) / weights::CARDS_TO_DRAW
}

/// Returns what a card adds to the hand of `seat`.
pub(super) fn taking(world: &State, seat: Seat, card: CardId) -> Hundredths {
    let before = &world.players[seat];
    let mut after = *before;
    after.hand.insert(card);
    let more = hand_worth(world, seat, &after) - hand_worth(world, seat, before);
    near_end(more, &weights::COINS_NEAR_END, tokens_missing(world))
}

/// Returns how many icons of these cards could insure goods of `seat`.
fn covers(world: &State, seat: Seat, cards: CardSet) -> i32 {
    let of_good = |good| {
        let uninsured = world.uninsured(seat, good).len();
        if uninsured == 0 {
            return 0;
        }
        let of_value = |value| {
            let icons = usize::from(world.components.icons(value)).min(uninsured);
            icons * (cards & world.components.of_kind(Kind { good, value })).len()
        };
        Value::ALL.into_iter().map(of_value).sum()
    };
    Good::ALL.into_iter().map(of_good).sum::<usize>() as i32
}

/// Returns the value of one card of a hand: its coins, and the goods that it could insure.
pub(super) fn card_worth(world: &State, seat: Seat, card: CardId) -> Hundredths {
    let kind = world.components.kind(card);
    let icons = usize::from(world.components.icons(kind.value));
    let covers = world.uninsured(seat, kind.good).len().min(icons);
    Hundredths::from(kind.value.coins()) * weights::COIN + covers as Hundredths * weights::ICON
}
