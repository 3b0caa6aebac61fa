//! The result game by game, as comma-separated values: one row for each seat of each game. No field needs quotes.

use super::plan::{Format, Plan};
use super::play::Played;
use std::io::{self, Write};

/// Writes the names of the columns, if rows were asked for.
pub(super) fn head(out: &mut impl Write, plan: &Plan) -> io::Result<()> {
    if plan.format == Format::Csv {
        writeln!(out, "game,seed,seat,bot,rank,points,choices")?;
    }
    Ok(())
}

/// Writes the rows of one game, if rows were asked for.
pub(super) fn game(out: &mut impl Write, plan: &Plan, played: &Played) -> io::Result<()> {
    if plan.format != Format::Csv {
        return Ok(());
    }
    let (game, choices) = (played.game, played.choices);
    let seed = plan.seed_of(game);
    for reached in &played.results {
        let (seat, bot, rank, points) = (reached.seat, reached.bot, reached.rank, reached.points);
        writeln!(out, "{game},{seed},{seat},{bot},{rank},{points},{choices}")?;
    }
    Ok(())
}
