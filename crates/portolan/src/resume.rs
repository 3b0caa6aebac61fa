//! `portolan resume`: finds an unfinished game and resumes it.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use crate::lineup::Lineup;
use crate::play::Session;
use crate::saves::{self, Saves};
use crate::screen::Screen;
use clap::Args;
use portolan_boards::Players;
use portolan_games::{AnyTable, Record};
use portolan_i18n::{Locale, ProgramKey};
use std::path::{Path, PathBuf};

/// The arguments of `portolan resume`.
#[derive(Args)]
pub struct ResumeArgs {
    /// The name of the game, such as osaka-0001, or the file of its record; defaults to the unfinished game played last.
    game: Option<String>,
    /// List the games that can be resumed.
    #[arg(long)]
    list: bool,
}

/// A saved game.
struct SavedGame {
    path: PathBuf,
    record: Record,
    table: AnyTable,
}

/// Resumes a game, or lists the unfinished games.
pub fn run(args: &ResumeArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let saves = Saves::find()?;
    if args.list {
        return list(&saves, locale, screen);
    }
    let SavedGame { path, record, table } = match &args.game {
        Some(name) => open(&saves.by_name(name).unwrap_or_else(|| PathBuf::from(name)))?,
        None => unfinished(&saves)?.pop().ok_or_else(nothing_to_resume)?,
    };
    if table.outcome().is_some() {
        return Err(ErrorMessage::GameIsOver { file: path.display().to_string() }.into());
    }
    let lineup = Lineup::recorded(&record.players)?;
    let mut session = Session::new(table, lineup, saves.open(path), locale, screen);
    session.skip_known_events();
    session.play()
}

fn open(path: &Path) -> Result<SavedGame, CliError> {
    let record = saves::read_record(path)?;
    let table = record.replay().map_err(|error| saves::invalid_record(path, error))?;
    Ok(SavedGame { path: path.to_path_buf(), record, table })
}

/// Returns the unfinished games, the one played last at the end. Unreadable files are skipped.
fn unfinished(saves: &Saves) -> Result<Vec<SavedGame>, CliError> {
    let games = saves.all()?.into_iter().filter_map(|path| open(&path).ok());
    Ok(games.filter(|game| game.table.outcome().is_none()).collect())
}

fn nothing_to_resume() -> CliError {
    ErrorMessage::NothingToResume {}.into()
}

fn list(saves: &Saves, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let games = unfinished(saves)?;
    if games.is_empty() {
        return Err(nothing_to_resume());
    }
    for SavedGame { path, record, table } in games.iter().rev() {
        let players = Players::new(record.players.iter().map(|player| &player.name));
        let names: Vec<&str> = players.names().collect();
        let name = saves::name(path);
        let name = name.trim_end_matches(".record");
        let count = locale.format(ProgramKey::ChoicesMade, [("count", table.choice_count().into())]);
        screen.line(&format!("{name}  {}  {count}", names.join(", ")))?;
    }
    Ok(())
}
