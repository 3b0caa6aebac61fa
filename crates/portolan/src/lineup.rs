//! Who sits where: people at this keyboard, and bots. What a bot thinks is not decided here.

use crate::error::{CliError, known_bots};
use portolan_boards::program::ErrorMessage;
use portolan_boards::{Locale, Players, names};
use portolan_bots::{BotKind, UnknownBotError};
use portolan_games::RecordedPlayer;
use portolan_games::core::Seat;

/// The name of a person at this keyboard, in commands and records.
const ME: &str = "me";
/// No name is longer than this.
const LONGEST_NAME: usize = 40;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    /// A person at this keyboard.
    Me,
    /// A bot.
    Bot(BotKind),
}

/// One seat with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatAssignment {
    decider: Decider,
    name: String,
}

/// All seats around the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup(Vec<SeatAssignment>);

impl Lineup {
    /// Reads `me,greedy,random`; whoever is not named is called after what they are.
    pub fn new(seats: &[String], names: &[String], locale: &Locale) -> Result<Lineup, CliError> {
        if names.len() > seats.len() {
            let (names, seats) = (names.len().to_string(), seats.len().to_string());
            return Err(ErrorMessage::TooManyNames { names, seats }.into());
        }
        let deciders = seats.iter().map(|text| decider(text)).collect::<Result<Vec<_>, _>>()?;
        let name_of = |(seat, &decider): (usize, &Decider)| match names.get(seat) {
            Some(name) => checked_name(name),
            None => Ok(default_name(seat, decider, &deciders, locale)),
        };
        let names = deciders.iter().enumerate().map(name_of).collect::<Result<Vec<_>, _>>()?;
        let chairs = deciders.into_iter().zip(names).map(|(decider, name)| SeatAssignment { decider, name });
        Ok(Lineup(chairs.collect()))
    }

    /// Those who sat at a recorded table.
    pub fn recorded(players: &[RecordedPlayer]) -> Result<Lineup, CliError> {
        let chair = |player: &RecordedPlayer| {
            Ok(SeatAssignment { decider: decider(&player.kind)?, name: player.name.clone() })
        };
        players.iter().map(chair).collect::<Result<Vec<_>, CliError>>().map(Lineup)
    }

    /// As the record keeps them.
    pub fn for_record(&self) -> Vec<RecordedPlayer> {
        let player = |chair: &SeatAssignment| RecordedPlayer {
            kind: match chair.decider {
                Decider::Me => ME.to_string(),
                Decider::Bot(kind) => kind.to_string(),
            },
            name: chair.name.clone(),
        };
        self.0.iter().map(player).collect()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Who decides for a seat.
    pub fn decider(&self, seat: Seat) -> Option<Decider> {
        self.0.get(seat.index()).map(|chair| chair.decider)
    }

    /// The people at this keyboard.
    pub fn people(&self) -> Vec<Seat> {
        let seats = (0..self.0.len()).filter_map(Seat::new);
        seats.filter(|&seat| self.decider(seat) == Some(Decider::Me)).collect()
    }

    /// The names, by seat.
    pub fn names(&self) -> Players {
        Players::new(self.0.iter().map(|chair| &chair.name))
    }
}

fn decider(text: &str) -> Result<Decider, CliError> {
    match text {
        ME => Ok(Decider::Me),
        bot => {
            let nobody = |UnknownBotError(who)| ErrorMessage::NobodySuch { who, known: known_bots() };
            Ok(Decider::Bot(bot.parse().map_err(nobody)?))
        }
    }
}

/// A name that can stand in a line of a record and in a column of the board.
fn checked_name(name: &str) -> Result<String, CliError> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(ErrorMessage::BadName { most: LONGEST_NAME.to_string() }.into());
    }
    Ok(name.to_string())
}

/// `Greedy`, or `Greedy 3` at seat 3 if there are several.
fn default_name(seat: usize, decider: Decider, all: &[Decider], locale: &Locale) -> String {
    let several = all.iter().filter(|&&other| other == decider).count() > 1;
    let number = several.then_some(seat + 1);
    match decider {
        Decider::Me => names::player(locale, number),
        Decider::Bot(kind) => names::bot(locale, kind.name(), number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chairs(seats: &str, names: &[&str]) -> Result<Vec<String>, String> {
        chairs_in("en", seats, names)
    }

    fn chairs_in(language: &str, seats: &str, names: &[&str]) -> Result<Vec<String>, String> {
        let locale = Locale::new(language).expect("a language");
        let seats: Vec<String> = seats.split(',').map(String::from).collect();
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let chairs = Lineup::new(&seats, &names, &locale).map_err(|failure| failure.told(&locale))?;
        Ok(chairs.names().names().map(String::from).collect())
    }

    #[test]
    fn those_without_a_name_are_called_after_what_they_are() {
        assert_eq!(chairs("me,greedy,greedy", &["Anna"]).unwrap(), ["Anna", "Greedy 2", "Greedy 3"]);
        assert_eq!(chairs("me,random", &[]).unwrap(), ["Player", "Random"]);
        assert_eq!(chairs_in("pl", "me,merchant", &[]).unwrap(), ["Gracz", "Kupiec"]);
        assert_eq!(chairs_in("de", "me,me", &["Anna"]).unwrap(), ["Anna", "Spieler 2"]);
    }

    #[test]
    fn wrong_seats_and_names_are_refused() {
        assert!(chairs("me,clever", &[]).unwrap_err().contains("clever"));
        assert!(chairs("me,greedy", &["a", "b", "c"]).unwrap_err().contains("3 names for 2 seats"));
        assert!(chairs("me,greedy", &["a\nb"]).is_err());
    }
}
