//! The commands of contributors and CI, run as `cargo xtask COMMAND`.
//!
//! Tests themselves never install anything: what they need is installed here, by package name, and each installation
//! prints a line.
#![forbid(unsafe_code)]

mod check;
mod command;
mod install;
mod links;
mod test;
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why a command failed, as a sentence for the terminal.
type Result<T = ()> = std::result::Result<T, String>;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  test [FILTER]   install what is missing and run all tests, browser tests included
  check           formatting, lints, documentation, types of scripts, licences, benchmarks, words, links
  ci              both: what must pass before a change lands
  words           report avoided words in comments and documents (docs/glossary.md)
  links           report dead links in documents
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["test", filter @ ..] => test::run_tests(filter),
        ["check"] => check::run_checks(),
        ["ci"] => check::run_checks().and_then(|()| test::run_tests(&[])),
        ["words"] => words::check(),
        ["links"] => links::check(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        [unknown, ..] => Err(format!("there is no command ‘{unknown}’\n\n{USAGE}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the root folder of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/xtask is two folders deep").into()
}
