//! Areas with their tiles, and the possible destinations of the president.

use super::cards::TokenView;
use crate::components::{Area, AreaKind, AreaSet, Components, MOST_POWER, Reward};
use crate::fees::Routes;
use crate::phase::Phase;
use crate::rules::action;
use crate::state::State;
use portolan_core::{CardId, Seat, SeatSet};
use serde::Serialize;

/// An area to which the president can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DestinationView {
    /// The area.
    pub area: Area,
    /// The routes to it, by their fees; at least one.
    #[serde(rename = "ways")]
    pub routes: Routes,
}

/// An area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AreaView {
    /// The area.
    pub area: Area,
    /// What it does.
    pub kind: AreaKind,
    /// Its row, counted from 0.
    pub row: u8,
    /// Its position in the row, counted from 0.
    pub column: u8,
    /// The neighbouring areas.
    pub neighbours: AreaSet,
    /// What it gives at powers 1 to 5 (§7).
    pub by_power: [u8; MOST_POWER as usize],
    /// The building tile; `None` on the canal.
    pub tile: Option<TileView>,
    /// The 5-power token, until it is taken.
    pub token: Option<TokenView>,
    /// The assistants of each seat.
    pub assistants: Vec<u8>,
    /// The seats whose presidents stand there.
    pub presidents: SeatSet,
    /// Whether the station stands there.
    pub station: bool,
    /// The power of each seat there without its president, who adds one; never above 5 (§6.1).
    pub power: Vec<u8>,
    /// Whether each seat could build a shop and a trading house there, with enough power. It follows from the rest of the
    /// view.
    #[serde(skip)]
    pub buildable: Vec<[bool; 2]>,
}

/// A building tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// Its number.
    pub id: CardId,
    /// The spaces for shops.
    pub shops: Vec<BuildingSpaceView>,
    /// The space for a trading house.
    pub house: BuildingSpaceView,
}

/// A space for a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BuildingSpaceView {
    /// The reward for building there.
    pub reward: Reward,
    /// The player who built there.
    pub owner: Option<Seat>,
}

pub(super) fn destinations(state: &State) -> Vec<DestinationView> {
    match state.phase {
        Phase::Move { seat, .. } | Phase::Route { seat, .. } if state.walks_in_one_choice() => {
            let routes = state.destinations(seat);
            let areas = state.map.areas_except_canal().iter().filter(|&area| !routes[area].is_empty());
            areas.map(|area| DestinationView { area, routes: routes[area] }).collect()
        }
        _ => Vec::new(),
    }
}

pub(super) fn areas(state: &State) -> Vec<AreaView> {
    let rows = state.components.rows[Components::seat_count_index(state.seats)];
    let positions = (0u8..).zip(rows).flat_map(|(row, length)| (0..length).map(move |column| (row, column)));
    let areas = state.map.areas_by_row.into_iter().flatten();
    areas.zip(positions).map(|(area, (row, column))| AreaView::of(state, area, row, column)).collect()
}

impl AreaView {
    fn of(state: &State, area: Area, row: u8, column: u8) -> AreaView {
        let kind = area.kind();
        let site = &state.sites[area];
        let seats = || state.seats.seats();
        AreaView {
            area,
            kind,
            row,
            column,
            neighbours: state.map.neighbours[area],
            by_power: state.components.by_power[kind as usize],
            tile: site.tile.map(|id| TileView::of(state, area, id)),
            token: site.token.map(|id| TokenView::of(state, id)),
            assistants: seats().map(|seat| state.players[seat].assistants[area]).collect(),
            presidents: seats().filter(|&seat| state.players[seat].president == Some(area)).collect(),
            station: state.station == Some(area),
            power: seats().map(|seat| state.power(seat, area, true)).collect(),
            buildable: seats().map(|seat| action::buildable(state, seat, area)).collect(),
        }
    }
}

impl TileView {
    fn of(state: &State, area: Area, id: CardId) -> TileView {
        let tile = &state.components.tiles[id.index()];
        let site = &state.sites[area];
        let shops = tile.shops.into_iter().zip(site.shops);
        TileView {
            id,
            shops: shops.map(|(reward, owner)| BuildingSpaceView { reward, owner }).collect(),
            house: BuildingSpaceView { reward: tile.house, owner: site.house },
        }
    }
}
