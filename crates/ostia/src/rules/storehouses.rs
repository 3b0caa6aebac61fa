//! §7.1–§7.3: loans, building, and what there is room for. From the first player clockwise, openly (R11).

use super::money::{self, Account};
use super::{office, round};
use crate::choice::Choice;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat, Viewers};

/// The first player begins.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    settle_loans(state, state.first, log);
}

/// Repaying, for who has the cash; and interest.
pub(super) fn list_loans(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if can_repay(state, seat) {
        into.push(Choice::Repay);
    }
    into.push(Choice::Interest);
}

/// Building, for who has room and cash; and enough of it.
pub(super) fn list_build(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if can_build(state, seat).is_ok() {
        into.push(Choice::Build);
    }
    into.push(Choice::Done);
}

fn can_repay(state: &State, seat: Seat) -> bool {
    state.players[seat].cash >= state.components.money.repayment.into()
}

fn can_build(state: &State, seat: Seat) -> Result<(), Illegal> {
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

/// §7.1: whoever can repay is asked; whoever cannot pays interest at once.
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

/// A loan is repaid by who can.
pub(super) fn repay_one(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let paid = state.components.money.repayment;
    state.players[seat].loans -= 1;
    money::transfer(state, Account::Player(seat), Account::Bank, paid.into());
    log.public(Event::LoanRepaid { seat, paid });
}

/// §7.1: no more is repaid.
pub(super) fn interest(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    pay_interest(state, seat, log);
    Ok(())
}

/// R9, R10: every loan that is left costs interest; who is short sells storehouses or borrows again.
fn pay_interest(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let loans = state.players[seat].loans;
    let paid = loans * u16::from(state.components.money.interest);
    money::pay_bank(state, seat, paid, log);
    log.public(Event::InterestPaid { seat, loans, paid });
    consider_building(state, seat, log);
}

/// §7.2: only who can build is asked.
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

/// §7.2: no more is built.
pub(super) fn done(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check_room(state, seat, log);
    Ok(())
}

/// §7.3: what there is no storehouse for is discarded; who has no storehouse at all has nothing to choose.
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

/// §7.3: discards one card openly (R29).
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

/// The next one clockwise; after the last the round ends.
fn next(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.first {
        round::end(state, log);
    } else {
        settle_loans(state, next, log);
    }
}
