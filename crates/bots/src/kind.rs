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
}

impl BotKind {
    /// All kinds, the weakest first.
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    /// Its name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
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
        assert_eq!(error.to_string(), "there is no bot called ‘clever’; there are: random, greedy");
    }
}
