//! Seats around a table: a seat, a number of seats, a set of seats, and a map by seat.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The maximum number of seats of any game.
pub const MAX_SEATS: usize = 8;

/// A position at the table. The next higher seat sits to its left (clockwise).
///
/// ```
/// use portolan_core::{Seat, SeatCount};
///
/// let third = Seat::from_number(3).unwrap();
/// assert_eq!((third.index(), third.to_string()), (2, "3".to_string()));
///
/// let table = SeatCount::new(3).unwrap();
/// assert_eq!(table.after(third), Seat::from_number(1).unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Returns the seat with this index, counted from 0; `None` from [`MAX_SEATS`] on.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Returns all possible seats, from the first.
    pub fn all() -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat)
    }

    /// Returns the index, counted from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number, counted from 1, as in texts and files.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Returns the seat with this number, counted from 1; `None` if there is none.
    pub const fn from_number(number: usize) -> Option<Seat> {
        if number == 0 { None } else { Seat::new(number - 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    /// Serializes the number, counted from 1.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// The number of seats at a table: 1 to [`MAX_SEATS`].
///
/// ```
/// use portolan_core::SeatCount;
///
/// let table = SeatCount::new(3).unwrap();
/// let numbers: Vec<usize> = table.seats().map(|seat| seat.number()).collect();
/// assert_eq!(numbers, [1, 2, 3]);
/// assert_eq!(SeatCount::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct SeatCount(u8);

impl SeatCount {
    /// Returns the seat count; `None` if it is 0 or above [`MAX_SEATS`].
    pub const fn new(count: usize) -> Option<SeatCount> {
        if count >= 1 && count <= MAX_SEATS { Some(SeatCount(count as u8)) } else { None }
    }

    /// Returns the number of seats.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Whether this seat exists at the table.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// Returns all seats, from the first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// Returns all seats clockwise, beginning with `first`.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (first.0..self.0).chain(0..first.0.min(self.0)).map(Seat)
    }

    /// Returns the left neighbour of `seat`.
    pub const fn after(self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.0 { Seat(seat.0 + 1) } else { Seat(0) }
    }

    /// Returns the seat `steps` before `seat`: its right neighbour for one step.
    pub const fn before(self, seat: Seat, steps: usize) -> Seat {
        let back = steps % self.get();
        Seat(((seat.index() + self.get() - back) % self.get()) as u8)
    }

    /// Returns all seats as a set.
    pub const fn all(self) -> SeatSet {
        SeatSet::below(self.get())
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

crate::bit_set! {
    /// A set of seats.
    ///
    /// ```
    /// use portolan_core::{Seat, SeatSet};
    ///
    /// let [first, second, third] = [1, 2, 3].map(|number| Seat::from_number(number).unwrap());
    /// let set: SeatSet = [third, first].into_iter().collect();
    /// assert!(set.has(first) && !set.has(second));
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [first, third]);
    /// ```
    pub struct SeatSet(u8) of Seat {
        index: |seat| seat.0,
        element: |index| Seat(index as u8),
        debug: |seat| seat.number(),
    }
}

crate::serialize_as_list!(SeatSet);

/// One `T` for each of at most `N` seats, where `N` is the maximum seat count of a game.
///
/// Indexing with a seat of index `N` or above panics. Rules check untrusted seats against `to_act()` first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn clockwise_goes_once_around_from_any_seat() {
        let four = SeatCount::new(4).unwrap();
        let around: Vec<_> = four.clockwise_from(seat(2)).map(Seat::index).collect();
        assert_eq!(around, [2, 3, 0, 1]);
        assert_eq!(four.after(seat(3)), seat(0));
        assert_eq!([0, 1, 2, 6].map(|steps| four.before(seat(1), steps).index()), [1, 0, 3, 3]);
        assert_eq!(four.clockwise_from(seat(7)).count(), 4, "an absent seat does not panic");
    }

    #[test]
    fn impossible_seats_and_counts_are_refused() {
        assert_eq!(SeatCount::new(0), None);
        assert_eq!(SeatCount::new(MAX_SEATS + 1), None);
        assert_eq!(Seat::new(MAX_SEATS), None);
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(SeatCount::new(MAX_SEATS).unwrap().all().len(), MAX_SEATS);
    }

    #[test]
    fn a_set_contains_what_was_added() {
        let set: SeatSet = [seat(3), seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
        assert_eq!(set.without(seat(1)).first(), Some(seat(3)));
        assert!(!set.has(seat(0)) && set.len() == 2);
    }
}
