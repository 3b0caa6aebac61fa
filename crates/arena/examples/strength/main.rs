//! Measures the strength of the bots and writes the tables of `docs/strength.md`.
//!
//! ```text
//! cargo run --release -p portolan-arena --example strength -- [aims|levels|time] [--game GAME] [--seats N] [--bot BOT] [--at-most GAMES] [--iterations N] [--margin PERCENT] [--seed N] [--write docs/strength.md]
//! ```
//!
//! Every match is played until its question is decided, or for its maximum number of games. Rows of the document that are
//! not measured again stay.

mod document;
mod questions;

use document::Measured;
use portolan_arena::{
    ArenaError, Contest, HypothesisSpec, MatchLength, RunOptions, TestDecision, Tournament, TournamentFormat,
    contest,
};
use portolan_games::TableSetup;
use portolan_games::core::Seed;
use questions::Question;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// The arguments of the program.
struct Arguments {
    tables: Vec<String>,
    game: Option<String>,
    seats: Option<usize>,
    /// Only questions about bots whose name starts with this kind.
    bot: Option<String>,
    at_most: u64,
    /// Replaces the iterations of the first bot.
    iterations: Option<u32>,
    /// Replaces the margin of the question, in percent. A smaller margin needs more games.
    margin: Option<u64>,
    seed: u64,
    write: Option<PathBuf>,
}

fn main() -> Result<(), String> {
    let arguments = parse_arguments(std::env::args().skip(1))?;
    let is_selected = |question: &Question| {
        arguments.game.as_ref().is_none_or(|game| question.game.meta().id == game)
            && arguments.seats.is_none_or(|seats| question.seats.get() == seats)
            && arguments.bot.as_ref().is_none_or(|bot| question.bot.name.split('@').next() == Some(bot))
            && (arguments.tables.is_empty() || arguments.tables.iter().any(|table| table == question.table))
    };
    for question in questions::all(arguments.iterations).into_iter().filter(is_selected) {
        let contest = play(&question, &arguments).map_err(|error| error.to_string())?;
        let measured = measured(&question, &contest);
        println!("{}\n{}", question.table, measured.row());
        if let Some(file) = &arguments.write {
            document::write(file, question.table, &measured)?;
        }
    }
    Ok(())
}

fn play(question: &Question, arguments: &Arguments) -> Result<Contest, ArenaError> {
    let margin = arguments.margin.map_or(question.margin, |percent| percent as f64 / 100.0);
    let hypothesis =
        HypothesisSpec { bound: Some(question.bound), margin, false_yes: 0.025, false_no: 0.025 };
    let tournament = Tournament {
        table: TableSetup::standard(question.game, question.seats, Seed::from_number(arguments.seed)),
        contestants: vec![question.bot.clone(), question.against.clone()],
        format: TournamentFormat::OneAgainstRest,
        length: MatchLength::UntilSure { hypothesis, at_most: arguments.at_most },
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let running = RunOptions { threads, cancelled: &AtomicBool::new(false) };
    contest(&tournament, running, |progress, _| {
        eprint!(
            "\r{}, {} seats: game {} of at most {}   ",
            progress.now.title, question.seats, progress.games.0, progress.games.1
        );
        ControlFlow::Continue(())
    })
    .inspect(|_| eprintln!())
}

/// Returns the row of a question.
fn measured(question: &Question, contest: &Contest) -> Measured {
    let outcome = &contest.matches[0];
    let answer = outcome.test.as_ref().and_then(|test| test.decision);
    Measured {
        game: question.game.meta().name.to_string(),
        seats: question.seats.get(),
        bot: question.bot.name.clone(),
        against: question.against.name.clone(),
        bound: question.bound,
        share: outcome.share(0),
        games: outcome.games,
        answer: match answer {
            Some(TestDecision::Yes) => "yes",
            Some(TestDecision::No) => "no",
            None => "open",
        },
    }
}

fn parse_arguments(mut words: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let mut arguments = Arguments {
        tables: Vec::new(),
        game: None,
        seats: None,
        bot: None,
        at_most: 400,
        iterations: None,
        margin: None,
        seed: 2026,
        write: None,
    };
    while let Some(word) = words.next() {
        if !word.starts_with("--") {
            arguments.tables.push(word);
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{word} needs a number, not ‘{value}’"));
        match word.as_str() {
            "--game" => arguments.game = Some(value),
            "--seats" => arguments.seats = Some(number()? as usize),
            "--bot" => arguments.bot = Some(value),
            "--at-most" => arguments.at_most = number()?,
            "--iterations" => arguments.iterations = Some(number()? as u32),
            "--margin" => arguments.margin = Some(number()?),
            "--seed" => arguments.seed = number()?,
            "--write" => arguments.write = Some(PathBuf::from(value)),
            _ => {
                return Err(format!(
                    "{word} is unknown; there are --game, --seats, --bot, --at-most, --iterations, --margin, --seed and --write"
                ));
            }
        }
    }
    Ok(arguments)
}
