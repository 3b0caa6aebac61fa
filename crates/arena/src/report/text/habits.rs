//! Which choices are made and who wins by them, for the terminal.

use crate::habits::{Habit, Seats};
use crate::interval::Interval;
use crate::report::numbers::{bounds, percent, thousands};
use crate::simulate::Simulation;
use std::fmt::{self, Write};

/// A table of all kinds of choices, with single choices where there are few.
pub(super) fn write(out: &mut String, simulation: &Simulation) -> fmt::Result {
    let games = simulation.tally.games.max(1) as f64;
    let even = percent(1.0 / simulation.series.table.seats.get() as f64);
    writeln!(
        out,
        "\nchoices: how often each kind is made, where something else could be done as well; and the win share,"
    )?;
    writeln!(
        out,
        "with its 95 % interval, of the seats that made it and of those that made it most (even: {even})"
    )?;
    let (made, possible) = ("a game", "made when possible");
    writeln!(out, "{:<22}{made:>8}  {possible:<23}{:<24}{:<24}never made it", "", "made it", "made it most")?;
    for habit in &simulation.habits {
        row(out, habit, games, "")?;
        habit.choices.iter().try_for_each(|choice| row(out, choice, games, "  "))?;
    }
    Ok(())
}

fn row(out: &mut String, habit: &Habit, games: f64, indent: &str) -> fmt::Result {
    let usage = &habit.usage;
    let name: String = format!("{indent}{}", habit.name).chars().take(21).collect();
    let made = usage.made as f64 / games;
    let made = if made < 100.0 { format!("{made:.2}") } else { thousands(made as u64) };
    let rate = usage.rate().map_or_else(|| "–".into(), |rate| percent(rate.rate));
    let of = format!("{rate:>7} of {}", thousands(usage.chances));
    let [makers, most, others] = [usage.makers, usage.most, usage.others()].map(share);
    let line = format!("{name:<22}{made:>8}  {of:<23}{makers:<24}{most:<24}{others}");
    writeln!(out, "{}", line.trim_end())
}

fn share(seats: Seats) -> String {
    let told = |share: Interval| format!("{:>7} ({})", percent(share.rate), bounds(share));
    seats.win_share().map_or_else(|| format!("{:>7}", "–"), told)
}
