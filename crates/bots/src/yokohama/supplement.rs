//! Supplementary actions: everything that gains is done, the best first. An agent is sent where it gains more than
//! its own value and what its assistants would bring otherwise.

use super::offers::Offers;
use super::valuation::Valuation;
use super::{Hundredths, after, field, weights, worth};
use portolan_core::{Game, NullLog};
use portolan_yokohama::{Area, Choice, State, score};

/// Returns the next supplementary action, or `Done`.
pub(super) fn best(valuation: &Valuation<'_>, choices: &[Choice]) -> Option<Choice> {
    if valuation.turns == 0
        && valuation.world.turn.second
        && let Some(choice) = last_points(valuation, choices)
    {
        return Some(choice);
    }
    let now = worth::worth(valuation);
    let steps = choices.iter().filter(|choice| !matches!(choice, Choice::Agent(_) | Choice::Done));
    let gains = steps.filter_map(|&choice| Some((after(valuation, choice)? - now, choice)));
    let best = gains.max_by_key(|&(gain, _)| gain).filter(|&(gain, _)| gain > 0);
    if let Some((_, choice)) = best {
        return Some(choice);
    }
    let agents = choices.iter().filter_map(|&choice| match choice {
        Choice::Agent(area) => Some(area),
        _ => None,
    });
    let agents: Vec<Area> = agents.collect();
    if agents.is_empty() {
        return Some(Choice::Done);
    }
    let offers = Offers::of(valuation);
    let gains = agents.into_iter().map(|area| (agent(valuation, &offers, area), area));
    let best = gains.max_by_key(|&(gain, _)| gain).filter(|&(gain, _)| gain > 0);
    Some(best.map_or(Choice::Done, |(_, area)| Choice::Agent(area)))
}

/// Returns the choice that adds most to the score in the last action of the game; `None` if none adds anything.
fn last_points(valuation: &Valuation<'_>, choices: &[Choice]) -> Option<Choice> {
    let points = |world: &State| {
        world.players[valuation.seat].points() + score::bonuses(world, valuation.seat).total()
    };
    let now = points(valuation.world);
    let after = |&choice: &Choice| {
        let mut world = valuation.world.clone();
        world.apply(valuation.seat, choice, &mut NullLog).ok()?;
        Some((points(&world), choice))
    };
    let steps = choices.iter().filter(|choice| !matches!(choice, Choice::Agent(_) | Choice::Done));
    let best = steps.filter_map(after).max_by_key(|&(points, _)| points);
    best.filter(|&(points, _)| points > now).map(|(_, choice)| choice)
}

/// Returns the gain of an agent on this area.
fn agent(valuation: &Valuation<'_>, offers: &Offers, area: Area) -> Hundredths {
    let me = valuation.me();
    let actions = valuation.turns + i32::from(!valuation.world.turn.second);
    let mut back = *me;
    back.hand.assistants += back.assistants[area];
    back.assistants[area] = 0;
    back.areas_with_assistants.remove(area);
    let board = |player| field::worth(valuation, offers, player, actions) + worth::staff(valuation, player);
    let useful = i32::from(me.ready_agents()) <= valuation.turns;
    let price = i32::from(valuation.world.components.numbers.agent_points) * weights::POINT
        + if useful { valuation.later(weights::AGENT) } else { 0 };
    offers.at(area, field::power(valuation, me, area)) - price + board(&back) - board(me)
}
