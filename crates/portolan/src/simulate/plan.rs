//! What was asked for, read and checked. Nothing is played here.

use super::args::SimulateArgs;
use crate::failure::Failure;
use portolan_bots::BotKind;
use portolan_games::core::{Seat, SeatCount, Seed, SetupError};
use portolan_games::{GameId, TableSetup};
use std::ops::Range;
use std::path::Path;
use std::thread::available_parallelism;

/// So many games are held in memory at once.
const BATCH: u64 = 8192;

/// More threads than this help nobody.
const MOST_THREADS: usize = 1024;

/// How the result is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    Text,
    Json,
    Csv,
}

/// What is to be played, by whom, and how it is told.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The table of every game; its seed names the series.
    pub(super) table: TableSetup,
    /// Who plays.
    pub(super) bots: Vec<BotKind>,
    /// How many games.
    pub(super) games: u64,
    /// How many of them at once.
    pub(super) threads: usize,
    /// How the result is told.
    pub(super) format: Format,
}

impl Plan {
    /// Reads the command line.
    pub(super) fn read(args: &SimulateArgs) -> Result<Plan, Failure> {
        let game: GameId = args.game.parse()?;
        let table = TableSetup {
            game,
            components: args.components.as_deref().map(read_components).transpose()?,
            options: args.options.iter().map(|option| read_option(option)).collect::<Result<_, _>>()?,
            seats: read_players(game, args.players)?,
            seed: args.seed.parse().map_err(Failure::input)?,
        };
        if args.games == 0 {
            return Err(Failure::input("a simulation takes at least one game"));
        }
        Ok(Plan {
            table,
            bots: read_bots(&args.bots)?,
            games: args.games,
            threads: read_threads(args.threads)?,
            format: match (args.json, args.csv) {
                (true, _) => Format::Json,
                (_, true) => Format::Csv,
                _ => Format::Text,
            },
        })
    }

    /// The games in their order, so many at a time as fit into memory.
    pub(super) fn batches(&self) -> impl Iterator<Item = Range<u64>> {
        let games = self.games;
        (0..games.div_ceil(BATCH)).map(move |batch| batch * BATCH..games.min((batch + 1) * BATCH))
    }

    /// The seed of one game of the series.
    pub(super) fn seed_of(&self, game: u64) -> Seed {
        self.table.seed.nth(game)
    }

    /// Who sits where: everybody moves on by one seat from game to game.
    pub(super) fn bot_at(&self, seat: Seat, game: u64) -> BotKind {
        let places = self.bots.len() as u64;
        self.bots[((seat.index() as u64 + game % places) % places) as usize]
    }
}

fn read_players(game: GameId, players: Option<usize>) -> Result<SeatCount, Failure> {
    let (least, most) = game.meta().seats;
    let players = players.unwrap_or(most);
    let refused = || SetupError::WrongSeatCount { game: game.meta().name, least, most, seats: players };
    Ok(SeatCount::new(players).filter(|_| (least..=most).contains(&players)).ok_or_else(refused)?)
}

fn read_bots(names: &[String]) -> Result<Vec<BotKind>, Failure> {
    let bots: Vec<BotKind> =
        names.iter().map(|name| name.trim().parse()).collect::<Result<_, _>>().map_err(Failure::input)?;
    if bots.is_empty() {
        return Err(Failure::input("a simulation takes at least one bot"));
    }
    Ok(bots)
}

fn read_option(option: &str) -> Result<(String, String), Failure> {
    let pair = option.split_once('=').map(|(key, value)| (key.to_string(), value.to_string()));
    pair.ok_or_else(|| {
        Failure::input(format!("‘{option}’ is not an option: write NAME=VALUE, such as open-hands=yes"))
    })
}

fn read_components(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|cause| Failure::reading(path, cause))
}

fn read_threads(threads: Option<usize>) -> Result<usize, Failure> {
    match threads {
        Some(0) => Err(Failure::input("a simulation takes at least one thread")),
        Some(threads) => Ok(threads.min(MOST_THREADS)),
        None => Ok(available_parallelism().map_or(1, |cores| cores.get())),
    }
}
