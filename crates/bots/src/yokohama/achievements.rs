//! Achievements: the nearer, the likelier that they are reached.

use super::outlook::Outlook;
use super::{Hundredths, weights, worth};
use portolan_yokohama::{Letter, Player, Requirement};

/// What achievements are worth that are still to be reached.
pub(super) fn worth(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let open = Letter::ALL.into_iter().filter(|&letter| !outlook.world.has_achieved(outlook.seat, letter));
    open.map(|letter| Likely::of(outlook, player, letter).worth(0)).sum()
}

/// What one more completed order brings nearer.
pub(super) fn one_more_order(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let asked = matches!(outlook.world.achievement(Letter::B).need, Requirement::Orders(_));
    if asked { nearer(outlook, player, Letter::B, 1) } else { 0 }
}

/// What so many more buildings bring nearer, on the areas where they are asked for.
pub(super) fn more_buildings(outlook: &Outlook<'_>, player: &Player, more: i32) -> Hundredths {
    nearer(outlook, player, Letter::C, more)
}

/// What an achievement asks for, and what one step towards it is worth: nothing once it is reached.
pub(super) fn step(outlook: &Outlook<'_>, player: &Player, letter: Letter) -> (Requirement, Hundredths) {
    (outlook.world.achievement(letter).need, nearer(outlook, player, letter, 1))
}

/// What so many steps towards an achievement are worth.
fn nearer(outlook: &Outlook<'_>, player: &Player, letter: Letter, steps: i32) -> Hundredths {
    if outlook.world.has_achieved(outlook.seat, letter) {
        return 0;
    }
    let likely = Likely::of(outlook, player, letter);
    likely.worth(steps) - likely.worth(0)
}

/// An achievement that is still to be reached.
struct Likely<'a> {
    outlook: &'a Outlook<'a>,
    player: &'a Player,
    points: Hundredths,
    has: i32,
    needs: i32,
}

impl<'a> Likely<'a> {
    fn of(outlook: &'a Outlook<'a>, player: &'a Player, letter: Letter) -> Likely<'a> {
        let achievement = outlook.world.achievement(letter);
        let first = outlook.world.achieved[letter as usize].is_empty();
        let points = i32::from(if first { achievement.first } else { achievement.later }) * weights::POINT;
        let (has, needs) = progress(player, achievement.need);
        Likely { outlook, player, points, has, needs }
    }

    /// What it is worth, so many steps further than now.
    fn worth(&self, steps: i32) -> Hundredths {
        let (has, needs) = (self.has + steps, self.needs);
        if has >= needs {
            let achieved = self.points - worth::assistant(self.outlook, self.player);
            return achieved * weights::ACHIEVED_AT_ONCE / 100;
        }
        let evenly = weights::ACHIEVED_EVENLY * has / needs.max(1);
        let at_last = (100 - weights::ACHIEVED_EVENLY) * has * has / (needs * needs).max(1);
        self.outlook.later(self.points * weights::ACHIEVED_LATER / 100 * (evenly + at_last) / 100)
    }
}

/// What a player has of a need, and how much that is.
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
