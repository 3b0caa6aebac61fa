//! The differences between rules revisions. A game is finished under the revision with which it began, so each
//! difference is a query here, and no other code compares revisions. To drop support for a revision, delete the branches
//! for which these queries return `false` in it.

use crate::state::State;

impl State {
    /// Since revision 2: a player may pay more than the price if that can have an effect (R17).
    #[inline]
    pub(crate) const fn allows_overpaying(&self) -> bool {
        self.revision >= 2
    }

    /// Since revision 2: the discard pile is shuffled when the last card of the draw pile has been drawn, not when the
    /// next one is needed (R26).
    #[inline]
    pub(crate) const fn reshuffles_at_once(&self) -> bool {
        self.revision >= 2
    }
}
