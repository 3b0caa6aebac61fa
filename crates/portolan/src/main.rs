//! The program `portolan`: serves the games in the browser, plays them in the terminal, verifies and reviews records, and
//! lets bots play for statistics. For operators, it backs up, restores and checks the data of a server.
//!
//! `cli` parses the command line; its help (`help`) and errors (`clap_errors`) are in the language of the user
//! (`language`). Each command has a file of its own. Every error is a `CliError` (`error`), which ends in one sentence
//! (`error_message`) and exit code 2, or 1 if a check found problems. There are no rules here.
#![allow(unreachable_pub, reason = "a program exports nothing: `pub` marks what other files may use")]

mod arena;
mod backup;
mod check;
mod clap_errors;
mod cli;
mod components;
mod descriptors;
mod error;
mod error_message;
mod help;
mod language;
mod lineup;
mod list_games;
mod network_args;
mod play;
mod progress;
mod replay;
mod report;
mod restore;
mod resume;
mod review;
mod rules;
mod saves;
mod screen;
mod serve;
mod simulate;

use std::io::Write;
use std::process::ExitCode;

/// Pages are rendered from thousands of small strings, for which this allocator is faster than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let locale = language::of_command_line(std::env::args_os().skip(1));
    match cli::run(&locale) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Parts of the sentence may come from outside: it must stay on one line.
            let sentence = error.text(&locale).replace(char::is_control, " ");
            // If even this cannot be written, the exit code has to suffice.
            writeln!(std::io::stderr(), "portolan: {sentence}").ok();
            ExitCode::from(error.exit_code())
        }
    }
}
