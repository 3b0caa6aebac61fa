//! What this components file needs beyond what every game's has: numbers that may be left out, lists of a given length,
//! and things that have names. What is right in this game is told in `file` and `things`.

use super::names::Names;
use portolan_core::components::file::{
    CheckResult, Spanned, SpannedNumber, SpannedTables, SpannedText, error_at, number_in,
};

/// Several numbers, words or tables, each with its place.
pub(super) type List<T> = SpannedTables<T>;

/// A number that may be left out where it is 0.
pub(super) fn some(given: &Option<SpannedNumber>, what: &str, most: i64) -> CheckResult<u8> {
    given.as_ref().map_or(Ok(0), |given| number_in(given, what, 0..=most))
}

/// A list of exactly so many.
pub(super) fn list<T, U, const N: usize>(
    list: &List<T>,
    what: &str,
    read: impl Fn(&Spanned<T>) -> CheckResult<U>,
) -> CheckResult<[U; N]> {
    let found = list.get_ref().iter().map(read).collect::<CheckResult<Vec<U>>>()?;
    let count = found.len();
    found.try_into().map_err(|_| error_at(list.span(), format!("{count} entries for {N} {what}")))
}

/// Things that have names: each once, in any order.
pub(super) fn named<T, U: Copy, const N: usize>(
    list: &List<T>,
    names: &Names,
    id: impl Fn(&T) -> &SpannedText,
    read: impl Fn(&T) -> CheckResult<U>,
) -> CheckResult<[U; N]> {
    let Names { what, name } = names;
    let mut found = [None; N];
    for thing in list.get_ref() {
        let word = id(thing.get_ref());
        let Some(place) = (0..N).find(|&place| name(place) == *word.get_ref()) else {
            let (first, last) = (name(0), name(N - 1));
            let reason = format!("‘{}’ is none of the {what} {first} to {last}", word.get_ref());
            return Err(error_at(word.span(), reason));
        };
        if found[place].is_some() {
            return Err(error_at(word.span(), format!("{} stands here for the second time", name(place))));
        }
        found[place] = Some(read(thing.get_ref())?);
    }
    if let Some(missing) = found.iter().position(Option::is_none) {
        let count = list.get_ref().len();
        return Err(error_at(list.span(), format!("{count} {what} for {N}: {} is missing", name(missing))));
    }
    Ok(found.map(|thing| thing.expect("none is missing")))
}
