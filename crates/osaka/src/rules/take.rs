//! §3.3: take a card of the market into the hand, as coins.

use super::turn;
use crate::choice::{Choice, Place};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Positions, State};
use portolan_core::{Choices, Log, Seat};

/// Lists every card at the `open` places of the market.
pub(super) fn list(open: Positions, into: &mut Choices<Choice>) {
    open.iter().for_each(|place| into.push(Choice::Take(place as u8)));
}

/// Takes the card at `place`. The player's marker on it becomes free (§3.4).
pub(super) fn take(
    state: &mut State,
    seat: Seat,
    place: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let here = Place::Market(place);
    let &card = state.market.get(usize::from(place)).ok_or(Illegal::NoSuchCard { place: here })?;
    if let Some(by) = state.reserved_by(card).filter(|&by| by != seat) {
        return Err(Illegal::Reserved { place: here, by });
    }

    state.market.remove(usize::from(place));
    let player = &mut state.players[seat];
    player.hand.insert(card);
    player.reserved.take_if(|reserved| *reserved == card);
    state.passes = 0;
    log.public(Event::CardTaken { seat, card: state.components.kind(card) });
    turn::end(state, log);
    Ok(())
}
