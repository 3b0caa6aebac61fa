//! Who is paid on a route of the president (§5.4, §5.6), and the routes to one area that differ in it (R6).
//! `rules/routes.rs` finds the routes.

use crate::state::MAX_PLAYERS;
use portolan_core::Seat;
use portolan_core::choice::parse_number;
use serde::{Serialize, Serializer};
use std::fmt;

/// The recipients of fees on a route: the owners of some presidents, and the supply for the canal. Each gets one yen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Fees(u8);

impl Fees {
    /// Number of different values.
    pub const COUNT: usize = 1 << (MAX_PLAYERS + 1);
    /// No fees.
    pub const NONE: Fees = Fees(0);
    /// Only the canal.
    pub const CANAL: Fees = Fees(1 << MAX_PLAYERS);

    /// Only the president of `seat`, which must be one of the game's.
    #[inline]
    pub const fn to(seat: Seat) -> Fees {
        Fees(1 << seat.index())
    }

    /// These fees and `others`.
    #[inline]
    #[must_use]
    pub const fn with(self, others: Fees) -> Fees {
        Fees(self.0 | others.0)
    }

    /// Whether all of `others` are included.
    #[inline]
    pub const fn includes(self, others: Fees) -> bool {
        self.0 & others.0 == others.0
    }

    /// The sum, in yen.
    #[inline]
    pub const fn yen(self) -> u16 {
        self.0.count_ones() as u16
    }

    /// The seats that are paid.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_PLAYERS).filter_map(Seat::new).filter(move |&seat| self.includes(Fees::to(seat)))
    }

    /// All values, in the order of their bits.
    pub fn all() -> impl Iterator<Item = Fees> + Clone {
        (0..Fees::COUNT as u8).map(Fees)
    }

    /// One bit for each recipient.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The value with these bits; `None` if there is none.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Fees> {
        if (bits as usize) < Fees::COUNT { Some(Fees(bits)) } else { None }
    }

    /// Parses what `Display` writes: `2 3 canal`, `free`.
    pub(crate) fn parse(text: &str) -> Option<Fees> {
        if text == "free" {
            return Some(Fees::NONE);
        }
        let mut fees = Fees::NONE;
        for word in text.split(' ') {
            let one = match word {
                "canal" => Fees::CANAL,
                seat => Fees::to(Seat::new(parse_number(seat, MAX_PLAYERS)? - 1)?),
            };
            fees = fees.with(one);
        }
        Some(fees)
    }
}

impl fmt::Display for Fees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Fees::NONE {
            return f.write_str("free");
        }
        let mut gap = "";
        for seat in self.seats() {
            write!(f, "{gap}{}", seat.number())?;
            gap = " ";
        }
        if self.includes(Fees::CANAL) { write!(f, "{gap}canal") } else { Ok(()) }
    }
}

impl fmt::Debug for Fees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fees({self})")
    }
}

portolan_core::serialize_as_text!(Fees);

portolan_core::bit_set! {
    /// The routes to one area, distinguished by their fees: one bit for each value of [`Fees`].
    pub struct Routes(u32) of Fees {
        index: |fees| fees.0,
        element: |index| Fees(index as u8),
        debug: |fees| fees,
    }
}

/// For each recipient: the bits of all values of [`Fees`] that include it.
const PAID: [u32; MAX_PLAYERS + 1] = {
    let (mut paid, mut bits) = ([0; MAX_PLAYERS + 1], 0);
    while bits < Fees::COUNT {
        let mut recipient = 0;
        while recipient <= MAX_PLAYERS {
            if bits & 1 << recipient != 0 {
                paid[recipient] |= 1 << bits;
            }
            recipient += 1;
        }
        bits += 1;
    }
    paid
};

/// For each value of [`Fees`]: the bits of all values with the same recipients and more.
const COSTLIER: [u32; Fees::COUNT] = {
    let (mut costlier, mut bits) = ([0; Fees::COUNT], 0);
    while bits < Fees::COUNT {
        let mut other = bits + 1;
        while other < Fees::COUNT {
            if other & bits == bits {
                costlier[bits] |= 1 << other;
            }
            other += 1;
        }
        bits += 1;
    }
    costlier
};

/// For each sum of money: the bits of all values of [`Fees`] that it can pay.
const AFFORDABLE: [u32; MAX_PLAYERS + 2] = {
    let (mut affordable, mut yen) = ([0; MAX_PLAYERS + 2], 0);
    while yen < affordable.len() {
        let mut bits = 0;
        while bits < Fees::COUNT {
            if (bits as u32).count_ones() as usize <= yen {
                affordable[yen] |= 1 << bits;
            }
            bits += 1;
        }
        yen += 1;
    }
    affordable
};

impl Routes {
    /// A route without fees.
    pub const FREE: Routes = Routes(1);

    /// The fees of the only route; `None` if there is no route or more than one.
    #[inline]
    pub fn single(self) -> Option<Fees> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The same routes with `fees` added to each.
    #[inline]
    pub(crate) fn paying(self, fees: Fees) -> Routes {
        let mut routes = self.0;
        for (recipient, paid) in PAID.into_iter().enumerate() {
            if fees.bits() & 1 << recipient != 0 {
                routes = routes & paid | (routes & !paid) << (1 << recipient);
            }
        }
        Routes(routes)
    }

    /// These routes and `others`, without those that pay the recipients of another route and more.
    #[inline]
    pub(crate) fn best_with(self, others: Routes) -> Routes {
        let mut best = self.0 | others.0;
        let mut left = best;
        while left != 0 {
            let bits = left.trailing_zeros();
            best &= !COSTLIER[bits as usize];
            left &= best & !(1 << bits);
        }
        Routes(best)
    }

    /// The routes that cost at most `yen`.
    #[inline]
    pub(crate) fn affordable(self, yen: u16) -> Routes {
        Routes(self.0 & AFFORDABLE[usize::from(yen).min(AFFORDABLE.len() - 1)])
    }
}

impl Serialize for Routes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
