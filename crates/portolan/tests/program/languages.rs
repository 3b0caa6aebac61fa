//! Errors, output and reports in every language.

use crate::runner::{self, Home};
use serde_json::Value;
use std::collections::BTreeSet;

const OTHERS: [&str; 3] = ["it", "pl", "de"];

#[test]
fn errors_are_translated() {
    let home = Home::new();
    home.file("broken.record", "portolan record 1\ngame chess\n");
    home.file("letter.txt", "Dear Anna");
    crate::data::create_data(&home.path("data.db"));
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
        "backup copy.db --data letter.txt",
        "backup letter.txt --data data.db",
        "backup data.db --data data.db",
        "serve --trusted-proxy nowhere",
        "serve --allow-host http://harbour.lan",
    ];
    for line in lines {
        let english = home.run(&format!("{line} --language en")).fails();
        let mut known = vec![english];
        for language in OTHERS {
            let error = home.run(&format!("{line} --language {language}")).fails();
            assert!(!known.contains(&error), "{line} is not translated to {language}: {error}");
            known.push(error);
        }
    }
    let error = home.run("replay broken.record --language de").fails();
    assert!(error.contains("broken.record ist keine gültige Aufzeichnung: Zeile 2"), "{error}");
    let mut polish = home.command("play chess");
    polish.env("LC_ALL", "pl_PL.UTF-8");
    assert!(
        runner::run(&mut polish, "").fails().contains("nie ma gry „chess”"),
        "the system's language is not used"
    );
}

#[test]
fn output_is_translated() {
    let home = Home::new();
    for (language, players, good) in [
        ("it", "da 2 a 4 giocatori", "valido per"),
        ("pl", "od 2 do 4 graczy", "nadaje się"),
        ("de", "2 bis 4 Spieler", "gültig"),
    ] {
        let games = home.run(&format!("games --language {language}")).works();
        assert!(games.contains(players) && !games.contains("players"), "{games}");
        let checked = home.run(&format!("components check osaka --language {language}")).works();
        assert!(checked.contains(good), "{checked}");
    }
}

/// Returns the visible words of a text or of a page without its style and markup.
fn visible_words(text: &str) -> BTreeSet<String> {
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

/// Returns the names of all choices, which are the same in every language.
fn notation(report: &Value) -> String {
    let Value::Array(kinds) = report else { return String::new() };
    let names = |kind: &Value| format!("{} {} ", kind["name"], notation(&kind["choices"]));
    kinds.iter().map(names).collect()
}

/// Words that are the same in two languages: names of bots and games, and others.
fn shared(language: &str) -> BTreeSet<String> {
    let names = "random greedy portolan arena elo bot open hands yes traders osaka ostia dschunke yokohama";
    let own = match language {
        "it" => "round thread all test per come",
        "pl" => "same test minimum",
        "de" => "was simulation notation bots thread test maximum median minimum",
        _ => "",
    };
    visible_words(&format!("{names} {own}"))
}

#[test]
fn reports_are_translated() {
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
        let texts = |language: &str| {
            let screen = home.run(&format!("{line} --out a.html --out a.json --language {language}")).works();
            let json: Value = serde_json::from_str(&home.read("a.json")).expect("JSON");
            let known = visible_words(&notation(&json["kinds_of_choice"]));
            let page = home.read("a.html");
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{line}");
            (known, visible_words(&screen), visible_words(&page))
        };
        let (known, english, english_page) = texts("en");
        assert!(english.contains("games") && english_page.contains("games"), "{line}");
        for language in OTHERS {
            let (_, screen, page) = texts(language);
            let allowed = &known | &shared(language);
            // Plots cut long names.
            let is_name = |word: &str| allowed.iter().any(|name| name.starts_with(word));
            for (english, texts) in [(&english, screen), (&english_page, page)] {
                let left: Vec<&String> = english.intersection(&texts).filter(|word| !is_name(word)).collect();
                assert!(left.is_empty(), "{line}: {left:?} is left in {language}");
            }
        }
    }
}
