//! `portolan load`: how fast the server is on this machine, over real HTTP, beside what the machine can do at best.
//!
//! In reading order: what may be asked for (`args`); the program that is measured, started once more (`child`), and the
//! least that a server could do instead (`bare`); how it is spoken to (`http`, `pushes`); those who play (`player`) and
//! look (`viewer`) in one `hall`; the measurements, at full speed (`speed`, with the `disk` beside it), at a pace
//! (`paced`), beside bots that think if that is wanted (`thinking`), and of tables left alone (`idle`); and how they are told (`figures`, `text`).
//!
//! Machines are shared and noisy: figures that are to be compared are taken in turns within one run. What plays and looks
//! shares the processors with the server, so a server alone would do more.

mod args;
mod bare;
mod child;
mod disk;
mod figures;
mod hall;
mod http;
mod idle;
mod paced;
mod player;
mod pushes;
mod speed;
mod text;
mod thinking;
mod viewer;

pub use args::LoadArgs;
pub use bare::{BareArgs, run as run_bare};

use crate::error::CliError;
use crate::report::Teller;
use child::Child;
use figures::Figures;
use hall::Hall;
use indicatif::{ProgressBar, ProgressStyle};
use player::Player;
use portolan_boards::Locale;
use portolan_boards::program::{self, Counted, ErrorMessage};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Nobody's table is let go while it is played.
const LONG: Duration = Duration::from_secs(3600);

/// Measures, and tells what came of it.
pub fn run(args: &LoadArgs, locale: &Locale) -> Result<(), CliError> {
    let folder = tempfile::Builder::new().prefix("portolan-load-").tempdir_in(&args.data_dir);
    let folder = folder.map_err(|cause| CliError::writing(&args.data_dir, cause))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ErrorMessage::NoThreads { reason: error.to_string() })?;
    let figures = runtime.block_on(measure(args, folder.path(), locale))?;
    let mut out = BufWriter::new(io::stdout().lock());
    if args.json {
        serde_json::to_writer_pretty(&mut out, &figures).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        text::write(&mut out, &figures, &Teller::new(locale))?;
    }
    Ok(out.flush()?)
}

async fn measure(args: &LoadArgs, folder: &Path, locale: &Locale) -> Result<Figures, CliError> {
    let server = Child::server(&folder.join("portolan.db"), LONG)?;
    let hall = Hall::new(server.address, args);
    let mut players = enter(args, &hall).await?;
    let [at_full_speed, at_a_pace, left_alone] = program::measurements(locale);
    let bar = progress_bar(at_full_speed, args.seconds, locale);
    let speed = speed::measure(args, folder, &server, &hall, &mut players, &bar).await?;
    bar.finish_and_clear();
    let mut paced = None;
    if args.rate > 0 {
        let bar = progress_bar(at_a_pace, args.seconds, locale);
        let thinking = thinking::begin(&hall, args.thinking).await?;
        paced = Some(paced::measure(args, &hall, &mut players, &bar).await?);
        thinking::end(thinking)?;
        bar.finish_and_clear();
    }
    // Asked before the server is told to end: what viewers lose by that is no failure.
    let (failed, first_failure) = hall.failures();
    drop((players, server));
    let mut idle = None;
    if args.idle_tables > 0 {
        let bar = progress_bar(left_alone, args.idle_tables, locale);
        idle = Some(idle::measure(args, folder, &bar).await?);
        bar.finish_and_clear();
    }
    Ok(Figures { failed, first_failure, ..Figures::new(args, speed, paced, idle) })
}

/// All players come in, and all viewers have seen their table.
async fn enter(args: &LoadArgs, hall: &Arc<Hall>) -> Result<Vec<Player>, CliError> {
    let mut players = Vec::new();
    for number in 0..args.tables {
        players.push(Player::enter(hall, number.into()).await?);
    }
    for player in &players {
        player.all_saw().await;
    }
    Ok(players)
}

/// How far it is: on a terminal only.
fn progress_bar(what: String, length: u32, locale: &Locale) -> ProgressBar {
    let style = ProgressStyle::with_template(&program::progress(Counted::Steps, locale));
    let bar = ProgressBar::new(length.into()).with_message(what);
    style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style))
}
