//! What belongs to one player.

use crate::components::{Area, AreaSet, ByArea, ByCountry, ByGood, Piece, Prize, Title};
use crate::event::PointSource;
use portolan_core::{CardId, CardSet};
use serde::Serialize;

/// Agents of one kind: a country's or free ones.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct AgentCounts {
    /// Face up: can still be used.
    pub ready: u8,
    /// Face down.
    pub used: u8,
}

/// The assistants, shops and trading houses in a hand or a warehouse.
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
    /// The number of pieces of one kind.
    #[inline]
    pub const fn count(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Assistant => self.assistants,
            Piece::Shop => self.shops,
            Piece::House => self.houses,
        }
    }

    #[inline]
    pub(crate) fn count_mut(&mut self, piece: Piece) -> &mut u8 {
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
    /// The area of the president; `None` while it is in the hand.
    pub president: Option<Area>,
    /// Assistants on each area.
    pub assistants: ByArea<u8>,
    /// The areas with at least one assistant.
    pub areas_with_assistants: AreaSet,
    /// The areas with a shop.
    pub shops: AreaSet,
    /// The areas with a trading house.
    pub houses: AreaSet,
    /// The two orders that were dealt, until the player keeps one (§2.8).
    pub dealt: CardSet,
    /// The dealt order that the player did not keep. Only for perfect memory.
    pub discarded_order: Option<CardId>,
    /// Orders in the hand.
    pub orders: CardSet,
    /// The orders in the hand that were taken openly from a port. Only for perfect memory.
    pub known_orders: CardSet,
    /// Completed orders.
    pub completed: CardSet,
    /// Technologies.
    pub technologies: CardSet,
    /// The titles of the technologies, as bits.
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
    /// Points from each source, in the order of [`PointSource::ALL`].
    pub earned: [u16; PointSource::ALL.len()],
}

impl Player {
    /// Whether the player has this technology.
    #[inline]
    pub const fn has(&self, title: Title) -> bool {
        self.titles & title.bit() != 0
    }

    /// Points so far, without final scoring.
    pub fn points(&self) -> u16 {
        self.earned.iter().sum()
    }

    /// Unused agents of all countries, and free agents.
    #[inline]
    pub fn ready_agents(&self) -> u8 {
        self.free_agents.ready + self.agents.0.iter().map(|agents| agents.ready).sum::<u8>()
    }

    /// Agents and 5-power tokens, used or not (§8.2). A free agent of the second mini-expansion is a token and counts
    /// once (R54).
    pub fn agents_and_tokens(&self) -> u8 {
        let agents: u8 = self.agents.0.iter().map(|agents| agents.ready + agents.used).sum();
        let prize = u8::from(self.prize == Some(Prize::FreeAgent));
        agents + prize + self.tokens.len() as u8
    }

    /// Areas with a shop or trading house (§8.2).
    #[inline]
    pub fn areas_with_buildings(&self) -> AreaSet {
        self.shops | self.houses
    }

    /// The number of assistants on all areas.
    pub fn assistants_on_areas(&self) -> u8 {
        self.assistants.0.iter().sum()
    }
}
