//! The rules and about-texts in every language.

use portolan_boards::Locale;
use portolan_boards::texts::{about, rules, section_of};
use portolan_games::GameId;

/// Returns what must be the same in every language: the sections in order, lists, tables, references to sections, code.
fn structure(text: &str) -> Vec<String> {
    let mut structure = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') {
            let depth = line.chars().take_while(|&mark| mark == '#').count();
            structure.push(format!("{depth} {}", section_of(line).unwrap_or_default()));
        } else if line.trim_start().starts_with("- ") {
            structure.push("item".into());
        } else if line.starts_with('|') {
            structure.push(format!("row of {}", line.matches('|').count()));
        }
    }
    let mut references: Vec<String> = after_each(text, '§').chain(code(text)).collect();
    references.sort_unstable();
    structure.extend(references);
    structure
}

/// The section numbers that follow each `mark`.
fn after_each(text: &str, mark: char) -> impl Iterator<Item = String> + '_ {
    let number =
        |rest: &str| rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect::<String>();
    text.split(mark).skip(1).map(move |rest| number(rest).trim_end_matches('.').to_string())
}

fn code(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split('`').skip(1).step_by(2).map(|code| code.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn every_language_has_the_same_sections() {
    for &game in GameId::ALL {
        let (english_rules, english_about) = (game.meta().rules, about(game, "en"));
        for tag in Locale::languages().filter(|tag| *tag != "en") {
            let (rules, about) = (rules(game, tag), about(game, tag));
            assert!(rules != english_rules && about != english_about, "{game} is not translated to {tag}");
            assert_eq!(structure(rules), structure(english_rules), "rules of {game} in {tag}");
            assert_eq!(structure(about), structure(english_about), "about {game} in {tag}");
        }
    }
}

#[test]
fn a_language_that_has_no_texts_gets_the_english_ones() {
    assert_eq!(rules(GameId::Osaka, "tlh"), GameId::Osaka.meta().rules);
    assert!(about(GameId::Osaka, "tlh").starts_with("# Traders of Osaka"));
}
