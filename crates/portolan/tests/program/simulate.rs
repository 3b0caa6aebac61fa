//! `portolan simulate`.

use serde_json::Value;
use std::fs;
use std::process::{Command, Output};

fn simulate(line: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_portolan");
    Command::new(program).arg("simulate").args(line.split(' ')).output().expect("the program starts")
}

fn printed(line: &str) -> String {
    let output = simulate(line);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the results as JSON without the only part that depends on the machine.
fn counted(line: &str) -> Value {
    let mut object: Value = serde_json::from_str(&printed(line)).expect("JSON");
    let speed = object.as_object_mut().and_then(|object| object.remove("speed"));
    assert!(speed.is_some_and(|speed| speed["choices_per_second"].as_f64() > Some(0.0)));
    object
}

/// Returns the error message, which is one sentence.
fn error_of(line: &str) -> String {
    let output = simulate(line);
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert!(output.stdout.is_empty(), "{line}");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    error
}

#[test]
fn the_number_of_threads_does_not_change_the_results() {
    let line = "osaka --players 3 --bots greedy,random --games 100 --seed 4 --format json";
    let one = counted(&format!("{line} --threads 1"));
    assert_eq!(one, counted(&format!("{line} --threads 2")));
    assert_eq!(one, counted(&format!("{line} --threads 7")));
    assert_ne!(one, counted(&line.replace("--seed 4", "--seed 5")));
}

#[test]
fn the_wins_of_a_game_sum_to_one() {
    let object = counted("osaka --players 4 --bots greedy,random,random,random --games 60 --format json");
    let sum = |of: &Value, field: &str| -> f64 {
        let records: Vec<&Value> = match of {
            Value::Array(records) => records.iter().collect(),
            Value::Object(records) => records.values().collect(),
            _ => panic!("neither a list nor an object"),
        };
        records.iter().filter_map(|record| record[field].as_f64()).sum()
    };
    for part in ["bots", "seats"] {
        assert!((sum(&object[part], "won") - 60.0).abs() < 1e-9);
        assert_eq!(sum(&object[part], "played"), 240.0);
    }
    assert_eq!(object["bots"]["greedy"]["played"], 60);
    assert_eq!(object["first_player"]["played"], 60);
    assert!(object["bots"]["greedy"]["win_rate"].as_f64() > Some(0.7));
    let endings = object["endings"].as_object().expect("an object");
    assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 60);
}

#[test]
fn choices_are_counted_by_kind() {
    let object = counted("ostia --players 3 --bots greedy --games 20 --format json");
    let kinds = object["kinds_of_choice"].as_array().expect("a list");
    let made: u64 = kinds.iter().filter_map(|kind| kind["made"].as_u64()).sum();
    assert_eq!(Some(made), object["choices"].as_u64());
    assert!(kinds.iter().any(|kind| kind["name"] == "bid" && kind["seats_that_did"]["seats"] != 0));
    assert!(object["rounds"]["mean"].as_f64() > Some(1.0), "Ostia has rounds");
    assert!(counted("osaka --games 5 --format json")["rounds"].is_null(), "Osaka has none");
}

#[test]
fn rows_are_ordered_by_game_and_seat() {
    let line = "osaka --players 2 --bots random --games 40 --format csv";
    let rows = printed(&format!("{line} --threads 3"));
    let mut lines = rows.lines();
    assert_eq!(lines.next(), Some("game,seed,seat,bot,rank,points,choices,round,ending"));
    let places: Vec<(u64, u64)> = lines
        .map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            assert_eq!((fields.len(), fields[3]), (9, "random"), "{line}");
            (fields[0].parse().expect("a game"), fields[2].parse().expect("a seat"))
        })
        .collect();
    let expected: Vec<(u64, u64)> = (0..40).flat_map(|game| [(game, 1), (game, 2)]).collect();
    assert_eq!(places, expected);
    assert_eq!(rows, printed(&format!("{line} --threads 1")));
}

#[test]
fn the_text_contains_wins_by_bot_and_seat() {
    let tables = printed("osaka --games 20 --option open-hands=yes");
    for part in [
        "Traders of Osaka · 20 games · 4 players · open-hands=yes · seed 1",
        "greedy",
        "first player",
        "points",
        "games/s",
        "made it most",
        "reserve",
    ] {
        assert!(tables.contains(part), "‘{part}’ is missing in\n{tables}");
    }
}

#[test]
fn the_extension_determines_the_format_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let [page, rows, json] = ["a.html", "a.csv", "a.json"].map(path);
    let out = [&page, &rows, &json].map(|path| format!("--out {}", path.display())).join(" ");
    let screen = printed(&format!("dschunke --games 6 {out}"));
    assert!(screen.starts_with("Dschunke · 6 games · 4 players"), "{screen}");
    let read = |path| fs::read_to_string(path).expect("a file");
    let page = read(&page);
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>") && page.contains("<svg"));
    assert!(!page.contains("<script") && !page.contains("http"), "the page is self-contained");
    assert_eq!(read(&rows).lines().count(), 1 + 6 * 4);
    assert!(serde_json::from_str::<Value>(&read(&json)).expect("JSON")["games"] == 6);
}

#[test]
fn own_components_are_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    let built_in = <portolan_games::osaka::Components as portolan_games::core::Components>::BUILT_IN;
    fs::write(&path, built_in).expect("a file");
    let line = "osaka --bots random --games 10 --format json";
    let mine = counted(&format!("{line} --components {}", path.display()));
    assert_eq!(mine["seats"], counted(line)["seats"]);

    fs::write(&path, "[cards]\ncopies = 7\n").expect("a file");
    assert!(error_of(&format!("{line} --components {}", path.display())).contains("components"));
}

#[test]
fn invalid_arguments_are_one_sentence() {
    let bots = error_of("osaka --bots greedy,clever --games 10");
    assert!(bots.contains("unknown bot ‘clever’; available: random, greedy"), "{bots}");
    assert!(error_of("atlantis").contains("unknown game ‘atlantis’"));
    assert!(error_of("osaka --players 5").contains("2 to 4 players, not 5"));
    assert!(error_of("osaka --seats 99").contains("2 to 4 players, not 99"));
    assert!(error_of("osaka --games 0").contains("at least one game"));
    assert!(error_of("osaka --threads 0").contains("at least one thread"));
    assert!(error_of("osaka --seed x").contains("not a seed"));
    assert!(error_of("osaka --option open-hands").contains("name=value"));
    assert!(error_of("osaka --option open-eyes=yes").contains("open-hands"));
    assert!(error_of("osaka --components nowhere.toml").contains("no such file"));
    assert!(error_of("osaka --format tables").contains("tables"));
    assert!(error_of("osaka --out results").contains("the format of results is not known"));
    assert!(error_of("osaka --out nowhere/a.html").contains("cannot write nowhere/a.html"));
    assert!(error_of("osaka --games many").contains("many"));
}
