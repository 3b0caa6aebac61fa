//! The rules, one file per section of `RULES.md`. This file only dispatches on the pending decision.

pub(crate) mod auction;
mod finale;
pub(crate) mod harbour;
mod market;
pub(crate) mod money;
mod office;
pub(crate) mod round;
mod senate;
pub(crate) mod storehouses;

pub(crate) use office::put;

use crate::choice::Choice;
use crate::components::{Components, Good};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{CardSet, Choices, Log, Seat, SeatSet, Viewer};

/// The seats that must choose.
#[inline]
pub(crate) fn to_act(state: &State) -> SeatSet {
    state.phase.seat().map_or(state.choosing, SeatSet::only)
}

/// Lists the choices of `seat` in ascending order.
pub(crate) fn choices(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    into.clear();
    if !to_act(state).has(seat) {
        return;
    }
    match state.phase {
        Phase::Keep => list_kinds(&state.components, state.players[seat].ship, Choice::Keep, into),
        Phase::Offer { .. } => list_kinds(&state.components, state.players[seat].ship, Choice::Offer, into),
        Phase::Bid { from, .. } => auction::list_bids(state, seat, from, into),
        Phase::Decide { .. } => auction::list_decisions(state, seat, into),
        Phase::Allocate => office::list(state, seat, into),
        Phase::Loans { .. } => storehouses::list_loans(state, seat, into),
        Phase::Build { .. } => storehouses::list_build(state, seat, into),
        Phase::Discard { .. } => {
            list_kinds(&state.components, state.players[seat].wares, Choice::Discard, into);
        }
        Phase::LastAllocate => finale::list_allocation(state, seat, into),
        Phase::Empties { .. } => finale::list_empties(into),
        Phase::Over => {}
    }
}

/// Lists one choice for each kind in a set.
fn list_kinds(
    components: &Components,
    cards: CardSet,
    choice: fn(Good) -> Choice,
    into: &mut Choices<Choice>,
) {
    for good in Good::ALL {
        if !cards.is_disjoint(components.of_good(good)) {
            into.push(choice(good));
        }
    }
}

/// Applies a choice. A refusal changes nothing.
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        return Err(Illegal::GameOver);
    }
    let awaited = to_act(state);
    if !awaited.has(seat) {
        let phase = state.phase_for(Viewer::Seat(seat));
        return Err(Illegal::NotYourTurn { awaited, phase });
    }
    match (state.phase, choice) {
        (Phase::Keep, Choice::Keep(good)) => harbour::keep(state, seat, good, log),
        (Phase::Offer { .. }, Choice::Offer(good)) => auction::offer(state, seat, good, log),
        (Phase::Bid { from, .. }, Choice::Bid(amount)) => auction::bid(state, seat, amount, from, log),
        (Phase::Bid { from, .. }, Choice::Higher) => auction::higher(state, seat, from),
        (Phase::Bid { .. }, Choice::Pass) => auction::pass(state, seat, log),
        (Phase::Decide { .. }, Choice::Buy) => auction::buy(state, seat, log),
        (Phase::Decide { .. }, Choice::Sell(buyer)) => auction::sell(state, seat, buyer, log),
        (Phase::Allocate, _) => office::allocate(state, seat, choice, log),
        (Phase::Loans { .. }, Choice::Repay) => storehouses::repay(state, seat, log),
        (Phase::Loans { .. }, Choice::Interest) => storehouses::interest(state, seat, log),
        (Phase::Build { .. }, Choice::Build) => storehouses::build(state, seat, log),
        (Phase::Build { .. }, Choice::Done) => storehouses::done(state, seat, log),
        (Phase::Discard { .. }, Choice::Discard(good)) => storehouses::discard(state, seat, good, log),
        (Phase::LastAllocate, _) => finale::allocate(state, seat, choice, log),
        (Phase::Empties { .. }, Choice::SellStorehouse) => finale::sell_storehouse(state, seat, log),
        (Phase::Empties { .. }, Choice::Done) => finale::done(state, seat, log),
        (awaited, _) => Err(Illegal::NotNow { awaited }),
    }
}
