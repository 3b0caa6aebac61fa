//! What assistants on the areas are worth: the actions that they prepare.

use super::offers::Offers;
use super::outlook::Outlook;
use super::{Hundredths, weights};
use portolan_yokohama::{Area, AreaSet, Map, Player};

/// The best actions that can be done in the next turns, so many of them at most. Assistants of the hand make each of
/// them stronger, as long as there are any.
pub(super) fn worth(outlook: &Outlook<'_>, offers: &Offers, player: &Player, actions: i32) -> Hundredths {
    let map = &outlook.world.map;
    let mut best = [[0; 3]; weights::NEXT_ACTIONS.len()];
    let mut reached = AreaSet::EMPTY;
    let mut entered = player.president.map_or(map.boards, |area| closure(map, player, AreaSet::only(area)));
    for surely in weights::ON_THE_WAY {
        let beside = beside(map, entered) | entered;
        for area in (beside & map.grounds()) - reached {
            if player.president == Some(area) {
                continue;
            }
            let power = power(outlook, player, area) + 1;
            let strengthened = |by| offers.at(area, power + by) * surely / 100;
            let alone = if player.present.has(area) { strengthened(0) } else { 0 };
            rank(&mut best, [strengthened(2), strengthened(1), alone]);
        }
        reached |= beside;
        if (map.grounds() - reached).is_empty() {
            break;
        }
        entered = closure(map, player, beside);
    }
    let count = usize::try_from(actions).unwrap_or(0).min(best.len());
    let mut hand = usize::from(player.hand.assistants);
    let mut worth = 0;
    for ((action, percent), by) in
        best.iter().zip(weights::NEXT_ACTIONS).zip(weights::STRENGTHENED).take(count)
    {
        let by = by.min(hand);
        hand -= by;
        worth += action[2 - by] * percent / 100;
    }
    worth
}

/// The power that an agent would have there.
pub(super) fn power(outlook: &Outlook<'_>, player: &Player, area: Area) -> u8 {
    player.assistants[area]
        + u8::from(player.shops.has(area))
        + u8::from(player.houses.has(area))
        + u8::from(outlook.world.station == Some(area))
}

/// Puts an action among the best, if it belongs there.
fn rank(best: &mut [[Hundredths; 3]; weights::NEXT_ACTIONS.len()], mut action: [Hundredths; 3]) {
    if action[0] < best[best.len() - 1][0] {
        return;
    }
    for place in best {
        if action > *place {
            std::mem::swap(place, &mut action);
        }
    }
}

/// All areas next to one of these.
pub(super) fn beside(map: &Map, areas: AreaSet) -> AreaSet {
    areas.iter().fold(AreaSet::EMPTY, |beside, area| beside | map.neighbours[area])
}

/// All areas that a president can enter from these without another assistant, and these themselves.
fn closure(map: &Map, player: &Player, areas: AreaSet) -> AreaSet {
    let open = player.present | (AreaSet::only(Area::Canal) & map.boards);
    let (mut all, mut new) = (areas, areas);
    while !new.is_empty() {
        new = (beside(map, new) & open) - all;
        all |= new;
    }
    all
}
