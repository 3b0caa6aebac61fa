//! Why a choice is not possible now, with the section of the rules that says so.

use super::keys::Keys;
use super::{good, names};
use crate::reader::Reader;
use crate::table::with_section;
use portolan_games::core::{Refusal as _, SeatSet};
use portolan_games::ostia::{Illegal, Phase};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let of = |of| ("good", good(of, reader).into());
    match *illegal {
        Illegal::GameOver => words.word(Keys::NoGameOver),
        Illegal::NotYourTurn { awaited, phase } => not_your_turn(awaited, phase, reader),
        Illegal::NotNow { awaited } => words.word(awaits(awaited)),
        Illegal::NotOnShip { good, .. } => words.say(Keys::NoNotOnShip, [of(good)]),
        Illegal::BidTooLow { amount, least } => {
            words.say(Keys::NoBidTooLow, [("amount", amount.into()), ("least", least.into())])
        }
        Illegal::BidTooHigh { amount, most } => {
            words.say(Keys::NoBidTooHigh, [("amount", amount.into()), ("most", most.into())])
        }
        Illegal::NotListed { amount, from, to } => words
            .say(Keys::NoNotListed, [("amount", amount.into()), ("from", from.into()), ("to", to.into())]),
        Illegal::NothingHigher { most } => words.say(Keys::NoNothingHigher, [("most", most.into())]),
        Illegal::TooLittleCash { price, cash, .. } => {
            words.say(Keys::NoTooLittleCash, [("price", price.into()), ("cash", cash.into())])
        }
        Illegal::NoBid { seat } => words.say(Keys::NoNoBid, [("who", reader.name(seat).into())]),
        Illegal::NotNext { next } => words.say(Keys::NoNotNext, [of(next)]),
        Illegal::TooManyKinds { good, most } => {
            words.say(Keys::NoTooManyKinds, [of(good), ("most", most.into())])
        }
        Illegal::NoSenate => words.word(Keys::NoSenateAtEnd),
        Illegal::MostStorehouses { most } => words.say(Keys::NoMostStorehouses, [("most", most.into())]),
        Illegal::NotInStore { good } => words.say(Keys::NoNotInStore, [of(good)]),
    }
}

/// Where one alone chooses it is another's turn; where all choose at once, one has chosen already.
fn not_your_turn(awaited: SeatSet, phase: Phase, reader: &Reader<'_>) -> String {
    let key = if phase.seat().is_some() { Keys::NoNotYourTurn } else { Keys::NoAlreadyChosen };
    reader.words.say(key, [("who", names(awaited, reader).into())])
}

const fn awaits(phase: Phase) -> Keys {
    match phase {
        Phase::Keep => Keys::NoAwaitsKeep,
        Phase::Offer { .. } => Keys::NoAwaitsOffer,
        Phase::Bid { .. } => Keys::NoAwaitsBid,
        Phase::Decide { .. } => Keys::NoAwaitsDecide,
        Phase::Allocate => Keys::NoAwaitsAllocate,
        Phase::Loans { .. } => Keys::NoAwaitsLoans,
        Phase::Build { .. } => Keys::NoAwaitsBuild,
        Phase::Discard { .. } => Keys::NoAwaitsDiscard,
        Phase::LastAllocate => Keys::NoAwaitsLast,
        Phase::Empties { .. } => Keys::NoAwaitsEmpties,
        Phase::Over => Keys::NoGameOver,
    }
}
