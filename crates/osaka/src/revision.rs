//! What changed with each revision of the rules. A game is played to its end by the revision that it began under, so
//! each change is a question here, and nothing else in the crate compares revisions. To drop support for a revision,
//! delete the branches that answer `false` for it.

use crate::state::State;

impl State {
    /// Since revision 2: a player may pay more than the price where that can matter (R17).
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
