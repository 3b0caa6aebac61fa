//! Why a choice is not possible now, with the section of the rules that says so.

use super::choices::name_of;
use super::{card, everybody_of, good, junk, pile, worker};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::Refusal as _;
use portolan_dschunke::{Illegal, Pile};
use portolan_i18n::DschunkeKey;

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let of = |of| ("good", good(of, reader).into());
    let on = |on| ("junk", junk(on, reader).into());
    let by = |by| ("worker", worker(by, reader).into());
    let with = |kind| ("card", card(kind, reader).into());
    let at = |at: Pile| ("pile", pile(at, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(DschunkeKey::NoGameOver),
        Illegal::NotYourTurn { awaited, .. } => {
            locale.format(DschunkeKey::NoNotYourTurn, [("who", everybody_of(awaited, reader).into())])
        }
        Illegal::NotNow { awaited } => {
            locale.format(DschunkeKey::NoNotNow, [("awaited", name_of(awaited).into())])
        }
        Illegal::AlreadyActed => locale.text(DschunkeKey::NoAlreadyActed),
        Illegal::MustAct => locale.text(DschunkeKey::NoMustAct),
        Illegal::WorkerUsed { worker } => locale.format(DschunkeKey::NoWorkerUsed, [by(worker)]),
        Illegal::NoSuchWorker { worker } => locale.format(DschunkeKey::NoSuchWorker, [by(worker)]),
        Illegal::NoStripLeft | Illegal::NoStripToPlace => locale.text(DschunkeKey::NoStripLeft),
        Illegal::MerchantThere { junk } => locale.format(DschunkeKey::NoMerchantThere, [on(junk)]),
        Illegal::StackEmpty { good, .. } => locale.format(DschunkeKey::NoStackEmpty, [of(good)]),
        Illegal::JustReturned { good } => locale.format(DschunkeKey::NoJustReturned, [of(good)]),
        Illegal::TooFewCards { good, has, wanted, .. } => locale
            .format(DschunkeKey::NoTooFewCards, [of(good), ("has", has.into()), ("wanted", wanted.into())]),
        Illegal::AlreadySold { good } => locale.format(DschunkeKey::NoAlreadySold, [of(good)]),
        Illegal::NotInHand { card } => locale.format(DschunkeKey::NoNotInHand, [with(card)]),
        Illegal::NoExtraAction { card } => locale.format(DschunkeKey::NoExtraAction, [with(card)]),
        Illegal::AlreadyPlayed => locale.text(DschunkeKey::NoAlreadyPlayed),
        Illegal::NothingToMove => locale.text(DschunkeKey::NoNothingToMove),
        Illegal::NotOnTop { junk } => locale.format(DschunkeKey::NoNotOnTop, [on(junk)]),
        Illegal::SameJunk { junk } => locale.format(DschunkeKey::NoSameJunk, [on(junk)]),
        Illegal::JunkFull { junk } => locale.format(DschunkeKey::NoJunkFull, [on(junk)]),
        Illegal::LayersFull { junk, strips } => {
            locale.format(DschunkeKey::NoLayersFull, [on(junk), ("strips", strips.into())])
        }
        Illegal::NoRoom { strips } => locale.format(DschunkeKey::NoRoom, [("strips", strips.into())]),
        Illegal::PileEmpty { pile } => locale.format(DschunkeKey::NoPileEmpty, [at(pile)]),
        Illegal::PileTaken { pile } => locale.format(DschunkeKey::NoPileTaken, [at(pile)]),
        Illegal::NotInPile { card } => locale.format(DschunkeKey::NoNotInPile, [with(card)]),
        Illegal::NotLastRound => locale.text(DschunkeKey::NoNotLastRound),
    }
}
