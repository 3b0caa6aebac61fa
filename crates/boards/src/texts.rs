//! The rules of each game and what there is to say about it, in every language, as Markdown. The English rules stand with
//! the game; all else is in `texts/<language>/`.

use portolan_games::GameId;

/// Every language that has texts: its tag, and each text with its name.
const TEXTS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The rules in the language with this tag; in English where they are not told in it.
pub fn rules(game: GameId, tag: &str) -> &'static str {
    find(tag, &format!("{game}-rules")).unwrap_or(game.meta().rules)
}

/// About the game: who made it, what we know of the box, how to bring one's own.
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
