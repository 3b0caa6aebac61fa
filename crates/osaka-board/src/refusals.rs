//! Why a choice is not possible now, with the section of the rules that says so.

use super::{card, good};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::Refusal as _;
use portolan_i18n::OsakaKey;
use portolan_osaka::{Illegal, Phase};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let of = |of| ("good", good(of, reader).into());
    let kind = |kind| ("card", card(kind, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(OsakaKey::NoGameOver),
        Illegal::NotYourTurn { awaited } => {
            locale.format(OsakaKey::NoNotYourTurn, [("who", reader.name(awaited).into())])
        }
        Illegal::NotNow { awaited } => not_now(awaited, reader),
        Illegal::TooFewCoins { price, coins } => {
            locale.format(OsakaKey::NoTooFewCoins, [("price", price.into()), ("coins", coins.into())])
        }
        Illegal::NothingToBuy => locale.text(OsakaKey::NoNothingToBuy),
        Illegal::PriceNotReached { price, paid } => {
            locale.format(OsakaKey::NoPriceNotReached, [("price", price.into()), ("paid", paid.into())])
        }
        Illegal::NoSuchCard { place } => {
            locale.format(OsakaKey::NoSuchCard, [("place", place.to_string().into())])
        }
        Illegal::Reserved { place, by } => {
            let args = [
                ("place", place.to_string().into()),
                ("person", reader.person(by).into()),
                ("who", reader.name(by).into()),
            ];
            locale.format(OsakaKey::NoReserved, args)
        }
        Illegal::MarkerInUse => locale.text(OsakaKey::NoMarkerInUse),
        Illegal::NotInHand { card } => locale.format(OsakaKey::NoNotInHand, [kind(card)]),
        Illegal::NotSinking { good } => locale.format(OsakaKey::NoNotSinking, [of(good)]),
        Illegal::NoIcon { card } => locale.format(OsakaKey::NoIcon, [kind(card)]),
        Illegal::NothingToInsure { good } => locale.format(OsakaKey::NoNothingToInsure, [of(good)]),
        Illegal::OtherGood { good } => locale.format(OsakaKey::NoOtherGood, [of(good)]),
        Illegal::NotAmongGoods { card } => locale.format(OsakaKey::NoNotAmongGoods, [kind(card)]),
        Illegal::MustAct => locale.text(OsakaKey::NoMustAct),
    }
}

fn not_now(awaited: Phase, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match awaited {
        Phase::Token { .. } => locale.text(OsakaKey::NoAwaitsToken),
        Phase::Action { .. } => locale.text(OsakaKey::NoAwaitsAction),
        Phase::Payment { price, paid, .. } => {
            locale.format(OsakaKey::NoAwaitsPayment, [("price", price.into()), ("paid", paid.into())])
        }
        Phase::Insurance { .. } => locale.text(OsakaKey::NoAwaitsInsurance),
        Phase::Cover { good: of, .. } => {
            locale.format(OsakaKey::NoAwaitsCover, [("good", good(of, reader).into())])
        }
        Phase::Over => locale.text(OsakaKey::NoGameOver),
    }
}
