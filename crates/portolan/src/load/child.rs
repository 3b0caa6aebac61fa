//! A program that is measured: this one, started once more, so that its memory and its time can be told from ours.

use crate::error::{CliError, unmeasured};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{self, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The unit in which Linux counts the time of a process.
const TICK: Duration = Duration::from_millis(10);

/// A program that serves.
pub struct Child {
    process: process::Child,
    /// Where it serves.
    pub address: SocketAddr,
    /// What it says must be read by somebody, or it cannot speak.
    _said: BufReader<ChildStdout>,
}

impl Child {
    /// The server on a new data file. It forgets idle tables after this time.
    pub fn server(data: &Path, idle: Duration) -> Result<Child, CliError> {
        let mut command = this_program()?;
        command.args(["serve", "--rate", "0", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        command.arg("--idle").arg(idle.as_secs().to_string());
        Child::start(command)
    }

    /// The bare endpoint on a new data file.
    pub fn bare(data: &Path) -> Result<Child, CliError> {
        let mut command = this_program()?;
        command.args(["load-bare", "--data"]).arg(data);
        Child::start(command)
    }

    fn start(mut command: Command) -> Result<Child, CliError> {
        let failed = |error: std::io::Error| unmeasured(format!("the server cannot be started: {error}"));
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let silent = || unmeasured("the server that was to be measured did not start");
        let mut said = BufReader::new(process.stdout.take().ok_or_else(silent)?);
        let mut line = String::new();
        said.read_line(&mut line).map_err(failed)?;
        let address = line.trim().rsplit("//").next().and_then(|address| address.parse().ok());
        Ok(Child { address: address.ok_or_else(silent)?, process, _said: said })
    }

    /// The memory that it holds, in bytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }

    /// The processor time that it has used, where the system tells.
    pub fn time(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // The name in brackets may hold anything; 11 fields behind it are the ticks of the program and of the system.
        let ticks = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(2);
        let ticks: u32 = ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum();
        Some(TICK * ticks)
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // All that it has kept goes away with the folder.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn this_program() -> Result<Command, CliError> {
    let path = std::env::current_exe();
    Ok(Command::new(path.map_err(|error| unmeasured(format!("this program cannot be found: {error}")))?))
}
