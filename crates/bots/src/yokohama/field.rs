//! The value of assistants on areas: the actions that they prepare.

use super::offers::Offers;
use super::valuation::Valuation;
use super::{Hundredths, weights};
use portolan_yokohama::{Area, AreaMap, AreaSet, Player};

/// Returns the value of the best possible actions of the next turns, this many at most. Assistants of the hand
/// strengthen each of them, as long as there are any.
pub(super) fn worth(valuation: &Valuation<'_>, offers: &Offers, player: &Player, actions: i32) -> Hundredths {
    let count = usize::try_from(actions).unwrap_or(0).min(weights::NEXT_ACTIONS.len());
    if count == 0 {
        return 0;
    }
    let best = best_actions(valuation, offers, player);
    let mut hand = usize::from(player.hand.assistants);
    let mut worth = 0;
    for ((action, percent), by) in
        best.into_iter().zip(weights::NEXT_ACTIONS).zip(weights::STRENGTHENED).take(count)
    {
        let by = by.min(hand);
        hand -= by;
        worth += action.strengthened(by) * percent / 100;
    }
    worth
}

/// Returns the best actions within reach, the best first.
fn best_actions(
    valuation: &Valuation<'_>,
    offers: &Offers,
    player: &Player,
) -> [NextAction; weights::NEXT_ACTIONS.len()] {
    let areas = valuation.world.map.areas_except_canal();
    let mut best = [NextAction::NONE; weights::NEXT_ACTIONS.len()];
    let mut walk = Walk::of(&valuation.world.map, player);
    let mut left = player.president.map_or(areas, |area| areas - AreaSet::only(area));
    for percent_reached in weights::ON_THE_WAY {
        let within_reach = walk.within_reach();
        for area in left & within_reach {
            let [mut alone, one, two] = offers.at_and_above(area, power(valuation, player, area) + 1);
            if !player.areas_with_assistants.has(area) {
                alone = 0;
            }
            rank(&mut best, NextAction::of([two, one, alone], percent_reached));
        }
        left -= within_reach;
        if left.is_empty() {
            break;
        }
        walk.enter(within_reach);
    }
    best
}

/// The value of an action with two, one and no assistants of the hand, packed into one number so that one comparison
/// compares them in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct NextAction(u64);

impl NextAction {
    /// The bits of each part: enough for ten thousand points.
    const BITS: u32 = 21;
    /// Added to each part, so that none is negative.
    const ZERO: Hundredths = 1 << (Self::BITS - 1);
    /// An action without value.
    const NONE: NextAction = NextAction::of([0; 3], 100);

    /// Returns an action that is possible with this probability, in percent.
    #[inline]
    const fn of([two, one, none]: [Hundredths; 3], percent_reached: i32) -> NextAction {
        const fn part(worth: Hundredths, percent_reached: i32) -> u64 {
            (worth * percent_reached / 100 + NextAction::ZERO) as u64
        }
        let strongest = part(two, percent_reached) << (2 * Self::BITS);
        NextAction(strongest | part(one, percent_reached) << Self::BITS | part(none, percent_reached))
    }

    /// Returns the value with this many assistants of the hand, at most two.
    #[inline]
    const fn strengthened(self, by: usize) -> Hundredths {
        let part = self.0 >> (by as u32 * Self::BITS) & ((1 << Self::BITS) - 1);
        part as Hundredths - Self::ZERO
    }
}

/// The areas that a president can come to.
struct Walk<'a> {
    map: &'a AreaMap,
    /// The areas that it can enter without another assistant.
    open: AreaSet,
    /// The areas that it has reached, …
    entered: AreaSet,
    /// … and their neighbours.
    beside: AreaSet,
}

impl<'a> Walk<'a> {
    /// Returns the walk from the president's area; from the hand it can go anywhere.
    fn of(map: &'a AreaMap, player: &Player) -> Walk<'a> {
        let open = player.areas_with_assistants | (AreaSet::only(Area::Canal) & map.areas_in_play);
        let mut walk = Walk { map, open, entered: AreaSet::EMPTY, beside: AreaSet::EMPTY };
        match player.president {
            Some(area) => walk.enter(AreaSet::only(area)),
            None => walk.entered = map.areas_in_play,
        }
        walk
    }

    /// Enters these areas and all others that are open from there.
    fn enter(&mut self, areas: AreaSet) {
        let mut new = areas - self.entered;
        while !new.is_empty() {
            self.entered |= new;
            let beside = beside(self.map, new);
            self.beside |= beside;
            new = (beside & self.open) - self.entered;
        }
    }

    /// Returns the areas that it can reach with at most one more assistant.
    fn within_reach(&self) -> AreaSet {
        self.entered | self.beside
    }
}

/// Returns the power that an agent would have there.
pub(super) fn power(valuation: &Valuation<'_>, player: &Player, area: Area) -> u8 {
    player.assistants[area]
        + u8::from(player.shops.has(area))
        + u8::from(player.houses.has(area))
        + u8::from(valuation.world.station == Some(area))
}

/// Inserts an action among the best, if it belongs there.
#[inline]
fn rank(best: &mut [NextAction; weights::NEXT_ACTIONS.len()], mut action: NextAction) {
    for place in best {
        (*place, action) = (action.max(*place), action.min(*place));
    }
}

/// Returns all neighbours of these areas.
pub(super) fn beside(map: &AreaMap, areas: AreaSet) -> AreaSet {
    areas.iter().fold(AreaSet::EMPTY, |beside, area| beside | map.neighbours[area])
}
