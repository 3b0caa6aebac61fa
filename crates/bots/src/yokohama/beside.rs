//! Fast policy: technologies that can be used at any time between two steps.

use super::Hundredths;
use super::policy::SMALL_COST;
use super::prices::Prices;
use portolan_yokohama::{Choice, Good, Phase, Title};

/// Weighs technologies that can be used at any time: if they gain something, they come first.
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
        *weight = best.unwrap_or(0) + gain - SMALL_COST;
    }
}

/// Returns the use of such a technology that gains something; `None` if there is none.
pub(super) fn used(prices: &Prices<'_>) -> Option<Choice> {
    let (me, turn) = (prices.me(), prices.valuation.world.turn);
    let spins = me.has(Title::SpinningMachine) && !turn.spun && me.goods[Good::Silk] > 0;
    let studies = me.has(Title::University) && !turn.studied && me.yen > 0 && me.warehouse.assistants > 0;
    match prices.valuation.world.phase {
        Phase::Route { .. } | Phase::Walk { .. } => None,
        _ if spins && spin(prices) > SMALL_COST => Some(Choice::Spin),
        _ if studies && study(prices) > SMALL_COST => Some(Choice::Study),
        _ => None,
    }
}

/// Returns the gain of exchanging a silk for two yen.
fn spin(prices: &Prices<'_>) -> Hundredths {
    prices.yen(2) - prices.good(Good::Silk)
}

/// Returns the gain of exchanging a yen for an assistant.
fn study(prices: &Prices<'_>) -> Hundredths {
    prices.assistant + prices.yen(-1)
}
