//! What may be asked for on the command line.

use portolan_games::GameId;
use std::path::PathBuf;

/// Measure the server on this machine: durable choices a second, how soon others see them, memory.
#[derive(Clone, Debug, clap::Args)]
pub struct LoadArgs {
    /// How many tables are played at once
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub tables: u32,

    /// How many look at each table: its seats, and the last one as a spectator
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    pub viewers: u32,

    /// How long each measurement lasts
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub seconds: u32,

    /// Choices a second while it is measured how soon others see them; 0: leave this out
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub rate: u32,

    /// Tables at which grandmasters think meanwhile
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub thinking: u32,

    /// Tables that are made and left alone while memory is measured; 0: leave this out
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    pub idle_tables: u32,

    /// Which game is played
    #[arg(long, default_value = "osaka", value_name = "GAME")]
    pub game: GameId,

    /// Viewers listen to the pushes of the API instead of those that browsers get
    #[arg(long)]
    pub light: bool,

    /// The folder whose disk is measured; what is written there is taken away again
    #[arg(long, default_value = ".", value_name = "FOLDER")]
    pub data_dir: PathBuf,

    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
}

impl LoadArgs {
    /// How many sit at a table: four, or as many as the game seats.
    pub fn seats(&self) -> usize {
        let (least, most) = self.game.meta().seats;
        4.clamp(least, most)
    }
}
