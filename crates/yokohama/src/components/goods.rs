//! What is traded, and the countries that trade.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// What an area produces. Imports are no goods: they come from abroad (§10.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
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

/// One `T` for each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct ByGood<T>(pub [T; 4]);

impl ByGood<u8> {
    /// None of any good.
    pub const NONE: ByGood<u8> = ByGood([0; 4]);

    /// How many in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Each good with its number, as far as there is any.
    pub fn some(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }
}

impl<T> Index<Good> for ByGood<T> {
    type Output = T;
    #[inline]
    fn index(&self, good: Good) -> &T {
        &self.0[good as usize]
    }
}

impl<T> IndexMut<Good> for ByGood<T> {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut T {
        &mut self.0[good as usize]
    }
}

/// A country: the icon of an order, of a technology, and the home of a foreign agent (§8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
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

/// One `T` for each country.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct ByCountry<T>(pub [T; 5]);

impl ByCountry<u8> {
    /// How many in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }
}

impl<T> Index<Country> for ByCountry<T> {
    type Output = T;
    #[inline]
    fn index(&self, country: Country) -> &T {
        &self.0[country as usize]
    }
}

impl<T> IndexMut<Country> for ByCountry<T> {
    #[inline]
    fn index_mut(&mut self, country: Country) -> &mut T {
        &mut self.0[country as usize]
    }
}
