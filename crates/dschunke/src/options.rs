//! What the players agree on before they start (§9).

use portolan_core::OptionSpec;
use serde::Serialize;

/// How the table is prepared (§2, §9.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SetUp {
    /// Merchants and cargo as printed.
    #[default]
    Standard,
    /// Merchants shuffled, cargo placed by the left neighbour.
    Variant,
}

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Options {
    /// How the table is prepared (§9.1).
    pub setup: SetUp,
    /// The stacks of goods can be counted at any time (§9.2).
    pub open_stacks: bool,
}

impl portolan_core::Options for Options {
    const LIST: &'static [OptionSpec] =
        &[OptionSpec { key: "setup", values: &["standard", "variant"] }, OptionSpec::switch("open-stacks")];

    fn get(&self, option: usize) -> usize {
        [self.setup as usize, self.open_stacks.into()][option]
    }

    fn set(&mut self, option: usize, value: usize) {
        match option {
            0 => self.setup = [SetUp::Standard, SetUp::Variant][value],
            _ => self.open_stacks = value == 1,
        }
    }
}
