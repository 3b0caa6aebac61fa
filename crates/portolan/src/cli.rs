//! The command line: what can be asked for, and how a wrong question is answered.

use crate::failure::Failure;
use crate::screen::Screen;
use crate::{
    arena, components, explain, language, load, play, replay, resume, review, rules, serve, simulate,
};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Parser, Subcommand};
use std::error::Error as _;

/// Harbour-trading board games in the browser and the terminal. Without a command it serves.
#[derive(Parser)]
#[command(name = "portolan", version, disable_help_subcommand = true, args_conflicts_with_subcommands = true, after_help = explain::EXAMPLES)]
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
pub fn run() -> Result<(), Failure> {
    let mut screen = Screen::new();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return answer(&error, &mut screen),
    };
    let words = || language::words(cli.language.as_deref());
    match cli.command {
        None => serve::run(&cli.serve, &mut screen),
        Some(Command::Serve(args)) => serve::run(&args, &mut screen),
        Some(Command::Load(args)) => load::run(&args),
        Some(Command::LoadBare(args)) => load::run_bare(&args),
        Some(Command::Games) => explain::games(&mut screen),
        Some(Command::Play(args)) => play::run(&args, words()?, &mut screen),
        Some(Command::Resume(args)) => resume::run(&args, words()?, &mut screen),
        Some(Command::Replay(args)) => replay::run(&args, &words()?, &mut screen),
        Some(Command::Review(args)) => review::run(&args, &words()?, &mut screen),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Components(args)) => components::run(&args, &mut screen),
        Some(Command::Rules(args)) => rules::run(&args, &words()?, &mut screen),
    }?;
    screen.flush()
}

/// Help was asked for; or something is wrong, and one sentence says what.
fn answer(error: &clap::Error, screen: &mut Screen) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            screen.line(error.render().ansi().to_string().trim_end())?;
            screen.flush()
        }
        _ => Err(Failure::input(sentence(error))),
    }
}

fn sentence(error: &clap::Error) -> String {
    // Our own errors name what was typed; those of numbers do not, and clap's frame around them does.
    if let (Some(source), Some(ContextValue::String(typed))) =
        (error.source(), error.get(ContextKind::InvalidValue))
    {
        let reason = source.to_string();
        if reason.contains(typed.as_str()) {
            return reason;
        }
    }
    if let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(command))) =
        (error.kind(), error.get(ContextKind::InvalidSubcommand))
    {
        return format!("there is no command ‘{command}’; `portolan --help` lists them");
    }
    let text = error.render().to_string();
    let said = text.split("\n\nUsage:").next().unwrap_or(&text);
    let said = said.split("\n\nFor more information").next().unwrap_or(said);
    let words: Vec<&str> = said.split_whitespace().collect();
    words.join(" ").trim_start_matches("error: ").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_is_wrong_is_one_line() {
        for line in
            ["portolan plya", "portolan play", "portolan play osaka --seed x", "portolan games --loud"]
        {
            let error = Cli::try_parse_from(line.split(' ')).err().expect("it is wrong");
            let said = sentence(&error);
            assert!(!said.is_empty() && !said.contains('\n'), "{said}");
        }
    }
}
