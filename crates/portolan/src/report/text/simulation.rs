//! A simulation for the terminal.

use super::habits;
use super::histogram::Scale;
use super::{bar, rate};
use crate::report::Teller;
use portolan_arena::{Histogram, Simulation, WinRecord};
use portolan_boards::report::Report;
use std::fmt::{self, Write};

/// All tables.
pub fn simulation(simulation: &Simulation, teller: &Teller<'_>) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = write(&mut out, simulation, teller);
    out
}

fn write(out: &mut String, simulation: &Simulation, teller: &Teller<'_>) -> fmt::Result {
    let (table, tally) = (&simulation.series.table, &simulation.tally);
    let (name, games) = (table.game.meta().name, teller.games(tally.games));
    writeln!(out, "{name} · {games} · {}", teller.table(table))?;
    if tally.games < simulation.requested {
        let games = teller.thousands(simulation.requested);
        writeln!(out, "{}", teller.format(&Report::StoppedEarly { games, count: simulation.requested }))?;
    }
    by_bot(out, simulation, teller)?;
    by_seat(out, simulation, teller)?;
    points(out, simulation, teller)?;
    lengths(out, simulation, teller)?;
    habits::write(out, simulation, teller)?;
    speeds(out, simulation, teller)
}

fn by_bot(out: &mut String, simulation: &Simulation, teller: &Teller<'_>) -> fmt::Result {
    heading(out, &Report::Bot {}, teller)?;
    for (&bot, record) in &simulation.tally.contestants {
        let points = teller.with_deviation((record.points.mean(), record.points.deviation()));
        row(out, simulation, &simulation.series.contestants[bot].name, record, teller)?;
        writeln!(out, "  {points}")?;
    }
    Ok(())
}

fn by_seat(out: &mut String, simulation: &Simulation, teller: &Teller<'_>) -> fmt::Result {
    heading(out, &Report::Seat {}, teller)?;
    for (seat, record) in &simulation.tally.seats {
        row(out, simulation, &seat.to_string(), record, teller)?;
        writeln!(out, "  {}", teller.decimal(record.points.mean(), 1))?;
    }
    let first = &simulation.tally.first;
    if first.seats() > 0 {
        row(out, simulation, &teller.format(&Report::WhoBegan {}), first, teller)?;
        writeln!(out, "  {}", teller.decimal(first.points.mean(), 1))?;
    }
    Ok(())
}

fn heading(out: &mut String, what: &Report, teller: &Teller<'_>) -> fmt::Result {
    let heads = [Report::Played {}, Report::Won {}, Report::WinRate {}, Report::Points {}];
    let [played, won, rate, points] = heads.map(|head| teller.format(&head));
    writeln!(out, "\n{:<14}{played:>10}{won:>12}  {rate:<28}{:<32} {points}", teller.format(what), "")
}

fn row(
    out: &mut String,
    simulation: &Simulation,
    name: &str,
    record: &WinRecord,
    teller: &Teller<'_>,
) -> fmt::Result {
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let (seats, wins, won) =
        (teller.thousands(record.seats()), teller.tenths(record.wins()), record.win_rate());
    write!(out, "{name:<14}{seats:>10}{wins:>12}  {:<28}{}", rate(won, teller), bar(won, even))
}

fn points(out: &mut String, simulation: &Simulation, teller: &Teller<'_>) -> fmt::Result {
    let tally = &simulation.tally;
    let scale = Scale::for_all(tally.contestants.values().map(|record| &record.points));
    writeln!(out, "\n{}", teller.format(&Report::Points {}))?;
    for (&bot, record) in &tally.contestants {
        let name = &simulation.series.contestants[bot].name;
        writeln!(out, "{name:<14}{}", scale.picture(&record.points).trim_end())?;
    }
    writeln!(out, "{:<14}{}", "", scale.axis())?;
    let [points, lead] = [&tally.winning, &tally.leads].map(|counts| teller.decimal(counts.mean(), 1));
    line(out, &teller.format(&Report::Winners {}), &Report::WinnersMean { points, lead }, teller)?;
    let shared = teller.percent(tally.shared as f64 / tally.games.max(1) as f64);
    let lead = tally.leads.percentile(50).to_string();
    line(out, "", &Report::WinnersHalf { lead, shared }, teller)
}

fn line(out: &mut String, name: &str, says: &Report, teller: &Teller<'_>) -> fmt::Result {
    writeln!(out, "{name:<14}{}", teller.format(says))
}

fn lengths(out: &mut String, simulation: &Simulation, teller: &Teller<'_>) -> fmt::Result {
    let tally = &simulation.tally;
    writeln!(out)?;
    let averages = |counts: &Histogram| (teller.decimal(counts.mean(), 1), counts.percentile(50).to_string());
    let (mean, median) = averages(&tally.lengths);
    line(out, &teller.format(&Report::Length {}), &Report::ChoicesMean { mean, median }, teller)?;
    spread(out, &tally.lengths, teller)?;
    if tally.rounds.total() > 0 {
        let (mean, median) = averages(&tally.rounds);
        line(out, "", &Report::RoundsMean { mean, median }, teller)?;
        spread(out, &tally.rounds, teller)?;
    }
    for (&ending, &count) in &tally.endings {
        let share = teller.percent(count as f64 / tally.games.max(1) as f64);
        let (by, name) = (Report::EndedBy {}, Report::Ending { name: ending.into() });
        let count = teller.thousands(count);
        writeln!(out, "{:<14}{}: {count} ({share})", teller.format(&by), teller.format(&name))?;
    }
    Ok(())
}

fn spread(out: &mut String, lengths: &Histogram, teller: &Teller<'_>) -> fmt::Result {
    let [low, high] = [5, 95].map(|percent| lengths.percentile(percent).to_string());
    let [least, most] = [lengths.min(), lengths.max()].map(|length| length.to_string());
    line(out, "", &Report::NineInTen { low, high, least, most }, teller)
}

fn speeds(out: &mut String, simulation: &Simulation, teller: &Teller<'_>) -> fmt::Result {
    let tally = &simulation.tally;
    let speed = teller.speed(tally.games, tally.choices, simulation.took);
    writeln!(out, "\n{:<14}{speed}", teller.format(&Report::Speed {}))?;
    if let Some(pace) = simulation.counting_speed {
        let [counting, bare] = [pace.counting, pace.bare].map(|pace| teller.thousands(pace as u64));
        line(out, "", &Report::SpeedThread { counting, bare }, teller)?;
    }
    Ok(())
}
