//! Runs other programs in the root folder of the repository.

use crate::{Result, root};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Returns a `cargo` command.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    program(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()), arguments)
}

/// Returns a command for any program.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a step with its output on the terminal, and prints how long it took.
pub(crate) fn run(step: &str, mut command: Command) -> Result {
    eprintln!("── {step}");
    let start = Instant::now();
    let status = command.status().map_err(|error| format!("{step}: {error}"))?;
    eprintln!("── {step}: {:.0} s", start.elapsed().as_secs_f32());
    if status.success() { Ok(()) } else { Err(format!("{step} failed")) }
}

/// Runs a command without output; returns whether it succeeded.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
