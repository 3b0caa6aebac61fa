//! Goods and countries.

use serde::{Deserialize, Serialize};

/// A good. Imports are not goods (§1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Good {
    Copper,
    Silk,
    Tea,
    Fish,
}

impl Good {
    /// All goods.
    pub const ALL: [Good; 4] = [Good::Copper, Good::Silk, Good::Tea, Good::Fish];

    /// Its name in notation, files and messages.
    pub const fn name(self) -> &'static str {
        ["copper", "silk", "tea", "fish"][self as usize]
    }

    /// The good with this name.
    pub fn from_name(name: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.name() == name)
    }
}

portolan_core::enum_map! {
    /// One `T` for each good.
    pub struct ByGood<T>(Good, 4);
}

impl ByGood<u8> {
    /// No goods.
    pub const NONE: ByGood<u8> = ByGood([0; 4]);

    /// The sum.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The goods of which there are any, with their numbers.
    pub fn nonzero(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }
}

/// A country: the icon of an order or technology, and the home of a foreign agent (§8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Country {
    Us,
    Nl,
    Uk,
    Fr,
    De,
}

impl Country {
    /// All countries.
    pub const ALL: [Country; 5] = [Country::Us, Country::Nl, Country::Uk, Country::Fr, Country::De];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        ["us", "nl", "uk", "fr", "de"][self as usize]
    }

    /// The country with this name.
    pub fn from_name(name: &str) -> Option<Country> {
        Country::ALL.into_iter().find(|country| country.name() == name)
    }
}

portolan_core::enum_map! {
    /// One `T` for each country.
    pub struct ByCountry<T>(Country, 5);
}

impl ByCountry<u8> {
    /// The sum.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }
}
