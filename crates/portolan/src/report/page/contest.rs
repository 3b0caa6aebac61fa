//! The page of a contest: ratings, then each match with its hypothesis.

use super::parts::{beside, facts, page, section, table};
use crate::report::ReportLocale;
use crate::report::locale::signed;
use crate::report::plot::{Axis, Caption, EvidencePlot, Range, Ranges};
use crate::report::text::verdict;
use maud::{Markup, html};
use portolan_arena::{Contest, MatchOutcome, TestReport, TournamentFormat, WinRecord};
use portolan_i18n::ReportKey;

/// Renders the whole page.
pub fn contest(contest: &Contest, locale: &ReportLocale<'_>) -> String {
    let names: Vec<&str> = contest.tournament.contestants.iter().map(|one| one.name.as_str()).collect();
    let inside = html! {
        @if contest.cancelled { p.note { (locale.text(ReportKey::StoppedByHand)) } }
        (facts(&key_figures(contest, locale)))
        @if contest.tournament.format == TournamentFormat::Pairs { (cross(contest, locale)) }
        (ratings(contest, locale))
        @for (number, one) in contest.matches.iter().enumerate() {
            (of_match(contest, one, number + 1, locale))
        }
    };
    let what = locale.text(ReportKey::Arena);
    page(&contest.tournament.table, &what, &names.join(", "), &inside, locale)
}

fn key_figures(contest: &Contest, locale: &ReportLocale<'_>) -> [(String, String); 4] {
    let games: u64 = contest.matches.iter().map(|one| one.games).sum();
    let matches = contest.matches.len() as u64;
    [
        (locale.thousands(matches), locale.format(ReportKey::Matches, [("count", matches.into())])),
        (locale.thousands(games), locale.format(ReportKey::GamesWord, [("count", games.into())])),
        (strongest(contest), locale.text(ReportKey::HighestRating)),
        (format!("{:.0} s", contest.took.as_secs_f64()), locale.text(ReportKey::Took)),
    ]
}

fn strongest(contest: &Contest) -> String {
    let first = contest.ranking().first().copied();
    first.map(|place| contest.tournament.contestants[place].name.clone()).unwrap_or_default()
}

fn ratings(contest: &Contest, locale: &ReportLocale<'_>) -> Markup {
    let name = |place: usize| contest.tournament.contestants[place].name.clone();
    let range = |place: usize| {
        let rating = &contest.ratings[place];
        Range { name: name(place), low_value_high: [rating.low, rating.points, rating.high] }
    };
    let rows: Vec<Range> = contest.ranking().into_iter().map(range).collect();
    let numbers = rows.iter().flat_map(|row| row.low_value_high).chain([0.0]);
    let axis = Axis::around(numbers, signed);
    let [title, about] = [ReportKey::RatingsTitle, ReportKey::RatingsAbout].map(|text| locale.text(text));
    let caption = Caption { id: "ratings", title: &title, about: &about };
    let plot = Ranges { caption, rows, axis, even: Some((0.0, locale.text(ReportKey::Mean))) }.draw();
    let row = |place: usize| {
        let rating = &contest.ratings[place];
        vec![name(place), signed(rating.points), locale.rating_bounds(rating)]
    };
    let rows: Vec<Vec<String>> = contest.ranking().into_iter().map(row).collect();
    let heads = [ReportKey::Bot, ReportKey::Rating, ReportKey::Interval].map(|head| locale.text(head));
    let [title, explain] = [ReportKey::Ratings, ReportKey::RatingsExplain].map(|text| locale.text(text));
    section(&title, &explain, &beside(&plot, &table(&title, &heads, &rows)))
}

fn of_match(contest: &Contest, one: &MatchOutcome, number: usize, locale: &ReportLocale<'_>) -> Markup {
    let name = |place: usize| contest.tournament.contestants[place].name.as_str();
    let first = one.of.members.first().map_or("", |&first| name(first));
    let title = locale.title(&contest.tournament, &one.of);
    let ways = one.of.seating.cycle();
    let (games, times) = (locale.thousands(one.games), one.games / ways.max(1));
    let about = locale.format(
        ReportKey::MatchAbout,
        [
            ("games", games.into()),
            ("count", one.games.into()),
            ("ways", ways.into()),
            ("times", times.into()),
        ],
    );
    let inside = html! {
        @if let Some(test) = &one.test { p.verdict { (verdict(test, first, locale)) } }
        (beside(&shares(one, &name, number, locale), &share_table(one, &title, &name, locale)))
        (beside(&seats(one, first, number, locale), &seat_table(one, &title, first, locale)))
        @if let Some(test) = &one.test { (evidence(test, first, number, locale)) }
    };
    section(&title, &about, &inside)
}

fn shares<'a>(
    one: &MatchOutcome,
    name: &impl Fn(usize) -> &'a str,
    number: usize,
    locale: &ReportLocale<'_>,
) -> Markup {
    let range = |&member: &usize| {
        let share = one.share(member);
        Range { name: name(member).to_string(), low_value_high: [share.low, share.rate, share.high] }
    };
    let rows: Vec<Range> = one.of.members.iter().map(range).collect();
    let even = |&first: &usize| (one.of.seating.even_share(first), locale.text(ReportKey::EvenForFirst));
    let even = one.of.members.first().map(even);
    let id = format!("shares{number}");
    let [title, about] = [ReportKey::WinShares, ReportKey::WinSharesAbout].map(|text| locale.text(text));
    let caption = Caption { id: &id, title: &title, about: &about };
    let axis = Axis::of_shares([0.0, 1.0].into_iter());
    Ranges { caption, rows, axis, even }.draw()
}

fn share_table<'a>(
    one: &MatchOutcome,
    title: &str,
    name: &impl Fn(usize) -> &'a str,
    locale: &ReportLocale<'_>,
) -> Markup {
    let row = |&member: &usize| {
        let share = one.share(member);
        let points = one.records.get(&member).map(|record| (record.points.mean(), record.points.deviation()));
        vec![
            name(member).to_string(),
            locale.percent(share.rate),
            locale.bounds(share),
            locale.short_percent(one.of.seating.even_share(member)),
            locale.with_deviation(points.unwrap_or_default()),
        ]
    };
    let rows: Vec<Vec<String>> = one.of.members.iter().map(row).collect();
    let interval =
        if one.has_fixed_length() { ReportKey::Interval } else { ReportKey::IntervalWheneverStopped };
    let heads = [ReportKey::Bot, ReportKey::Won, interval, ReportKey::Even, ReportKey::Points];
    let caption = locale.format(ReportKey::WinSharesOf, [("title", title.into())]);
    table(&caption, &heads.map(|head| locale.text(head)), &rows)
}

fn seats(one: &MatchOutcome, first: &str, number: usize, locale: &ReportLocale<'_>) -> Markup {
    let rows = one.by_seat.iter().map(|(seat, record)| {
        let won = record.win_rate();
        let name = locale.format(ReportKey::SeatNumber, [("seat", seat.to_string().into())]);
        Range { name, low_value_high: [won.low, won.rate, won.high] }
    });
    let rows: Vec<Range> = rows.collect();
    let id = format!("seats{number}");
    let title = locale.format(ReportKey::BySeat, [("bot", first.into())]);
    let [about, all_seats] = [ReportKey::BySeatAbout, ReportKey::AllSeats].map(|key| locale.text(key));
    let caption = Caption { id: &id, title: &title, about: &about };
    let overall = one.of.members.first().map(|&first| one.share(first).rate);
    let seats = one.records.get(one.of.members.first().unwrap_or(&0)).map_or(1, WinRecord::seats);
    let per_seat = overall.map(|share| (share * one.games as f64 / seats.max(1) as f64, all_seats));
    Ranges { caption, rows, axis: Axis::of_shares([0.0, 1.0].into_iter()), even: per_seat }.draw()
}

fn seat_table(one: &MatchOutcome, title: &str, first: &str, locale: &ReportLocale<'_>) -> Markup {
    let row = |(seat, record): (&usize, &WinRecord)| {
        let won = record.win_rate();
        vec![
            locale.format(ReportKey::SeatNumber, [("seat", seat.to_string().into())]),
            locale.thousands(record.seats()),
            locale.percent(won.rate),
            locale.bounds(won),
        ]
    };
    let rows: Vec<Vec<String>> = one.by_seat.iter().map(row).collect();
    let heads = [ReportKey::Seat, ReportKey::Played, ReportKey::Won, ReportKey::Interval];
    let caption = locale.format(ReportKey::BySeatOf, [("bot", first.into()), ("title", title.into())]);
    table(&caption, &heads.map(|head| locale.text(head)), &rows)
}

fn evidence(test: &TestReport, first: &str, number: usize, locale: &ReportLocale<'_>) -> Markup {
    let id = format!("way{number}");
    let bound = locale.short_percent(test.hypothesis.bound);
    let title = locale.format(ReportKey::Evidence, [("bot", first.into()), ("bound", bound.into())]);
    let about = locale.text(ReportKey::EvidenceAbout);
    let caption = Caption { id: &id, title: &title, about: &about };
    let edges = [ReportKey::EnoughForYes, ReportKey::NothingKnown, ReportKey::EnoughForNo];
    let edges = edges.map(|edge| locale.text(edge));
    let games = locale.games(test.evidence.last().map_or(1, |&(game, _)| game.max(1)));
    let plot =
        EvidencePlot { caption, edges, games, threshold: test.threshold, points: &test.evidence }.draw();
    let heads = [ReportKey::What, ReportKey::Figure].map(|head| locale.text(head));
    let caption = locale.format(ReportKey::QuestionOf, [("number", number.to_string().into())]);
    beside(&plot, &table(&caption, &heads, &test_rows(test, locale)))
}

/// Returns the rows about a hypothesis and the evidence for each decision.
fn test_rows(test: &TestReport, locale: &ReportLocale<'_>) -> Vec<Vec<String>> {
    let last = test.evidence.last().map(|(_, evidence)| *evidence).unwrap_or_default();
    let of = |evidence: f64, enough: f64| locale.of(locale.decimal(evidence, 2), locale.decimal(enough, 2));
    let hypothesis = &test.hypothesis;
    let rows = [
        (ReportKey::AskedMore, locale.short_percent(hypothesis.bound)),
        (ReportKey::ElseLess, locale.short_percent(hypothesis.bound + hypothesis.margin)),
        (ReportKey::FalseYes, locale.short_percent(hypothesis.false_yes)),
        (ReportKey::FalseNo, locale.short_percent(hypothesis.false_no)),
        (ReportKey::EvidenceYes, of(last.yes, test.threshold.yes)),
        (ReportKey::EvidenceNo, of(last.no, test.threshold.no)),
    ];
    rows.into_iter().map(|(what, figure)| vec![locale.text(what), figure]).collect()
}

/// Renders the win share of each bot on one seat against a table of each other bot.
fn cross(contest: &Contest, locale: &ReportLocale<'_>) -> Markup {
    let ranking = contest.ranking();
    let name = |place: usize| contest.tournament.contestants[place].name.as_str();
    let share = |one: usize, other: usize| {
        let direct = contest.matches.iter().find(|met| met.of.members == [one, other]);
        let turned = contest.matches.iter().find(|met| met.of.members == [other, one]);
        let two_seats = contest.tournament.table.seats.get() == 2;
        direct.or(turned.filter(|_| two_seats)).map(|met| met.share(one).rate)
    };
    let title = locale.text(ReportKey::Everybody);
    let inside = html! {
        div.scroll tabindex="0" role="region" aria-label=(title) {
            table.cross {
                caption { (locale.text(ReportKey::EverybodyCaption)) }
                thead { tr { td {} @for &other in &ranking { th scope="col" { (name(other)) } } } }
                tbody { @for &one in &ranking {
                    tr {
                        th scope="row" { (name(one)) }
                        @for &other in &ranking {
                            @match share(one, other) {
                                Some(share) => td style=(format!("--share:{:.0}%", share * 70.0)) { (locale.percent(share)) },
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
