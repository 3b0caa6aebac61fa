//! The differences between the rules revisions, as named questions. No other file compares revisions. To drop revision
//! 1, delete these questions and the branches for `false`.

use crate::state::State;

impl State {
    /// Revision 2: the president walks to its destination in one choice (R6). Revision 1: each step is a choice.
    #[inline]
    pub const fn walks_in_one_choice(&self) -> bool {
        self.revision >= 2
    }

    /// Revision 2: Mining Technology adds a copper to each gain of copper: to each exchange in Chinatown and to each
    /// good of the player's choice. Revision 1: once per visit to Chinatown, and once per reward. (R36, R63)
    #[inline]
    pub(crate) const fn mining_adds_to_every_gain(&self) -> bool {
        self.revision >= 2
    }

    /// Revision 2: Mining Technology adds copper only to rewards of 5-power tokens and building tiles. Revision 1: to
    /// all rewards, which made a difference only with custom components. (R73)
    #[inline]
    pub(crate) const fn mining_names_its_sources(&self) -> bool {
        self.revision >= 2
    }
}
