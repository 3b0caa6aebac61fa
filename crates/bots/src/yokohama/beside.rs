//! At a glance: technologies that can be used beside everything else, between two steps.

use super::Hundredths;
use super::policy::LITTLE;
use super::prices::Prices;
use portolan_yokohama::{Choice, Good, Phase, Title};

/// Technologies that can be used beside everything else: done if they gain something, before all else.
pub(super) fn weigh(prices: &Prices<'_>, choices: &[Choice], into: &mut [Hundredths]) {
    let is_used = |choice: &Choice| matches!(choice, Choice::Spin | Choice::Study);
    if !choices.iter().any(is_used) {
        return;
    }
    let best =
        choices.iter().zip(&*into).filter(|(choice, _)| !is_used(choice)).map(|(_, &weight)| weight).max();
    for (&choice, weight) in choices.iter().zip(into) {
        let gain = match choice {
            Choice::Spin => spin(prices),
            Choice::Study => study(prices),
            _ => continue,
        };
        *weight = best.unwrap_or(0) + gain - LITTLE;
    }
}

/// One of them that gains something, between two steps of the main action.
pub(super) fn used(prices: &Prices<'_>) -> Option<Choice> {
    let (me, turn) = (prices.me(), prices.outlook.world.turn);
    let spins = me.has(Title::SpinningMachine) && !turn.spun && me.goods[Good::Silk] > 0;
    let studies = me.has(Title::University) && !turn.studied && me.yen > 0 && me.warehouse.assistants > 0;
    match prices.outlook.world.phase {
        Phase::Route { .. } | Phase::Walk { .. } => None,
        _ if spins && spin(prices) > LITTLE => Some(Choice::Spin),
        _ if studies && study(prices) > LITTLE => Some(Choice::Study),
        _ => None,
    }
}

/// A silk less, two yen more.
fn spin(prices: &Prices<'_>) -> Hundredths {
    prices.yen(2) - prices.good(Good::Silk)
}

/// A yen less, an assistant more.
fn study(prices: &Prices<'_>) -> Hundredths {
    prices.assistant + prices.yen(-1)
}
