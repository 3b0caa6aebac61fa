//! Which choices are made and who wins by them, on the page.

use super::parts::{beside, section, table};
use crate::habits::{Habit, Seats};
use crate::interval::Interval;
use crate::report::numbers::{bounds, percent, thousands};
use crate::report::plot::{Axis, Bar, Bars, Range, Ranges, Words};
use crate::simulate::Simulation;
use maud::{Markup, html};

/// A seat's win share, and the word for those seats.
type Side = (&'static str, fn(&Habit) -> Seats);

const DID: Side = ("made it", |habit| habit.usage.makers);
const MOST: Side = ("made it most", |habit| habit.usage.most);

/// How often, who wins, and single choices where there are few.
pub(super) fn sections(simulation: &Simulation) -> Markup {
    let habits = &simulation.habits;
    let often = "A choice is named by the first word of its notation. Bars show how often it was made when something \
        else could be done as well.";
    let mut wins = String::from(
        "Seats that made a choice more often than the others at their table, and the share of victories that they \
         have. Who is ahead may afford more: this tells what goes together, not what causes what.",
    );
    if simulation.tally.contestants.len() > 1 {
        wins += " Where bots of different strength play it tells above all which of them does what: let equals play.";
    }
    let single: Vec<&Habit> = habits.iter().filter(|habit| !habit.choices.is_empty()).collect();
    html! {
        (section("Which choices are made", often, &rates(simulation, "rates", "Made when possible", habits)))
        (section("Which choices win", &wins, &html! {
            (shares(simulation, "most", "Win share of those who made it most", habits, MOST))
            (win_table(habits))
        }))
        @if !single.is_empty() {
            (section("Choice by choice", "For kinds of which there are few.", &html! {
                @for (number, habit) in single.iter().enumerate() { (by_choice(simulation, habit, number)) }
            }))
        }
    }
}

fn by_choice(simulation: &Simulation, habit: &Habit, number: usize) -> Markup {
    let (rates_id, shares_id) = (format!("rates{number}"), format!("shares{number}"));
    let title = format!("{}: win share of those who made it", habit.name);
    let made = format!("{}: made when possible", habit.name);
    html! {
        details {
            summary { (habit.name) " · " (habit.choices.len()) " choices" }
            (rates(simulation, &rates_id, &made, &habit.choices))
            (shares(simulation, &shares_id, &title, &habit.choices, DID))
        }
    }
}

fn rates(simulation: &Simulation, id: &str, title: &str, habits: &[Habit]) -> Markup {
    let bar = |habit: &Habit| {
        let rate = habit.usage.rate();
        let told = rate.map_or_else(|| "nothing else to do".into(), |rate| percent(rate.rate));
        Bar { name: habit.name.clone(), share: rate.map_or(0.0, |rate| rate.rate), told }
    };
    let about = "Bars show how often each was made when it was possible. The table has the numbers.";
    let plot = Bars { words: Words { id, title, about }, bars: habits.iter().map(bar).collect() }.draw();
    let games = simulation.tally.games.max(1) as f64;
    let row = |habit: &Habit| {
        let usage = &habit.usage;
        let rate = usage.rate();
        vec![
            habit.name.clone(),
            format!("{:.2}", usage.made as f64 / games),
            thousands(usage.chances),
            told(rate, |rate| percent(rate.rate)),
            told(rate, bounds),
        ]
    };
    let rows: Vec<Vec<String>> = habits.iter().map(row).collect();
    beside(&plot, &table(title, &["choice", "a game", "chances", "made", "95 % interval"], &rows))
}

fn shares(simulation: &Simulation, id: &str, title: &str, habits: &[Habit], side: Side) -> Markup {
    let (word, seats_of) = side;
    let known = || habits.iter().filter_map(|habit| Some((habit, seats_of(habit).win_share()?)));
    let range = |(habit, share): (&Habit, Interval)| Range {
        name: habit.name.clone(),
        low_value_high: [share.low, share.rate, share.high],
    };
    let rows: Vec<Range> = known().map(range).collect();
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let axis = Axis::of_shares(rows.iter().flat_map(|row| row.low_value_high).chain([even]));
    let about = "Dots show win shares, lines their 95 % intervals. The table has the numbers.";
    let plot = Ranges { words: Words { id, title, about }, rows, axis, even: Some((even, "even")) }.draw();
    let row = |(habit, share): (&Habit, Interval)| {
        vec![habit.name.clone(), thousands(seats_of(habit).count), percent(share.rate), bounds(share)]
    };
    let rows: Vec<Vec<String>> = known().map(row).collect();
    beside(&plot, &table(title, &["choice", &format!("seats that {word}"), "won", "95 % interval"], &rows))
}

fn win_table(habits: &[Habit]) -> Markup {
    let row = |habit: &Habit| {
        let usage = &habit.usage;
        let [makers, others] = [usage.makers, usage.others()].map(|seats| (seats.count, seats.win_share()));
        let side = |(count, share): (u64, Option<Interval>)| {
            [thousands(count), told(share, |share| percent(share.rate)), told(share, bounds)]
        };
        [vec![habit.name.clone()], side(makers).to_vec(), side(others).to_vec()].concat()
    };
    let rows: Vec<Vec<String>> = habits.iter().map(row).collect();
    let heads = ["choice", "made it", "won", "95 %", "could and never did", "won", "95 %"];
    table(
        "Win shares of those who made it at least once, and of those who could have and never did",
        &heads,
        &rows,
    )
}

fn told(interval: Option<Interval>, tell: impl Fn(Interval) -> String) -> String {
    interval.map_or_else(|| "–".into(), tell)
}
