//! Saved games: one record file per game, in one folder. A record is replaced atomically, and a choice counts as made
//! only when its record is on the disk.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use portolan_games::{GameId, Record};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const EXTENSION: &str = ".record";
/// The most bytes of a record or components file.
const MAX_FILE_SIZE: u64 = 8 << 20;

/// The folder of all saved games.
pub struct Saves {
    folder: PathBuf,
}

/// The record file of one game.
pub struct SaveFile {
    path: PathBuf,
    /// When the game before this one was last played; `None` if this is the first.
    previous: Option<SystemTime>,
}

impl Saves {
    /// `$PORTOLAN_HOME/games`; if that is not set, the XDG data folder.
    pub fn find() -> Result<Saves, CliError> {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = set("PORTOLAN_HOME")
            .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("portolan")))
            .or_else(|| set("HOME").map(|home| home.join(".local/share/portolan")));
        let home = home.ok_or(ErrorMessage::NoSaveFolder {})?;
        Ok(Saves { folder: home.join("games") })
    }

    /// Creates a file for a new game, with an unused number.
    pub fn create(&self, game: GameId) -> Result<SaveFile, CliError> {
        fs::create_dir_all(&self.folder).map_err(|cause| CliError::writing(&self.folder, cause))?;
        let mut number = self.last_number(game)? + 1;
        let previous = self.last_played();
        loop {
            let path = self.folder.join(format!("{game}-{number:04}{EXTENSION}"));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => return Ok(SaveFile { path, previous }),
                Err(cause) if cause.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(cause) => return Err(CliError::writing(&path, cause)),
            }
        }
    }

    /// Returns the file of an existing game.
    pub fn open(&self, path: PathBuf) -> SaveFile {
        SaveFile { path, previous: self.last_played() }
    }

    /// Returns the files of all games, the one last played at the end.
    pub fn all(&self) -> Result<Vec<PathBuf>, CliError> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(cause) => return Err(CliError::reading(&self.folder, cause)),
        };
        let mut found = Vec::new();
        for entry in entries {
            let path = entry.map_err(|cause| CliError::reading(&self.folder, cause))?.path();
            if name(&path).ends_with(EXTENSION) {
                found.push((last_played(&path), path));
            }
        }
        found.sort();
        Ok(found.into_iter().map(|(_, path)| path).collect())
    }

    /// Returns the file of the game with this name (`osaka-0001`); `None` if there is no such game.
    pub fn by_name(&self, name: &str) -> Option<PathBuf> {
        let plain = !name.contains(['/', '\\']);
        let path = self.folder.join(format!("{}{EXTENSION}", name.trim_end_matches(EXTENSION)));
        (plain && path.is_file()).then_some(path)
    }

    fn last_played(&self) -> Option<SystemTime> {
        last_played(self.all().ok()?.last()?)
    }

    fn last_number(&self, game: GameId) -> Result<u32, CliError> {
        let prefix = format!("{game}-");
        let number = |path: &PathBuf| -> Option<u32> {
            name(path).strip_prefix(&prefix)?.strip_suffix(EXTENSION)?.parse().ok()
        };
        Ok(self.all()?.iter().filter_map(number).max().unwrap_or(0))
    }
}

impl SaveFile {
    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Deletes the file, if the game cannot begin.
    pub fn discard(&self) {
        fs::remove_file(&self.path).ok();
    }

    /// Writes the record durably.
    pub fn write(&self, record: &Record) -> Result<(), CliError> {
        replace_file(&self.path, &record.to_string())?;
        self.mark_as_last().ok();
        Ok(())
    }

    /// Clocks are coarse and are sometimes set back, so the modification time is set after that of the previous game.
    fn mark_as_last(&self) -> io::Result<()> {
        match self.previous {
            Some(previous) if last_played(&self.path) <= Some(previous) => {
                let stamp = previous + Duration::from_millis(1);
                File::options().write(true).open(&self.path)?.set_modified(stamp)
            }
            _ => Ok(()),
        }
    }
}

/// When the game in this file was last played; `None` if the system does not report it.
fn last_played(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

/// Returns the file name of a path.
pub fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Replaces a file atomically: writes a file beside it, and renames that when it is durable.
pub fn replace_file(path: &Path, text: &str) -> Result<(), CliError> {
    if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
        // A pipe or a device cannot be replaced.
        return fs::write(path, text).map_err(|cause| CliError::writing(path, cause));
    }
    let temporary = path.with_file_name(format!("{}.new", name(path)));
    let replace = || -> io::Result<()> {
        let mut file = File::create(&temporary)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&temporary, path)?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    };
    replace().map_err(|cause| {
        fs::remove_file(&temporary).ok();
        CliError::writing(path, cause)
    })
}

/// Reads a text file; refuses files that are too large, which may be endless.
pub fn read_text(path: &Path) -> Result<String, CliError> {
    let read = || -> io::Result<String> {
        let mut text = String::new();
        File::open(path)?.take(MAX_FILE_SIZE + 1).read_to_string(&mut text)?;
        Ok(text)
    };
    let text = read().map_err(|cause| CliError::reading(path, cause))?;
    if text.len() as u64 > MAX_FILE_SIZE {
        return Err(ErrorMessage::TooLarge { file: path.display().to_string() }.into());
    }
    Ok(text)
}

/// Returns the path of a record: of the file with this name, or else of the saved game with this name (`osaka-0001`).
pub fn record_path(name: &Path) -> PathBuf {
    let saved = || Saves::find().ok()?.by_name(name.to_str()?);
    if name.exists() { name.into() } else { saved().unwrap_or_else(|| name.into()) }
}

/// Reads a record; errors name the file.
pub fn read_record(path: &Path) -> Result<Record, CliError> {
    let text = read_text(path)?;
    Record::parse(&text).map_err(|error| invalid_record(path, error))
}

/// Returns the error for an invalid record in this file.
pub fn invalid_record(path: &Path, error: portolan_games::RecordError) -> CliError {
    CliError::Record(path.into(), error)
}
