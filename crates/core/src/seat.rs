//! Seats around a table: one, how many there are, a set of them, and a thing for each of them.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

/// No game here has more seats than this.
pub const MAX_SEATS: usize = 8;

/// One place at the table. The next higher seat sits to its left (clockwise).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0, if there can be such a seat.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Every seat that there can be, from the first.
    pub fn all() -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat)
    }

    /// Counted from 0: for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1: for people and files.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The seat that people call by this number, counted from 1.
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
    /// By its number, as everywhere outside the program.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// How many people sit at a table: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct SeatCount(u8);

impl SeatCount {
    /// A table with this many seats, if it can exist.
    pub const fn new(count: usize) -> Option<SeatCount> {
        if count >= 1 && count <= MAX_SEATS { Some(SeatCount(count as u8)) } else { None }
    }

    /// The number of seats.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Does this seat exist at this table?
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats, from the first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats, clockwise, beginning with `first`.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (first.0..self.0).chain(0..first.0.min(self.0)).map(Seat)
    }

    /// The left neighbour of `seat`.
    pub const fn after(self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.0 { Seat(seat.0 + 1) } else { Seat(0) }
    }

    /// The seat that comes `steps` before `seat`: its right neighbour for one step.
    pub const fn before(self, seat: Seat, steps: usize) -> Seat {
        let back = steps % self.get();
        Seat(((seat.index() + self.get() - back) % self.get()) as u8)
    }

    /// All seats as a set.
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
    pub struct SeatSet(u8) of Seat {
        index: |seat| seat.0,
        element: |index| Seat(index as u8),
        debug: |seat| seat.number(),
    }
}

crate::serialize_as_list!(SeatSet);

/// One `T` for each of at most `N` seats; a game takes its own greatest seat count for `N`.
///
/// Indexing with a seat that the game cannot have is a bug of the caller: rules look at `to_act()` before they look
/// anything up for a seat that came from outside.
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
        assert_eq!(four.clockwise_from(seat(7)).count(), 4, "a seat that is not there breaks nothing");
    }

    #[test]
    fn counts_and_seats_refuse_what_cannot_be() {
        assert_eq!(SeatCount::new(0), None);
        assert_eq!(SeatCount::new(MAX_SEATS + 1), None);
        assert_eq!(Seat::new(MAX_SEATS), None);
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(SeatCount::new(MAX_SEATS).unwrap().all().len(), MAX_SEATS);
    }

    #[test]
    fn a_set_keeps_what_is_put_in() {
        let set: SeatSet = [seat(3), seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
        assert_eq!(set.without(seat(1)).first(), Some(seat(3)));
        assert!(!set.has(seat(0)) && set.len() == 2);
    }
}
