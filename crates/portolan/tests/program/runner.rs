//! Runs the program in a temporary folder with predefined input.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A temporary folder for the saved games of one test.
pub struct Home(tempfile::TempDir);

/// The result of a run.
pub struct Run {
    /// The exit code.
    pub code: i32,
    /// The standard output.
    pub out: String,
    /// The standard error.
    pub err: String,
}

impl Home {
    /// Returns an empty folder.
    pub fn new() -> Home {
        Home(tempfile::tempdir().expect("a folder for the test"))
    }

    /// Returns the path of a file in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Creates a file in it.
    pub fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, text).expect("a file");
        path
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        std::fs::read_dir(self.0.path()).is_ok_and(|mut files| files.next().is_none())
    }

    /// Reads a file in it.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file")
    }

    /// Returns the command that starts the program in it.
    pub fn command(&self, line: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_portolan"));
        command.args(line.split_whitespace()).current_dir(self.0.path());
        command
            .env("LC_ALL", "C")
            .env("PORTOLAN_HOME", self.0.path())
            .env_remove("NO_COLOR")
            .env_remove("CLICOLOR_FORCE");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program without input.
    pub fn run(&self, line: &str) -> Run {
        self.typing(line, "")
    }

    /// Runs the program with this input.
    pub fn typing(&self, line: &str, typed: &str) -> Run {
        run(&mut self.command(line), typed)
    }
}

/// Runs a command with this input.
pub fn run(command: &mut Command, typed: &str) -> Run {
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let typed = typed.to_string();
    // The program may exit before it has read everything, which is not an error.
    let writer = std::thread::spawn(move || stdin.write_all(typed.as_bytes()).ok());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let text = |bytes| String::from_utf8(bytes).expect("readable text");
    Run { code: status.code().unwrap_or(-1), out: text(stdout), err: text(stderr) }
}

impl Run {
    /// Asserts success without errors; returns the output.
    #[track_caller]
    pub fn works(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Asserts failure with one sentence, which is returned.
    #[track_caller]
    pub fn fails(self) -> String {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(!self.err.trim_end().contains(char::is_control), "{:?}", self.err);
        assert!(!self.err.contains("panicked") && !self.err.contains("os error"), "{}", self.err);
        self.err.trim_end().to_string()
    }
}

/// Input that makes the first choice, for longer than any game.
pub fn ones() -> String {
    "1\n".repeat(5000)
}

/// Plays a game; returns the path of its record.
pub fn finished_game(home: &Home) -> PathBuf {
    home.typing("play osaka --seats me,greedy,random --seed 7", &ones()).works();
    home.path(FIRST)
}

/// The record of the first game in a folder.
pub const FIRST: &str = "games/osaka-0001.record";

/// Returns a path as text.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}
