//! Parses a components file. Every error names its line and what would be valid.
//!
//! A game defines its tables with [`components_table!`](crate::components_table) and checks them in functions that know byte
//! offsets; [`read`] turns these into lines. What is valid is up to the game.

use super::ComponentsError;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::ops::{Range, RangeInclusive};
pub use toml::Spanned;

/// A number with its byte range in the text.
pub type SpannedNumber = Spanned<i64>;
/// A word with its byte range in the text.
pub type SpannedText = Spanned<String>;
/// Several tables of one name, each with its byte range.
pub type SpannedTables<T> = Spanned<Vec<Spanned<T>>>;
/// A checked value, or an error with its byte offset.
pub type CheckResult<T> = Result<T, SpannedError>;

/// An invalid place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpannedError {
    place: Range<usize>,
    reason: String,
}

/// Returns an error at this place; the reason says what would be valid.
pub fn error_at(place: Range<usize>, reason: impl Into<String>) -> SpannedError {
    SpannedError { place, reason: reason.into() }
}

/// How certain a fact is; parsed only to refuse a misspelt word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FactStatus {
    /// Printed in the rulebooks, or confirmed by several independent sources.
    Certain,
    /// From one source, or a documented inference.
    Likely,
    /// Reconstructed by us: known only from a picture that we do not have.
    Reconstructed,
}

/// Parses a text into its tables and checks them.
pub fn read<F: DeserializeOwned, C>(
    text: &str,
    check: impl FnOnce(&F) -> CheckResult<C>,
) -> Result<C, ComponentsError> {
    let file: F = toml::from_str(text).map_err(|error| match error.span() {
        Some(span) => ComponentsError::at(text, span.start, error.message()),
        None => ComponentsError::new(error.message()),
    })?;
    check(&file).map_err(|error| ComponentsError::at(text, error.place.start, error.reason))
}

/// Returns the number if it is in this range; otherwise an error that names what the number counts.
pub fn number_in(number: &SpannedNumber, what: &str, range: RangeInclusive<i64>) -> CheckResult<u8> {
    let value = *number.get_ref();
    match u8::try_from(value) {
        Ok(small) if range.contains(&value) => Ok(small),
        _ => {
            let reason = format!("{value} {what} cannot be; {} to {} can", range.start(), range.end());
            Err(error_at(number.span(), reason))
        }
    }
}

/// Returns the place of the first table, for errors about all of them.
pub fn first_span<T>(tables: &SpannedTables<T>) -> Range<usize> {
    tables.get_ref().first().map_or(tables.span(), Spanned::span)
}

/// Defines a table of a components file: its facts, and for readers their certainty and source.
///
/// ```text
/// components_table!(PlayersTable { strips: Number, support: Number });
/// ```
#[macro_export]
macro_rules! components_table {
    ($name:ident { $($field:ident: $kind:ty),* $(,)? }) => {
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $(pub(super) $field: $kind,)*
            #[serde(rename = "status")]
            _status: Option<$crate::components::file::FactStatus>,
            #[serde(rename = "source")]
            _source: Option<String>,
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    mod tables {
        use super::super::SpannedNumber;
        components_table!(CardsTable { each: SpannedNumber });
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        cards: SpannedTables<tables::CardsTable>,
    }

    fn cards(text: &str) -> Result<Vec<u8>, String> {
        let check = |file: &File| {
            let cards = file.cards.get_ref();
            if cards.len() > 2 {
                return Err(error_at(first_span(&file.cards), "too many"));
            }
            cards.iter().map(|table| number_in(&table.get_ref().each, "cards", 1..=300)).collect()
        };
        read(text, check).map_err(|error| error.to_string())
    }

    #[test]
    fn valid_tables_are_parsed() {
        let text = "[[cards]]\neach = 7\nstatus = \"likely\"\nsource = \"a box\"\n\n[[cards]]\neach = 8\n";
        assert_eq!(cards(text), Ok(vec![7, 8]));
    }

    #[test]
    fn errors_name_their_line() {
        let error = |text: &str| cards(text).unwrap_err();
        assert_eq!(error("\n[[cards]]\neach = 0\n"), "line 3: 0 cards cannot be; 1 to 300 can");
        assert_eq!(error("[[cards]]\neach = 256\n"), "line 2: 256 cards cannot be; 1 to 300 can");
        assert_eq!(error(&"\n[[cards]]\neach = 1\n".repeat(3)), "line 2: too many");
        assert!(
            error("[[cards]]\neach = 1\nstatus = \"sure\"\n").starts_with("line 3: unknown variant `sure`")
        );
        assert!(error("[[cards]]\neach = 1\ncolour = 4\n").starts_with("line 3: unknown field `colour`"));
        assert!(error("[[cards]]\neach = \n").starts_with("line 2: "));
    }
}
