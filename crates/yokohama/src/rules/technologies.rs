//! §9: technologies that a player uses by choice, and those that apply in several places. The other technologies are
//! handled by the rules that they modify.

use super::supplement::must_accept_pieces;
use super::{areas, rewards, turn};
use crate::bonus::{BonusFor, MINING_TECHNOLOGY};
use crate::choice::Choice;
use crate::components::{Area, AreaKind, Good, Piece, Title};
use crate::event::{Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Yen for a silk with the Spinning Machine (§9.12).
const SPINNING_MACHINE: u16 = 2;
/// The Stock Market raises the money at the beginning of a turn to this many yen (§9.15).
const STOCK_MARKET: u16 = 2;
/// Yen for an assistant with the University (§9.19).
const UNIVERSITY: u16 = 1;

/// Refuses a choice that needs a technology the player does not have.
pub(super) fn must_have(state: &State, seat: Seat, title: Title) -> Result<(), Illegal> {
    if state.players[seat].has(title) { Ok(()) } else { Err(Illegal::NoTechnology { title }) }
}

/// §9.15: pays before anything else in a turn (R45).
pub(super) fn pay_stock_market(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = &state.players[seat];
    if player.has(Title::StockMarket) && player.yen < STOCK_MARKET {
        let yen = STOCK_MARKET - player.yen;
        rewards::gain_yen(state, seat, yen as u8, log);
    }
}

/// §9.8: adds one copper.
pub(super) fn add_mined_copper(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.players[seat].has(Title::MiningTechnology) {
        state.gain_goods(seat, Good::Copper, MINING_TECHNOLOGY.into());
        log.public(Event::CopperAdded { seat, count: MINING_TECHNOLOGY });
    }
}

/// Gives the player what its technologies add to a gain.
pub(super) fn gain_bonuses(state: &mut State, seat: Seat, of: BonusFor, log: &mut impl Log<Event>) {
    for bonus in of.bonuses() {
        if state.players[seat].has(bonus.title) {
            rewards::gain_points(state, seat, bonus.points, PointSource::Technologies, log);
            rewards::gain_yen(state, seat, bonus.yen, log);
        }
    }
}

/// Whether the player could use the Spinning Machine or the University between two steps.
#[inline]
pub(super) fn is_any_usable(state: &State, seat: Seat) -> bool {
    const USED: u32 = Title::SpinningMachine.bit() | Title::University.bit();
    state.players[seat].titles & USED != 0
        && (can_spin(state, seat).is_ok() || can_study(state, seat).is_ok())
}

/// Lists the Spinning Machine and the University if they can be used.
#[inline]
pub(super) fn list_usable(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if can_spin(state, seat).is_ok() {
        into.push(Choice::Spin);
    }
    if can_study(state, seat).is_ok() {
        into.push(Choice::Study);
    }
}

/// R61: only between steps, never while a reward or a payment is being resolved.
fn must_be_between_steps(state: &State, seat: Seat) -> Result<(), Illegal> {
    let between = match state.phase {
        Phase::Supplement { .. }
        | Phase::Place { .. }
        | Phase::Move { .. }
        | Phase::Space { .. }
        | Phase::Learn { .. }
        | Phase::Order { second: false, .. }
        | Phase::Token { .. }
        | Phase::Build { .. } => true,
        Phase::Exchange { left, .. } => areas::is_first(state, AreaKind::Chinatown, left),
        Phase::Hire { left, reward: false, .. } => areas::is_first(state, AreaKind::Agency, left),
        _ => false,
    };
    if between && state.turn.seat == seat { Ok(()) } else { Err(Illegal::NotNow { awaited: state.phase }) }
}

fn can_spin(state: &State, seat: Seat) -> Result<(), Illegal> {
    must_have(state, seat, Title::SpinningMachine)?;
    if state.turn.spun {
        return Err(Illegal::AlreadyUsed { title: Title::SpinningMachine });
    }
    if state.players[seat].goods[Good::Silk] == 0 {
        return Err(Illegal::TooFewGoods { good: Good::Silk, needs: 1, has: 0, purpose: Purpose::Spin });
    }
    Ok(())
}

fn can_study(state: &State, seat: Seat) -> Result<(), Illegal> {
    must_have(state, seat, Title::University)?;
    if state.turn.studied {
        return Err(Illegal::AlreadyUsed { title: Title::University });
    }
    if state.players[seat].warehouse.assistants == 0 {
        return Err(Illegal::WarehouseEmpty { piece: Piece::Assistant, purpose: Purpose::Study });
    }
    let has = state.players[seat].yen;
    if has < UNIVERSITY {
        return Err(Illegal::TooLittleYen { needs: UNIVERSITY, has, purpose: Purpose::Study });
    }
    Ok(())
}

/// §9.12: exchanges a silk for two yen, once per turn. The decision stays the same.
pub(super) fn spin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    must_be_between_steps(state, seat)?;
    can_spin(state, seat)?;

    state.turn.spun = true;
    state.pay_goods(seat, Good::Silk, 1);
    state.gain_yen(seat, SPINNING_MACHINE);
    log.public(Event::SilkSpun { seat });
    Ok(())
}

/// §9.19: pays a yen for an assistant from the warehouse, once per turn. The decision stays the same.
pub(super) fn study(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    must_be_between_steps(state, seat)?;
    can_study(state, seat)?;

    state.turn.studied = true;
    state.pay_yen(seat, UNIVERSITY);
    state.take_from_warehouse(seat, Piece::Assistant);
    log.public(Event::AssistantStudied { seat });
    Ok(())
}

/// §9.14: lists every area except the canal.
pub(super) fn list_stations(state: &State, into: &mut Choices<Choice>) {
    state.map.areas_except_canal().iter().for_each(|area| into.push(Choice::Station(area)));
}

/// Places the station for the rest of the game.
pub(super) fn place_station(
    state: &mut State,
    seat: Seat,
    area: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    must_accept_pieces(state, area, Purpose::Station)?;

    state.pending.station = false;
    state.station = Some(area);
    log.public(Event::StationPlaced { seat, area });
    turn::proceed(state, log);
    Ok(())
}
