//! How to play Ostia decently, one round at a time. A person can learn it from here.
//!
//! Everything follows from one question: what can be made of these wares in this round? [`plan`] answers it with the
//! best way to share them out between market, senate and storehouses, against what the others will probably do
//! ([`outlook`]) and with the points that a place in the senate brings ([`race`]). A pair on sale is worth what the
//! plan gains with it (`auction`); where goods go is the plan itself; `finale` settles the end.
//!
//! Who thinks ahead needs the same in a moment: [`quick`] finds a good plan, [`kind`] judges one kind of goods by itself,
//! `glance` weighs choices by that, and [`estimate`] tells what becomes of a position at the end of a round.
//!
//! Nothing hidden is guessed by chance: cards that nobody has shown are taken as an average of all that are unseen.
//! All is counted in hundredths of a denarius, and the numbers behind the judgement are in `weights`.

mod auction;
pub(crate) mod estimate;
mod finale;
mod kind;
mod outlook;
mod plan;
mod policy;
mod quick;
mod race;
mod weights;

use crate::heuristics::{Estimates, Heuristics};
use crate::search::SearchParams;
use outlook::Outlook;
use portolan_core::{Choices, Game, Knowledge, Memory, NullLog, Seat, SeatCount, ThoughtRng};
use portolan_ostia::{Bundle, Choice, Good, Ostia, Phase, Player, State};

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

    fn resample_hidden_choices(world: &mut Ostia, thinks: Seat, _: &mut ThoughtRng) {
        let choosing = world.choosing.with(thinks);
        if world.phase == Phase::Allocate {
            for seat in world.seats.seats().filter(|&seat| !choosing.has(seat)) {
                let plan = quick_plan(world, seat);
                let player = &mut world.players[seat];
                (player.to_market, player.to_senate) = (plan.market, plan.senate);
            }
        }
    }

    fn prune(world: &Ostia, _: Seat, choices: &mut Choices<Choice>) {
        auction::narrow(world, choices);
    }

    fn is_searched(_: &Ostia, seat: Seat, thinks: Seat) -> bool {
        // What others do depends on wares that nobody has seen: for that they have the glance.
        seat == thinks
    }

    fn play_macro_action(world: &mut Ostia, seat: Seat) -> bool {
        world.phase == Phase::Allocate && allocate(world, seat)
    }

    fn is_between_turns(world: &Ostia) -> bool {
        // A round is a turn: what wares are good for is only seen at its end.
        match world.phase {
            Phase::Keep => world.choosing == world.seats.all(),
            Phase::Over => true,
            _ => false,
        }
    }
}

/// Puts all wares of `seat` that are not in their places yet where a good plan has them.
fn allocate(world: &mut State, seat: Seat) -> bool {
    let plan = quick_plan(world, seat);
    while world.phase == Phase::Allocate && world.choosing.has(seat) {
        let Some(next) = world.next_to_place(seat) else { return false };
        let choice = planned(&plan, &world.players[seat], next);
        if world.apply(seat, choice, &mut NullLog).is_err() {
            return false;
        }
    }
    true
}

/// A good plan for all that is one's own.
fn quick_plan(world: &State, seat: Seat) -> plan::Plan {
    let outlook = Outlook::of(world, seat);
    quick::plan(&outlook, &wares_of(world, seat))
}

/// Where the next card goes by a plan.
fn planned(plan: &plan::Plan, player: &Player, next: Good) -> Choice {
    let to_come = |planned: &Bundle, placed: &Bundle| planned.count(next) > placed.count(next);
    match player.may_place(next) {
        true if to_come(&plan.market, &player.to_market) => Choice::Market(next),
        true if to_come(&plan.senate, &player.to_senate) => Choice::Senate(next),
        _ => Choice::Store(next),
    }
}

/// What looks best at once.
fn best(world: &State, seat: Seat) -> Option<Choice> {
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

/// All that is one's own.
fn wares_of(world: &State, seat: Seat) -> Bundle {
    world.components.bundle(world.players[seat].wares)
}

/// The next card goes where the plan has it; the plan is the same for every card of the round.
fn place(world: &State, seat: Seat) -> Option<Choice> {
    let player = &world.players[seat];
    let next = world.next_to_place(seat)?;
    let best = plan::best(&Outlook::of(world, seat), &wares_of(world, seat));
    Some(planned(&best, player, next))
}

/// What all wares are worth in store, the best first.
fn by_worth_in_store(world: &State, seat: Seat) -> plan::Stored {
    plan::by_worth_in_store(&Outlook::bare(world, seat), &wares_of(world, seat))
}

/// Builds if the best card without room is worth it.
fn build_or_not(world: &State, seat: Seat) -> Choice {
    let building = Outlook::bare(world, seat).building;
    let cards = by_worth_in_store(world, seat);
    let homeless = cards.iter().nth(world.players[seat].storehouses.into());
    if homeless.is_some_and(|(worth, _)| worth > building) { Choice::Build } else { Choice::Done }
}

fn worst_stored(world: &State, seat: Seat) -> Option<Good> {
    by_worth_in_store(world, seat).iter().next_back().map(|(_, good)| good)
}
