//! §1.4, §3.7: denarii and storehouses change hands. Each moves by one function, so that nothing is lost on the way.

use crate::event::Event;
use crate::state::State;
use portolan_core::{Log, Seat};

/// Whose money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Account {
    /// A player's, which is never below zero.
    Player(Seat),
    /// The bank's, which gives without end.
    Bank,
}

/// The only way in which denarii move. Whoever pays has enough: see [`raise`].
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

/// A storehouse comes from the supply.
pub(crate) fn receive_storehouse(state: &mut State, seat: Seat) {
    state.supply -= 1;
    state.players[seat].storehouses += 1;
}

/// A storehouse goes back, and the bank pays for it.
pub(super) fn sell_storehouse(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let price = state.components.storehouses.resale;
    state.players[seat].storehouses -= 1;
    state.supply += 1;
    transfer(state, Account::Bank, Account::Player(seat), price.into());
    log.public(Event::StorehouseSold { seat, price });
}

/// Pays the bank, raising the money if need be.
pub(super) fn pay_bank(state: &mut State, seat: Seat, amount: u16, log: &mut impl Log<Event>) {
    raise(state, seat, amount, log);
    transfer(state, Account::Player(seat), Account::Bank, amount);
}

/// §3.7, R2: as few storehouses as needed are sold, then as few loans taken.
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
