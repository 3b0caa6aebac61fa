//! §4.6, §7.4–§7.7: special cards with an extra action.

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

/// Returns the card of this kind if `seat` can play it now.
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

/// Checks that the player has a strip on top of any junk that can be moved to another one.
pub(crate) fn can_move_any(state: &State, seat: Seat) -> Result<(), Illegal> {
    let mut refused = Illegal::NothingToMove;
    for junk in Junk::ALL {
        match can_move_from(state, seat, junk) {
            Ok(()) => return Ok(()),
            Err(no_room @ Illegal::NoRoom { .. }) => refused = no_room,
            Err(_) => {}
        }
    }
    Err(refused)
}

/// Checks that the player has a strip on top of this junk (R5), and that another junk has room for it (R46).
pub(crate) fn can_move_from(state: &State, seat: Seat, junk: Junk) -> Result<(), Illegal> {
    if !state.holds[junk].has_on_top(seat) {
        return Err(Illegal::NotOnTop { junk });
    }
    has_any_room(state, |other| other != junk)
}

/// Checks that a strip can be moved from one junk to the other.
fn can_move_to(state: &State, from: Junk, to: Junk) -> Result<(), Illegal> {
    if from == to {
        return Err(Illegal::SameJunk { junk: from });
    }
    has_room(state, to)
}

/// Lists every kind of card that can be played now.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    // Cards of one kind have consecutive numbers.
    let mut latest = None;
    for card in state.players[seat].cards {
        let kind = state.components.kind(card);
        if latest.replace(kind) != Some(kind) && can_play(state, seat, kind).is_ok() {
            into.push(Choice::Card(kind));
        }
    }
}

/// Plays a card and removes it from the game; for most cards the player chooses a junk next.
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
        // R10: a merchant on the junk has no effect.
        CardKind::Money(junk) => workers::earn(state, seat, junk, log),
        _ => turn::resume(state, seat, log),
    }
    Ok(())
}

/// Lists all junks.
pub(super) fn list_all_junks(into: &mut Choices<Choice>) {
    Junk::ALL.into_iter().for_each(|junk| into.push(Choice::On(junk)));
}

/// Lists the junks with room for a strip.
pub(super) fn list_places(state: &State, into: &mut Choices<Choice>) {
    let room = |junk: &Junk| state.room(*junk) > 0;
    Junk::ALL.into_iter().filter(room).for_each(|junk| into.push(Choice::On(junk)));
}

/// §7.4: loads one strip onto any junk.
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

/// §7.6: takes goods from any junk.
pub(super) fn take_goods(
    state: &mut State,
    seat: Seat,
    junk: Junk,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    goods::claim(state, seat, junk, log);
    Ok(())
}

/// Lists the junks from whose top layer the player can move a strip (R5).
pub(super) fn list_sources(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let movable = |junk: &Junk| can_move_from(state, seat, *junk).is_ok();
    Junk::ALL.into_iter().filter(movable).for_each(|junk| into.push(Choice::On(junk)));
}

/// Lists the other junks (R14) with room.
pub(super) fn list_targets(state: &State, from: Junk, into: &mut Choices<Choice>) {
    let possible = |junk: &Junk| can_move_to(state, from, *junk).is_ok();
    Junk::ALL.into_iter().filter(possible).for_each(|junk| into.push(Choice::On(junk)));
}

/// §7.7: chooses the junk from which a strip is moved.
pub(super) fn choose_source(state: &mut State, seat: Seat, junk: Junk) -> Result<(), Illegal> {
    can_move_from(state, seat, junk)?;

    state.phase = Phase::MoveTo { seat, from: junk };
    Ok(())
}

/// §7.7: moves the strip.
pub(super) fn move_strip(
    state: &mut State,
    seat: Seat,
    from: Junk,
    to: Junk,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_move_to(state, from, to)?;

    state.move_strip(seat, from, to);
    log.public(Event::StripMoved { seat, from, to });
    turn::resume(state, seat, log);
    Ok(())
}
