//! Heuristics for Ostia, looking one round ahead.
//!
//! The central question is what a set of wares is worth in this round. [`allocation`] finds the best way to divide
//! them between market, senate and storehouses, given what the others will probably do ([`round_forecast`]) and what
//! a place in the senate is worth ([`race`]). A pair on sale is worth what the allocation gains with it (`auction`);
//! `finale` handles the end of the game.
//!
//! For the search there are faster versions: [`quick`] finds a good allocation, [`good_values`] evaluates one kind of
//! goods independently, `policy` weighs choices with these, and [`estimate`] evaluates positions at the end of a
//! round.
//!
//! Hidden cards are not sampled: unknown cards count as the average of all unseen ones. Values are in hundredths of a
//! denarius; the weights are in `weights`.

mod allocation;
mod auction;
pub(crate) mod estimate;
mod finale;
mod good_values;
mod policy;
mod quick;
mod race;
mod round_forecast;
mod weights;

use crate::heuristics::{Estimates, Heuristics};
use crate::search::SearchParams;
use portolan_core::{Choices, Game, Knowledge, Memory, NullLog, Seat, SeatCount, ThoughtRng};
use portolan_ostia::{Bundle, Choice, Good, Ostia, Phase, Player, State};
use round_forecast::RoundForecast;

/// Hundredths of a denarius, of a point or of a card.
type Hundredths = i32;

impl Heuristics for Ostia {
    fn search_params(_: SeatCount) -> SearchParams {
        SearchParams {
            exploration: 0.25,
            late_exploration: 0.25,
            prior_scale: 20,
            greedy_prior: 20,
            max_depth: 24,
            turns: 1,
            rollout_noise: 8,
            careful_turns: 0,
            forget_percent: 100,
            partial_memory_worlds: Some(24),
            margin_percent: 30,
            half_margin: 300,
        }
    }

    fn greedy_choice(knowledge: &Knowledge<'_, Ostia>, rng: &mut ThoughtRng) -> Option<Choice> {
        best(&knowledge.imagine(Memory::Perfect, rng), knowledge.seat())
    }

    fn policy(world: &Ostia, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
        policy::weigh(world, seat, choices, into);
    }

    fn estimate(world: &Ostia, into: &mut Estimates) -> Hundredths {
        estimate::estimate(world, into)
    }

    fn resample_hidden_choices(world: &mut Ostia, root_seat: Seat, _: &mut ThoughtRng) {
        let choosing = world.choosing.with(root_seat);
        if world.phase == Phase::Allocate {
            for seat in world.seats.seats().filter(|&seat| !choosing.has(seat)) {
                let allocation = quick_allocation(world, seat);
                world.replace_allocation(seat, allocation.market, allocation.senate);
            }
        }
    }

    fn prune(world: &Ostia, _: Seat, choices: &mut Choices<Choice>) {
        auction::prune_bids(world, choices);
    }

    fn is_searched(_: &Ostia, seat: Seat, root_seat: Seat) -> bool {
        // What others do depends on wares that no one has seen, so they follow the policy.
        seat == root_seat
    }

    fn play_macro_action(world: &mut Ostia, seat: Seat) -> bool {
        world.phase == Phase::Allocate && allocate(world, seat)
    }

    fn is_between_turns(world: &Ostia) -> bool {
        // A round is a turn: the value of wares only shows at its end.
        match world.phase {
            Phase::Keep => world.choosing == world.seats.all(),
            Phase::Over => true,
            _ => false,
        }
    }
}

/// Places all remaining wares of `seat` by a good allocation; returns whether any choice was made.
fn allocate(world: &mut Ostia, seat: Seat) -> bool {
    let allocation = quick_allocation(world, seat);
    while world.phase == Phase::Allocate && world.choosing.has(seat) {
        let Some(next) = world.next_to_place(seat) else { return false };
        let choice = planned(&allocation, &world.players[seat], next);
        if world.apply(seat, choice, &mut NullLog).is_err() {
            return false;
        }
    }
    true
}

/// Returns a good allocation of all wares of `seat`.
fn quick_allocation(world: &State, seat: Seat) -> allocation::Allocation {
    let forecast = RoundForecast::of(world, seat);
    quick::allocation(&forecast, &wares_of(world, seat))
}

/// Returns the place of the next card by an allocation.
fn planned(allocation: &allocation::Allocation, player: &Player, next: Good) -> Choice {
    let to_come = |planned: &Bundle, placed: &Bundle| planned.count(next) > placed.count(next);
    match player.may_place(next) {
        true if to_come(&allocation.market, &player.to_market) => Choice::Market(next),
        true if to_come(&allocation.senate, &player.to_senate) => Choice::Senate(next),
        _ => Choice::Store(next),
    }
}

/// Returns the choice of the greedy bot.
fn best(world: &Ostia, seat: Seat) -> Option<Choice> {
    match world.phase {
        Phase::Keep => auction::card_to_keep(world, seat),
        Phase::Offer { .. } => auction::card_to_offer(world, seat),
        Phase::Bid { from, .. } => Some(auction::bid_or_pass(world, seat, from)),
        Phase::Decide { .. } => Some(auction::buy_or_sell(world, seat)),
        Phase::Allocate => place(world, seat),
        Phase::Loans { .. } => Some(Choice::Repay), // a loan costs more in every round that it stays
        Phase::Build { .. } => Some(build_or_not(world, seat)),
        Phase::Discard { .. } => worst_stored(world, seat).map(Choice::Discard),
        Phase::LastAllocate => finale::place(world, seat),
        Phase::Empties { .. } => Some(finale::sell_or_not(world, seat)),
        Phase::Over => None,
    }
}

/// Returns all wares of `seat`.
fn wares_of(world: &State, seat: Seat) -> Bundle {
    world.components.bundle(world.players[seat].wares)
}

/// Returns the place of the next card by the best allocation, which is the same for every card of the round.
fn place(world: &State, seat: Seat) -> Option<Choice> {
    let player = &world.players[seat];
    let next = world.next_to_place(seat)?;
    let best = allocation::best(&RoundForecast::of(world, seat), &wares_of(world, seat));
    Some(planned(&best, player, next))
}

/// Returns the values of all wares in store, the best first.
fn by_worth_in_store(world: &State, seat: Seat) -> allocation::Stored {
    allocation::by_worth_in_store(&RoundForecast::bare(world, seat), &wares_of(world, seat))
}

/// Builds if the best card without room is worth it.
fn build_or_not(world: &State, seat: Seat) -> Choice {
    let building = RoundForecast::bare(world, seat).building;
    let cards = by_worth_in_store(world, seat);
    let homeless = cards.iter().nth(world.players[seat].storehouses.into());
    if homeless.is_some_and(|(worth, _)| worth > building) { Choice::Build } else { Choice::Done }
}

fn worst_stored(world: &State, seat: Seat) -> Option<Good> {
    by_worth_in_store(world, seat).iter().next_back().map(|(_, good)| good)
}
