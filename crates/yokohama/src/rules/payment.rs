//! Payments in the church, in laboratories and at ports: goods, imports or yen. (§7.4, §7.7, §7.8)

use crate::choice::{Choice, Payment};
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Pays a good, an import or `yen` yen to the supply.
pub(super) fn pay(state: &mut State, seat: Seat, payment: Payment, yen: u8, log: &mut impl Log<Event>) {
    let count = if payment == Payment::Yen { yen } else { 1 };
    match payment {
        Payment::Good(good) => state.pay_goods(seat, good, 1),
        Payment::Import => state.pay_imports(seat, 1),
        Payment::Yen => state.pay_yen(seat, yen.into()),
    }
    log.public(Event::Paid { seat, payment, count });
}

/// Lists an import and yen.
pub(super) fn list_import_and_yen(into: &mut Choices<Choice>) {
    into.push(Choice::Pay(Payment::Import));
    into.push(Choice::Pay(Payment::Yen));
}

/// Refuses goods, which neither laboratories nor ports accept.
pub(super) fn must_be_import_or_yen(payment: Payment, purpose: Purpose) -> Result<(), Illegal> {
    match payment {
        Payment::Good(_) => Err(Illegal::NotAccepted { payment, purpose }),
        Payment::Import | Payment::Yen => Ok(()),
    }
}
