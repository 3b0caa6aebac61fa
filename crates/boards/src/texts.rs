//! The rules and the about-text of each game in every language, as Markdown. The English rules are in the game's crate,
//! everything else in `texts/<language>/`.

use portolan_games::GameId;

/// Every language that has texts: its tag, and each text with its name.
const TEXTS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules in the language with this tag; in English if there is no translation.
pub fn rules(game: GameId, tag: &str) -> &'static str {
    find(tag, &format!("{game}-rules")).unwrap_or(game.meta().rules)
}

/// Returns the about-text: authors, sources of the components, how to use changed components.
pub fn about(game: GameId, tag: &str) -> &'static str {
    let name = format!("{game}-about");
    find(tag, &name).or_else(|| find("en", &name)).unwrap_or_default()
}

/// `3.1` of `## 3.1 Buy`.
pub fn section_of(heading: &str) -> Option<&str> {
    let number = heading.trim_start_matches('#').split_whitespace().next()?;
    number.starts_with(|letter: char| letter.is_ascii_digit()).then_some(number)
}

fn find(tag: &str, name: &str) -> Option<&'static str> {
    let (_, texts) = TEXTS.iter().find(|(known, _)| *known == tag)?;
    texts.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}
