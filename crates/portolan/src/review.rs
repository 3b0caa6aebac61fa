//! `portolan review`: thinks a finished game over, on all cores, and tells what decided it and how much was luck.

use crate::error::{CliError, known_bots};
use crate::saves;
use crate::screen::Screen;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use portolan_boards::program::{self, Counted, ErrorMessage};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_bots::{BotKind, SearchLevel, UnknownBotError};
use portolan_games::AnyTable;
use portolan_games::core::Viewer;
use portolan_games::review::{DecisionVerdict, Review};
use serde_json::{Value, json};
use std::io;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Which game, and how deeply it is thought over.
#[derive(Args)]
pub struct ReviewArgs {
    /// The record.
    file: PathBuf,
    /// As deeply as this bot thinks.
    #[arg(long, default_value = "merchant", value_parser = depth, value_name = "BOT")]
    depth: SearchLevel,
    /// How many decisions are thought over at once; without it as many as there are cores.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// How it is told.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// As many iterations as a level makes; but nobody forgets in a review.
fn depth(text: &str) -> Result<SearchLevel, ErrorMessage> {
    let unknown = |UnknownBotError(bot)| ErrorMessage::NoBot { bot, known: known_bots() };
    let kind: BotKind = text.parse().map_err(unknown)?;
    SearchLevel::for_review(kind).ok_or_else(|| ErrorMessage::CannotReview { bot: text.to_string() })
}

/// Reviews a record.
pub fn run(args: &ReviewArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let record = saves::read_record(&args.file)?;
    let table = record.replay().map_err(|error| saves::broken(&args.file, error))?;
    let Some(outcome) = table.outcome() else {
        return Err(ErrorMessage::GameIsNotOver {}.into());
    };
    let verdicts = think_over(&table, args, locale);
    let review = Review::of(table.seats(), &outcome, verdicts);
    if args.format == Format::Json {
        let text = serde_json::to_string_pretty(&told(&review)).map_err(io::Error::from)?;
        return screen.line(&text);
    }
    let players = Players::new(record.players.iter().map(|player| &player.name));
    let reader = Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Ansi };
    screen.line(&portolan_boards::review::text(&review, &table, &reader))
}

/// Each thread takes the next decision until there are none left. What is found does not depend on who finds it.
fn think_over(table: &AnyTable, args: &ReviewArgs, locale: &Locale) -> Vec<DecisionVerdict> {
    let plies = portolan_bots::decisions(table);
    let bar = progress_bar(plies.len() as u64, locale);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some(&ply) = plies.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(portolan_bots::review_decision(table, ply, &args.depth, &mut |_| true));
            bar.inc(1);
        }
        found
    };
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let found = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        // A review without some of its decisions would be told as if it were whole.
        let found = workers.into_iter().map(|worker| worker.join());
        found.flat_map(|found| found.unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    bar.finish_and_clear();
    found
}

/// How far it is: on a terminal only.
fn progress_bar(decisions: u64, locale: &Locale) -> ProgressBar {
    let style = ProgressStyle::with_template(&program::progress(Counted::Decisions, locale));
    let bar = ProgressBar::new(decisions);
    style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style))
}

/// For programs: chances are of a thousand, seats are counted from 1, places of verdicts from 0.
fn told(review: &Review) -> Value {
    let seats = review.seats.get();
    let verdict = |verdict: &DecisionVerdict| {
        json!({
            "ply": verdict.ply,
            "seat": verdict.seat.number(),
            "before": verdict.before[..seats],
            "after": verdict.after[..seats],
            "better": verdict.better.as_ref().map(|better| better.choice.to_string()),
        })
    };
    let share = |share: &portolan_games::review::ResultShare| json!({ "start": share.start, "own": share.own, "others": share.others, "luck": share.luck });
    json!({
        "verdicts": review.verdicts.iter().map(verdict).collect::<Vec<_>>(),
        "turning_points": review.turning_points,
        "strokes_of_luck": review.strokes_of_luck,
        "end": review.end[..seats],
        "shares": review.shares.iter().map(share).collect::<Vec<_>>(),
    })
}
