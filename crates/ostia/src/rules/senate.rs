//! §6: the senate judges what it is offered.

use crate::event::Event;
use crate::score::place_points;
use crate::state::State;
use portolan_core::{BySeat, Log};

/// §6.1, §6.2: adds up each offering by the card of the round, and place_points the best.
pub(super) fn judge(state: &mut State, log: &mut impl Log<Event>) {
    let senate = state.senate_now();
    let values = BySeat(state.players.0.map(|player| senate.value(&player.to_senate)));
    let points = place_points(values, state.components.places);
    for seat in state.seats.clockwise_from(state.first) {
        let cards = state.players[seat].to_senate;
        if !cards.is_empty() {
            state.players[seat].points.senate += points[seat];
            log.public(Event::OfferingJudged { seat, cards, value: values[seat], points: points[seat] });
        }
    }
}
