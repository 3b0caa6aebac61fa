//! The area boards: 18 of them, of 14 kinds.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

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

/// Some of the area boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AreaSet(u32);

impl AreaSet {
    /// No area.
    pub const EMPTY: AreaSet = AreaSet(0);
    /// All boards of the box.
    pub const ALL: AreaSet = AreaSet((1 << Area::COUNT) - 1);

    /// One area alone.
    #[inline]
    pub const fn only(area: Area) -> AreaSet {
        AreaSet(1 << area as u32)
    }

    /// These areas.
    pub const fn of(areas: &[Area]) -> AreaSet {
        let (mut set, mut place) = (AreaSet::EMPTY, 0);
        while place < areas.len() {
            set = set.union(AreaSet::only(areas[place]));
            place += 1;
        }
        set
    }

    /// Is `area` in it?
    #[inline]
    pub const fn has(self, area: Area) -> bool {
        self.0 & (1 << area as u32) != 0
    }

    /// How many areas.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No area at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts `area` in.
    #[inline]
    pub fn insert(&mut self, area: Area) {
        self.0 |= 1 << area as u32;
    }

    /// Takes `area` out.
    #[inline]
    pub fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area as u32);
    }

    /// What is in one of the two.
    #[inline]
    #[must_use]
    pub const fn union(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// What is in the first but not in the second.
    #[inline]
    #[must_use]
    pub const fn without(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }

    /// The first area in the order of [`Area::ALL`].
    #[inline]
    pub fn first(self) -> Option<Area> {
        Area::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The areas, in the order of [`Area::ALL`].
    #[inline]
    pub fn iter(self) -> AreaSetIter {
        AreaSetIter(self)
    }

    /// The bits themselves, for a fingerprint.
    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// The areas of an [`AreaSet`], in the order of [`Area::ALL`].
#[derive(Clone, Debug)]
pub struct AreaSetIter(AreaSet);

impl Iterator for AreaSetIter {
    type Item = Area;
    #[inline]
    fn next(&mut self) -> Option<Area> {
        let area = self.0.first()?;
        self.0.remove(area);
        Some(area)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for AreaSetIter {}

impl IntoIterator for AreaSet {
    type Item = Area;
    type IntoIter = AreaSetIter;
    fn into_iter(self) -> AreaSetIter {
        self.iter()
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> AreaSet {
        areas.into_iter().fold(AreaSet::EMPTY, |set, area| set | AreaSet::only(area))
    }
}

impl BitOr for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitor(self, other: AreaSet) -> AreaSet {
        self.union(other)
    }
}

impl BitAnd for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitand(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }
}

/// What is in the first but not in the second.
impl Sub for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn sub(self, other: AreaSet) -> AreaSet {
        self.without(other)
    }
}

impl BitOrAssign for AreaSet {
    #[inline]
    fn bitor_assign(&mut self, other: AreaSet) {
        self.0 |= other.0;
    }
}

impl SubAssign for AreaSet {
    #[inline]
    fn sub_assign(&mut self, other: AreaSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
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
