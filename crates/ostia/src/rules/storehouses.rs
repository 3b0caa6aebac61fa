//! §7.1–§7.3: loans, building and the storage limit, one player after the other (R11).

use super::money::{self, Account};
use super::{office, round};
use crate::choice::Choice;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat, Viewers};

/// Starts the phase with the first player.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    settle_loans(state, state.first, log);
}

/// Lists repaying, if the player has the cash, and paying interest.
pub(super) fn list_loans(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if can_repay(state, seat) {
        into.push(Choice::Repay);
    }
    into.push(Choice::Interest);
}

/// Lists building, if it is possible, and not building.
pub(super) fn list_build(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if can_build(state, seat).is_ok() {
        into.push(Choice::Build);
    }
    into.push(Choice::Done);
}

pub(crate) fn can_repay(state: &State, seat: Seat) -> bool {
    state.players[seat].cash >= state.components.money.repayment.into()
}

pub(crate) fn can_build(state: &State, seat: Seat) -> Result<(), Illegal> {
    let storehouses = &state.components.storehouses;
    let player = &state.players[seat];
    if player.storehouses >= storehouses.most {
        return Err(Illegal::MostStorehouses { most: storehouses.most });
    }
    let price = storehouses.price.into();
    if player.cash < price {
        return Err(Illegal::TooLittleCash { price, cash: player.cash, phase: state.phase });
    }
    Ok(())
}

/// §7.1: lets the player choose if repaying is possible, otherwise pays interest.
fn settle_loans(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.players[seat].loans == 0 {
        consider_building(state, seat, log);
    } else if can_repay(state, seat) {
        state.phase = Phase::Loans { seat };
    } else {
        pay_interest(state, seat, log);
    }
}

/// §7.1
pub(super) fn repay(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !can_repay(state, seat) {
        let (price, cash) = (state.components.money.repayment.into(), state.players[seat].cash);
        return Err(Illegal::TooLittleCash { price, cash, phase: state.phase });
    }

    repay_one(state, seat, log);
    settle_loans(state, seat, log);
    Ok(())
}

/// Repays a loan. The player must have the cash.
pub(super) fn repay_one(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let paid = state.components.money.repayment;
    state.players[seat].loans -= 1;
    money::transfer(state, Account::Player(seat), Account::Bank, paid.into());
    log.public(Event::LoanRepaid { seat, paid });
}

/// §7.1: pays interest instead of repaying more loans.
pub(super) fn interest(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    pay_interest(state, seat, log);
    Ok(())
}

/// R9, R10: pays interest on all remaining loans, by selling storehouses or borrowing again if necessary.
fn pay_interest(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let loans = state.players[seat].loans;
    let paid = loans * u16::from(state.components.money.interest);
    money::pay_bank(state, seat, paid, log);
    log.public(Event::InterestPaid { seat, loans, paid });
    consider_building(state, seat, log);
}

/// §7.2: lets the player choose if building is possible.
fn consider_building(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if can_build(state, seat).is_ok() {
        state.phase = Phase::Build { seat };
    } else {
        check_room(state, seat, log);
    }
}

/// §7.2
pub(super) fn build(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    can_build(state, seat)?;

    let paid = state.components.storehouses.price;
    money::transfer(state, Account::Player(seat), Account::Bank, paid.into());
    money::receive_storehouse(state, seat);
    log.public(Event::StorehouseBuilt { seat, paid });
    consider_building(state, seat, log);
    Ok(())
}

/// §7.2: builds no more storehouses.
pub(super) fn done(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check_room(state, seat, log);
    Ok(())
}

/// §7.3: a player with too many cards discards. Without any storehouse all cards are discarded automatically.
fn check_room(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = &state.players[seat];
    if player.wares.len() <= usize::from(player.storehouses) {
        return next(state, seat, log);
    }
    if player.storehouses > 0 {
        state.phase = Phase::Discard { seat };
        return;
    }
    log.reveal(Viewers::except(seat));
    for card in state.players[seat].wares {
        let good = state.components.good(card);
        drop_one(state, seat, good, log);
    }
    next(state, seat, log);
}

/// §7.3: discards one card face up (R29).
pub(super) fn discard(
    state: &mut State,
    seat: Seat,
    good: Good,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if (state.players[seat].wares & state.components.of_good(good)).is_empty() {
        return Err(Illegal::NotInStore { good });
    }

    log.reveal(Viewers::except(seat));
    drop_one(state, seat, good, log);
    check_room(state, seat, log);
    Ok(())
}

fn drop_one(state: &mut State, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    let card = office::take_shown(state, seat, good, 1);
    state.discard |= card;
    log.public(Event::CardDiscarded { seat, card: good });
}

/// Continues with the next player clockwise, or ends the round after the last one.
fn next(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.first {
        round::end(state, log);
    } else {
        settle_loans(state, next, log);
    }
}
