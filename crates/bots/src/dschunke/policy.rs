//! The fast policy for the search, in hundredths of a yuan.

use super::barter::Barter;
use super::worth::{Hundredths, rounds_left};
use super::{barter, specials, weights};
use portolan_core::{Seat, ThoughtRng};
use portolan_dschunke::{Bid, CardKind, Choice, Good, Hold, Junk, Phase, State, Task, Worker};

/// Writes the weight of each choice.
pub(super) fn weigh(world: &State, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    if let Phase::Barter { .. } = world.phase {
        return bids(&Barter::of(world, seat), choices, into);
    }
    for (&choice, weight) in choices.iter().zip(into) {
        *weight = match choice {
            Choice::Use(worker) => using(world, seat, worker),
            Choice::On(junk) => on(world, seat, junk),
            Choice::Pick(good) => pick(world, seat, good),
            Choice::Card(kind) => playing(world, seat, kind),
            Choice::Keep(kind) => specials::card_worth(world, seat, kind),
            Choice::Yuan => 100 * Hundredths::from(world.components.numbers.last_round),
            Choice::End | Choice::Search(_) | Choice::Bid(_) => 0,
            Choice::Return(good) => exchange(world, seat, good),
            Choice::Done => 0,
        };
    }
}

/// Returns the best bid, give or take this many cards.
pub(super) fn bid(world: &State, seat: Seat, noise: Hundredths, rng: &mut ThoughtRng) -> Bid {
    let barter = Barter::of(world, seat);
    let open = Good::ALL.into_iter().filter(|&good| !world.sold[good]);
    let hand = &world.players[seat].hand;
    let cards = open.flat_map(|good| (1..=hand[good]).map(move |count| Bid::Cards(good, count)));
    let mut judged = |bid: Bid| barter.judge(bid) + rng.below(noise.max(0) as u32 + 1) as Hundredths;
    let mut best = (judged(Bid::Nothing), Bid::Nothing);
    for bid in cards {
        let worth = judged(bid);
        if worth > best.0 {
            best = (worth, bid);
        }
    }
    best.1
}

fn bids(barter: &Barter<'_>, choices: &[Choice], into: &mut [Hundredths]) {
    for (&choice, weight) in choices.iter().zip(into) {
        *weight = if let Choice::Bid(bid) = choice { barter.judge(bid) } else { 0 };
    }
}

/// Returns what a worker brings: on its junk, or on the better one of two.
fn using(world: &State, seat: Seat, worker: Worker) -> Hundredths {
    let Some(task) = world.task(worker) else { return 0 };
    match world.merchants.get(worker as usize) {
        Some(&junk) => doing(world, seat, task, junk),
        None => {
            let free = Junk::ALL.into_iter().filter(|&junk| world.merchant_on(junk).is_none());
            free.map(|junk| doing(world, seat, task, junk)).max().unwrap_or(0)
        }
    }
}

/// Returns what a task brings on a junk.
fn doing(world: &State, seat: Seat, task: Task, junk: Junk) -> Hundredths {
    let yields = Hundredths::from(world.yield_of(seat, junk));
    match task {
        Task::Money => 100 * yields,
        Task::Goods => weights::USUAL_CARD * yields,
        Task::Load(strips) => loading(world, seat, junk, strips.min(world.players[seat].strips)),
    }
}

/// Returns what strips on a junk change, as many as fit: more own crates and fewer of the others are visible.
fn loading(world: &State, seat: Seat, junk: Junk, strips: u8) -> Hundredths {
    let strips = strips.min(world.room(junk));
    let before = &world.holds[junk];
    let mut after = *before;
    (0..strips).for_each(|_| after.push(seat));
    let others = world.seats.seats().filter(|&other| other != seat);
    let theirs: Hundredths = others.map(|other| crates(world, other, before, &after)).sum();
    crates(world, seat, before, &after)
        - theirs * weights::RIVALS / 100 / (world.seats.get() as Hundredths - 1)
}

/// Returns the value of a change of the crates in a hold for a seat.
fn crates(world: &State, seat: Seat, before: &Hold, after: &Hold) -> Hundredths {
    let bonus = |hold: &Hold| if hold.visible(seat) > 0 { weights::POLICY_JUNK } else { 0 };
    let more = Hundredths::from(after.visible(seat)) - Hundredths::from(before.visible(seat));
    let rounds = rounds_left(world).min(weights::POLICY_CRATE.len() - 1);
    more * weights::POLICY_CRATE[rounds] + bonus(after) - bonus(before)
}

/// Returns the weight of a junk for an unfinished action.
fn on(world: &State, seat: Seat, junk: Junk) -> Hundredths {
    match world.phase {
        Phase::Apprentice { worker, .. } => {
            world.task(worker).map_or(0, |task| doing(world, seat, task, junk))
        }
        Phase::Place { .. } => loading(world, seat, junk, 1),
        Phase::GoodsCard { .. } => Hundredths::from(world.yield_of(seat, junk)) * weights::USUAL_CARD,
        Phase::MoveFrom { .. } => {
            -Hundredths::from(world.holds[junk].visible(seat)) * weights::POLICY_CRATE[1]
        }
        Phase::MoveTo { .. } => loading(world, seat, junk, 1),
        Phase::Cargo { owner, .. } => -loading(world, owner, junk, 1),
        _ => 0,
    }
}

/// Returns the value of a card of this good: more for later if the seat has few of it, and what it may win now.
fn pick(world: &State, seat: Seat, good: Good) -> Hundredths {
    let has = world.players[seat].hand[good];
    let later = weights::cards(has + 1) - weights::cards(has);
    let now = barter::prize(world, good).filter(|_| !world.sold[good]).unwrap_or(0);
    let useful = if (1..4).contains(&has) { now } else { now / 2 };
    later * weights::later(&weights::CARDS_LATER, rounds_left(world)) / 100 + useful / 4
}

/// Returns the gain of exchanging a card for the best other one; slightly negative if there is none.
fn exchange(world: &State, seat: Seat, good: Good) -> Hundredths {
    let others = Good::ALL.into_iter().filter(|&other| other != good && world.stacks[other] > 0);
    let taken = others.map(|other| pick(world, seat, other)).max().unwrap_or(0);
    taken - pick(world, seat, good) - weights::POLICY_EXCHANGE
}

/// Returns what a special card brings now above its later value.
fn playing(world: &State, seat: Seat, kind: CardKind) -> Hundredths {
    let best = |judge: &dyn Fn(Junk) -> Hundredths| Junk::ALL.into_iter().map(judge).max().unwrap_or(0);
    let now = match kind {
        CardKind::Money(junk) => 100 * Hundredths::from(world.yield_of(seat, junk)),
        CardKind::Goods => best(&|junk| weights::USUAL_CARD * Hundredths::from(world.yield_of(seat, junk))),
        CardKind::Place => best(&|junk| loading(world, seat, junk, 1)),
        CardKind::Move => best(&|junk| loading(world, seat, junk, 1)) * 2 / 3,
        _ => 0,
    };
    now - specials::card_worth(world, seat, kind)
}
