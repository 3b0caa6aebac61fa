//! Icons of countries: pairs bring agents, different ones make sets.

use super::valuation::Valuation;
use super::{Hundredths, weights};
use portolan_yokohama::{Country, Player};

/// Returns the value of icons and agents of a player.
pub(super) fn worth(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    sets(valuation, &player.icons.0) + half_pairs(valuation, player) + agents(valuation, player)
}

/// Returns the value of one more icon of each country.
pub(super) fn each_icon(valuation: &Valuation<'_>, player: &Player) -> [Hundredths; 5] {
    let mut icons = [0; 5];
    Country::ALL.into_iter().for_each(|country| icons[country as usize] = icon(valuation, player, country));
    icons
}

/// Returns what one more icon of this country adds, including its agent. It enlarges a set or begins one.
pub(super) fn icon(valuation: &Valuation<'_>, player: &Player, country: Country) -> Hundredths {
    let nth = player.icons[country] + 1;
    let size = player.icons.0.iter().filter(|&&count| count >= nth).count();
    let sets = set(valuation, size + 1) - if size > 0 { set(valuation, size) } else { 0 };
    let left = valuation.world.agents[country] > 0;
    let pair = match (left, nth % 2) {
        (false, _) => 0,
        (true, 0) => agent(valuation) - valuation.later(weights::HALF_PAIR),
        (true, _) => valuation.later(weights::HALF_PAIR),
    };
    sets + pair
}

/// Returns the value of one more agent.
pub(super) fn agent(valuation: &Valuation<'_>) -> Hundredths {
    i32::from(valuation.world.components.numbers.agent_points) * weights::POINT
        + valuation.later(weights::AGENT)
}

/// Returns the value of available agents. One can be used per turn; surplus agents only count at the end.
fn agents(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let ready = i32::from(player.ready_agents());
    let useful = ready.min(valuation.turns);
    ready * i32::from(valuation.world.components.numbers.agent_points) * weights::POINT
        + useful * valuation.later(weights::AGENT)
}

fn half_pairs(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let half = |country: &Country| player.icons[*country] % 2 == 1 && valuation.world.agents[*country] > 0;
    Country::ALL.iter().filter(|country| half(country)).count() as i32 * valuation.later(weights::HALF_PAIR)
}

/// Returns the value of the sets: the largest first, then the largest of the rest. The potential of more icons counts
/// less and less.
fn sets(valuation: &Valuation<'_>, icons: &[u8; 5]) -> Hundredths {
    let most = icons.iter().copied().max().unwrap_or(0);
    let layer = |layer| set(valuation, icons.iter().filter(|&&count| count >= layer).count());
    (1..=most).map(layer).sum()
}

/// Returns the value of a set of this many countries.
#[inline]
fn set(valuation: &Valuation<'_>, size: usize) -> Hundredths {
    let sure = i32::from(valuation.world.components.numbers.sets[size]) * weights::POINT;
    sure + valuation.later(weights::SETS[size] - sure)
}
