//! Supplementary actions: whatever makes one richer is done, the best first. An agent is sent where it gains more than
//! it is worth itself and than its assistants would bring otherwise.

use super::offers::Offers;
use super::outlook::Outlook;
use super::{Hundredths, after, field, weights, worth};
use portolan_core::{Game, NullLog};
use portolan_yokohama::{Area, Choice, State, score};

/// What to do now, or enough.
pub(super) fn best(outlook: &Outlook<'_>, choices: &[Choice]) -> Option<Choice> {
    if outlook.turns == 0
        && outlook.world.turn.second
        && let Some(choice) = last_points(outlook, choices)
    {
        return Some(choice);
    }
    let now = worth::worth(outlook);
    let steps = choices.iter().filter(|choice| !matches!(choice, Choice::Agent(_) | Choice::Done));
    let gains = steps.filter_map(|&choice| Some((after(outlook, choice)? - now, choice)));
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
    let offers = Offers::of(outlook);
    let gains = agents.into_iter().map(|area| (agent(outlook, &offers, area), area));
    let best = gains.max_by_key(|&(gain, _)| gain).filter(|&(gain, _)| gain > 0);
    Some(best.map_or(Choice::Done, |(_, area)| Choice::Agent(area)))
}

/// Nothing comes after this: what counts is what one would have if the game were over now.
fn last_points(outlook: &Outlook<'_>, choices: &[Choice]) -> Option<Choice> {
    let points =
        |world: &State| world.players[outlook.seat].points() + score::bonuses(world, outlook.seat).total();
    let now = points(outlook.world);
    let after = |&choice: &Choice| {
        let mut world = outlook.world.clone();
        world.apply(outlook.seat, choice, &mut NullLog).ok()?;
        Some((points(&world), choice))
    };
    let steps = choices.iter().filter(|choice| !matches!(choice, Choice::Agent(_) | Choice::Done));
    let best = steps.filter_map(after).max_by_key(|&(points, _)| points);
    best.filter(|&(points, _)| points > now).map(|(_, choice)| choice)
}

/// What an agent on this area gains.
fn agent(outlook: &Outlook<'_>, offers: &Offers, area: Area) -> Hundredths {
    let me = outlook.me();
    let actions = outlook.turns + i32::from(!outlook.world.turn.second);
    let mut back = *me;
    back.hand.assistants += back.assistants[area];
    back.assistants[area] = 0;
    back.areas_with_assistants.remove(area);
    let board = |player| field::worth(outlook, offers, player, actions) + worth::staff(outlook, player);
    let useful = i32::from(me.ready_agents()) <= outlook.turns;
    let price = i32::from(outlook.world.components.numbers.agent_points) * weights::POINT
        + if useful { outlook.later(weights::AGENT) } else { 0 };
    offers.at(area, field::power(outlook, me, area)) - price + board(&back) - board(me)
}
