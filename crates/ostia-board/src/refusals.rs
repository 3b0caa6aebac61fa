//! Why a choice is not possible now, with the section of the rules that says so.

use super::{good, names};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::{Refusal as _, SeatSet};
use portolan_i18n::OstiaKey;
use portolan_ostia::{Illegal, Phase};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let of = |of| ("good", good(of, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(OstiaKey::NoGameOver),
        Illegal::NotYourTurn { awaited, phase } => not_your_turn(awaited, phase, reader),
        Illegal::NotNow { awaited } => locale.text(awaits(awaited)),
        Illegal::NotOnShip { good, .. } => locale.format(OstiaKey::NoNotOnShip, [of(good)]),
        Illegal::BidTooLow { amount, least } => {
            locale.format(OstiaKey::NoBidTooLow, [("amount", amount.into()), ("least", least.into())])
        }
        Illegal::BidTooHigh { amount, most } => {
            locale.format(OstiaKey::NoBidTooHigh, [("amount", amount.into()), ("most", most.into())])
        }
        Illegal::NotListed { amount, from, to } => locale.format(
            OstiaKey::NoNotListed,
            [("amount", amount.into()), ("from", from.into()), ("to", to.into())],
        ),
        Illegal::NothingHigher { most } => locale.format(OstiaKey::NoNothingHigher, [("most", most.into())]),
        Illegal::TooLittleCash { price, cash, .. } => {
            locale.format(OstiaKey::NoTooLittleCash, [("price", price.into()), ("cash", cash.into())])
        }
        Illegal::NoBid { seat } => locale.format(OstiaKey::NoNoBid, [("who", reader.name(seat).into())]),
        Illegal::NotNext { next } => locale.format(OstiaKey::NoNotNext, [of(next)]),
        Illegal::TooManyKinds { good, most } => {
            locale.format(OstiaKey::NoTooManyKinds, [of(good), ("most", most.into())])
        }
        Illegal::NoSenate => locale.text(OstiaKey::NoSenateAtEnd),
        Illegal::MostStorehouses { most } => {
            locale.format(OstiaKey::NoMostStorehouses, [("most", most.into())])
        }
        Illegal::NotInStore { good } => locale.format(OstiaKey::NoNotInStore, [of(good)]),
    }
}

/// Where one alone chooses it is another's turn; where all choose at once, one has chosen already.
fn not_your_turn(awaited: SeatSet, phase: Phase, reader: &Reader<'_>) -> String {
    let key = if phase.seat().is_some() { OstiaKey::NoNotYourTurn } else { OstiaKey::NoAlreadyChosen };
    reader.locale.format(key, [("who", names(awaited, reader).into())])
}

const fn awaits(phase: Phase) -> OstiaKey {
    match phase {
        Phase::Keep => OstiaKey::NoAwaitsKeep,
        Phase::Offer { .. } => OstiaKey::NoAwaitsOffer,
        Phase::Bid { .. } => OstiaKey::NoAwaitsBid,
        Phase::Decide { .. } => OstiaKey::NoAwaitsDecide,
        Phase::Allocate => OstiaKey::NoAwaitsAllocate,
        Phase::Loans { .. } => OstiaKey::NoAwaitsLoans,
        Phase::Build { .. } => OstiaKey::NoAwaitsBuild,
        Phase::Discard { .. } => OstiaKey::NoAwaitsDiscard,
        Phase::LastAllocate => OstiaKey::NoAwaitsLast,
        Phase::Empties { .. } => OstiaKey::NoAwaitsEmpties,
        Phase::Over => OstiaKey::NoGameOver,
    }
}
