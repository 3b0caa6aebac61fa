//! Differences between rules revisions, one named query each; no other file compares revisions. A game is played to its
//! end under the revision it began with, so records of revision 1 can be replayed.
//!
//! To drop revision 1, delete the branches for revision 1.

use crate::state::State;

impl State {
    /// Since revision 2 a good returned in an exchange can be taken again when no other good is left (R16). In revision
    /// 1 the returned cards were lost.
    #[inline]
    pub(crate) const fn returned_goods_can_be_taken_again(&self) -> bool {
        self.revision >= 2
    }

    /// Since revision 2 stacks can be counted except in the supply and the barter (R30). In revision 1 they could be
    /// counted only with the option `open-stacks`.
    #[inline]
    pub(crate) const fn stacks_can_be_counted_before_the_supply(&self) -> bool {
        self.revision >= 2
    }

    /// Since revision 2 a take from a stack that cannot be counted also reveals that a card is left (R50). In revision
    /// 1 only taking the last card was a reveal, and all other takes could be undone.
    #[inline]
    pub(crate) const fn only_empty_stacks_are_news(&self) -> bool {
        self.revision < 2 && !self.options.open_stacks
    }
}
