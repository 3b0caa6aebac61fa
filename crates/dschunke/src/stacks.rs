//! §1.5, R30, R50: when the stacks of goods can be counted, and to whom it is news that a stack is empty or is not.

use crate::components::{ByGood, Good};
use crate::phase::{Phase, SearchReason};
use crate::state::State;
use portolan_core::Viewers;

impl State {
    /// Can everybody count the stacks now? (§1.5, §9.2)
    #[inline]
    pub fn stacks_are_open(&self) -> bool {
        self.options.open_stacks
            || self.stacks_can_be_counted_before_the_supply() && !self.phase.hides_stacks()
    }

    /// Those to whom it is news whether `good` has a card left after one is taken from its stack.
    ///
    /// A viewer knows which stacks are empty, how many cards each hand has, and its own hand. That gives the least and
    /// the most cards that the stack can have. Where all of them lead to the same answer, nothing is revealed.
    ///
    /// Nothing here can panic, so that a simulation without a log pays nothing for it.
    #[inline]
    pub(crate) fn learners_of_the_last_card(&self, good: Good) -> Viewers {
        let is_news = !self.only_empty_stacks_are_news() && !self.stacks_are_open();
        if !is_news || !self.could_be_the_last_card(good, ByGood([0; 4])) {
            return Viewers::NONE;
        }
        // A seat knows all that the public knows, and its own hand.
        let mut learners = Viewers::all();
        for (seat, player) in self.seats.seats().zip(&self.players.0) {
            if !self.could_be_the_last_card(good, player.hand) {
                learners = learners.without(seat);
            }
        }
        learners
    }

    /// Can a viewer with this hand neither rule out that the stack of `good` has one card, nor that it has more?
    #[inline]
    fn could_be_the_last_card(&self, good: Good, own: ByGood<u8>) -> bool {
        let most = |good: Good| u32::from(self.components.cards_per_good.saturating_sub(own[good]));
        let (mut least_of_others, mut most_of_others) = (0, 0);
        // What lies in all stacks together follows from the sizes of the hands.
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
    /// The third and fourth phase of a round, in which stacks may not be counted.
    #[inline]
    const fn hides_stacks(self) -> bool {
        match self {
            Phase::Supply { .. } | Phase::Barter { .. } => true,
            Phase::Search { reason, .. } | Phase::Keep { reason, .. } => {
                matches!(reason, SearchReason::Barter)
            }
            _ => false,
        }
    }
}
