//! Law 8: number, choice and text correspond one to one. It needs no table.

use super::CheckResult;
use crate::tally::Tally;
use portolan_core::Choice;
use proptest::prelude::{Strategy, any};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// The number of arbitrary texts.
const GARBAGE: usize = 2000;

pub(super) fn check<C: Choice>(tally: &mut Tally) -> CheckResult {
    numbers_are_dense::<C>()?;
    numbers_are_in_order::<C>()?;
    texts_round_trip::<C>()?;
    garbage_is_parsed_without_panic::<C>();
    tally.checks += C::COUNT as u64;
    Ok(())
}

fn numbers_are_dense<C: Choice>() -> CheckResult {
    for number in 0..C::COUNT {
        let back = C::from_number(number).map(C::number);
        if back != Some(number) {
            return Err(format!("choice {number} has the number {back:?}"));
        }
    }
    for number in [C::COUNT, C::COUNT + 1, usize::MAX] {
        if let Some(choice) = C::from_number(number) {
            return Err(format!("there are {} choices, but number {number} is {choice}", C::COUNT));
        }
    }
    Ok(())
}

fn numbers_are_in_order<C: Choice>() -> CheckResult {
    match C::every().zip(C::every().skip(1)).find(|(one, next)| one >= next) {
        Some((one, next)) => Err(format!("{next} has the higher number but is not greater than {one}")),
        None => Ok(()),
    }
}

/// It follows that no two choices share a text: it is parsed as one of them only.
fn texts_round_trip<C: Choice>() -> CheckResult {
    for choice in C::every() {
        let text = choice.to_string();
        if text.parse() != Ok(choice) {
            return Err(format!("‘{text}’ is parsed as {:?}, not as {choice:?}", text.parse::<C>()));
        }
        // Records contain lines such as `2: buy, pay r5`.
        if text.is_empty() || text.trim() != text || text.contains(['\n', '\r', ',', ';']) {
            return Err(format!("‘{text}’ cannot be written in a record"));
        }
    }
    Ok(())
}

/// Texts come from outside, so none may cause a panic.
fn garbage_is_parsed_without_panic<C: Choice>() {
    for text in garbage().chain(C::every().flat_map(|choice| almost_valid(&choice.to_string()))) {
        let _ = text.parse::<C>();
    }
}

fn garbage() -> impl Iterator<Item = String> {
    let mut runner = TestRunner::deterministic();
    let texts = any::<String>();
    (0..GARBAGE).filter_map(move |_| Some(texts.new_tree(&mut runner).ok()?.current()))
}

/// Returns texts with a correct beginning and an error.
fn almost_valid(text: &str) -> Vec<String> {
    let cut = text.char_indices().map(|(at, _)| text[..at].to_string());
    let odd = ["é", "-", "99999999999999999999", " ", "\u{0}"].map(|tail| format!("{text}{tail}"));
    let swapped =
        text.char_indices().map(|(at, one)| format!("{}é{}", &text[..at], &text[at + one.len_utf8()..]));
    cut.chain(odd).chain(swapped).collect()
}
