//! Merchants and apprentices, their tasks, and the events of the spaces.

use serde::Serialize;

/// The task of a merchant or an apprentice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "task", content = "strips")]
pub enum Task {
    /// Loads this many strips.
    Load(u8),
    /// Pays for visible crates.
    Money,
    /// Gives goods for visible crates.
    Goods,
}

/// A merchant or an apprentice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Worker {
    LoadMerchant,
    MoneyMerchant,
    GoodsMerchant,
    LowerApprentice,
    UpperApprentice,
}

impl Worker {
    /// All workers, merchants first.
    pub const ALL: [Worker; 5] = [
        Worker::LoadMerchant,
        Worker::MoneyMerchant,
        Worker::GoodsMerchant,
        Worker::LowerApprentice,
        Worker::UpperApprentice,
    ];
    /// The number of merchants.
    pub const MERCHANTS: usize = 3;

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["load-merchant", "money-merchant", "goods-merchant", "lower-apprentice", "upper-apprentice"]
            [self as usize]
    }

    /// Returns the worker with this name.
    pub fn from_name(name: &str) -> Option<Worker> {
        Worker::ALL.into_iter().find(|worker| worker.name() == name)
    }

    /// Whether it is a merchant, who stands on a junk.
    pub const fn is_merchant(self) -> bool {
        (self as usize) < Worker::MERCHANTS
    }
}

/// An event that a space of the apprentices triggers (§3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEvent {
    /// S: all players search a pile.
    Specials,
    /// Y: all players announce their money.
    Yuan,
}
