//! Contestants, and the bot that a contestant provides for one seat of one game.

mod custom;

pub use custom::{Bot, CustomBot};

use crate::error::MatchError;
use crate::stop::Stop;
use portolan_bots::{BotKind, BotPlayer, Heuristics, SearchLevel, UnknownBotError};
use portolan_games::core::{Knowledge, Seat, SeatCount, Seed, ThoughtRng};
use portolan_games::{GameId, ListedGame};
use std::str::FromStr;

/// A participant whose strength is measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// The name in reports.
    pub name: String,
    /// What plays in its seats.
    pub bot: ContestantBot,
}

/// The bot of a contestant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestantBot {
    /// One of the bots of this workspace.
    BuiltIn {
        /// How it chooses.
        kind: BotKind,
        /// The number of iterations per choice; `None` for as many as its kind makes.
        iterations: Option<u32>,
    },
    /// A bot of the caller.
    Custom(CustomBot),
}

impl Contestant {
    /// Returns a contestant with a bot of the caller; `new_bot` is called for every seat of every game.
    pub fn custom<G, B>(name: &str, new_bot: impl Fn() -> B + Send + Sync + 'static) -> Contestant
    where
        G: ListedGame,
        B: Bot<G> + 'static,
    {
        Contestant { name: name.to_string(), bot: ContestantBot::Custom(CustomBot::new::<G, B>(new_bot)) }
    }

    /// Refuses a bot of the caller that plays another game.
    pub(crate) fn check(&self, game: GameId) -> Result<(), MatchError> {
        match &self.bot {
            ContestantBot::Custom(bot) if bot.game() != game => Err(self.other_game(bot)),
            _ => Ok(()),
        }
    }

    fn other_game(&self, bot: &CustomBot) -> MatchError {
        MatchError::OtherGame { bot: self.name.clone(), plays: bot.game() }
    }

    /// Returns a contestant that searches this number of iterations per choice, named like `master@5000`.
    pub fn with_iterations(kind: BotKind, iterations: u32) -> Contestant {
        let bot = ContestantBot::BuiltIn { kind, iterations: Some(iterations) };
        Contestant { name: format!("{kind}@{iterations}"), bot }
    }
}

/// Why a text is not a contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum ContestantError {
    #[error(transparent)]
    UnknownBot(#[from] UnknownBotError),
    #[error("‘{0}’ is not a number of iterations; write one from 1 up after the @, such as master@5000")]
    InvalidIterations(String),
    #[error("{0} does not search, so it has no iterations")]
    NoSearch(BotKind),
}

/// A kind, such as `master`, or a kind with a number of iterations, such as `master@5000`.
impl FromStr for Contestant {
    type Err = ContestantError;
    fn from_str(text: &str) -> Result<Contestant, ContestantError> {
        let name = text.trim();
        let Some((kind, iterations)) = name.split_once('@') else {
            return Ok(name.parse::<BotKind>()?.into());
        };
        let kind: BotKind = kind.parse()?;
        let error = || ContestantError::InvalidIterations(iterations.chars().take(40).collect());
        let count = iterations.parse().ok().filter(|&count: &u32| count > 0).ok_or_else(error)?;
        SearchLevel::of(kind).ok_or(ContestantError::NoSearch(kind))?;
        let bot = ContestantBot::BuiltIn { kind, iterations: Some(count) };
        Ok(Contestant { name: name.to_string(), bot })
    }
}

impl From<BotKind> for Contestant {
    fn from(kind: BotKind) -> Contestant {
        let bot = ContestantBot::BuiltIn { kind, iterations: None };
        Contestant { name: kind.name().to_string(), bot }
    }
}

/// The bot at one seat of one game.
///
/// Each has its own random generator, so the bots do not influence each other. They are limited by iterations, not by
/// time, so they choose the same on every machine.
pub(crate) struct SeatedBot<G: Heuristics> {
    player: SeatedPlayer<G>,
    rng: ThoughtRng,
}

#[expect(clippy::large_enum_variant, reason = "random play is fast: its bots are not behind a pointer")]
enum SeatedPlayer<G: Heuristics> {
    BuiltIn(BotPlayer<G>),
    Custom(Box<dyn Bot<G>>),
}

impl<G: Heuristics + ListedGame> SeatedBot<G> {
    /// Returns the bot of `contestant` for a seat of the game with this seed.
    pub(crate) fn new(
        contestant: &Contestant,
        seat: Seat,
        seats: SeatCount,
        game_seed: Seed,
    ) -> Result<SeatedBot<G>, MatchError> {
        let player = match &contestant.bot {
            ContestantBot::BuiltIn { kind, iterations } => {
                let level = SearchLevel::of(*kind);
                let level = level.map(|level| iterations.map_or(level, |count| level.with_iterations(count)));
                SeatedPlayer::BuiltIn(BotPlayer::with(*kind, level, G::search_params(seats)))
            }
            ContestantBot::Custom(bot) => {
                SeatedPlayer::Custom(bot.seated::<G>().ok_or_else(|| contestant.other_game(bot))?)
            }
        };
        let rng = ThoughtRng::new(game_seed.nth(seat.number() as u64).thoughts());
        Ok(SeatedBot { player, rng })
    }

    /// Returns its choice; a search ends early if the game is stopped. The seat must have something to choose.
    pub(crate) fn choose(&mut self, knowledge: &Knowledge<'_, G>, stop: &Stop<'_>) -> G::Choice {
        match &mut self.player {
            SeatedPlayer::BuiltIn(player) => player.choose(knowledge, &mut self.rng, &mut |_| !stop.is_set()),
            SeatedPlayer::Custom(bot) => bot.choose(knowledge, &mut self.rng),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_is_a_kind_or_a_kind_with_iterations() {
        let parse = |text: &str| text.parse::<Contestant>().map_err(|error| error.to_string());
        assert_eq!(parse(" greedy ").unwrap(), BotKind::Greedy.into());
        assert_eq!(parse("master@500").unwrap(), Contestant::with_iterations(BotKind::Master, 500));
        assert!(parse("clever").unwrap_err().contains("there is no bot called ‘clever’"));
        assert!(parse("greedy@5").unwrap_err().contains("does not search"));
        for text in ["master@", "master@0", "master@many", "master@-1", "master@99999999999"] {
            assert!(parse(text).unwrap_err().contains("iterations"), "{text}");
        }
    }
}
