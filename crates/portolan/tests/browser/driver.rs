//! The program that drives browsers, one for all tests. It and its browsers end with the tests, however those end.

use crate::tools::tools;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// The shell holds the far end of a pipe: when the tests are gone, even killed, it ends its whole process group.
const GUARD: &str = r#""$0" --port=0 & read -r _; kill -KILL 0"#;

struct Driver {
    address: String,
    /// Holds the pipes open.
    _guard: Child,
}

/// Where the driver listens.
pub fn address() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    &DRIVER.get_or_init(start).address
}

fn start() -> Driver {
    let mut command = Command::new("sh");
    command.args(["-c", GUARD]).arg(&tools().chromedriver).process_group(0);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut guard = command.spawn().expect("a shell");
    let told = BufReader::new(guard.stdout.as_mut().expect("a pipe"));
    let port =
        told.lines().map_while(Result::ok).find_map(|line| port(&line)).expect("the driver tells its port");
    Driver { address: format!("http://127.0.0.1:{port}"), _guard: guard }
}

/// “ChromeDriver was started successfully on port 40153.”
fn port(line: &str) -> Option<u16> {
    line.split("started successfully on port ").nth(1)?.trim_end_matches('.').parse().ok()
}
