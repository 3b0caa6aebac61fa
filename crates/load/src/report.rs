//! The results as a table for people, with the targets beside them.

use crate::results::{Delays, FixedRate, IdleTables, Results, Target, median};
use std::io::{self, Write};

/// Writes the table.
pub fn write(out: &mut impl Write, results: &Results) -> io::Result<()> {
    full_speed(out, results)?;
    if let Some(fixed_rate) = &results.paced {
        delays(out, results, fixed_rate)?;
    }
    if let Some(idle) = &results.idle {
        memory(out, results, idle)?;
    }
    writeln!(out)?;
    row(out, "failed", results.failed.to_string(), results.failure_target())?;
    match &results.first_failure {
        Some(failure) => writeln!(out, "the first one: {failure}"),
        None => Ok(()),
    }
}

fn full_speed(out: &mut impl Write, results: &Results) -> io::Result<()> {
    let speed = &results.speed;
    let pushes = if results.light { "pushes of the API" } else { "pushes as browsers get them" };
    let (tables, viewers) = (plural(speed.tables, "table"), plural(speed.viewers, "viewer"));
    let cores = plural(results.cores as u32, "core");
    write!(out, "Portolan {} · {} · {tables} with {viewers} each", results.version, results.game)?;
    writeln!(out, ", {pushes} · {cores}, shared with this tool\n")?;
    writeln!(out, "at full speed, in alternating slices of a second: median (minimum to maximum)")?;
    row(out, "syncs of the disk", spread(&speed.syncs), None)?;
    row(out, "baseline endpoint, rows", spread(&speed.baseline), None)?;
    row(out, "durable choices", spread(&speed.portolan), results.speed_target())?;
    row(out, "choices per baseline row", decimal(speed.ratio, 2), results.ratio_target())?;
    row(out, "server's processor time", format!("{} µs a choice", decimal(speed.server_micros, 0)), None)?;
    row(out, "pushes", per_second(speed.pushes_per_second), None)
}

fn delays(out: &mut impl Write, results: &Results, fixed_rate: &FixedRate) -> io::Result<()> {
    let rate = thousands(fixed_rate.wanted.into());
    writeln!(out, "\nat {rate} choices a second: from a click to the push of the other viewers")?;
    if fixed_rate.thinking > 0 {
        let bots = format!("grandmasters think at {}", plural(fixed_rate.thinking, "more table"));
        row(out, "meanwhile", bots, None)?;
    }
    row(out, "choices", per_second(fixed_rate.choices_per_second), None)?;
    let delays = &fixed_rate.delays;
    row(out, "pushed, 50/90/99 of 100", percentiles(delays), results.delay_target())?;
    row(out, "answered, 50/90/99", percentiles(&fixed_rate.answers), None)?;
    let latest = format!("{} ms, of {} pushes", decimal(delays.most, 1), thousands(delays.count as f64));
    row(out, "the latest", latest, None)
}

fn memory(out: &mut impl Write, results: &Results, idle: &IdleTables) -> io::Result<()> {
    let noun = if idle.tables == 1 { "table" } else { "tables" };
    writeln!(out, "\n{} idle {noun}", thousands(idle.tables.into()))?;
    row(out, "created", per_second(idle.made_per_second), None)?;
    row(out, "memory of each", kilobytes(idle.bytes_each), results.memory_target())?;
    row(out, "after they were unloaded", kilobytes(idle.bytes_each_after), None)
}

fn row(out: &mut impl Write, what: &str, figure: String, target: Option<Target>) -> io::Result<()> {
    let target = target.map(|Target { text, reached }| {
        format!("target: {text}: {}", if reached { "reached" } else { "NOT REACHED" })
    });
    let line = format!("  {what:<26}{figure:<36}{}", target.unwrap_or_default());
    writeln!(out, "{}", line.trim_end())
}

fn percentiles(delays: &Delays) -> String {
    let [p50, p90, p99] = [delays.half, delays.p90, delays.p99].map(|delay| decimal(delay, 1));
    format!("{p50} / {p90} / {p99} ms")
}

fn per_second(figure: f64) -> String {
    format!("{} a second", thousands(figure))
}

fn spread(figures: &[f64]) -> String {
    let least = figures.iter().copied().fold(f64::INFINITY, f64::min);
    let most = figures.iter().copied().fold(0.0, f64::max);
    format!("{} ({} to {})", thousands(median(figures.to_vec())), thousands(least), thousands(most))
}

fn kilobytes(bytes: Option<f64>) -> String {
    bytes.map_or_else(|| "not known".into(), |bytes| format!("{} KB", decimal(bytes / 1000.0, 1)))
}

fn plural(count: u32, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// `12.35`, with this number of decimals.
pub fn decimal(figure: f64, places: usize) -> String {
    format!("{figure:.places$}")
}

/// Returns the rounded number with groups: `12,345`.
pub fn thousands(figure: f64) -> String {
    let digits = (figure.round() as u64).to_string();
    let first = digits.len() % 3;
    let groups =
        digits.as_bytes()[first..].chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
    let head = (first > 0).then(|| digits[..first].to_string());
    head.into_iter().chain(groups).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::thousands;

    #[test]
    fn digits_are_grouped_by_three() {
        let texts = [0.0, 999.4, 1000.0, 1_234_567.0].map(thousands);
        assert_eq!(texts, ["0", "999", "1,000", "1,234,567"]);
    }
}
