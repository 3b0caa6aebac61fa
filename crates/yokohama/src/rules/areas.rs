//! §7.1–§7.3, §7.6: production, the bank, Chinatown and the employment agency. The other areas have files of their own.

use super::{laboratory, management_boards, port, rewards, technologies, turn};
use crate::choice::{Choice, Ware};
use crate::components::{Area, AreaKind, Good, ManagementBoard, Piece};
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Performs the effect of the area at this power, or begins its first decision.
pub(super) fn perform(state: &mut State, seat: Seat, area: Area, power: u8, log: &mut impl Log<Event>) {
    let kind = area.kind();
    let offer = state.components.offer(kind, power);
    match kind {
        AreaKind::CopperMine => produce(state, seat, Good::Copper, offer, log),
        AreaKind::Fishing => produce(state, seat, Good::Fish, offer, log),
        AreaKind::SilkMill => produce(state, seat, Good::Silk, offer, log),
        AreaKind::Tea => produce(state, seat, Good::Tea, offer, log),
        AreaKind::Bank => {
            rewards::gain_yen(state, seat, offer, log);
            turn::proceed(state, log);
        }
        AreaKind::Chinatown => continue_exchanging(state, seat, offer, false, log),
        AreaKind::Church => management_boards::visit(state, seat, ManagementBoard::Church, log),
        AreaKind::Customs => management_boards::visit(state, seat, ManagementBoard::Customs, log),
        AreaKind::Agency => continue_hiring(state, seat, offer, log),
        AreaKind::LaboratoryA | AreaKind::LaboratoryB => laboratory::visit(state, seat, area, log),
        AreaKind::PortA | AreaKind::PortB => port::visit(state, seat, area, power, log),
        AreaKind::Canal => turn::proceed(state, log),
    }
}

/// §7.1: takes goods from the supply.
fn produce(state: &mut State, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
    rewards::gain_goods(state, seat, good, count, log);
    if good == Good::Copper && count > 0 {
        technologies::add_mined_copper(state, seat, log);
    }
    turn::proceed(state, log);
}

/// Whether this is the first exchange or piece of the action, so that technologies may still be used (R61).
pub(super) fn is_first(state: &State, kind: AreaKind, left: u8) -> bool {
    state.action.is_some_and(|action| state.components.offer(kind, action.power) == left)
}

/// §7.3: lets the player exchange up to `left` more times, if there is anything to exchange.
fn continue_exchanging(state: &mut State, seat: Seat, left: u8, mined: bool, log: &mut impl Log<Event>) {
    let can_choose = Ware::all().any(|ware| can_buy(state, seat, ware).is_ok())
        || Good::ALL.into_iter().any(|good| state.players[seat].goods[good] > 0)
        || is_first(state, AreaKind::Chinatown, left) && technologies::is_any_usable(state, seat);
    if left > 0 && can_choose {
        state.phase = Phase::Exchange { seat, left, mined };
    } else {
        turn::proceed(state, log);
    }
}

/// Lists usable technologies, purchases, sales, and stopping.
pub(super) fn list_exchanges(state: &State, seat: Seat, left: u8, into: &mut Choices<Choice>) {
    if is_first(state, AreaKind::Chinatown, left) {
        technologies::list_usable(state, seat, into);
    }
    for ware in Ware::all() {
        if can_buy(state, seat, ware).is_ok() {
            into.push(Choice::Buy(ware));
        }
    }
    for good in Good::ALL {
        if state.players[seat].goods[good] > 0 {
            into.push(Choice::Sell(good));
        }
    }
    into.push(Choice::Done);
}

fn can_buy(state: &State, seat: Seat, ware: Ware) -> Result<u8, Illegal> {
    let numbers = &state.components.numbers;
    let rate = match ware {
        Ware::Good(good) => numbers.rates[good],
        Ware::Import => numbers.import_rate,
    };
    let (needs, has) = (rate.into(), state.players[seat].yen);
    if needs > has {
        return Err(Illegal::TooLittleYen { needs, has, purpose: Purpose::Exchange });
    }
    Ok(rate)
}

/// Buys a good or an import. Mining Technology adds a copper to each copper bought (R36).
pub(super) fn buy(
    state: &mut State,
    seat: Seat,
    ware: Ware,
    left: u8,
    mut mined: bool,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let yen = can_buy(state, seat, ware)?;

    state.pay_yen(seat, yen.into());
    match ware {
        Ware::Good(good) => state.gain_goods(seat, good, 1),
        Ware::Import => state.gain_imports(seat, 1),
    }
    log.public(Event::Bought { seat, ware, yen });
    if ware == Ware::Good(Good::Copper) && !mined {
        technologies::add_mined_copper(state, seat, log);
        mined = !state.mining_adds_to_every_gain();
    }
    continue_exchanging(state, seat, left - 1, mined, log);
    Ok(())
}

/// Sells a good. Imports cannot be sold.
pub(super) fn sell(
    state: &mut State,
    seat: Seat,
    good: Good,
    left: u8,
    mined: bool,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.players[seat].goods[good] == 0 {
        return Err(Illegal::TooFewGoods { good, needs: 1, has: 0, purpose: Purpose::Exchange });
    }

    let yen = state.components.numbers.rates[good];
    state.pay_goods(seat, good, 1);
    state.gain_yen(seat, yen.into());
    log.public(Event::Sold { seat, good, yen });
    continue_exchanging(state, seat, left - 1, mined, log);
    Ok(())
}

/// §7.6: lets the player take up to `left` more pieces (R28), if the player can pay for any.
fn continue_hiring(state: &mut State, seat: Seat, left: u8, log: &mut impl Log<Event>) {
    let can_choose = can_hire_any(state, seat)
        || is_first(state, AreaKind::Agency, left) && technologies::is_any_usable(state, seat);
    if left > 0 && can_choose {
        state.phase = Phase::Hire { seat, left, reward: false };
    } else {
        turn::proceed(state, log);
    }
}

/// Whether the warehouse has a piece that the player can pay for.
pub(super) fn can_hire_any(state: &State, seat: Seat) -> bool {
    Piece::ALL.into_iter().any(|piece| can_hire(state, seat, piece, Purpose::Agency).is_ok())
}

fn can_hire(state: &State, seat: Seat, piece: Piece, purpose: Purpose) -> Result<u8, Illegal> {
    let price = state.price(seat, piece).ok_or(Illegal::WarehouseEmpty { piece, purpose })?;
    let (needs, has) = (price.into(), state.players[seat].yen);
    if needs > has {
        return Err(Illegal::TooLittleYen { needs, has, purpose });
    }
    Ok(price)
}

/// Lists usable technologies, pieces, and stopping.
pub(super) fn list_hires(state: &State, seat: Seat, left: u8, reward: bool, into: &mut Choices<Choice>) {
    if !reward && is_first(state, AreaKind::Agency, left) {
        technologies::list_usable(state, seat, into);
    }
    for piece in Piece::ALL {
        if can_hire(state, seat, piece, Purpose::Agency).is_ok() {
            into.push(Choice::Hire(piece));
        }
    }
    into.push(Choice::Done);
}

/// §7.6: takes a piece in the agency.
pub(super) fn hire_in_agency(
    state: &mut State,
    seat: Seat,
    piece: Piece,
    left: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    hire(state, seat, piece, Purpose::Agency, log)?;
    continue_hiring(state, seat, left - 1, log);
    Ok(())
}

/// §7.6, §10.3: takes a piece from the warehouse at its price.
pub(super) fn hire(
    state: &mut State,
    seat: Seat,
    piece: Piece,
    purpose: Purpose,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let yen = can_hire(state, seat, piece, purpose)?;

    state.pay_yen(seat, yen.into());
    state.take_from_warehouse(seat, piece);
    log.public(Event::PieceHired { seat, piece, yen });
    Ok(())
}
