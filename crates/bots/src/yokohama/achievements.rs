//! Achievements: the fewer steps are missing, the more likely they are reached.

use super::valuation::Valuation;
use super::{Hundredths, weights, worth};
use portolan_yokohama::{Letter, Player, Requirement};

/// Returns the value of achievements that are still to be reached.
pub(super) fn worth(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let open =
        Letter::ALL.into_iter().filter(|&letter| !valuation.world.has_achieved(valuation.seat, letter));
    open.map(|letter| PendingAchievement::of(valuation, player, letter).worth(0)).sum()
}

/// Returns what one more completed order adds.
pub(super) fn one_more_order(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let is_about_orders = matches!(valuation.world.achievement(Letter::B).need, Requirement::Orders(_));
    if is_about_orders { nearer(valuation, player, Letter::B, 1) } else { 0 }
}

/// Returns what this many more buildings add, on the areas where they are required.
pub(super) fn more_buildings(valuation: &Valuation<'_>, player: &Player, more: i32) -> Hundredths {
    nearer(valuation, player, Letter::C, more)
}

/// Returns the requirement of an achievement and the value of one step towards it; 0 once it is reached.
pub(super) fn step(valuation: &Valuation<'_>, player: &Player, letter: Letter) -> (Requirement, Hundredths) {
    (valuation.world.achievement(letter).need, nearer(valuation, player, letter, 1))
}

/// Returns the value of this many steps towards an achievement.
fn nearer(valuation: &Valuation<'_>, player: &Player, letter: Letter, steps: i32) -> Hundredths {
    if valuation.world.has_achieved(valuation.seat, letter) {
        return 0;
    }
    let pending = PendingAchievement::of(valuation, player, letter);
    pending.worth(steps) - pending.worth(0)
}

/// An achievement that is still to be reached.
struct PendingAchievement<'a> {
    valuation: &'a Valuation<'a>,
    player: &'a Player,
    points: Hundredths,
    has: i32,
    needs: i32,
}

impl<'a> PendingAchievement<'a> {
    fn of(valuation: &'a Valuation<'a>, player: &'a Player, letter: Letter) -> PendingAchievement<'a> {
        let achievement = valuation.world.achievement(letter);
        let first = valuation.world.achieved[letter as usize].is_empty();
        let points = i32::from(if first { achievement.first } else { achievement.later }) * weights::POINT;
        let (has, needs) = progress(player, achievement.need);
        PendingAchievement { valuation, player, points, has, needs }
    }

    /// Returns its value after this many further steps.
    fn worth(&self, steps: i32) -> Hundredths {
        let (has, needs) = (self.has + steps, self.needs);
        if has >= needs {
            let achieved = self.points - worth::assistant(self.valuation, self.player);
            return achieved * weights::ACHIEVED_AT_ONCE / 100;
        }
        let evenly = weights::ACHIEVED_EVENLY * has / needs.max(1);
        let at_last = (100 - weights::ACHIEVED_EVENLY) * has * has / (needs * needs).max(1);
        self.valuation.later(self.points * weights::ACHIEVED_LATER / 100 * (evenly + at_last) / 100)
    }
}

/// Returns what a player has of a requirement, and the required amount.
fn progress(player: &Player, need: Requirement) -> (i32, i32) {
    let (has, needs) = match need {
        Requirement::Goods(good, needs) => (player.goods[good], needs),
        Requirement::Technologies(needs) => (player.technologies.len() as u16, needs),
        Requirement::Yen(needs) => (player.yen, needs),
        Requirement::AgentsAndTokens(needs) => (player.agents_and_tokens().into(), needs),
        Requirement::Orders(needs) => (player.completed.len() as u16, needs),
        Requirement::Areas { production, commercial } => {
            let built = player.areas_with_buildings();
            let made = built.iter().filter(|area| area.kind().is_production()).count();
            let traded = built.len() - made;
            let has = made.min(production.into()) + traded.min(commercial.into());
            (has as u16, production + commercial)
        }
    };
    (has.into(), needs.into())
}
