//! Heuristics for Dschunke, looking one turn ahead.
//!
//! Every turn (worker, junk, special card), supply, exchange and search is tried in an imagined world, and the one
//! with the best resulting position is chosen. `worth` evaluates a position, with the cargo in `cargo`, the special
//! cards in `specials` and the numbers in `weights`. Sealed bids cannot be tried: `barter` compares what a bid may
//! win with the cards that it costs.
//!
//! In the imagined world the bot remembers all cards that were ever shown; the rest of the opening hands, hidden
//! special cards and coming tiles are guessed.

mod barter;
mod cargo;
pub(crate) mod estimate;
mod policy;
mod specials;
mod weights;
mod worth;

use crate::heuristics::{Estimates, Heuristics};
use crate::search::SearchParams;
use portolan_core::{Choices, Game, Knowledge, Memory, NullLog, Seat, SeatCount, ThoughtRng};
use portolan_dschunke::{Choice, Dschunke, Phase, State};
use worth::Hundredths;

impl Heuristics for Dschunke {
    fn search_params(_: SeatCount) -> SearchParams {
        SearchParams {
            exploration: 0.25,
            late_exploration: 0.25,
            prior_scale: 100,
            greedy_prior: 20,
            max_depth: 24,
            turns: 1,
            rollout_noise: 30,
            careful_turns: 0,
            forget_percent: 33,
            partial_memory_worlds: None,
            margin_percent: 30,
            half_margin: 1000,
        }
    }

    fn greedy_choice(knowledge: &Knowledge<'_, Dschunke>, rng: &mut ThoughtRng) -> Option<Choice> {
        let world = knowledge.imagine(Memory::Perfect, rng);
        let seat = knowledge.seat();
        match world.phase {
            Phase::Barter { .. } => Some(Choice::Bid(barter::best_bid(&world, seat))),
            _ => best(&world, seat).map(|(_, choice)| choice),
        }
    }

    fn policy(world: &Dschunke, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
        policy::weigh(world, seat, choices, into);
    }

    fn estimate(world: &Dschunke, into: &mut Estimates) -> Hundredths {
        estimate::estimate(world, into)
    }

    fn resample_hidden_choices(world: &mut Dschunke, root_seat: Seat, rng: &mut ThoughtRng) {
        for seat in world.seats.seats().filter(|&seat| seat != root_seat) {
            if world.players[seat].bid.is_some() {
                let bid = policy::bid(world, seat, Self::search_params(world.seats).rollout_noise, rng);
                world.replace_bid(seat, bid);
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

/// Returns the value of the position after a choice and the best steps that follow it.
fn value_after(world: &Dschunke, seat: Seat, choice: Choice) -> Option<Hundredths> {
    let mut after = world.clone();
    after.apply(seat, choice, &mut NullLog).ok()?;
    Some(value_after_best_steps(&after, seat))
}

/// Returns the choice with the best position for `seat` after the best steps that follow it, and its value.
fn best(world: &Dschunke, seat: Seat) -> Option<(Hundredths, Choice)> {
    let mut choices = Choices::new();
    world.choices(seat, &mut choices);
    let judged = choices.iter().filter_map(|&choice| Some((value_after(world, seat, choice)?, choice)));
    judged.max_by_key(|&(worth, _)| worth)
}

fn value_after_best_steps(world: &Dschunke, seat: Seat) -> Hundredths {
    if is_inside_action(world, seat) {
        best(world, seat).map_or(0, |(worth, _)| worth)
    } else {
        worth::lead(world, seat)
    }
}

/// Whether `seat` is inside an unfinished action. A second exchange, its own search and a bid are evaluated when they
/// come.
fn is_inside_action(world: &State, seat: Seat) -> bool {
    let is_own = world.phase.to_act().has(seat);
    let begins = match world.phase {
        Phase::Swap { returned, .. } => returned.total() == 0,
        Phase::Turn { acted, card_played, .. } => !acted && !card_played,
        Phase::Search { .. } | Phase::Cargo { .. } | Phase::Barter { .. } => true,
        _ => false,
    };
    is_own && !begins
}
