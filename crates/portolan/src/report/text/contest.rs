//! A contest for the terminal.

use super::{bar, rate};
use crate::report::Teller;
use crate::report::teller::signed;
use portolan_arena::{Contest, MatchOutcome, TestDecision, TestReport, WinRecord};
use portolan_boards::report::Report;
use std::fmt::{self, Write};

/// All matches and the ratings.
pub fn contest(contest: &Contest, teller: &Teller<'_>) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = write(&mut out, contest, teller);
    out
}

fn write(out: &mut String, contest: &Contest, teller: &Teller<'_>) -> fmt::Result {
    let table = &contest.tournament.table;
    writeln!(out, "{} · {}", table.game.meta().name, teller.table(table))?;
    if contest.cancelled {
        writeln!(out, "{}", teller.format(&Report::StoppedByHand {}))?;
    }
    contest.matches.iter().try_for_each(|one| of_match(out, contest, one, teller))?;
    ratings(out, contest, teller)?;
    let sum = |of: fn(&MatchOutcome) -> u64| contest.matches.iter().map(of).sum();
    let speed = teller.speed(sum(|one| one.games), sum(|one| one.choices), contest.took);
    writeln!(out, "\n{}  {speed}", teller.format(&Report::Speed {}))
}

fn of_match(out: &mut String, contest: &Contest, one: &MatchOutcome, teller: &Teller<'_>) -> fmt::Result {
    let name = |member: usize| contest.tournament.contestants[member].name.as_str();
    writeln!(out, "\n{} · {}", teller.title(&contest.tournament, &one.of), teller.games(one.games))?;
    for &member in &one.of.members {
        let (share, even) = (one.share(member), one.of.seating.even_share(member));
        let points = one.records.get(&member).map(|record| (record.points.mean(), record.points.deviation()));
        let points = Report::PointsOf { points: teller.with_deviation(points.unwrap_or_default()) };
        let even_share = teller.format(&Report::EvenShare { share: teller.short_percent(even) });
        let won = format!("{:<28}{}", rate(share, teller), bar(share, even));
        writeln!(out, "  {:<14}{won}  {even_share:<18} {}", name(member), teller.format(&points))?;
    }
    let first = one.of.members.first().map_or("", |&first| name(first));
    seats(out, one, first, teller)?;
    one.test.as_ref().map_or(Ok(()), |test| writeln!(out, "  {}", verdict(test, first, teller)))
}

fn seats(out: &mut String, one: &MatchOutcome, first: &str, teller: &Teller<'_>) -> fmt::Result {
    let seat = |(seat, record): (&usize, &WinRecord)| {
        format!("{seat}: {}", teller.short_percent(record.win_rate().rate))
    };
    let seats: Vec<String> = one.by_seat.iter().map(seat).collect();
    let title = seats.join(" · ");
    writeln!(out, "  {}", teller.format(&Report::BySeatOf { bot: first.into(), title }))
}

/// The answer to the question of a match in one sentence.
pub fn verdict(test: &TestReport, who: &str, teller: &Teller<'_>) -> String {
    let question = &test.hypothesis;
    let [bound, claimed, false_yes, false_no] =
        [question.bound, question.bound + question.margin, question.false_yes, question.false_no]
            .map(|share| teller.short_percent(share));
    let bot = who.to_string();
    teller.format(&match test.decision {
        Some(TestDecision::Yes) => Report::Yes { bot, bound, wrong: false_yes },
        Some(TestDecision::No) => Report::No { bot, bound: claimed, wrong: false_no },
        None => Report::Undecided { bot, bound },
    })
}

fn ratings(out: &mut String, contest: &Contest, teller: &Teller<'_>) -> fmt::Result {
    let [rating, interval] = [Report::RatingElo {}, Report::Interval {}].map(|head| teller.format(&head));
    writeln!(out, "\n{rating:<24}  {interval}")?;
    for place in contest.ranking() {
        let rating = &contest.ratings[place];
        let name = &contest.tournament.contestants[place].name;
        writeln!(out, "  {name:<14}{:>8}  {}", signed(rating.points), teller.rating_bounds(rating))?;
    }
    Ok(())
}
