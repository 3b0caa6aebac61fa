//! Who is paid on a way of the president (§5.4, §5.6), and the ways to one area that differ in it (R6). The ways themselves
//! are found in `rules/ways.rs`.

use crate::state::MAX_PLAYERS;
use portolan_core::Seat;
use portolan_core::choice::parse_number;
use serde::{Serialize, Serializer};
use std::fmt;

/// Who is paid on a way: one yen each to the owners of some presidents, and to the supply for the canal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Fees(u8);

impl Fees {
    /// Number of different values.
    pub const COUNT: usize = 1 << (MAX_PLAYERS + 1);
    /// Nobody is paid.
    pub const NONE: Fees = Fees(0);
    /// The canal alone.
    pub const CANAL: Fees = Fees(1 << MAX_PLAYERS);

    /// The president of this seat alone; the seat must be one of the game's.
    #[inline]
    pub const fn to(seat: Seat) -> Fees {
        Fees(1 << seat.index())
    }

    /// The same, with these as well.
    #[inline]
    #[must_use]
    pub const fn with(self, others: Fees) -> Fees {
        Fees(self.0 | others.0)
    }

    /// Is all of `others` paid?
    #[inline]
    pub const fn includes(self, others: Fees) -> bool {
        self.0 & others.0 == others.0
    }

    /// The sum in yen.
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

    /// The value with these bits.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Fees> {
        if (bits as usize) < Fees::COUNT { Some(Fees(bits)) } else { None }
    }

    /// Reads what `Display` writes: `2 3 canal`, `free`.
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
    /// The ways to one area, told apart by who is paid on them: one bit for each value of [`Fees`].
    pub struct Routes(u32) of Fees {
        index: |fees| fees.0,
        element: |index| Fees(index as u8),
        debug: |fees| fees,
    }
}

/// For each recipient: the bits of all values of [`Fees`] in which it is paid.
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

/// For each value of [`Fees`]: the bits of all others in which the same recipients are paid and more.
const DEARER: [u32; Fees::COUNT] = {
    let (mut dearer, mut bits) = ([0; Fees::COUNT], 0);
    while bits < Fees::COUNT {
        let mut other = bits + 1;
        while other < Fees::COUNT {
            if other & bits == bits {
                dearer[bits] |= 1 << other;
            }
            other += 1;
        }
        bits += 1;
    }
    dearer
};

/// For each sum of money: the bits of all values of [`Fees`] that can be paid with it.
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
    /// A way on which nobody is paid.
    pub const FREE: Routes = Routes(1);

    /// The only way; none if there is no way, or more than one.
    #[inline]
    pub fn single(self) -> Option<Fees> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The same ways, on which these are paid as well.
    #[inline]
    pub(crate) fn paying(self, fees: Fees) -> Routes {
        let mut ways = self.0;
        for (recipient, paid) in PAID.into_iter().enumerate() {
            if fees.bits() & 1 << recipient != 0 {
                ways = ways & paid | (ways & !paid) << (1 << recipient);
            }
        }
        Routes(ways)
    }

    /// These ways and others, without those on which somebody is paid more and nobody less than on another.
    #[inline]
    pub(crate) fn best_with(self, others: Routes) -> Routes {
        let mut best = self.0 | others.0;
        let mut left = best;
        while left != 0 {
            let bits = left.trailing_zeros();
            best &= !DEARER[bits as usize];
            left &= best & !(1 << bits);
        }
        Routes(best)
    }

    /// The ways that can be paid with this money.
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
