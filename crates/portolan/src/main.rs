//! The program: play the games of Portolan in the terminal, replay and check them, simulate thousands of them, let bots
//! meet in the arena.
//!
//! `cli` reads the command line, in the language of whoever types (`language`, `help`), and `wrong` answers what cannot be
//! read; each command has a file of its own; `failure` has everything that can go wrong.
//! Whatever comes from outside and is wrong ends in one sentence and exit code 2. No rule is known here.
#![allow(unreachable_pub, reason = "a program exports nothing: `pub` says what other files may use")]

mod arena;
mod cli;
mod components;
mod error;
mod explain;
mod help;
mod language;
mod lineup;
mod load;
mod play;
mod replay;
mod report;
mod resume;
mod review;
mod rules;
mod saves;
mod screen;
mod serve;
mod simulate;
mod wrong;

use std::io::Write;
use std::process::ExitCode;

/// Pages are drawn in thousands of small pieces: this allocator hands them out faster than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let locale = language::spoken(std::env::args_os().skip(1));
    match cli::run(&locale) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Part of the sentence may come from outside: it stays one line whatever that was.
            let sentence = failure.told(&locale).replace(char::is_control, " ");
            // If even this cannot be written, the exit code has to suffice.
            writeln!(std::io::stderr(), "portolan: {sentence}").ok();
            ExitCode::from(2)
        }
    }
}
