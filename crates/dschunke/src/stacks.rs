//! §1.5, R30, R50: when the stacks of goods can be counted, and which viewers learn from a take whether a stack is
//! empty.

use crate::components::{ByGood, Good};
use crate::phase::{Phase, SearchReason};
use crate::state::State;
use portolan_core::Viewers;

impl State {
    /// Whether all viewers can count the stacks now (§1.5, §9.2).
    #[inline]
    pub fn stacks_are_open(&self) -> bool {
        self.options.open_stacks
            || self.stacks_can_be_counted_before_the_supply() && !self.phase.hides_stacks()
    }

    /// The viewers to whom taking a card of `good` reveals whether its stack has another one.
    ///
    /// A viewer knows which stacks are empty, the sizes of all hands, and its own hand. From these follow the minimum
    /// and maximum size of the stack. If the stack is empty after the take in all cases or in none, nothing is
    /// revealed.
    ///
    /// The code has no panicking branch, so that the optimiser can remove it in simulations without a log.
    #[inline]
    pub(crate) fn learners_of_the_last_card(&self, good: Good) -> Viewers {
        let is_news = !self.only_empty_stacks_are_news() && !self.stacks_are_open();
        if !is_news || !self.could_be_the_last_card(good, ByGood([0; 4])) {
            return Viewers::NONE;
        }
        // A seat knows what the public knows, and its own hand.
        let mut learners = Viewers::all();
        for (seat, player) in self.seats.seats().zip(&self.players.0) {
            if !self.could_be_the_last_card(good, player.hand) {
                learners = learners.without(seat);
            }
        }
        learners
    }

    /// Whether, to a viewer with this hand, the stack of `good` may have one card and may have more.
    #[inline]
    fn could_be_the_last_card(&self, good: Good, own: ByGood<u8>) -> bool {
        let most = |good: Good| u32::from(self.components.cards_per_good.saturating_sub(own[good]));
        let (mut least_of_others, mut most_of_others) = (0, 0);
        // The total of all stacks follows from the sizes of the hands.
        let mut total = 0;
        for other in Good::ALL {
            total += u32::from(self.stacks[other]);
            if other != good && self.stacks[other] > 0 {
                least_of_others += 1;
                most_of_others += most(other);
            }
        }
        let least_here = total.saturating_sub(most_of_others);
        let most_here = most(good).min(total - least_of_others);
        least_here < 2 && most_here > 1
    }
}

impl Phase {
    /// Whether stacks may not be counted: in the third and fourth phase of a round.
    #[inline]
    const fn hides_stacks(self) -> bool {
        match self {
            Phase::Supply { .. } | Phase::Barter { .. } => true,
            _ => matches!(self.search_reason(), Some(SearchReason::Barter)),
        }
    }
}
