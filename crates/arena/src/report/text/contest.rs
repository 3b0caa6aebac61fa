//! A contest for the terminal.

use super::{bar, rate, speed};
use crate::contest::{Contest, Outcome, Test};
use crate::report::numbers::{rating_bounds, seed_text, short_percent, signed, thousands};
use crate::sequential::Answer;
use std::fmt::{self, Write};

/// All matches and the ratings.
pub fn contest(contest: &Contest) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = write(&mut out, contest);
    out
}

fn write(out: &mut String, contest: &Contest) -> fmt::Result {
    let tournament = &contest.tournament;
    let table = &tournament.table;
    writeln!(out, "{} · {} players · seed {}", table.game.meta().name, table.seats, seed_text(&table.seed))?;
    if !table.options.is_empty() {
        let options: Vec<String> =
            table.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        writeln!(out, "with {}", options.join(", "))?;
    }
    if contest.cancelled {
        writeln!(out, "stopped early, by hand")?;
    }
    contest.matches.iter().try_for_each(|one| of_match(out, contest, one))?;
    ratings(out, contest)?;
    let sum = |of: fn(&Outcome) -> u64| contest.matches.iter().map(of).sum();
    writeln!(out, "\nspeed  {}", speed(sum(|one| one.games), sum(|one| one.choices), contest.took))
}

fn of_match(out: &mut String, contest: &Contest, one: &Outcome) -> fmt::Result {
    let name = |member: usize| contest.tournament.contestants[member].name.as_str();
    writeln!(out, "\n{} · {} games", one.of.title, thousands(one.games))?;
    for &member in &one.of.members {
        let (share, even) = (one.share(member), one.of.seating.even_share(member));
        let points = one.records.get(&member).map(|record| (record.points.mean(), record.points.deviation()));
        let (mean, deviation) = points.unwrap_or_default();
        let won = format!("{:<26}{}", rate(share), bar(share, even));
        writeln!(
            out,
            "  {:<14}{won}  even: {:<7} points {mean:.1} ± {deviation:.1}",
            name(member),
            short_percent(even)
        )?;
    }
    let first = one.of.members.first().map_or("", |&first| name(first));
    seats(out, one, first)?;
    one.test.as_ref().map_or(Ok(()), |test| writeln!(out, "  {}", verdict(test, first)))
}

fn seats(out: &mut String, one: &Outcome, first: &str) -> fmt::Result {
    let seat = |(seat, record): (&usize, &crate::record::Record)| {
        format!("{seat}: {}", short_percent(record.win_rate().rate))
    };
    let seats: Vec<String> = one.by_seat.iter().map(seat).collect();
    writeln!(out, "  {first} by seat: {}", seats.join(" · "))
}

/// The answer to the question of a match in one sentence.
pub(in crate::report) fn verdict(test: &Test, who: &str) -> String {
    let question = &test.question;
    let bound = short_percent(question.bound);
    let claimed = short_percent(question.bound + question.margin);
    match test.answer {
        Some(Answer::Yes) => {
            let wrong = short_percent(question.false_yes);
            format!(
                "Yes: {who} wins more than {bound}. Such an answer is wrong in at most {wrong} of all cases."
            )
        }
        Some(Answer::No) => {
            let wrong = short_percent(question.false_no);
            format!(
                "No: {who} wins less than {claimed}. Such an answer is wrong in at most {wrong} of all cases."
            )
        }
        None => format!("Not decided: more games would tell whether {who} wins more than {bound}."),
    }
}

fn ratings(out: &mut String, contest: &Contest) -> fmt::Result {
    writeln!(out, "\n{:<16}{:>8}  95 % interval", "rating (Elo)", "")?;
    for place in contest.ranking() {
        let rating = &contest.ratings[place];
        let name = &contest.tournament.contestants[place].name;
        writeln!(out, "  {name:<14}{:>8}  {}", signed(rating.points), rating_bounds(rating))?;
    }
    Ok(())
}
