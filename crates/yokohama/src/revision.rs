//! What each revision of the rules decides, as questions with a name: no other file compares revisions. To drop
//! revision 1, delete these questions and the branches where they answer no.

use crate::state::State;

impl State {
    /// Revision 2: the president walks to its destination in one choice (R6). Revision 1: one choice for each step.
    #[inline]
    pub(crate) const fn walks_in_one_choice(&self) -> bool {
        self.revision >= 2
    }
}
