//! The commands besides `play`: games, rules, components, replay, review.

use crate::runner::{Home, finished_game, shown};

#[test]
fn the_help_lists_commands_and_options() {
    let out = Home::new().run("--help").works();
    for part in ["portolan play osaka --seats me,greedy,random", "--listen", "--data", "simulate"] {
        assert!(out.contains(part), "{out}");
    }
}

#[test]
fn the_list_of_games_has_designers_player_counts_and_options() {
    let out = Home::new().run("games").works();
    for part in ["osaka", "Susumu Kawasaki", "2 to 4 players", "open-hands=no|yes"] {
        assert!(out.contains(part), "{out}");
    }
}

#[test]
fn rules_are_printed_completely_or_by_section() {
    let home = Home::new();
    let all = home.run("rules osaka").works();
    assert!(all.contains("3.1 Buy") && all.contains("5.1"));
    assert!(all.lines().all(|line| line.chars().count() <= 100));
    let one = home.run("rules osaka 3.1").works();
    assert!(one.starts_with("3.1 Buy") && !one.contains("3.2 Ships"), "{one}");
    assert!(home.run("rules osaka §3").works().contains("3.7"));
}

#[test]
fn the_language_is_the_requested_one_or_that_of_the_system() {
    let home = Home::new();
    assert!(home.run("rules osaka 3.1 --language it").works().starts_with("3.1 Comprare"));
    let mut german = home.command("rules osaka 3.1");
    german.env("LC_ALL", "de_DE.UTF-8");
    assert!(crate::runner::run(&mut german, "").works().starts_with("3.1 Kaufen"));
    let polish = home.typing("play osaka --seed 7 --language pl", "quit\n").works();
    assert!(polish.contains("Do zobaczenia") && polish.contains("portolan resume"), "{polish}");
    let error = home.run("rules osaka --language tlh").fails();
    assert!(error.contains("‘tlh’") && error.contains("de, en, it, pl"), "{error}");
}

#[test]
fn components_are_exported_and_checked() {
    let home = Home::new();
    let text = home.run("components export osaka").works();
    home.file("my.toml", &text);
    assert!(home.run("components check osaka my.toml").works().contains("valid for Traders of Osaka"));
    assert!(home.run("components check osaka").works().contains("the built-in components"));
}

#[test]
fn a_record_is_verified() {
    let home = Home::new();
    let record = finished_game(&home);
    let out = home.run(&format!("replay {}", shown(&record))).works();
    for part in ["Traders of Osaka", "Greedy (greedy)", "choices  ", "wins.", "verified"] {
        assert!(out.contains(part), "{out}");
    }
}

#[test]
fn a_changed_record_is_refused() {
    let home = Home::new();
    let text = std::fs::read_to_string(finished_game(&home)).expect("a record");
    let result = text.lines().find(|line| line.starts_with("result")).expect("a result");
    home.file("false.record", &text.replacen(result, "result      1 99", 1));
    assert!(home.run("replay false.record").fails().contains("false.record is not a valid record"));
    home.file("token.record", &text.replacen("token r", "token g", 1));
    assert!(home.run("replay token.record").fails().contains("line"));
}

#[test]
fn stepping_goes_forward_back_and_to_a_number() {
    let home = Home::new();
    let record = finished_game(&home);
    let out = home.typing(&format!("replay {} --step", shown(&record)), "\n\nb\n12\n9999\n\n").works();
    let at = |text: &str| out.matches(text).count();
    assert_eq!(at("\n0 of "), 1);
    assert_eq!((at("\n1 of "), at("\n2 of "), at("\n12 of ")), (2, 1, 1), "{out}");
    assert!(!out.contains("Your hand"), "the public sees no hand");
}

#[test]
fn stepping_shows_the_view_of_a_seat() {
    let home = Home::new();
    let record = finished_game(&home);
    let out = home.typing(&format!("replay {} --step --as 2", shown(&record)), "\nq\n").works();
    assert!(out.contains("Your hand"));
    assert!(home.run(&format!("replay {} --as 4", shown(&record))).fails().contains("there is no seat 4"));
}

#[test]
fn the_number_of_threads_does_not_change_a_review() {
    let home = Home::new();
    let record = shown(&finished_game(&home));
    let review = |more: &str| home.run(&format!("review {record} --depth apprentice {more}")).works();
    let out = review("");
    for part in ["Chances of winning", "Turning points", "Skill and luck", "100 %"] {
        assert!(out.contains(part), "{out}");
    }
    assert!(review("--language pl").contains("Szanse na zwycięstwo"));
    let json = review("--format json --threads 1");
    assert_eq!(json, review("--format json --threads 3"));
    let review: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(review["shares"].as_array().map(Vec::len), review["end"].as_array().map(Vec::len));
    assert!(review["verdicts"].as_array().is_some_and(|verdicts| verdicts.len() > 20));
}

#[test]
fn unreviewable_games_and_bots_without_search_are_refused() {
    let home = Home::new();
    let record = shown(&finished_game(&home));
    let refused = home.run(&format!("review {record} --depth greedy")).fails();
    assert!(refused.contains("‘greedy’ does not search"), "{refused}");
    assert!(home.run("review nothing.record").fails().contains("nothing.record"));
}
