//! §1.3: the cargo of a junk, and which of its crates are visible.
//!
//! A strip of three crates lies on three cells of a hold of nine. Three strips side by side make a layer; the next
//! layer lies across it. Every strip of the new layer hides one crate of each strip below, wherever it lies: so places
//! within a layer never matter, and a hold is just its strips from the bottom up. What a count is good for is told by
//! the rules.

use portolan_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// Crates on a strip.
pub const CRATES_PER_STRIP: u8 = 3;
/// Strips in a layer.
pub const STRIPS_PER_LAYER: usize = 3;
/// No hold has more strips, however many layers are allowed: in each of ten rounds two apprentices can load two each
/// (where a merchant stands, there is only one worker), three strips lie there from the start, and cards bring at most
/// 20 (`MAX_STRIP_CARDS`).
pub const MAX_STRIPS: usize = 64;

/// The strips on a junk, from the bottom up: two bits tell whose each one is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hold {
    owners: u128,
    len: u8,
}

impl Hold {
    /// How many strips.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// No strip at all?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a strip on top.
    #[inline]
    pub fn push(&mut self, seat: Seat) {
        self.owners |= (seat.index() as u128) << (2 * self.len());
        self.len += 1;
    }

    /// The strips, from the bottom up.
    pub fn strips(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        (0..self.len()).filter_map(|place| Seat::new(self.owner(place)))
    }

    /// Where the top layer begins.
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

    /// How many crates of `seat` are visible: all of the top layer, and below it those that no strip covers.
    #[inline]
    pub fn visible(&self, seat: Seat) -> u8 {
        let top = self.top_layer();
        let above = (self.len() - top) as u8;
        let on_top = CRATES_PER_STRIP * self.count(seat, top..self.len());
        let below = self.count(seat, top.saturating_sub(STRIPS_PER_LAYER)..top);
        on_top + (CRATES_PER_STRIP - above) * below * u8::from(top > 0)
    }

    /// Has `seat` a strip in the top layer? (R5)
    #[inline]
    pub fn has_on_top(&self, seat: Seat) -> bool {
        self.count(seat, self.top_layer()..self.len()) > 0
    }

    /// Takes a strip of `seat` out of the top layer; the others close up, which changes nothing that can be seen.
    pub fn remove_from_top(&mut self, seat: Seat) -> bool {
        let mut places = self.top_layer()..self.len();
        let Some(place) = places.rfind(|&place| self.owner(place) == seat.index()) else { return false };
        let below = (1u128 << (2 * place)) - 1;
        self.owners = (self.owners & below) | ((self.owners >> 2) & !below);
        self.len -= 1;
        true
    }

    /// How many strips of `seat`, visible or not.
    pub fn strips_of(&self, seat: Seat) -> u8 {
        self.count(seat, 0..self.len())
    }

    /// For a fingerprint.
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
