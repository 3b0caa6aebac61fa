//! A second anchor for the search: OpenSpiel's own tree search for games with secrets, written in C++, at Oh Hell with three
//! seats. It runs in a process of its own and takes its turn when it is asked.
//!
//! Its wheel is installed into `target`, by name. Where that cannot be had, the rest is measured without it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The release that is measured.
const WHEEL: &str = "open_spiel==2.0.2";
/// What it is asked with.
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/speed/open_spiel.py");

/// A process that answers how fast it thinks.
pub(crate) struct OpenSpiel {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl OpenSpiel {
    /// Installs it if that was not done before, and starts it.
    pub(crate) fn start() -> Result<OpenSpiel, String> {
        let python = installed()?;
        let mut process = Command::new(python)
            .arg(SCRIPT)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let (questions, answers) = (process.stdin.take(), process.stdout.take());
        let questions = questions.ok_or("it takes no questions")?;
        let answers = BufReader::new(answers.ok_or("it gives no answers")?);
        let mut started = OpenSpiel { process, questions, answers };
        started.rate(Duration::from_millis(1))?; // it has loaded everything when it answers
        Ok(started)
    }

    /// Iterations a second, in a slice of so long.
    pub(crate) fn rate(&mut self, slice: Duration) -> Result<f64, String> {
        let mut answer = String::new();
        let asked = writeln!(self.questions, "{}", slice.as_millis());
        asked.and_then(|()| self.answers.read_line(&mut answer)).map_err(|error| error.to_string())?;
        answer.trim().parse().map_err(|_| format!("it answered ‘{}’ instead of a figure", answer.trim()))
    }
}

impl Drop for OpenSpiel {
    fn drop(&mut self) {
        // Nobody minds if it has ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The Python that has the wheel.
fn installed() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/open_spiel");
    let python = folder.join("bin/python");
    if !runs(Command::new(&python).args(["-c", "import pyspiel"])) {
        eprintln!("{WHEEL} is installed into target/open_spiel …");
        let made = runs(Command::new("python3").args(["-m", "venv"]).arg(&folder));
        let pip = ["-m", "pip", "install", "--quiet", "--no-deps", WHEEL];
        if !made || !runs(Command::new(&python).args(pip)) {
            return Err(format!("python3 could not install {WHEEL}"));
        }
    }
    Ok(python)
}

fn runs(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
