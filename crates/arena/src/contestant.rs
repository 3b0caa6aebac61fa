//! Who plays: a contestant with its name, and the player that it becomes at a seat of one table.
//!
//! All that a match knows of a bot is here. A bot that keeps thoughts between its choices keeps them in its [`Player`].

use portolan_bots::{BotKind, Judged, UnknownBot, choose_for};
use portolan_games::core::{Knowledge, Seat, Seed, ThoughtRng};
use std::str::FromStr;

/// Somebody whose strength is measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Its name in reports.
    pub name: String,
    /// How it thinks.
    pub kind: BotKind,
}

impl FromStr for Contestant {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<Contestant, UnknownBot> {
        text.trim().parse::<BotKind>().map(Contestant::from)
    }
}

impl From<BotKind> for Contestant {
    fn from(kind: BotKind) -> Contestant {
        Contestant { name: kind.name().to_string(), kind }
    }
}

/// A contestant at one seat of one game.
///
/// Each has luck of its own, so what one of them thinks changes nothing in the thoughts of another.
pub(crate) struct Player {
    kind: BotKind,
    thoughts: ThoughtRng,
}

impl Player {
    /// Takes a seat in the game with this seed.
    pub(crate) fn sit(contestant: &Contestant, seat: Seat, game: Seed) -> Player {
        let own = game.nth(seat.number() as u64);
        Player { kind: contestant.kind, thoughts: ThoughtRng::new(own.thoughts()) }
    }

    /// What it chooses. It is asked only when it must act.
    pub(crate) fn choose<G: Judged>(&mut self, knowledge: &Knowledge<'_, G>) -> G::Choice {
        choose_for(self.kind, knowledge, &mut self.thoughts)
    }
}
