//! How strong the bots are: makes the tables of `docs/strength.md`.
//!
//! ```text
//! cargo run --release -p portolan-arena --example strength -- [aims|levels|time] [--game GAME] [--seats N] [--who BOT] [--at-most GAMES] [--iterations N] [--margin PERCENT] [--seed N] [--write docs/strength.md]
//! ```
//!
//! Every match is played until its question is answered, or until it has had its games. What was measured before and is
//! not measured now stays in the document.

mod document;
mod questions;

use document::Measured;
use portolan_arena::{
    ArenaError, Contest, HypothesisSpec, MatchLength, RunOptions, TestDecision, Tournament, TournamentFormat,
    contest,
};
use portolan_games::TableSetup;
use portolan_games::core::Seed;
use questions::Asked;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// What stands behind the name of the program.
struct Wishes {
    tables: Vec<String>,
    game: Option<String>,
    seats: Option<usize>,
    /// Only questions about bots of this kind.
    who: Option<String>,
    at_most: u64,
    /// The bot that is asked about thinks only so many iterations.
    iterations: Option<u32>,
    /// How far above the bound somebody must be who is told from it, in percent, instead of what the question says: the
    /// smaller, the more games are needed.
    margin: Option<u64>,
    seed: u64,
    write: Option<PathBuf>,
}

fn main() -> Result<(), String> {
    let wishes = read(std::env::args().skip(1))?;
    let fits = |asked: &Asked| {
        wishes.game.as_ref().is_none_or(|game| asked.game.meta().id == game)
            && wishes.seats.is_none_or(|seats| asked.seats.get() == seats)
            && wishes.who.as_ref().is_none_or(|who| asked.who.kind.name() == who)
            && (wishes.tables.is_empty() || wishes.tables.iter().any(|table| table == asked.table))
    };
    for asked in questions::all(wishes.iterations).into_iter().filter(fits) {
        let contest = play(&asked, &wishes).map_err(|error| error.to_string())?;
        let measured = told(&asked, &contest);
        println!("{}\n{}", asked.table, measured.row());
        if let Some(file) = &wishes.write {
            document::write(file, asked.table, &measured)?;
        }
    }
    Ok(())
}

fn play(asked: &Asked, wishes: &Wishes) -> Result<Contest, ArenaError> {
    let margin = wishes.margin.map_or(asked.margin, |percent| percent as f64 / 100.0);
    let hypothesis = HypothesisSpec { bound: Some(asked.bound), margin, false_yes: 0.025, false_no: 0.025 };
    let tournament = Tournament {
        table: TableSetup::standard(asked.game, asked.seats, Seed::from_number(wishes.seed)),
        contestants: vec![asked.who.clone(), asked.against.clone()],
        format: TournamentFormat::OneAgainstRest,
        length: MatchLength::UntilSure { hypothesis, at_most: wishes.at_most },
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let running = RunOptions { threads, cancelled: &AtomicBool::new(false) };
    contest(&tournament, running, |progress, _| {
        eprint!(
            "\r{}, {} seats: game {} of at most {}   ",
            progress.now.title, asked.seats, progress.games.0, progress.games.1
        );
        ControlFlow::Continue(())
    })
    .inspect(|_| eprintln!())
}

/// What came of it.
fn told(asked: &Asked, contest: &Contest) -> Measured {
    let outcome = &contest.matches[0];
    let answer = outcome.test.as_ref().and_then(|test| test.decision);
    Measured {
        game: asked.game.meta().name.to_string(),
        seats: asked.seats.get(),
        who: asked.who.name.clone(),
        against: asked.against.name.clone(),
        bound: asked.bound,
        share: outcome.share(0),
        games: outcome.games,
        answer: match answer {
            Some(TestDecision::Yes) => "yes",
            Some(TestDecision::No) => "no",
            None => "open",
        },
    }
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Wishes, String> {
    let mut wishes = Wishes {
        tables: Vec::new(),
        game: None,
        seats: None,
        who: None,
        at_most: 400,
        iterations: None,
        margin: None,
        seed: 2026,
        write: None,
    };
    while let Some(word) = words.next() {
        if !word.starts_with("--") {
            wishes.tables.push(word);
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} wants a value"))?;
        let number = || value.parse().map_err(|_| format!("{word} wants a number, not ‘{value}’"));
        match word.as_str() {
            "--game" => wishes.game = Some(value),
            "--seats" => wishes.seats = Some(number()? as usize),
            "--who" => wishes.who = Some(value),
            "--at-most" => wishes.at_most = number()?,
            "--iterations" => wishes.iterations = Some(number()? as u32),
            "--margin" => wishes.margin = Some(number()?),
            "--seed" => wishes.seed = number()?,
            "--write" => wishes.write = Some(PathBuf::from(value)),
            _ => {
                return Err(format!(
                    "{word} is unknown; there are --game, --seats, --who, --at-most, --iterations, --margin, --seed and --write"
                ));
            }
        }
    }
    Ok(wishes)
}
