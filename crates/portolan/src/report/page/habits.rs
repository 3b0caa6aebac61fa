//! Which choices are made and who wins by them, on the page.

use super::parts::{beside, section, table};
use crate::report::Teller;
use crate::report::plot::{Axis, Bar, Bars, Caption, Range, Ranges};
use maud::{Markup, html};
use portolan_arena::{Interval, NamedUsage, SeatGroup, Simulation};
use portolan_boards::report::Report;

/// Seats whose win share is told, and the words for them.
type Side = (Report, fn(&NamedUsage) -> SeatGroup);

const MADE: Side = (Report::SeatsThatMade {}, |habit| habit.usage.makers);
const MOST: Side = (Report::SeatsThatMadeMost {}, |habit| habit.usage.most);

/// How often, who wins, and single choices where there are few.
pub fn sections(simulation: &Simulation, teller: &Teller<'_>) -> Markup {
    let habits = &simulation.usage;
    let format = |text: Report| teller.format(&text);
    let mut wins = format(Report::WhichWinExplain {});
    if simulation.tally.contestants.len() > 1 {
        wins = format!("{wins} {}", format(Report::WhichWinUnequal {}));
    }
    let made = rates(simulation, "rates", &format(Report::MadeTitle {}), habits, teller);
    let most = shares(simulation, "most", &format(Report::ShareOfMost {}), habits, &MOST, teller);
    let single: Vec<&NamedUsage> = habits.iter().filter(|habit| !habit.choices.is_empty()).collect();
    html! {
        (section(&format(Report::WhichMade {}), &format(Report::WhichMadeExplain {}), &made))
        (section(&format(Report::WhichWin {}), &wins, &html! { (most) (win_table(habits, teller)) }))
        @if !single.is_empty() {
            (section(&format(Report::ChoiceByChoice {}), &format(Report::ChoiceByChoiceExplain {}), &html! {
                @for (number, habit) in single.iter().enumerate() { (by_choice(simulation, habit, number, teller)) }
            }))
        }
    }
}

fn by_choice(simulation: &Simulation, habit: &NamedUsage, number: usize, teller: &Teller<'_>) -> Markup {
    let (rates_id, shares_id) = (format!("rates{number}"), format!("shares{number}"));
    let name = || habit.name.clone();
    let title = teller.format(&Report::ShareOfMakers { choice: name() });
    let made = teller.format(&Report::MadeOf { choice: name() });
    html! {
        details {
            summary { (teller.format(&Report::ChoicesOf { choice: name(), count: habit.choices.len() as u64 })) }
            (rates(simulation, &rates_id, &made, &habit.choices, teller))
            (shares(simulation, &shares_id, &title, &habit.choices, &MADE, teller))
        }
    }
}

fn rates(
    simulation: &Simulation,
    id: &str,
    title: &str,
    habits: &[NamedUsage],
    teller: &Teller<'_>,
) -> Markup {
    let bar = |habit: &NamedUsage| {
        let rate = habit.usage.rate();
        let told =
            rate.map_or_else(|| teller.format(&Report::NothingElse {}), |rate| teller.percent(rate.rate));
        Bar { name: habit.name.clone(), share: rate.map_or(0.0, |rate| rate.rate), told }
    };
    let about = teller.format(&Report::RatesAbout {});
    let caption = Caption { id, title, about: &about };
    let plot = Bars { caption, bars: habits.iter().map(bar).collect() }.draw();
    let games = simulation.tally.games.max(1) as f64;
    let row = |habit: &NamedUsage| {
        let usage = &habit.usage;
        let rate = usage.rate();
        vec![
            habit.name.clone(),
            teller.decimal(usage.made as f64 / games, 2),
            teller.thousands(usage.chances),
            told(rate, |rate| teller.percent(rate.rate)),
            told(rate, |rate| teller.bounds(rate)),
        ]
    };
    let rows: Vec<Vec<String>> = habits.iter().map(row).collect();
    let heads =
        [Report::Choice {}, Report::AGame {}, Report::Chances {}, Report::Made {}, Report::Interval {}];
    beside(&plot, &table(title, &heads.map(|head| teller.format(&head)), &rows))
}

fn shares(
    simulation: &Simulation,
    id: &str,
    title: &str,
    habits: &[NamedUsage],
    (seats, seats_of): &Side,
    teller: &Teller<'_>,
) -> Markup {
    let known = || habits.iter().filter_map(|habit| Some((habit, seats_of(habit).win_share()?)));
    let range = |(habit, share): (&NamedUsage, Interval)| Range {
        name: habit.name.clone(),
        low_value_high: [share.low, share.rate, share.high],
    };
    let rows: Vec<Range> = known().map(range).collect();
    let even = 1.0 / simulation.series.table.seats.get() as f64;
    let axis = Axis::of_shares(rows.iter().flat_map(|row| row.low_value_high).chain([even]));
    let about = teller.format(&Report::SharesAbout {});
    let caption = Caption { id, title, about: &about };
    let plot = Ranges { caption, rows, axis, even: Some((even, teller.format(&Report::Even {}))) }.draw();
    let row = |(habit, share): (&NamedUsage, Interval)| {
        let count = teller.thousands(seats_of(habit).count);
        vec![habit.name.clone(), count, teller.percent(share.rate), teller.bounds(share)]
    };
    let rows: Vec<Vec<String>> = known().map(row).collect();
    let heads = [&Report::Choice {}, seats, &Report::Won {}, &Report::Interval {}];
    beside(&plot, &table(title, &heads.map(|head| teller.format(head)), &rows))
}

fn win_table(habits: &[NamedUsage], teller: &Teller<'_>) -> Markup {
    let row = |habit: &NamedUsage| {
        let usage = &habit.usage;
        let [makers, others] = [usage.makers, usage.others()].map(|seats| (seats.count, seats.win_share()));
        let side = |(count, share): (u64, Option<Interval>)| {
            let won = told(share, |share| teller.percent(share.rate));
            [teller.thousands(count), won, told(share, |share| teller.bounds(share))]
        };
        [vec![habit.name.clone()], side(makers).to_vec(), side(others).to_vec()].concat()
    };
    let rows: Vec<Vec<String>> = habits.iter().map(row).collect();
    let side = |what: Report| [teller.format(&what), teller.format(&Report::Won {}), "95 %".to_string()];
    let (made, never) = (side(Report::MadeIt {}), side(Report::CouldAndNeverDid {}));
    let heads: Vec<String> =
        [teller.format(&Report::Choice {})].into_iter().chain(made).chain(never).collect();
    table(&teller.format(&Report::MadeOrNever {}), &heads, &rows)
}

fn told(interval: Option<Interval>, tell: impl Fn(Interval) -> String) -> String {
    interval.map_or_else(|| "–".into(), tell)
}
