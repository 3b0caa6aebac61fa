//! Why a choice is refused, with the section of the rules that requires it.

use super::{good_name, seat_names};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::{Refusal as _, SeatSet};
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Illegal, Phase};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let good_arg = |of| ("good", good_name(of, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(Key::NoGameOver),
        Illegal::NotYourTurn { awaited, phase } => not_your_turn(awaited, phase, reader),
        Illegal::NotNow { awaited } => locale.text(awaits(awaited)),
        Illegal::NotOnShip { good, .. } => locale.format(Key::NoNotOnShip, [good_arg(good)]),
        Illegal::BidTooLow { amount, least } => {
            locale.format(Key::NoBidTooLow, [("amount", amount.into()), ("least", least.into())])
        }
        Illegal::BidTooHigh { amount, most } => {
            locale.format(Key::NoBidTooHigh, [("amount", amount.into()), ("most", most.into())])
        }
        Illegal::NotListed { amount, from, to } => locale
            .format(Key::NoNotListed, [("amount", amount.into()), ("from", from.into()), ("to", to.into())]),
        Illegal::NothingHigher { most } => locale.format(Key::NoNothingHigher, [("most", most.into())]),
        Illegal::TooLittleCash { price, cash, .. } => {
            locale.format(Key::NoTooLittleCash, [("price", price.into()), ("cash", cash.into())])
        }
        Illegal::NoBid { seat } => locale.format(Key::NoNoBid, [("who", reader.name(seat).into())]),
        Illegal::NotNext { next } => locale.format(Key::NoNotNext, [good_arg(next)]),
        Illegal::TooManyKinds { good, most } => {
            locale.format(Key::NoTooManyKinds, [good_arg(good), ("most", most.into())])
        }
        Illegal::NoSenate => locale.text(Key::NoSenateAtEnd),
        Illegal::MostStorehouses { most } => locale.format(Key::NoMostStorehouses, [("most", most.into())]),
        Illegal::NotInStore { good } => locale.format(Key::NoNotInStore, [good_arg(good)]),
    }
}

/// If one seat chooses, it is another seat's turn; if all choose at once, this seat has already chosen.
fn not_your_turn(awaited: SeatSet, phase: Phase, reader: &Reader<'_>) -> String {
    let key = if phase.seat().is_some() { Key::NoNotYourTurn } else { Key::NoAlreadyChosen };
    reader.locale.format(key, [("who", seat_names(awaited, reader).into())])
}

const fn awaits(phase: Phase) -> Key {
    match phase {
        Phase::Keep => Key::NoAwaitsKeep,
        Phase::Offer { .. } => Key::NoAwaitsOffer,
        Phase::Bid { .. } => Key::NoAwaitsBid,
        Phase::Decide { .. } => Key::NoAwaitsDecide,
        Phase::Allocate => Key::NoAwaitsAllocate,
        Phase::Loans { .. } => Key::NoAwaitsLoans,
        Phase::Build { .. } => Key::NoAwaitsBuild,
        Phase::Discard { .. } => Key::NoAwaitsDiscard,
        Phase::LastAllocate => Key::NoAwaitsLast,
        Phase::Empties { .. } => Key::NoAwaitsEmpties,
        Phase::Over => Key::NoGameOver,
    }
}
