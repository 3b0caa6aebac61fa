//! Differences between rules revisions, one named query each; no other file compares revisions. A game is played to its
//! end under the revision it began with, so records of revision 1 can be replayed.
//!
//! To drop revision 1, delete the branches for which these queries return `false`.

use crate::state::State;

impl State {
    /// Since revision 2 all amounts are listed at once. In revision 1 a list had 24 amounts and `higher` showed the
    /// next ones, which opponents could count among the choices made.
    #[inline]
    pub(crate) const fn lists_all_bids(&self) -> bool {
        self.revision >= 2
    }
}

/// Since revision 2 the box has the goods and the senate card known from the captions of a played game.
pub(crate) const fn has_attested_goods(revision: u32) -> bool {
    revision >= 2
}
