//! What the players agree on before they start (§6).

use portolan_core::OptionSpec;
use serde::Serialize;

/// The options of the game; both are off in the rulebooks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Options {
    /// All hands lie open: an aid to memory, since every card enters a hand openly (§6.1).
    pub open_hands: bool,
    /// All points are told at any time (§6.2).
    pub open_points: bool,
}

impl portolan_core::Options for Options {
    const LIST: &'static [OptionSpec] =
        &[OptionSpec::switch("open-hands"), OptionSpec::switch("open-points")];

    fn get(&self, option: usize) -> usize {
        [self.open_hands, self.open_points][option].into()
    }

    fn set(&mut self, option: usize, value: usize) {
        *[&mut self.open_hands, &mut self.open_points][option] = value == 1;
    }
}
