//! The rules, one file per section of `RULES.md`. This file only asks which decision is awaited and passes the choice
//! on to its section.

mod barter;
mod cards;
mod cargo;
mod goods;
pub(crate) mod market;
mod round;
mod search;
mod supply;
mod swap;
mod turn;
mod workers;

use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// All that `seat` may choose, in ascending order.
pub(crate) fn choices(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    into.clear();
    if !state.phase.to_act().has(seat) {
        return;
    }
    match state.phase {
        Phase::Cargo { .. } => cargo::list(state, into),
        Phase::Swap { .. } => swap::list(state, seat, into),
        Phase::SwapTake { returned, .. } => swap::list_takes(state, returned, into),
        Phase::Search { reason, .. } => search::list(state, reason, into),
        Phase::Keep { pile, .. } => search::list_cards(state, pile, into),
        Phase::Turn { .. } => turn::list(state, seat, into),
        Phase::Apprentice { worker, .. } => workers::list_junks(state, worker, into),
        Phase::Pick { .. } | Phase::Supply { .. } => goods::list(state, into),
        Phase::Place { .. } => cards::list_places(state, into),
        Phase::GoodsCard { .. } => cards::list_all_junks(into),
        Phase::MoveFrom { .. } => cards::list_sources(state, seat, into),
        Phase::MoveTo { from, .. } => cards::list_targets(state, from, into),
        Phase::Barter { .. } => barter::list(state, seat, into),
        Phase::Over => {}
    }
}

/// Makes a choice, or refuses it and changes nothing.
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let awaited = state.phase.to_act();
    if awaited.is_empty() {
        return Err(Illegal::GameOver);
    }
    if !awaited.has(seat) {
        return Err(Illegal::NotYourTurn { awaited, phase: state.phase });
    }
    match (state.phase, choice) {
        (Phase::Cargo { owner, .. }, Choice::On(junk)) => cargo::place(state, seat, owner, junk, log),
        (Phase::Swap { swaps, returned, .. }, Choice::Return(good)) => {
            swap::give(state, seat, good, swaps, returned, log)
        }
        (Phase::Swap { swaps, returned, .. }, Choice::Done) => swap::done(state, seat, swaps, returned, log),
        (Phase::SwapTake { swaps, returned, left, .. }, Choice::Pick(good)) => {
            swap::take(state, seat, good, swaps, returned, left, log)
        }
        (Phase::Search { reason, .. }, Choice::Search(pile)) => {
            search::search(state, seat, pile, reason, log)
        }
        (Phase::Search { reason, .. }, Choice::Yuan) => search::take_yuan(state, seat, reason, log),
        (Phase::Keep { pile, reason, .. }, Choice::Keep(kind)) => {
            search::keep(state, seat, pile, kind, reason, log)
        }
        (Phase::Turn { .. }, Choice::Use(worker)) => workers::use_worker(state, seat, worker, log),
        (Phase::Turn { .. }, Choice::Card(kind)) => cards::play(state, seat, kind, log),
        (Phase::Turn { .. }, Choice::End) => turn::end(state, seat, log),
        (Phase::Apprentice { worker, .. }, Choice::On(junk)) => workers::send(state, seat, worker, junk, log),
        (Phase::Pick { left, .. }, Choice::Pick(good)) => goods::pick(state, seat, good, left, log),
        (Phase::Place { .. }, Choice::On(junk)) => cards::place(state, seat, junk, log),
        (Phase::GoodsCard { .. }, Choice::On(junk)) => cards::fetch(state, seat, junk, log),
        (Phase::MoveFrom { .. }, Choice::On(junk)) => cards::lift(state, seat, junk),
        (Phase::MoveTo { from, .. }, Choice::On(junk)) => cards::put(state, seat, from, junk, log),
        (Phase::Supply { left, .. }, Choice::Pick(good)) => supply::pick(state, seat, good, left, log),
        (Phase::Barter { .. }, Choice::Bid(bid)) => barter::bid(state, seat, bid, log),
        (awaited, _) => Err(Illegal::NotNow { awaited }),
    }
}
