//! `portolan play`: from the command line to a table with people and bots around it. The game itself goes on in
//! `session`.

mod command;
mod hot_seat;
mod menu;
mod person;
mod session;
mod telling;

pub use session::Session;

use crate::error::CliError;
use crate::lineup::Lineup;
use crate::saves::{Saves, read_text};
use crate::screen::Screen;
use clap::Args;
use portolan_boards::Locale;
use portolan_boards::program::ErrorMessage;
use portolan_games::core::{SeatCount, Seed, SetupError};
use portolan_games::{AnyTable, GameId, TableSetup};
use std::path::PathBuf;

/// What to play, and with whom.
#[derive(Args)]
pub struct PlayArgs {
    /// Which game.
    game: GameId,
    /// Who sits around the table, clockwise: `me` for a person at this keyboard, or the name of a bot.
    #[arg(long, value_delimiter = ',', default_value = "me,greedy", value_name = "WHO,WHO")]
    seats: Vec<String>,
    /// The names of the players, in the order of the seats.
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    names: Vec<String>,
    /// All the luck of the game: a number, or 64 hexadecimal digits. Without it luck is drawn.
    #[arg(long)]
    seed: Option<Seed>,
    /// An option of the game, such as open-hands=yes; `portolan games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Your own components file; see `portolan components`.
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

/// Starts a game and plays it.
pub fn run(args: &PlayArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let chairs = Lineup::new(&args.seats, &args.names, locale)?;
    let table = AnyTable::new(&setup(args, chairs.len())?)?;
    let save = Saves::find()?.create(table.game())?;
    let mut session = Session::new(table, chairs, save, locale, screen);
    session.begin()?;
    session.play()
}

fn setup(args: &PlayArgs, seats: usize) -> Result<TableSetup, CliError> {
    let meta = args.game.meta();
    let (least, most) = meta.seats;
    let wrong = SetupError::WrongSeatCount { game: meta.name, least, most, seats };
    Ok(TableSetup {
        game: args.game,
        revision: args.game.meta().revision,
        components: args.components.as_deref().map(read_text).transpose()?,
        options: args.options.iter().map(|option| pair(option)).collect::<Result<_, _>>()?,
        seats: SeatCount::new(seats).filter(|_| (least..=most).contains(&seats)).ok_or(wrong)?,
        seed: args.seed.map_or_else(drawn_seed, Ok)?,
    })
}

fn pair(option: &str) -> Result<(String, String), CliError> {
    let pair = option.split_once('=').map(|(key, value)| (key.trim().to_string(), value.trim().to_string()));
    pair.ok_or_else(|| ErrorMessage::NotAnOption { option: option.to_string() }.into())
}

fn drawn_seed() -> Result<Seed, CliError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| ErrorMessage::NoLuck { reason: error.to_string() })?;
    Ok(Seed::from_bytes(bytes))
}
