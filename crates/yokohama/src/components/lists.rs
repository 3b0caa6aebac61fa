//! Parsing of values that only this game's components file has: optional numbers, lists of a fixed length, and items
//! with ids.

use super::ids::Ids;
use portolan_core::components::file::{
    CheckResult, Spanned, SpannedNumber, SpannedTables, SpannedText, error_at, number_in,
};

/// A list of numbers, words or tables, each with its position in the file.
pub(super) type List<T> = SpannedTables<T>;

/// Parses a number up to `most` that defaults to 0.
pub(super) fn optional(given: &Option<SpannedNumber>, what: &str, most: i64) -> CheckResult<u8> {
    given.as_ref().map_or(Ok(0), |given| number_in(given, what, 0..=most))
}

/// Parses a list of exactly `N` entries.
pub(super) fn list<T, U, const N: usize>(
    list: &List<T>,
    what: &str,
    parse: impl Fn(&Spanned<T>) -> CheckResult<U>,
) -> CheckResult<[U; N]> {
    let entries = list.get_ref().iter().map(parse).collect::<CheckResult<Vec<U>>>()?;
    let count = entries.len();
    entries.try_into().map_err(|_| error_at(list.span(), format!("expected {N} {what}, found {count}")))
}

/// Parses a list that has each of `N` ids once, in any order.
pub(super) fn list_by_id<T, U: Copy, const N: usize>(
    list: &List<T>,
    ids: &Ids,
    id_of: impl Fn(&T) -> &SpannedText,
    parse: impl Fn(&T) -> CheckResult<U>,
) -> CheckResult<[U; N]> {
    let Ids { what, id } = ids;
    let mut items = [None; N];
    for entry in list.get_ref() {
        let word = id_of(entry.get_ref());
        let Some(index) = (0..N).find(|&index| id(index) == *word.get_ref()) else {
            let (first, last) = (id(0), id(N - 1));
            let reason = format!("unknown id ‘{}’: {what} are {first} to {last}", word.get_ref());
            return Err(error_at(word.span(), reason));
        };
        if items[index].is_some() {
            return Err(error_at(word.span(), format!("{} is listed twice", id(index))));
        }
        items[index] = Some(parse(entry.get_ref())?);
    }
    if let Some(missing) = items.iter().position(Option::is_none) {
        let count = list.get_ref().len();
        return Err(error_at(
            list.span(),
            format!("expected {N} {what}, found {count}: {} is missing", id(missing)),
        ));
    }
    Ok(items.map(|item| item.expect("none is missing")))
}
