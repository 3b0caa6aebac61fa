//! The command line speaks every language: its help, and what is wrong with what was typed.

use crate::runner::{self, Home};
use portolan_boards::{Locale, program};
use serde_json::Value;
use std::collections::BTreeSet;

const COMMANDS: [&str; 14] = [
    "",
    "serve",
    "play",
    "resume",
    "replay",
    "review",
    "simulate",
    "arena",
    "components",
    "components check",
    "components export",
    "rules",
    "games",
    "load",
];

const OTHERS: [&str; 3] = ["it", "pl", "de"];

/// All that the help says in English: what each command and each argument is for.
fn sayings() -> Vec<String> {
    let locale = Locale::english();
    let commands = COMMANDS.iter().filter_map(|command| program::about(command, &locale));
    let arguments =
        program::arguments().filter_map(|(command, name)| program::argument(command, name, &locale));
    commands.chain(arguments).collect()
}

/// However it is wrapped.
fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_help_of_every_command_is_told_in_every_language() {
    let home = Home::new();
    for command in COMMANDS {
        let english = home.run(&format!("{command} --help --language en")).works();
        assert!(english.contains("Usage:") && english.contains("Show this help"), "{english}");
        let about = program::about(command, &Locale::english()).expect("a text");
        assert!(on_one_line(&english).contains(&about), "{english}");
        for language in OTHERS {
            let told = home.run(&format!("{command} --help --language {language}")).works();
            let heading = match language {
                "it" => "Uso:",
                "pl" => "Użycie:",
                _ => "Aufruf:",
            };
            assert!(told.contains(heading), "{told}");
            for word in
                ["Usage", "Options:", "Commands:", "Arguments:", "Print ", "default:", "possible", "OPTIONS"]
            {
                assert!(!told.contains(word), "‘{word}’ is left in {language}:\n{told}");
            }
            let told = on_one_line(&told);
            for saying in sayings() {
                assert!(!told.contains(&saying), "‘{saying}’ is left in {language}:\n{told}");
            }
        }
    }
}

#[test]
fn what_is_wrong_is_told_in_every_language() {
    let home = Home::new();
    home.file("broken.record", "portolan record 1\ngame chess\n");
    let lines = [
        "plya osaka",
        "play chess",
        "play osaka --seats me",
        "play osaka --option colour=red",
        "games --loud",
        "replay nothing.record",
        "resume",
        "rules osaka 9.9",
        "simulate osaka --games 0",
        "arena osaka --bots greedy",
        "arena osaka --until-sure --bound much",
        "serve --base-url nowhere",
    ];
    for line in lines {
        let english = home.run(&format!("{line} --language en")).fails();
        let mut known = vec![english];
        for language in OTHERS {
            let said = home.run(&format!("{line} --language {language}")).fails();
            assert!(!known.contains(&said), "{line} is not told in {language}: {said}");
            known.push(said);
        }
    }
    let said = home.run("replay broken.record --language de").fails();
    assert!(said.contains("broken.record ist keine gültige Aufzeichnung: Zeile 2"), "{said}");
    let mut polish = home.command("play chess");
    polish.env("LC_ALL", "pl_PL.UTF-8");
    assert!(
        runner::run(&mut polish, "").fails().contains("nie ma gry „chess”"),
        "the system's language is spoken"
    );
}

#[test]
fn answers_are_told_in_every_language() {
    let home = Home::new();
    for (language, players, good) in [
        ("it", "da 2 a 4 giocatori", "va bene per"),
        ("pl", "od 2 do 4 graczy", "nadaje się"),
        ("de", "2 bis 4 Spieler", "brauchbar"),
    ] {
        let games = home.run(&format!("games --language {language}")).works();
        assert!(games.contains(players) && !games.contains("players"), "{games}");
        let checked = home.run(&format!("components check osaka --language {language}")).works();
        assert!(checked.contains(good), "{checked}");
    }
}

/// The words that a reader sees: of a page, without its style and its marks.
fn seen(text: &str) -> BTreeSet<String> {
    let body = text.split_once("</style>").map_or(text, |(_, body)| body);
    let mut plain = String::new();
    let mut inside = false;
    for letter in body.chars() {
        inside = (inside || letter == '<') && letter != '>';
        plain.push(if inside || letter == '>' { ' ' } else { letter });
    }
    let locale = plain.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 2);
    locale.map(str::to_lowercase).collect()
}

/// The names of all choices, which are typed alike in every language.
fn notation(report: &Value) -> String {
    let Value::Array(kinds) = report else { return String::new() };
    let told = |kind: &Value| format!("{} {} ", kind["name"], notation(&kind["choices"]));
    kinds.iter().map(told).collect()
}

/// What is called alike: bots and games, names, and words that two languages share.
fn shared(language: &str) -> BTreeSet<String> {
    let names = "random greedy portolan arena elo bot open hands yes traders osaka ostia dschunke yokohama";
    let own = match language {
        "it" => "round thread all",
        "pl" => "same",
        "de" => "was simulation notation bots thread",
        _ => "",
    };
    seen(&format!("{names} {own}"))
}

#[test]
fn reports_are_told_in_every_language() {
    let lines = [
        "arena osaka --seats 3 --bots random,greedy --one-against-rest --until-sure --at-most 6",
        "arena dschunke --seats 3 --bots greedy,random --pairs --games 3",
        "simulate osaka --bots random --games 3 --option open-hands=yes",
        "simulate ostia --bots random,greedy --games 2",
        "simulate dschunke --bots random --games 2",
        "simulate yokohama --bots random,greedy --games 3",
    ];
    for line in lines {
        let home = Home::new();
        let told = |language: &str| {
            let screen = home.run(&format!("{line} --out a.html --out a.json --language {language}")).works();
            let json: Value = serde_json::from_str(&home.read("a.json")).expect("JSON");
            let known = seen(&notation(&json["kinds_of_choice"]));
            let page = home.read("a.html");
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{line}");
            (known, seen(&screen), seen(&page))
        };
        let (known, english, english_page) = told("en");
        assert!(english.contains("games") && english_page.contains("games"), "{line}");
        for language in OTHERS {
            let (_, screen, page) = told(language);
            let allowed = &known | &shared(language);
            // Plots cut long names.
            let is_name = |word: &str| allowed.iter().any(|name| name.starts_with(word));
            for (english, told) in [(&english, screen), (&english_page, page)] {
                let left: Vec<&String> = english.intersection(&told).filter(|word| !is_name(word)).collect();
                assert!(left.is_empty(), "{line}: {left:?} is left in {language}");
            }
        }
    }
}
