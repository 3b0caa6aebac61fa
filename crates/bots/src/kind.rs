//! The kinds of bots, and their names in commands and files.

use std::fmt;
use std::str::FromStr;

/// How a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BotKind {
    /// Any choice is as good as another.
    Random,
    /// Takes what looks best at once.
    Greedy,
    /// Thinks about its own turn, and forgets.
    Apprentice,
    /// Thinks a little ahead, and forgets.
    Merchant,
    /// Thinks ahead, and forgets a part.
    Master,
    /// Thinks ahead for long, and forgets nothing.
    Grandmaster,
}

impl BotKind {
    /// All kinds, the weakest first.
    pub const ALL: [BotKind; 6] = [
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Apprentice,
        BotKind::Merchant,
        BotKind::Master,
        BotKind::Grandmaster,
    ];

    /// The strongest that answers at once: for seats that somebody has left, and for a first game.
    pub const AT_ONCE: BotKind = BotKind::Greedy;

    /// Its name in commands and files.
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

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot called ‘{0}’; there are: {known}", known = BotKind::ALL.map(BotKind::name).join(", "))]
pub struct UnknownBot(pub String);

impl FromStr for BotKind {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<BotKind, UnknownBot> {
        let known = BotKind::ALL.into_iter().find(|kind| kind.name() == text);
        known.ok_or_else(|| UnknownBot(text.chars().take(40).collect()))
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
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = "clever".parse::<BotKind>().unwrap_err();
        let known = "random, greedy, apprentice, merchant, master, grandmaster";
        assert_eq!(error.to_string(), format!("there is no bot called ‘clever’; there are: {known}"));
    }
}
