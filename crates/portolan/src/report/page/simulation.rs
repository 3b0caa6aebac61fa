//! The page of a simulation, for game designers.

use super::habits;
use super::parts::{beside, facts, page, section, table};
use crate::report::ReportLocale;
use crate::report::plot::{Axis, Bar, Bars, Caption, Column, Columns, Range, Ranges};
use maud::{Markup, html};
use portolan_arena::{Histogram, Simulation, WinRecord};
use portolan_i18n::ReportKey;

/// Renders the whole page.
pub fn simulation(simulation: &Simulation, locale: &ReportLocale<'_>) -> String {
    let (tally, wanted) = (&simulation.tally, simulation.requested);
    let inside = html! {
        @if tally.games < wanted {
            p.note { (locale.format(ReportKey::StoppedEarly, [("games", locale.thousands(wanted).into()), ("count", wanted.into())])) }
        }
        (facts(&key_figures(simulation, locale)))
        @if tally.contestants.len() > 1 { (bots(simulation, locale)) }
        (seats(simulation, locale))
        (points(simulation, locale))
        (lengths(simulation, locale))
        (endings(simulation, locale))
        (habits::sections(simulation, locale))
        (speed(simulation, locale))
    };
    let (games, bots) = (locale.thousands(tally.games), names(simulation).join(", "));
    let subtitle = locale.format(
        ReportKey::Between,
        [("games", games.into()), ("bots", bots.into()), ("count", tally.games.into())],
    );
    let what = locale.text(ReportKey::Simulation);
    page(&simulation.series.table, &what, &subtitle, &inside, locale)
}

fn names(simulation: &Simulation) -> Vec<&str> {
    simulation.series.contestants.iter().map(|one| one.name.as_str()).collect()
}

fn key_figures(simulation: &Simulation, locale: &ReportLocale<'_>) -> Vec<(String, String)> {
    let tally = &simulation.tally;
    let games = locale.format(ReportKey::GamesWord, [("count", tally.games.into())]);
    let text = |key| locale.text(key);
    let mut all = vec![
        (locale.thousands(tally.games), games),
        (format!("{:.0}", tally.lengths.mean()), text(ReportKey::ChoicesAGame)),
        (locale.decimal(tally.winning.mean(), 1), text(ReportKey::PointsOfWinners)),
        (locale.decimal(tally.leads.mean(), 1), text(ReportKey::AheadOfNext)),
        (locale.percent(tally.shared as f64 / tally.games.max(1) as f64), text(ReportKey::SharedVictories)),
    ];
    if tally.rounds.total() > 0 {
        all.insert(2, (locale.decimal(tally.rounds.mean(), 1), text(ReportKey::Rounds)));
    }
    if tally.first.seats() > 0 {
        all.push((locale.percent(tally.first.win_rate().rate), text(ReportKey::WonByWhoBegan)));
    }
    all
}

fn bots(simulation: &Simulation, locale: &ReportLocale<'_>) -> Markup {
    let names = names(simulation);
    let rows = simulation.tally.contestants.iter().map(|(&bot, record)| (names[bot].to_string(), record));
    let texts = [ReportKey::WhoWins, ReportKey::WhoWinsExplain, ReportKey::WinShareByBot];
    let [heading, about, title] = texts.map(|text| locale.text(text));
    section(&heading, &about, &win_rates(simulation, "bots", &title, &rows.collect::<Vec<_>>(), locale))
}

fn seats(simulation: &Simulation, locale: &ReportLocale<'_>) -> Markup {
    let tally = &simulation.tally;
    let name = |seat: &usize| locale.format(ReportKey::SeatNumber, [("seat", seat.to_string().into())]);
    let mut rows: Vec<(String, &WinRecord)> =
        tally.seats.iter().map(|(seat, record)| (name(seat), record)).collect();
    if tally.first.seats() > 0 {
        rows.push((locale.text(ReportKey::WhoBegan), &tally.first));
    }
    let texts = [ReportKey::WhereOneSits, ReportKey::WhereExplain, ReportKey::WinShareBySeat];
    let [heading, about, title] = texts.map(|text| locale.text(text));
    section(&heading, &about, &win_rates(simulation, "seats", &title, &rows, locale))
}

fn win_rates(
    simulation: &Simulation,
    id: &str,
    title: &str,
    rows: &[(String, &WinRecord)],
    locale: &ReportLocale<'_>,
) -> Markup {
    let range = |(name, record): &(String, &WinRecord)| {
        let won = record.win_rate();
        Range { name: name.clone(), low_value_high: [won.low, won.rate, won.high] }
    };
    let ranges: Vec<Range> = rows.iter().map(range).collect();
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let axis = Axis::of_shares(ranges.iter().flat_map(|range| range.low_value_high).chain([even]));
    let about = locale.text(ReportKey::SharesAbout);
    let caption = Caption { id, title, about: &about };
    let plot =
        Ranges { caption, rows: ranges, axis, even: Some((even, locale.text(ReportKey::Even))) }.draw();
    let row = |(name, record): &(String, &WinRecord)| {
        let (won, points) = (record.win_rate(), locale.decimal(record.points.mean(), 1));
        let played = locale.thousands(record.seats());
        vec![name.clone(), played, locale.percent(won.rate), locale.bounds(won), points]
    };
    let rows: Vec<Vec<String>> = rows.iter().map(row).collect();
    let heads = [ReportKey::Played, ReportKey::Won, ReportKey::Interval, ReportKey::Points];
    beside(&plot, &table(title, &headings_after_names(&heads, locale), &rows))
}

/// Returns column headings after an empty one for the column of names.
fn headings_after_names(heads: &[ReportKey], locale: &ReportLocale<'_>) -> Vec<String> {
    [String::new()].into_iter().chain(heads.iter().map(|&head| locale.text(head))).collect()
}

fn column<'a>(name: String, counts: &'a Histogram, locale: &ReportLocale<'_>) -> Column<'a> {
    let mean = locale.format(ReportKey::MeanOf, [("mean", locale.decimal(counts.mean(), 1).into())]);
    Column { name, mean, counts }
}

fn points(simulation: &Simulation, locale: &ReportLocale<'_>) -> Markup {
    let tally = &simulation.tally;
    let names = names(simulation);
    let mut rows: Vec<Column<'_>> = (tally.contestants.iter())
        .map(|(&bot, record)| column(names[bot].to_string(), &record.points, locale))
        .collect();
    rows.push(column(locale.text(ReportKey::Winners), &tally.winning, locale));
    let lead = column(locale.text(ReportKey::Lead), &tally.leads, locale);
    let title = locale.text(ReportKey::PointsTitle);
    let inside = html! {
        (spreads("points", &title, rows, locale))
        (spreads("leads", &locale.text(ReportKey::HowFarAhead), vec![lead], locale))
    };
    section(&title, "", &inside)
}

fn lengths(simulation: &Simulation, locale: &ReportLocale<'_>) -> Markup {
    let tally = &simulation.tally;
    let choices = column(locale.text(ReportKey::Choices), &tally.lengths, locale);
    let rounds = column(locale.text(ReportKey::Rounds), &tally.rounds, locale);
    let inside = html! {
        (spreads("choices", &locale.text(ReportKey::ChoicesInAGame), vec![choices], locale))
        @if tally.rounds.min() < tally.rounds.max() {
            (spreads("rounds", &locale.text(ReportKey::RoundOfEnd), vec![rounds], locale))
        }
    };
    section(&locale.text(ReportKey::LengthTitle), "", &inside)
}

fn spreads(id: &str, title: &str, rows: Vec<Column<'_>>, locale: &ReportLocale<'_>) -> Markup {
    let row = |column: &Column<'_>| {
        let counts = column.counts;
        let at = |percent: u64| counts.percentile(percent).to_string();
        let mean = locale.with_deviation((counts.mean(), counts.deviation()));
        let (least, most) = (counts.min().to_string(), counts.max().to_string());
        vec![column.name.clone(), mean, least, at(5), at(50), at(95), most]
    };
    let lines: Vec<Vec<String>> = rows.iter().map(row).collect();
    let about = locale.text(ReportKey::SpreadAbout);
    let plot = Columns { caption: Caption { id, title, about: &about }, rows }.draw();
    let heads = [ReportKey::MeanDeviation, ReportKey::Least, ReportKey::Half, ReportKey::Most];
    let [mean, least, half, most] = heads.map(|head| locale.text(head));
    let heads = [String::new(), mean, least, "5 %".into(), half, "95 %".into(), most];
    beside(&plot, &table(title, &heads, &lines))
}

fn endings(simulation: &Simulation, locale: &ReportLocale<'_>) -> Markup {
    let tally = &simulation.tally;
    let share = |count: u64| count as f64 / tally.games.max(1) as f64;
    let name = |name: &str| locale.format(ReportKey::Ending, [("name", name.into())]);
    let bar = |(&ending, &count): (&&str, &u64)| Bar {
        name: name(ending),
        share: share(count),
        label: locale.percent(share(count)),
    };
    let [title, about] = [ReportKey::HowGamesEnd, ReportKey::EndsAbout].map(|text| locale.text(text));
    let caption = Caption { id: "endings", title: &title, about: &about };
    let plot = Bars { caption, bars: tally.endings.iter().map(bar).collect() }.draw();
    let row = |(&ending, &count): (&&str, &u64)| {
        vec![name(ending), locale.thousands(count), locale.percent(share(count))]
    };
    let rows: Vec<Vec<String>> = tally.endings.iter().map(row).collect();
    let games = locale.format(ReportKey::GamesWord, [("count", tally.games.into())]);
    let heads = [locale.text(ReportKey::End), games, locale.text(ReportKey::Share)];
    section(&title, "", &beside(&plot, &table(&title, &heads, &rows)))
}

fn speed(simulation: &Simulation, locale: &ReportLocale<'_>) -> Markup {
    let tally = &simulation.tally;
    let mut text = locale.speed(tally.games, tally.choices, simulation.took);
    if let Some(pace) = simulation.counting_speed {
        let [counting, bare] = [pace.counting, pace.bare].map(|pace| locale.thousands(pace as u64));
        text = format!(
            "{text}; {}",
            locale.format(ReportKey::SpeedThread, [("counting", counting.into()), ("bare", bare.into())])
        );
    }
    section(&locale.text(ReportKey::SpeedTitle), &text, &html! {})
}
