//! Why a name is refused, and the sentence that says what would be right.

use portolan_boards::names::isolated;
use portolan_i18n::{Locale, PeopleKey};

/// Why a name is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameError {
    /// It has no letter and no digit.
    Blank,
    /// It has more than this number of characters.
    TooLong(usize),
    /// It contains a character that no name needs, such as an invisible one or a symbol.
    Character(char),
    /// It stacks too many marks on one letter, or begins a word with a mark.
    Marks,
    /// This word mixes letters of scripts that look alike.
    MixedScripts(String),
    /// It is, or looks like, the name of a bot or the word for the reader of a page.
    Reserved(String),
    /// Another player of the table has this name or one that looks like it.
    Taken {
        /// The name that was refused.
        name: String,
        /// A similar name that is free.
        suggestion: String,
    },
}

impl NameError {
    /// Returns the error as a sentence.
    pub fn sentence(&self, locale: &Locale) -> String {
        match self {
            NameError::Blank => locale.text(PeopleKey::NameBlank),
            NameError::TooLong(limit) => locale.format(PeopleKey::NameTooLong, [("limit", (*limit).into())]),
            NameError::Character(character) => {
                locale.format(PeopleKey::NameCharacter, [("character", shown(*character).into())])
            }
            NameError::Marks => locale.text(PeopleKey::NameMarks),
            NameError::MixedScripts(word) => {
                locale.format(PeopleKey::NameMixed, [("word", isolated(word).into())])
            }
            NameError::Reserved(name) => {
                locale.format(PeopleKey::NameReserved, [("name", isolated(name).into())])
            }
            NameError::Taken { name, suggestion } => locale.format(
                PeopleKey::NameTaken,
                [("name", isolated(name).into()), ("suggestion", isolated(suggestion).into())],
            ),
        }
    }
}

/// Returns a refused character as its code point, and as itself where that cannot change the sentence around it.
fn shown(character: char) -> String {
    let code = format!("U+{:04X}", character as u32);
    if character.is_alphanumeric() { format!("{character} ({code})") } else { code }
}
