//! The results of a contest as text.

use super::{bar, rate};
use crate::report::ReportLocale;
use crate::report::locale::signed;
use portolan_arena::{Contest, MatchOutcome, TestDecision, TestReport, WinRecord};
use portolan_i18n::ReportKey;
use std::fmt::{self, Write};

/// Renders all matches and the ratings.
pub fn contest(contest: &Contest, locale: &ReportLocale<'_>) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, contest, locale);
    out
}

fn write(out: &mut String, contest: &Contest, locale: &ReportLocale<'_>) -> fmt::Result {
    let table = &contest.tournament.table;
    writeln!(out, "{} · {}", table.game.meta().name, locale.table(table))?;
    if contest.cancelled {
        writeln!(out, "{}", locale.text(ReportKey::StoppedByHand))?;
    }
    contest.matches.iter().try_for_each(|one| of_match(out, contest, one, locale))?;
    ratings(out, contest, locale)?;
    let sum = |of: fn(&MatchOutcome) -> u64| contest.matches.iter().map(of).sum();
    let speed = locale.speed(sum(|one| one.games), sum(|one| one.choices), contest.took);
    writeln!(out, "\n{}  {speed}", locale.text(ReportKey::Speed))
}

fn of_match(
    out: &mut String,
    contest: &Contest,
    one: &MatchOutcome,
    locale: &ReportLocale<'_>,
) -> fmt::Result {
    let name = |member: usize| contest.tournament.contestants[member].name.as_str();
    writeln!(out, "\n{} · {}", locale.title(&contest.tournament, &one.of), locale.games(one.games))?;
    for &member in &one.of.members {
        let (share, even) = (one.share(member), one.of.seating.even_share(member));
        let points = one.records.get(&member).map(|record| (record.points.mean(), record.points.deviation()));
        let points = locale.with_deviation(points.unwrap_or_default());
        let points = locale.format(ReportKey::PointsOf, [("points", points.into())]);
        let even_share = locale.format(ReportKey::EvenShare, [("share", locale.short_percent(even).into())]);
        let won = format!("{:<28}{}", rate(share, locale), bar(share, even));
        writeln!(out, "  {:<14}{won}  {even_share:<18} {points}", name(member))?;
    }
    let first = one.of.members.first().map_or("", |&first| name(first));
    seats(out, one, first, locale)?;
    one.test.as_ref().map_or(Ok(()), |test| writeln!(out, "  {}", verdict(test, first, locale)))
}

fn seats(out: &mut String, one: &MatchOutcome, first: &str, locale: &ReportLocale<'_>) -> fmt::Result {
    let seat = |(seat, record): (&usize, &WinRecord)| {
        format!("{seat}: {}", locale.short_percent(record.win_rate().rate))
    };
    let seats: Vec<String> = one.by_seat.iter().map(seat).collect();
    let title = seats.join(" · ");
    writeln!(
        out,
        "  {}",
        locale.format(ReportKey::BySeatOf, [("bot", first.into()), ("title", title.into())])
    )
}

/// Returns the decision about the hypothesis of a match as a sentence.
pub fn verdict(test: &TestReport, who: &str, locale: &ReportLocale<'_>) -> String {
    let hypothesis = &test.hypothesis;
    let [bound, claimed, false_yes, false_no] =
        [hypothesis.bound, hypothesis.bound + hypothesis.margin, hypothesis.false_yes, hypothesis.false_no]
            .map(|share| locale.short_percent(share));
    let bot = ("bot", who.into());
    match test.decision {
        Some(TestDecision::Yes) => {
            locale.format(ReportKey::Yes, [bot, ("bound", bound.into()), ("wrong", false_yes.into())])
        }
        Some(TestDecision::No) => {
            locale.format(ReportKey::No, [bot, ("bound", claimed.into()), ("wrong", false_no.into())])
        }
        None => locale.format(ReportKey::Undecided, [bot, ("bound", bound.into())]),
    }
}

fn ratings(out: &mut String, contest: &Contest, locale: &ReportLocale<'_>) -> fmt::Result {
    let [rating, interval] = [ReportKey::RatingElo, ReportKey::Interval].map(|head| locale.text(head));
    writeln!(out, "\n{rating:<24}  {interval}")?;
    for place in contest.ranking() {
        let rating = &contest.ratings[place];
        let name = &contest.tournament.contestants[place].name;
        writeln!(out, "  {name:<14}{:>8}  {}", signed(rating.points), locale.rating_bounds(rating))?;
    }
    Ok(())
}
