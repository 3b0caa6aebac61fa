//! How to play Dschunke decently, one turn at a time. A person can learn it from here.
//!
//! Every way to make one's turn (worker, junk, special card) is tried out in an imagined world, and the one after
//! which the table looks best is taken; so it is with supplies, exchanges and piles. What a table is worth is told in
//! `worth`, with the cargo in `cargo`, the special cards in `specials` and the numbers in `weights`. Sealed bids
//! cannot be tried out: `barter` weighs what a bid may win against the cards that it costs.
//!
//! In the imagined world the bot remembers all that was ever shown; what is left of the opening hands, hidden special
//! cards and the tiles to come are guessed.

mod barter;
mod cargo;
pub(crate) mod estimate;
mod glance;
mod specials;
mod weights;
mod worth;

use crate::heuristics::{Estimates, Heuristics};
use crate::search::Plan;
use portolan_core::{Choices, Game, Knowledge, Memory, NullLog, Seat, SeatCount, ThoughtRng};
use portolan_dschunke::{Choice, Dschunke, Phase, State};
use worth::Hundredths;

impl Heuristics for Dschunke {
    fn plan(_: SeatCount) -> Plan {
        Plan {
            exploration: 0.25,
            exploration_at_last: 0.25,
            doubt_in_glance: 100,
            trust_in_greedy: 20,
            deepest: 24,
            turns: 1,
            noise: 30,
            close_turns: 0,
            forgotten: 33,
            few_worlds: None,
            margin: 30,
            half_margin: 1000,
        }
    }

    fn greedy(knowledge: &Knowledge<'_, Dschunke>, rng: &mut ThoughtRng) -> Option<Choice> {
        let world = knowledge.imagine(Memory::Perfect, rng);
        let seat = knowledge.seat();
        match world.phase {
            Phase::Barter { .. } => Some(Choice::Bid(barter::best_bid(&world, seat))),
            _ => best(&world, seat).map(|(_, choice)| choice),
        }
    }

    fn weigh(world: &Dschunke, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
        glance::weigh(world, seat, choices, into);
    }

    fn estimate(world: &Dschunke, into: &mut Estimates) -> Hundredths {
        estimate::estimate(world, into)
    }

    fn second_guess(world: &mut Dschunke, thinks: Seat, rng: &mut ThoughtRng) {
        for seat in world.seats.seats().filter(|&seat| seat != thinks) {
            if world.players[seat].bid.is_some() {
                world.players[seat].bid = Some(glance::bid(world, seat, Self::plan(world.seats).noise, rng));
            }
        }
    }

    fn is_between_turns(world: &Dschunke) -> bool {
        match world.phase {
            Phase::Turn { seat, acted, card_played } => seat == world.first && !acted && !card_played,
            Phase::Over => true,
            _ => false,
        }
    }
}

/// What the table is worth after a choice and the best steps that follow it.
fn tried(world: &State, seat: Seat, choice: Choice) -> Option<Hundredths> {
    let mut after = world.clone();
    after.apply(seat, choice, &mut NullLog).ok()?;
    Some(judge(&after, seat))
}

/// The choice after which, and after the best steps that follow it, the table looks best to `seat`; and how good.
fn best(world: &State, seat: Seat) -> Option<(Hundredths, Choice)> {
    let mut choices = Choices::new();
    world.choices(seat, &mut choices);
    let judged = choices.iter().filter_map(|&choice| Some((tried(world, seat, choice)?, choice)));
    judged.max_by_key(|&(worth, _)| worth)
}

fn judge(world: &State, seat: Seat) -> Hundredths {
    if goes_on(world, seat) {
        best(world, seat).map_or(0, |(worth, _)| worth)
    } else {
        worth::lead(world, seat)
    }
}

/// Is `seat` in the middle of something? A second exchange, a search of its own and a bid are judged when they come.
fn goes_on(world: &State, seat: Seat) -> bool {
    let mine = world.phase.to_act().has(seat);
    let begins = match world.phase {
        Phase::Swap { returned, .. } => returned.total() == 0,
        Phase::Turn { acted, card_played, .. } => !acted && !card_played,
        Phase::Search { .. } | Phase::Cargo { .. } | Phase::Barter { .. } => true,
        _ => false,
    };
    mine && !begins
}
