//! What depends on the rules revision of a game. A game that was begun under revision 1 is played by revision 1 to its
//! end; every difference is a question that is asked here and nowhere else.

use crate::state::State;

impl State {
    /// Revision 2 (R16): in an exchange a good that was just returned can be taken again when no other good is left. In
    /// revision 1 the cards that were returned for it were lost.
    #[inline]
    pub(crate) const fn returned_goods_can_be_taken_again(&self) -> bool {
        self.revision >= 2
    }

    /// Revision 2 (R30): stacks can be counted except in the supply and the barter. In revision 1 they could be counted
    /// with the option `open-stacks` alone.
    #[inline]
    pub(crate) const fn stacks_can_be_counted_before_the_supply(&self) -> bool {
        self.revision >= 2
    }

    /// Revision 2 (R50): where stacks cannot be counted, it is news that a card is left, too. In revision 1 only taking
    /// the last card was a reveal, and all other takes could be taken back.
    #[inline]
    pub(crate) const fn only_empty_stacks_are_news(&self) -> bool {
        self.revision < 2 && !self.options.open_stacks
    }
}
