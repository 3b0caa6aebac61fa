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

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_i18n::Locale;

    /// What must be the same in every language: the sections in order, the lists, the tables, where it points to, and code.
    fn bones(text: &str) -> Vec<String> {
        let mut bones = Vec::new();
        for line in text.lines() {
            if line.starts_with('#') {
                let depth = line.chars().take_while(|&mark| mark == '#').count();
                bones.push(format!("{depth} {}", section_of(line).unwrap_or_default()));
            } else if line.trim_start().starts_with("- ") {
                bones.push("item".into());
            } else if line.starts_with('|') {
                bones.push(format!("row of {}", line.matches('|').count()));
            }
        }
        let mut marked: Vec<String> = marked(text, '§').chain(code(text)).collect();
        marked.sort_unstable();
        bones.extend(marked);
        bones
    }

    fn marked(text: &str, mark: char) -> impl Iterator<Item = String> + '_ {
        let number =
            |rest: &str| rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect::<String>();
        text.split(mark).skip(1).map(move |rest| number(rest).trim_end_matches('.').to_string())
    }

    fn code(text: &str) -> impl Iterator<Item = String> + '_ {
        text.split('`').skip(1).step_by(2).map(|code| code.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn every_language_tells_the_same_sections() {
        for &game in GameId::ALL {
            for tag in Locale::languages().filter(|tag| *tag != "en") {
                let told = [find(tag, &format!("{game}-rules")), find(tag, &format!("{game}-about"))];
                let [Some(rules), Some(about)] = told else { panic!("{game} is not told in {tag}") };
                assert_eq!(bones(rules), bones(game.meta().rules), "rules of {game} in {tag}");
                assert_eq!(bones(about), bones(super::about(game, "en")), "about {game} in {tag}");
            }
        }
    }

    #[test]
    fn a_language_that_has_no_texts_gets_the_english_ones() {
        assert_eq!(rules(GameId::Osaka, "tlh"), GameId::Osaka.meta().rules);
        assert!(about(GameId::Osaka, "tlh").starts_with("# Traders of Osaka"));
    }
}
