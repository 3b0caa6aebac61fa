//! Why a choice is not possible now, with the section of the rules that says so.

use super::keys::Keys;
use super::{card, good};
use crate::reader::Reader;
use crate::table::with_section;
use portolan_games::core::Refusal as _;
use portolan_games::osaka::{Illegal, Phase};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let of = |of| ("good", good(of, reader).into());
    let kind = |kind| ("card", card(kind, reader).into());
    match *illegal {
        Illegal::GameOver => words.word(Keys::NoGameOver),
        Illegal::NotYourTurn { awaited } => {
            words.say(Keys::NoNotYourTurn, [("who", reader.name(awaited).into())])
        }
        Illegal::NotNow { awaited } => not_now(awaited, reader),
        Illegal::TooFewCoins { price, coins } => {
            words.say(Keys::NoTooFewCoins, [("price", price.into()), ("coins", coins.into())])
        }
        Illegal::NothingToBuy => words.word(Keys::NoNothingToBuy),
        Illegal::PriceNotReached { price, paid } => {
            words.say(Keys::NoPriceNotReached, [("price", price.into()), ("paid", paid.into())])
        }
        Illegal::NoSuchCard { place } => words.say(Keys::NoSuchCard, [("place", place.to_string().into())]),
        Illegal::Reserved { place, by } => {
            let args = [
                ("place", place.to_string().into()),
                ("person", reader.person(by).into()),
                ("who", reader.name(by).into()),
            ];
            words.say(Keys::NoReserved, args)
        }
        Illegal::MarkerInUse => words.word(Keys::NoMarkerInUse),
        Illegal::NotInHand { card } => words.say(Keys::NoNotInHand, [kind(card)]),
        Illegal::NotSinking { good } => words.say(Keys::NoNotSinking, [of(good)]),
        Illegal::NoIcon { card } => words.say(Keys::NoIcon, [kind(card)]),
        Illegal::NothingToInsure { good } => words.say(Keys::NoNothingToInsure, [of(good)]),
        Illegal::OtherGood { good } => words.say(Keys::NoOtherGood, [of(good)]),
        Illegal::NotAmongGoods { card } => words.say(Keys::NoNotAmongGoods, [kind(card)]),
        Illegal::MustAct => words.word(Keys::NoMustAct),
    }
}

fn not_now(awaited: Phase, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match awaited {
        Phase::Token { .. } => words.word(Keys::NoAwaitsToken),
        Phase::Action { .. } => words.word(Keys::NoAwaitsAction),
        Phase::Payment { price, paid, .. } => {
            words.say(Keys::NoAwaitsPayment, [("price", price.into()), ("paid", paid.into())])
        }
        Phase::Insurance { .. } => words.word(Keys::NoAwaitsInsurance),
        Phase::Cover { good: of, .. } => words.say(Keys::NoAwaitsCover, [("good", good(of, reader).into())]),
        Phase::Over => words.word(Keys::NoGameOver),
    }
}
