//! The value of visible crates: for the coming merchants, and at the end.

use super::weights;
use super::worth::{Hundredths, rounds_left};
use portolan_core::Seat;
use portolan_dschunke::{Junk, ROUNDS, State, Task, Worker};

/// Returns the value of all crates of `seat`.
pub(super) fn worth(world: &State, seat: Seat) -> Hundredths {
    let visible = Junk::ALL.map(|junk| world.holds[junk].visible(seat));
    coming_actions(world, &visible) + end_bonus(world, &visible)
}

/// The number of visible crates on each junk.
pub(super) type Visible = [u8; Junk::ALL.len()];

/// Returns the value of the best actions of the coming rounds, above the minimum.
pub(super) fn coming_actions(world: &State, visible: &Visible) -> Hundredths {
    let mut merchants = world.merchants;
    let (mut all, mut percent) = (0, 100);
    for round in usize::from(world.round)..ROUNDS {
        // Before the first round the merchants have not moved yet.
        if world.round > 0 || round > 0 {
            merchants = merchants.map(|junk| world.components.next(junk));
        }
        let [best, second] = two_best(world, visible, round, merchants);
        all += (best * weights::BEST_ACTION + second * weights::SECOND_ACTION) / 100 * percent / 100;
        percent = percent * weights::NEXT_ROUND / 100;
    }
    all
}

/// Returns the yields above the minimum of the two best money or goods actions of a round (counted from 0).
fn two_best(
    world: &State,
    visible: &Visible,
    round: usize,
    merchants: [Junk; Worker::MERCHANTS],
) -> [Hundredths; 2] {
    let minimum = i32::from(world.components.numbers.minimum);
    let beyond =
        |junk: Junk, of_one: Hundredths| (i32::from(visible[junk as usize]) - minimum).max(0) * of_one;
    let free = |of_one: Hundredths| {
        let free = Junk::ALL.into_iter().filter(|junk| !merchants.contains(junk));
        free.map(|junk| beyond(junk, of_one)).max().unwrap_or(0)
    };
    let mut two = [0; 2];
    let mut offer = |worth: Hundredths| {
        two = if worth > two[0] { [worth, two[0]] } else { [two[0], two[1].max(worth)] };
    };
    offer(beyond(merchants[Worker::MoneyMerchant as usize], 100));
    offer(beyond(merchants[Worker::GoodsMerchant as usize], weights::USUAL_CARD));
    for track in world.components.tracks.iter().take(world.seats.get() - 2) {
        match track[round] {
            Task::Money => offer(free(100)),
            Task::Goods => offer(free(weights::USUAL_CARD)),
            Task::Load(_) => {}
        }
    }
    two
}

/// Returns the expected bonus for junks at the end, by the probability of a visible crate on each.
pub(super) fn end_bonus(world: &State, visible: &Visible) -> Hundredths {
    let numbers = &world.components.numbers;
    let chance = |junk: Junk| chance_of_one(rounds_of_change(world, junk), visible[junk as usize].into());
    let chances = Junk::ALL.map(chance);
    let each: Hundredths = chances.iter().map(|chance| chance * Hundredths::from(numbers.junk)).sum();
    let all = chances.iter().fold(100, |all, chance| all * chance / 100);
    let beyond = Hundredths::from(numbers.all_junks) - 5 * Hundredths::from(numbers.junk);
    each + all * beyond
}

/// Returns the number of rounds in which the cargo of a junk can still change. On a full junk only a card could
/// change it (§9.3).
fn rounds_of_change(world: &State, junk: Junk) -> i32 {
    if world.room(junk) == 0 { 0 } else { rounds_left(world) as i32 }
}

/// Returns the probability of a visible crate at the end, in percent.
fn chance_of_one(rounds: i32, visible: i32) -> i32 {
    match visible {
        0 => (rounds * weights::COMES_BACK).min(weights::COMES_BACK_AT_MOST),
        visible => safety(visible, rounds),
    }
}

/// Returns the probability that current crates are still visible at the end, in percent.
fn safety(visible: i32, rounds: i32) -> i32 {
    100 - rounds.min(weights::ROUNDS_OF_DANGER) * (weights::SAFE_CRATES - visible).max(1)
}

/// Returns the probability that this many crates are visible at the end, in percent.
pub(super) fn chance_of(world: &State, seat: Seat, junk: Junk, wanted: u8) -> i32 {
    let rounds = rounds_of_change(world, junk);
    let (visible, wanted) = (i32::from(world.holds[junk].visible(seat)), i32::from(wanted));
    if visible >= wanted {
        safety(visible, rounds)
    } else {
        let missing = (wanted - visible) * 100 / wanted;
        (rounds * 2 * weights::COMES_BACK).min(80) * (100 - missing * 2 / 3) / 100
    }
}
