//! What was said lately, so that it need not be put together again: each thread keeps its own sentences, by language,
//! name and values.

use super::Arg;
use fluent_bundle::FluentValue;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::fmt::Write;

/// How many sentences a thread keeps before it begins anew.
const MOST: usize = 4096;

/// Longer questions are rare, and are not worth their room.
const LONGEST: usize = 400;

thread_local! {
    static SAID: RefCell<FxHashMap<String, String>> = RefCell::default();
}

/// The sentence that was said to these values, or the question under which it can be remembered.
pub(super) fn again(tag: &str, id: &str, args: &[Arg<'_>]) -> Result<String, Option<String>> {
    let Some(question) = question(tag, id, args) else { return Err(None) };
    let known = SAID.with_borrow(|said| said.get(&question).cloned());
    known.ok_or(Some(question))
}

/// Remembers a sentence.
pub(super) fn remember(question: Option<String>, sentence: &str) {
    let Some(question) = question else { return };
    SAID.with_borrow_mut(|said| {
        if said.len() >= MOST {
            said.clear();
        }
        said.insert(question, sentence.to_string());
    });
}

/// All that a sentence depends on, as one text. Values are told apart by their length, so that none can pass for two.
fn question(tag: &str, id: &str, args: &[Arg<'_>]) -> Option<String> {
    let mut question = String::with_capacity(96);
    question.push_str(tag);
    question.push_str(id);
    for (name, value) in args {
        match value {
            FluentValue::String(text) => write!(question, "\n{name} {}:{text}", text.len()).ok()?,
            FluentValue::Number(number) => write!(question, "\n{name} {:x}", number.value.to_bits()).ok()?,
            _ => return None,
        }
    }
    (question.len() <= LONGEST).then_some(question)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(args: &[Arg<'_>]) -> Option<String> {
        question("en", "a-sentence", args)
    }

    #[test]
    fn what_differs_in_anything_is_another_question() {
        let one = asked(&[("who", "Anna".into()), ("count", 2.into())]);
        assert_ne!(one, asked(&[("who", "Anna".into()), ("count", 3.into())]));
        assert_ne!(one, asked(&[("who", "Anna".into()), ("count", "2".into())]));
        assert_ne!(one, asked(&[("who", "Anna\ncount 4000000000000000".into())]));
        assert_ne!(one, question("pl", "a-sentence", &[("who", "Anna".into()), ("count", 2.into())]));
        assert_eq!(one, asked(&[("who", "Anna".into()), ("count", 2.into())]));
        assert_eq!(asked(&[("who", "A".repeat(LONGEST).into())]), None);
    }

    #[test]
    fn there_is_an_end_to_what_is_remembered() {
        for number in 0..3 * MOST {
            remember(asked(&[("count", number.into())]), "so many");
            assert!(SAID.with_borrow(|said| said.len()) <= MOST);
        }
        assert_eq!(again("en", "a-sentence", &[("count", (3 * MOST - 1).into())]), Ok("so many".into()));
        assert!(again("en", "a-sentence", &[("count", 0.into())]).is_err());
    }
}
