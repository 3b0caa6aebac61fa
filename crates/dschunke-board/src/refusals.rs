//! Why a choice is refused, with the section of the rules that requires it.

use super::choices::name_of;
use super::{card_name, good_name, junk_name, names_or_you, pile_name, worker_name};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::Refusal as _;
use portolan_dschunke::{Illegal, Pile};
use portolan_i18n::DschunkeKey as Key;

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let of = |of| ("good", good_name(of, reader).into());
    let on = |on| ("junk", junk_name(on, reader).into());
    let by = |by| ("worker", worker_name(by, reader).into());
    let with = |kind| ("card", card_name(kind, reader).into());
    let at = |at: Pile| ("pile", pile_name(at, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(Key::NoGameOver),
        Illegal::NotYourTurn { awaited, .. } => {
            locale.format(Key::NoNotYourTurn, [("who", names_or_you(awaited, reader).into())])
        }
        Illegal::NotNow { awaited } => locale.format(Key::NoNotNow, [("awaited", name_of(awaited).into())]),
        Illegal::AlreadyActed => locale.text(Key::NoAlreadyActed),
        Illegal::MustAct => locale.text(Key::NoMustAct),
        Illegal::WorkerUsed { worker } => locale.format(Key::NoWorkerUsed, [by(worker)]),
        Illegal::NoSuchWorker { worker } => locale.format(Key::NoSuchWorker, [by(worker)]),
        Illegal::NoStripLeft | Illegal::NoStripToPlace => locale.text(Key::NoStripLeft),
        Illegal::MerchantThere { junk } => locale.format(Key::NoMerchantThere, [on(junk)]),
        Illegal::StackEmpty { good, .. } => locale.format(Key::NoStackEmpty, [of(good)]),
        Illegal::JustReturned { good } => locale.format(Key::NoJustReturned, [of(good)]),
        Illegal::TooFewCards { good, has, wanted, .. } => {
            locale.format(Key::NoTooFewCards, [of(good), ("has", has.into()), ("wanted", wanted.into())])
        }
        Illegal::AlreadySold { good } => locale.format(Key::NoAlreadySold, [of(good)]),
        Illegal::NotInHand { card } => locale.format(Key::NoNotInHand, [with(card)]),
        Illegal::NoExtraAction { card } => locale.format(Key::NoExtraAction, [with(card)]),
        Illegal::AlreadyPlayed => locale.text(Key::NoAlreadyPlayed),
        Illegal::NothingToMove => locale.text(Key::NoNothingToMove),
        Illegal::NotOnTop { junk } => locale.format(Key::NoNotOnTop, [on(junk)]),
        Illegal::SameJunk { junk } => locale.format(Key::NoSameJunk, [on(junk)]),
        Illegal::JunkFull { junk } => locale.format(Key::NoJunkFull, [on(junk)]),
        Illegal::LayersFull { junk, strips } => {
            locale.format(Key::NoLayersFull, [on(junk), ("strips", strips.into())])
        }
        Illegal::NoRoom { strips } => locale.format(Key::NoRoom, [("strips", strips.into())]),
        Illegal::PileEmpty { pile } => locale.format(Key::NoPileEmpty, [at(pile)]),
        Illegal::PileTaken { pile } => locale.format(Key::NoPileTaken, [at(pile)]),
        Illegal::NotInPile { card } => locale.format(Key::NoNotInPile, [with(card)]),
        Illegal::NotLastRound => locale.text(Key::NoNotLastRound),
    }
}
