//! The results of a simulation as text.

use super::habits;
use super::histogram::Scale;
use super::{bar, rate};
use crate::report::ReportLocale;
use portolan_arena::{Histogram, Simulation, WinRecord};
use portolan_i18n::{Arg, ReportKey};
use std::fmt::{self, Write};

/// Renders all tables.
pub fn simulation(simulation: &Simulation, locale: &ReportLocale<'_>) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, simulation, locale);
    out
}

fn write(out: &mut String, simulation: &Simulation, locale: &ReportLocale<'_>) -> fmt::Result {
    let (table, tally) = (&simulation.series.table, &simulation.tally);
    let (name, games) = (table.game.meta().name, locale.games(tally.games));
    writeln!(out, "{name} · {games} · {}", locale.table(table))?;
    if tally.games < simulation.requested {
        let games = locale.thousands(simulation.requested);
        writeln!(
            out,
            "{}",
            locale.format(
                ReportKey::StoppedEarly,
                [("games", games.into()), ("count", simulation.requested.into())]
            )
        )?;
    }
    by_bot(out, simulation, locale)?;
    by_seat(out, simulation, locale)?;
    points(out, simulation, locale)?;
    lengths(out, simulation, locale)?;
    habits::write(out, simulation, locale)?;
    speeds(out, simulation, locale)
}

fn by_bot(out: &mut String, simulation: &Simulation, locale: &ReportLocale<'_>) -> fmt::Result {
    heading(out, ReportKey::Bot, locale)?;
    for (&bot, record) in &simulation.tally.contestants {
        let points = locale.with_deviation((record.points.mean(), record.points.deviation()));
        row(out, simulation, &simulation.series.contestants[bot].name, record, locale)?;
        writeln!(out, "  {points}")?;
    }
    Ok(())
}

fn by_seat(out: &mut String, simulation: &Simulation, locale: &ReportLocale<'_>) -> fmt::Result {
    heading(out, ReportKey::Seat, locale)?;
    for (seat, record) in &simulation.tally.seats {
        row(out, simulation, &seat.to_string(), record, locale)?;
        writeln!(out, "  {}", locale.decimal(record.points.mean(), 1))?;
    }
    let first = &simulation.tally.first;
    if first.seats() > 0 {
        row(out, simulation, &locale.text(ReportKey::WhoBegan), first, locale)?;
        writeln!(out, "  {}", locale.decimal(first.points.mean(), 1))?;
    }
    Ok(())
}

fn heading(out: &mut String, what: ReportKey, locale: &ReportLocale<'_>) -> fmt::Result {
    let heads = [ReportKey::Played, ReportKey::Won, ReportKey::WinRate, ReportKey::Points];
    let [played, won, rate, points] = heads.map(|head| locale.text(head));
    writeln!(out, "\n{:<14}{played:>10}{won:>12}  {rate:<28}{:<32} {points}", locale.text(what), "")
}

fn row(
    out: &mut String,
    simulation: &Simulation,
    name: &str,
    record: &WinRecord,
    locale: &ReportLocale<'_>,
) -> fmt::Result {
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let (seats, wins, won) =
        (locale.thousands(record.seats()), locale.tenths(record.wins()), record.win_rate());
    write!(out, "{name:<14}{seats:>10}{wins:>12}  {:<28}{}", rate(won, locale), bar(won, even))
}

fn points(out: &mut String, simulation: &Simulation, locale: &ReportLocale<'_>) -> fmt::Result {
    let tally = &simulation.tally;
    let scale = Scale::for_all(tally.contestants.values().map(|record| &record.points));
    writeln!(out, "\n{}", locale.text(ReportKey::Points))?;
    for (&bot, record) in &tally.contestants {
        let name = &simulation.series.contestants[bot].name;
        writeln!(out, "{name:<14}{}", scale.render(&record.points).trim_end())?;
    }
    writeln!(out, "{:<14}{}", "", scale.axis())?;
    let [points, lead] = [&tally.winning, &tally.leads].map(|counts| locale.decimal(counts.mean(), 1));
    line(
        out,
        &locale.text(ReportKey::Winners),
        ReportKey::WinnersMean,
        [("points", points.into()), ("lead", lead.into())],
        locale,
    )?;
    let shared = locale.percent(tally.shared as f64 / tally.games.max(1) as f64);
    let lead = tally.leads.percentile(50).to_string();
    line(out, "", ReportKey::WinnersHalf, [("lead", lead.into()), ("shared", shared.into())], locale)
}

fn line<const N: usize>(
    out: &mut String,
    name: &str,
    key: ReportKey,
    args: [Arg<'_>; N],
    locale: &ReportLocale<'_>,
) -> fmt::Result {
    writeln!(out, "{name:<14}{}", locale.format(key, args))
}

fn lengths(out: &mut String, simulation: &Simulation, locale: &ReportLocale<'_>) -> fmt::Result {
    let tally = &simulation.tally;
    writeln!(out)?;
    let averages = |counts: &Histogram| (locale.decimal(counts.mean(), 1), counts.percentile(50).to_string());
    let (mean, median) = averages(&tally.lengths);
    line(
        out,
        &locale.text(ReportKey::Length),
        ReportKey::ChoicesMean,
        [("mean", mean.into()), ("median", median.into())],
        locale,
    )?;
    spread(out, &tally.lengths, locale)?;
    if tally.rounds.total() > 0 {
        let (mean, median) = averages(&tally.rounds);
        line(out, "", ReportKey::RoundsMean, [("mean", mean.into()), ("median", median.into())], locale)?;
        spread(out, &tally.rounds, locale)?;
    }
    for (&ending, &count) in &tally.endings {
        let share = locale.percent(count as f64 / tally.games.max(1) as f64);
        let name = locale.format(ReportKey::Ending, [("name", ending.into())]);
        let count = locale.thousands(count);
        writeln!(out, "{:<14}{name}: {count} ({share})", locale.text(ReportKey::EndedBy))?;
    }
    Ok(())
}

fn spread(out: &mut String, lengths: &Histogram, locale: &ReportLocale<'_>) -> fmt::Result {
    let [low, high] = [5, 95].map(|percent| lengths.percentile(percent).to_string());
    let [least, most] = [lengths.min(), lengths.max()].map(|length| length.to_string());
    line(
        out,
        "",
        ReportKey::NineInTen,
        [("low", low.into()), ("high", high.into()), ("least", least.into()), ("most", most.into())],
        locale,
    )
}

fn speeds(out: &mut String, simulation: &Simulation, locale: &ReportLocale<'_>) -> fmt::Result {
    let tally = &simulation.tally;
    let speed = locale.speed(tally.games, tally.choices, simulation.took);
    writeln!(out, "\n{:<14}{speed}", locale.text(ReportKey::Speed))?;
    if let Some(pace) = simulation.counting_speed {
        let [counting, bare] = [pace.counting, pace.bare].map(|pace| locale.thousands(pace as u64));
        line(
            out,
            "",
            ReportKey::SpeedThread,
            [("counting", counting.into()), ("bare", bare.into())],
            locale,
        )?;
    }
    Ok(())
}
