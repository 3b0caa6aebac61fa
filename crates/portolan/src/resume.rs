//! `portolan resume`: finds a game that was not finished and goes on with it.

use crate::error::CliError;
use crate::lineup::Lineup;
use crate::play::Session;
use crate::saves::{self, Saves};
use crate::screen::Screen;
use clap::Args;
use portolan_boards::program::{self, ErrorMessage};
use portolan_boards::{Locale, Players};
use portolan_games::{AnyTable, Record};
use std::path::{Path, PathBuf};

/// Which game to go on with.
#[derive(Args)]
pub struct ResumeArgs {
    /// Its name, such as osaka-0001, or the file of its record; without it the unfinished game played last.
    game: Option<String>,
    /// List the games that can be resumed.
    #[arg(long)]
    list: bool,
}

struct Found {
    path: PathBuf,
    record: Record,
    table: AnyTable,
}

/// Goes on with a game, or lists those that can be gone on with.
pub fn run(args: &ResumeArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let saves = Saves::find()?;
    if args.list {
        return list(&saves, locale, screen);
    }
    let Found { path, record, table } = match &args.game {
        Some(name) => open(&saves.by_name(name).unwrap_or_else(|| PathBuf::from(name)))?,
        None => unfinished(&saves)?.pop().ok_or_else(nothing_to_resume)?,
    };
    if table.outcome().is_some() {
        return Err(ErrorMessage::GameIsOver { file: path.display().to_string() }.into());
    }
    let chairs = Lineup::recorded(&record.players)?;
    let mut session = Session::new(table, chairs, saves.take_up(path), locale, screen);
    session.take_up();
    session.play()
}

fn open(path: &Path) -> Result<Found, CliError> {
    let record = saves::read_record(path)?;
    let table = record.replay().map_err(|error| saves::broken(path, error))?;
    Ok(Found { path: path.to_path_buf(), record, table })
}

/// The unfinished games, the one played last at the end. What cannot be read is no game to go on with.
fn unfinished(saves: &Saves) -> Result<Vec<Found>, CliError> {
    let found = saves.all()?.into_iter().filter_map(|path| open(&path).ok());
    Ok(found.filter(|found| found.table.outcome().is_none()).collect())
}

fn nothing_to_resume() -> CliError {
    ErrorMessage::NothingToResume {}.into()
}

fn list(saves: &Saves, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let found = unfinished(saves)?;
    if found.is_empty() {
        return Err(nothing_to_resume());
    }
    for Found { path, record, table } in found.iter().rev() {
        let players = Players::new(record.players.iter().map(|player| &player.name));
        let names: Vec<&str> = players.names().collect();
        let name = saves::name(path);
        let name = name.trim_end_matches(".record");
        let made = program::choices_made(table.choice_count(), locale);
        screen.line(&format!("{name}  {}  {made}", names.join(", ")))?;
    }
    Ok(())
}
