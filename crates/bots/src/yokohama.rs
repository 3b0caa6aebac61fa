//! How to play Yokohama decently, one action ahead. A person can learn it from here.
//!
//! Everything that one has is worth something (`worth`): points, goods by what orders ask for (`trade`), money and
//! imports (`purse`), achievements, countries, technologies (`learning`), buildings, and the races for the church and
//! the customs (`race`). So every step of an area action is tried out, and the best one is taken. What an action
//! brings on each area with each power is worked out beforehand (`offers`); with that the main action is planned
//! (`plan`): where to place assistants and where to go, with a view to the actions that they prepare (`field`).
//!
//! Those who think ahead look at choices by the prices of things (`glance`): that is not as good, and ten times as
//! fast. In turns that they only play out, a main action is planned once (`main_action`). What they come to in thought is
//! judged by signs (`signs`) whose meaning was found out from games (`fitted`).
//!
//! All is counted in hundredths of a point; the numbers behind the judgement are in `weights`. In the imagined world
//! the bot remembers all that was ever shown; nothing hidden is looked at but what is its own.

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
mod laboratory;
mod learning;
mod main_action;
mod moves;
mod offers;
mod outlook;
mod places;
mod placing;
mod plan;
mod policy;
mod port;
mod prices;
mod purse;
mod quick;
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
mod way;
mod weights;
mod worth;

use crate::heuristics::{Estimates, Heuristics};
use crate::search::SearchParams;
use offers::Offers;
use outlook::Outlook;
use portolan_core::{Choices, Game, Knowledge, Memory, NullLog, Seat, SeatCount, ThoughtRng};
use portolan_yokohama::{Choice, Phase, State, Yokohama};

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
            turns: seats.get() as u16 + 1, // once around, and one's own again
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
        let outlook = Outlook::of(&world, knowledge.seat());
        let mut choices = Choices::new();
        knowledge.choices(&mut choices);
        best(&outlook, &choices).filter(|choice| choices.contains(choice))
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

/// What looks best at once.
fn best(outlook: &Outlook<'_>, choices: &[Choice]) -> Option<Choice> {
    match outlook.world.phase {
        Phase::Supplement { .. } => supplement::best(outlook, choices),
        Phase::Place { .. } => plan::placement(outlook, &Offers::of(outlook)),
        Phase::Move { .. } | Phase::Walk { .. } => plan::movement(outlook, &Offers::of(outlook)),
        Phase::Route { to, .. } => fees::best(outlook, to).map(Choice::Via),
        Phase::Recall { .. } | Phase::MoveFrom { .. } | Phase::MoveTo { .. } => {
            moves::best(outlook, &Offers::of(outlook), choices)
        }
        Phase::Station { .. } => moves::station(outlook, &Offers::of(outlook)),
        _ => best_step(outlook, choices),
    }
}

/// The step after which one has most.
fn best_step(outlook: &Outlook<'_>, choices: &[Choice]) -> Option<Choice> {
    let judged = choices.iter().filter_map(|&choice| Some((after(outlook, choice)?, choice)));
    judged.max_by_key(|&(worth, choice)| (worth, std::cmp::Reverse(choice))).map(|(_, choice)| choice)
}

/// What one has after a step and all payments that belong to it.
fn after(outlook: &Outlook<'_>, choice: Choice) -> Option<Hundredths> {
    let mut world = outlook.world.clone();
    world.apply(outlook.seat, choice, &mut NullLog).ok()?;
    while is_payment(&world) {
        let mut choices = Choices::new();
        world.choices(outlook.seat, &mut choices);
        let paid = |&choice: &Choice| {
            let mut after = world.clone();
            after.apply(outlook.seat, choice, &mut NullLog).ok()?;
            Some((worth::worth(&outlook.on(&after)), choice))
        };
        let (_, coin) = choices.iter().filter_map(paid).max_by_key(|&(worth, _)| worth)?;
        world.apply(outlook.seat, coin, &mut NullLog).ok()?;
    }
    let ended = outlook.world.ending.is_none() && world.ending.is_some();
    Some(worth::worth(&outlook.on(&world)) + if ended { outlook.ending } else { 0 })
}

/// Is something being paid for that was chosen before?
fn is_payment(world: &State) -> bool {
    matches!(
        world.phase,
        Phase::Faith { .. } | Phase::Assistant { .. } | Phase::Unit { .. } | Phase::SecondOrder { .. }
    )
}
