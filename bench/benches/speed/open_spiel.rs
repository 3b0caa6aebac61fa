//! The second reference for the search: OpenSpiel's information-set tree search (C++), on Oh Hell with three seats. It
//! runs in a separate process and measures one slice per request.
//!
//! Its wheel is installed into `target`. If that fails, everything else is measured without it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The measured release.
const WHEEL: &str = "open_spiel==2.0.2";
/// The script that the process runs.
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/speed/open_spiel.py");

/// A process that measures its search on request.
pub(crate) struct OpenSpiel {
    process: Child,
    requests: ChildStdin,
    responses: BufReader<ChildStdout>,
}

impl OpenSpiel {
    /// Installs it if it is missing, and starts it.
    pub(crate) fn start() -> Result<OpenSpiel, String> {
        let python = install()?;
        let mut process = Command::new(python)
            .arg(SCRIPT)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let (requests, responses) = (process.stdin.take(), process.stdout.take());
        let requests = requests.ok_or("it has no standard input")?;
        let responses = BufReader::new(responses.ok_or("it has no standard output")?);
        let mut started = OpenSpiel { process, requests, responses };
        started.rate(Duration::from_millis(1))?; // it has loaded everything when it responses
        Ok(started)
    }

    /// Measures for the duration of a slice; returns iterations per second.
    pub(crate) fn rate(&mut self, slice: Duration) -> Result<f64, String> {
        let mut response = String::new();
        let sent = writeln!(self.requests, "{}", slice.as_millis());
        sent.and_then(|()| self.responses.read_line(&mut response)).map_err(|error| error.to_string())?;
        response.trim().parse().map_err(|_| format!("it responded ‘{}’ instead of a number", response.trim()))
    }
}

impl Drop for OpenSpiel {
    fn drop(&mut self) {
        // Both fail only if it has already exited.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Installs the wheel into a virtual environment if it is missing; returns the path of its Python.
fn install() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/open_spiel");
    let python = folder.join("bin/python");
    if !succeeds(Command::new(&python).args(["-c", "import pyspiel"])) {
        eprintln!("installing {WHEEL} into target/open_spiel …");
        let created = succeeds(Command::new("python3").args(["-m", "venv"]).arg(&folder));
        let pip = ["-m", "pip", "install", "--quiet", "--no-deps", WHEEL];
        if !created || !succeeds(Command::new(&python).args(pip)) {
            return Err(format!("python3 could not install {WHEEL}"));
        }
    }
    Ok(python)
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
