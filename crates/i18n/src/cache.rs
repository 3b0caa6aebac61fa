//! A cache of formatted messages: each thread has its own, keyed by language, message id and values.

use crate::locale::Arg;
use fluent_bundle::FluentValue;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::fmt::Write;

/// The maximum number of entries in a thread's cache; a full cache is cleared.
const MAX_ENTRIES: usize = 4096;

/// The maximum length of a cache key in bytes. Messages with longer keys are rare and are not cached.
const MAX_KEY_LENGTH: usize = 400;

thread_local! {
    static CACHE: RefCell<FxHashMap<String, String>> = RefCell::default();
}

/// Returns the cached sentence, or the key under which it can be inserted (`None` if it cannot be cached).
pub(crate) fn get(tag: &str, id: &str, args: &[Arg<'_>]) -> Result<String, Option<String>> {
    let Some(key) = cache_key(tag, id, args) else { return Err(None) };
    let known = CACHE.with_borrow(|cache| cache.get(&key).cloned());
    known.ok_or(Some(key))
}

/// Adds a sentence; does nothing without a key.
pub(crate) fn insert(key: Option<String>, sentence: &str) {
    let Some(key) = key else { return };
    CACHE.with_borrow_mut(|cache| {
        if cache.len() >= MAX_ENTRIES {
            cache.clear();
        }
        cache.insert(key, sentence.to_string());
    });
}

/// Returns everything that a sentence depends on as one text. Each text value is preceded by its length, so that different
/// values never have the same key.
fn cache_key(tag: &str, id: &str, args: &[Arg<'_>]) -> Option<String> {
    let mut key = String::with_capacity(96);
    key.push_str(tag);
    key.push_str(id);
    for (name, value) in args {
        match value {
            FluentValue::String(text) => write!(key, "\n{name} {}:{text}", text.len()).ok()?,
            FluentValue::Number(number) => write!(key, "\n{name} {:x}", number.value.to_bits()).ok()?,
            _ => return None,
        }
    }
    (key.len() <= MAX_KEY_LENGTH).then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(args: &[Arg<'_>]) -> Option<String> {
        cache_key("en", "a-sentence", args)
    }

    #[test]
    fn different_values_have_different_keys() {
        let one = key(&[("who", "Anna".into()), ("count", 2.into())]);
        assert_ne!(one, key(&[("who", "Anna".into()), ("count", 3.into())]));
        assert_ne!(one, key(&[("who", "Anna".into()), ("count", "2".into())]));
        assert_ne!(one, key(&[("who", "Anna\ncount 4000000000000000".into())]));
        assert_ne!(one, cache_key("pl", "a-sentence", &[("who", "Anna".into()), ("count", 2.into())]));
        assert_eq!(one, key(&[("who", "Anna".into()), ("count", 2.into())]));
        assert_eq!(key(&[("who", "A".repeat(MAX_KEY_LENGTH).into())]), None);
    }

    #[test]
    fn the_cache_is_bounded() {
        for number in 0..3 * MAX_ENTRIES {
            insert(key(&[("count", number.into())]), "a sentence");
            assert!(CACHE.with_borrow(|cache| cache.len()) <= MAX_ENTRIES);
        }
        let newest = [("count", (3 * MAX_ENTRIES - 1).into())];
        assert_eq!(get("en", "a-sentence", &newest), Ok("a sentence".into()));
        assert!(get("en", "a-sentence", &[("count", 0.into())]).is_err());
    }
}
