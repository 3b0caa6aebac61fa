//! Parses what a person typed: a choice by number or notation, or a command.

use portolan_games::{AnyChoice, GameId};

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A choice.
    Choose(AnyChoice),
    /// Undo the latest choice.
    Undo,
    /// Show the game log.
    Log,
    /// Explain why a choice is not possible.
    Why(AnyChoice),
    /// Show a section of the rules; `None`: all of them.
    Rules(Option<String>),
    /// Save a copy of the game; `None`: show where the game is saved.
    Save(Option<String>),
    /// Show what a bot would choose.
    Hint,
    /// List the commands.
    Help,
    /// Show the board again.
    Board,
    /// Leave the game.
    Quit,
    /// A number without a choice.
    NoSuchNumber,
    /// Neither a choice nor a command; contains the reason.
    Unknown(String),
}

/// Parses a line; `choices` are the numbered choices.
pub fn parse(line: &str, game: GameId, choices: &[AnyChoice]) -> Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (verb, rest) =
        (words.first().copied().unwrap_or_default().to_lowercase(), &words[words.len().min(1)..]);
    let argument = (!rest.is_empty()).then(|| rest.join(" "));
    match (verb.as_str(), &argument) {
        ("", _) | ("board", None) => Command::Board,
        ("undo" | "u", None) => Command::Undo,
        ("log", None) => Command::Log,
        ("hint", None) => Command::Hint,
        ("help" | "h" | "?", None) => Command::Help,
        ("quit" | "q" | "exit", None) => Command::Quit,
        ("rules", _) => Command::Rules(argument),
        ("save", _) => Command::Save(argument),
        ("why", Some(choice)) => match parse_choice(choice, game, choices) {
            Command::Choose(choice) => Command::Why(choice),
            other => other,
        },
        _ => parse_choice(&words.join(" "), game, choices),
    }
}

fn parse_choice(text: &str, game: GameId, choices: &[AnyChoice]) -> Command {
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let choice = number.and_then(|number| choices.get(number));
        return choice.map_or(Command::NoSuchNumber, |&choice| Command::Choose(choice));
    }
    match AnyChoice::parse(game, &text.to_lowercase()) {
        Ok(choice) => Command::Choose(choice),
        Err(error) => Command::Unknown(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &str) -> Command {
        let buy = AnyChoice::parse(GameId::Osaka, "buy").unwrap();
        parse(line, GameId::Osaka, &[buy])
    }

    #[test]
    fn choices_are_typed_by_number_or_notation() {
        let take = AnyChoice::parse(GameId::Osaka, "take m3").unwrap();
        assert!(matches!(typed("1"), Command::Choose(_)));
        assert_eq!(typed("  Take   M3 "), Command::Choose(take));
        assert_eq!(typed("why take m3"), Command::Why(take));
        for wrong in ["0", "2", "99999999999999999999"] {
            assert_eq!(typed(wrong), Command::NoSuchNumber);
        }
    }

    #[test]
    fn commands_are_recognised() {
        assert_eq!(typed(""), Command::Board);
        assert_eq!(typed("undo"), Command::Undo);
        assert_eq!(typed("hint"), Command::Hint);
        assert_eq!(typed("rules 3.1"), Command::Rules(Some("3.1".into())));
        assert_eq!(typed("save my game.record"), Command::Save(Some("my game.record".into())));
        assert!(matches!(typed("why"), Command::Unknown(_)));
        assert!(matches!(typed("dance"), Command::Unknown(_)));
    }
}
