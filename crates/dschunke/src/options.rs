//! The options of a game (§9).

use crate::components::Colour;
use crate::hold::STRIPS_PER_LAYER;
use portolan_core::{OptionSpec, Seat, SeatCount};
use serde::Serialize;

/// How the game is prepared (§2, §9.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Preparation {
    /// Merchants and cargo in their printed places.
    #[default]
    Standard,
    /// Merchants shuffled, cargo placed by the left neighbours.
    Variant,
}

/// The maximum number of layers on a junk (§1.3, §9.3).
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
    /// Returns the maximum number of strips on a junk; `None` without a limit.
    #[inline]
    pub const fn most_strips(self) -> Option<u8> {
        match self {
            LayerLimit::Unlimited => None,
            LayerLimit::Three => Some(3 * STRIPS_PER_LAYER as u8),
        }
    }

    /// The number of strips that a junk with this many can still take.
    #[inline]
    pub const fn room(self, strip_count: usize) -> u8 {
        match self.most_strips() {
            Some(most) => most.saturating_sub(strip_count as u8),
            None => u8::MAX,
        }
    }
}

/// The player with yellow strips in a game for three (§9.4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum YellowFor {
    /// No player.
    #[default]
    Nobody,
    /// The first seat, instead of red.
    Red,
    /// The second seat, instead of blue.
    Blue,
    /// The third seat, instead of green.
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
    /// How the game is prepared (§9.1).
    pub setup: Preparation,
    /// Whether the stacks of goods can be counted at any time (§9.2).
    pub open_stacks: bool,
    /// The maximum number of layers on a junk (§9.3).
    pub layers: LayerLimit,
    /// The player with yellow strips in a game for three (§9.4).
    pub yellow_for: YellowFor,
}

impl Options {
    /// Returns the colour of a seat's strips. With four players all colours are used (§9.4).
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
