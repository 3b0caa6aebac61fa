//! §10, §12.1: what is gained at once, and what is decided piece by piece.

use super::supplement::{gain_free_agent, gain_prize, must_accept_pieces};
use super::{areas, technologies, turn};
use crate::choice::{AssistantSource, Choice};
use crate::components::{Area, AreaSet, Good, Reward};
use crate::event::{Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::{Purse, State};
use portolan_core::{Choices, Log, Seat};

/// Points, if there are any.
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

/// Money from the supply, if there is any.
pub(super) fn gain_yen(state: &mut State, seat: Seat, yen: u8, log: &mut impl Log<Event>) {
    if yen > 0 {
        state.move_yen(Purse::Supply, Purse::Of(seat), yen.into());
        log.public(Event::YenGained { seat, yen });
    }
}

/// Goods from the supply, if there are any.
pub(super) fn gain_goods(state: &mut State, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
    if count > 0 {
        state.gain_goods(seat, good, count.into());
        log.public(Event::GoodsGained { seat, good, count });
    }
}

/// A reward: what needs no decision at once, the rest is pending (R58). Whoever calls proceeds.
pub(super) fn grant(
    state: &mut State,
    seat: Seat,
    reward: &Reward,
    source: PointSource,
    log: &mut impl Log<Event>,
) {
    gain_points(state, seat, reward.points, source, log);
    gain_yen(state, seat, reward.yen, log);
    Good::ALL.into_iter().for_each(|good| gain_goods(state, seat, good, reward.goods[good], log));
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

/// Does Mining Technology add copper to rewards of this kind? Tokens and buildings are named on the card (R73).
const fn mining_adds_to(state: &State, source: PointSource) -> bool {
    matches!(source, PointSource::Tokens | PointSource::Buildings) || !state.mining_names_its_sources()
}

/// The next decision of a reward. What cannot be done is lost (R26).
pub(super) fn awaited(state: &mut State, seat: Seat) -> Option<Phase> {
    let pending = state.pending;
    if pending.any_good > 0 {
        return Some(Phase::Gain { seat, left: pending.any_good });
    }
    state.pending.mined = false;
    if pending.hires > 0 {
        if areas::can_hire_something(state, seat) {
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

/// Every good (§10.2).
pub(super) fn list_goods(into: &mut Choices<Choice>) {
    Good::ALL.into_iter().for_each(|good| into.push(Choice::Gain(good)));
}

/// Takes a good of one's choice. Mining Technology adds a copper to each that is copper (R63).
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

/// Takes no more pieces from the warehouse (§10.3).
pub(super) fn no_more_hires(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    state.pending.hires = 0;
    turn::proceed(state, log);
    Ok(())
}

/// §10.4: the hand, areas with own assistants, and no more moves.
pub(super) fn list_sources(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let player = &state.players[seat];
    if player.hand.assistants > 0 {
        into.push(Choice::From(AssistantSource::Hand));
    }
    player.areas_with_assistants.iter().for_each(|area| into.push(Choice::From(AssistantSource::Area(area))));
    into.push(Choice::Done);
}

/// Chooses the assistant that is moved.
pub(super) fn lift(state: &mut State, seat: Seat, from: AssistantSource, left: u8) -> Result<(), Illegal> {
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

/// Every area but the one where it comes from, and never the canal.
pub(super) fn list_targets(state: &State, from: AssistantSource, into: &mut Choices<Choice>) {
    let targets = match from {
        AssistantSource::Hand => state.map.areas_except_canal(),
        AssistantSource::Area(area) => state.map.areas_except_canal() - AreaSet::only(area),
    };
    targets.iter().for_each(|area| into.push(Choice::Place(area)));
}

/// Moves the assistant. No president is paid (R43).
pub(super) fn put(
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

/// Moves no more.
pub(super) fn no_more_moves(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    state.pending.moves = 0;
    turn::proceed(state, log);
    Ok(())
}

/// §12.1: the prizes that are left.
pub(super) fn list_prizes(state: &State, into: &mut Choices<Choice>) {
    let prizes = state.prizes.iter().zip(1..);
    prizes.filter(|(prize, _)| prize.is_some()).for_each(|(_, number)| into.push(Choice::Prize(number)));
}

/// Takes a prize.
pub(super) fn take_prize(
    state: &mut State,
    seat: Seat,
    number: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let place = usize::from(number) - 1;
    let prize = state.prizes[place].ok_or(Illegal::NoPrize { prize: number })?;

    state.prizes[place] = None;
    state.pending.prize = false;
    gain_prize(state, seat, prize, log);
    turn::proceed(state, log);
    Ok(())
}
