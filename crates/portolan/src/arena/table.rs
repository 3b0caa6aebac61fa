//! The arguments for the table and the number of threads.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use portolan_games::core::{SeatCount, SetupError};
use portolan_games::{AnyTable, GameId, TableSetup};
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

/// The most threads.
const MAX_THREADS: usize = 1024;

/// The arguments for a table. They are parsed by [`TableArgs::setup`], which has a message for each error.
#[derive(Clone, Debug, clap::Args)]
pub struct TableArgs {
    /// The game, such as `osaka`
    pub game: String,

    /// The number of seats; defaults to the most that the game allows
    #[arg(long, alias = "seats", value_name = "N")]
    pub players: Option<usize>,

    /// The seed of the whole series: the same seed gives the same games
    #[arg(long, default_value = "1")]
    pub seed: String,

    /// An option of the game, such as `open-hands=yes`. Repeatable
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,

    /// A components file instead of the built-in components
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,

    /// The number of games played in parallel; defaults to the number of cores
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
}

impl TableArgs {
    /// Returns the setup of every game; an invalid one is refused.
    pub fn setup(&self) -> Result<TableSetup, CliError> {
        let game: GameId = self.game.parse()?;
        let table = TableSetup {
            game,
            revision: game.meta().revision,
            components: self.components.as_deref().map(read_components).transpose()?,
            options: self.options.iter().map(|option| parse_option(option)).collect::<Result<_, _>>()?,
            seats: seat_count(game, self.players)?,
            seed: self.seed.parse().map_err(|_| ErrorMessage::BadSeed { seed: self.seed.clone() })?,
        };
        self.threads()?;
        AnyTable::new(&table)?;
        Ok(table)
    }

    /// Returns the number of threads.
    pub fn threads(&self) -> Result<usize, CliError> {
        match self.threads {
            Some(0) => Err(ErrorMessage::NoThread {}.into()),
            Some(threads) => Ok(threads.min(MAX_THREADS)),
            None => Ok(available_parallelism().map_or(1, |cores| cores.get())),
        }
    }
}

fn seat_count(game: GameId, players: Option<usize>) -> Result<SeatCount, CliError> {
    let (least, most) = game.meta().seats;
    let players = players.unwrap_or(most);
    let refused = || SetupError::WrongSeatCount { game: game.meta().name, least, most, seats: players };
    Ok(SeatCount::new(players).filter(|_| (least..=most).contains(&players)).ok_or_else(refused)?)
}

fn parse_option(option: &str) -> Result<(String, String), CliError> {
    let pair = option.split_once('=').map(|(key, value)| (key.to_string(), value.to_string()));
    pair.ok_or_else(|| ErrorMessage::NotAnOption { option: option.to_string() }.into())
}

fn read_components(path: &Path) -> Result<String, CliError> {
    std::fs::read_to_string(path).map_err(|cause| CliError::reading(path, cause))
}

/// Parses a share: `55%`, `55 %` or `0.55`.
pub fn share(text: &str) -> Result<f64, ErrorMessage> {
    let (number, divisor) = match text.strip_suffix('%') {
        Some(number) => (number.trim_end(), 100.0),
        None => (text, 1.0),
    };
    let share = number.parse::<f64>().ok().map(|number| number / divisor);
    let share = share.filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| ErrorMessage::NotAShare { share: text.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_percentages_or_decimals() {
        for text in ["55%", "55 %", "0.55", ".55"] {
            assert_eq!(share(text), Ok(0.55), "{text}");
        }
        for text in ["", "%", "55", "-1%", "NaN", "much", "101%", "inf"] {
            assert!(share(text).is_err(), "{text}");
        }
    }
}
