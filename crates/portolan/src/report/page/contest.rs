//! A contest as a page: ratings, then every match with its question.

use super::parts::{beside, facts, page, section, table};
use crate::report::Teller;
use crate::report::plot::{Axis, Caption, Range, Ranges, Way};
use crate::report::teller::signed;
use crate::report::text::verdict;
use maud::{Markup, html};
use portolan_arena::{Contest, MatchOutcome, TestReport, TournamentFormat, WinRecord};
use portolan_boards::report::Report;

/// The whole page.
pub fn contest(contest: &Contest, teller: &Teller<'_>) -> String {
    let names: Vec<&str> = contest.tournament.contestants.iter().map(|one| one.name.as_str()).collect();
    let inside = html! {
        @if contest.cancelled { p.note { (teller.format(&Report::StoppedByHand {})) } }
        (facts(&at_once(contest, teller)))
        @if contest.tournament.format == TournamentFormat::Pairs { (cross(contest, teller)) }
        (ratings(contest, teller))
        @for (number, one) in contest.matches.iter().enumerate() {
            (of_match(contest, one, number + 1, teller))
        }
    };
    let what = teller.format(&Report::Arena {});
    page(&contest.tournament.table, &what, &names.join(", "), &inside, teller)
}

fn at_once(contest: &Contest, teller: &Teller<'_>) -> [(String, String); 4] {
    let games: u64 = contest.matches.iter().map(|one| one.games).sum();
    let matches = contest.matches.len() as u64;
    [
        (teller.thousands(matches), teller.format(&Report::Matches { count: matches })),
        (teller.thousands(games), teller.format(&Report::GamesWord { count: games })),
        (strongest(contest), teller.format(&Report::HighestRating {})),
        (format!("{:.0} s", contest.took.as_secs_f64()), teller.format(&Report::Took {})),
    ]
}

fn strongest(contest: &Contest) -> String {
    let first = contest.ranking().first().copied();
    first.map(|place| contest.tournament.contestants[place].name.clone()).unwrap_or_default()
}

fn ratings(contest: &Contest, teller: &Teller<'_>) -> Markup {
    let name = |place: usize| contest.tournament.contestants[place].name.clone();
    let range = |place: usize| {
        let rating = &contest.ratings[place];
        Range { name: name(place), low_value_high: [rating.low, rating.points, rating.high] }
    };
    let rows: Vec<Range> = contest.ranking().into_iter().map(range).collect();
    let numbers = rows.iter().flat_map(|row| row.low_value_high).chain([0.0]);
    let axis = Axis::around(numbers, signed);
    let [title, about] = [Report::RatingsTitle {}, Report::RatingsAbout {}].map(|text| teller.format(&text));
    let caption = Caption { id: "ratings", title: &title, about: &about };
    let plot = Ranges { caption, rows, axis, even: Some((0.0, teller.format(&Report::Mean {}))) }.draw();
    let row = |place: usize| {
        let rating = &contest.ratings[place];
        vec![name(place), signed(rating.points), teller.rating_bounds(rating)]
    };
    let rows: Vec<Vec<String>> = contest.ranking().into_iter().map(row).collect();
    let heads = [Report::Bot {}, Report::Rating {}, Report::Interval {}].map(|head| teller.format(&head));
    let [title, explain] = [Report::Ratings {}, Report::RatingsExplain {}].map(|text| teller.format(&text));
    section(&title, &explain, &beside(&plot, &table(&title, &heads, &rows)))
}

fn of_match(contest: &Contest, one: &MatchOutcome, number: usize, teller: &Teller<'_>) -> Markup {
    let name = |place: usize| contest.tournament.contestants[place].name.as_str();
    let first = one.of.members.first().map_or("", |&first| name(first));
    let title = teller.title(&contest.tournament, &one.of);
    let ways = one.of.seating.cycle();
    let (games, times) = (teller.thousands(one.games), one.games / ways.max(1));
    let about = Report::MatchAbout { games, count: one.games, ways, times };
    let inside = html! {
        @if let Some(test) = &one.test { p.verdict { (verdict(test, first, teller)) } }
        (beside(&shares(one, &name, number, teller), &share_table(one, &title, &name, teller)))
        (beside(&seats(one, first, number, teller), &seat_table(one, &title, first, teller)))
        @if let Some(test) = &one.test { (way(test, first, number, teller)) }
    };
    section(&title, &teller.format(&about), &inside)
}

fn shares<'a>(
    one: &MatchOutcome,
    name: &impl Fn(usize) -> &'a str,
    number: usize,
    teller: &Teller<'_>,
) -> Markup {
    let range = |&member: &usize| {
        let share = one.share(member);
        Range { name: name(member).to_string(), low_value_high: [share.low, share.rate, share.high] }
    };
    let rows: Vec<Range> = one.of.members.iter().map(range).collect();
    let even = |&first: &usize| (one.of.seating.even_share(first), teller.format(&Report::EvenForFirst {}));
    let even = one.of.members.first().map(even);
    let id = format!("shares{number}");
    let [title, about] = [Report::WinShares {}, Report::WinSharesAbout {}].map(|text| teller.format(&text));
    let caption = Caption { id: &id, title: &title, about: &about };
    let axis = Axis::of_shares([0.0, 1.0].into_iter());
    Ranges { caption, rows, axis, even }.draw()
}

fn share_table<'a>(
    one: &MatchOutcome,
    title: &str,
    name: &impl Fn(usize) -> &'a str,
    teller: &Teller<'_>,
) -> Markup {
    let row = |&member: &usize| {
        let share = one.share(member);
        let points = one.records.get(&member).map(|record| (record.points.mean(), record.points.deviation()));
        vec![
            name(member).to_string(),
            teller.percent(share.rate),
            teller.bounds(share),
            teller.short_percent(one.of.seating.even_share(member)),
            teller.with_deviation(points.unwrap_or_default()),
        ]
    };
    let rows: Vec<Vec<String>> = one.of.members.iter().map(row).collect();
    let interval = if one.is_settled() { Report::Interval {} } else { Report::IntervalWheneverStopped {} };
    let heads = [Report::Bot {}, Report::Won {}, interval, Report::Even {}, Report::Points {}];
    let caption = teller.format(&Report::WinSharesOf { title: title.into() });
    table(&caption, &heads.map(|head| teller.format(&head)), &rows)
}

fn seats(one: &MatchOutcome, first: &str, number: usize, teller: &Teller<'_>) -> Markup {
    let rows = one.by_seat.iter().map(|(seat, record)| {
        let (won, name) = (record.win_rate(), Report::SeatNumber { seat: seat.to_string() });
        Range { name: teller.format(&name), low_value_high: [won.low, won.rate, won.high] }
    });
    let rows: Vec<Range> = rows.collect();
    let id = format!("seats{number}");
    let texts = [Report::BySeat { bot: first.into() }, Report::BySeatAbout {}, Report::AllSeats {}];
    let [title, about, all_seats] = texts.map(|text| teller.format(&text));
    let caption = Caption { id: &id, title: &title, about: &about };
    let overall = one.of.members.first().map(|&first| one.share(first).rate);
    let seats = one.records.get(one.of.members.first().unwrap_or(&0)).map_or(1, WinRecord::seats);
    let per_seat = overall.map(|share| (share * one.games as f64 / seats.max(1) as f64, all_seats));
    Ranges { caption, rows, axis: Axis::of_shares([0.0, 1.0].into_iter()), even: per_seat }.draw()
}

fn seat_table(one: &MatchOutcome, title: &str, first: &str, teller: &Teller<'_>) -> Markup {
    let row = |(seat, record): (&usize, &WinRecord)| {
        let won = record.win_rate();
        vec![
            teller.format(&Report::SeatNumber { seat: seat.to_string() }),
            teller.thousands(record.seats()),
            teller.percent(won.rate),
            teller.bounds(won),
        ]
    };
    let rows: Vec<Vec<String>> = one.by_seat.iter().map(row).collect();
    let heads = [Report::Seat {}, Report::Played {}, Report::Won {}, Report::Interval {}];
    let caption = teller.format(&Report::BySeatOf { bot: first.into(), title: title.into() });
    table(&caption, &heads.map(|head| teller.format(&head)), &rows)
}

fn way(test: &TestReport, first: &str, number: usize, teller: &Teller<'_>) -> Markup {
    let id = format!("way{number}");
    let bound = teller.short_percent(test.hypothesis.bound);
    let texts = [Report::Evidence { bot: first.into(), bound }, Report::EvidenceAbout {}];
    let [title, about] = texts.map(|text| teller.format(&text));
    let caption = Caption { id: &id, title: &title, about: &about };
    let edges = [Report::EnoughForYes {}, Report::NothingKnown {}, Report::EnoughForNo {}];
    let edges = edges.map(|edge| teller.format(&edge));
    let games = teller.games(test.evidence.last().map_or(1, |&(game, _)| game.max(1)));
    let plot = Way { caption, edges, games, enough: test.threshold, points: &test.evidence }.draw();
    let heads = [Report::What {}, Report::Figure {}].map(|head| teller.format(&head));
    let caption = teller.format(&Report::QuestionOf { number: number.to_string() });
    beside(&plot, &table(&caption, &heads, &question(test, teller)))
}

/// What was asked, and how far the answer came.
fn question(test: &TestReport, teller: &Teller<'_>) -> Vec<Vec<String>> {
    let last = test.evidence.last().map(|(_, evidence)| *evidence).unwrap_or_default();
    let of = |evidence: f64, enough: f64| teller.of(teller.decimal(evidence, 2), teller.decimal(enough, 2));
    let question = &test.hypothesis;
    let rows = [
        (Report::AskedMore {}, teller.short_percent(question.bound)),
        (Report::ElseLess {}, teller.short_percent(question.bound + question.margin)),
        (Report::FalseYes {}, teller.short_percent(question.false_yes)),
        (Report::FalseNo {}, teller.short_percent(question.false_no)),
        (Report::EvidenceYes {}, of(last.yes, test.threshold.yes)),
        (Report::EvidenceNo {}, of(last.no, test.threshold.no)),
    ];
    rows.into_iter().map(|(what, figure)| vec![teller.format(&what), figure]).collect()
}

/// Who wins how much as one against a table of another.
fn cross(contest: &Contest, teller: &Teller<'_>) -> Markup {
    let ranking = contest.ranking();
    let name = |place: usize| contest.tournament.contestants[place].name.as_str();
    let share = |one: usize, other: usize| {
        let direct = contest.matches.iter().find(|met| met.of.members == [one, other]);
        let turned = contest.matches.iter().find(|met| met.of.members == [other, one]);
        let two_seats = contest.tournament.table.seats.get() == 2;
        direct.or(turned.filter(|_| two_seats)).map(|met| met.share(one).rate)
    };
    let title = teller.format(&Report::Everybody {});
    let inside = html! {
        div.scroll tabindex="0" role="region" aria-label=(title) {
            table.cross {
                caption { (teller.format(&Report::EverybodyCaption {})) }
                thead { tr { td {} @for &other in &ranking { th scope="col" { (name(other)) } } } }
                tbody { @for &one in &ranking {
                    tr {
                        th scope="row" { (name(one)) }
                        @for &other in &ranking {
                            @match share(one, other) {
                                Some(share) => td style=(format!("--share:{:.0}%", share * 70.0)) { (teller.percent(share)) },
                                None => td { "–" },
                            }
                        }
                    }
                } }
            }
        }
    };
    section(&title, "", &inside)
}
