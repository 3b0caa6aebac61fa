//! Previews of actions: queries on a view, computed with the formulas of the rules.

use crate::components::Junk;
use crate::hold::Hold;
use crate::view::{StackView, View};
use portolan_core::Seat;

impl View {
    fn hold(&self, junk: Junk) -> Hold {
        self.junk(junk).map(|view| view.strips.iter().copied().collect()).unwrap_or_default()
    }

    /// The visible crates of `seat` on a junk.
    pub fn visible(&self, seat: Seat, junk: Junk) -> u8 {
        self.hold(junk).visible(seat)
    }

    /// The visible crates of `seat` after it has loaded this many more strips there.
    pub fn visible_after_loading(&self, seat: Seat, junk: Junk, strips: u8) -> u8 {
        let mut hold = self.hold(junk);
        (0..strips).for_each(|_| hold.push(seat));
        hold.visible(seat)
    }

    /// The visible crates of `seat` after one of its strips was taken from the top layer.
    pub fn visible_after_lifting(&self, seat: Seat, junk: Junk) -> u8 {
        let mut hold = self.hold(junk);
        hold.remove_from_top(seat);
        hold.visible(seat)
    }

    /// The yield of a money or goods action of `seat` on a junk (§4.3, §4.4).
    pub fn yield_of(&self, seat: Seat, junk: Junk) -> u8 {
        self.numbers.yield_for(self.visible(seat, junk))
    }

    /// The number of strips that a junk can still take (§9.3).
    pub fn room(&self, junk: Junk) -> u8 {
        self.options.layers.room(self.hold(junk).len())
    }

    /// The number of strips that a seat still has, at most `wanted`.
    pub fn owned_strips(&self, seat: Seat, wanted: u8) -> u8 {
        self.player(seat).map_or(wanted, |player| wanted.min(player.strips))
    }

    /// The number of strips that a seat would load onto a junk, at most `wanted` (§4.2, §9.3).
    pub fn loadable_strips(&self, seat: Seat, junk: Junk, wanted: u8) -> u8 {
        self.owned_strips(seat, wanted).min(self.room(junk))
    }
}

impl StackView {
    /// The number of cards that the stack gives, at most `wanted`; `wanted` if its cards may not be counted.
    pub fn available(&self, wanted: u8) -> u8 {
        self.count.map_or(wanted, |count| wanted.min(count))
    }
}
