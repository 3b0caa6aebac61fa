//! §7.8: orders from the port that one acts in.

use super::laboratory::fill_up;
use super::{rewards, technologies, turn};
use crate::choice::{Choice, Payment};
use crate::components::{Area, MOST_POWER, SLOTS};
use crate::event::{Ending, Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::{Purse, State};
use portolan_core::{CardId, Choices, Log, Seat, Viewers};

/// The display of a port (R55).
pub(super) const fn board_of(area: Area) -> usize {
    matches!(area, Area::PortB) as usize
}

/// Power 5 brings points, whether or not an order is taken (R29). Then asks for an order, if one can be had.
pub(super) fn visit(state: &mut State, seat: Seat, area: Area, power: u8, log: &mut impl Log<Event>) {
    if power == MOST_POWER {
        let points = state.components.numbers.port_points;
        rewards::gain_points(state, seat, points, PointSource::Ports, log);
    }
    let asked = technologies::is_any_usable(state, seat) || can_take_something(state, seat, area, false);
    if asked {
        state.phase = Phase::Order { seat, area, second: false };
    } else {
        turn::proceed(state, log);
    }
}

fn can_take_something(state: &State, seat: Seat, area: Area, second: bool) -> bool {
    (1..=SLOTS as u8).any(|slot| can_take(state, seat, area, slot, second).is_ok())
}

/// Technologies that are used, orders, and no more.
pub(super) fn list(state: &State, seat: Seat, area: Area, second: bool, into: &mut Choices<Choice>) {
    if !second {
        technologies::list_usable(state, seat, into);
    }
    for slot in 1..=SLOTS as u8 {
        if can_take(state, seat, area, slot, second).is_ok() {
            into.push(Choice::Order(slot));
        }
    }
    into.push(Choice::Done);
}

fn can_take(state: &State, seat: Seat, area: Area, slot: u8, second: bool) -> Result<CardId, Illegal> {
    let components = &state.components;
    let limit = components.numbers.hand_limit;
    if state.players[seat].orders.len() >= limit.into() {
        return Err(Illegal::HandFull { limit });
    }
    let place = usize::from(slot) - 1;
    let card =
        state.ports[board_of(area)][place].ok_or(Illegal::SlotEmpty { slot, purpose: Purpose::Order })?;
    let level = components.levels[place];
    let most = state.action.map_or(0, |action| components.offer(area.kind(), action.power));
    if level > most {
        return Err(Illegal::LevelTooHigh { level, most });
    }
    if second && !can_pay_by_yen(state, seat) && state.players[seat].imports == 0 {
        return Err(Illegal::SecondOrderTooExpensive { yen: components.numbers.second_order_yen });
    }
    Ok(card)
}

fn can_pay_by_yen(state: &State, seat: Seat) -> bool {
    state.players[seat].yen >= state.components.numbers.second_order_yen.into()
}

/// Takes an order: the first for nothing; the second is paid. Both are chosen before cards slide (R30).
pub(super) fn take(
    state: &mut State,
    seat: Seat,
    area: Area,
    slot: u8,
    second: bool,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let order = can_take(state, seat, area, slot, second)?;

    if !second {
        take_card(state, seat, area, slot, order, log);
        if can_take_something(state, seat, area, true) {
            state.phase = Phase::Order { seat, area, second: true };
        } else {
            leave(state, area, log);
        }
        return Ok(());
    }
    match (can_pay_by_yen(state, seat), state.players[seat].imports > 0) {
        (true, true) => state.phase = Phase::SecondOrder { seat, area, slot },
        (true, false) => pay_and_take(state, seat, area, slot, Payment::Yen, log),
        (false, _) => pay_and_take(state, seat, area, slot, Payment::Import, log),
    }
    Ok(())
}

fn take_card(state: &mut State, seat: Seat, area: Area, slot: u8, order: CardId, log: &mut impl Log<Event>) {
    state.ports[board_of(area)][usize::from(slot) - 1] = None;
    let player = &mut state.players[seat];
    player.orders.insert(order);
    player.known_orders.insert(order);
    log.public(Event::OrderTaken { seat, area, order });
}

fn pay_and_take(
    state: &mut State,
    seat: Seat,
    area: Area,
    slot: u8,
    payment: Payment,
    log: &mut impl Log<Event>,
) {
    let count = if payment == Payment::Yen { state.components.numbers.second_order_yen } else { 1 };
    match payment {
        Payment::Yen => state.move_yen(Purse::Of(seat), Purse::Supply, count.into()),
        _ => state.pay_imports(seat, 1),
    }
    log.public(Event::Paid { seat, payment, count });
    if let Some(order) = state.ports[board_of(area)][usize::from(slot) - 1] {
        take_card(state, seat, area, slot, order, log);
    }
    leave(state, area, log);
}

/// Yen and imports.
pub(super) fn list_payments(into: &mut Choices<Choice>) {
    into.push(Choice::Pay(Payment::Import));
    into.push(Choice::Pay(Payment::Yen));
}

/// Pays the second order.
pub(super) fn pay(
    state: &mut State,
    seat: Seat,
    payment: Payment,
    area: Area,
    slot: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Payment::Good(_) = payment {
        return Err(Illegal::NotAccepted { payment, purpose: Purpose::Order });
    }

    pay_and_take(state, seat, area, slot, payment, log);
    Ok(())
}

/// Takes no more.
pub(super) fn done(
    state: &mut State,
    area: Area,
    second: bool,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if second {
        leave(state, area, log)
    } else {
        turn::proceed(state, log)
    }
    Ok(())
}

/// The cards slide to the left, and the display is filled up. Too few orders bring about the end (R31).
fn leave(state: &mut State, area: Area, log: &mut impl Log<Event>) {
    let (cards, full) = fill_up(&mut state.ports[board_of(area)], &mut state.order_deck);
    if !cards.is_empty() {
        log.reveal(Viewers::all());
        log.public(Event::OrdersShown { area, cards });
    }
    if !full {
        log.public(Event::DeckEmpty { area });
        turn::bring_about_the_end(state, Ending::Orders, log);
    }
    turn::proceed(state, log);
}
