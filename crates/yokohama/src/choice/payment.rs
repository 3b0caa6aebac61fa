//! What can be bought in Chinatown, and what can be paid in the church, in laboratories and at ports.

use crate::components::Good;
use serde::{Serialize, Serializer};
use std::fmt;

/// What can be bought in Chinatown (§7.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ware {
    /// A good.
    Good(Good),
    /// An import.
    Import,
}

/// What can be paid in the church (§7.4), in a laboratory (§7.7) or at a port (§7.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Payment {
    /// A good.
    Good(Good),
    /// An import.
    Import,
    /// Yen, as many as the area asks for.
    Yen,
}

impl Ware {
    /// The number of wares.
    pub const COUNT: usize = Good::ALL.len() + 1;

    pub(super) const fn number(self) -> usize {
        match self {
            Ware::Good(good) => good as usize,
            Ware::Import => Good::ALL.len(),
        }
    }

    pub(super) fn from_number(number: usize) -> Ware {
        Good::ALL.get(number).map_or(Ware::Import, |&good| Ware::Good(good))
    }

    /// All wares.
    pub fn all() -> impl Iterator<Item = Ware> {
        (0..Ware::COUNT).map(Ware::from_number)
    }
}

impl Payment {
    /// The number of kinds of payment.
    pub const COUNT: usize = Good::ALL.len() + 2;

    pub(super) const fn number(self) -> usize {
        match self {
            Payment::Good(good) => good as usize,
            Payment::Import => Good::ALL.len(),
            Payment::Yen => Good::ALL.len() + 1,
        }
    }

    pub(super) fn from_number(number: usize) -> Payment {
        match Good::ALL.get(number) {
            Some(&good) => Payment::Good(good),
            None if number == Good::ALL.len() => Payment::Import,
            None => Payment::Yen,
        }
    }

    /// All kinds of payment.
    pub fn all() -> impl Iterator<Item = Payment> {
        (0..Payment::COUNT).map(Payment::from_number)
    }
}

portolan_core::bit_set! {
    /// A set of kinds of payment.
    pub struct PaymentSet(u8) of Payment {
        index: |payment| payment.number(),
        element: |index| Payment::from_number(index),
        debug: |payment| payment,
    }
}

impl Serialize for PaymentSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Display for Ware {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ware::Good(good) => good.name(),
            Ware::Import => "import",
        })
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Payment::Good(good) => good.name(),
            Payment::Import => "import",
            Payment::Yen => "yen",
        })
    }
}

portolan_core::serialize_as_text!(Ware);
portolan_core::serialize_as_text!(Payment);
