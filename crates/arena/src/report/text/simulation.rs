//! A simulation for the terminal.

use super::habits;
use super::histogram::Scale;
use super::{bar, rate, speed};
use crate::counts::Counts;
use crate::record::Record;
use crate::report::numbers::{options_text, percent, seed_text, tenths, thousands};
use crate::simulate::Simulation;
use std::fmt::{self, Write};

/// All tables.
pub fn simulation(simulation: &Simulation) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = write(&mut out, simulation);
    out
}

fn write(out: &mut String, simulation: &Simulation) -> fmt::Result {
    let (series, tally) = (&simulation.series, &simulation.tally);
    let table = &series.table;
    let (name, games) = (table.game.meta().name, thousands(tally.games));
    writeln!(out, "{name} · {} players · {games} games · seed {}", table.seats, seed_text(&table.seed))?;
    if !table.options.is_empty() {
        writeln!(out, "with {}", options_text(series))?;
    }
    if tally.games < simulation.wanted {
        writeln!(out, "stopped early: {} games were asked for", thousands(simulation.wanted))?;
    }
    by_bot(out, simulation)?;
    by_seat(out, simulation)?;
    points(out, simulation)?;
    lengths(out, simulation)?;
    habits::write(out, simulation)?;
    speeds(out, simulation)
}

fn by_bot(out: &mut String, simulation: &Simulation) -> fmt::Result {
    heading(out, "bot")?;
    for (&bot, record) in &simulation.tally.contestants {
        let (mean, deviation) = (record.points.mean(), record.points.deviation());
        row(out, simulation, &simulation.series.contestants[bot].name, record)?;
        writeln!(out, "  {mean:.1} ± {deviation:.1}")?;
    }
    Ok(())
}

fn by_seat(out: &mut String, simulation: &Simulation) -> fmt::Result {
    heading(out, "seat")?;
    for (seat, record) in &simulation.tally.seats {
        row(out, simulation, &seat.to_string(), record)?;
        writeln!(out, "  {:.1}", record.points.mean())?;
    }
    let first = &simulation.tally.first;
    if first.seats() > 0 {
        row(out, simulation, "who began", first)?;
        writeln!(out, "  {:.1}", first.points.mean())?;
    }
    Ok(())
}

fn heading(out: &mut String, what: &str) -> fmt::Result {
    writeln!(
        out,
        "\n{what:<12}{:>10}{:>12}  {:<26}{:<32} points",
        "played", "won", "win rate, 95 % interval", ""
    )
}

fn row(out: &mut String, simulation: &Simulation, name: &str, record: &Record) -> fmt::Result {
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let (seats, wins, won) = (thousands(record.seats()), tenths(record.wins()), record.win_rate());
    write!(out, "{name:<12}{seats:>10}{wins:>12}  {:<26}{}", rate(won), bar(won, even))
}

fn points(out: &mut String, simulation: &Simulation) -> fmt::Result {
    let tally = &simulation.tally;
    let scale = Scale::for_all(tally.contestants.values().map(|record| &record.points));
    writeln!(out, "\npoints")?;
    for (&bot, record) in &tally.contestants {
        let name = &simulation.series.contestants[bot].name;
        writeln!(out, "{name:<12}{}", scale.picture(&record.points).trim_end())?;
    }
    writeln!(out, "{:<12}{}", "", scale.axis())?;
    let (winning, lead) = (&tally.winning, &tally.leads);
    let shared = percent(tally.shared as f64 / tally.games.max(1) as f64);
    writeln!(
        out,
        "{:<12}{:.1} points on average, {:.1} ahead of the next",
        "winners",
        winning.mean(),
        lead.mean()
    )?;
    writeln!(
        out,
        "{:<12}half are at most {} ahead; {shared} of the victories are shared",
        "",
        lead.percentile(50)
    )
}

fn lengths(out: &mut String, simulation: &Simulation) -> fmt::Result {
    let tally = &simulation.tally;
    writeln!(out)?;
    length(out, "length", "choices", &tally.lengths)?;
    if tally.rounds.total() > 0 {
        length(out, "", "rounds", &tally.rounds)?;
    }
    for (ending, &count) in &tally.endings {
        let share = percent(count as f64 / tally.games.max(1) as f64);
        writeln!(out, "{:<12}{ending}: {} ({share})", "ended by", thousands(count))?;
    }
    Ok(())
}

fn length(out: &mut String, name: &str, what: &str, lengths: &Counts) -> fmt::Result {
    let [low, median, high] = [5, 50, 95].map(|percent| lengths.percentile(percent));
    let (mean, least, most) = (lengths.mean(), lengths.least(), lengths.most());
    writeln!(out, "{name:<12}{mean:.1} {what} on average; half at most {median}")?;
    writeln!(out, "{:<12}nine in ten from {low} to {high}; the shortest {least}, the longest {most}", "")
}

fn speeds(out: &mut String, simulation: &Simulation) -> fmt::Result {
    let tally = &simulation.tally;
    writeln!(out, "\n{:<12}{}", "speed", speed(tally.games, tally.choices, simulation.took))?;
    if let Some(pace) = simulation.pace {
        let [counting, bare] = [pace.counting, pace.bare].map(|pace| thousands(pace as u64));
        writeln!(
            out,
            "{:<12}one thread: {counting} choices/s while choices are counted, {bare} without",
            ""
        )?;
    }
    Ok(())
}
