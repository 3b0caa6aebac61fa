//! §1.4, §3.7: denarii and storehouses change hands, each through a single function, so that none is lost.

use crate::event::Event;
use crate::state::State;
use portolan_core::{Log, Seat};

/// One side of a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Account {
    /// The cash of a player, which is never negative.
    Player(Seat),
    /// The bank, which never runs out.
    Bank,
}

/// Moves denarii; all payments use this function. The payer must have enough: see [`raise`].
pub(crate) fn transfer(state: &mut State, from: Account, to: Account, amount: u16) {
    match from {
        Account::Player(seat) => state.players[seat].cash -= amount,
        Account::Bank => state.bank -= i32::from(amount),
    }
    match to {
        Account::Player(seat) => state.players[seat].cash += amount,
        Account::Bank => state.bank += i32::from(amount),
    }
}

/// Moves a storehouse from the supply to a player.
pub(crate) fn receive_storehouse(state: &mut State, seat: Seat) {
    state.supply -= 1;
    state.players[seat].storehouses += 1;
}

/// Sells a storehouse to the bank.
pub(super) fn sell_storehouse(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let price = state.components.storehouses.resale;
    state.players[seat].storehouses -= 1;
    state.supply += 1;
    transfer(state, Account::Bank, Account::Player(seat), price.into());
    log.public(Event::StorehouseSold { seat, price });
}

/// Pays the bank, raising the money if necessary.
pub(super) fn pay_bank(state: &mut State, seat: Seat, amount: u16, log: &mut impl Log<Event>) {
    raise(state, seat, amount, log);
    transfer(state, Account::Player(seat), Account::Bank, amount);
}

/// §3.7, R2: sells as few storehouses as needed, then takes as few loans as needed.
pub(super) fn raise(state: &mut State, seat: Seat, amount: u16, log: &mut impl Log<Event>) {
    while state.players[seat].cash < amount {
        if state.players[seat].storehouses > 0 {
            sell_storehouse(state, seat, log);
        } else {
            borrow(state, seat, log);
        }
    }
}

fn borrow(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let amount = state.components.money.loan;
    state.players[seat].loans += 1;
    transfer(state, Account::Bank, Account::Player(seat), amount.into());
    log.public(Event::LoanTaken { seat, amount });
}
