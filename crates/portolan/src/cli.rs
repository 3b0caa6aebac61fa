//! The command line: parses it and runs its command.

use crate::error::CliError;
use crate::screen::Screen;
use crate::{
    arena, backup, check, clap_errors, components, help, language, list_games, play, replay, restore, resume,
    review, rules, serve, simulate,
};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use portolan_i18n::Locale;
use std::ffi::OsString;

/// Harbour-trading board games in the browser and the terminal. Without a command it serves.
#[derive(Parser)]
#[command(name = "portolan", version, disable_help_subcommand = true, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(flatten)]
    serve: serve::ServeArgs,
    /// The language in the terminal; defaults to the system's.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games in the browser (the default command).
    Serve(serve::ServeArgs),
    /// Play a game in the terminal, against bots or with others at the same keyboard.
    Play(play::PlayArgs),
    /// Resume an unfinished game.
    Resume(resume::ResumeArgs),
    /// Verify the record of a game, or step through it.
    Replay(replay::ReplayArgs),
    /// Analyse a finished game: what decided it, and how much was luck.
    Review(review::ReviewArgs),
    /// Let bots play many games, and print statistics.
    Simulate(simulate::SimulateArgs),
    /// Rate the strength of bots.
    Arena(arena::ArenaArgs),
    /// Export or check the components of a game.
    Components(components::ComponentsArgs),
    /// Print the rules of a game, or one section.
    Rules(rules::RulesArgs),
    /// List the games.
    Games,
    /// Write a backup of the data file.
    Backup(backup::BackupArgs),
    /// Replace the data file by a backup.
    Restore(restore::RestoreArgs),
    /// Check the data file and replay every table.
    Check(check::CheckArgs),
}

/// Parses the command line and runs its command.
pub fn run(locale: &Locale) -> Result<(), CliError> {
    let mut screen = Screen::new();
    let cli = match parse(std::env::args_os(), locale) {
        Ok(cli) => cli,
        Err(error) => return print_help_or_fail(&error, locale, &mut screen),
    };
    language::check(cli.language.as_deref())?;
    match cli.command {
        None => serve::run(&cli.serve, locale, &mut screen),
        Some(Command::Serve(args)) => serve::run(&args, locale, &mut screen),
        Some(Command::Games) => list_games::run(locale, &mut screen),
        Some(Command::Play(args)) => play::run(&args, locale, &mut screen),
        Some(Command::Resume(args)) => resume::run(&args, locale, &mut screen),
        Some(Command::Replay(args)) => replay::run(&args, locale, &mut screen),
        Some(Command::Review(args)) => review::run(&args, locale, &mut screen),
        Some(Command::Simulate(args)) => simulate::run(&args, locale),
        Some(Command::Arena(args)) => arena::run(&args, locale),
        Some(Command::Components(args)) => components::run(&args, locale, &mut screen),
        Some(Command::Rules(args)) => rules::run(&args, locale, &mut screen),
        Some(Command::Backup(args)) => backup::run(&args, locale, &mut screen),
        Some(Command::Restore(args)) => restore::run(&args, locale, &mut screen),
        Some(Command::Check(args)) => check::run(&args, locale, &mut screen),
    }?;
    screen.flush()
}

/// Parses a command line; its help is in this language.
fn parse(
    line: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    locale: &Locale,
) -> Result<Cli, clap::Error> {
    let matches = help::localized(Cli::command(), locale).try_get_matches_from(line)?;
    Cli::from_arg_matches(&matches)
}

/// Prints the help or the version if they were requested; otherwise returns the error.
fn print_help_or_fail(error: &clap::Error, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            screen.line(error.render().ansi().to_string().trim_end())?;
            screen.flush()
        }
        _ => Err(clap_errors::message(error, locale).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::help::texts;
    use std::collections::BTreeSet;

    fn all_locales() -> impl Iterator<Item = Locale> {
        Locale::languages().filter_map(Locale::new)
    }

    /// Returns a command and all its subcommands, with their paths.
    fn commands(command: &clap::Command, path: &str) -> Vec<(String, clap::Command)> {
        let mut all = vec![(path.to_string(), command.clone())];
        for sub in command.get_subcommands() {
            all.extend(commands(sub, format!("{path} {}", sub.get_name()).trim()));
        }
        all
    }

    fn localized_commands(locale: &Locale) -> Vec<(String, clap::Command)> {
        commands(&help::localized(Cli::command(), locale), "")
    }

    #[test]
    fn the_command_line_is_consistent_in_every_language() {
        Cli::command().debug_assert();
        for locale in all_locales() {
            help::localized(Cli::command(), &locale).debug_assert();
        }
    }

    #[test]
    fn every_command_and_argument_has_a_text_and_every_text_an_argument() {
        let locale = Locale::english();
        let mut unused: Vec<(&str, &str)> = texts::arguments().collect();
        for (path, command) in localized_commands(&locale) {
            assert!(texts::about(&path, &locale).is_some(), "‘{path}’ has no text");
            for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
                let id = argument.get_id().as_str();
                assert!(texts::argument(&path, id, &locale).is_some(), "‘{path}’: {id} has no text");
                unused.retain(|(of, name)| *name != id || !(*of == path || of.is_empty()));
            }
        }
        assert_eq!(unused, [], "texts without an argument");
    }

    /// Returns the text with every run of whitespace replaced by a space, which undoes wrapping.
    fn unwrapped(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn no_english_is_left_in_the_help_of_other_languages() {
        let english = Locale::english();
        let mut texts: BTreeSet<String> =
            texts::arguments().filter_map(|(of, name)| texts::argument(of, name, &english)).collect();
        texts
            .extend(localized_commands(&english).iter().filter_map(|(path, _)| texts::about(path, &english)));
        for (path, mut command) in localized_commands(&english) {
            let help = command.render_help().to_string();
            assert!(help.contains("Usage:") && help.contains("Show this help"), "{help}");
            assert!(unwrapped(&help).contains(&texts::about(&path, &english).unwrap()), "{help}");
        }
        for (language, heading) in [("it", "Uso:"), ("pl", "Użycie:"), ("de", "Aufruf:")] {
            for (_, mut command) in localized_commands(&Locale::new(language).unwrap()) {
                let help = unwrapped(&command.render_help().to_string());
                assert!(help.contains(heading), "{help}");
                for word in [
                    "Usage",
                    "Options:",
                    "Commands:",
                    "Arguments:",
                    "Print ",
                    "default:",
                    "possible",
                    "OPTIONS",
                ] {
                    assert!(!help.contains(word), "‘{word}’ is left in {language}:\n{help}");
                }
                for text in &texts {
                    assert!(!help.contains(text), "‘{text}’ is left in {language}:\n{help}");
                }
            }
        }
    }

    #[test]
    fn every_error_of_the_command_line_is_one_line_in_every_language() {
        for line in [
            "portolan plya",
            "portolan load",
            "portolan play",
            "portolan play chess",
            "portolan play osaka --seed x",
            "portolan games --loud",
            "portolan review game --format pdf",
            "portolan components",
            "portolan arena osaka --games 5 --until-sure",
            "portolan play osaka --seed",
        ] {
            let messages: Vec<String> = all_locales()
                .map(|locale| {
                    let error = parse(line.split(' '), &locale).err().expect("the line is invalid");
                    clap_errors::message(&error, &locale).text(&locale)
                })
                .collect();
            let one_line = |message: &String| !message.is_empty() && !message.contains('\n');
            assert!(messages.iter().all(one_line), "{messages:?}");
            let different: BTreeSet<&String> = messages.iter().collect();
            assert_eq!(different.len(), messages.len(), "not translated: {messages:?}");
        }
    }
}
