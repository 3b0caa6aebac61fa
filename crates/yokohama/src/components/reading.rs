//! How a components file is read: tables that know their place in the text, and checks that say what would be right.
//! What is right in this game is told in `file` and `things`.

use super::names::Names;
use portolan_core::ComponentsError;
use serde::de::DeserializeOwned;
use std::ops::{Range, RangeInclusive};
pub(super) use toml::Spanned;

/// A number, with its place in the text.
pub(super) type Number = Spanned<i64>;
/// A word, with its place in the text.
pub(super) type Word = Spanned<String>;
/// Several things, each with its place.
pub(super) type List<T> = Spanned<Vec<Spanned<T>>>;
/// What was found right, or what is wrong with it.
pub(super) type Checked<T> = Result<T, Wrong>;

/// Something in the text cannot be.
pub(super) struct Wrong {
    place: Range<usize>,
    reason: String,
}

/// What stands at this place cannot be; the reason says what would be right.
pub(super) fn wrong(place: Range<usize>, reason: impl Into<String>) -> Wrong {
    Wrong { place, reason: reason.into() }
}

/// Reads a text into its tables, and checks them.
pub(super) fn read<F: DeserializeOwned, C>(
    text: &str,
    check: impl FnOnce(&F) -> Checked<C>,
) -> Result<C, ComponentsError> {
    let file: F = toml::from_str(text).map_err(|error| match error.span() {
        Some(span) => ComponentsError::at(text, span.start, error.message()),
        None => ComponentsError::new(error.message()),
    })?;
    check(&file).map_err(|wrong| ComponentsError::at(text, wrong.place.start, wrong.reason))
}

/// A number that must lie in this range.
pub(super) fn number(number: &Number, what: &str, range: RangeInclusive<i64>) -> Checked<u8> {
    let value = *number.get_ref();
    match u8::try_from(value) {
        Ok(small) if range.contains(&value) => Ok(small),
        _ => {
            let reason = format!("{value} {what} cannot be; {} to {} can", range.start(), range.end());
            Err(wrong(number.span(), reason))
        }
    }
}

/// A number that may be left out where it is 0.
pub(super) fn some(given: &Option<Number>, what: &str, most: i64) -> Checked<u8> {
    given.as_ref().map_or(Ok(0), |given| number(given, what, 0..=most))
}

/// A list of exactly so many.
pub(super) fn list<T, U, const N: usize>(
    list: &List<T>,
    what: &str,
    read: impl Fn(&Spanned<T>) -> Checked<U>,
) -> Checked<[U; N]> {
    let found = list.get_ref().iter().map(read).collect::<Checked<Vec<U>>>()?;
    let count = found.len();
    found.try_into().map_err(|_| wrong(list.span(), format!("{count} entries for {N} {what}")))
}

/// Things that have names: each once, in any order.
pub(super) fn named<T, U: Copy, const N: usize>(
    list: &List<T>,
    names: &Names,
    id: impl Fn(&T) -> &Word,
    read: impl Fn(&T) -> Checked<U>,
) -> Checked<[U; N]> {
    let Names { what, name } = names;
    let mut found = [None; N];
    for thing in list.get_ref() {
        let word = id(thing.get_ref());
        let Some(place) = (0..N).find(|&place| name(place) == *word.get_ref()) else {
            let (first, last) = (name(0), name(N - 1));
            let reason = format!("‘{}’ is none of the {what} {first} to {last}", word.get_ref());
            return Err(wrong(word.span(), reason));
        };
        if found[place].is_some() {
            return Err(wrong(word.span(), format!("{} stands here for the second time", name(place))));
        }
        found[place] = Some(read(thing.get_ref())?);
    }
    if let Some(missing) = found.iter().position(Option::is_none) {
        let count = list.get_ref().len();
        return Err(wrong(list.span(), format!("{count} {what} for {N}: {} is missing", name(missing))));
    }
    Ok(found.map(|thing| thing.expect("none is missing")))
}
