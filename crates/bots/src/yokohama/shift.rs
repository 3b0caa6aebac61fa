//! Fast policy: an assistant that a reward moves.

use super::Hundredths;
use super::route::{Route, put_one};
use portolan_yokohama::{Area, AreaSet, AssistantSource, Choice, Phase, Player};

impl Route<'_> {
    /// Weighs where an assistant is taken from, or where it goes.
    pub(super) fn shift(&self, choice: Choice) -> Hundredths {
        match (self.valuation().world.phase, choice) {
            (Phase::MoveTo { from, .. }, Choice::Place(area)) => self.shifted(from, Some(area)),
            (Phase::MoveTo { from, .. }, _) | (_, Choice::From(from)) => {
                self.shifted(from, self.best_target(from))
            }
            _ => self.prepared(self.prices.me()),
        }
    }

    /// Returns where an assistant from here adds most.
    fn best_target(&self, from: AssistantSource) -> Option<Area> {
        let left = if let AssistantSource::Area(area) = from { AreaSet::only(area) } else { AreaSet::EMPTY };
        (self.valuation().world.map.areas_except_canal() - left)
            .iter()
            .max_by_key(|&area| self.one_more(area))
    }

    /// Returns what is prepared after a move of an assistant.
    fn shifted(&self, from: AssistantSource, to: Option<Area>) -> Hundredths {
        let mut after = *self.prices.me();
        match from {
            AssistantSource::Hand => after.hand.assistants = after.hand.assistants.saturating_sub(1),
            AssistantSource::Area(area) => take_one(&mut after, area),
        }
        to.into_iter().for_each(|area| put_one(&mut after, area));
        self.prepared(&after) - 1 // prefers doing nothing to a move without gain
    }

    /// Returns the best move of an assistant; `None` if none gains anything.
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

/// Removes an assistant from an area.
fn take_one(player: &mut Player, area: Area) {
    player.assistants[area] = player.assistants[area].saturating_sub(1);
    if player.assistants[area] == 0 {
        player.areas_with_assistants.remove(area);
    }
}
