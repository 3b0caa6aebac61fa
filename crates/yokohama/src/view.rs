//! What one viewer sees of the table, field by field. Nothing gets here that is not named here.

use crate::components::{
    Achievement, Area, AreaKind, AreaSet, ByCountry, ByGood, Colour, Components, Letter, MOST_POWER,
    ManagementBoard, Numbers, OrderCard, Piece, Prize, Requirement, Reward, TechnologyCard,
};
use crate::event::{Ending, PointSource};
use crate::fees::Routes;
use crate::options::Options;
use crate::phase::Phase;
use crate::rules::LAST_ROUND_BEFORE_END;
use crate::score::{self, Bonuses};
use crate::state::{AgentCounts, AreaAction, Occupant, PendingReward, PieceCounts, Player, State, Turn};
use portolan_core::{CardId, CardSet, Seat, SeatSet, Viewer};
use serde::Serialize;
use std::sync::Arc;

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed on.
    pub options: Options,
    /// Which decision is awaited.
    pub phase: Phase,
    /// Who still has to choose.
    pub to_act: SeatSet,
    /// Where the president of the seat to act can go on foot or from the hand, and by which ways; empty while another
    /// decision is awaited, and in revision 1.
    pub destinations: Vec<DestinationView>,
    /// The round, counted from 1; 0 while orders are being kept.
    pub round: u8,
    /// When this round begins, the end is brought about at the latest (R57).
    pub longest: u8,
    /// Who has the marker and begins every round.
    pub first: Seat,
    /// The turn that is being played.
    pub turn: Turn,
    /// The area action that is being done.
    pub action: Option<AreaAction>,
    /// What is still to be dealt with of a reward.
    pub pending: PendingReward,
    /// What brought the end about, once something has (§11.1).
    pub ending: Option<Ending>,
    /// The last round, once it is known (§11.2).
    pub last_round: Option<u8>,
    /// How many areas each row of the map has, from the top.
    pub rows: Vec<u8>,
    /// The areas in play, row by row from the top.
    pub areas: Vec<AreaView>,
    /// The area of the station (§9.14).
    pub station: Option<Area>,
    /// The laboratories in play.
    pub laboratories: Vec<LaboratoryView>,
    /// The ports in play.
    pub ports: Vec<PortView>,
    /// The boards of the church and the customs.
    pub boards: Vec<BoardView>,
    /// The achievements A, B and C.
    pub achievements: Vec<AchievementView>,
    /// The prizes on the table, by their number (§12.1); none: it was taken. Empty without this mini-expansion.
    pub prizes: Vec<Option<Prize>>,
    /// Agents of each country in the supply.
    pub agents: ByCountry<u8>,
    /// How many technologies are still to come.
    pub technology_deck: usize,
    /// How many orders are still to come.
    pub order_deck: usize,
    /// How many orders left the game unseen (§2.8).
    pub orders_removed: usize,
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// The box, for what is told by its number alone: an order that went into a hidden hand, a card of an event. It is
    /// the same for everybody, and no part of the picture.
    #[serde(skip)]
    pub components: Arc<Components>,
    /// Everybody at the table, by seat.
    pub players: Vec<PlayerView>,
}

/// An area to which the president can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DestinationView {
    /// Which one.
    pub area: Area,
    /// The ways, by who is paid on each; at least one.
    #[serde(rename = "ways")]
    pub routes: Routes,
}

/// An area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AreaView {
    /// Which one.
    pub area: Area,
    /// What it does.
    pub kind: AreaKind,
    /// Its row, counted from 0.
    pub row: u8,
    /// Its place in the row, counted from 0.
    pub column: u8,
    /// The areas next to it.
    pub neighbours: AreaSet,
    /// What it offers at powers 1 to 5 (§7).
    pub by_power: [u8; MOST_POWER as usize],
    /// Its building tile; none on the canal.
    pub tile: Option<TileView>,
    /// Its 5-power token, until somebody takes it.
    pub token: Option<TokenView>,
    /// The assistants of each seat.
    pub assistants: Vec<u8>,
    /// Whose presidents stand there.
    pub presidents: SeatSet,
    /// The station stands there.
    pub station: bool,
    /// The power that each seat would have there without its president: with it, one more; never above 5 (§6.1).
    pub power: Vec<u8>,
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
    /// What building there brings.
    pub reward: Reward,
    /// Who has built there.
    pub owner: Option<Seat>,
}

/// A 5-power token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TokenView {
    /// Its number.
    pub id: CardId,
    /// What it brings.
    pub reward: Reward,
}

/// An order that the viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OrderView {
    /// Its number.
    pub id: CardId,
    /// What it asks for and brings.
    pub card: OrderCard,
}

/// A technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TechnologyView {
    /// Its number.
    pub id: CardId,
    /// What it does and is worth.
    pub card: TechnologyCard,
}

/// A laboratory with its display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LaboratoryView {
    /// Which one.
    pub area: Area,
    /// Its spaces from the left.
    pub slots: Vec<LaboratorySlot>,
}

/// A space of a laboratory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LaboratorySlot {
    /// The card.
    pub technology: Option<TechnologyView>,
    /// What the space adds to its price.
    pub surcharge: u8,
}

/// A port with its display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PortView {
    /// Which one.
    pub area: Area,
    /// Its spaces from the left.
    pub slots: Vec<PortSlot>,
}

/// A space of a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PortSlot {
    /// The card.
    pub order: Option<OrderView>,
    /// Its level: 1 green, 2 orange, 3 red.
    pub level: u8,
}

/// The board of the church or the customs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardView {
    /// Which one.
    pub board: ManagementBoard,
    /// Its spaces from the left.
    pub spaces: Vec<SpaceView>,
    /// Assistants there, with neutral ones.
    pub occupied: u8,
    /// So many of them end the game (§11.1).
    pub end: u8,
}

/// A space of the church or the customs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    /// The faith that it takes, or the imports that are paid.
    pub value: u8,
    /// What it brings.
    pub reward: Reward,
    /// Whose assistant stands there.
    pub occupant: Option<Occupant>,
}

/// An achievement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AchievementView {
    /// Its letter.
    pub letter: Letter,
    /// Its number among those of its letter, counted from 1.
    pub number: u8,
    /// What it asks for.
    pub need: Requirement,
    /// Points for the first.
    pub first: u8,
    /// Points for everybody after the first.
    pub later: u8,
    /// Who has reached it, the first first.
    pub achieved: Vec<Seat>,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The colour of its pieces.
    pub colour: Colour,
    /// Money.
    pub yen: u16,
    /// Goods.
    pub goods: ByGood<u16>,
    /// Imports.
    pub imports: u16,
    /// Pieces in the hand.
    pub hand: PieceCounts,
    /// Pieces in the warehouse.
    pub warehouse: PieceCounts,
    /// What the next shop and the next trading house of the warehouse cost; none if none is left there.
    pub prices: [Option<u8>; 2],
    /// Where the president stands; none: in the hand.
    pub president: Option<Area>,
    /// The areas with an own shop.
    pub shops: AreaSet,
    /// The areas with an own trading house.
    pub houses: AreaSet,
    /// How many orders the hand has: open to all.
    pub order_count: usize,
    /// The orders in the hand, for who may see them.
    pub orders: Option<Vec<OrderView>>,
    /// The two orders that were dealt, for who must choose between them (§2.8).
    pub dealt: Option<Vec<OrderView>>,
    /// Completed orders.
    pub completed: Vec<OrderView>,
    /// Technologies.
    pub technologies: Vec<TechnologyView>,
    /// 5-power tokens.
    pub tokens: Vec<TokenView>,
    /// Icons of each country.
    pub icons: ByCountry<u8>,
    /// Foreign agents of each country.
    pub agents: ByCountry<AgentCounts>,
    /// Free agents (§12).
    pub free_agents: AgentCounts,
    /// The prize for all three achievements (§12.1).
    pub prize: Option<Prize>,
    /// Points so far, without those of the end.
    pub points: u16,
    /// Where they came from, in the order of [`PointSource::ALL`].
    pub earned: [u16; PointSource::ALL.len()],
    /// What would be added if the game ended now (§11).
    pub bonuses: Bonuses,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let components = &state.components;
        View {
            viewer,
            options: state.options,
            phase: state.phase,
            to_act: state.phase.to_act(),
            destinations: destinations(state),
            round: state.round,
            longest: LAST_ROUND_BEFORE_END,
            first: state.first,
            turn: state.turn,
            action: state.action,
            pending: state.pending,
            ending: state.ending,
            last_round: state.last_round,
            rows: components.rows[Components::seat_count_index(state.seats)].to_vec(),
            areas: areas(state),
            station: state.station,
            laboratories: laboratories(state),
            ports: ports(state),
            boards: ManagementBoard::ALL.map(|board| BoardView::of(state, board)).to_vec(),
            achievements: Letter::ALL.map(|letter| AchievementView::of(state, letter)).to_vec(),
            prizes: if state.options.prizes { state.prizes.to_vec() } else { Vec::new() },
            agents: state.agents,
            technology_deck: state.technology_deck.len(),
            order_deck: state.order_deck.len(),
            orders_removed: state.removed.len(),
            numbers: components.numbers,
            components: Arc::clone(components),
            players: state.seats.seats().map(|seat| PlayerView::of(state, viewer, seat)).collect(),
        }
    }

    /// What this viewer sees of one player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What this viewer sees of itself, if it sits at the table.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// The ways on which the president of the seat to act can go to an area; none in revision 1.
    pub fn routes_to(&self, area: Area) -> Routes {
        self.destinations.iter().find(|to| to.area == area).map_or(Routes::EMPTY, |to| to.routes)
    }

    /// One area, if it is in play.
    pub fn area(&self, area: Area) -> Option<&AreaView> {
        self.areas.iter().find(|view| view.area == area)
    }

    /// The display of a laboratory.
    pub fn laboratory(&self, area: Area) -> Option<&LaboratoryView> {
        self.laboratories.iter().find(|view| view.area == area)
    }

    /// The display of a port.
    pub fn port(&self, area: Area) -> Option<&PortView> {
        self.ports.iter().find(|view| view.area == area)
    }

    /// The board of the church or the customs.
    pub fn board(&self, board: ManagementBoard) -> Option<&BoardView> {
        self.boards.iter().find(|view| view.board == board)
    }
}

fn order(state: &State, id: CardId) -> OrderView {
    OrderView { id, card: *state.components.order(id) }
}

fn orders(state: &State, set: CardSet) -> Vec<OrderView> {
    set.iter().map(|id| order(state, id)).collect()
}

fn technology(state: &State, id: CardId) -> TechnologyView {
    TechnologyView { id, card: *state.components.technology(id) }
}

fn token(state: &State, id: CardId) -> TokenView {
    TokenView { id, reward: state.components.tokens[id.index()] }
}

fn destinations(state: &State) -> Vec<DestinationView> {
    match state.phase {
        Phase::Move { seat, .. } | Phase::Route { seat, .. } if state.walks_in_one_choice() => {
            let ways = state.destinations(seat);
            let all = state
                .map
                .areas_except_canal()
                .iter()
                .map(|area| DestinationView { area, routes: ways[area] });
            all.filter(|to| !to.routes.is_empty()).collect()
        }
        _ => Vec::new(),
    }
}

fn areas(state: &State) -> Vec<AreaView> {
    let rows = state.components.rows[Components::seat_count_index(state.seats)];
    let places = (0u8..).zip(rows).flat_map(|(row, length)| (0..length).map(move |column| (row, column)));
    let areas = state.map.areas_by_row.into_iter().flatten();
    areas.zip(places).map(|(area, (row, column))| AreaView::of(state, area, row, column)).collect()
}

fn laboratories(state: &State) -> Vec<LaboratoryView> {
    let areas = [Area::LaboratoryA, Area::LaboratoryB].into_iter().zip(state.laboratories);
    let views =
        areas.filter(|(area, _)| state.map.areas_in_play.has(*area)).map(|(area, cards)| LaboratoryView {
            area,
            slots: cards
                .into_iter()
                .zip(state.components.surcharge)
                .map(|(card, surcharge)| LaboratorySlot {
                    technology: card.map(|card| technology(state, card)),
                    surcharge,
                })
                .collect(),
        });
    views.collect()
}

fn ports(state: &State) -> Vec<PortView> {
    let areas = [Area::PortA, Area::PortB].into_iter().zip(state.ports);
    let views = areas.filter(|(area, _)| state.map.areas_in_play.has(*area)).map(|(area, cards)| PortView {
        area,
        slots: cards
            .into_iter()
            .zip(state.components.levels)
            .map(|(card, level)| PortSlot { order: card.map(|card| order(state, card)), level })
            .collect(),
    });
    views.collect()
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
            token: site.token.map(|id| token(state, id)),
            assistants: seats().map(|seat| state.players[seat].assistants[area]).collect(),
            presidents: seats().filter(|&seat| state.players[seat].president == Some(area)).collect(),
            station: state.station == Some(area),
            power: seats().map(|seat| state.power(seat, area, true)).collect(),
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

impl BoardView {
    fn of(state: &State, board: ManagementBoard) -> BoardView {
        let spaces = state.components.spaces(board).iter().zip(state.spaces[board as usize]);
        BoardView {
            board,
            spaces: spaces
                .map(|(space, occupant)| SpaceView { value: space.value, reward: space.reward, occupant })
                .collect(),
            occupied: state.assistants_on_board(board),
            end: state.components.end_count(board, state.seats),
        }
    }
}

impl AchievementView {
    fn of(state: &State, letter: Letter) -> AchievementView {
        let Achievement { need, first, later, .. } = *state.achievement(letter);
        AchievementView {
            letter,
            number: state.achievements[letter as usize] % 4 + 1,
            need,
            first,
            later,
            achieved: state.achieved[letter as usize]
                .iter()
                .filter_map(|&seat| Seat::new(seat.into()))
                .collect(),
        }
    }
}

impl PlayerView {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let player: &Player = &state.players[seat];
        let chooses = viewer.is(seat) && !player.dealt.is_empty();
        PlayerView {
            colour: Colour::ALL[seat.index()],
            yen: player.yen,
            goods: player.goods,
            imports: player.imports,
            hand: player.hand,
            warehouse: player.warehouse,
            prices: [Piece::Shop, Piece::House].map(|piece| state.price(seat, piece)),
            president: player.president,
            shops: player.shops,
            houses: player.houses,
            order_count: player.orders.len(),
            orders: state.shows_orders(seat, viewer).then(|| orders(state, player.orders)),
            dealt: chooses.then(|| orders(state, player.dealt)),
            completed: orders(state, player.completed),
            technologies: player.technologies.iter().map(|id| technology(state, id)).collect(),
            tokens: player.tokens.iter().map(|id| token(state, id)).collect(),
            icons: player.icons,
            agents: player.agents,
            free_agents: player.free_agents,
            prize: player.prize,
            points: player.points(),
            earned: player.earned,
            bonuses: score::bonuses(state, seat),
        }
    }

    /// Agents that are ready, of all countries and free ones.
    pub fn ready_agents(&self) -> u8 {
        self.free_agents.ready + self.agents.0.iter().map(|agents| agents.ready).sum::<u8>()
    }

    /// Has this player the technology?
    pub fn has(&self, title: crate::components::Title) -> bool {
        self.technologies.iter().any(|technology| technology.card.title == title)
    }
}
