//! Technologies. Section 9 of the rules describes the effect of each title.

use super::Country;
use serde::Serialize;

/// The title of a technology, which determines its effect (§9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "section 9 of the rules describes each")]
pub enum Title {
    Ball,
    BrickFactory,
    ElectricLight,
    Fair,
    GasLight,
    LanguageSchool,
    Letterpress,
    MiningTechnology,
    Newspaper,
    PatentSystem,
    PostalSystem,
    SpinningMachine,
    Stagecoach,
    Station,
    StockMarket,
    Telegram,
    Telephone,
    Tram,
    University,
    Winery,
}

impl Title {
    /// All titles.
    pub const ALL: [Title; 20] = [
        Title::Ball,
        Title::BrickFactory,
        Title::ElectricLight,
        Title::Fair,
        Title::GasLight,
        Title::LanguageSchool,
        Title::Letterpress,
        Title::MiningTechnology,
        Title::Newspaper,
        Title::PatentSystem,
        Title::PostalSystem,
        Title::SpinningMachine,
        Title::Stagecoach,
        Title::Station,
        Title::StockMarket,
        Title::Telegram,
        Title::Telephone,
        Title::Tram,
        Title::University,
        Title::Winery,
    ];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        [
            "ball",
            "brick-factory",
            "electric-light",
            "fair",
            "gas-light",
            "language-school",
            "letterpress",
            "mining-technology",
            "newspaper",
            "patent-system",
            "postal-system",
            "spinning-machine",
            "stagecoach",
            "station",
            "stock-market",
            "telegram",
            "telephone",
            "tram",
            "university",
            "winery",
        ][self as usize]
    }

    /// The title with this name.
    pub fn from_name(name: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.name() == name)
    }

    /// Its bit in a set of titles.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A technology card (§9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TechnologyCard {
    /// Its title.
    pub title: Title,
    /// Its price in units of production, and its value in final scoring.
    pub value: u8,
    /// Its icon.
    pub country: Country,
}
