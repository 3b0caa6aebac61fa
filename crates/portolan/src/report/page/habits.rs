//! The part of the page about choices: how often they are made, and the win shares of the seats that make them.

use super::parts::{beside, section, table};
use crate::report::ReportLocale;
use crate::report::plot::{Axis, Bar, Bars, Caption, Range, Ranges};
use maud::{Markup, html};
use portolan_arena::{Interval, NamedUsage, SeatGroup, Simulation};
use portolan_i18n::ReportKey;

/// A group of seats whose win share is shown, with its label.
type Side = (ReportKey, fn(&NamedUsage) -> SeatGroup);

const MADE: Side = (ReportKey::SeatsThatMade, |habit| habit.usage.makers);
const MOST: Side = (ReportKey::SeatsThatMadeMost, |habit| habit.usage.most);

/// Renders the sections: rates, win shares, and single choices of kinds with few choices.
pub fn sections(simulation: &Simulation, locale: &ReportLocale<'_>) -> Markup {
    let habits = &simulation.usage;
    let text = |key| locale.text(key);
    let mut wins = text(ReportKey::WhichWinExplain);
    if simulation.tally.contestants.len() > 1 {
        wins = format!("{wins} {}", text(ReportKey::WhichWinUnequal));
    }
    let made = rates(simulation, "rates", &text(ReportKey::MadeTitle), habits, locale);
    let most = shares(simulation, "most", &text(ReportKey::ShareOfMost), habits, &MOST, locale);
    let single: Vec<&NamedUsage> = habits.iter().filter(|habit| !habit.choices.is_empty()).collect();
    html! {
        (section(&text(ReportKey::WhichMade), &text(ReportKey::WhichMadeExplain), &made))
        (section(&text(ReportKey::WhichWin), &wins, &html! { (most) (win_table(habits, locale)) }))
        @if !single.is_empty() {
            (section(&text(ReportKey::ChoiceByChoice), &text(ReportKey::ChoiceByChoiceExplain), &html! {
                @for (number, habit) in single.iter().enumerate() { (by_choice(simulation, habit, number, locale)) }
            }))
        }
    }
}

fn by_choice(
    simulation: &Simulation,
    habit: &NamedUsage,
    number: usize,
    locale: &ReportLocale<'_>,
) -> Markup {
    let (rates_id, shares_id) = (format!("rates{number}"), format!("shares{number}"));
    let name = || habit.name.clone();
    let title = locale.format(ReportKey::ShareOfMakers, [("choice", name().into())]);
    let made = locale.format(ReportKey::MadeOf, [("choice", name().into())]);
    html! {
        details {
            summary { (locale.format(ReportKey::ChoicesOf, [("choice", name().into()), ("count", (habit.choices.len() as u64).into())])) }
            (rates(simulation, &rates_id, &made, &habit.choices, locale))
            (shares(simulation, &shares_id, &title, &habit.choices, &MADE, locale))
        }
    }
}

fn rates(
    simulation: &Simulation,
    id: &str,
    title: &str,
    habits: &[NamedUsage],
    locale: &ReportLocale<'_>,
) -> Markup {
    let bar = |habit: &NamedUsage| {
        let rate = habit.usage.rate();
        let label =
            rate.map_or_else(|| locale.text(ReportKey::NothingElse), |rate| locale.percent(rate.rate));
        Bar { name: habit.name.clone(), share: rate.map_or(0.0, |rate| rate.rate), label }
    };
    let about = locale.text(ReportKey::RatesAbout);
    let caption = Caption { id, title, about: &about };
    let plot = Bars { caption, bars: habits.iter().map(bar).collect() }.draw();
    let games = simulation.tally.games.max(1) as f64;
    let row = |habit: &NamedUsage| {
        let usage = &habit.usage;
        let rate = usage.rate();
        vec![
            habit.name.clone(),
            locale.decimal(usage.made as f64 / games, 2),
            locale.thousands(usage.chances),
            or_dash(rate, |rate| locale.percent(rate.rate)),
            or_dash(rate, |rate| locale.bounds(rate)),
        ]
    };
    let rows: Vec<Vec<String>> = habits.iter().map(row).collect();
    let heads =
        [ReportKey::Choice, ReportKey::AGame, ReportKey::Chances, ReportKey::Made, ReportKey::Interval];
    beside(&plot, &table(title, &heads.map(|head| locale.text(head)), &rows))
}

fn shares(
    simulation: &Simulation,
    id: &str,
    title: &str,
    habits: &[NamedUsage],
    (seats, seats_of): &Side,
    locale: &ReportLocale<'_>,
) -> Markup {
    let known = || habits.iter().filter_map(|habit| Some((habit, seats_of(habit).win_share()?)));
    let range = |(habit, share): (&NamedUsage, Interval)| Range {
        name: habit.name.clone(),
        low_value_high: [share.low, share.rate, share.high],
    };
    let rows: Vec<Range> = known().map(range).collect();
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let axis = Axis::of_shares(rows.iter().flat_map(|row| row.low_value_high).chain([even]));
    let about = locale.text(ReportKey::SharesAbout);
    let caption = Caption { id, title, about: &about };
    let plot = Ranges { caption, rows, axis, even: Some((even, locale.text(ReportKey::Even))) }.draw();
    let row = |(habit, share): (&NamedUsage, Interval)| {
        let count = locale.thousands(seats_of(habit).count);
        vec![habit.name.clone(), count, locale.percent(share.rate), locale.bounds(share)]
    };
    let rows: Vec<Vec<String>> = known().map(row).collect();
    let heads = [ReportKey::Choice, *seats, ReportKey::Won, ReportKey::Interval];
    beside(&plot, &table(title, &heads.map(|head| locale.text(head)), &rows))
}

fn win_table(habits: &[NamedUsage], locale: &ReportLocale<'_>) -> Markup {
    let row = |habit: &NamedUsage| {
        let usage = &habit.usage;
        let [makers, others] = [usage.makers, usage.others()].map(|seats| (seats.count, seats.win_share()));
        let side = |(count, share): (u64, Option<Interval>)| {
            let won = or_dash(share, |share| locale.percent(share.rate));
            [locale.thousands(count), won, or_dash(share, |share| locale.bounds(share))]
        };
        [vec![habit.name.clone()], side(makers).to_vec(), side(others).to_vec()].concat()
    };
    let rows: Vec<Vec<String>> = habits.iter().map(row).collect();
    let side = |what| [locale.text(what), locale.text(ReportKey::Won), "95 %".to_string()];
    let (made, never) = (side(ReportKey::MadeIt), side(ReportKey::CouldAndNeverDid));
    let heads: Vec<String> = [locale.text(ReportKey::Choice)].into_iter().chain(made).chain(never).collect();
    table(&locale.text(ReportKey::MadeOrNever), &heads, &rows)
}

/// Formats an interval; a dash if there is none.
fn or_dash(interval: Option<Interval>, format: impl Fn(Interval) -> String) -> String {
    interval.map_or_else(|| "–".into(), format)
}
