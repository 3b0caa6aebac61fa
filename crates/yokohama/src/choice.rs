//! What a player can choose.

mod notation;
mod number;
mod payment;

pub use payment::{Payment, PaymentSet, Ware};

use crate::components::{Area, Good, Letter, Piece};
use crate::fees::Fees;
use portolan_core::CardId;
use std::fmt;

/// The number of prizes on display (§12.1).
pub const PRIZES_ON_TABLE: usize = 4;

/// Where an assistant comes from (§7.4, §7.5, §10.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AssistantSource {
    /// The hand.
    Hand,
    /// An area.
    Area(Area),
}

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Keep this order of the two dealt (§2.8).
    Keep(CardId),
    /// Send a foreign agent to this area (§8.1).
    Agent(Area),
    /// Place an assistant on this achievement (§8.2).
    Achieve(Letter),
    /// Complete an order from the hand (§8.3).
    Complete(CardId),
    /// Exchange a silk for two yen with the Spinning Machine (§9.12).
    Spin,
    /// Pay a yen for an assistant from the warehouse with the University (§9.19).
    Study,
    /// Place an assistant on this area (§4, §10.4).
    Place(Area),
    /// Move the president to this area (§5.2, §5.3); in revision 1, one step.
    Go(Area),
    /// End the movement here, in revision 1.
    Stop,
    /// Move the president directly to this area with the Tram (§9.18).
    Tram(Area),
    /// Move the president directly to the station (§9.14).
    Ride,
    /// Return the president to the hand (§5.7).
    Recall,
    /// Return an assistant from this area to the hand (§5.7).
    Take(Area),
    /// Return all assistants from all areas to the hand (§5.7).
    TakeAll,
    /// Buy in Chinatown (§7.3).
    Buy(Ware),
    /// Sell in Chinatown (§7.3).
    Sell(Good),
    /// Choose this space of the church or the customs, counted from 1 (§7.4, §7.5).
    Space(u8),
    /// Pay with this (§7.4, §7.7, §7.8).
    Pay(Payment),
    /// Take the assistant from here (§7.4, §7.5, §10.4).
    From(AssistantSource),
    /// Take a piece from the warehouse (§7.6, §10.3).
    Hire(Piece),
    /// Take the technology in this space, counted from 1 (§7.7).
    Learn(u8),
    /// Take the order in this space, counted from 1 (§7.8).
    Order(u8),
    /// Take this as a good of the player's choice (§10.2).
    Gain(Good),
    /// Take the 5-power token (§6.3).
    Token,
    /// Build a shop in this space of the tile, counted from 1 (§6.4).
    Shop(u8),
    /// Build a trading house (§6.5).
    House,
    /// Leave an assistant on the area with the Telephone (§9.17).
    Leave,
    /// Place the station here (§9.14).
    Station(Area),
    /// Take this prize, counted from 1 (§12.1).
    Prize(u8),
    /// End this decision, or decline it.
    Done,
    /// Walk to the chosen area by the route with these fees (§5.4, R6).
    Via(Fees),
}

impl fmt::Display for AssistantSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AssistantSource::Hand => "hand",
            AssistantSource::Area(area) => area.name(),
        })
    }
}

portolan_core::serialize_as_text!(AssistantSource);
