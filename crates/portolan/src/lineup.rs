//! The lineup of a table: people at this keyboard and bots.

use crate::error::{CliError, known_bots};
use crate::error_message::ErrorMessage;
use portolan_boards::{Players, names};
use portolan_bots::{BotKind, UnknownBotError};
use portolan_games::RecordedPlayer;
use portolan_games::core::Seat;
use portolan_i18n::Locale;

/// In commands and records: a person at this keyboard.
const PERSON: &str = "me";
/// The most characters of a name.
const MAX_NAME_LENGTH: usize = 40;

/// Who chooses for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    /// A person at this keyboard.
    Person,
    /// A bot.
    Bot(BotKind),
}

/// A seat with its player.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatAssignment {
    decider: Decider,
    name: String,
}

/// All seats of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup(Vec<SeatAssignment>);

impl Lineup {
    /// Parses seats such as `me`, `greedy`, `random`. Seats without a name get a default name.
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
        let seats = deciders.into_iter().zip(names).map(|(decider, name)| SeatAssignment { decider, name });
        Ok(Lineup(seats.collect()))
    }

    /// Returns the lineup of a record.
    pub fn recorded(players: &[RecordedPlayer]) -> Result<Lineup, CliError> {
        let seat = |player: &RecordedPlayer| {
            Ok(SeatAssignment { decider: decider(&player.kind)?, name: player.name.clone() })
        };
        players.iter().map(seat).collect::<Result<Vec<_>, CliError>>().map(Lineup)
    }

    /// Returns the players as stored in a record.
    pub fn for_record(&self) -> Vec<RecordedPlayer> {
        let player = |seat: &SeatAssignment| RecordedPlayer {
            kind: match seat.decider {
                Decider::Person => PERSON.to_string(),
                Decider::Bot(kind) => kind.to_string(),
            },
            name: seat.name.clone(),
        };
        self.0.iter().map(player).collect()
    }

    /// Returns the number of seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Who chooses for a seat; `None` if there is no such seat.
    pub fn decider(&self, seat: Seat) -> Option<Decider> {
        self.0.get(seat.index()).map(|assignment| assignment.decider)
    }

    /// Returns the seats of people at this keyboard.
    pub fn people(&self) -> Vec<Seat> {
        let seats = (0..self.0.len()).filter_map(Seat::new);
        seats.filter(|&seat| self.decider(seat) == Some(Decider::Person)).collect()
    }

    /// Returns the names by seat.
    pub fn names(&self) -> Players {
        Players::new(self.0.iter().map(|seat| &seat.name))
    }
}

fn decider(text: &str) -> Result<Decider, CliError> {
    match text {
        PERSON => Ok(Decider::Person),
        bot => {
            let unknown = |UnknownBotError(who)| ErrorMessage::NoPlayerKind { who, known: known_bots() };
            Ok(Decider::Bot(bot.parse().map_err(unknown)?))
        }
    }
}

/// Refuses names that do not fit on a line of a record or in a column of the board.
fn checked_name(name: &str) -> Result<String, CliError> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME_LENGTH || name.chars().any(char::is_control) {
        return Err(ErrorMessage::BadName { most: MAX_NAME_LENGTH.to_string() }.into());
    }
    Ok(name.to_string())
}

/// `Greedy`, or `Greedy 3` for seat 3 if there are several.
fn default_name(seat: usize, decider: Decider, all: &[Decider], locale: &Locale) -> String {
    let several = all.iter().filter(|&&other| other == decider).count() > 1;
    let number = several.then_some(seat + 1);
    match decider {
        Decider::Person => names::player(locale, number),
        Decider::Bot(kind) => names::bot(locale, kind.name(), number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_of(seats: &str, names: &[&str]) -> Result<Vec<String>, String> {
        names_in("en", seats, names)
    }

    fn names_in(language: &str, seats: &str, names: &[&str]) -> Result<Vec<String>, String> {
        let locale = Locale::new(language).expect("a language");
        let seats: Vec<String> = seats.split(',').map(String::from).collect();
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let lineup = Lineup::new(&seats, &names, &locale).map_err(|error| error.text(&locale))?;
        Ok(lineup.names().names().map(String::from).collect())
    }

    #[test]
    fn seats_without_a_name_get_a_default_name() {
        assert_eq!(names_of("me,greedy,greedy", &["Anna"]).unwrap(), ["Anna", "Greedy 2", "Greedy 3"]);
        assert_eq!(names_of("me,random", &[]).unwrap(), ["Player", "Random"]);
        assert_eq!(names_in("pl", "me,merchant", &[]).unwrap(), ["Gracz", "Kupiec"]);
        assert_eq!(names_in("de", "me,me", &["Anna"]).unwrap(), ["Anna", "Spieler 2"]);
    }

    #[test]
    fn invalid_seats_and_names_are_refused() {
        assert!(names_of("me,clever", &[]).unwrap_err().contains("clever"));
        assert!(names_of("me,greedy", &["a", "b", "c"]).unwrap_err().contains("3 names for 2 seats"));
        assert!(names_of("me,greedy", &["a\nb"]).is_err());
    }
}
