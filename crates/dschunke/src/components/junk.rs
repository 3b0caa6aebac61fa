//! Junks and the goods on them.

use serde::{Deserialize, Serialize};

/// A kind of goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Good {
    Rice,
    Fish,
    Vegetables,
    Spices,
}

impl Good {
    /// All goods, in the order of a market tile.
    pub const ALL: [Good; 4] = [Good::Rice, Good::Fish, Good::Vegetables, Good::Spices];

    /// Its name in notation, files and messages.
    pub const fn name(self) -> &'static str {
        ["rice", "fish", "vegetables", "spices"][self as usize]
    }

    /// Returns the good with this name.
    pub fn from_name(name: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.name() == name)
    }

    /// Returns the junk with its stack.
    pub const fn junk(self) -> Junk {
        [Junk::White, Junk::Brown, Junk::Purple, Junk::Orange][self as usize]
    }
}

/// A junk, by its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Junk {
    Grey,
    Orange,
    Purple,
    Brown,
    White,
}

impl Junk {
    /// All junks.
    pub const ALL: [Junk; 5] = [Junk::Grey, Junk::Orange, Junk::Purple, Junk::Brown, Junk::White];

    /// Its name in notation, files and messages.
    pub const fn name(self) -> &'static str {
        ["grey", "orange", "purple", "brown", "white"][self as usize]
    }

    /// Returns the junk with this name.
    pub fn from_name(name: &str) -> Option<Junk> {
        Junk::ALL.into_iter().find(|junk| junk.name() == name)
    }

    /// Returns the good whose stack it carries; `None` for the grey junk.
    pub const fn good(self) -> Option<Good> {
        [None, Some(Good::Spices), Some(Good::Vegetables), Some(Good::Fish), Some(Good::Rice)][self as usize]
    }
}

portolan_core::enum_map! {
    /// One `T` for each good.
    pub struct ByGood<T>(Good, 4);
}

impl ByGood<u8> {
    /// Returns the total.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }
}

portolan_core::enum_map! {
    /// One `T` for each junk.
    pub struct ByJunk<T>(Junk, 5);
}
