//! The kinds of bots and their names in commands and files.

use std::fmt;
use std::str::FromStr;

/// How a bot chooses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BotKind {
    /// Picks any choice, all equally likely.
    Random,
    /// Picks the choice that looks best without a search.
    Greedy,
    /// Searches its own turn and forgets the cards it has seen.
    Apprentice,
    /// Searches a few turns and forgets the cards it has seen.
    Merchant,
    /// Searches ahead and forgets some of the cards it has seen.
    Master,
    /// Searches for a long time and remembers every card.
    Grandmaster,
}

impl BotKind {
    /// All kinds, from weakest to strongest.
    pub const ALL: [BotKind; 6] = [
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Apprentice,
        BotKind::Merchant,
        BotKind::Master,
        BotKind::Grandmaster,
    ];

    /// The strongest kind that does not search: for abandoned seats and first games.
    pub const INSTANT: BotKind = BotKind::Greedy;

    /// Returns the name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Apprentice => "apprentice",
            BotKind::Merchant => "merchant",
            BotKind::Master => "master",
            BotKind::Grandmaster => "grandmaster",
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The name of no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot called ‘{0}’; there are: {known}", known = BotKind::ALL.map(BotKind::name).join(", "))]
pub struct UnknownBotError(pub String);

impl FromStr for BotKind {
    type Err = UnknownBotError;
    fn from_str(text: &str) -> Result<BotKind, UnknownBotError> {
        let known = BotKind::ALL.into_iter().find(|kind| kind.name() == text);
        known.ok_or_else(|| UnknownBotError(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }

    #[test]
    fn the_error_for_an_unknown_name_lists_the_known_ones() {
        let error = "clever".parse::<BotKind>().unwrap_err();
        let known = "random, greedy, apprentice, merchant, master, grandmaster";
        assert_eq!(error.to_string(), format!("there is no bot called ‘clever’; there are: {known}"));
    }
}
