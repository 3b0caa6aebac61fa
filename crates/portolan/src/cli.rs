//! The command line: what can be asked for, and how a wrong question is answered.

use crate::error::CliError;
use crate::screen::Screen;
use crate::{
    arena, components, explain, help, language, load, play, replay, resume, review, rules, serve, simulate,
    wrong,
};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use portolan_boards::Locale;
#[cfg(test)]
use portolan_boards::program;
use std::ffi::OsString;

/// Harbour-trading board games in the browser and the terminal. Without a command it serves.
#[derive(Parser)]
#[command(name = "portolan", version, disable_help_subcommand = true, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(flatten)]
    serve: serve::ServeArgs,
    /// The language of games and rules in the terminal, such as it; without it the one of the system.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the tables in the browser. This is what happens without a command.
    Serve(serve::ServeArgs),
    /// Play a game against bots, or with others at one keyboard.
    Play(play::PlayArgs),
    /// Go on with a game that was not finished.
    Resume(resume::ResumeArgs),
    /// Verify the record of a game, or step through it.
    Replay(replay::ReplayArgs),
    /// Think a finished game over: what decided it, and how much was luck.
    Review(review::ReviewArgs),
    /// Let bots play many games and count.
    Simulate(simulate::SimulateArgs),
    /// Let bots meet and see who is how strong.
    Arena(arena::ArenaArgs),
    /// The components of a game: what is in the box.
    Components(components::ComponentsArgs),
    /// The rules of a game, or one section of them.
    Rules(rules::RulesArgs),
    /// The games that there are.
    Games,
    /// Measure the server on this machine.
    Load(load::LoadArgs),
    /// What `load` compares the server with.
    #[command(hide = true)]
    LoadBare(load::BareArgs),
}

/// Does what the command line asks for.
pub fn run(locale: &Locale) -> Result<(), CliError> {
    let mut screen = Screen::new();
    let cli = match read(std::env::args_os(), locale) {
        Ok(cli) => cli,
        Err(error) => return answer(&error, locale, &mut screen),
    };
    language::check(cli.language.as_deref())?;
    match cli.command {
        None => serve::run(&cli.serve, locale, &mut screen),
        Some(Command::Serve(args)) => serve::run(&args, locale, &mut screen),
        Some(Command::Load(args)) => load::run(&args, locale),
        Some(Command::LoadBare(args)) => load::run_bare(&args),
        Some(Command::Games) => explain::games(locale, &mut screen),
        Some(Command::Play(args)) => play::run(&args, locale, &mut screen),
        Some(Command::Resume(args)) => resume::run(&args, locale, &mut screen),
        Some(Command::Replay(args)) => replay::run(&args, locale, &mut screen),
        Some(Command::Review(args)) => review::run(&args, locale, &mut screen),
        Some(Command::Simulate(args)) => simulate::run(&args, locale),
        Some(Command::Arena(args)) => arena::run(&args, locale),
        Some(Command::Components(args)) => components::run(&args, locale, &mut screen),
        Some(Command::Rules(args)) => rules::run(&args, locale, &mut screen),
    }?;
    screen.flush()
}

/// Reads a command line; its help is told in this language.
fn read(
    line: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    locale: &Locale,
) -> Result<Cli, clap::Error> {
    let matches = help::dressed(Cli::command(), locale).try_get_matches_from(line)?;
    Cli::from_arg_matches(&matches)
}

/// Help was asked for; or something is wrong, and one sentence says what.
fn answer(error: &clap::Error, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            screen.line(error.render().ansi().to_string().trim_end())?;
            screen.flush()
        }
        _ => Err(wrong::failure(error, locale)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_language() -> impl Iterator<Item = Locale> {
        Locale::languages().filter_map(Locale::new)
    }

    #[test]
    fn the_command_line_is_consistent_in_every_language() {
        Cli::command().debug_assert();
        for locale in every_language() {
            help::dressed(Cli::command(), &locale).debug_assert();
        }
    }

    /// Everything below a command, with the names of the commands above.
    fn commands(command: &clap::Command, path: &str) -> Vec<(String, clap::Command)> {
        let mut all = vec![(path.to_string(), command.clone())];
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            all.extend(commands(sub, format!("{path} {}", sub.get_name()).trim()));
        }
        all
    }

    #[test]
    fn every_command_and_argument_has_a_text_and_every_text_an_argument() {
        let locale = Locale::english();
        let mut known: Vec<(&str, &str)> = program::arguments().collect();
        for (path, command) in commands(&help::dressed(Cli::command(), &locale), "") {
            assert!(program::about(&path, &locale).is_some(), "‘{path}’ has no text");
            for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
                let id = argument.get_id().as_str();
                assert!(program::argument(&path, id, &locale).is_some(), "‘{path}’: {id} has no text");
                known.retain(|(of, known)| *known != id || !(*of == path || of.is_empty()));
            }
        }
        assert_eq!(known, [], "texts without an argument");
    }

    #[test]
    fn what_is_wrong_is_one_line_in_every_language() {
        for line in [
            "portolan plya",
            "portolan play",
            "portolan play chess",
            "portolan play osaka --seed x",
            "portolan games --loud",
            "portolan review game --format pdf",
            "portolan load --tables 0",
            "portolan components",
            "portolan arena osaka --games 5 --until-sure",
            "portolan play osaka --seed",
        ] {
            let mut said = Vec::new();
            for locale in every_language() {
                let error = read(line.split(' '), &locale).err().expect("it is wrong");
                said.push(wrong::failure(&error, &locale).told(&locale));
            }
            assert!(said.iter().all(|said| !said.is_empty() && !said.contains('\n')), "{said:?}");
            let alike = said.iter().any(|one| said.iter().filter(|other| *other == one).count() > 1);
            assert!(!alike, "not translated: {said:?}");
        }
    }
}
