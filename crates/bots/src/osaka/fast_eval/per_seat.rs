//! One number per seat, so that all seats are computed at once.

use portolan_core::Seat;
use portolan_osaka::MAX_PLAYERS;
use std::ops::{Add, AddAssign, Index, Mul, Sub, SubAssign};

/// One number per seat; 0 for absent seats.
#[derive(Clone, Copy, Default)]
pub(super) struct PerSeat(pub(super) [f32; MAX_PLAYERS]);

impl PerSeat {
    /// Returns a number for one seat and 0 for the others. There is no mutable access: writing one of four numbers
    /// and then reading all four at once stalls a processor.
    #[inline]
    pub(super) fn only(seat: Seat, number: f32) -> PerSeat {
        const ONES: [PerSeat; MAX_PLAYERS] = [
            PerSeat([1.0, 0.0, 0.0, 0.0]),
            PerSeat([0.0, 1.0, 0.0, 0.0]),
            PerSeat([0.0, 0.0, 1.0, 0.0]),
            PerSeat([0.0, 0.0, 0.0, 1.0]),
        ];
        ONES[seat.index()] * number
    }

    /// Combines two numbers for each seat.
    #[inline]
    fn with(self, other: PerSeat, combine: impl Fn(f32, f32) -> f32) -> PerSeat {
        PerSeat(std::array::from_fn(|seat| combine(self.0[seat], other.0[seat])))
    }

    /// Maps the number of each seat.
    #[inline]
    pub(super) fn map(self, combine: impl Fn(f32) -> f32) -> PerSeat {
        PerSeat(self.0.map(combine))
    }

    /// Returns the greatest number.
    #[inline]
    pub(super) fn most(self) -> f32 {
        let [a, b, c, d] = self.0;
        a.max(b).max(c.max(d))
    }
}

impl Add for PerSeat {
    type Output = PerSeat;
    #[inline]
    fn add(self, other: PerSeat) -> PerSeat {
        self.with(other, |one, two| one + two)
    }
}

impl Sub for PerSeat {
    type Output = PerSeat;
    #[inline]
    fn sub(self, other: PerSeat) -> PerSeat {
        self.with(other, |one, two| one - two)
    }
}

impl Mul<f32> for PerSeat {
    type Output = PerSeat;
    #[inline]
    fn mul(self, by: f32) -> PerSeat {
        self.map(|number| number * by)
    }
}

impl AddAssign for PerSeat {
    #[inline]
    fn add_assign(&mut self, other: PerSeat) {
        *self = *self + other;
    }
}

impl SubAssign for PerSeat {
    #[inline]
    fn sub_assign(&mut self, other: PerSeat) {
        *self = *self - other;
    }
}

impl Index<Seat> for PerSeat {
    type Output = f32;
    #[inline]
    fn index(&self, seat: Seat) -> &f32 {
        &self.0[seat.index()]
    }
}
