//! The result as one JSON object. All but `speed` depends on nothing but what was asked for.

use super::plan::Plan;
use super::tally::{Record, Tally};
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use std::time::Duration;

/// Writes the object.
pub(super) fn write(out: &mut impl Write, plan: &Plan, tally: &Tally, took: Duration) -> io::Result<()> {
    let seconds = took.as_secs_f64().max(1e-9);
    let bots = tally.bots.iter().map(|(bot, record)| (bot.to_string(), of_record(record)));
    let seats = tally.seats.iter().map(|(seat, record)| {
        let mut row = Map::from_iter([("seat".into(), json!(seat))]);
        row.extend(fields(record));
        Value::Object(row)
    });
    let object = json!({
        "game": plan.table.game.to_string(),
        "players": plan.table.seats,
        "line_up": plan.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "options": plan.table.options.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
        "seed": plan.table.seed.to_string(),
        "games": tally.games,
        "choices": tally.choices,
        "bots": bots.collect::<Map<_, _>>(),
        "seats": seats.collect::<Vec<_>>(),
        "first_player": (tally.first.games() > 0).then(|| of_record(&tally.first)),
        "length": length(tally),
        "endings": tally.endings,
        "speed": {
            "seconds": seconds,
            "games_per_second": tally.games as f64 / seconds,
            "choices_per_second": tally.choices as f64 / seconds,
        },
    });
    serde_json::to_writer_pretty(&mut *out, &object)?;
    writeln!(out)
}

fn of_record(record: &Record) -> Value {
    Value::Object(fields(record).collect())
}

fn fields(record: &Record) -> impl Iterator<Item = (String, Value)> {
    let rate = record.win_rate();
    let points = &record.points;
    let histogram = (points.least()..=points.most()).filter(|&number| points.of(number) > 0);
    let histogram: Map<_, _> =
        histogram.map(|number| (number.to_string(), json!(points.of(number)))).collect();
    [
        ("played", json!(record.games())),
        ("won", json!(record.wins())),
        ("win_rate", json!(rate.rate)),
        ("win_rate_95", json!([rate.low, rate.high])),
        ("points_mean", json!(points.mean())),
        ("points_deviation", json!(points.deviation())),
        ("points", Value::Object(histogram)),
    ]
    .into_iter()
    .map(|(name, value)| (name.to_string(), value))
}

fn length(tally: &Tally) -> Value {
    let lengths = &tally.lengths;
    json!({
        "mean": lengths.mean(),
        "deviation": lengths.deviation(),
        "least": lengths.least(),
        "p5": lengths.percentile(5),
        "p25": lengths.percentile(25),
        "median": lengths.percentile(50),
        "p75": lengths.percentile(75),
        "p95": lengths.percentile(95),
        "most": lengths.most(),
    })
}
