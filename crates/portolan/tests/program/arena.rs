//! `portolan arena`: on several threads, in every format, and interrupted.

use crate::runner::Home;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read};
use std::process::Command;

/// Returns the results as JSON without the only part that depends on the machine.
fn measured(line: &str) -> Value {
    let text = Home::new().run(&format!("arena {line} --format json")).works();
    let mut object: Value = serde_json::from_str(&text).expect("JSON");
    object.as_object_mut().and_then(|object| object.remove("speed")).expect("the speed");
    object
}

#[track_caller]
fn assert_error(line: &str, part: &str) {
    let home = Home::new();
    let error = home.run(&format!("arena {line}")).fails();
    assert!(error.contains(part), "{error}");
    assert!(home.is_empty(), "nothing was written");
}

#[test]
fn the_number_of_threads_does_not_change_the_results() {
    for line in [
        "osaka --seats 4 --bots greedy,random --one-against-rest --games 20 --seed 3",
        "ostia --seats 3 --bots greedy,random --until-sure --bound 40%",
    ] {
        let one = measured(&format!("{line} --threads 1"));
        assert_eq!(one, measured(&format!("{line} --threads 2")), "{line}");
        assert_eq!(one, measured(&format!("{line} --threads 5")), "{line}");
    }
}

#[test]
fn every_bot_plays_every_seat_equally_often() {
    let object = measured("osaka --seats 4 --bots greedy,random --one-against-rest --games 18");
    let one = &object["matches"][0];
    assert_eq!((&one["match"], &one["games"]), (&"greedy against 3 × random".into(), &20.into()));
    let seats = one["seats_of_the_first"].as_array().expect("a list");
    assert!(seats.len() == 4 && seats.iter().all(|seat| seat["played"] == 5), "{seats:?}");
    let won: f64 = one["members"].as_array().expect("a list").iter().filter_map(|m| m["won"].as_f64()).sum();
    assert!((won - 20.0).abs() < 1e-9, "every game is won once");
    assert_eq!(one["members"][0]["even_share"], 0.25);
}

#[test]
fn a_clear_hypothesis_is_decided_early() {
    let object = measured("osaka --seats 4 --bots greedy,random --one-against-rest --until-sure");
    let one = &object["matches"][0];
    assert_eq!((&one["test"]["answer"], &one["interval"]), (&"yes".into(), &"always-valid".into()));
    let games = one["games"].as_u64().expect("a number");
    assert!(games.is_multiple_of(4) && games < 200, "{games}");
    let turned = measured("osaka --seats 4 --bots random,greedy --one-against-rest --until-sure");
    assert_eq!(turned["matches"][0]["test"]["answer"], "no");
    let open = measured("osaka --bots greedy,random --one-against-rest --until-sure --bound 90% --at-most 4");
    assert!(open["matches"][0]["test"]["answer"].is_null());
}

#[test]
fn the_stronger_bot_is_rated_higher() {
    for format in ["", "--ladder", "--pairs", "--one-against-rest"] {
        let object = measured(&format!("dschunke --seats 3 --bots random,greedy --games 30 {format}"));
        let rating = |place: usize| object["ratings"][place]["rating"].as_f64().expect("a rating");
        assert!(rating(1) > rating(0) + 50.0, "{format}: {}", object["ratings"]);
        assert_eq!(object["matches"].as_array().map(Vec::len), Some(if format == "--pairs" { 2 } else { 1 }));
    }
}

#[test]
fn every_format_contains_the_same_games() {
    let home = Home::new();
    let files = "--out a.html --out a.csv --out a.json --out a.txt";
    let screen = home.run(&format!("arena osaka --bots greedy,random --games 6 {files}")).works();
    assert!(screen.contains("greedy, random · 6 games") && screen.contains("rating (Elo)"), "{screen}");
    assert_eq!(home.read("a.txt"), screen);
    let rows = home.read("a.csv");
    assert!(rows.starts_with("match,game,seed,seat,bot,rank,points,choices,round,ending\n1,0,"), "{rows}");
    assert_eq!(rows.lines().count(), 1 + 6 * 4);
    let json: Value = serde_json::from_str(&home.read("a.json")).expect("JSON");
    assert_eq!(json["games"], 6);
    let page = home.read("a.html");
    assert!(
        page.contains("Ratings with 95 % intervals") && !page.contains("<script") && !page.contains("http")
    );
    let printed = home.run("arena osaka --bots greedy,random --games 6 --format csv").works();
    assert_eq!(printed, rows);
}

/// The rows of the first games are read before the program is interrupted.
#[test]
fn an_interrupted_program_writes_whole_rows() {
    for command in ["arena ostia --bots greedy,random", "simulate ostia --bots greedy,random"] {
        let home = Home::new();
        let line = format!("{command} --games 100000000 --format csv --threads 2");
        let mut child = home.command(&line).spawn().expect("the program starts");
        let mut rows = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut first = String::new();
        for _ in 0..20 {
            rows.read_line(&mut first).expect("a row");
        }
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
        let mut rest = String::new();
        rows.read_to_string(&mut rest).expect("rows");
        assert!(child.wait().expect("it ends").success(), "{command}");
        let last = rest.lines().last().expect("a row");
        assert!(last.split(',').count() >= 9 && rest.ends_with('\n'), "the last row is whole: {last}");
    }
}

#[test]
fn the_report_of_an_interrupted_contest_says_so() {
    let home = Home::new();
    let line = "arena ostia --bots greedy,random --games 100000000 --format csv --out a.csv --out a.html";
    let child = home.command(line).spawn().expect("the program starts");
    // Rows reach the file in blocks: the first one shows that games have been played.
    while std::fs::metadata(home.path("a.csv")).map_or(0, |file| file.len()) == 0 {
        std::thread::yield_now();
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("it ends");
    let screen = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success() && screen.contains("Stopped early, by hand"), "{screen}");
    assert!(home.read("a.html").contains("Stopped early"));
}

/// Every plot refers to its own title and description, and every id on the page is unique.
#[test]
fn the_page_is_accessible() {
    let line =
        "arena dschunke --seats 3 --bots greedy,random --pairs --until-sure --margin 10% --format html";
    let page = Home::new().run(line).works();
    let attributes = |name: &str| -> Vec<String> {
        let before = format!(" {name}=\"");
        let parts = page.split(&before).skip(1);
        parts.filter_map(|part| part.split('"').next().map(String::from)).collect()
    };
    let ids = attributes("id");
    let plots = page.matches("class=\"plot\"").count();
    assert_eq!(plots, 1 + 2 * 3, "ratings; shares, seats and evidence of both matches");
    assert_eq!(ids.len(), 2 * plots);
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
    let references: Vec<String> = [attributes("aria-labelledby"), attributes("aria-describedby")].concat();
    assert!(references.len() == ids.len() && references.iter().all(|id| ids.contains(id)));
    assert!(page.matches("<table").count() >= plots, "a table beside every plot");
    assert!(!page.contains("NaN") && !page.contains("inf\""));
}

#[test]
fn the_text_contains_the_match_and_the_decision() {
    let line = "arena osaka --seats 4 --bots greedy,random --one-against-rest --until-sure --language";
    for (language, title, answer) in [
        ("en", "greedy against 3 × random", "Yes: greedy wins more than 25 %."),
        ("it", "greedy contro 3 × random", "Sì: greedy vince più del 25 %."),
        ("pl", "greedy przeciw 3 × random", "Tak: greedy wygrywa więcej niż 25 %."),
        ("de", "greedy gegen 3 × random", "Ja: greedy gewinnt mehr als 25 %."),
    ] {
        let text = Home::new().run(&format!("{line} {language}")).works();
        assert!(text.contains(title) && text.contains(answer), "{text}");
    }
}

#[test]
fn invalid_arguments_are_one_sentence() {
    assert_error("atlantis", "unknown game ‘atlantis’");
    assert_error("osaka --seats 7", "2 to 4 players, not 7");
    assert_error("osaka --bots greedy,clever", "unknown bot ‘clever’");
    assert_error("osaka --bots greedy", "the arena needs 2 to 16 bots, not 1");
    assert_error("osaka --bots greedy,greedy", "greedy is listed twice");
    assert_error("osaka --games 0", "at least one game");
    assert_error("osaka --threads 0", "at least one thread");
    assert_error("osaka --games 10 --until-sure", "--until-sure");
    assert_error("osaka --ladder --pairs", "--pairs");
    assert_error("osaka --bound 55%", "--until-sure");
    assert_error("osaka --until-sure --bound 55", "‘55’ is not a share");
    assert_error("osaka --until-sure --bound 99%", "their sum below 1");
    assert_error("osaka --until-sure --false-yes 0%", "the probability of a wrong answer");
    assert_error("osaka --until-sure --at-most 0", "at least one game");
    assert_error("osaka --out results", "the format of results is not known");
    assert_error("osaka --out nowhere/a.html", "cannot write nowhere/a.html: no such file");
}
