//! The value of everything that a player has, regardless of the areas of its assistants.

use super::valuation::Valuation;
use super::{Hundredths, achievements, building, countries, learning, purse, race, trade, weights};
use portolan_yokohama::Player;

/// Returns the value of what `valuation.seat` has and can make of it, including the rest of a reward.
pub(super) fn worth(valuation: &Valuation<'_>) -> Hundredths {
    of(valuation, valuation.me()) + pending(valuation)
}

/// Returns the same value for a hypothetical player.
pub(super) fn of(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    i32::from(player.points()) * weights::POINT
        + stock(valuation, player)
        + countries::worth(valuation, player)
        + learning::worth(valuation, player)
        + learning::race(valuation, learning::value_of(valuation.world, player))
        + race::worth(valuation)
        + building::worth(valuation, player)
        + staff(valuation, player)
}

/// Returns the value of goods, orders, money and imports, and of the achievements that they bring nearer.
pub(super) fn stock(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    trade::worth(valuation, player) + purse::worth(valuation, player) + achievements::worth(valuation, player)
}

/// Returns the value of assistants in the hand and on areas: those of the hand can be placed soon, and all of them
/// work for the rest of the game.
pub(super) fn staff(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    staff_of(valuation, player.hand.assistants, player.assistants_on_areas())
}

/// Returns the value of this many assistants in the hand and on areas.
fn staff_of(valuation: &Valuation<'_>, hand: u8, out: u8) -> Hundredths {
    let in_hand = weights::IN_HAND[usize::from(hand).min(weights::IN_HAND.len() - 1)];
    let out = i32::from(out);
    let all = 2 * (out + i32::from(hand));
    let counted = all.min((all + 2 * weights::FULL_STAFF) / 2);
    valuation.later(in_hand + out * weights::OUT) + counted * weights::STAFF * valuation.turns / 2
}

/// Returns what one more assistant in the hand adds.
pub(super) fn one_more(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let (hand, out) = (player.hand.assistants, player.assistants_on_areas());
    staff_of(valuation, hand + 1, out) - staff_of(valuation, hand, out)
}

/// Returns the cost of an assistant of the hand that stays away for good.
pub(super) fn assistant(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let (hand, out) = (player.hand.assistants, player.assistants_on_areas());
    let less = staff_of(valuation, hand.saturating_sub(1), out);
    (staff_of(valuation, hand, out) - less).max(valuation.later(weights::OUT))
}

fn pending(valuation: &Valuation<'_>) -> Hundredths {
    let pending = &valuation.world.pending;
    let good = valuation.good(portolan_yokohama::Good::Copper);
    i32::from(pending.any_good) * good
        + valuation
            .later(i32::from(pending.hires) * weights::WAREHOUSE + i32::from(pending.moves) * weights::MOVE)
}
