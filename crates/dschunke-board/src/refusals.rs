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
    let good_arg = |of| ("good", good_name(of, reader).into());
    let junk_arg = |on| ("junk", junk_name(on, reader).into());
    let worker_arg = |by| ("worker", worker_name(by, reader).into());
    let card_arg = |kind| ("card", card_name(kind, reader).into());
    let pile_arg = |at: Pile| ("pile", pile_name(at, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(Key::NoGameOver),
        Illegal::NotYourTurn { awaited, .. } => {
            locale.format(Key::NoNotYourTurn, [("who", names_or_you(awaited, reader).into())])
        }
        Illegal::NotNow { awaited } => locale.format(Key::NoNotNow, [("awaited", name_of(awaited).into())]),
        Illegal::AlreadyActed => locale.text(Key::NoAlreadyActed),
        Illegal::MustAct => locale.text(Key::NoMustAct),
        Illegal::WorkerUsed { worker } => locale.format(Key::NoWorkerUsed, [worker_arg(worker)]),
        Illegal::NoSuchWorker { worker } => locale.format(Key::NoSuchWorker, [worker_arg(worker)]),
        Illegal::NoStripLeft | Illegal::NoStripToPlace => locale.text(Key::NoStripLeft),
        Illegal::MerchantThere { junk } => locale.format(Key::NoMerchantThere, [junk_arg(junk)]),
        Illegal::StackEmpty { good, .. } => locale.format(Key::NoStackEmpty, [good_arg(good)]),
        Illegal::JustReturned { good } => locale.format(Key::NoJustReturned, [good_arg(good)]),
        Illegal::TooFewCards { good, has, wanted, .. } => locale
            .format(Key::NoTooFewCards, [good_arg(good), ("has", has.into()), ("wanted", wanted.into())]),
        Illegal::AlreadySold { good } => locale.format(Key::NoAlreadySold, [good_arg(good)]),
        Illegal::NotInHand { card } => locale.format(Key::NoNotInHand, [card_arg(card)]),
        Illegal::NoExtraAction { card } => locale.format(Key::NoExtraAction, [card_arg(card)]),
        Illegal::AlreadyPlayed => locale.text(Key::NoAlreadyPlayed),
        Illegal::NothingToMove => locale.text(Key::NoNothingToMove),
        Illegal::NotOnTop { junk } => locale.format(Key::NoNotOnTop, [junk_arg(junk)]),
        Illegal::SameJunk { junk } => locale.format(Key::NoSameJunk, [junk_arg(junk)]),
        Illegal::JunkFull { junk } => locale.format(Key::NoJunkFull, [junk_arg(junk)]),
        Illegal::LayersFull { junk, strips } => {
            locale.format(Key::NoLayersFull, [junk_arg(junk), ("strips", strips.into())])
        }
        Illegal::NoRoom { strips } => locale.format(Key::NoRoom, [("strips", strips.into())]),
        Illegal::PileEmpty { pile } => locale.format(Key::NoPileEmpty, [pile_arg(pile)]),
        Illegal::PileTaken { pile } => locale.format(Key::NoPileTaken, [pile_arg(pile)]),
        Illegal::NotInPile { card } => locale.format(Key::NoNotInPile, [card_arg(card)]),
        Illegal::NotLastRound => locale.text(Key::NoNotLastRound),
    }
}
