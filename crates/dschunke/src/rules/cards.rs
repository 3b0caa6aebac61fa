//! §4.6, §7.4–§7.7: special cards that are played as an extra action.

use super::workers::{has_any_room, has_room};
use super::{goods, turn, workers};
use crate::choice::Choice;
use crate::components::Junk;
use crate::components::card::{CardKind, Timing};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{CardId, Choices, Log, Seat, Viewers};

/// The card that `seat` would play.
fn can_play(state: &State, seat: Seat, kind: CardKind) -> Result<CardId, Illegal> {
    if state.card_played {
        return Err(Illegal::AlreadyPlayed);
    }
    if kind.timing() != Timing::ExtraAction {
        return Err(Illegal::NoExtraAction { card: kind });
    }
    let card = state.components.find(state.players[seat].cards, kind);
    let card = card.ok_or(Illegal::NotInHand { card: kind })?;
    match kind {
        CardKind::Place if state.players[seat].strips == 0 => return Err(Illegal::NoStripToPlace),
        CardKind::Place => has_any_room(state, |_| true)?,
        CardKind::Move => can_move_any(state, seat)?,
        _ => {}
    }
    Ok(card)
}

/// Lies an own strip on top of any junk, from where it can be moved to another one?
fn can_move_any(state: &State, seat: Seat) -> Result<(), Illegal> {
    let mut refused = Illegal::NothingToMove;
    for junk in Junk::ALL {
        match can_lift(state, seat, junk) {
            Ok(()) => return Ok(()),
            Err(no_room @ Illegal::NoRoom { .. }) => refused = no_room,
            Err(_) => {}
        }
    }
    Err(refused)
}

/// Lies an own strip on top of this junk (R5), and has another junk room for it (R46)?
fn can_lift(state: &State, seat: Seat, junk: Junk) -> Result<(), Illegal> {
    if !state.holds[junk].has_on_top(seat) {
        return Err(Illegal::NotOnTop { junk });
    }
    has_any_room(state, |other| other != junk)
}

/// Can a strip from one junk be put on this one?
fn can_put(state: &State, from: Junk, to: Junk) -> Result<(), Illegal> {
    if from == to {
        return Err(Illegal::SameJunk { junk: from });
    }
    has_room(state, to)
}

/// Every kind of card that can be played now.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    // Numbers ascend with kinds: cards that are alike follow each other.
    let mut latest = None;
    for card in state.players[seat].cards {
        let kind = state.components.kind(card);
        if latest.replace(kind) != Some(kind) && can_play(state, seat, kind).is_ok() {
            into.push(Choice::Card(kind));
        }
    }
}

/// Plays a card and removes it from the game; most cards then ask for a junk.
pub(super) fn play(
    state: &mut State,
    seat: Seat,
    kind: CardKind,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = can_play(state, seat, kind)?;

    state.discard(seat, card);
    state.card_played = true;
    log.reveal(Viewers::except(seat));
    log.public(Event::CardPlayed { seat, card: kind });
    match kind {
        CardKind::Place => state.phase = Phase::Place { seat },
        CardKind::Goods => state.phase = Phase::GoodsCard { seat },
        CardKind::Move => state.phase = Phase::MoveFrom { seat },
        // R10: a merchant on that junk does not matter.
        CardKind::Money(junk) => workers::earn(state, seat, junk, log),
        _ => turn::go_on(state, seat, log),
    }
    Ok(())
}

/// Any junk.
pub(super) fn list_all_junks(into: &mut Choices<Choice>) {
    Junk::ALL.into_iter().for_each(|junk| into.push(Choice::On(junk)));
}

/// Any junk that has room for a strip.
pub(super) fn list_places(state: &State, into: &mut Choices<Choice>) {
    let room = |junk: &Junk| state.room(*junk) > 0;
    Junk::ALL.into_iter().filter(room).for_each(|junk| into.push(Choice::On(junk)));
}

/// §7.4: one strip onto any junk.
pub(super) fn place(
    state: &mut State,
    seat: Seat,
    junk: Junk,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    has_room(state, junk)?;

    workers::load(state, seat, junk, 1, log);
    Ok(())
}

/// §7.6: goods from any junk.
pub(super) fn fetch(
    state: &mut State,
    seat: Seat,
    junk: Junk,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    goods::claim(state, seat, junk, log);
    Ok(())
}

/// Junks with an own strip in the top layer (R5) that can be moved.
pub(super) fn list_sources(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let movable = |junk: &Junk| can_lift(state, seat, *junk).is_ok();
    Junk::ALL.into_iter().filter(movable).for_each(|junk| into.push(Choice::On(junk)));
}

/// Every other junk (R14) that has room.
pub(super) fn list_targets(state: &State, from: Junk, into: &mut Choices<Choice>) {
    let possible = |junk: &Junk| can_put(state, from, *junk).is_ok();
    Junk::ALL.into_iter().filter(possible).for_each(|junk| into.push(Choice::On(junk)));
}

/// §7.7: names the junk from whose top a strip is taken.
pub(super) fn lift(state: &mut State, seat: Seat, junk: Junk) -> Result<(), Illegal> {
    can_lift(state, seat, junk)?;

    state.phase = Phase::MoveTo { seat, from: junk };
    Ok(())
}

/// §7.7: moves the strip.
pub(super) fn put(
    state: &mut State,
    seat: Seat,
    from: Junk,
    to: Junk,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_put(state, from, to)?;

    state.move_strip(seat, from, to);
    log.public(Event::StripMoved { seat, from, to });
    turn::go_on(state, seat, log);
    Ok(())
}
