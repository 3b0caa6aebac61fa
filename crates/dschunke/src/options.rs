//! What the players agree on before they start (§9).

use crate::components::Colour;
use crate::hold::STRIPS_PER_LAYER;
use portolan_core::{OptionSpec, Seat, SeatCount};
use serde::Serialize;

/// How the table is prepared (§2, §9.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Preparation {
    /// Merchants and cargo as printed.
    #[default]
    Standard,
    /// Merchants shuffled, cargo placed by the left neighbour.
    Variant,
}

/// How high a junk can be loaded (§1.3, §9.3).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub enum LayerLimit {
    /// No limit.
    #[default]
    #[serde(rename = "any")]
    Unlimited,
    /// Three layers.
    #[serde(rename = "3")]
    Three,
}

impl LayerLimit {
    /// The most strips that a junk takes; `None` if there is no limit.
    #[inline]
    pub const fn most_strips(self) -> Option<u8> {
        match self {
            LayerLimit::Unlimited => None,
            LayerLimit::Three => Some(3 * STRIPS_PER_LAYER as u8),
        }
    }
}

/// Whose strips are yellow at a table for three (§9.4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum YellowFor {
    /// Nobody's.
    #[default]
    Nobody,
    /// The first seat's, in place of red ones.
    Red,
    /// The second seat's, in place of blue ones.
    Blue,
    /// The third seat's, in place of green ones.
    Green,
}

impl YellowFor {
    const ALL: [YellowFor; 4] = [YellowFor::Nobody, YellowFor::Red, YellowFor::Blue, YellowFor::Green];

    const fn replaced(self) -> Option<Colour> {
        match self {
            YellowFor::Nobody => None,
            YellowFor::Red => Some(Colour::Red),
            YellowFor::Blue => Some(Colour::Blue),
            YellowFor::Green => Some(Colour::Green),
        }
    }
}

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Options {
    /// How the table is prepared (§9.1).
    pub setup: Preparation,
    /// The stacks of goods can be counted at any time (§9.2).
    pub open_stacks: bool,
    /// How high a junk can be loaded (§9.3).
    pub layers: LayerLimit,
    /// Which colour is yellow instead, with three players (§9.4).
    pub yellow_for: YellowFor,
}

impl Options {
    /// The colour of a seat's strips. With four players all colours are in the game. (§9.4)
    pub fn colour(&self, seat: Seat, seats: SeatCount) -> Colour {
        let printed = Colour::ALL[seat.index()];
        let is_replaced = seats.get() < Colour::ALL.len() && self.yellow_for.replaced() == Some(printed);
        if is_replaced { Colour::Yellow } else { printed }
    }
}

impl portolan_core::Options for Options {
    const LIST: &'static [OptionSpec] = &[
        OptionSpec { key: "setup", values: &["standard", "variant"] },
        OptionSpec::switch("open-stacks"),
        OptionSpec { key: "layers", values: &["any", "3"] },
        OptionSpec { key: "yellow-for", values: &["nobody", "red", "blue", "green"] },
    ];

    fn get(&self, option: usize) -> usize {
        let chosen =
            [self.setup as usize, self.open_stacks.into(), self.layers as usize, self.yellow_for as usize];
        chosen[option]
    }

    fn set(&mut self, option: usize, value: usize) {
        match option {
            0 => self.setup = [Preparation::Standard, Preparation::Variant][value],
            1 => self.open_stacks = value == 1,
            2 => self.layers = [LayerLimit::Unlimited, LayerLimit::Three][value],
            _ => self.yellow_for = YellowFor::ALL[value],
        }
    }
}
