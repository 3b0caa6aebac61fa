//! Which choices are made and who wins by them, for the terminal.

use crate::report::Teller;
use portolan_arena::{Interval, NamedUsage, SeatGroup, Simulation};
use portolan_boards::report::Report;
use std::fmt::{self, Write};

/// A table of all kinds of choices, with single choices where there are few.
pub fn write(out: &mut String, simulation: &Simulation, teller: &Teller<'_>) -> fmt::Result {
    let games = simulation.tally.games.max(1) as f64;
    let even = teller.percent(1.0 / simulation.series.table.seats.get() as f64);
    writeln!(out, "\n{}", teller.format(&Report::HabitsExplain { even }))?;
    let heads = [
        Report::AGame {},
        Report::MadeWhenPossible {},
        Report::MadeIt {},
        Report::MadeItMost {},
        Report::NeverMadeIt {},
    ];
    let [made, possible, did, most, never] = heads.map(|head| teller.format(&head));
    writeln!(out, "{:<22}{made:>9}  {possible:<23}{did:<27}{most:<27}{never}", "")?;
    for habit in &simulation.usage {
        row(out, habit, games, "", teller)?;
        habit.choices.iter().try_for_each(|choice| row(out, choice, games, "  ", teller))?;
    }
    Ok(())
}

fn row(out: &mut String, habit: &NamedUsage, games: f64, indent: &str, teller: &Teller<'_>) -> fmt::Result {
    let usage = &habit.usage;
    let name: String = format!("{indent}{}", habit.name).chars().take(21).collect();
    let made = usage.made as f64 / games;
    let made = if made < 100.0 { teller.decimal(made, 2) } else { teller.thousands(made as u64) };
    let rate = usage.rate().map_or_else(|| "–".into(), |rate| teller.percent(rate.rate));
    let of = teller.of(format!("{rate:>7}"), teller.thousands(usage.chances));
    let [makers, most, others] = [usage.makers, usage.most, usage.others()].map(|seats| share(seats, teller));
    let line = format!("{name:<22}{made:>9}  {of:<23}{makers:<27}{most:<27}{others}");
    writeln!(out, "{}", line.trim_end())
}

fn share(seats: SeatGroup, teller: &Teller<'_>) -> String {
    let told = |share: Interval| format!("{:>7} ({})", teller.percent(share.rate), teller.bounds(share));
    seats.win_share().map_or_else(|| format!("{:>7}", "–"), told)
}
