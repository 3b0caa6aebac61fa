//! The rules, one file per section of `RULES.md`. This file dispatches each choice to the section of the pending
//! decision.

pub(crate) mod buy;
mod refill;
mod reserve;
pub(crate) mod sail;
pub(crate) mod sale;
mod take;
pub(crate) mod tide;
mod tokens;
mod turn;

use crate::choice::Choice;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{Positions, State};
use portolan_core::{Choices, Log, Seat};

/// Replaces the contents of `into` by all legal choices of `seat`, in ascending order.
pub(crate) fn choices(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    into.clear();
    if state.phase.seat() != Some(seat) {
        return;
    }
    match state.phase {
        Phase::Token { .. } => Good::ALL.into_iter().for_each(|good| into.push(Choice::Token(good))),
        Phase::Action { .. } => {
            let reserved = state.reserved_by_others(seat);
            let open = Positions::of_unreserved(&state.market, reserved);
            buy::list(state, seat, open, into);
            take::list(open, into);
            reserve::list(state, seat, open, Positions::of_unreserved(&state.farm, reserved), into);
            turn::list_pass(into);
        }
        Phase::Payment { price, paid, .. } => buy::list_payments(state, seat, price, paid, into),
        Phase::Insurance { .. } => tide::list_insurance(state, seat, into),
        Phase::Cover { good, .. } => tide::list_covers(state, seat, good, into),
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
    let awaited = state.phase.seat().ok_or(Illegal::GameOver)?;
    if awaited != seat {
        return Err(Illegal::NotYourTurn { awaited });
    }
    match (state.phase, choice) {
        (Phase::Token { .. }, Choice::Token(good)) => tokens::choose(state, seat, good, log),
        (Phase::Action { .. }, Choice::Buy) => buy::begin(state, seat, log),
        (Phase::Action { .. }, Choice::Take(place)) => take::take(state, seat, place, log),
        (Phase::Action { .. }, Choice::Reserve(place)) => reserve::reserve(state, seat, place, log),
        (Phase::Action { .. }, Choice::Pass) => turn::pass(state, seat, log),
        (Phase::Payment { price, paid, .. }, Choice::Pay(card)) => {
            buy::pay(state, seat, card, price, paid, log)
        }
        (Phase::Payment { price, paid, .. }, Choice::Paid) => buy::stop_paying(state, seat, price, paid, log),
        (Phase::Insurance { .. }, Choice::Insure(card)) => tide::insure(state, seat, card, log),
        (Phase::Insurance { .. }, Choice::Done) => tide::done(state, seat, log),
        (Phase::Cover { good, icons, .. }, Choice::Cover(card)) => {
            tide::cover(state, seat, card, good, icons, log)
        }
        (awaited, _) => Err(Illegal::NotNow { awaited }),
    }
}
