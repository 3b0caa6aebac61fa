//! The result as tables for people.

use super::histogram::Scale;
use super::plan::Plan;
use super::tally::{Record, Tally};
use super::wilson::Interval;
use std::io::{self, Write};
use std::time::Duration;

/// Writes all tables.
pub(super) fn write(out: &mut impl Write, plan: &Plan, tally: &Tally, took: Duration) -> io::Result<()> {
    let meta = plan.table.game.meta();
    let games = thousands(tally.games);
    writeln!(out, "{} · {} players · {games} games · seed {}", meta.name, plan.table.seats, seed_text(plan))?;
    by_bot(out, tally)?;
    by_seat(out, tally)?;
    points(out, tally)?;
    length_and_endings(out, tally)?;
    speed(out, tally, took)
}

fn by_bot(out: &mut impl Write, tally: &Tally) -> io::Result<()> {
    writeln!(out, "\n{:<12}{:>10}{:>12}  {:<26}points", "bot", "played", "won", "win rate, 95 % interval")?;
    for (bot, record) in &tally.bots {
        let (mean, deviation) = (record.points.mean(), record.points.deviation());
        writeln!(out, "{:<12}{}{mean:.1} ± {deviation:.1}", bot.name(), columns(record))?;
    }
    Ok(())
}

fn by_seat(out: &mut impl Write, tally: &Tally) -> io::Result<()> {
    writeln!(out, "\n{:<12}{:>10}{:>12}  {:<26}points", "seat", "played", "won", "win rate, 95 % interval")?;
    for (seat, record) in &tally.seats {
        writeln!(out, "{seat:<12}{}{:.1}", columns(record), record.points.mean())?;
    }
    if tally.first.games() > 0 {
        writeln!(out, "{:<12}{}{:.1}", "who began", columns(&tally.first), tally.first.points.mean())?;
    }
    Ok(())
}

fn columns(record: &Record) -> String {
    let (games, wins) = (thousands(record.games()), tenths(record.wins()));
    format!("{games:>10}{wins:>12}  {:<26}", rate(record.win_rate()))
}

fn points(out: &mut impl Write, tally: &Tally) -> io::Result<()> {
    let scale = Scale::for_all(tally.bots.values().map(|record| &record.points));
    writeln!(out, "\npoints")?;
    for (bot, record) in &tally.bots {
        writeln!(out, "{:<12}{}", bot.name(), scale.picture(&record.points).trim_end())?;
    }
    writeln!(out, "{:<12}{}", "", scale.axis())
}

fn length_and_endings(out: &mut impl Write, tally: &Tally) -> io::Result<()> {
    let lengths = &tally.lengths;
    let [low, median, high] = [5, 50, 95].map(|percent| lengths.percentile(percent));
    let (mean, least, most) = (lengths.mean(), lengths.least(), lengths.most());
    writeln!(out, "\n{:<12}{mean:.1} choices on average; half at most {median}", "length")?;
    writeln!(out, "{:<12}nine in ten from {low} to {high}; the shortest {least}, the longest {most}", "")?;
    for (ending, &count) in &tally.endings {
        writeln!(out, "{:<12}{ending}: {}", "ended by", thousands(count))?;
    }
    Ok(())
}

fn speed(out: &mut impl Write, tally: &Tally, took: Duration) -> io::Result<()> {
    let per_second = |count: u64| thousands((count as f64 / took.as_secs_f64().max(1e-9)) as u64);
    let (games, choices) = (per_second(tally.games), per_second(tally.choices));
    writeln!(out, "{:<12}{games} games/s, {choices} choices/s", "speed")
}

/// A seed that is a small number is told as one.
fn seed_text(plan: &Plan) -> String {
    let bytes = plan.table.seed.bytes();
    let (low, rest) = bytes.split_at(8);
    if rest.iter().any(|&byte| byte != 0) {
        return plan.table.seed.to_string();
    }
    low.iter().rev().fold(0_u64, |number, &byte| number << 8 | u64::from(byte)).to_string()
}

fn rate(interval: Interval) -> String {
    let [rate, low, high] = [interval.rate, interval.low, interval.high].map(|rate| 100.0 * rate);
    format!("{rate:>5.1} %  ({low:.1} to {high:.1})")
}

fn tenths(wins: f64) -> String {
    let tenths = (wins * 10.0).round() as u64;
    format!("{}.{}", thousands(tenths / 10), tenths % 10)
}

/// 12,345
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(tenths(1234.56), "1,234.6");
    }
}
