//! The options of a game (§9).

use portolan_core::OptionSpec;
use serde::Serialize;

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// Whether the ivory cards are used; the rulebook leaves them out of a first game (§9.1).
    pub ivory: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { ivory: true }
    }
}

impl portolan_core::Options for Options {
    const LIST: &'static [OptionSpec] = &[OptionSpec { key: "ivory", values: &["yes", "no"] }];

    fn get(&self, _: usize) -> usize {
        usize::from(!self.ivory)
    }

    fn set(&mut self, _: usize, value: usize) {
        self.ivory = value == 0;
    }
}
