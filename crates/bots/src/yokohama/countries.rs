//! Icons of countries: pairs bring agents, different ones make sets.

use super::outlook::Outlook;
use super::{Hundredths, weights};
use portolan_yokohama::{Country, Player};

/// Icons and agents of a player.
pub(super) fn worth(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    sets(outlook, &player.icons.0) + half_pairs(outlook, player) + agents(outlook, player)
}

/// The same for every country.
pub(super) fn each_icon(outlook: &Outlook<'_>, player: &Player) -> [Hundredths; 5] {
    let mut icons = [0; 5];
    Country::ALL.into_iter().for_each(|country| icons[country as usize] = icon(outlook, player, country));
    icons
}

/// What one more icon of this country adds, the agent that it may bring included. It enlarges one set, or begins one.
pub(super) fn icon(outlook: &Outlook<'_>, player: &Player, country: Country) -> Hundredths {
    let nth = player.icons[country] + 1;
    let size = player.icons.0.iter().filter(|&&count| count >= nth).count();
    let sets = set(outlook, size + 1) - if size > 0 { set(outlook, size) } else { 0 };
    let left = outlook.world.agents[country] > 0;
    let pair = match (left, nth % 2) {
        (false, _) => 0,
        (true, 0) => agent(outlook) - outlook.later(weights::HALF_PAIR),
        (true, _) => outlook.later(weights::HALF_PAIR),
    };
    sets + pair
}

/// One more agent.
pub(super) fn agent(outlook: &Outlook<'_>) -> Hundredths {
    i32::from(outlook.world.components.numbers.agent_points) * weights::POINT + outlook.later(weights::AGENT)
}

/// Agents that are ready. One can be used in each turn; those that are too many only count at the end.
fn agents(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let ready = i32::from(player.ready_agents());
    let useful = ready.min(outlook.turns);
    ready * i32::from(outlook.world.components.numbers.agent_points) * weights::POINT
        + useful * outlook.later(weights::AGENT)
}

fn half_pairs(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let half = |country: &Country| player.icons[*country] % 2 == 1 && outlook.world.agents[*country] > 0;
    Country::ALL.iter().filter(|country| half(country)).count() as i32 * outlook.later(weights::HALF_PAIR)
}

/// The largest set first, then the largest of what is left. What more icons may make of it counts less and less.
fn sets(outlook: &Outlook<'_>, icons: &[u8; 5]) -> Hundredths {
    let most = icons.iter().copied().max().unwrap_or(0);
    let layer = |layer| set(outlook, icons.iter().filter(|&&count| count >= layer).count());
    (1..=most).map(layer).sum()
}

/// A set of so many countries.
#[inline]
fn set(outlook: &Outlook<'_>, size: usize) -> Hundredths {
    let sure = i32::from(outlook.world.components.numbers.sets[size]) * weights::POINT;
    sure + outlook.later(weights::SETS[size] - sure)
}
