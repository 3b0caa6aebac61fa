//! A tool that measures the server on this machine over real HTTP, next to what the disk allows: durable choices per
//! second, the delay until other viewers see a choice, and the memory of idle tables.
//!
//! In reading order: the arguments (`args`); the processes that are measured (`server_process`), which are the server
//! (`serve`) and a minimal endpoint for comparison (`baseline`); the HTTP client (`http`, `pushes`); players (`player`)
//! and viewers (`viewer`) with what they share (`context`); the measurements at full speed (`full_speed`, `disk`), at a
//! fixed rate (`fixed_rate`) while bots think at other tables if requested (`thinking_bots`), and of idle tables
//! (`idle_tables`); the results (`results`) and how they are printed (`report`).
//!
//! Machines are shared and noisy, so figures that are compared are measured alternately within one run. Players and
//! viewers share the processors with the server: a server alone would do more.
#![allow(unreachable_pub, reason = "a program exports nothing: `pub` marks what other files may use")]

mod args;
mod baseline;
mod context;
mod disk;
mod fixed_rate;
mod full_speed;
mod http;
mod idle_tables;
mod player;
mod pushes;
mod report;
mod results;
mod serve;
mod server_process;
mod thinking_bots;
mod viewer;

use anyhow::{Context as _, Result};
use args::{Cli, Command, LoadArgs};
use clap::Parser;
use context::Context;
use indicatif::{ProgressBar, ProgressStyle};
use player::Player;
use results::Results;
use server_process::ServerProcess;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// The allocator of the program that is measured.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The server must not unload tables while they are played.
const NEVER_IDLE: Duration = Duration::from_secs(3600);

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("portolan-load: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match &cli.command {
        None => measure_and_report(&cli.load, &runtime),
        Some(Command::Serve(args)) => runtime.block_on(serve::run(args)),
        Some(Command::Baseline(args)) => runtime.block_on(baseline::run(args)),
    }
}

fn measure_and_report(args: &LoadArgs, runtime: &tokio::runtime::Runtime) -> Result<()> {
    let folder = tempfile::Builder::new().prefix("portolan-load-").tempdir_in(&args.data_dir);
    let folder = folder.with_context(|| format!("cannot write to {}", args.data_dir.display()))?;
    let results = runtime.block_on(measure(args, folder.path()))?;
    let mut out = BufWriter::new(io::stdout().lock());
    if args.json {
        serde_json::to_writer_pretty(&mut out, &results)?;
        writeln!(out)?;
    } else {
        report::write(&mut out, &results)?;
    }
    Ok(out.flush()?)
}

async fn measure(args: &LoadArgs, folder: &Path) -> Result<Results> {
    let server = ServerProcess::portolan(args, &folder.join("portolan.db"), NEVER_IDLE)?;
    let context = Context::new(server.address, args);
    let mut players = enter(args, &context).await?;
    let bar = progress_bar("at full speed", args.seconds);
    let full_speed = full_speed::measure(args, folder, &server, &context, &mut players, &bar).await?;
    bar.finish_and_clear();
    let mut fixed_rate = None;
    if args.rate > 0 {
        let bar = progress_bar("at a fixed rate", args.seconds);
        let thinking = thinking_bots::start(&context, args.thinking).await?;
        fixed_rate = Some(fixed_rate::measure(args, &context, &mut players, &bar).await?);
        thinking_bots::stop(thinking)?;
        bar.finish_and_clear();
    }
    // Read before the server is killed: the connections that viewers lose by that are not failures.
    let (failed, first_failure) = context.failures();
    drop((players, server));
    let mut idle = None;
    if args.idle_tables > 0 {
        let bar = progress_bar("idle tables", args.idle_tables);
        idle = Some(idle_tables::measure(args, folder, &bar).await?);
        bar.finish_and_clear();
    }
    Ok(Results { failed, first_failure, ..Results::new(args, full_speed, fixed_rate, idle) })
}

/// Creates all players, and waits until each of their viewers has received its table.
async fn enter(args: &LoadArgs, context: &Arc<Context>) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for number in 0..args.tables {
        players.push(Player::enter(context, number.into()).await?);
    }
    for player in &players {
        player.wait_for_viewers().await;
    }
    Ok(players)
}

/// Returns a progress bar, visible only on a terminal.
fn progress_bar(title: &'static str, length: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:18} {bar:40} {human_pos} of {human_len} · {eta} left");
    let bar = ProgressBar::new(length.into()).with_message(title);
    style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style))
}
