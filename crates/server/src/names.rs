//! Which names people may have: visible, each word in one script, and different from the other names at a table.
//!
//! Characters, scripts and look-alikes follow Unicode's recommendations for identifiers (UTS 39). The names of bots and guests
//! are in `portolan_boards::names`.

use portolan_boards::{Locale, names};
use portolan_bots::BotKind;
use portolan_pages::NameError;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript};
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};
use unicode_segmentation::UnicodeSegmentation;

/// Maximum length of a name in characters as people count them (grapheme clusters).
const MAX_LENGTH: usize = 24;

/// Maximum length of a name in bytes of UTF-8.
const MAX_BYTES: usize = 120;

/// Maximum number of marks on one letter. Some languages need two, few three.
const MAX_MARKS: usize = 3;

/// Scripts whose words may contain the invisible characters that join or separate letters.
const JOINING_SCRIPTS: [Script; 10] = [
    Script::Arabic,
    Script::Bengali,
    Script::Devanagari,
    Script::Gujarati,
    Script::Gurmukhi,
    Script::Kannada,
    Script::Malayalam,
    Script::Oriya,
    Script::Sinhala,
    Script::Telugu,
];

/// The names of all bots in all languages, as keys.
static BOT_NAMES: LazyLock<Vec<Key>> = LazyLock::new(|| {
    let locales = Locale::languages().filter_map(Locale::new);
    let names = locales.flat_map(|locale| BotKind::ALL.map(|kind| names::bot(&locale, kind.name(), None)));
    names.map(|name| Key::of(&name)).collect()
});

/// What two names that look alike have in common: their letters and digits, with look-alikes replaced by one of them. Case
/// is ignored both before and after the replacement, because `I` looks like `l` but `i` does not.
struct Key {
    before: String,
    after: String,
}

impl Key {
    fn of(name: &str) -> Key {
        let letters: String = name.chars().filter(|&letter| is_letter(letter)).collect();
        let before = skeleton(&fold_case(&letters)).collect();
        Key { before, after: fold_case(&skeleton(&letters).collect::<String>()) }
    }

    fn looks_like(&self, other: &Key) -> bool {
        self.before == other.before || self.after == other.after
    }
}

/// Makes texts equal that differ only in case.
fn fold_case(text: &str) -> String {
    text.to_uppercase().to_lowercase()
}

/// Whether a character is part of a word: a letter, a digit, or a mark on one.
fn is_letter(character: char) -> bool {
    character.is_alphanumeric() || is_combining_mark(character)
}

/// Returns a name in the form in which it is stored, or why it is refused.
pub(crate) fn check_name(text: &str) -> Result<String, NameError> {
    // A text above the byte limit is not normalised, which would cost time in proportion to its length.
    if text.len() > 4 * MAX_BYTES {
        return Err(NameError::TooLong(MAX_LENGTH));
    }
    let name: String = text.nfc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    if name.graphemes(true).count() > MAX_LENGTH || name.len() > MAX_BYTES {
        return Err(NameError::TooLong(MAX_LENGTH));
    }
    for word in name.split(' ') {
        check_word(word)?;
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(NameError::Blank);
    }
    let key = Key::of(without_number(&name));
    if BOT_NAMES.iter().any(|bot| bot.looks_like(&key)) {
        return Err(NameError::Reserved(name));
    }
    Ok(name)
}

fn check_word(word: &str) -> Result<(), NameError> {
    let characters: Vec<char> = word.chars().collect();
    if let Some(bad) = (0..characters.len()).find(|&place| !is_allowed(&characters, place)) {
        return Err(NameError::Character(characters[bad]));
    }
    let mut marks = 0;
    for (place, &character) in characters.iter().enumerate() {
        marks = if is_combining_mark(character) { marks + 1 } else { 0 };
        if marks > MAX_MARKS || place < marks {
            return Err(NameError::Marks);
        }
    }
    let letters: String = characters.into_iter().filter(|&character| is_letter(character)).collect();
    if letters.check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        Ok(())
    } else {
        Err(NameError::MixedScripts(word.to_string()))
    }
}

/// Whether the character at this place may be part of a name: punctuation of ASCII, or a character of identifiers. Joining
/// characters are invisible, so they must be between two letters of a script that needs them.
fn is_allowed(word: &[char], place: usize) -> bool {
    match word[place] {
        '\u{200c}' | '\u{200d}' => {
            let joins = |place: usize| {
                word.get(place).is_some_and(|letter| JOINING_SCRIPTS.contains(&letter.script()))
            };
            place.checked_sub(1).is_some_and(joins) && joins(place + 1)
        }
        character => character.is_ascii_graphic() || character.identifier_allowed(),
    }
}

/// Refuses a name that looks like one of the others, and suggests a similar one.
pub(crate) fn check_unique<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> Result<(), NameError> {
    let others: Vec<Key> = others.map(Key::of).collect();
    let is_free = |name: &str| {
        let key = Key::of(name);
        !others.iter().any(|other| key.looks_like(other))
    };
    if is_free(name) {
        return Ok(());
    }
    // The number needs a space and at most two digits. One more number than other names: one of them is free.
    let start: String = without_number(name).graphemes(true).take(MAX_LENGTH - 3).collect();
    let mut suggestions = (2..others.len() + 3).map(|number| format!("{} {number}", start.trim_end()));
    let suggestion = suggestions.find(|suggestion| is_free(suggestion)).unwrap_or_default();
    Err(NameError::Taken { name: name.into(), suggestion })
}

/// Returns a name without the number at its end.
fn without_number(name: &str) -> &str {
    let start = name.trim_end_matches(|last: char| last.is_ascii_digit() || last == ' ');
    if start.is_empty() { name } else { start }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn real_names_are_accepted_as_they_are() {
        for name in [
            "Anna",
            "Żaneta Źdźbło",
            "Jürgen Großmann",
            "Nicolò D’Angelo",
            "O'Neill",
            "Anne-Marie",
            "J. R.",
            "Ελένη Παπαδοπούλου",
            "Анна Щербакова",
            "Їжак",
            "山田 太郎",
            "さくら",
            "サクラ",
            "ヨハン・セバスティアン",
            "李小龙",
            "김민준",
            "José María",
            "Đặng Thùy Trâm",
            "मीनाक्षी",
            "علی‌رضا",
            "שלום",
            "สมชาย",
            "Anna 2",
            "Player1",
            "Bruno <b>",
            "Ty",
            "Tu",
            "ナルトNaruto",
            "R2-D2",
            "Guest",
        ] {
            assert_eq!(check_name(name), Ok(name.nfc().collect()), "{name}");
        }
    }

    #[test]
    fn spaces_and_composition_are_normalised() {
        assert_eq!(check_name("  Anna \n\u{3000}Maria\t"), Ok("Anna Maria".into()));
        assert_eq!(check_name("Z\u{307}aneta"), Ok("Żaneta".into()));
    }

    #[test]
    fn blank_names_are_refused() {
        for name in ["", "   ", "\t\n", "...", "-", "'"] {
            assert_eq!(check_name(name), Err(NameError::Blank), "{name:?}");
        }
    }

    #[test]
    fn invisible_and_bidirectional_characters_are_refused() {
        for bad in [
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{2060}',
            '\u{feff}',
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{2800}',
            '\u{202a}',
            '\u{202e}',
            '\u{2066}',
            '\u{2068}',
            '\u{2069}',
            '\u{200e}',
            '\u{200f}',
            '\u{61c}',
            '\u{180e}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{1d173}',
            '\u{0}',
            '\u{1b}',
            '\u{7f}',
            '\u{9b}',
            '\u{e000}',
            '\u{fffd}',
            '\u{fdfd}',
            'Ａ',
            '𝐀',
            '🐟',
            '①',
        ] {
            for name in [format!("An{bad}na"), format!("{bad}"), format!("{bad}Anna"), format!("Anna{bad}")] {
                assert_eq!(check_name(&name), Err(NameError::Character(bad)), "{name:?}");
            }
        }
    }

    #[test]
    fn joining_characters_are_refused_where_they_join_nothing() {
        for name in ["ع\u{200c}", "\u{200c}ع", "ع\u{200c}\u{200c}ع", "a\u{200c}ع"] {
            assert_eq!(check_name(name), Err(NameError::Character('\u{200c}')), "{name:?}");
        }
    }

    #[test]
    fn words_that_mix_scripts_are_refused() {
        // The first letters are Cyrillic or Greek.
        for name in ["Аnna", "Bruno Рaul", "ΑΝNA", "раypal"] {
            assert!(matches!(check_name(name), Err(NameError::MixedScripts(_))), "{name}");
        }
    }

    #[test]
    fn marks_are_limited() {
        for name in ["Z̴̢̡a̷l", "\u{301}Anna", "Anna \u{301}B", &format!("a{}", "\u{323}".repeat(20))] {
            let refused = check_name(name);
            assert!(
                matches!(refused, Err(NameError::Marks | NameError::Character(_))),
                "{name}: {refused:?}"
            );
        }
        assert_eq!(check_name(&format!("x{}", "\u{301}".repeat(4))), Err(NameError::Marks));
    }

    #[test]
    fn long_names_are_refused() {
        assert!(check_name(&"ż".repeat(MAX_LENGTH)).is_ok());
        for name in ["ż".repeat(MAX_LENGTH + 1), "के".repeat(23), "a".repeat(1 << 20)] {
            assert_eq!(check_name(&name), Err(NameError::TooLong(MAX_LENGTH)));
        }
    }

    #[test]
    fn names_of_bots_are_reserved_in_every_language() {
        for name in ["Greedy", "greedy", "GREEDY 2", "Mistrz", "Nimmersatt 1", "Grossmeister", "Gran Maestro"]
        {
            assert_eq!(check_name(name), Err(NameError::Reserved(name.into())), "{name}");
        }
        assert!(check_name("Anna Meister").is_ok());
    }

    #[test]
    fn names_that_look_alike_are_not_unique() {
        // The other names differ in case, in punctuation, by letters of another script, or by letters that look alike.
        for (name, other) in [
            ("Anna", "anna"),
            ("Anna", "ANNA"),
            ("Anna", "An na."),
            ("Ида", "ИДА"),
            ("Ida", "lda"),
            ("Bob", "B0b"),
            ("cop", "сор"),
            ("Emma", "Ernrna"),
            ("Strauß", "STRAUSS"),
            ("Anna 1", "Anna l"),
        ] {
            for (name, other) in [(name, other), (other, name)] {
                let taken = check_unique(name, [other].into_iter());
                assert!(matches!(taken, Err(NameError::Taken { .. })), "{name} {other}");
            }
        }
        for (name, other) in [("Anna", "Anne"), ("Zaneta", "Żaneta"), ("Anna", "Anna 2"), ("一", "二")] {
            assert_eq!(check_unique(name, [other].into_iter()), Ok(()), "{name} {other}");
        }
    }

    #[test]
    fn the_suggested_name_is_free() {
        let suggested = |name: &str, others: &[&str]| match check_unique(name, others.iter().copied()) {
            Err(NameError::Taken { suggestion, .. }) => suggestion,
            other => panic!("{other:?}"),
        };
        assert_eq!(suggested("Anna", &["Anna"]), "Anna 2");
        assert_eq!(suggested("anna", &["Anna", "Anna 2", "Bea", "Anna 3"]), "anna 4");
        assert_eq!(suggested("Anna 2", &["Anna", "Anna 2"]), "Anna 3");
        assert_eq!(suggested("7", &["7"]), "7 2");
        let long = "ż".repeat(MAX_LENGTH);
        assert!(check_name(&suggested(&long, &[&long])).is_ok());
    }
}
