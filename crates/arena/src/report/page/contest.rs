//! A contest as a page: ratings, then every match with its question.

use super::parts::{beside, facts, page, section, table};
use crate::contest::{Contest, Outcome, Test};
use crate::report::numbers::{bounds, percent, rating_bounds, short_percent, signed, thousands};
use crate::report::plot::{Axis, Range, Ranges, Way, Words};
use crate::report::text::verdict;
use crate::tournament::Format;
use maud::{Markup, html};

/// The whole page.
pub fn contest(contest: &Contest) -> String {
    let games: u64 = contest.matches.iter().map(|one| one.games).sum();
    let names: Vec<&str> = contest.tournament.contestants.iter().map(|one| one.name.as_str()).collect();
    let inside = html! {
        @if contest.cancelled { p.note { "This contest was stopped early, by hand." } }
        (facts(&[
            (thousands(contest.matches.len() as u64), if contest.matches.len() == 1 { "match" } else { "matches" }),
            (thousands(games), "games"),
            (strongest(contest), "highest rating"),
            (format!("{:.0} s", contest.took.as_secs_f64()), "took"),
        ]))
        @if contest.tournament.format == Format::Pairs { (cross(contest)) }
        (ratings(contest))
        @for (number, one) in contest.matches.iter().enumerate() { (of_match(contest, one, number + 1)) }
    };
    page(&contest.tournament.table, "Arena", &names.join(", "), &inside)
}

fn strongest(contest: &Contest) -> String {
    let first = contest.ranking().first().copied();
    first.map(|place| contest.tournament.contestants[place].name.clone()).unwrap_or_default()
}

fn ratings(contest: &Contest) -> Markup {
    let name = |place: usize| contest.tournament.contestants[place].name.clone();
    let range = |place: usize| {
        let rating = &contest.ratings[place];
        Range { name: name(place), low_value_high: [rating.low, rating.points, rating.high] }
    };
    let rows: Vec<Range> = contest.ranking().into_iter().map(range).collect();
    let numbers = rows.iter().flat_map(|row| row.low_value_high).chain([0.0]);
    let axis = Axis::around(numbers, signed);
    let about = "Dots show ratings in points, lines their 95 % intervals, the strongest above. The table has the numbers.";
    let words = Words { id: "ratings", title: "Ratings with 95 % intervals", about };
    let plot = Ranges { words, rows, axis, even: Some((0.0, "mean")) }.draw();
    let row = |place: usize| {
        let rating = &contest.ratings[place];
        vec![name(place), signed(rating.points), rating_bounds(rating)]
    };
    let rows: Vec<Vec<String>> = contest.ranking().into_iter().map(row).collect();
    let table = table("Ratings", &["bot", "rating", "95 % interval"], &rows);
    let about = "On the scale of Elo: 400 points are odds of ten to one between two. 0 is the mean of those who took part.";
    section("Ratings", about, &beside(&plot, &table))
}

fn of_match(contest: &Contest, one: &Outcome, number: usize) -> Markup {
    let name = |place: usize| contest.tournament.contestants[place].name.as_str();
    let first = one.of.members.first().map_or("", |&first| name(first));
    let whole = one.games / one.of.seating.cycle().max(1);
    let about = format!(
        "{} games; there are {} ways to sit, and each was played {} times.",
        thousands(one.games),
        one.of.seating.cycle(),
        thousands(whole),
    );
    let inside = html! {
        @if let Some(test) = &one.test { p.verdict { (verdict(test, first)) } }
        (beside(&shares(one, &name, number), &share_table(one, &name)))
        (beside(&seats(one, first, number), &seat_table(one, first)))
        @if let Some(test) = &one.test { (way(test, first, number)) }
    };
    section(&one.of.title, &about, &inside)
}

fn shares<'a>(one: &Outcome, name: &impl Fn(usize) -> &'a str, number: usize) -> Markup {
    let range = |&member: &usize| {
        let share = one.share(member);
        Range { name: name(member).to_string(), low_value_high: [share.low, share.rate, share.high] }
    };
    let rows: Vec<Range> = one.of.members.iter().map(range).collect();
    let even = one.of.members.first().map(|&first| (one.of.seating.even_share(first), "even for the first"));
    let id = format!("shares{number}");
    let about =
        "Dots show which share of the games was won, lines 95 % intervals. The table has the numbers.";
    let words = Words { id: &id, title: "Win shares", about };
    let axis = Axis::of_shares([0.0, 1.0].into_iter());
    Ranges { words, rows, axis, even }.draw()
}

fn share_table<'a>(one: &Outcome, name: &impl Fn(usize) -> &'a str) -> Markup {
    let row = |&member: &usize| {
        let share = one.share(member);
        let points = one.records.get(&member).map(|record| (record.points.mean(), record.points.deviation()));
        let (mean, deviation) = points.unwrap_or_default();
        vec![
            name(member).to_string(),
            percent(share.rate),
            bounds(share),
            short_percent(one.of.seating.even_share(member)),
            format!("{mean:.1} ± {deviation:.1}"),
        ]
    };
    let rows: Vec<Vec<String>> = one.of.members.iter().map(row).collect();
    let interval = if one.is_settled() { "95 % interval" } else { "95 % interval, whenever stopped" };
    table(&format!("Win shares: {}", one.of.title), &["bot", "won", interval, "even", "points"], &rows)
}

fn seats(one: &Outcome, first: &str, number: usize) -> Markup {
    let rows = one.by_seat.iter().map(|(seat, record)| {
        let won = record.win_rate();
        Range { name: format!("seat {seat}"), low_value_high: [won.low, won.rate, won.high] }
    });
    let rows: Vec<Range> = rows.collect();
    let id = format!("seats{number}");
    let title = format!("{first} by seat");
    let words = Words {
        id: &id,
        title: &title,
        about: "Win shares of the first bot in each seat, with 95 % intervals.",
    };
    let overall = one.of.members.first().map(|&first| one.share(first).rate);
    let seats = one.records.get(one.of.members.first().unwrap_or(&0)).map_or(1, crate::record::Record::seats);
    let per_seat = overall.map(|share| (share * one.games as f64 / seats.max(1) as f64, "all seats"));
    Ranges { words, rows, axis: Axis::of_shares([0.0, 1.0].into_iter()), even: per_seat }.draw()
}

fn seat_table(one: &Outcome, first: &str) -> Markup {
    let row = |(seat, record): (&usize, &crate::record::Record)| {
        let won = record.win_rate();
        vec![format!("seat {seat}"), thousands(record.seats()), percent(won.rate), bounds(won)]
    };
    let rows: Vec<Vec<String>> = one.by_seat.iter().map(row).collect();
    table(&format!("{first} by seat: {}", one.of.title), &["seat", "games", "won", "95 % interval"], &rows)
}

fn way(test: &Test, first: &str, number: usize) -> Markup {
    let id = format!("way{number}");
    let title = format!("The evidence that {first} wins more than {}", short_percent(test.question.bound));
    let about = "Two lines from the first game to the last: what speaks for a yes, upwards, and for a no, downwards. \
        The first that reaches its edge decides.";
    let words = Words { id: &id, title: &title, about };
    let plot = Way { words, enough: test.enough, points: &test.way }.draw();
    let last = test.way.last().map(|(_, evidence)| *evidence).unwrap_or_default();
    let of = |evidence: f64, enough: f64| format!("{evidence:.2} of {enough:.2}").replace('-', "−");
    let question = &test.question;
    let rows = [
        ("asked: wins more than", short_percent(question.bound)),
        ("else: wins less than", short_percent(question.bound + question.margin)),
        ("chance of a false yes, at most", short_percent(question.false_yes)),
        ("chance of a false no, at most", short_percent(question.false_no)),
        ("evidence for yes (line, upwards)", of(last.yes, test.enough.yes)),
        ("evidence for no (dots, downwards)", of(last.no, test.enough.no)),
    ];
    let rows: Vec<Vec<String>> =
        rows.into_iter().map(|(what, figure)| vec![what.to_string(), figure]).collect();
    beside(&plot, &table(&format!("The question of match {number}"), &["what", "figure"], &rows))
}

/// Who wins how much as one against a table of another.
fn cross(contest: &Contest) -> Markup {
    let ranking = contest.ranking();
    let name = |place: usize| contest.tournament.contestants[place].name.as_str();
    let share = |one: usize, other: usize| {
        let direct = contest.matches.iter().find(|met| met.of.members == [one, other]);
        let turned = contest.matches.iter().find(|met| met.of.members == [other, one]);
        let two_seats = contest.tournament.table.seats.get() == 2;
        direct.or(turned.filter(|_| two_seats)).map(|met| met.share(one).rate)
    };
    let inside = html! {
        div.scroll tabindex="0" role="region" aria-label="Everybody against everybody" {
            table.cross {
                caption { "Win share of the one in the row against a table of the one in the column" }
                thead { tr { td {} @for &other in &ranking { th scope="col" { (name(other)) } } } }
                tbody { @for &one in &ranking {
                    tr {
                        th scope="row" { (name(one)) }
                        @for &other in &ranking {
                            @match share(one, other) {
                                Some(share) => td style=(format!("--share:{:.0}%", share * 70.0)) { (percent(share)) },
                                None => td { "–" },
                            }
                        }
                    }
                } }
            }
        }
    };
    section("Everybody against everybody", "", &inside)
}
