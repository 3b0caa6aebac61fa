//! One number for each seat: what is reckoned for one is reckoned for all at once.

use portolan_core::Seat;
use portolan_osaka::MAX_PLAYERS;
use std::ops::{Add, AddAssign, Index, Mul, Sub, SubAssign};

/// One number for each seat; 0 for seats that nobody has.
#[derive(Clone, Copy, Default)]
pub(super) struct Each(pub(super) [f32; MAX_PLAYERS]);

impl Each {
    /// So much for one seat, nothing for the others. (To write into one of four numbers and then to read all four at
    /// once makes a processor wait: so nobody can.)
    #[inline]
    pub(super) fn only(seat: Seat, number: f32) -> Each {
        const ONES: [Each; MAX_PLAYERS] = [
            Each([1.0, 0.0, 0.0, 0.0]),
            Each([0.0, 1.0, 0.0, 0.0]),
            Each([0.0, 0.0, 1.0, 0.0]),
            Each([0.0, 0.0, 0.0, 1.0]),
        ];
        ONES[seat.index()] * number
    }

    /// What comes of two numbers, for each seat.
    #[inline]
    fn with(self, other: Each, reckon: impl Fn(f32, f32) -> f32) -> Each {
        Each(std::array::from_fn(|seat| reckon(self.0[seat], other.0[seat])))
    }

    /// What comes of a number, for each seat.
    #[inline]
    pub(super) fn map(self, reckon: impl Fn(f32) -> f32) -> Each {
        Each(self.0.map(reckon))
    }

    /// The greatest.
    #[inline]
    pub(super) fn most(self) -> f32 {
        let [a, b, c, d] = self.0;
        a.max(b).max(c.max(d))
    }
}

impl Add for Each {
    type Output = Each;
    #[inline]
    fn add(self, other: Each) -> Each {
        self.with(other, |one, two| one + two)
    }
}

impl Sub for Each {
    type Output = Each;
    #[inline]
    fn sub(self, other: Each) -> Each {
        self.with(other, |one, two| one - two)
    }
}

impl Mul<f32> for Each {
    type Output = Each;
    #[inline]
    fn mul(self, by: f32) -> Each {
        self.map(|number| number * by)
    }
}

impl AddAssign for Each {
    #[inline]
    fn add_assign(&mut self, other: Each) {
        *self = *self + other;
    }
}

impl SubAssign for Each {
    #[inline]
    fn sub_assign(&mut self, other: Each) {
        *self = *self - other;
    }
}

impl Index<Seat> for Each {
    type Output = f32;
    #[inline]
    fn index(&self, seat: Seat) -> &f32 {
        &self.0[seat.index()]
    }
}
