//! Who plays: a contestant with its name, and the player that it becomes at a seat of one table.
//!
//! All that a match knows of a bot is here. A bot that keeps thoughts between its choices keeps them in its [`SeatedBot`].

use crate::stop::Stop;
use portolan_bots::{BotKind, BotPlayer, Heuristics, SearchLevel, UnknownBotError};
use portolan_games::core::{Knowledge, Seat, SeatCount, Seed, ThoughtRng};
use std::str::FromStr;

/// Somebody whose strength is measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Its name in reports.
    pub name: String,
    /// How it thinks.
    pub kind: BotKind,
    /// How many iterations it thinks before a choice; as many as its kind does, if not given.
    pub iterations: Option<u32>,
}

/// What is wrong with the text of a contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages tell")]
pub enum ContestantError {
    #[error(transparent)]
    Unknown(#[from] UnknownBotError),
    #[error("‘{0}’ is no number of iterations; write one from 1 up behind the @, such as master@5000")]
    Iterations(String),
    #[error("{0} does not think ahead, so it has no iterations")]
    Thoughtless(BotKind),
}

/// A kind, such as `master`, or a kind with so many iterations, such as `master@5000`.
impl FromStr for Contestant {
    type Err = ContestantError;
    fn from_str(text: &str) -> Result<Contestant, ContestantError> {
        let name = text.trim();
        let Some((kind, iterations)) = name.split_once('@') else {
            return Ok(name.parse::<BotKind>()?.into());
        };
        let kind: BotKind = kind.parse()?;
        let wrong = || ContestantError::Iterations(iterations.chars().take(40).collect());
        let count = iterations.parse().ok().filter(|&count: &u32| count > 0).ok_or_else(wrong)?;
        SearchLevel::of(kind).ok_or(ContestantError::Thoughtless(kind))?;
        Ok(Contestant { name: name.to_string(), kind, iterations: Some(count) })
    }
}

impl From<BotKind> for Contestant {
    fn from(kind: BotKind) -> Contestant {
        Contestant { name: kind.name().to_string(), kind, iterations: None }
    }
}

/// A contestant at one seat of one game.
///
/// Each has luck of its own, so what one of them thinks changes nothing in the thoughts of another. There is no clock
/// in its thinking, only a number of iterations: so it chooses the same on every machine.
pub(crate) struct SeatedBot<G: Heuristics> {
    player: BotPlayer<G>,
    rng: ThoughtRng,
}

impl<G: Heuristics> SeatedBot<G> {
    /// Takes a seat in the game with this seed.
    pub(crate) fn sit(contestant: &Contestant, seat: Seat, seats: SeatCount, game: Seed) -> SeatedBot<G> {
        let own = game.nth(seat.number() as u64);
        let of_kind = SearchLevel::of(contestant.kind);
        let level =
            of_kind.map(|level| contestant.iterations.map_or(level, |count| level.with_iterations(count)));
        let player = BotPlayer::with(contestant.kind, level, G::search_params(seats));
        SeatedBot { player, rng: ThoughtRng::new(own.thoughts()) }
    }

    /// What it chooses; any choice at once if it is stopped. It is asked only when it must act.
    pub(crate) fn choose(&mut self, knowledge: &Knowledge<'_, G>, stop: &Stop<'_>) -> G::Choice {
        self.player.choose(knowledge, &mut self.rng, &mut |_| !stop.is_set())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_is_a_kind_or_a_kind_with_iterations() {
        let read = |text: &str| text.parse::<Contestant>().map_err(|wrong| wrong.to_string());
        assert_eq!(read(" greedy ").unwrap(), BotKind::Greedy.into());
        let quick = read("master@500").unwrap();
        assert_eq!(
            (quick.name.as_str(), quick.kind, quick.iterations),
            ("master@500", BotKind::Master, Some(500))
        );
        assert!(read("clever").unwrap_err().contains("there is no bot called ‘clever’"));
        assert!(read("greedy@5").unwrap_err().contains("does not think ahead"));
        for wrong in ["master@", "master@0", "master@many", "master@-1", "master@99999999999"] {
            assert!(read(wrong).unwrap_err().contains("iterations"), "{wrong}");
        }
    }
}
