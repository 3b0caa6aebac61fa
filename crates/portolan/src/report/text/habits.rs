//! The table of choices: how often they are made, and the win shares of the seats that make them.

use crate::report::ReportLocale;
use portolan_arena::{Interval, NamedUsage, SeatGroup, Simulation};
use portolan_i18n::ReportKey;
use std::fmt::{self, Write};

/// Writes a table of all kinds of choices, with single choices of kinds with few choices.
pub fn write(out: &mut String, simulation: &Simulation, locale: &ReportLocale<'_>) -> fmt::Result {
    let games = simulation.tally.games.max(1) as f64;
    let even = locale.percent(1.0 / simulation.series.table.seats.get() as f64);
    writeln!(out, "\n{}", locale.format(ReportKey::HabitsExplain, [("even", even.into())]))?;
    let heads = [
        ReportKey::AGame,
        ReportKey::MadeWhenPossible,
        ReportKey::MadeIt,
        ReportKey::MadeItMost,
        ReportKey::NeverMadeIt,
    ];
    let [made, possible, did, most, never] = heads.map(|head| locale.text(head));
    writeln!(out, "{:<22}{made:>9}  {possible:<23}{did:<27}{most:<27}{never}", "")?;
    for habit in &simulation.usage {
        row(out, habit, games, "", locale)?;
        habit.choices.iter().try_for_each(|choice| row(out, choice, games, "  ", locale))?;
    }
    Ok(())
}

fn row(
    out: &mut String,
    habit: &NamedUsage,
    games: f64,
    indent: &str,
    locale: &ReportLocale<'_>,
) -> fmt::Result {
    let usage = &habit.usage;
    let name: String = format!("{indent}{}", habit.name).chars().take(21).collect();
    let made = usage.made as f64 / games;
    let made = if made < 100.0 { locale.decimal(made, 2) } else { locale.thousands(made as u64) };
    let rate = usage.rate().map_or_else(|| "–".into(), |rate| locale.percent(rate.rate));
    let of = locale.of(format!("{rate:>7}"), locale.thousands(usage.chances));
    let [makers, most, others] = [usage.makers, usage.most, usage.others()].map(|seats| share(seats, locale));
    let line = format!("{name:<22}{made:>9}  {of:<23}{makers:<27}{most:<27}{others}");
    writeln!(out, "{}", line.trim_end())
}

fn share(seats: SeatGroup, locale: &ReportLocale<'_>) -> String {
    let formatted = |share: Interval| format!("{:>7} ({})", locale.percent(share.rate), locale.bounds(share));
    seats.win_share().map_or_else(|| format!("{:>7}", "–"), formatted)
}
