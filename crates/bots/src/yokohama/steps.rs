//! Steps towards the achievements.

use super::valuation::Valuation;
use super::{Hundredths, achievements};
use portolan_yokohama::{Letter, Player, Requirement};

/// What one more of each thing that achievements require adds.
#[derive(Clone, Copy, Default)]
pub(super) struct Steps {
    pub(super) goods: [Hundredths; 4],
    pub(super) yen: Hundredths,
    pub(super) orders: Hundredths,
    pub(super) technologies: Hundredths,
    pub(super) agents_and_tokens: Hundredths,
    pub(super) areas: Hundredths,
}

impl Steps {
    pub(super) fn of(valuation: &Valuation<'_>, player: &Player) -> Steps {
        let mut steps = Steps::default();
        for letter in Letter::ALL {
            let (need, worth) = achievements::step(valuation, player, letter);
            *match need {
                Requirement::Goods(good, _) => &mut steps.goods[good as usize],
                Requirement::Yen(_) => &mut steps.yen,
                Requirement::Orders(_) => &mut steps.orders,
                Requirement::Technologies(_) => &mut steps.technologies,
                Requirement::AgentsAndTokens(_) => &mut steps.agents_and_tokens,
                Requirement::Areas { .. } => &mut steps.areas,
            } += worth;
        }
        steps
    }
}
