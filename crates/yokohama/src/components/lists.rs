//! Parsing of values that only this game's components file has: optional numbers, lists of a fixed length, and items with
//! ids.

use super::ids::Ids;
use portolan_core::components::file::{Checked, Number, Spanned, Tables, Word, number, wrong};

/// A list of numbers, words or tables, each with its position in the file.
pub(super) type List<T> = Tables<T>;

/// Parses a number up to `most` that defaults to 0.
pub(super) fn optional(given: &Option<Number>, what: &str, most: i64) -> Checked<u8> {
    given.as_ref().map_or(Ok(0), |given| number(given, what, 0..=most))
}

/// Parses a list of exactly `N` entries.
pub(super) fn list<T, U, const N: usize>(
    list: &List<T>,
    what: &str,
    parse: impl Fn(&Spanned<T>) -> Checked<U>,
) -> Checked<[U; N]> {
    let entries = list.get_ref().iter().map(parse).collect::<Checked<Vec<U>>>()?;
    let count = entries.len();
    entries.try_into().map_err(|_| wrong(list.span(), format!("expected {N} {what}, found {count}")))
}

/// Parses a list that has each of `N` ids once, in any order.
pub(super) fn list_by_id<T, U: Copy, const N: usize>(
    list: &List<T>,
    ids: &Ids,
    id_of: impl Fn(&T) -> &Word,
    parse: impl Fn(&T) -> Checked<U>,
) -> Checked<[U; N]> {
    let Ids { what, id } = ids;
    let mut items = [None; N];
    for entry in list.get_ref() {
        let word = id_of(entry.get_ref());
        let Some(index) = (0..N).find(|&index| id(index) == *word.get_ref()) else {
            let (first, last) = (id(0), id(N - 1));
            let reason = format!("unknown id ‘{}’: {what} are {first} to {last}", word.get_ref());
            return Err(wrong(word.span(), reason));
        };
        if items[index].is_some() {
            return Err(wrong(word.span(), format!("{} is listed twice", id(index))));
        }
        items[index] = Some(parse(entry.get_ref())?);
    }
    if let Some(missing) = items.iter().position(Option::is_none) {
        let count = list.get_ref().len();
        return Err(wrong(
            list.span(),
            format!("expected {N} {what}, found {count}: {} is missing", id(missing)),
        ));
    }
    Ok(items.map(|item| item.expect("none is missing")))
}
