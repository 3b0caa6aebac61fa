//! The options of a game (§12, R12).

use portolan_core::OptionSpec;
use serde::Serialize;

/// Where the Tram and the ride to the Station may end (R12).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum DirectTravel {
    /// Only where the player has an assistant.
    #[default]
    Assistant,
    /// Anywhere.
    Anywhere,
}

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Options {
    /// Whether there are prizes for reaching all three achievements (§12.1).
    pub prizes: bool,
    /// Whether there are five additional 5-power tokens, which are free agents (§12.2).
    pub free_agents: bool,
    /// Where the Tram and the ride to the Station may end (R12).
    pub direct: DirectTravel,
}

impl portolan_core::Options for Options {
    const LIST: &'static [OptionSpec] = &[
        OptionSpec::switch("prizes"),
        OptionSpec::switch("free-agents"),
        OptionSpec { key: "direct", values: &["assistant", "anywhere"] },
    ];

    fn get(&self, option: usize) -> usize {
        [self.prizes.into(), self.free_agents.into(), self.direct as usize][option]
    }

    fn set(&mut self, option: usize, value: usize) {
        match option {
            0 => self.prizes = value == 1,
            1 => self.free_agents = value == 1,
            _ => self.direct = [DirectTravel::Assistant, DirectTravel::Anywhere][value],
        }
    }
}
