//! The soak as a program: a progress bar, a summary, and the violation if there is one. A game's
//! `examples/soak_<game>.rs` calls it in one line.

use crate::soak::{Soak, SoakResult};
use crate::suite::{Laws, sets};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use portolan_core::Game;
use std::process::ExitCode;
use std::time::Instant;

/// The default number of games per seat count.
const GAMES: u64 = 1_000_000;

/// Soaks a game, `soak [GAMES]`: this many games per rules revision and seat count, spread over all combinations of
/// options.
pub fn run<G: Game>() -> ExitCode {
    let games = match std::env::args().nth(1).map(|text| text.parse::<u64>()) {
        None => GAMES,
        Some(Ok(games)) if games > 0 => games,
        Some(_) => {
            eprintln!("soak: how many games for each seat count? A whole number, such as 1000000");
            return ExitCode::from(2);
        }
    };
    let newest_first = G::META.revisions().rev();
    let results: Vec<bool> = newest_first.map(|revision| soak_revision::<G>(revision, games)).collect();
    if results.iter().all(|&held| held) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Soaks one revision and reports; returns whether all laws held.
fn soak_revision<G: Game>(revision: u32, games: u64) -> bool {
    let seat_counts = G::META.seat_counts().count() as u64;
    let sets = sets::<G>().len() as u64;
    let laws = Laws::<G>::new().revision(revision).games((games * seat_counts).div_ceil(sets));
    let bar = ProgressBar::new(games * seat_counts).with_style(style());
    let started = Instant::now();
    let result = laws.soak(&Soak::default(), |done| bar.set_position(done));
    bar.finish_and_clear();
    report::<G>(revision, &result, started.elapsed().as_secs_f64())
}

fn style() -> ProgressStyle {
    let template = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} to go";
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

fn report<G: Game>(revision: u32, result: &SoakResult, seconds: f64) -> bool {
    let SoakResult { report, violation } = result;
    let rate = (report.games as f64 / seconds) as u64;
    println!(
        "{}, revision {revision}: {} games, {} choices, {} checks in {seconds:.0} s ({} games/s)",
        G::META.name,
        HumanCount(report.games),
        HumanCount(report.choices),
        HumanCount(report.checks),
        HumanCount(rate),
    );
    match violation {
        None => {
            println!("No law was broken.");
            true
        }
        Some(violation) => {
            println!("{violation}");
            false
        }
    }
}
