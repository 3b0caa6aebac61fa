//! What each revision of the rules decides, as questions with a name: no other file compares revisions. To drop
//! revision 1, delete these questions and the branches where they answer no.

use crate::state::State;

impl State {
    /// Revision 2: the president walks to its destination in one choice (R6). Revision 1: one choice for each step.
    #[inline]
    pub const fn walks_in_one_choice(&self) -> bool {
        self.revision >= 2
    }

    /// Revision 2: Mining Technology adds a copper to each single gain of copper: to every exchange in Chinatown and to
    /// every good of one's choice that is copper. Revision 1: once in a visit to Chinatown, and once in a reward. (R36,
    /// R63)
    #[inline]
    pub(crate) const fn mining_adds_to_every_gain(&self) -> bool {
        self.revision >= 2
    }

    /// Revision 2: of all rewards Mining Technology adds only to those of 5-power tokens and of building tiles.
    /// Revision 1: to any, which made a difference only in boxes of somebody's own. (R73)
    #[inline]
    pub(crate) const fn mining_names_its_sources(&self) -> bool {
        self.revision >= 2
    }
}
