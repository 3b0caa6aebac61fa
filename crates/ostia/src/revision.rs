//! What differs between the revisions of the rules: each difference is one question with a name, and stands only here.
//! A game goes on under the revision with which it began; so records of revision 1 can be replayed.
//!
//! To drop revision 1 one day, delete the branch that the answer *no* leads to at each question.

use crate::state::State;

impl State {
    /// Revision 2: all amounts are listed at once. Before, 24 were, and `higher` listed the next ones, which others
    /// could count among the choices made.
    #[inline]
    pub(crate) const fn lists_all_bids(&self) -> bool {
        self.revision >= 2
    }
}

/// Revision 2: the box has the goods and the senate card of which the captions of a played game tell.
pub(crate) const fn has_attested_goods(revision: u32) -> bool {
    revision >= 2
}
