//! The components of the game, loaded from `components.toml` and validated.
//!
//! They include everything printed that the rules use: boards, cards, tiles, tokens, and the numbers of the rulebook.
//! The area boards are fixed, because the rules name them. This module contains no rules.

mod area;
mod card;
mod facts;
mod file;
mod goods;
mod ids;
mod items;
mod lists;
mod tables;
mod technology;

pub use area::{Area, AreaKind, AreaSet, ByArea};
pub use card::{Achievement, BoardSpace, BuildingTile, Letter, OrderCard, Prize, Requirement, Reward};
pub use goods::{ByCountry, ByGood, Country, Good};
pub use technology::{TechnologyCard, Title};

use portolan_core::{ArrayVec, CardId, ComponentsError, Seat, SeatCount};
use serde::Serialize;

/// The number of orders.
pub const ORDERS: usize = 36;
/// The number of technologies.
pub const TECHNOLOGIES: usize = 30;
/// The number of building tiles.
pub const TILES: usize = 24;
/// The number of 5-power tokens, including those of the second mini-expansion.
pub const TOKENS: usize = 25;
/// The number of 5-power tokens in every game. The other five are free agents (§12.2).
pub const PLAIN_TOKENS: usize = 20;
/// The number of achievements: four of each letter.
pub const ACHIEVEMENTS: usize = 12;
/// The number of prizes in the first mini-expansion (§12.1).
pub const PRIZES: usize = 6;
/// The number of spaces for cards in a port or laboratory.
pub const SLOTS: usize = 6;
/// The largest number of spaces accepted on the board of the church or the customs.
pub const MOST_SPACES: usize = 12;
/// The highest power (§6.1).
pub const MOST_POWER: u8 = 5;
/// The power needed for building (§6.4).
pub const BUILDING_POWER: u8 = 4;
/// The number of spaces for shops on a building tile.
pub const SHOP_SPACES: usize = 4;
/// The number of trading houses of each player.
pub const HOUSES: usize = 4;
/// The number of rows of the map.
pub const ROWS: usize = 4;

/// A piece that stands on areas, except the president.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Piece {
    Assistant,
    Shop,
    House,
}

impl Piece {
    /// All pieces.
    pub const ALL: [Piece; 3] = [Piece::Assistant, Piece::Shop, Piece::House];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["assistant", "shop", "house"][self as usize]
    }

    /// The piece with this name.
    pub fn from_name(name: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.name() == name)
    }
}

/// The colour of a player's pieces, in the order of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Colour {
    Blue,
    Pink,
    Purple,
    Yellow,
}

impl Colour {
    /// All colours, by seat.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Pink, Colour::Purple, Colour::Yellow];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        ["blue", "pink", "purple", "yellow"][self as usize]
    }

    /// The seat with this colour.
    pub fn seat(self) -> Seat {
        Seat::new(self as usize).expect("every colour has a seat")
    }
}

/// A management board, on which assistants stay for the rest of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum ManagementBoard {
    Church,
    Customs,
}

impl ManagementBoard {
    /// Both boards.
    pub const ALL: [ManagementBoard; 2] = [ManagementBoard::Church, ManagementBoard::Customs];

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        ["church", "customs"][self as usize]
    }

    /// Its area.
    pub const fn area(self) -> Area {
        [Area::Church, Area::Customs][self as usize]
    }
}

/// The numbers of the rulebook and the boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Numbers {
    /// Goods of each player at the start.
    pub start_goods: ByGood<u8>,
    /// Money of the first player at the start.
    pub first_yen: u8,
    /// Money of each other player at the start.
    pub start_yen: u8,
    /// Assistants in the hand at the start.
    pub hand_assistants: u8,
    /// Assistants in the warehouse at the start.
    pub warehouse_assistants: u8,
    /// Shops in the hand at the start.
    pub hand_shops: u8,
    /// Shops in the warehouse at the start.
    pub warehouse_shops: u8,
    /// Price of a shop from the warehouse.
    pub shop_price: u8,
    /// Price of each trading house, in the order in which they leave the warehouse.
    pub house_prices: [u8; HOUSES],
    /// Orders removed from the game unseen, with two, three and four players.
    pub removed_orders: [u8; 3],
    /// The most orders in a hand.
    pub hand_limit: u8,
    /// Price of each good in Chinatown, to buy and to sell, in yen.
    pub rates: ByGood<u8>,
    /// Price of an import in Chinatown, in yen.
    pub import_rate: u8,
    /// Yen for one faith in the church.
    pub faith_yen: u8,
    /// Points for visiting a port with power 5.
    pub port_points: u8,
    /// Yen for a second order; an import is an alternative.
    pub second_order_yen: u8,
    /// Yen for one unit of production in a laboratory; an import is an alternative.
    pub unit_yen: u8,
    /// The number of the first technology of a player that costs one unit more, counted from 1.
    pub dear_technology: u8,
    /// Final points for the most and second most assistants in the church.
    pub church: [u8; 2],
    /// The same for the customs.
    pub customs: [u8; 2],
    /// Final points for the highest and second highest value of technologies.
    pub technology: [u8; 2],
    /// Final points for a set of zero to five different countries.
    pub sets: [u8; 6],
    /// Final points for each unused agent.
    pub agent_points: u8,
    /// Final points for each import.
    pub import_points: u8,
    /// Yen for each final point.
    pub yen_per_point: u8,
    /// Goods for each final point.
    pub goods_per_point: u8,
    /// Assistants in the church that end the game, with two, three and four players.
    pub church_end: [u8; 3],
    /// The same for the customs.
    pub customs_end: [u8; 3],
}

impl Numbers {
    /// Assistants of each player.
    pub const fn assistants(&self) -> u8 {
        self.hand_assistants + self.warehouse_assistants
    }

    /// Shops of each player.
    pub const fn shops(&self) -> u8 {
        self.hand_shops + self.warehouse_shops
    }

    /// The units of a technology of this price that power does not pay. From a certain number of technologies on there is
    /// one more, which power never pays (§7.7, R33).
    pub fn missing_units(&self, price: u8, power: u8, owned: usize) -> u8 {
        price.saturating_sub(power) + u8::from(owned + 1 >= usize::from(self.dear_technology))
    }
}

/// All components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The order cards, by number.
    pub orders: [OrderCard; ORDERS],
    /// The technology cards, by number.
    pub technologies: [TechnologyCard; TECHNOLOGIES],
    /// The building tiles, by number.
    pub tiles: [BuildingTile; TILES],
    /// The 5-power tokens, by number.
    pub tokens: [Reward; TOKENS],
    /// The achievements: A1 to A4, B1 to B4, C1 to C4.
    pub achievements: [Achievement; ACHIEVEMENTS],
    /// The prizes of the first mini-expansion.
    pub prizes: [Prize; PRIZES],
    /// The spaces of the church board, from the left.
    pub church: ArrayVec<BoardSpace, MOST_SPACES>,
    /// The spaces of the customs board, from the left.
    pub customs: ArrayVec<BoardSpace, MOST_SPACES>,
    /// What each kind of area gives at powers 1 to 5: goods, yen, exchanges, faith, imports, pieces, units of
    /// production, or the highest level of an order (§7).
    pub by_power: [[u8; MOST_POWER as usize]; AreaKind::ALL.len()],
    /// The length of each row of the map from the top, with two, three and four players.
    pub rows: [[u8; ROWS]; 3],
    /// The units that each space of a laboratory adds to the price, from the left.
    pub surcharge: [u8; SLOTS],
    /// The level of each space of a port, from the left: 1 green, 2 orange, 3 red.
    pub levels: [u8; SLOTS],
    /// The number of foreign agents of each country.
    pub agents: ByCountry<u8>,
    /// The numbers of the rulebook and the boards.
    pub numbers: Numbers,
}

impl Components {
    /// The index of a seat count in lists for two, three and four players.
    #[inline]
    pub(crate) fn seat_count_index(seats: SeatCount) -> usize {
        seats.get().clamp(2, 4) - 2
    }

    /// The area boards in play (§2.1). Of the kinds with two boards, the second may be missing.
    pub const fn areas_in_play(seats: SeatCount) -> AreaSet {
        const THREE: AreaSet = AreaSet::of(&[Area::LaboratoryB, Area::Copper2, Area::Silk2, Area::Tea2]);
        const TWO: AreaSet =
            THREE.union(AreaSet::of(&[Area::PortB, Area::Chinatown, Area::Canal, Area::Fishing2]));
        match seats.get() {
            0..=2 => AreaSet::ALL.difference(TWO),
            3 => AreaSet::ALL.difference(THREE),
            _ => AreaSet::ALL,
        }
    }

    /// What an area gives at a power from 1 to 5; 0 without power.
    #[inline]
    pub fn offer(&self, kind: AreaKind, power: u8) -> u8 {
        match power.min(MOST_POWER).checked_sub(1) {
            Some(index) => self.by_power[kind as usize][usize::from(index)],
            None => 0,
        }
    }

    /// An order.
    #[inline]
    pub fn order(&self, card: CardId) -> &OrderCard {
        &self.orders[card.index()]
    }

    /// A technology.
    #[inline]
    pub fn technology(&self, card: CardId) -> &TechnologyCard {
        &self.technologies[card.index()]
    }

    /// The spaces of a management board.
    #[inline]
    pub fn spaces(&self, board: ManagementBoard) -> &[BoardSpace] {
        match board {
            ManagementBoard::Church => &self.church,
            ManagementBoard::Customs => &self.customs,
        }
    }

    /// The number of assistants on a management board that ends the game (§11.1).
    #[inline]
    pub fn end_count(&self, board: ManagementBoard, seats: SeatCount) -> u8 {
        match board {
            ManagementBoard::Church => self.numbers.church_end[Components::seat_count_index(seats)],
            ManagementBoard::Customs => self.numbers.customs_end[Components::seat_count_index(seats)],
        }
    }

    /// For each position of the map, row by row from the top: the adjacent positions, as bits. Rows are centred, so
    /// that neighbouring rows are shifted by half a board. (§2.2)
    pub fn adjacent_positions(&self, seats: SeatCount) -> [u32; Area::COUNT] {
        let rows = self.rows[Components::seat_count_index(seats)];
        let widest = rows.into_iter().max().unwrap_or(0);
        // The row of each position, and its centre in half boards.
        let positions = rows.into_iter().enumerate().flat_map(|(row, length)| {
            (0..length).map(move |column| (row as i32, i32::from(widest - length) + 2 * i32::from(column)))
        });
        let mut adjacent = [0; Area::COUNT];
        for (here, (row, centre)) in positions.clone().enumerate() {
            for (there, (other_row, other_centre)) in positions.clone().enumerate() {
                if matches!(((row - other_row).abs(), (centre - other_centre).abs()), (0, 2) | (1, 1)) {
                    adjacent[here] |= 1 << there;
                }
            }
        }
        adjacent
    }
}

impl portolan_core::Components for Components {
    const BUILT_IN: &'static str = include_str!("../components.toml");

    fn parse(text: &str) -> Result<Components, ComponentsError> {
        file::read(text)
    }

    fn facts(&self) -> String {
        facts::facts(self)
    }
}
