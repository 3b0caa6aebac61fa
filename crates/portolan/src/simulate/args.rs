//! What may be asked for on the command line. Texts stay texts here; `plan` reads them, with one sentence for what
//! cannot be.

use std::path::PathBuf;

/// Play many games between bots, and see who wins, from where, with how many points and how fast.
#[derive(Clone, Debug, clap::Args)]
pub struct SimulateArgs {
    /// Which game, such as `osaka`
    pub game: String,

    /// How many sit at the table; as many as the game allows if not given
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,

    /// Who plays; they change seats from game to game, and the list repeats around the table
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy,random")]
    pub bots: Vec<String>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,

    /// Names the whole series: the same seed gives the same games
    #[arg(long, default_value = "1")]
    pub seed: String,

    /// An option of the game, such as `open-hands=yes`; can be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,

    /// Components of your own instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,

    /// How many games are played at once; as many as there are cores if not given
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,

    /// Print a row for each seat of each game
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}
