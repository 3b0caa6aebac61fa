//! ChromeDriver, one process for all tests. It and its browsers exit with the tests, even if those are killed.

use crate::tools::tools;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// Starts the driver and waits for the end of the standard input, which is a pipe from the tests; then kills the process
/// group.
const GUARD: &str = r#""$0" --port=0 & read -r _; kill -KILL 0"#;

struct Driver {
    address: String,
    /// Keeps the pipe open.
    _guard: Child,
}

/// Returns the address of the driver; starts it at the first call.
pub fn address() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    &DRIVER.get_or_init(start).address
}

fn start() -> Driver {
    let mut command = Command::new("sh");
    command.args(["-c", GUARD]).arg(&tools().chromedriver).process_group(0);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut guard = command.spawn().expect("a shell");
    let output = BufReader::new(guard.stdout.as_mut().expect("a pipe"));
    let port = output
        .lines()
        .map_while(Result::ok)
        .find_map(|line| port(&line))
        .expect("the driver prints its port");
    Driver { address: format!("http://127.0.0.1:{port}"), _guard: guard }
}

/// Parses `ChromeDriver was started successfully on port 40153.`; `None` for any other line.
fn port(line: &str) -> Option<u16> {
    line.split("started successfully on port ").nth(1)?.trim_end_matches('.').parse().ok()
}
