//! The figures as a table for people, the aims beside them.

use super::figures::{Aim, Delays, Figures, Idle, Paced, median};
use std::io::{self, Write};

/// Writes the table.
pub fn write(out: &mut impl Write, figures: &Figures) -> io::Result<()> {
    let speed = &figures.speed;
    let pushes = if figures.light { "pushes of the API" } else { "pushes as browsers get them" };
    writeln!(
        out,
        "Portolan {} · {} · {} tables with {} viewers each, {pushes} · {} cores, shared with what measures\n",
        figures.version, figures.game, speed.tables, speed.viewers, figures.cores
    )?;
    writeln!(out, "at full speed, in turns of a second: the middle one (least to most)")?;
    row(out, "syncs of the disk", &spread(&speed.syncs), None)?;
    row(out, "bare endpoint, rows", &spread(&speed.bare), None)?;
    row(out, "durable choices", &spread(&speed.portolan), figures.speed_aim())?;
    row(out, "choices to bare rows", &format!("{:.2}", speed.ratio), figures.ratio_aim())?;
    row(out, "server's processor time", &format!("{:.0} µs a choice", speed.server_micros), None)?;
    row(out, "pushes", &format!("{} a second", whole(speed.pushes_per_second)), None)?;
    if let Some(paced) = &figures.paced {
        delays(out, figures, paced)?;
    }
    if let Some(idle) = &figures.idle {
        memory(out, figures, idle)?;
    }
    writeln!(out)?;
    row(out, "failed", &figures.failed.to_string(), figures.failed_aim())?;
    match &figures.first_failure {
        Some(failure) => writeln!(out, "the first one: {failure}"),
        None => Ok(()),
    }
}

fn delays(out: &mut impl Write, figures: &Figures, paced: &Paced) -> io::Result<()> {
    writeln!(out, "\nat {} choices a second: from a click to the push of the other viewers", paced.wanted)?;
    row(out, "choices", &format!("{} a second", whole(paced.choices_per_second)), None)?;
    let delays = &paced.delays;
    row(out, "pushed, 50/90/99 of 100", &shares(delays), figures.delay_aim())?;
    row(out, "answered, 50/90/99", &shares(&paced.answers), None)?;
    let seen = format!("{:.1} ms, of {} pushes", delays.most, whole(delays.count as f64));
    row(out, "the latest", &seen, None)
}

fn shares(delays: &Delays) -> String {
    format!("{:.1} / {:.1} / {:.1} ms", delays.half, delays.p90, delays.p99)
}

fn memory(out: &mut impl Write, figures: &Figures, idle: &Idle) -> io::Result<()> {
    writeln!(out, "\n{} tables left alone", whole(f64::from(idle.tables)))?;
    row(out, "made", &format!("{} a second", whole(idle.made_per_second)), None)?;
    row(out, "memory of each", &kilobytes(idle.bytes_each), figures.memory_aim())?;
    row(out, "after they were let go", &kilobytes(idle.bytes_each_after), None)
}

fn row(out: &mut impl Write, what: &str, figure: &str, aim: Option<Aim>) -> io::Result<()> {
    let aim = aim.map(|Aim { aim, reached }| {
        let reached = if reached { "reached" } else { "NOT REACHED" };
        format!("aim: {aim}: {reached}")
    });
    let line = format!("  {what:<25}{figure:<32}{}", aim.unwrap_or_default());
    writeln!(out, "{}", line.trim_end())
}

fn spread(figures: &[f64]) -> String {
    let least = figures.iter().copied().fold(f64::INFINITY, f64::min);
    let most = figures.iter().copied().fold(0.0, f64::max);
    format!("{} ({} to {})", whole(median(figures.to_vec())), whole(least), whole(most))
}

fn kilobytes(bytes: Option<f64>) -> String {
    bytes.map_or_else(|| "not known".into(), |bytes| format!("{:.1} KB", bytes / 1000.0))
}

/// A whole number with commas.
fn whole(figure: f64) -> String {
    let digits = format!("{figure:.0}");
    let from_behind = |place: usize| (digits.len() - place).is_multiple_of(3) && place > 0;
    let letters = digits.char_indices().flat_map(|(place, digit)| {
        let comma = from_behind(place).then_some(',');
        comma.into_iter().chain([digit])
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_have_commas() {
        assert_eq!(
            ["7", "999", "1000", "1234567"].map(|n| whole(n.parse().unwrap())),
            ["7", "999", "1,000", "1,234,567"]
        );
    }
}
