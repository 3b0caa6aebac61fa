//! The position: its data, and short questions about it. `check` states its invariants.

use crate::choice::PRIZES_ON_TABLE;
use crate::components::{
    Achievement, Area, AreaSet, ByArea, ByCountry, Components, Letter, MOST_POWER, MOST_SPACES,
    ManagementBoard, ORDERS, Piece, Prize, SHOP_SPACES, SLOTS, TECHNOLOGIES,
};
use crate::event::Ending;
use crate::map::AreaMap;
use crate::options::Options;
use crate::phase::Phase;
use crate::player::Player;
use crate::supply::IssuedResources;
use portolan_core::{ArrayVec, BySeat, CardId, CardSet, Seat, SeatCount, SeatSet, Viewer};
use serde::Serialize;
use std::sync::Arc;

/// The largest number of players.
pub const MAX_PLAYERS: usize = 4;

/// The full position. Any field can be edited; a [`Yokohama`](crate::Yokohama) is a state that passed its check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The components in use.
    pub components: Arc<Components>,
    /// The options of the game.
    pub options: Options,
    /// The rules revision; `revision.rs` states what depends on it.
    pub revision: u32,
    /// The number of players.
    pub seats: SeatCount,
    /// The pending decision.
    pub phase: Phase,
    /// The round, counted from 1; 0 while players choose their first order.
    pub round: u8,
    /// The first player, who begins every round (§2.5).
    pub first: Seat,
    /// The current turn.
    pub turn: Turn,
    /// The area action in progress.
    pub action: Option<AreaAction>,
    /// The part of a reward that is not resolved yet.
    pub pending: PendingReward,
    /// What triggered the end; `None` before that (§11.1).
    pub ending: Option<Ending>,
    /// The last round; `None` until it is known (§11.2).
    pub last_round: Option<u8>,
    /// The layout of the areas.
    pub map: AreaMap,
    /// The tile, token and buildings of each area.
    pub sites: ByArea<Site>,
    /// The area with the station token (§9.14).
    pub station: Option<Area>,
    /// The assistants on the boards of the church and the customs, in the order of [`ManagementBoard::ALL`].
    pub spaces: [[Option<Occupant>; MOST_SPACES]; 2],
    /// The achievement of each letter that is in play, as an index into the components.
    pub achievements: [u8; 3],
    /// The seats that have reached each achievement, in order.
    pub achieved: [ArrayVec<u8, MAX_PLAYERS>; 3],
    /// The technologies on display in the laboratories A and B.
    pub laboratories: [[Option<CardId>; SLOTS]; 2],
    /// The orders on display in the ports A and B.
    pub ports: [[Option<CardId>; SLOTS]; 2],
    /// The deck of technologies; the last card is on top.
    pub technology_deck: ArrayVec<CardId, TECHNOLOGIES>,
    /// The deck of orders; the last card is on top.
    pub order_deck: ArrayVec<CardId, ORDERS>,
    /// Orders removed from the game unseen (§2.8).
    pub removed: CardSet,
    /// Foreign agents in the supply.
    pub agents: ByCountry<u8>,
    /// The prizes on display (§12.1).
    pub prizes: [Option<Prize>; PRIZES_ON_TABLE],
    /// What the supply has given out and not received back.
    pub issued: IssuedResources,
    /// What belongs to each player.
    pub players: BySeat<Player, MAX_PLAYERS>,
}

/// The current turn (§3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// The active player.
    pub seat: Seat,
    /// Whether the main action is over.
    pub second: bool,
    /// Whether an agent was used (§8.1).
    pub agent_used: bool,
    /// Whether the Spinning Machine was used (§9.12).
    pub spun: bool,
    /// Whether the University was used (§9.19).
    pub studied: bool,
}

impl Turn {
    /// The beginning of the turn of `seat`.
    pub const fn new(seat: Seat) -> Turn {
        Turn { seat, second: false, agent_used: false, spun: false, studied: false }
    }
}

/// An area action: steps 3 to 6 (§3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AreaAction {
    /// The area.
    pub area: Area,
    /// The power, fixed when the action begins (R16).
    pub power: u8,
    /// Whether an agent acts, not the president (§8.1).
    pub by_agent: bool,
    /// The next step once pending rewards are resolved.
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
    /// The action is over.
    Over,
}

/// The part of a reward that is not resolved yet, in the order in which it is resolved (R58).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct PendingReward {
    /// Goods of the player's choice (§10.2).
    pub any_good: u8,
    /// Mining Technology adds no (further) copper to goods chosen for this reward (§9.8).
    pub mined: bool,
    /// Pieces from the warehouse (§10.3).
    pub hires: u8,
    /// Moves of an assistant (§10.4).
    pub moves: u8,
    /// Whether the station is to be placed (§9.14).
    pub station: bool,
    /// Whether a prize is to be chosen (§12.1).
    pub prize: bool,
}

/// The tile, token and buildings of an area.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Site {
    /// The building tile; `None` on the canal.
    pub tile: Option<CardId>,
    /// The 5-power token, until it is taken.
    pub token: Option<CardId>,
    /// The owner of the shop in each space.
    pub shops: [Option<Seat>; SHOP_SPACES],
    /// The owner of the trading house.
    pub house: Option<Seat>,
}

/// The owner of an assistant in the church or the customs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A player's.
    Seat(Seat),
    /// Neutral, with two players (§2.9).
    Neutral,
}

impl State {
    /// The areas on which presidents of other players stand.
    #[inline]
    pub fn opposing_president_areas(&self, seat: Seat) -> AreaSet {
        let others = self.seats.seats().filter(|&other| other != seat);
        others.filter_map(|other| self.players[other].president).collect()
    }

    /// The other players whose presidents stand on `area`.
    pub fn opposing_presidents_at(&self, seat: Seat, area: Area) -> SeatSet {
        let there = |other: &Seat| *other != seat && self.players[*other].president == Some(area);
        self.seats.seats().filter(there).collect()
    }

    /// The power of an action: the player's pieces and the station, at most 5 (§6.1). An agent adds no power (R17).
    #[inline]
    pub fn power(&self, seat: Seat, area: Area, by_agent: bool) -> u8 {
        let player = &self.players[seat];
        let others = [
            !by_agent && player.president == Some(area),
            player.shops.has(area),
            player.houses.has(area),
            self.station == Some(area),
        ];
        (player.assistants[area] + others.map(u8::from).iter().sum::<u8>()).min(MOST_POWER)
    }

    /// The price of a piece from the warehouse (§7.6); `None` if none is left. Each trading house that leaves the
    /// warehouse costs more than the one before (R27).
    #[inline]
    pub fn price(&self, seat: Seat, piece: Piece) -> Option<u8> {
        let numbers = &self.components.numbers;
        let left = self.players[seat].warehouse.count(piece);
        if left == 0 {
            return None;
        }
        match piece {
            Piece::Assistant => Some(0),
            Piece::Shop => Some(numbers.shop_price),
            Piece::House => numbers.house_prices.iter().rev().nth(usize::from(left) - 1).copied(),
        }
    }

    /// The achievement of this letter that is in play.
    #[inline]
    pub fn achievement(&self, letter: Letter) -> &Achievement {
        &self.components.achievements[usize::from(self.achievements[letter as usize])]
    }

    /// Whether the seat has reached the achievement.
    #[inline]
    pub fn has_achieved(&self, seat: Seat, letter: Letter) -> bool {
        self.achieved[letter as usize].contains(&(seat.index() as u8))
    }

    /// The number of assistants on a board, neutral ones included (§2.9).
    pub fn assistants_on_board(&self, board: ManagementBoard) -> u8 {
        self.spaces[board as usize].iter().flatten().count() as u8
    }

    /// Whether `viewer` may see the orders in the hand of `seat`. (§1.2)
    pub fn shows_orders(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.phase == Phase::Over
    }

    /// The position of the seat in the turn order, counted from 0.
    pub fn position_in_round(&self, seat: Seat) -> usize {
        self.seats.clockwise_from(self.first).position(|other| other == seat).unwrap_or_default()
    }
}
