//! A simulation as a page: the designer's view.

use super::habits;
use super::parts::{beside, facts, page, section, table};
use crate::report::Teller;
use crate::report::plot::{Axis, Bar, Bars, Caption, Column, Columns, Range, Ranges};
use maud::{Markup, html};
use portolan_arena::{Histogram, Simulation, WinRecord};
use portolan_boards::report::Report;

/// The whole page.
pub fn simulation(simulation: &Simulation, teller: &Teller<'_>) -> String {
    let (tally, wanted) = (&simulation.tally, simulation.requested);
    let inside = html! {
        @if tally.games < wanted {
            p.note { (teller.format(&Report::StoppedEarly { games: teller.thousands(wanted), count: wanted })) }
        }
        (facts(&at_once(simulation, teller)))
        @if tally.contestants.len() > 1 { (bots(simulation, teller)) }
        (seats(simulation, teller))
        (points(simulation, teller))
        (lengths(simulation, teller))
        (endings(simulation, teller))
        (habits::sections(simulation, teller))
        (speed(simulation, teller))
    };
    let (games, bots) = (teller.thousands(tally.games), names(simulation).join(", "));
    let told = teller.format(&Report::Between { games, bots, count: tally.games });
    let what = teller.format(&Report::Simulation {});
    page(&simulation.series.table, &what, &told, &inside, teller)
}

fn names(simulation: &Simulation) -> Vec<&str> {
    simulation.series.contestants.iter().map(|one| one.name.as_str()).collect()
}

fn at_once(simulation: &Simulation, teller: &Teller<'_>) -> Vec<(String, String)> {
    let tally = &simulation.tally;
    let mut all = vec![
        (teller.thousands(tally.games), Report::GamesWord { count: tally.games }),
        (format!("{:.0}", tally.lengths.mean()), Report::ChoicesAGame {}),
        (teller.decimal(tally.winning.mean(), 1), Report::PointsOfWinners {}),
        (teller.decimal(tally.leads.mean(), 1), Report::AheadOfNext {}),
        (teller.percent(tally.shared as f64 / tally.games.max(1) as f64), Report::SharedVictories {}),
    ];
    if tally.rounds.total() > 0 {
        all.insert(2, (teller.decimal(tally.rounds.mean(), 1), Report::Rounds {}));
    }
    if tally.first.seats() > 0 {
        all.push((teller.percent(tally.first.win_rate().rate), Report::WonByWhoBegan {}));
    }
    all.into_iter().map(|(figure, what)| (figure, teller.format(&what))).collect()
}

fn bots(simulation: &Simulation, teller: &Teller<'_>) -> Markup {
    let names = names(simulation);
    let rows = simulation.tally.contestants.iter().map(|(&bot, record)| (names[bot].to_string(), record));
    let texts = [Report::WhoWins {}, Report::WhoWinsExplain {}, Report::WinShareByBot {}];
    let [heading, about, title] = texts.map(|text| teller.format(&text));
    section(&heading, &about, &win_rates(simulation, "bots", &title, &rows.collect::<Vec<_>>(), teller))
}

fn seats(simulation: &Simulation, teller: &Teller<'_>) -> Markup {
    let tally = &simulation.tally;
    let name = |seat: &usize| teller.format(&Report::SeatNumber { seat: seat.to_string() });
    let mut rows: Vec<(String, &WinRecord)> =
        tally.seats.iter().map(|(seat, record)| (name(seat), record)).collect();
    if tally.first.seats() > 0 {
        rows.push((teller.format(&Report::WhoBegan {}), &tally.first));
    }
    let texts = [Report::WhereOneSits {}, Report::WhereExplain {}, Report::WinShareBySeat {}];
    let [heading, about, title] = texts.map(|text| teller.format(&text));
    section(&heading, &about, &win_rates(simulation, "seats", &title, &rows, teller))
}

fn win_rates(
    simulation: &Simulation,
    id: &str,
    title: &str,
    rows: &[(String, &WinRecord)],
    teller: &Teller<'_>,
) -> Markup {
    let range = |(name, record): &(String, &WinRecord)| {
        let won = record.win_rate();
        Range { name: name.clone(), low_value_high: [won.low, won.rate, won.high] }
    };
    let ranges: Vec<Range> = rows.iter().map(range).collect();
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let axis = Axis::of_shares(ranges.iter().flat_map(|range| range.low_value_high).chain([even]));
    let about = teller.format(&Report::SharesAbout {});
    let caption = Caption { id, title, about: &about };
    let plot =
        Ranges { caption, rows: ranges, axis, even: Some((even, teller.format(&Report::Even {}))) }.draw();
    let row = |(name, record): &(String, &WinRecord)| {
        let (won, points) = (record.win_rate(), teller.decimal(record.points.mean(), 1));
        let played = teller.thousands(record.seats());
        vec![name.clone(), played, teller.percent(won.rate), teller.bounds(won), points]
    };
    let rows: Vec<Vec<String>> = rows.iter().map(row).collect();
    let heads = [Report::Played {}, Report::Won {}, Report::Interval {}, Report::Points {}];
    beside(&plot, &table(title, &beside_names(&heads, teller), &rows))
}

/// The heads of columns, behind one of names that needs no word.
fn beside_names(heads: &[Report], teller: &Teller<'_>) -> Vec<String> {
    [String::new()].into_iter().chain(heads.iter().map(|head| teller.format(head))).collect()
}

fn column<'a>(name: String, counts: &'a Histogram, teller: &Teller<'_>) -> Column<'a> {
    let mean = teller.format(&Report::MeanOf { mean: teller.decimal(counts.mean(), 1) });
    Column { name, mean, counts }
}

fn points(simulation: &Simulation, teller: &Teller<'_>) -> Markup {
    let tally = &simulation.tally;
    let names = names(simulation);
    let mut rows: Vec<Column<'_>> = (tally.contestants.iter())
        .map(|(&bot, record)| column(names[bot].to_string(), &record.points, teller))
        .collect();
    rows.push(column(teller.format(&Report::Winners {}), &tally.winning, teller));
    let lead = column(teller.format(&Report::Lead {}), &tally.leads, teller);
    let title = teller.format(&Report::PointsTitle {});
    let inside = html! {
        (spreads("points", &title, rows, teller))
        (spreads("leads", &teller.format(&Report::HowFarAhead {}), vec![lead], teller))
    };
    section(&title, "", &inside)
}

fn lengths(simulation: &Simulation, teller: &Teller<'_>) -> Markup {
    let tally = &simulation.tally;
    let choices = column(teller.format(&Report::Choices {}), &tally.lengths, teller);
    let rounds = column(teller.format(&Report::Rounds {}), &tally.rounds, teller);
    let inside = html! {
        (spreads("choices", &teller.format(&Report::ChoicesInAGame {}), vec![choices], teller))
        @if tally.rounds.min() < tally.rounds.max() {
            (spreads("rounds", &teller.format(&Report::RoundOfEnd {}), vec![rounds], teller))
        }
    };
    section(&teller.format(&Report::LengthTitle {}), "", &inside)
}

fn spreads(id: &str, title: &str, rows: Vec<Column<'_>>, teller: &Teller<'_>) -> Markup {
    let row = |column: &Column<'_>| {
        let counts = column.counts;
        let at = |percent: u64| counts.percentile(percent).to_string();
        let mean = teller.with_deviation((counts.mean(), counts.deviation()));
        let (least, most) = (counts.min().to_string(), counts.max().to_string());
        vec![column.name.clone(), mean, least, at(5), at(50), at(95), most]
    };
    let lines: Vec<Vec<String>> = rows.iter().map(row).collect();
    let about = teller.format(&Report::SpreadAbout {});
    let plot = Columns { caption: Caption { id, title, about: &about }, rows }.draw();
    let heads = [Report::MeanDeviation {}, Report::Least {}, Report::Half {}, Report::Most {}];
    let [mean, least, half, most] = heads.map(|head| teller.format(&head));
    let heads = [String::new(), mean, least, "5 %".into(), half, "95 %".into(), most];
    beside(&plot, &table(title, &heads, &lines))
}

fn endings(simulation: &Simulation, teller: &Teller<'_>) -> Markup {
    let tally = &simulation.tally;
    let share = |count: u64| count as f64 / tally.games.max(1) as f64;
    let name = |name: &str| teller.format(&Report::Ending { name: name.into() });
    let bar = |(&ending, &count): (&&str, &u64)| Bar {
        name: name(ending),
        share: share(count),
        told: teller.percent(share(count)),
    };
    let [title, about] = [Report::HowGamesEnd {}, Report::EndsAbout {}].map(|text| teller.format(&text));
    let caption = Caption { id: "endings", title: &title, about: &about };
    let plot = Bars { caption, bars: tally.endings.iter().map(bar).collect() }.draw();
    let row = |(&ending, &count): (&&str, &u64)| {
        vec![name(ending), teller.thousands(count), teller.percent(share(count))]
    };
    let rows: Vec<Vec<String>> = tally.endings.iter().map(row).collect();
    let heads = [Report::End {}, Report::GamesWord { count: tally.games }, Report::Share {}];
    section(&title, "", &beside(&plot, &table(&title, &heads.map(|head| teller.format(&head)), &rows)))
}

fn speed(simulation: &Simulation, teller: &Teller<'_>) -> Markup {
    let tally = &simulation.tally;
    let mut told = teller.speed(tally.games, tally.choices, simulation.took);
    if let Some(pace) = simulation.counting_speed {
        let [counting, bare] = [pace.counting, pace.bare].map(|pace| teller.thousands(pace as u64));
        told = format!("{told}; {}", teller.format(&Report::SpeedThread { counting, bare }));
    }
    section(&teller.format(&Report::SpeedTitle {}), &told, &html! {})
}
