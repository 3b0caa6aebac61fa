//! The server under test, with its own data file and port. It can be killed, and restarted on both.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// The seed of all tables.
const SEED: &str = "3";

/// A running server.
pub struct Server {
    home: TempDir,
    child: Child,
    bot_pause: u32,
    /// Its address, such as `127.0.0.1:4711`.
    pub address: String,
}

impl Server {
    /// Starts a server whose bots pause for this number of milliseconds before they choose.
    pub fn start(bot_pause: u32) -> Server {
        let home = tempfile::tempdir().expect("a folder for the test");
        let (child, address) = serve(&home, "127.0.0.1:0", bot_pause);
        Server { home, child, bot_pause, address }
    }

    /// Kills it without a clean shutdown.
    pub fn kill(&mut self) {
        self.child.kill().expect("it is running");
        self.child.wait().expect("it ends");
    }

    /// Starts it again on the same address and data file.
    pub fn restart(&mut self) {
        let (child, address) = serve(&self.home, &self.address, self.bot_pause);
        assert_eq!(address, self.address);
        self.child = child;
    }
}

fn serve(home: &TempDir, listen: &str, bot_pause: u32) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_portolan"));
    command.args(["--listen", listen, "--data", "data.db", "--rate", "0", "--luck", SEED]);
    command.args(["--bot-pause", &bot_pause.to_string()]).current_dir(home.path());
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("an address");
    let address = line.trim().rsplit("//").next().expect("an address").to_string();
    (child, address)
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed by the test.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
