//! §9: what technologies add to something that their owner gains. The rules grant it, and previews include it.

use crate::components::{ManagementBoard, Piece, Title};

/// Something to which technologies add points or yen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusFor {
    /// A completed order.
    Order,
    /// A space of a management board.
    Space(ManagementBoard),
    /// A building.
    Building(Piece),
    /// A new technology; one that was learned before it adds to it (R35).
    Technology,
}

/// What one technology adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// The technology.
    pub title: Title,
    /// Points.
    pub points: u8,
    /// Yen.
    pub yen: u8,
}

/// Copper that Mining Technology adds (§9.8).
pub const MINING_TECHNOLOGY: u8 = 1;

const fn points(title: Title, points: u8) -> Bonus {
    Bonus { title, points, yen: 0 }
}

const fn yen(title: Title, yen: u8) -> Bonus {
    Bonus { title, points: 0, yen }
}

impl BonusFor {
    /// The technologies that add to it, in the order in which their bonuses are gained.
    pub const fn bonuses(self) -> &'static [Bonus] {
        match self {
            BonusFor::Order => const { &[points(Title::Ball, 2), yen(Title::LanguageSchool, 1)] },
            BonusFor::Space(ManagementBoard::Church) => const { &[points(Title::Winery, 3)] },
            BonusFor::Space(ManagementBoard::Customs) => const { &[points(Title::BrickFactory, 4)] },
            BonusFor::Building(Piece::Shop) => const { &[points(Title::GasLight, 2)] },
            BonusFor::Building(Piece::House) => const { &[points(Title::ElectricLight, 3)] },
            BonusFor::Building(Piece::Assistant) => &[],
            BonusFor::Technology => const { &[points(Title::PatentSystem, 2), yen(Title::Letterpress, 1)] },
        }
    }
}
