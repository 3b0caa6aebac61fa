//! The nouns on the table, and the box: loads and checks `components.toml`.
//!
//! Everything printed that a rule asks for is here: the boards, the cards, the tiles, the tokens, and the numbers of
//! the text. The area boards themselves are fixed, because the rules name them. No rule is told here.

mod area;
mod card;
mod facts;
mod file;
mod goods;
mod names;
mod reading;
mod tables;
mod technology;
mod things;

pub use area::{Area, AreaKind, AreaSet, ByArea};
pub use card::{Achievement, BoardSpace, BuildingTile, Letter, OrderCard, Prize, Requirement, Reward};
pub use goods::{ByCountry, ByGood, Country, Good};
pub use technology::{TechnologyCard, Title};

use portolan_core::{ArrayVec, CardId, ComponentsError, Seat, SeatCount};
use serde::Serialize;

/// Orders in the box.
pub const ORDERS: usize = 36;
/// Technologies in the box.
pub const TECHNOLOGIES: usize = 30;
/// Building tiles in the box.
pub const TILES: usize = 24;
/// 5-power tokens in the box, with those of the second mini-expansion.
pub const TOKENS: usize = 25;
/// Those of them that always play; the last five are free agents (§12.2).
pub const PLAIN_TOKENS: usize = 20;
/// Achievements in the box: four of each letter.
pub const ACHIEVEMENTS: usize = 12;
/// Prizes in the box of the first mini-expansion (§12.1).
pub const PRIZES: usize = 6;
/// Spaces for cards on the board of a port or of a laboratory.
pub const SLOTS: usize = 6;
/// The most spaces that we accept on the board of the church or of the customs.
pub const MOST_SPACES: usize = 12;
/// No power is higher than this (§6.1).
pub const MOST_POWER: u8 = 5;
/// The power that building takes (§6.4).
pub const BUILDING_POWER: u8 = 4;
/// Shops that fit on a building tile.
pub const SHOP_SPACES: usize = 4;
/// Trading houses of each player.
pub const HOUSES: usize = 4;
/// Rows of the map.
pub const ROWS: usize = 4;

/// What stands on areas, beside the president.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
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

/// The colour of a player's pieces. Seats have them in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
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

    /// The seat that plays it.
    pub fn seat(self) -> Seat {
        Seat::new(self as usize).expect("every colour has a seat")
    }
}

/// A management board on which assistants stay for good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum ManagementBoard {
    Church,
    Customs,
}

impl ManagementBoard {
    /// Both.
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

/// The numbers of the rulebook's text and of the boards, each for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Numbers {
    /// Goods of each player at the start.
    pub start_goods: ByGood<u8>,
    /// Money of the first player at the start.
    pub first_yen: u8,
    /// Money of everybody else at the start.
    pub start_yen: u8,
    /// Assistants in the hand at the start.
    pub hand_assistants: u8,
    /// Assistants in the warehouse at the start.
    pub warehouse_assistants: u8,
    /// Shops in the hand at the start.
    pub hand_shops: u8,
    /// Shops in the warehouse at the start.
    pub warehouse_shops: u8,
    /// Price of a shop that leaves the warehouse.
    pub shop_price: u8,
    /// Price of each trading house, in the order in which they leave the warehouse.
    pub house_prices: [u8; HOUSES],
    /// Orders that leave the game unseen, with two, three and four players.
    pub removed_orders: [u8; 3],
    /// Orders that a hand may hold.
    pub hand_limit: u8,
    /// What a good costs and brings in Chinatown, in yen.
    pub rates: ByGood<u8>,
    /// What an import costs in Chinatown, in yen.
    pub import_rate: u8,
    /// Yen that count as one faith in the church.
    pub faith_yen: u8,
    /// Points for a visit of power 5 to a port.
    pub port_points: u8,
    /// Yen for a second order; an import does as well.
    pub second_order_yen: u8,
    /// Yen that count as one unit of production in a laboratory; an import does as well.
    pub unit_yen: u8,
    /// From this technology on each costs one unit more, the first being 1.
    pub dear_technology: u8,
    /// Final points for most and second most assistants in the church.
    pub church: [u8; 2],
    /// The same for the customs.
    pub customs: [u8; 2],
    /// Final points for the highest and second highest technology.
    pub technology: [u8; 2],
    /// Final points for a set of so many different countries, from none to all five.
    pub sets: [u8; 6],
    /// Final points for each agent that was not used.
    pub agent_points: u8,
    /// Final points for each import.
    pub import_points: u8,
    /// So many yen are a final point.
    pub yen_per_point: u8,
    /// So many goods are a final point.
    pub goods_per_point: u8,
    /// So many assistants in the church end the game, with two, three and four players.
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
}

/// The box: what `components.toml` says, made ready for the rules.
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
    /// What each kind of area offers at powers 1 to 5: goods, yen, exchanges, faith, imports, pieces, units of
    /// production, or the highest level of an order (§7).
    pub by_power: [[u8; MOST_POWER as usize]; AreaKind::ALL.len()],
    /// The rows of the map with two, three and four players, from the top.
    pub rows: [[u8; ROWS]; 3],
    /// What each space of a laboratory adds to the price, from the left.
    pub surcharge: [u8; SLOTS],
    /// The level of each space of a port, from the left: 1 green, 2 orange, 3 red.
    pub levels: [u8; SLOTS],
    /// The foreign agents of each country.
    pub agents: ByCountry<u8>,
    /// The numbers of the text.
    pub numbers: Numbers,
}

impl Components {
    /// The place of a table in the lists for two, three and four players.
    #[inline]
    pub(crate) fn seat_count_index(seats: SeatCount) -> usize {
        seats.get().clamp(2, 4) - 2
    }

    /// The area boards in play (§2.1). Of doubled boards the second leaves.
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

    /// What an area offers at a power from 1 to 5; nothing without power.
    #[inline]
    pub fn offer(&self, kind: AreaKind, power: u8) -> u8 {
        match power.min(MOST_POWER).checked_sub(1) {
            Some(place) => self.by_power[kind as usize][usize::from(place)],
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

    /// So many assistants on a management board end the game (§11.1).
    #[inline]
    pub fn end_count(&self, board: ManagementBoard, seats: SeatCount) -> u8 {
        match board {
            ManagementBoard::Church => self.numbers.church_end[Components::seat_count_index(seats)],
            ManagementBoard::Customs => self.numbers.customs_end[Components::seat_count_index(seats)],
        }
    }

    /// The places of the map, row by row from the top, that touch each place, as bits (§2.2): rows are centred, so
    /// that boards of neighbouring rows lie shifted by half a board.
    pub fn adjacent_positions(&self, seats: SeatCount) -> [u32; Area::COUNT] {
        let rows = self.rows[Components::seat_count_index(seats)];
        let widest = rows.into_iter().max().unwrap_or(0);
        // Where the middle of each board lies, in half boards.
        let places = rows.into_iter().enumerate().flat_map(|(row, length)| {
            (0..length).map(move |place| (row as i32, i32::from(widest - length) + 2 * i32::from(place)))
        });
        let mut touching = [0; Area::COUNT];
        for (here, (row, middle)) in places.clone().enumerate() {
            for (there, (other, its)) in places.clone().enumerate() {
                let (down, across) = ((row - other).abs(), (middle - its).abs());
                if (down == 0 && across == 2) || (down == 1 && across == 1) {
                    touching[here] |= 1 << there;
                }
            }
        }
        touching
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
