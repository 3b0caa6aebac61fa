//! The program under test, on a data file and a port of its own. It can be killed and started again on both.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Every run sees the same games.
const LUCK: &str = "3";

/// A server that is running.
pub struct Program {
    home: TempDir,
    child: Child,
    bot_pause: u32,
    /// Where it listens, `127.0.0.1:4711`.
    pub address: String,
}

impl Program {
    /// Starts it; bots seem to think for so many milliseconds.
    pub fn start(bot_pause: u32) -> Program {
        let home = tempfile::tempdir().expect("a folder for the test");
        let (child, address) = serve(&home, "127.0.0.1:0", bot_pause);
        Program { home, child, bot_pause, address }
    }

    /// Kills it as a power cut would.
    pub fn kill(&mut self) {
        self.child.kill().expect("it is running");
        self.child.wait().expect("it ends");
    }

    /// Starts it again where it was.
    pub fn start_again(&mut self) {
        let (child, address) = serve(&self.home, &self.address, self.bot_pause);
        assert_eq!(address, self.address);
        self.child = child;
    }
}

fn serve(home: &TempDir, listen: &str, bot_pause: u32) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_portolan"));
    command.args(["--listen", listen, "--data", "kept.db", "--rate", "0", "--luck", LUCK]);
    command.args(["--bot-pause", &bot_pause.to_string()]).current_dir(home.path());
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut told = String::new();
    BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut told).expect("an address");
    let address = told.trim().rsplit("//").next().expect("an address").to_string();
    (child, address)
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have been killed by the test.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
