//! `portolan review`: analyses a finished game on all cores: what decided it, and how much was luck.

use crate::error::{CliError, known_bots};
use crate::error_message::ErrorMessage;
use crate::progress;
use crate::saves;
use crate::screen::Screen;
use clap::{Args, ValueEnum};
use portolan_boards::{Ink, Players, Reader};
use portolan_bots::{BotKind, SearchLevel, UnknownBotError};
use portolan_games::AnyTable;
use portolan_games::core::Viewer;
use portolan_games::review::{DecisionVerdict, Review};
use portolan_i18n::{Locale, ProgramKey};
use serde_json::{Value, json};
use std::io;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The arguments of `portolan review`.
#[derive(Args)]
pub struct ReviewArgs {
    /// The record file, or the name of a saved game, such as osaka-0001.
    file: PathBuf,
    /// The bot whose search depth is used.
    #[arg(long, default_value = "merchant", value_parser = depth, value_name = "BOT")]
    depth: SearchLevel,
    /// The number of decisions analysed in parallel; defaults to the number of cores.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// The output format.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Parses the name of a bot; returns its review level, which has its iterations and perfect memory.
fn depth(text: &str) -> Result<SearchLevel, ErrorMessage> {
    let unknown = |UnknownBotError(bot)| ErrorMessage::NoBot { bot, known: known_bots() };
    let kind: BotKind = text.parse().map_err(unknown)?;
    SearchLevel::for_review(kind).ok_or_else(|| ErrorMessage::CannotReview { bot: text.to_string() })
}

/// Reviews a record.
pub fn run(args: &ReviewArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let file = saves::record_path(&args.file);
    let record = saves::read_record(&file)?;
    let table = record.replay().map_err(|error| saves::invalid_record(&file, error))?;
    let Some(outcome) = table.outcome() else {
        return Err(ErrorMessage::GameIsNotOver {}.into());
    };
    let verdicts = analyse(&table, args, locale);
    let review = Review::of(table.seats(), &outcome, verdicts);
    if args.format == Format::Json {
        let text = serde_json::to_string_pretty(&to_json(&review)).map_err(io::Error::from)?;
        return screen.line(&text);
    }
    let players = Players::new(record.players.iter().map(|player| &player.name));
    let reader = Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Ansi };
    screen.line(&portolan_boards::review::text(&review, &table, &reader))
}

/// Returns the verdicts on all decisions. Each thread takes the next decision until none are left; the result does not
/// depend on the number of threads.
fn analyse(table: &AnyTable, args: &ReviewArgs, locale: &Locale) -> Vec<DecisionVerdict> {
    let decisions = portolan_bots::decisions(table);
    let bar = progress_bar(decisions.len() as u64, locale);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some(&index) = decisions.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(portolan_bots::review_decision(table, index, &args.depth, &mut |_| true));
            bar.inc(1);
        }
        found
    };
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let found = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        // A review must not silently omit the decisions of a thread that panicked.
        let found = workers.into_iter().map(|worker| worker.join());
        found.flat_map(|found| found.unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    bar.finish_and_clear();
    found
}

fn progress_bar(decisions: u64, locale: &Locale) -> indicatif::ProgressBar {
    let bar = progress::count_bar(locale, ProgramKey::ProgressDecisions);
    bar.set_length(decisions);
    bar
}

/// Returns the review as JSON: chances in thousandths, seats numbered from 1, indices of verdicts from 0.
fn to_json(review: &Review) -> Value {
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
