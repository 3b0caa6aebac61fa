//! §7.8: taking orders at a port.

use super::laboratory::refill_display;
use super::{payment, rewards, technologies, turn};
use crate::choice::{Choice, Payment};
use crate::components::{Area, MOST_POWER, SLOTS};
use crate::event::{Ending, Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{CardId, Choices, Log, Seat, Viewers};

/// The index of the display of a port (R55).
const fn display_of(area: Area) -> usize {
    matches!(area, Area::PortB) as usize
}

/// Grants the points of power 5, whether or not an order is taken (R29). Then lets the player choose an order or none,
/// if there is anything to choose.
pub(super) fn visit(state: &mut State, seat: Seat, area: Area, power: u8, log: &mut impl Log<Event>) {
    if power == MOST_POWER {
        let points = state.components.numbers.port_points;
        rewards::gain_points(state, seat, points, PointSource::Ports, log);
    }
    if technologies::is_any_usable(state, seat) || can_take_any(state, seat, area, false) {
        state.phase = Phase::Order { seat, area, second: false };
    } else {
        turn::proceed(state, log);
    }
}

fn can_take_any(state: &State, seat: Seat, area: Area, second: bool) -> bool {
    (1..=SLOTS as u8).any(|slot| can_take(state, seat, area, slot, second).is_ok())
}

/// Lists usable technologies, orders, and taking none.
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
    let index = usize::from(slot) - 1;
    let card =
        state.ports[display_of(area)][index].ok_or(Illegal::SlotEmpty { slot, purpose: Purpose::Order })?;
    let level = components.levels[index];
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

/// Takes an order. The first is free, the second is paid for. Both are chosen before the cards slide (R30).
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
        if can_take_any(state, seat, area, true) {
            state.phase = Phase::Order { seat, area, second: true };
        } else {
            refill(state, area, log);
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
    state.ports[display_of(area)][usize::from(slot) - 1] = None;
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
    payment::pay(state, seat, payment, state.components.numbers.second_order_yen, log);
    if let Some(order) = state.ports[display_of(area)][usize::from(slot) - 1] {
        take_card(state, seat, area, slot, order, log);
    }
    refill(state, area, log);
}

/// Pays for the second order.
pub(super) fn pay_for_second(
    state: &mut State,
    seat: Seat,
    payment: Payment,
    area: Area,
    slot: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    payment::must_be_import_or_yen(payment, Purpose::Order)?;

    pay_and_take(state, seat, area, slot, payment, log);
    Ok(())
}

/// Takes no (further) order.
pub(super) fn done(
    state: &mut State,
    area: Area,
    second: bool,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if second {
        refill(state, area, log)
    } else {
        turn::proceed(state, log)
    }
    Ok(())
}

/// Slides the cards to the left and refills the display. Too few orders trigger the end (R31).
fn refill(state: &mut State, area: Area, log: &mut impl Log<Event>) {
    let (cards, full) = refill_display(&mut state.ports[display_of(area)], &mut state.order_deck);
    if !cards.is_empty() {
        log.reveal(Viewers::all());
        log.public(Event::OrdersShown { area, cards });
    }
    if !full {
        log.public(Event::DeckEmpty { area });
        turn::trigger_end(state, Ending::Orders, log);
    }
    turn::proceed(state, log);
}
