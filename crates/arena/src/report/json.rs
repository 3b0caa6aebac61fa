//! Results as one JSON object. Everything but `speed` is reproducible.

use crate::contest::{Contest, MatchOutcome, TestReport};
use crate::histogram::Histogram;
use crate::interval::Interval;
use crate::sequential::{TestDecision, TestEvidence};
use crate::simulate::Simulation;
use crate::usage::{ChoiceUsage, NamedUsage, SeatGroup};
use crate::win_record::WinRecord;
use portolan_games::TableSetup;
use serde_json::{Map, Value, json};
use std::time::Duration;

/// Returns the results of a simulation.
pub fn simulation(simulation: &Simulation) -> String {
    let Simulation { series, tally, .. } = simulation;
    let name = |contestant: &usize| series.contestants[*contestant].name.clone();
    let bots = tally.contestants.iter().map(|(bot, record)| (name(bot), of_record(record)));
    let seats = tally.seats.iter().map(|(seat, record)| with("seat", json!(seat), of_record(record)));
    let mut object = head(&series.table);
    object.extend(fields(json!({
        "first_table": series.seating.at(0).iter().map(name).collect::<Vec<_>>(),
        "games": tally.games,
        "choices": tally.choices,
        "stopped_early": tally.games < simulation.requested,
        "bots": bots.collect::<Map<_, _>>(),
        "seats": seats.collect::<Vec<_>>(),
        "first_player": (tally.first.seats() > 0).then(|| of_record(&tally.first)),
        "length": spread(&tally.lengths),
        "rounds": (tally.rounds.total() > 0).then(|| spread(&tally.rounds)),
        "winning_points": spread(&tally.winning),
        "leads": spread(&tally.leads),
        "shared_victories": tally.shared,
        "endings": tally.endings,
        "kinds_of_choice": simulation.usage.iter().map(of_usage).collect::<Vec<_>>(),
        "speed": speed(tally.games, tally.choices, simulation.took, simulation.counting_speed.map(|speed| json!({
            "choices_per_second_counting": speed.counting,
            "choices_per_second_bare": speed.bare,
        }))),
    })));
    text(object)
}

/// Returns the results of a contest.
pub fn contest(contest: &Contest) -> String {
    let tournament = &contest.tournament;
    let name = |contestant: usize| tournament.contestants[contestant].name.as_str();
    let ratings = contest.ratings.iter().enumerate().map(|(contestant, rating)| {
        json!({ "bot": name(contestant), "rating": rating.points, "rating_95": [rating.low, rating.high] })
    });
    let (games, choices) = contest
        .matches
        .iter()
        .fold((0, 0), |(games, choices), one| (games + one.games, choices + one.choices));
    let mut object = head(&tournament.table);
    object.extend(fields(json!({
        "bots": tournament.contestants.iter().map(|contestant| &contestant.name).collect::<Vec<_>>(),
        "games": games,
        "choices": choices,
        "stopped_early": contest.cancelled,
        "matches": contest.matches.iter().map(|one| of_match(one, &name)).collect::<Vec<_>>(),
        "ratings": ratings.collect::<Vec<_>>(),
        "speed": speed(games, choices, contest.took, None),
    })));
    text(object)
}

fn text(object: Map<String, Value>) -> String {
    format!("{:#}\n", Value::Object(object))
}

fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

fn with(name: &str, value: Value, object: Value) -> Value {
    let mut all = Map::from_iter([(name.to_string(), value)]);
    all.extend(fields(object));
    Value::Object(all)
}

fn head(table: &TableSetup) -> Map<String, Value> {
    fields(json!({
        "game": table.game.to_string(),
        "players": table.seats,
        "options": table.options.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
        "seed": table.seed.to_string(),
    }))
}

fn speed(games: u64, choices: u64, took: Duration, speed: Option<Value>) -> Value {
    let seconds = took.as_secs_f64().max(1e-9);
    json!({
        "seconds": seconds,
        "games_per_second": games as f64 / seconds,
        "choices_per_second": choices as f64 / seconds,
        "one_thread": speed,
    })
}

fn of_match<'a>(one: &MatchOutcome, name: &impl Fn(usize) -> &'a str) -> Value {
    let member = |&member: &usize| {
        let share = one.share(member);
        let record = one.records.get(&member).cloned().unwrap_or_default();
        json!({
            "bot": name(member),
            "won": record.wins(),
            "win_share": share.rate,
            "win_share_95": [share.low, share.high],
            "even_share": one.of.seating.even_share(member),
            "points": spread(&record.points),
        })
    };
    let seats = one.by_seat.iter().map(|(seat, record)| with("seat", json!(seat), of_record(record)));
    json!({
        "match": one.of.title,
        "games": one.games,
        "cycle": one.of.seating.cycle(),
        "interval": if one.has_fixed_length() { "wilson" } else { "always-valid" },
        "members": one.of.members.iter().map(member).collect::<Vec<_>>(),
        "seats_of_the_first": seats.collect::<Vec<_>>(),
        "test": one.test.as_ref().map(of_test),
    })
}

fn of_test(test: &TestReport) -> Value {
    let hypothesis = &test.hypothesis;
    json!({
        "bound": hypothesis.bound,
        "margin": hypothesis.margin,
        "false_yes": hypothesis.false_yes,
        "false_no": hypothesis.false_no,
        "answer": test.decision.map(|answer| if answer == TestDecision::Yes { "yes" } else { "no" }),
        "evidence": test.evidence.last().map(|(_, evidence)| of_evidence(evidence)),
        "enough": of_evidence(&test.threshold),
    })
}

fn of_evidence(evidence: &TestEvidence) -> Value {
    json!({ "yes": evidence.yes, "no": evidence.no })
}

fn of_record(record: &WinRecord) -> Value {
    let rate = record.win_rate();
    let points = &record.points;
    json!({
        "played": record.seats(),
        "won": record.wins(),
        "win_rate": rate.rate,
        "win_rate_95": [rate.low, rate.high],
        "points_mean": points.mean(),
        "points_deviation": points.deviation(),
        "points": points.iter().map(|(n, count)| (n.to_string(), json!(count))).collect::<Map<_, _>>(),
    })
}

fn spread(counts: &Histogram) -> Value {
    json!({
        "mean": counts.mean(),
        "deviation": counts.deviation(),
        "least": counts.min(),
        "p5": counts.percentile(5),
        "p25": counts.percentile(25),
        "median": counts.percentile(50),
        "p75": counts.percentile(75),
        "p95": counts.percentile(95),
        "most": counts.max(),
    })
}

fn of_usage(usage: &NamedUsage) -> Value {
    let choices: Vec<Value> = usage.choices.iter().map(of_usage).collect();
    let ChoiceUsage { made, chances, taken, able, makers, most } = usage.usage;
    json!({
        "name": usage.name,
        "made": made,
        "chances": chances,
        "taken": taken,
        "rate": usage.usage.rate().map(|rate| rate.rate),
        "rate_95": of_bounds(usage.usage.rate()),
        "seats_able": of_seats(able),
        "seats_that_did": of_seats(makers),
        "seats_that_never_did": of_seats(usage.usage.others()),
        "seats_that_did_most": of_seats(most),
        "choices": choices,
    })
}

fn of_seats(seats: SeatGroup) -> Value {
    let share = seats.win_share();
    json!({ "seats": seats.count, "win_share": share.map(|share| share.rate), "win_share_95": of_bounds(share) })
}

fn of_bounds(interval: Option<Interval>) -> Value {
    interval.map_or(Value::Null, |interval| json!([interval.low, interval.high]))
}
