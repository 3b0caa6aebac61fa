//! A simulation as a page: the designer's view.

use super::habits;
use super::parts::{beside, facts, page, section, table};
use crate::record::Record;
use crate::report::numbers::{bounds, percent, thousands};
use crate::report::plot::{Axis, Bar, Bars, Column, Columns, Range, Ranges, Words};
use crate::simulate::Simulation;
use maud::{Markup, html};

/// The whole page.
pub fn simulation(simulation: &Simulation) -> String {
    let tally = &simulation.tally;
    let inside = html! {
        @if tally.games < simulation.wanted {
            p.note { "This simulation was stopped early: " (thousands(simulation.wanted)) " games were asked for." }
        }
        (facts(&at_once(simulation)))
        @if tally.contestants.len() > 1 { (bots(simulation)) }
        (seats(simulation))
        (points(simulation))
        (lengths(simulation))
        (endings(simulation))
        (habits::sections(simulation))
        (speed(simulation))
    };
    let told = format!("{} games between {}", thousands(tally.games), names(simulation).join(", "));
    page(&simulation.series.table, "Simulation", &told, &inside)
}

fn names(simulation: &Simulation) -> Vec<&str> {
    simulation.series.contestants.iter().map(|one| one.name.as_str()).collect()
}

fn at_once(simulation: &Simulation) -> Vec<(String, &'static str)> {
    let tally = &simulation.tally;
    let mut all = vec![
        (thousands(tally.games), "games"),
        (format!("{:.0}", tally.lengths.mean()), "choices a game"),
        (format!("{:.1}", tally.winning.mean()), "points of winners"),
        (format!("{:.1}", tally.leads.mean()), "ahead of the next"),
        (percent(tally.shared as f64 / tally.games.max(1) as f64), "shared victories"),
    ];
    if tally.rounds.total() > 0 {
        all.insert(2, (format!("{:.1}", tally.rounds.mean()), "rounds"));
    }
    if tally.first.seats() > 0 {
        all.push((percent(tally.first.win_rate().rate), "won by who began"));
    }
    all
}

fn even(simulation: &Simulation) -> f64 {
    1.0 / simulation.series.table.seats.get() as f64
}

fn bots(simulation: &Simulation) -> Markup {
    let names = names(simulation);
    let rows = simulation.tally.contestants.iter().map(|(&bot, record)| (names[bot].to_string(), record));
    let plot_and_table = win_rates(simulation, "bots", "Win share of a seat, by bot", rows.collect());
    section("Who wins", "Counted for each seat; a shared victory counts as its share.", &plot_and_table)
}

fn seats(simulation: &Simulation) -> Markup {
    let tally = &simulation.tally;
    let mut rows: Vec<(String, &Record)> =
        tally.seats.iter().map(|(seat, record)| (format!("seat {seat}"), record)).collect();
    if tally.first.seats() > 0 {
        rows.push(("who began".into(), &tally.first));
    }
    let about = "Everybody sits everywhere equally often, so what differs here is the seat's.";
    section("Where one sits", about, &win_rates(simulation, "seats", "Win share by seat", rows))
}

fn win_rates(simulation: &Simulation, id: &str, title: &str, rows: Vec<(String, &Record)>) -> Markup {
    let range = |(name, record): &(String, &Record)| {
        let won = record.win_rate();
        Range { name: name.clone(), low_value_high: [won.low, won.rate, won.high] }
    };
    let ranges: Vec<Range> = rows.iter().map(range).collect();
    let even = even(simulation);
    let axis = Axis::of_shares(ranges.iter().flat_map(|range| range.low_value_high).chain([even]));
    let about = "Dots show win shares, lines their 95 % intervals. The table has the numbers.";
    let words = Words { id, title, about };
    let plot = Ranges { words, rows: ranges, axis, even: Some((even, "even")) }.draw();
    let row = |(name, record): &(String, &Record)| {
        let won = record.win_rate();
        let points = format!("{:.1}", record.points.mean());
        vec![name.clone(), thousands(record.seats()), percent(won.rate), bounds(won), points]
    };
    let rows: Vec<Vec<String>> = rows.iter().map(row).collect();
    beside(&plot, &table(title, &["", "played", "won", "95 % interval", "points"], &rows))
}

fn points(simulation: &Simulation) -> Markup {
    let tally = &simulation.tally;
    let names = names(simulation);
    let mut rows: Vec<Column<'_>> = (tally.contestants.iter())
        .map(|(&bot, record)| Column { name: names[bot].to_string(), counts: &record.points })
        .collect();
    rows.push(Column { name: "winners".into(), counts: &tally.winning });
    let inside = html! {
        (spreads("points", "Points", rows))
        (spreads("leads", "How far winners are ahead of the next", vec![Column { name: "lead".into(), counts: &tally.leads }]))
    };
    section("Points", "", &inside)
}

fn lengths(simulation: &Simulation) -> Markup {
    let tally = &simulation.tally;
    let inside = html! {
        (spreads("choices", "Choices in a game", vec![Column { name: "choices".into(), counts: &tally.lengths }]))
        @if tally.rounds.least() < tally.rounds.most() {
            (spreads("rounds", "Round in which games end", vec![Column { name: "rounds".into(), counts: &tally.rounds }]))
        }
    };
    section("Length", "", &inside)
}

fn spreads(id: &str, title: &str, rows: Vec<Column<'_>>) -> Markup {
    let row = |column: &Column<'_>| {
        let counts = column.counts;
        let at = |percent: u64| counts.percentile(percent).to_string();
        let mean = format!("{:.1} ± {:.1}", counts.mean(), counts.deviation());
        let (least, most) = (counts.least().to_string(), counts.most().to_string());
        vec![column.name.clone(), mean, least, at(5), at(50), at(95), most]
    };
    let lines: Vec<Vec<String>> = rows.iter().map(row).collect();
    let about =
        "Columns show how often each number occurred, a line its mean. The table has mean and percentiles.";
    let plot = Columns { words: Words { id, title, about }, rows }.draw();
    let heads = ["", "mean ± deviation", "least", "5 %", "half", "95 %", "most"];
    beside(&plot, &table(title, &heads, &lines))
}

fn endings(simulation: &Simulation) -> Markup {
    let tally = &simulation.tally;
    let share = |count: u64| count as f64 / tally.games.max(1) as f64;
    let bar = |(&name, &count): (&&str, &u64)| Bar {
        name: name.to_string(),
        share: share(count),
        told: percent(share(count)),
    };
    let words =
        Words { id: "endings", title: "How games end", about: "Bars show the share of games with each end." };
    let plot = Bars { words, bars: tally.endings.iter().map(bar).collect() }.draw();
    let row =
        |(&name, &count): (&&str, &u64)| vec![name.to_string(), thousands(count), percent(share(count))];
    let rows: Vec<Vec<String>> = tally.endings.iter().map(row).collect();
    section("How games end", "", &beside(&plot, &table("How games end", &["end", "games", "share"], &rows)))
}

fn speed(simulation: &Simulation) -> Markup {
    let seconds = simulation.took.as_secs_f64().max(1e-9);
    let per_second = |count: u64| thousands((count as f64 / seconds) as u64);
    let mut told = format!(
        "{} games and {} choices a second.",
        per_second(simulation.tally.games),
        per_second(simulation.tally.choices)
    );
    if let Some(pace) = simulation.pace {
        let [counting, bare] = [pace.counting, pace.bare].map(|pace| thousands(pace as u64));
        told +=
            &format!(" One thread makes {counting} choices a second while they are counted, {bare} without.");
    }
    section("Speed", &told, &html! {})
}
