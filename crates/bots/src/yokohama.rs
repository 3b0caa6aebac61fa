//! Heuristics for Yokohama, looking one action ahead.
//!
//! Everything that a seat has is given a value (`worth`): points, goods by the orders that need them (`trade`), money
//! and imports (`purse`), achievements, countries, technologies (`learning`), buildings, and the races for the church
//! and the customs (`race`). Every step of an area action is tried, and the best one is taken. What an action brings
//! on each area with each power is computed beforehand (`offers`); the main action is planned with that
//! (`greedy_plan`): where to place assistants and where to go, including the later actions that they prepare
//! (`field`).
//!
//! The search weighs choices by the prices of things (`policy`): less accurate, and ten times as fast. In rollouts a
//! main action is planned once (`main_action`). Positions are evaluated by features (`features`) whose weights were
//! fitted to games (`regression`).
//!
//! Values are in hundredths of a point; the weights are in `weights`. In the imagined world the bot remembers
//! everything that was ever shown; of hidden things it uses only its own.

mod achievements;
mod beside;
mod boards;
mod building;
mod by_steps;
mod countries;
mod estimate;
pub(crate) mod features;
mod fees;
mod field;
mod greedy_plan;
mod laboratory;
mod learning;
mod main_action;
mod moves;
mod offers;
mod places;
mod policy;
mod port;
mod prices;
mod purse;
mod quick;
mod quick_placement;
mod race;
mod reach;
mod regression;
mod route;
mod shift;
mod sites;
mod steps;
mod supplement;
mod time;
mod trade;
mod valuation;
mod way;
mod weights;
mod worth;

use crate::heuristics::{Estimates, Heuristics};
use crate::search::SearchParams;
use offers::Offers;
use portolan_core::{Choices, Game, Knowledge, Memory, NullLog, Seat, SeatCount, ThoughtRng};
use portolan_yokohama::{Choice, Phase, State, Yokohama};
use valuation::Valuation;

/// Hundredths of a point.
type Hundredths = i32;

impl Heuristics for Yokohama {
    fn search_params(seats: SeatCount) -> SearchParams {
        SearchParams {
            exploration: 0.15,
            late_exploration: 0.15,
            prior_scale: 100,
            greedy_prior: 20,
            max_depth: 24,
            turns: seats.get() as u16 + 1, // once around, and the own turn again
            rollout_noise: 0,
            careful_turns: 0,
            forget_percent: 33,
            partial_memory_worlds: None,
            margin_percent: 40,
            half_margin: 2000,
        }
    }

    fn greedy_choice(knowledge: &Knowledge<'_, Yokohama>, rng: &mut ThoughtRng) -> Option<Choice> {
        let world = knowledge.imagine(Memory::Perfect, rng);
        let valuation = Valuation::of(&world, knowledge.seat());
        let mut choices = Choices::new();
        knowledge.choices(&mut choices);
        best(&valuation, &choices).filter(|choice| choices.contains(choice))
    }

    fn policy(world: &Yokohama, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
        policy::weigh(world, seat, choices, into);
    }

    fn estimate(world: &Yokohama, into: &mut Estimates) -> Hundredths {
        estimate::estimate(world, into)
    }

    fn play_macro_action(world: &mut Yokohama, seat: Seat) -> bool {
        main_action::play(world, seat)
    }

    fn is_between_turns(world: &Yokohama) -> bool {
        matches!(world.phase, Phase::Supplement { second: false, .. } | Phase::Over)
    }

    fn has_ended_turn(world: &Yokohama, seat: Seat) -> bool {
        !matches!(world.phase, Phase::Keep { .. }) && world.turn.seat != seat || world.phase == Phase::Over
    }
}

/// Returns the choice of the greedy bot.
fn best(valuation: &Valuation<'_>, choices: &[Choice]) -> Option<Choice> {
    match valuation.world.phase {
        Phase::Supplement { .. } => supplement::best(valuation, choices),
        Phase::Place { .. } => greedy_plan::placement(valuation, &Offers::of(valuation)),
        Phase::Move { .. } | Phase::Walk { .. } => greedy_plan::movement(valuation, &Offers::of(valuation)),
        Phase::Route { to, .. } => fees::best(valuation, to).map(Choice::Via),
        Phase::Recall { .. } | Phase::MoveFrom { .. } | Phase::MoveTo { .. } => {
            moves::best(valuation, &Offers::of(valuation), choices)
        }
        Phase::Station { .. } => moves::station(valuation, &Offers::of(valuation)),
        _ => best_step(valuation, choices),
    }
}

/// Returns the step with the best resulting position.
fn best_step(valuation: &Valuation<'_>, choices: &[Choice]) -> Option<Choice> {
    let judged = choices.iter().filter_map(|&choice| Some((after(valuation, choice)?, choice)));
    judged.max_by_key(|&(worth, choice)| (worth, std::cmp::Reverse(choice))).map(|(_, choice)| choice)
}

/// Returns the value after a step and all payments for it.
fn after(valuation: &Valuation<'_>, choice: Choice) -> Option<Hundredths> {
    let mut world = valuation.world.clone();
    world.apply(valuation.seat, choice, &mut NullLog).ok()?;
    while is_payment(&world) {
        let mut choices = Choices::new();
        world.choices(valuation.seat, &mut choices);
        let paid = |&choice: &Choice| {
            let mut after = world.clone();
            after.apply(valuation.seat, choice, &mut NullLog).ok()?;
            Some((worth::worth(&valuation.on(&after)), choice))
        };
        let (_, coin) = choices.iter().filter_map(paid).max_by_key(|&(worth, _)| worth)?;
        world.apply(valuation.seat, coin, &mut NullLog).ok()?;
    }
    let ended = valuation.world.ending.is_none() && world.ending.is_some();
    Some(worth::worth(&valuation.on(&world)) + if ended { valuation.ending } else { 0 })
}

/// Whether an earlier choice is being paid for.
fn is_payment(world: &State) -> bool {
    matches!(
        world.phase,
        Phase::Faith { .. } | Phase::Assistant { .. } | Phase::Unit { .. } | Phase::SecondOrder { .. }
    )
}
