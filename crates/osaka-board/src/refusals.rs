//! Why a choice is refused, with the section of the rules that requires it.

use super::{card_name, good_name};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::Refusal as _;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Illegal, Phase};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let of = |of| ("good", good_name(of, reader).into());
    let kind = |kind| ("card", card_name(kind, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(Key::NoGameOver),
        Illegal::NotYourTurn { awaited } => {
            locale.format(Key::NoNotYourTurn, [("who", reader.name(awaited).into())])
        }
        Illegal::NotNow { awaited } => not_now(awaited, reader),
        Illegal::TooFewCoins { price, coins } => {
            locale.format(Key::NoTooFewCoins, [("price", price.into()), ("coins", coins.into())])
        }
        Illegal::NothingToBuy => locale.text(Key::NoNothingToBuy),
        Illegal::PriceNotReached { price, paid } => {
            locale.format(Key::NoPriceNotReached, [("price", price.into()), ("paid", paid.into())])
        }
        Illegal::NoSuchCard { place } => {
            locale.format(Key::NoSuchCard, [("place", place.to_string().into())])
        }
        Illegal::Reserved { place, by } => {
            let args = [
                ("place", place.to_string().into()),
                ("person", reader.person(by).into()),
                ("who", reader.name(by).into()),
            ];
            locale.format(Key::NoReserved, args)
        }
        Illegal::MarkerInUse => locale.text(Key::NoMarkerInUse),
        Illegal::NotInHand { card } => locale.format(Key::NoNotInHand, [kind(card)]),
        Illegal::NotSinking { good } => locale.format(Key::NoNotSinking, [of(good)]),
        Illegal::NoIcon { card } => locale.format(Key::NoIcon, [kind(card)]),
        Illegal::NothingToInsure { good } => locale.format(Key::NoNothingToInsure, [of(good)]),
        Illegal::OtherGood { good } => locale.format(Key::NoOtherGood, [of(good)]),
        Illegal::NotAmongGoods { card } => locale.format(Key::NoNotAmongGoods, [kind(card)]),
        Illegal::MustAct => locale.text(Key::NoMustAct),
    }
}

fn not_now(awaited: Phase, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match awaited {
        Phase::Token { .. } => locale.text(Key::NoAwaitsToken),
        Phase::Action { .. } => locale.text(Key::NoAwaitsAction),
        Phase::Payment { price, paid, .. } => {
            locale.format(Key::NoAwaitsPayment, [("price", price.into()), ("paid", paid.into())])
        }
        Phase::Insurance { .. } => locale.text(Key::NoAwaitsInsurance),
        Phase::Cover { good, .. } => {
            locale.format(Key::NoAwaitsCover, [("good", good_name(good, reader).into())])
        }
        Phase::Over => locale.text(Key::NoGameOver),
    }
}
