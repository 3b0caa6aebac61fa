//! `portolan play`: sets up a table with people and bots. `session` plays it.

mod command;
mod display;
mod hot_seat;
mod menu;
mod person;
mod session;

pub use session::Session;

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use crate::lineup::Lineup;
use crate::saves::{Saves, read_text};
use crate::screen::Screen;
use clap::Args;
use portolan_games::core::{SeatCount, Seed, SetupError};
use portolan_games::{AnyTable, GameId, TableSetup};
use portolan_i18n::Locale;
use std::path::PathBuf;

/// The arguments of `portolan play`.
#[derive(Args)]
pub struct PlayArgs {
    /// The game.
    game: GameId,
    /// The players in clockwise order: `me` for a person at this keyboard, or the name of a bot; defaults to `me` and as
    /// many greedy bots as the game needs.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO")]
    seats: Vec<String>,
    /// The names of the players, in the order of the seats.
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    names: Vec<String>,
    /// The seed: a number, or 64 hexadecimal digits; defaults to a random one.
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
    let default_seats = default_seats(args.game);
    let seats = if args.seats.is_empty() { &default_seats } else { &args.seats };
    let lineup = Lineup::new(seats, &args.names, locale)?;
    let table = AnyTable::new(&setup(args, lineup.len())?)?;
    let save = Saves::find()?.create(table.game())?;
    let mut session = Session::new(table, lineup, save, locale, screen);
    session.begin()?;
    session.play()
}

/// Returns one person and the smallest number of bots with which this game can be played.
pub(crate) fn default_seats(game: GameId) -> Vec<String> {
    let (least, _) = game.meta().seats;
    let mut seats = vec!["greedy".to_string(); least];
    seats[0] = "me".into();
    seats
}

fn setup(args: &PlayArgs, seats: usize) -> Result<TableSetup, CliError> {
    let meta = args.game.meta();
    let (least, most) = meta.seats;
    let invalid = SetupError::WrongSeatCount { game: meta.name, least, most, seats };
    Ok(TableSetup {
        game: args.game,
        revision: args.game.meta().revision,
        components: args.components.as_deref().map(read_text).transpose()?,
        options: args.options.iter().map(|option| parse_option(option)).collect::<Result<_, _>>()?,
        seats: SeatCount::new(seats).filter(|_| (least..=most).contains(&seats)).ok_or(invalid)?,
        seed: args.seed.map_or_else(random_seed, Ok)?,
    })
}

fn parse_option(option: &str) -> Result<(String, String), CliError> {
    let pair = option.split_once('=').map(|(key, value)| (key.trim().to_string(), value.trim().to_string()));
    pair.ok_or_else(|| ErrorMessage::NotAnOption { option: option.to_string() }.into())
}

fn random_seed() -> Result<Seed, CliError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| ErrorMessage::NoRandomSeed { reason: error.to_string() })?;
    Ok(Seed::from_bytes(bytes))
}
