//! The area boards: 18 of them, of 14 kinds.

use serde::{Serialize, Serializer};
use std::fmt;

/// The kind of an area board (§7). There are two boards of each production kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum AreaKind {
    CopperMine,
    Fishing,
    SilkMill,
    Tea,
    Bank,
    Chinatown,
    Church,
    Customs,
    Agency,
    LaboratoryA,
    LaboratoryB,
    PortA,
    PortB,
    Canal,
}

impl AreaKind {
    /// All kinds.
    pub const ALL: [AreaKind; 14] = [
        AreaKind::CopperMine,
        AreaKind::Fishing,
        AreaKind::SilkMill,
        AreaKind::Tea,
        AreaKind::Bank,
        AreaKind::Chinatown,
        AreaKind::Church,
        AreaKind::Customs,
        AreaKind::Agency,
        AreaKind::LaboratoryA,
        AreaKind::LaboratoryB,
        AreaKind::PortA,
        AreaKind::PortB,
        AreaKind::Canal,
    ];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        [
            "copper-mine",
            "fishing",
            "silk-mill",
            "tea",
            "bank",
            "chinatown",
            "church",
            "customs",
            "agency",
            "laboratory-a",
            "laboratory-b",
            "port-a",
            "port-b",
            "canal",
        ][self as usize]
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<AreaKind> {
        AreaKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it is a production area, for achievements (§8.2).
    pub const fn is_production(self) -> bool {
        (self as usize) < AreaKind::Bank as usize
    }

    /// Whether it is a commercial area, for achievements (§8.2).
    pub const fn is_commercial(self) -> bool {
        !self.is_production() && !matches!(self, AreaKind::Canal)
    }
}

/// An area board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Area {
    Copper1,
    Copper2,
    Fishing1,
    Fishing2,
    Silk1,
    Silk2,
    Tea1,
    Tea2,
    Bank,
    Chinatown,
    Church,
    Customs,
    Agency,
    LaboratoryA,
    LaboratoryB,
    PortA,
    PortB,
    Canal,
}

impl Area {
    /// All boards.
    pub const ALL: [Area; 18] = [
        Area::Copper1,
        Area::Copper2,
        Area::Fishing1,
        Area::Fishing2,
        Area::Silk1,
        Area::Silk2,
        Area::Tea1,
        Area::Tea2,
        Area::Bank,
        Area::Chinatown,
        Area::Church,
        Area::Customs,
        Area::Agency,
        Area::LaboratoryA,
        Area::LaboratoryB,
        Area::PortA,
        Area::PortB,
        Area::Canal,
    ];

    /// The number of boards.
    pub const COUNT: usize = Area::ALL.len();

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The board with this index.
    pub fn from_index(index: usize) -> Option<Area> {
        Area::ALL.get(index).copied()
    }

    /// Its name in notation, files and messages.
    pub const fn name(self) -> &'static str {
        [
            "copper-1",
            "copper-2",
            "fishing-1",
            "fishing-2",
            "silk-1",
            "silk-2",
            "tea-1",
            "tea-2",
            "bank",
            "chinatown",
            "church",
            "customs",
            "agency",
            "laboratory-a",
            "laboratory-b",
            "port-a",
            "port-b",
            "canal",
        ][self as usize]
    }

    /// The board with this name.
    pub fn from_name(name: &str) -> Option<Area> {
        Area::ALL.into_iter().find(|area| area.name() == name)
    }

    /// Its kind.
    pub const fn kind(self) -> AreaKind {
        match self {
            Area::Copper1 | Area::Copper2 => AreaKind::CopperMine,
            Area::Fishing1 | Area::Fishing2 => AreaKind::Fishing,
            Area::Silk1 | Area::Silk2 => AreaKind::SilkMill,
            Area::Tea1 | Area::Tea2 => AreaKind::Tea,
            Area::Bank => AreaKind::Bank,
            Area::Chinatown => AreaKind::Chinatown,
            Area::Church => AreaKind::Church,
            Area::Customs => AreaKind::Customs,
            Area::Agency => AreaKind::Agency,
            Area::LaboratoryA => AreaKind::LaboratoryA,
            Area::LaboratoryB => AreaKind::LaboratoryB,
            Area::PortA => AreaKind::PortA,
            Area::PortB => AreaKind::PortB,
            Area::Canal => AreaKind::Canal,
        }
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

portolan_core::serialize_as_text!(Area);

portolan_core::bit_set! {
    /// A set of area boards, in the order of [`Area::ALL`].
    pub struct AreaSet(u32) of Area {
        index: |area| area as usize,
        element: |index| Area::ALL[index],
        debug: |area| area,
    }
}

impl AreaSet {
    /// All boards of the box.
    pub const ALL: AreaSet = AreaSet::below(Area::COUNT);

    /// The set of these areas.
    pub const fn of(areas: &[Area]) -> AreaSet {
        let (mut set, mut place) = (AreaSet::EMPTY, 0);
        while place < areas.len() {
            set = set.with(areas[place]);
            place += 1;
        }
        set
    }
}

impl Serialize for AreaSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

portolan_core::enum_map! {
    /// One `T` for each area board.
    pub struct ByArea<T>(Area, Area::COUNT);
}
