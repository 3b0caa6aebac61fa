//! The table: data, small questions about it, and the few moves of pieces, money and goods that all rules share. What
//! must always hold is told in `check`.

use crate::choice::PRIZES_ON_TABLE;
use crate::components::{
    Achievement, Area, AreaSet, ByArea, ByCountry, ByGood, Components, Country, Good, Letter, MOST_POWER,
    MOST_SPACES, ManagementBoard, ORDERS, Piece, Prize, SHOP_SPACES, SLOTS, TECHNOLOGIES, Title,
};
use crate::event::{Ending, PointSource};
use crate::options::Options;
use crate::phase::Phase;
use portolan_core::{ArrayVec, BySeat, CardId, CardSet, Seat, SeatCount, SeatSet, Viewer};
use serde::Serialize;
use std::sync::Arc;

/// The game is for at most this many.
pub const MAX_PLAYERS: usize = 4;

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The box that the game came from.
    pub components: Arc<Components>,
    /// What was agreed on.
    pub options: Options,
    /// The revision of the rules that is played; `revision.rs` says what depends on it.
    pub revision: u32,
    /// How many play.
    pub seats: SeatCount,
    /// Which decision is awaited.
    pub phase: Phase,
    /// The round, counted from 1; 0 while orders are being kept.
    pub round: u8,
    /// Who has the marker and begins every round (§2.5).
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
    /// Where the areas lie.
    pub map: AreaMap,
    /// What belongs to each area.
    pub sites: ByArea<Site>,
    /// The area of the station (§9.14).
    pub station: Option<Area>,
    /// The assistants on the boards of the church and the customs, in the order of [`Board::ALL`].
    pub spaces: [[Option<Occupant>; MOST_SPACES]; 2],
    /// Which achievement of each letter is in play, by its place in the components.
    pub achievements: [u8; 3],
    /// Who stands on each achievement, the first first.
    pub achieved: [ArrayVec<u8, MAX_PLAYERS>; 3],
    /// The technologies on display in the laboratories A and B.
    pub laboratories: [[Option<CardId>; SLOTS]; 2],
    /// The orders on display in the ports A and B.
    pub ports: [[Option<CardId>; SLOTS]; 2],
    /// Technologies to come; the top is the last.
    pub technology_deck: ArrayVec<CardId, TECHNOLOGIES>,
    /// Orders to come; the top is the last.
    pub order_deck: ArrayVec<CardId, ORDERS>,
    /// Orders that left the game unseen (§2.8).
    pub removed: CardSet,
    /// Foreign agents in the supply.
    pub agents: ByCountry<u8>,
    /// The prizes that lie on the table (§12.1).
    pub prizes: [Option<Prize>; PRIZES_ON_TABLE],
    /// What the supply has given out and not got back.
    pub issued: IssuedResources,
    /// Everybody's things.
    pub players: BySeat<Player, MAX_PLAYERS>,
}

/// The turn that is being played (§3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// Whose turn.
    pub seat: Seat,
    /// The main action is over.
    pub second: bool,
    /// An agent was used (§8.1).
    pub agent_used: bool,
    /// The Spinning Machine was used (§9.12).
    pub spun: bool,
    /// The University was used (§9.19).
    pub studied: bool,
}

/// An area action: steps 3 to 6 (§3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AreaAction {
    /// Where.
    pub area: Area,
    /// With how much power: fixed at its start (R16).
    pub power: u8,
    /// By an agent, not by the president (§8.1).
    pub by_agent: bool,
    /// What comes next, when all that is pending is dealt with.
    pub step: ActionStep,
}

/// A step of an area action (§3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionStep {
    /// Step 4: the 5-power token.
    Token,
    /// Step 5: a building.
    Build,
    /// Step 6: recovery.
    Recover,
    /// Nothing more.
    Over,
}

/// What is still to be dealt with of a reward, in this order (R58).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct PendingReward {
    /// Goods of one's choice (§10.2).
    pub any_good: u8,
    /// Mining Technology adds no copper, or no more, to what is still chosen of this reward (§9.8).
    pub mined: bool,
    /// Pieces from the warehouse (§10.3).
    pub hires: u8,
    /// Moves of an assistant (§10.4).
    pub moves: u8,
    /// The station is to be placed (§9.14).
    pub station: bool,
    /// A prize is to be chosen (§12.1).
    pub prize: bool,
}

/// Where the areas lie, and which are next to each other (§2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaMap {
    /// The areas row by row from the top.
    pub areas_by_row: [Option<Area>; Area::COUNT],
    /// What is next to each area.
    pub neighbours: ByArea<AreaSet>,
    /// The areas in play.
    pub areas_in_play: AreaSet,
}

impl AreaMap {
    /// A map with these areas, row by row.
    pub fn new(components: &Components, seats: SeatCount, areas: impl IntoIterator<Item = Area>) -> AreaMap {
        let mut places = [None; Area::COUNT];
        places.iter_mut().zip(areas).for_each(|(place, area)| *place = Some(area));
        let mut neighbours = ByArea([AreaSet::EMPTY; Area::COUNT]);
        for (place, touching) in components.adjacent_positions(seats).into_iter().enumerate() {
            let Some(area) = places[place] else { continue };
            let touches = |other: &usize| touching & (1 << other) != 0;
            neighbours[area] = (0..Area::COUNT).filter(touches).filter_map(|other| places[other]).collect();
        }
        AreaMap { areas_by_row: places, neighbours, areas_in_play: places.into_iter().flatten().collect() }
    }

    /// The areas where something may stand: all but the canal (§4.4).
    #[inline]
    pub const fn areas_except_canal(&self) -> AreaSet {
        self.areas_in_play.without(Area::Canal)
    }
}

/// What belongs to an area.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Site {
    /// Its building tile; none on the canal.
    pub tile: Option<CardId>,
    /// Its 5-power token, until somebody takes it.
    pub token: Option<CardId>,
    /// Whose shop stands in each space.
    pub shops: [Option<Seat>; SHOP_SPACES],
    /// Whose trading house stands there.
    pub house: Option<Seat>,
}

/// Whose assistant stands on a space of the church or the customs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A player's.
    Seat(Seat),
    /// A neutral one, with two players (§2.9).
    Neutral,
}

/// What the supply has given out and not got back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct IssuedResources {
    /// Money.
    pub yen: u16,
    /// Goods.
    pub goods: ByGood<u16>,
    /// Imports.
    pub imports: u16,
}

/// Agents of one kind: those that are ready, and those that were used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct AgentCounts {
    /// Face up.
    pub ready: u8,
    /// Face down.
    pub used: u8,
}

/// Assistants, shops and trading houses in a hand or a warehouse.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct PieceCounts {
    /// Assistants.
    pub assistants: u8,
    /// Shops.
    pub shops: u8,
    /// Trading houses.
    pub houses: u8,
}

impl PieceCounts {
    /// How many of one kind.
    #[inline]
    pub const fn count(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Assistant => self.assistants,
            Piece::Shop => self.shops,
            Piece::House => self.houses,
        }
    }

    #[inline]
    pub(crate) fn of(&mut self, piece: Piece) -> &mut u8 {
        match piece {
            Piece::Assistant => &mut self.assistants,
            Piece::Shop => &mut self.shops,
            Piece::House => &mut self.houses,
        }
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
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
    /// Where the president stands; none: in the hand.
    pub president: Option<Area>,
    /// Assistants on the areas.
    pub assistants: ByArea<u8>,
    /// The areas with at least one of them.
    pub areas_with_assistants: AreaSet,
    /// The areas with an own shop.
    pub shops: AreaSet,
    /// The areas with an own trading house.
    pub houses: AreaSet,
    /// The two orders that were dealt, until one of them is kept (§2.8).
    pub dealt: CardSet,
    /// The one that was not kept (for perfect memory).
    pub discarded_order: Option<CardId>,
    /// Orders in the hand.
    pub orders: CardSet,
    /// Those of them that everybody saw being taken (for perfect memory).
    pub known_orders: CardSet,
    /// Completed orders.
    pub completed: CardSet,
    /// Technologies.
    pub technologies: CardSet,
    /// Their titles, as bits.
    pub titles: u32,
    /// 5-power tokens.
    pub tokens: CardSet,
    /// Icons of each country.
    pub icons: ByCountry<u8>,
    /// Foreign agents of each country.
    pub agents: ByCountry<AgentCounts>,
    /// Free agents (§12).
    pub free_agents: AgentCounts,
    /// The prize for all three achievements (§12.1).
    pub prize: Option<Prize>,
    /// Points of each kind, in the order of [`PointSource::ALL`].
    pub earned: [u16; PointSource::ALL.len()],
}

impl Player {
    /// Has this player the technology?
    #[inline]
    pub const fn has(&self, title: Title) -> bool {
        self.titles & title.bit() != 0
    }

    /// Points so far, without those of the end.
    pub fn points(&self) -> u16 {
        self.earned.iter().sum()
    }

    /// Agents that are ready, of all countries and free ones.
    #[inline]
    pub fn ready_agents(&self) -> u8 {
        self.free_agents.ready + self.agents.0.iter().map(|agents| agents.ready).sum::<u8>()
    }

    /// Agents and 5-power tokens, used or not (§8.2). A free agent of the second mini-expansion is a token, and counts
    /// once (R54).
    pub fn agents_and_tokens(&self) -> u8 {
        let agents: u8 = self.agents.0.iter().map(|agents| agents.ready + agents.used).sum();
        let prize = u8::from(self.prize == Some(Prize::FreeAgent));
        agents + prize + self.tokens.len() as u8
    }

    /// Areas with an own shop or trading house (§8.2).
    #[inline]
    pub fn areas_with_buildings(&self) -> AreaSet {
        self.shops | self.houses
    }

    /// Assistants on all areas together.
    pub fn assistants_on_areas(&self) -> u8 {
        self.assistants.0.iter().sum()
    }
}

impl State {
    /// The presidents of all others.
    #[inline]
    pub fn opposing_president_areas(&self, seat: Seat) -> AreaSet {
        let others = self.seats.seats().filter(|&other| other != seat);
        others.filter_map(|other| self.players[other].president).collect()
    }

    /// Who else has its president on this area.
    pub fn opposing_presidents_at(&self, seat: Seat, area: Area) -> SeatSet {
        let there = |other: &Seat| *other != seat && self.players[*other].president == Some(area);
        self.seats.seats().filter(there).collect()
    }

    /// The power of an action: all own pieces and the station, at most 5 (§6.1). An agent has no power of its own
    /// (R17).
    #[inline]
    pub fn power(&self, seat: Seat, area: Area, by_agent: bool) -> u8 {
        let player = &self.players[seat];
        let president = !by_agent && player.president == Some(area);
        let others = u8::from(president)
            + u8::from(player.shops.has(area))
            + u8::from(player.houses.has(area))
            + u8::from(self.station == Some(area));
        (player.assistants[area] + others).min(MOST_POWER)
    }

    /// What a piece of the warehouse costs this player (§7.6); nothing if none is left. Trading houses become dearer
    /// in the order in which they leave the warehouse (R27).
    #[inline]
    pub fn price(&self, seat: Seat, piece: Piece) -> Option<u8> {
        let numbers = &self.components.numbers;
        let left = self.players[seat].warehouse.count(piece);
        match piece {
            _ if left == 0 => None,
            Piece::Assistant => Some(0),
            Piece::Shop => Some(numbers.shop_price),
            Piece::House => {
                numbers.house_prices.len().checked_sub(left.into()).map(|gone| numbers.house_prices[gone])
            }
        }
    }

    /// The achievement of this letter that is in play.
    #[inline]
    pub fn achievement(&self, letter: Letter) -> &Achievement {
        &self.components.achievements[usize::from(self.achievements[letter as usize])]
    }

    /// Has this seat reached the achievement?
    #[inline]
    pub fn has_achieved(&self, seat: Seat, letter: Letter) -> bool {
        self.achieved[letter as usize].contains(&(seat.index() as u8))
    }

    /// Assistants on a board, with neutral ones (§2.9).
    pub fn assistants_on_board(&self, board: ManagementBoard) -> u8 {
        self.spaces[board as usize].iter().flatten().count() as u8
    }

    /// May `viewer` see the orders in the hand of `seat`? (§1.2)
    pub fn shows_orders(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.phase == Phase::Over
    }

    /// The place of this seat in the order of the round, counted from 0.
    pub fn position_in_round(&self, seat: Seat) -> usize {
        self.seats.clockwise_from(self.first).position(|other| other == seat).unwrap_or_default()
    }
}

/// Where money, goods and imports lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purse {
    Supply,
    Of(Seat),
}

/// The moves that all rules share. Nothing else moves money, goods, imports, or pieces.
impl State {
    #[inline]
    pub(crate) fn move_yen(&mut self, from: Purse, to: Purse, yen: u16) {
        match from {
            Purse::Supply => self.issued.yen += yen,
            Purse::Of(seat) => self.players[seat].yen -= yen,
        }
        match to {
            Purse::Supply => self.issued.yen -= yen,
            Purse::Of(seat) => self.players[seat].yen += yen,
        }
    }

    #[inline]
    pub(crate) fn gain_goods(&mut self, seat: Seat, good: Good, count: u16) {
        self.issued.goods[good] += count;
        self.players[seat].goods[good] += count;
    }

    #[inline]
    pub(crate) fn pay_goods(&mut self, seat: Seat, good: Good, count: u16) {
        self.issued.goods[good] -= count;
        self.players[seat].goods[good] -= count;
    }

    #[inline]
    pub(crate) fn gain_imports(&mut self, seat: Seat, count: u16) {
        self.issued.imports += count;
        self.players[seat].imports += count;
    }

    #[inline]
    pub(crate) fn pay_imports(&mut self, seat: Seat, count: u16) {
        self.issued.imports -= count;
        self.players[seat].imports -= count;
    }

    /// An assistant from the hand onto an area.
    #[inline]
    pub(crate) fn place_assistant(&mut self, seat: Seat, area: Area) {
        let player = &mut self.players[seat];
        player.hand.assistants -= 1;
        player.assistants[area] += 1;
        player.areas_with_assistants.insert(area);
    }

    /// Assistants from an area into the hand.
    #[inline]
    pub(crate) fn take_assistants(&mut self, seat: Seat, area: Area, count: u8) {
        let player = &mut self.players[seat];
        player.assistants[area] -= count;
        player.hand.assistants += count;
        if player.assistants[area] == 0 {
            player.areas_with_assistants.remove(area);
        }
    }

    /// A piece from the warehouse into the hand.
    #[inline]
    pub(crate) fn take_from_warehouse(&mut self, seat: Seat, piece: Piece) {
        let player = &mut self.players[seat];
        *player.warehouse.of(piece) -= 1;
        *player.hand.of(piece) += 1;
    }

    /// One more icon; tells whether it makes a pair (§8.4).
    #[inline]
    pub(crate) fn add_icon(&mut self, seat: Seat, country: Country) -> bool {
        let icons = &mut self.players[seat].icons[country];
        *icons += 1;
        icons.is_multiple_of(2)
    }
}
