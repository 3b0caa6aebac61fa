//! Merchants and apprentices, what they offer, and what their spaces set off.

use serde::Serialize;

/// What a merchant or an apprentice does for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "task", content = "strips")]
pub enum Task {
    /// Loads so many strips.
    Load(u8),
    /// Pays for visible crates.
    Money,
    /// Hands out goods for visible crates.
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
    /// Merchants first.
    pub const ALL: [Worker; 5] = [
        Worker::LoadMerchant,
        Worker::MoneyMerchant,
        Worker::GoodsMerchant,
        Worker::LowerApprentice,
        Worker::UpperApprentice,
    ];
    /// How many of them are merchants.
    pub const MERCHANTS: usize = 3;

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["load-merchant", "money-merchant", "goods-merchant", "lower-apprentice", "upper-apprentice"]
            [self as usize]
    }

    /// The worker with this name.
    pub fn from_name(name: &str) -> Option<Worker> {
        Worker::ALL.into_iter().find(|worker| worker.name() == name)
    }

    /// Does it stand on a junk?
    pub const fn is_merchant(self) -> bool {
        (self as usize) < Worker::MERCHANTS
    }
}

/// What a space of the apprentices sets off (§3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEvent {
    /// S: everybody searches a pile.
    Specials,
    /// Y: everybody tells their money.
    Yuan,
}
