//! The end of the game: a point for each kind in store, or money for the last ranking.

use super::{Hundredths, race, wares_of, weights};
use portolan_core::{ArrayVec, BySeat, Seat};
use portolan_ostia::{Choice, Good, MAX_PLAYERS, State, place_points};

/// Sells second cards of a kind, and as many others as gain more in the ranking of money than in store.
pub(super) fn place(world: &State, seat: Seat) -> Option<Choice> {
    let next = world.next_to_place(seat)?;
    let player = &world.players[seat];
    let wares = wares_of(world, seat);
    let kinds = || Good::ALL.into_iter().filter(|&good| wares.count(good) > 0);
    let sold = kinds_to_sell(world, seat, kinds().count());
    let stored = world.components.bundle(player.wares.lowest(player.placed_count.into())).count(next)
        - player.to_market.count(next);
    let sell = stored > 0 || kinds().position(|good| good == next) < Some(sold);
    Some(if sell { Choice::Market(next) } else { Choice::Store(next) })
}

/// Returns how many kinds to sell altogether: none, unless it wins a place.
fn kinds_to_sell(world: &State, seat: Seat, kinds: usize) -> usize {
    let spare = world.players[seat].wares.len() - kinds;
    let rivals: ArrayVec<Hundredths, MAX_PLAYERS> =
        world.seats.seats().filter(|&other| other != seat).map(|other| fortune(world, other, 0)).collect();
    let points = |sold: &usize| {
        let money = fortune(world, seat, spare + sold);
        let places = world.components.places;
        // Unpaid debts eliminate, so it must be enough even on a bad market.
        let ruin = if world.players[seat].loans > 0 { (money - weights::DOUBT_IN_MONEY).min(0) } else { 0 };
        100 * (kinds - sold) as Hundredths
            + race::expected_points(money, &rivals, weights::DOUBT_IN_MONEY, places)
            + ruin
    };
    (0..=kinds).rev().max_by_key(points).unwrap_or(0)
}

/// Returns the final money after selling this many cards and all empty storehouses, and repaying all loans.
fn fortune(world: &State, seat: Seat, sold: usize) -> Hundredths {
    let player = &world.players[seat];
    let empty = usize::from(player.storehouses) + sold - player.wares.len().min(player.storehouses.into());
    let resale = 100 * Hundredths::from(world.components.storehouses.resale);
    let repayment = 100 * Hundredths::from(world.components.money.repayment);
    100 * Hundredths::from(player.cash)
        + sold as Hundredths * weights::LAST_SALE
        + empty as Hundredths * resale
        - Hundredths::from(player.loans) * repayment
}

/// Sells empty storehouses if that is needed to repay loans or brings points; otherwise they may decide a tie.
pub(super) fn sell_or_not(world: &State, seat: Seat) -> Choice {
    let player = &world.players[seat];
    if player.cash < player.loans * u16::from(world.components.money.repayment) {
        return Choice::SellStorehouse;
    }
    let sum = |sold: u8| places_with(world, seat, sold, false) + places_with(world, seat, sold, true);
    let empty = world.players[seat].empty_storehouses();
    let gains = (1..=empty).any(|sold| sum(sold) > sum(0));
    if gains { Choice::SellStorehouse } else { Choice::Done }
}

/// Returns the points for money if `seat` sells this many storehouses, and the others none or all that they can.
fn places_with(world: &State, seat: Seat, sold: u8, others_sell: bool) -> u8 {
    let mut money = BySeat::<u16, MAX_PLAYERS>::default();
    for other in world.seats.seats() {
        let player = &world.players[other];
        let empty = if others_sell { player.empty_storehouses() } else { 0 };
        let sales = if other == seat { sold } else { empty };
        let cash = player.cash + u16::from(sales) * u16::from(world.components.storehouses.resale);
        money[other] = cash.saturating_sub(player.loans * u16::from(world.components.money.repayment));
    }
    place_points(money, world.components.places)[seat]
}
