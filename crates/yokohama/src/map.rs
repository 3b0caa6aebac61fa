//! The map: the areas in play, their positions and their neighbours. (§2.2)

use crate::components::{Area, AreaSet, ByArea, Components};
use portolan_core::SeatCount;

/// The layout of the areas in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaMap {
    /// The areas row by row from the top.
    pub areas_by_row: [Option<Area>; Area::COUNT],
    /// The neighbours of each area.
    pub neighbours: ByArea<AreaSet>,
    /// The areas in play.
    pub areas_in_play: AreaSet,
}

impl AreaMap {
    /// Lays out `areas` row by row.
    pub fn new(components: &Components, seats: SeatCount, areas: impl IntoIterator<Item = Area>) -> AreaMap {
        let mut areas_by_row = [None; Area::COUNT];
        areas_by_row.iter_mut().zip(areas).for_each(|(position, area)| *position = Some(area));
        let mut neighbours = ByArea([AreaSet::EMPTY; Area::COUNT]);
        for (position, adjacent) in components.adjacent_positions(seats).into_iter().enumerate() {
            let Some(area) = areas_by_row[position] else { continue };
            let is_adjacent = |other: &usize| adjacent & (1 << other) != 0;
            neighbours[area] =
                (0..Area::COUNT).filter(is_adjacent).filter_map(|other| areas_by_row[other]).collect();
        }
        AreaMap { areas_by_row, neighbours, areas_in_play: areas_by_row.into_iter().flatten().collect() }
    }

    /// The areas on which pieces can stand: nothing is ever placed on the canal (§4.4).
    #[inline]
    pub const fn areas_except_canal(&self) -> AreaSet {
        self.areas_in_play.without(Area::Canal)
    }
}
