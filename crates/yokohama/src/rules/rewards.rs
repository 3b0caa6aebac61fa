//! §10, §12.1: rewards: what is granted at once, and the decisions that some of them bring.

use super::supplement::{gain_free_agent, gain_prize, must_accept_pieces};
use super::{areas, technologies, turn};
use crate::choice::{AssistantSource, Choice};
use crate::components::{Area, AreaSet, Good, Piece, Reward};
use crate::event::{Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Grants points, if any.
pub(super) fn gain_points(
    state: &mut State,
    seat: Seat,
    points: u8,
    source: PointSource,
    log: &mut impl Log<Event>,
) {
    if points > 0 {
        state.players[seat].earned[source as usize] += u16::from(points);
        log.public(Event::PointsGained { seat, points, source });
    }
}

/// Grants money from the supply, if any.
pub(super) fn gain_yen(state: &mut State, seat: Seat, yen: u8, log: &mut impl Log<Event>) {
    if yen > 0 {
        state.gain_yen(seat, yen.into());
        log.public(Event::YenGained { seat, yen });
    }
}

/// Grants goods from the supply, if any.
pub(super) fn gain_goods(state: &mut State, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
    if count > 0 {
        state.gain_goods(seat, good, count.into());
        log.public(Event::GoodsGained { seat, good, count });
    }
}

/// Grants what needs no decision, and leaves the rest pending (R58). The caller then calls [`turn::proceed`].
pub(super) fn grant(
    state: &mut State,
    seat: Seat,
    reward: &Reward,
    source: PointSource,
    log: &mut impl Log<Event>,
) {
    gain_points(state, seat, reward.points, source, log);
    gain_yen(state, seat, reward.yen, log);
    for good in Good::ALL {
        gain_goods(state, seat, good, reward.goods[good], log);
    }
    let mining = mining_adds_to(state, source);
    let printed_copper = reward.goods[Good::Copper] > 0;
    if mining && printed_copper {
        technologies::add_mined_copper(state, seat, log);
    }
    if reward.imports > 0 {
        state.gain_imports(seat, reward.imports.into());
        log.public(Event::ImportsGained { seat, count: reward.imports });
    }
    if reward.free_agent {
        gain_free_agent(state, seat, log);
    }
    let every_gain = state.mining_adds_to_every_gain();
    let pending = &mut state.pending;
    pending.any_good = reward.any_good;
    pending.mined = !mining || printed_copper && !every_gain;
    pending.hires = reward.warehouse;
    pending.moves = reward.moves;
}

/// Whether Mining Technology adds copper to rewards from this source. The card names tokens and buildings (R73).
const fn mining_adds_to(state: &State, source: PointSource) -> bool {
    matches!(source, PointSource::Tokens | PointSource::Buildings) || !state.mining_names_its_sources()
}

/// Returns the next decision about a pending reward, if any. What cannot be used is lost (R26).
pub(super) fn next_decision(state: &mut State, seat: Seat) -> Option<Phase> {
    let pending = state.pending;
    if pending.any_good > 0 {
        return Some(Phase::Gain { seat, left: pending.any_good });
    }
    state.pending.mined = false;
    if pending.hires > 0 {
        if areas::can_hire_any(state, seat) {
            return Some(Phase::Hire { seat, left: pending.hires, reward: true });
        }
        state.pending.hires = 0;
    }
    if pending.moves > 0 {
        let player = &state.players[seat];
        if player.hand.assistants > 0 || !player.areas_with_assistants.is_empty() {
            return Some(Phase::MoveFrom { seat, left: pending.moves });
        }
        state.pending.moves = 0;
    }
    if pending.station {
        return Some(Phase::Station { seat });
    }
    if pending.prize && state.prizes.iter().any(Option::is_some) {
        return Some(Phase::Prize { seat });
    }
    state.pending.prize = false;
    None
}

/// §10.2: lists all goods.
pub(super) fn list_goods(into: &mut Choices<Choice>) {
    Good::ALL.into_iter().for_each(|good| into.push(Choice::Gain(good)));
}

/// Takes a good of the player's choice. Mining Technology adds a copper to each copper taken (R63).
pub(super) fn gain(
    state: &mut State,
    seat: Seat,
    good: Good,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    state.pending.any_good -= 1;
    gain_goods(state, seat, good, 1, log);
    if good == Good::Copper && !state.pending.mined {
        technologies::add_mined_copper(state, seat, log);
        state.pending.mined = !state.mining_adds_to_every_gain();
    }
    turn::proceed(state, log);
    Ok(())
}

/// §10.3: takes a piece from the warehouse.
pub(super) fn hire(
    state: &mut State,
    seat: Seat,
    piece: Piece,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    areas::hire(state, seat, piece, Purpose::Warehouse, log)?;
    state.pending.hires -= 1;
    turn::proceed(state, log);
    Ok(())
}

/// Takes no more pieces from the warehouse (§10.3).
pub(super) fn no_more_hires(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    state.pending.hires = 0;
    turn::proceed(state, log);
    Ok(())
}

/// §10.4: lists the hand, areas with assistants, and moving no more.
pub(super) fn list_sources(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let player = &state.players[seat];
    if player.hand.assistants > 0 {
        into.push(Choice::From(AssistantSource::Hand));
    }
    player.areas_with_assistants.iter().for_each(|area| into.push(Choice::From(AssistantSource::Area(area))));
    into.push(Choice::Done);
}

/// Chooses the assistant to move.
pub(super) fn choose_assistant(
    state: &mut State,
    seat: Seat,
    from: AssistantSource,
    left: u8,
) -> Result<(), Illegal> {
    let player = &state.players[seat];
    match from {
        AssistantSource::Hand if player.hand.assistants == 0 => {
            return Err(Illegal::NoAssistantInHand { purpose: Purpose::Move });
        }
        AssistantSource::Area(area) if !player.areas_with_assistants.has(area) => {
            return Err(Illegal::NoAssistantThere { area, purpose: Purpose::Move });
        }
        _ => {}
    }

    state.phase = Phase::MoveTo { seat, from, left };
    Ok(())
}

/// Lists every area except the one it comes from and the canal.
pub(super) fn list_targets(state: &State, from: AssistantSource, into: &mut Choices<Choice>) {
    let targets = match from {
        AssistantSource::Hand => state.map.areas_except_canal(),
        AssistantSource::Area(area) => state.map.areas_except_canal() - AreaSet::only(area),
    };
    targets.iter().for_each(|area| into.push(Choice::Place(area)));
}

/// Moves the assistant, without fees (R43).
pub(super) fn move_assistant(
    state: &mut State,
    seat: Seat,
    from: AssistantSource,
    to: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    must_accept_pieces(state, to, Purpose::Move)?;
    if from == AssistantSource::Area(to) {
        return Err(Illegal::SameArea { area: to, purpose: Purpose::Move });
    }

    if let AssistantSource::Area(area) = from {
        state.take_assistants(seat, area, 1);
    }
    state.place_assistant(seat, to);
    log.public(Event::AssistantMoved { seat, from, to });
    state.pending.moves -= 1;
    turn::proceed(state, log);
    Ok(())
}

/// Makes no more moves.
pub(super) fn no_more_moves(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    state.pending.moves = 0;
    turn::proceed(state, log);
    Ok(())
}

/// §12.1: lists the remaining prizes.
pub(super) fn list_prizes(state: &State, into: &mut Choices<Choice>) {
    for (number, prize) in (1..).zip(state.prizes) {
        if prize.is_some() {
            into.push(Choice::Prize(number));
        }
    }
}

/// Takes a prize.
pub(super) fn take_prize(
    state: &mut State,
    seat: Seat,
    number: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let index = usize::from(number) - 1;
    let prize = state.prizes[index].ok_or(Illegal::NoPrize { prize: number })?;

    state.prizes[index] = None;
    state.pending.prize = false;
    gain_prize(state, seat, prize, log);
    turn::proceed(state, log);
    Ok(())
}
