//! Where games are kept: one record per game, in a folder of one's own. A record is replaced as a whole or not at
//! all, and a choice counts as made only when its record is on the disk.

use crate::error::CliError;
use portolan_boards::program::ErrorMessage;
use portolan_games::{GameId, Record};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const ENDING: &str = ".record";
/// No record or components file is larger than this, in bytes.
const LARGEST_TEXT: u64 = 8 << 20;

/// The folder of all games.
pub struct Saves {
    folder: PathBuf,
}

/// The record of one game.
pub struct SaveFile {
    path: PathBuf,
    /// When the game was played that was played last before this one.
    before: Option<SystemTime>,
}

impl Saves {
    /// `$PORTOLAN_HOME/games`; without it the place where programs keep their data.
    pub fn find() -> Result<Saves, CliError> {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = set("PORTOLAN_HOME")
            .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("portolan")))
            .or_else(|| set("HOME").map(|home| home.join(".local/share/portolan")));
        let home = home.ok_or(ErrorMessage::NoPlace {})?;
        Ok(Saves { folder: home.join("games") })
    }

    /// A new file for a game of this kind; no other game has its number.
    pub fn create(&self, game: GameId) -> Result<SaveFile, CliError> {
        fs::create_dir_all(&self.folder).map_err(|cause| CliError::writing(&self.folder, cause))?;
        let mut number = self.last_number(game)? + 1;
        let before = self.last_played();
        loop {
            let path = self.folder.join(format!("{game}-{number:04}{ENDING}"));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => return Ok(SaveFile { path, before }),
                Err(cause) if cause.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(cause) => return Err(CliError::writing(&path, cause)),
            }
        }
    }

    /// A record that is there already and goes on.
    pub fn take_up(&self, path: PathBuf) -> SaveFile {
        SaveFile { path, before: self.last_played() }
    }

    /// The files of all games, the one played last at the end.
    pub fn all(&self) -> Result<Vec<PathBuf>, CliError> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(cause) => return Err(CliError::reading(&self.folder, cause)),
        };
        let mut found = Vec::new();
        for entry in entries {
            let path = entry.map_err(|cause| CliError::reading(&self.folder, cause))?.path();
            if name(&path).ends_with(ENDING) {
                found.push((played(&path), path));
            }
        }
        found.sort();
        Ok(found.into_iter().map(|(_, path)| path).collect())
    }

    /// The file of a game by its name (`osaka-0001`), if there is such a game.
    pub fn by_name(&self, name: &str) -> Option<PathBuf> {
        let plain = !name.contains(['/', '\\']);
        let path = self.folder.join(format!("{}{ENDING}", name.trim_end_matches(ENDING)));
        (plain && path.is_file()).then_some(path)
    }

    fn last_played(&self) -> Option<SystemTime> {
        played(self.all().ok()?.last()?)
    }

    fn last_number(&self, game: GameId) -> Result<u32, CliError> {
        let prefix = format!("{game}-");
        let number = |path: &PathBuf| -> Option<u32> {
            name(path).strip_prefix(&prefix)?.strip_suffix(ENDING)?.parse().ok()
        };
        Ok(self.all()?.iter().filter_map(number).max().unwrap_or(0))
    }
}

impl SaveFile {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file up again, if the game cannot even begin.
    pub fn discard(&self) {
        fs::remove_file(&self.path).ok();
    }

    /// Writes the record; when this returns it is on the disk.
    pub fn write(&self, record: &Record) -> Result<(), CliError> {
        write_whole(&self.path, &record.to_string())?;
        self.mark_as_last().ok();
        Ok(())
    }

    /// Clocks tick coarsely and are set back at times; the game played last is told by its stamp all the same.
    fn mark_as_last(&self) -> io::Result<()> {
        match self.before {
            Some(before) if played(&self.path) <= Some(before) => {
                let stamp = before + Duration::from_millis(1);
                File::options().write(true).open(&self.path)?.set_modified(stamp)
            }
            _ => Ok(()),
        }
    }
}

/// When the game in this file was played last.
fn played(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

/// The name of a game in commands: its file without folder and ending.
pub fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Replaces a file as a whole: first beside it, and in its place only when everything has arrived.
pub fn write_whole(path: &Path, text: &str) -> Result<(), CliError> {
    if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
        // A pipe or a device cannot be replaced; it is written into.
        return fs::write(path, text).map_err(|cause| CliError::writing(path, cause));
    }
    let beside = path.with_file_name(format!("{}.new", name(path)));
    let replace = || -> io::Result<()> {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    };
    replace().map_err(|cause| {
        fs::remove_file(&beside).ok();
        CliError::writing(path, cause)
    })
}

/// Reads a text that a person could have written; endless files are refused.
pub fn read_text(path: &Path) -> Result<String, CliError> {
    let read = || -> io::Result<String> {
        let mut text = String::new();
        File::open(path)?.take(LARGEST_TEXT + 1).read_to_string(&mut text)?;
        Ok(text)
    };
    let text = read().map_err(|cause| CliError::reading(path, cause))?;
    if text.len() as u64 > LARGEST_TEXT {
        return Err(ErrorMessage::TooLarge { file: path.display().to_string() }.into());
    }
    Ok(text)
}

/// Reads a record and names the file in whatever is wrong with it.
pub fn read_record(path: &Path) -> Result<Record, CliError> {
    let text = read_text(path)?;
    Record::parse(&text).map_err(|error| broken(path, error))
}

/// A record that cannot be believed.
pub fn broken(path: &Path, error: portolan_games::RecordError) -> CliError {
    CliError::Record(path.into(), error)
}
