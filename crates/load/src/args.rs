//! The command line.

use crate::baseline::BaselineArgs;
use crate::serve::ServeArgs;
use clap::value_parser;
use portolan_games::GameId;
use std::path::PathBuf;

/// Measure the server on this machine: durable choices per second, how soon others see them, memory.
///
/// Run it with `cargo run --release -p portolan-load`.
#[derive(clap::Parser)]
#[command(name = "portolan-load", version, args_conflicts_with_subcommands = true)]
#[command(disable_help_subcommand = true)]
pub struct Cli {
    #[command(flatten)]
    pub load: LoadArgs,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The processes that the measurement starts.
#[derive(clap::Subcommand)]
pub enum Command {
    /// The server of Portolan, with the arguments of `portolan serve` that the measurement needs
    #[command(hide = true)]
    Serve(ServeArgs),
    /// The endpoint that the server is compared with
    #[command(hide = true)]
    Baseline(BaselineArgs),
}

#[derive(Clone, Debug, clap::Args)]
pub struct LoadArgs {
    /// Number of tables that are played simultaneously
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = value_parser!(u32).range(1..=2000))]
    pub tables: u32,

    /// Number of viewers of each table: its seats in turn, and the last viewer as a spectator
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = value_parser!(u32).range(0..=100))]
    pub viewers: u32,

    /// Duration of each measurement
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = value_parser!(u32).range(1..=3600))]
    pub seconds: u32,

    /// Choices per second while the delay until others see them is measured; 0 skips this measurement
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub rate: u32,

    /// Number of additional tables at which grandmasters think during that measurement
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = value_parser!(u32).range(0..=1000))]
    pub thinking: u32,

    /// Number of tables that are created and left idle to measure memory; 0 skips this measurement
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    pub idle_tables: u32,

    /// The game that is played
    #[arg(long, default_value = "osaka", value_name = "GAME")]
    pub game: GameId,

    /// Viewers receive the pushes of the API instead of those of the pages
    #[arg(long)]
    pub light: bool,

    /// The folder whose disk is measured; everything written to it is deleted at the end
    #[arg(long, default_value = ".", value_name = "FOLDER")]
    pub data_dir: PathBuf,

    /// Measure this `portolan` program instead of the server that is part of this tool
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,

    /// Print the results as JSON
    #[arg(long)]
    pub json: bool,
}

impl LoadArgs {
    /// Returns the number of seats of a table: four, or as many as the game allows.
    pub fn seats(&self) -> usize {
        let (least, most) = self.game.meta().seats;
        4.clamp(least, most)
    }
}
