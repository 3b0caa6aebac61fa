//! Icons of countries: pairs bring agents, different ones make sets.

use super::outlook::Outlook;
use super::{Hundredths, weights};
use portolan_yokohama::{Country, Player};

/// Icons and agents of a player.
pub(super) fn worth(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    sets(outlook, &player.icons.0) + half_pairs(outlook, player) + agents(outlook, player)
}

/// What one more icon of this country adds, the agent that it may bring included.
pub(super) fn icon(outlook: &Outlook<'_>, player: &Player, country: Country) -> Hundredths {
    one_more(outlook, player, country, sets(outlook, &player.icons.0))
}

/// The same for every country.
pub(super) fn each_icon(outlook: &Outlook<'_>, player: &Player) -> [Hundredths; 5] {
    let now = sets(outlook, &player.icons.0);
    Country::ALL.map(|country| one_more(outlook, player, country, now))
}

/// One more icon of this country, where the sets are worth so much without it.
fn one_more(outlook: &Outlook<'_>, player: &Player, country: Country, now: Hundredths) -> Hundredths {
    let mut icons = player.icons;
    icons[country] += 1;
    let sets = sets(outlook, &icons.0) - now;
    let left = outlook.world.agents[country] > 0;
    let pair = match (left, icons[country] % 2) {
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
    let points = outlook.world.components.numbers.sets;
    let most = icons.iter().copied().max().unwrap_or(0);
    let layer = |layer| {
        let size = icons.iter().filter(|&&count| count >= layer).count();
        let sure = i32::from(points[size]) * weights::POINT;
        sure + outlook.later(weights::SETS[size] - sure)
    };
    (1..=most).map(layer).sum()
}
