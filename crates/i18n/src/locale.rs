//! The messages of one language, formatted by key.

use crate::cache;
use crate::keys::MessageKey;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rustc_hash::FxHashMap;
use std::sync::{OnceLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// Every built-in language: its tag and the texts of its files.
const LANGUAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The messages of one language.
pub struct Locale {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Cache of messages without values: a page has hundreds of them, so each is formatted once.
    plain: RwLock<FxHashMap<&'static str, String>>,
    breakable: OnceLock<FxHashMap<String, String>>,
}

/// A value in a message: the name of the placeholder and the value.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

impl Locale {
    /// Returns the tags of all built-in languages.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|(tag, _)| *tag)
    }

    /// Returns the language with this tag; `None` if it is not built in.
    pub fn new(tag: &str) -> Option<Locale> {
        let (tag, files) = LANGUAGES.iter().find(|(known, _)| *known == tag)?;
        let language: LanguageIdentifier = tag.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        for text in files.iter() {
            // Malformed messages are left out here and reported by the tests.
            let resource =
                FluentResource::try_new((*text).to_string()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource(resource).ok();
        }
        Some(Locale { tag, bundle, plain: RwLock::default(), breakable: OnceLock::new() })
    }

    /// Returns the tag of this language.
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// Returns English, the source language of all messages.
    pub fn english() -> Locale {
        Locale::new("en").expect("English is built in")
    }

    /// Returns a message without values.
    pub fn text(&self, key: impl MessageKey) -> String {
        let known = self.plain.read().unwrap_or_else(PoisonError::into_inner).get(key.id()).cloned();
        known.unwrap_or_else(|| {
            let text = self.format(key, []);
            self.plain.write().unwrap_or_else(PoisonError::into_inner).insert(key.id(), text.clone());
            text
        })
    }

    /// Returns a map from each word to the same word with soft hyphens. The message is a list of words with `-` where each
    /// word may be broken.
    pub fn breakable(&self, list: impl MessageKey) -> &FxHashMap<String, String> {
        let both = |word: &str| (word.replace('-', ""), word.replace('-', "\u{AD}"));
        self.breakable.get_or_init(|| self.text(list).split_whitespace().map(both).collect())
    }

    /// Returns a message with its values. Consecutive pages share most of their messages, so results are cached.
    pub fn format<'a, const N: usize>(&self, key: impl MessageKey, args: [Arg<'a>; N]) -> String {
        cache::get(self.tag, key.id(), &args).unwrap_or_else(|cache_key| {
            let sentence = self.format_uncached(key, args);
            cache::insert(cache_key, &sentence);
            sentence
        })
    }

    fn format_uncached<'a, const N: usize>(&self, key: impl MessageKey, args: [Arg<'a>; N]) -> String {
        let pattern = self.bundle.get_message(key.id()).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            debug_assert!(false, "no message called {}", key.id());
            return key.id().to_string();
        };
        let args: FluentArgs<'_> = args.into_iter().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {errors:?}", key.id());
        text
    }

    /// Returns all files of this language as one text, for tests that check the messages themselves.
    pub fn source(&self) -> String {
        let files = LANGUAGES.iter().find(|(tag, _)| *tag == self.tag).map(|(_, files)| files.concat());
        files.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(files: &[&str]) -> Vec<String> {
        let starts_message = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
        let lines = files.iter().flat_map(|text| text.lines()).filter(starts_message);
        let mut ids: Vec<String> =
            lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string()).collect();
        ids.sort_unstable();
        ids
    }

    #[test]
    fn every_language_has_exactly_the_messages_of_english() {
        let english = LANGUAGES.iter().find(|(tag, _)| *tag == "en").expect("English is built in").1;
        for (tag, files) in LANGUAGES {
            assert_eq!(ids(files), ids(english), "in the language {tag}");
        }
    }

    #[test]
    fn every_file_is_well_formed_and_no_id_is_used_twice() {
        for (tag, files) in LANGUAGES {
            let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().expect("a language tag")]);
            for text in *files {
                let resource = FluentResource::try_new((*text).to_string()).expect("well-formed messages");
                bundle.add_resource(resource).expect("new messages");
            }
        }
    }

    #[test]
    fn languages_are_found_by_tag() {
        assert!(Locale::new("en").is_some());
        assert!(Locale::new("tlh").is_none());
        assert!(Locale::languages().any(|tag| tag == "en"));
    }
}
