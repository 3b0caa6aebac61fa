//! What all that a player has is worth, wherever its assistants stand.

use super::outlook::Outlook;
use super::{Hundredths, achievements, building, countries, learning, purse, race, trade, weights};
use portolan_yokohama::Player;

/// What `outlook.seat` has, and what it can make of it; what is left of a reward included.
pub(super) fn worth(outlook: &Outlook<'_>) -> Hundredths {
    of(outlook, outlook.me()) + pending(outlook)
}

/// The same if these were its things.
pub(super) fn of(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    i32::from(player.points()) * weights::POINT
        + stock(outlook, player)
        + countries::worth(outlook, player)
        + learning::worth(outlook, player)
        + learning::race(outlook, learning::value_of(outlook.world, player))
        + race::worth(outlook)
        + building::worth(outlook, player)
        + staff(outlook, player)
}

/// Goods, orders, money and imports, and the achievements that they bring nearer.
pub(super) fn stock(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    trade::worth(outlook, player) + purse::worth(outlook, player) + achievements::worth(outlook, player)
}

/// Assistants in the hand and on areas: those of the hand can be placed soon, and all of them work for the rest of the
/// game.
pub(super) fn staff(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    staff_of(outlook, player.hand.assistants, player.assistants_on_areas())
}

/// So many assistants in the hand and on areas.
fn staff_of(outlook: &Outlook<'_>, hand: u8, out: u8) -> Hundredths {
    let in_hand = weights::IN_HAND[usize::from(hand).min(weights::IN_HAND.len() - 1)];
    let out = i32::from(out);
    let all = 2 * (out + i32::from(hand));
    let counted = all.min((all + 2 * weights::FULL_STAFF) / 2);
    outlook.later(in_hand + out * weights::OUT) + counted * weights::STAFF * outlook.turns / 2
}

/// What one more assistant in the hand adds.
pub(super) fn one_more(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let (hand, out) = (player.hand.assistants, player.assistants_on_areas());
    staff_of(outlook, hand + 1, out) - staff_of(outlook, hand, out)
}

/// What an assistant of the hand costs that stays away for good.
pub(super) fn assistant(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let (hand, out) = (player.hand.assistants, player.assistants_on_areas());
    let less = staff_of(outlook, hand.saturating_sub(1), out);
    (staff_of(outlook, hand, out) - less).max(outlook.later(weights::OUT))
}

fn pending(outlook: &Outlook<'_>) -> Hundredths {
    let pending = &outlook.world.pending;
    let good = outlook.good(portolan_yokohama::Good::Copper);
    i32::from(pending.any_good) * good
        + outlook
            .later(i32::from(pending.hires) * weights::WAREHOUSE + i32::from(pending.moves) * weights::MOVE)
}
