//! §3.4: put the reservation marker on a card of the market or the farm.

use super::turn;
use crate::choice::{Choice, Place};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Positions, State};
use portolan_core::{CardId, Choices, Log, Seat};

/// Lists every card at the `open` places of the market and the `farm` places, if the player's marker is free.
pub(super) fn list(state: &State, seat: Seat, open: Positions, farm: Positions, into: &mut Choices<Choice>) {
    if state.players[seat].reserved.is_some() {
        return;
    }
    open.iter().for_each(|place| into.push(Choice::Reserve(Place::Market(place as u8))));
    farm.iter().for_each(|place| into.push(Choice::Reserve(Place::Farm(place as u8))));
}

/// Reserves the card at `place`.
pub(super) fn reserve(
    state: &mut State,
    seat: Seat,
    place: Place,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = card_at(state, place).ok_or(Illegal::NoSuchCard { place })?;
    if state.players[seat].reserved.is_some() {
        return Err(Illegal::MarkerInUse);
    }
    if let Some(by) = state.reserved_by(card) {
        return Err(Illegal::Reserved { place, by });
    }

    state.players[seat].reserved = Some(card);
    state.passes = 0;
    log.public(Event::CardReserved { seat, place, card: state.components.kind(card) });
    turn::end(state, log);
    Ok(())
}

fn card_at(state: &State, place: Place) -> Option<CardId> {
    match place {
        Place::Market(place) => state.market.get(usize::from(place)).copied(),
        Place::Farm(place) => state.farm.get(usize::from(place)).copied(),
    }
}
