//! What may be asked for on the command line, and what that means.

use super::output::OutputArgs;
use super::table::{TableArgs, share};
use crate::error::CliError;
use portolan_arena::{Contestant, HypothesisSpec, MatchLength, Tournament, TournamentFormat};

/// Let bots meet, and see who is how strong.
///
/// Everybody sits everywhere equally often. Without another wish all bots meet at one table, or, if they are too many,
/// every set of them that fits.
#[derive(Clone, Debug, clap::Args)]
pub struct ArenaArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// Who plays, the strongest first: questions are asked about the first of a match
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy,random")]
    pub bots: Vec<String>,

    /// One of the first bot, and the rest of the table for the others
    #[arg(long, group = "meeting")]
    one_against_rest: bool,

    /// Each bot against the next: one of it against a table of the one below
    #[arg(long, group = "meeting")]
    ladder: bool,

    /// Every two bots: one of the one against a table of the other, and the other way round
    #[arg(long, group = "meeting")]
    pairs: bool,

    /// How many games a match has; a few more are played until everybody has sat everywhere equally often
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,

    /// Play until it is clear whether the first bot of a match wins more than the bound, instead of a number of games
    #[arg(long, conflicts_with = "games")]
    until_sure: bool,

    /// The share of wins that is asked about, such as 55%; an even share if not given
    #[arg(long, value_name = "SHARE", requires = "until_sure", value_parser = share)]
    bound: Option<f64>,

    /// Between the bound and this much more, either answer will do: the smaller, the longer it takes
    #[arg(long, value_name = "SHARE", requires = "until_sure", default_value = "5%", value_parser = share)]
    margin: f64,

    /// The chance that a yes is wrong, at most
    #[arg(long, value_name = "CHANCE", requires = "until_sure", default_value = "5%", value_parser = share)]
    false_yes: f64,

    /// The chance that a no is wrong, at most
    #[arg(long, value_name = "CHANCE", requires = "until_sure", default_value = "5%", value_parser = share)]
    false_no: f64,

    /// No match has more games than this, sure or not
    #[arg(long, value_name = "N", requires = "until_sure", default_value_t = 10_000)]
    at_most: u64,

    #[command(flatten)]
    pub output: OutputArgs,
}

impl ArenaArgs {
    /// What is to be played; what cannot be is refused here, before anything is written.
    pub fn tournament(&self) -> Result<Tournament, CliError> {
        let contestants = self.bots.iter().map(|name| name.parse::<Contestant>());
        let tournament = Tournament {
            table: self.table.setup()?,
            contestants: contestants.collect::<Result<_, _>>()?,
            format: self.format(),
            length: self.length(),
        };
        tournament.check()?;
        Ok(tournament)
    }

    fn format(&self) -> TournamentFormat {
        match (self.one_against_rest, self.ladder, self.pairs) {
            (true, ..) => TournamentFormat::OneAgainstRest,
            (_, true, _) => TournamentFormat::Ladder,
            (.., true) => TournamentFormat::Pairs,
            _ => TournamentFormat::RoundRobin,
        }
    }

    fn length(&self) -> MatchLength {
        if !self.until_sure {
            return MatchLength::Games(self.games);
        }
        let Self { bound, margin, false_yes, false_no, .. } = *self;
        MatchLength::UntilSure {
            hypothesis: HypothesisSpec { bound, margin, false_yes, false_no },
            at_most: self.at_most,
        }
    }
}
