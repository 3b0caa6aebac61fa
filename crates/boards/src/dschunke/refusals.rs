//! Why a choice is not possible now, with the section of the rules that says so.

use super::choices::name_of;
use super::keys::Keys;
use super::{card, everybody_of, good, junk, pile, worker};
use crate::reader::Reader;
use crate::table::with_section;
use portolan_games::core::Refusal as _;
use portolan_games::dschunke::{Illegal, Pile};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let of = |of| ("good", good(of, reader).into());
    let on = |on| ("junk", junk(on, reader).into());
    let by = |by| ("worker", worker(by, reader).into());
    let with = |kind| ("card", card(kind, reader).into());
    let at = |at: Pile| ("pile", pile(at, reader).into());
    match *illegal {
        Illegal::GameOver => words.word(Keys::NoGameOver),
        Illegal::NotYourTurn { awaited, .. } => {
            words.say(Keys::NoNotYourTurn, [("who", everybody_of(awaited, reader).into())])
        }
        Illegal::NotNow { awaited } => words.say(Keys::NoNotNow, [("awaited", name_of(awaited).into())]),
        Illegal::AlreadyActed => words.word(Keys::NoAlreadyActed),
        Illegal::MustAct => words.word(Keys::NoMustAct),
        Illegal::WorkerUsed { worker } => words.say(Keys::NoWorkerUsed, [by(worker)]),
        Illegal::NoSuchWorker { worker } => words.say(Keys::NoSuchWorker, [by(worker)]),
        Illegal::NoStripLeft | Illegal::NoStripToPlace => words.word(Keys::NoStripLeft),
        Illegal::MerchantThere { junk } => words.say(Keys::NoMerchantThere, [on(junk)]),
        Illegal::StackEmpty { good, .. } => words.say(Keys::NoStackEmpty, [of(good)]),
        Illegal::JustReturned { good } => words.say(Keys::NoJustReturned, [of(good)]),
        Illegal::TooFewCards { good, has, wanted, .. } => {
            words.say(Keys::NoTooFewCards, [of(good), ("has", has.into()), ("wanted", wanted.into())])
        }
        Illegal::AlreadySold { good } => words.say(Keys::NoAlreadySold, [of(good)]),
        Illegal::NotInHand { card } => words.say(Keys::NoNotInHand, [with(card)]),
        Illegal::NoExtraAction { card } => words.say(Keys::NoExtraAction, [with(card)]),
        Illegal::AlreadyPlayed => words.word(Keys::NoAlreadyPlayed),
        Illegal::NothingToMove => words.word(Keys::NoNothingToMove),
        Illegal::NotOnTop { junk } => words.say(Keys::NoNotOnTop, [on(junk)]),
        Illegal::SameJunk { junk } => words.say(Keys::NoSameJunk, [on(junk)]),
        Illegal::JunkFull { junk } => words.say(Keys::NoJunkFull, [on(junk)]),
        Illegal::LayersFull { junk, strips } => {
            words.say(Keys::NoLayersFull, [on(junk), ("strips", strips.into())])
        }
        Illegal::NoRoom { strips } => words.say(Keys::NoRoom, [("strips", strips.into())]),
        Illegal::PileEmpty { pile } => words.say(Keys::NoPileEmpty, [at(pile)]),
        Illegal::PileTaken { pile } => words.say(Keys::NoPileTaken, [at(pile)]),
        Illegal::NotInPile { card } => words.say(Keys::NoNotInPile, [with(card)]),
        Illegal::NotLastRound => words.word(Keys::NoNotLastRound),
    }
}
