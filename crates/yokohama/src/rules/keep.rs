//! §2.8: all players keep one of two orders, simultaneously and in secret.

use super::turn;
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{CardId, Choices, Log, Seat, SeatSet};

/// Lists the two orders.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    state.players[seat].dealt.iter().for_each(|order| into.push(Choice::Keep(order)));
}

/// Keeps one order and discards the other. When all players have chosen, the first round begins.
pub(super) fn keep(
    state: &mut State,
    seat: Seat,
    order: CardId,
    waiting: SeatSet,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let player = &mut state.players[seat];
    if !player.dealt.has(order) {
        return Err(Illegal::NotDealt { order });
    }

    player.dealt.remove(order);
    player.orders.insert(order);
    player.discarded_order = player.dealt.pop_first();
    let kept = |order| Event::OrderKept { seat, order };
    log.private(seat, kept(Some(order)), kept(None));
    let waiting = waiting.without(seat);
    if waiting.is_empty() {
        turn::begin_round(state, log);
    } else {
        state.phase = Phase::Keep { waiting };
    }
    Ok(())
}
