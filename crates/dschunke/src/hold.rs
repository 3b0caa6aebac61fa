//! §1.3: the cargo of a junk, and which of its crates are visible.
//!
//! A strip of three crates covers three of the nine cells of a hold. Three strips side by side make a layer; the next
//! layer lies across it. Every strip of the new layer hides one crate of each strip below, at any position. Positions
//! within a layer therefore do not matter, and a hold is a list of strips from the bottom up.

use portolan_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// Number of crates on a strip.
pub const CRATES_PER_STRIP: u8 = 3;
/// Number of strips in a layer.
pub const STRIPS_PER_LAYER: usize = 3;
/// Upper bound for the number of strips in a hold without a limit on layers: in each of ten rounds two apprentices can
/// load two strips each (a junk with a merchant has only that worker), three strips lie there at the start, and cards
/// add at most 20 (`MAX_STRIP_CARDS`).
pub const MAX_STRIPS: usize = 64;

/// The strips on a junk, from the bottom up, with two bits for the owner of each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hold {
    owners: u128,
    len: u8,
}

impl Hold {
    /// Returns the number of strips.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no strips.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a strip on top.
    #[inline]
    pub fn push(&mut self, seat: Seat) {
        self.owners |= (seat.index() as u128) << (2 * self.len());
        self.len += 1;
    }

    /// Returns the owners of the strips, from the bottom up.
    pub fn strips(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        (0..self.len()).filter_map(|place| Seat::new(self.owner(place)))
    }

    /// Returns the index of the first strip of the top layer.
    #[inline]
    const fn top_layer(&self) -> usize {
        self.len().saturating_sub(1) / STRIPS_PER_LAYER * STRIPS_PER_LAYER
    }

    #[inline]
    const fn owner(&self, place: usize) -> usize {
        (self.owners >> (2 * place)) as usize & 3
    }

    #[inline]
    fn count(&self, seat: Seat, places: std::ops::Range<usize>) -> u8 {
        places.map(|place| u8::from(self.owner(place) == seat.index())).sum()
    }

    /// Returns the number of visible crates of `seat`: all in the top layer, and those below it that no strip covers.
    #[inline]
    pub fn visible(&self, seat: Seat) -> u8 {
        let top = self.top_layer();
        let above = (self.len() - top) as u8;
        let on_top = CRATES_PER_STRIP * self.count(seat, top..self.len());
        let below = self.count(seat, top.saturating_sub(STRIPS_PER_LAYER)..top);
        on_top + (CRATES_PER_STRIP - above) * below * u8::from(top > 0)
    }

    /// Whether `seat` has a strip in the top layer (R5).
    #[inline]
    pub fn has_on_top(&self, seat: Seat) -> bool {
        self.count(seat, self.top_layer()..self.len()) > 0
    }

    /// Removes a strip of `seat` from the top layer and closes the gap, which does not change which crates are visible.
    /// Returns whether there was one.
    pub fn remove_from_top(&mut self, seat: Seat) -> bool {
        let mut places = self.top_layer()..self.len();
        let Some(place) = places.rfind(|&place| self.owner(place) == seat.index()) else { return false };
        let below = (1u128 << (2 * place)) - 1;
        self.owners = (self.owners & below) | ((self.owners >> 2) & !below);
        self.len -= 1;
        true
    }

    /// Returns the number of strips of `seat`, visible or not.
    pub fn strips_of(&self, seat: Seat) -> u8 {
        self.count(seat, 0..self.len())
    }

    /// The owners of the strips as bits, for the state hash.
    pub(crate) const fn bits(&self) -> u128 {
        self.owners
    }
}

impl FromIterator<Seat> for Hold {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Hold {
        let mut hold = Hold::default();
        seats.into_iter().for_each(|seat| hold.push(seat));
        hold
    }
}

impl fmt::Debug for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.strips().map(Seat::number)).finish()
    }
}

impl Serialize for Hold {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.strips())
    }
}
