//! The sentences of one language, by name. They stand in `messages/<language>/*.ftl` (Fluent) and nowhere else; this
//! file looks them up and knows none of them.

mod said;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rustc_hash::FxHashMap;
use std::sync::{OnceLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// Every language that is built in: its tag, and the texts of its files.
const LANGUAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The sentences of one language.
pub struct Words {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Words without values never change: a page has hundreds of them, and each is put together once.
    plain: RwLock<FxHashMap<&'static str, String>>,
    breakable: OnceLock<FxHashMap<String, String>>,
}

/// The name of a message. Each file of messages has its own enum of them, made by [`keys!`].
pub(crate) trait Key: Copy {
    /// As it stands in the file.
    fn id(self) -> &'static str;
}

/// A value that a sentence needs, by the name that the sentence gives it.
pub(crate) type Arg<'a> = (&'static str, FluentValue<'a>);

/// Declares the names of the messages of one file. A name that no code uses is a compiler warning; that the files
/// have exactly these names is checked by a test.
macro_rules! keys {
    ($(#[$doc:meta])* $Keys:ident { $($Key:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $Keys { $($Key),+ }

        impl $crate::words::Key for $Keys {
            fn id(self) -> &'static str {
                match self { $($Keys::$Key => $id),+ }
            }
        }

        #[cfg(test)]
        impl $Keys {
            pub(crate) const IDS: &'static [&'static str] = &[$($id),+];
        }
    };
}
pub(crate) use keys;

impl Words {
    /// The languages that there are, by tag.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|(tag, _)| *tag)
    }

    /// The language with this tag.
    pub fn new(tag: &str) -> Option<Words> {
        let (tag, files) = LANGUAGES.iter().find(|(known, _)| *known == tag)?;
        let language: LanguageIdentifier = tag.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        for text in files.iter() {
            // What a file got wrong is left out here and named by the tests.
            let resource =
                FluentResource::try_new((*text).to_string()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource(resource).ok();
        }
        Some(Words { tag, bundle, plain: RwLock::default(), breakable: OnceLock::new() })
    }

    /// The tag of this language.
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// English: the language in which everything is written first.
    pub fn english() -> Words {
        Words::new("en").expect("English is built in")
    }

    /// A word or sentence without values.
    pub(crate) fn word(&self, key: impl Key) -> String {
        let known = self.plain.read().unwrap_or_else(PoisonError::into_inner).get(key.id()).cloned();
        known.unwrap_or_else(|| {
            let word = self.say(key, []);
            self.plain.write().unwrap_or_else(PoisonError::into_inner).insert(key.id(), word.clone());
            word
        })
    }

    /// The words of a list that marks with `-` where they may be broken: as they are written, and with soft hyphens.
    pub(crate) fn breakable(&self, list: impl Key) -> &FxHashMap<String, String> {
        let both = |word: &str| (word.replace('-', ""), word.replace('-', "\u{AD}"));
        self.breakable.get_or_init(|| self.word(list).split_whitespace().map(both).collect())
    }

    /// A sentence with its values. A page says again most of what the page before has said.
    pub(crate) fn say<'a, const N: usize>(&self, key: impl Key, args: [Arg<'a>; N]) -> String {
        said::again(self.tag, key.id(), &args).unwrap_or_else(|question| {
            let sentence = self.put_together(key, args);
            said::remember(question, &sentence);
            sentence
        })
    }

    fn put_together<'a, const N: usize>(&self, key: impl Key, args: [Arg<'a>; N]) -> String {
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
}

#[cfg(test)]
impl Words {
    /// The files of this language, one after the other.
    pub(crate) fn every_text(&self) -> String {
        let (_, files) = LANGUAGES.iter().find(|(tag, _)| *tag == self.tag).expect("it is built in");
        files.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used() -> Vec<&'static str> {
        let mut ids = [
            crate::table::Keys::IDS,
            crate::program::Keys::IDS,
            crate::program::TroubleKeys::IDS,
            crate::report::Keys::IDS,
            crate::review::Keys::IDS,
            crate::site::Keys::IDS,
            crate::dschunke::Keys::IDS,
            crate::guide::Keys::IDS,
            crate::html::Keys::IDS,
            crate::osaka::Keys::IDS,
            crate::ostia::Keys::IDS,
            crate::yokohama::Keys::IDS,
        ]
        .concat();
        ids.sort_unstable();
        ids
    }

    fn in_files(files: &[&str]) -> Vec<String> {
        let starts_message = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
        let lines = files.iter().flat_map(|text| text.lines()).filter(starts_message);
        let mut ids: Vec<String> =
            lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string()).collect();
        ids.sort_unstable();
        ids
    }

    #[test]
    fn every_language_has_exactly_the_messages_that_are_used() {
        for (tag, files) in LANGUAGES {
            assert_eq!(in_files(files), used(), "in the language {tag}");
        }
    }

    #[test]
    fn every_file_is_well_formed_and_no_message_is_told_twice() {
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
        assert!(Words::new("en").is_some());
        assert!(Words::new("tlh").is_none());
        assert!(Words::languages().any(|tag| tag == "en"));
    }
}
