//! A server in a separate process, so that its memory and processor time are measured separately.

use crate::args::LoadArgs;
use anyhow::{Context as _, Result};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The unit in which Linux counts the processor time of a process.
const TICK: Duration = Duration::from_millis(10);

/// A running server. It is killed when this is dropped.
pub struct ServerProcess {
    process: Child,
    pub address: SocketAddr,
    /// The read end of the pipe must stay open for as long as the server may write to it.
    _stdout: BufReader<ChildStdout>,
}

impl ServerProcess {
    /// Starts the server on a new data file. It unloads tables that have been idle for `idle`.
    pub fn portolan(args: &LoadArgs, data: &Path, idle: Duration) -> Result<ServerProcess> {
        let program = args.program.clone().map_or_else(this_program, Ok)?;
        let mut command = Command::new(program);
        command.args(["serve", "--rate", "0", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        command.arg("--idle").arg(idle.as_secs().to_string());
        ServerProcess::start(command).context("cannot start the server")
    }

    /// Starts the baseline endpoint on a new data file.
    pub fn baseline(data: &Path) -> Result<ServerProcess> {
        let mut command = Command::new(this_program()?);
        command.args(["baseline", "--data"]).arg(data);
        ServerProcess::start(command).context("cannot start the baseline endpoint")
    }

    /// Starts a server and reads its address from the end of its first line.
    fn start(mut command: Command) -> Result<ServerProcess> {
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut stdout = BufReader::new(process.stdout.take().context("it has no output")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let address = line.trim().rsplit("//").next().and_then(|address| address.parse().ok());
        let address = address.context("it printed no address")?;
        Ok(ServerProcess { process, address, _stdout: stdout })
    }

    /// Returns the resident memory in bytes; `None` if the system does not report it.
    pub fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }

    /// Returns the processor time used so far; `None` if the system does not report it.
    pub fn processor_time(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // The name in parentheses may contain anything. 11 fields after it are the ticks of the program and of the system.
        let ticks = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(2);
        let ticks: u32 = ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum();
        Some(TICK * ticks)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Nothing to shut down cleanly: its data file is deleted with the folder.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn this_program() -> Result<PathBuf> {
    std::env::current_exe().context("cannot find this program")
}
