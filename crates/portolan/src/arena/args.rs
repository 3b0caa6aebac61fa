//! The arguments of `portolan arena`.

use super::output::OutputArgs;
use super::table::{TableArgs, share};
use crate::error::CliError;
use portolan_arena::{Contestant, HypothesisSpec, MatchLength, Tournament, TournamentFormat};

/// The arguments of `portolan arena`. By default all bots play at one table, or in every subset that fits the table. Every
/// bot plays every seat equally often.
#[derive(Clone, Debug, clap::Args)]
pub struct ArenaArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// The bots, the strongest first: hypotheses are about the first bot of a match
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy,random")]
    pub bots: Vec<String>,

    /// The first bot on one seat, the others on the rest
    #[arg(long, group = "meeting")]
    one_against_rest: bool,

    /// Each bot on one seat against a table of the next bot
    #[arg(long, group = "meeting")]
    ladder: bool,

    /// Every pair of bots: one seat against a table of the other bot, and vice versa
    #[arg(long, group = "meeting")]
    pairs: bool,

    /// The games of a match; rounded up so that every bot plays every seat equally often
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,

    /// Instead of a fixed number of games, play until it is decided whether the first bot wins more than the bound
    #[arg(long, conflicts_with = "games")]
    until_sure: bool,

    /// The share of wins to test, such as 55%; defaults to an even share
    #[arg(long, value_name = "SHARE", requires = "until_sure", value_parser = share)]
    bound: Option<f64>,

    /// Between the bound and the bound plus this margin, either answer is accepted; a smaller margin takes longer
    #[arg(long, value_name = "SHARE", requires = "until_sure", default_value = "5%", value_parser = share)]
    margin: f64,

    /// The maximum probability of a wrong yes
    #[arg(long, value_name = "CHANCE", requires = "until_sure", default_value = "5%", value_parser = share)]
    false_yes: f64,

    /// The maximum probability of a wrong no
    #[arg(long, value_name = "CHANCE", requires = "until_sure", default_value = "5%", value_parser = share)]
    false_no: f64,

    /// The most games of a match
    #[arg(long, value_name = "N", requires = "until_sure", default_value_t = 10_000)]
    at_most: u64,

    #[command(flatten)]
    pub output: OutputArgs,
}

impl ArenaArgs {
    /// Returns the tournament to play. Invalid arguments are refused here, before anything is written.
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
