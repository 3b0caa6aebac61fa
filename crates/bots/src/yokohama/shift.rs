//! At a glance: an assistant that a reward moves.

use super::Hundredths;
use super::route::{Route, put_one};
use portolan_yokohama::{Area, AreaSet, AssistantSource, Choice, Phase, Player};

impl Route<'_> {
    /// An assistant is moved from here to where it adds most, or to there.
    pub(super) fn shift(&self, choice: Choice) -> Hundredths {
        match (self.outlook().world.phase, choice) {
            (Phase::MoveTo { from, .. }, Choice::Place(area)) => self.shifted(from, Some(area)),
            (Phase::MoveTo { from, .. }, _) | (_, Choice::From(from)) => {
                self.shifted(from, self.best_target(from))
            }
            _ => self.prepared(self.prices.me()),
        }
    }

    /// Where an assistant from here adds most.
    fn best_target(&self, from: AssistantSource) -> Option<Area> {
        let left = if let AssistantSource::Area(area) = from { AreaSet::only(area) } else { AreaSet::EMPTY };
        (self.outlook().world.map.areas_except_canal() - left).iter().max_by_key(|&area| self.one_more(area))
    }

    /// What is prepared once an assistant was moved.
    fn shifted(&self, from: AssistantSource, to: Option<Area>) -> Hundredths {
        let mut after = *self.prices.me();
        match from {
            AssistantSource::Hand => after.hand.assistants = after.hand.assistants.saturating_sub(1),
            AssistantSource::Area(area) => take_one(&mut after, area),
        }
        to.into_iter().for_each(|area| put_one(&mut after, area));
        self.prepared(&after) - 1 // nothing is done for nothing
    }

    /// The best move of an assistant, if one gains anything.
    pub(super) fn best_move(&self) -> Option<(AssistantSource, Area)> {
        let me = self.prices.me();
        let hand = (me.hand.assistants > 0).then_some(AssistantSource::Hand);
        let mut best = (self.prepared(me), None);
        for from in me.areas_with_assistants.iter().map(AssistantSource::Area).chain(hand) {
            let to = self.best_target(from);
            let worth = self.shifted(from, to);
            if worth > best.0 {
                best = (worth, to.map(|to| (from, to)));
            }
        }
        best.1
    }
}

/// An assistant leaves an area.
fn take_one(player: &mut Player, area: Area) {
    player.assistants[area] = player.assistants[area].saturating_sub(1);
    if player.assistants[area] == 0 {
        player.areas_with_assistants.remove(area);
    }
}
