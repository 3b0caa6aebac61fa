//! The options of the game (§6).

use portolan_core::OptionSpec;
use serde::Serialize;

/// The options of the game; both are off by default, as in the rulebooks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Options {
    /// Whether all hands are visible (§6.1). This only aids memory: every card that enters a hand is visible to all.
    pub open_hands: bool,
    /// Whether all points are visible (§6.2).
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
