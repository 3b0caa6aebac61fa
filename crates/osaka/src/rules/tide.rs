//! §4.5–§4.7: the black tide sinks the ships on waves; goods can be insured before; then the ships return.

use super::turn;
use crate::choice::Choice;
use crate::components::{Good, Kind};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{CardSet, Choices, Log, Seat, Viewers};

/// The sale is over: everybody may insure, beginning with the buyer.
pub(super) fn rise(state: &mut State, log: &mut impl Log<Event>) {
    ask_from(state, state.turn, log);
}

/// Asks the next player, from `seat` clockwise up to the buyer, who has something to insure.
fn ask_from(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let mut asked = seat;
    loop {
        if may_insure(state, asked) {
            state.phase = Phase::Insurance { seat: asked };
            return;
        }
        asked = state.seats.after(asked);
        if asked == state.turn {
            return sink(state, log);
        }
    }
}

/// Only what everybody sees decides who is asked: that somebody holds no insurance must not show (R24).
pub(crate) fn may_insure(state: &State, seat: Seat) -> bool {
    let in_danger = |good| state.is_sinking(good) && !state.uninsured(seat, good).is_empty();
    !state.players[seat].hand.is_empty() && Good::ALL.into_iter().any(in_danger)
}

/// The next player is asked, or the ships sink.
fn ask_next(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.turn { sink(state, log) } else { ask_from(state, next, log) }
}

/// Every kind of card that would insure something now, and being done.
pub(super) fn list_insurance(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    for kind in Kind::all().filter(|&kind| can_insure(state, seat, kind).is_ok()) {
        into.push(Choice::Insure(kind));
    }
    into.push(Choice::Done);
}

/// Every kind of good that the icons in hand could insure.
pub(super) fn list_covers(state: &State, seat: Seat, good: Good, into: &mut Choices<Choice>) {
    let uninsured = state.uninsured(seat, good);
    for kind in Kind::all().filter(|&kind| !uninsured.is_disjoint(state.components.of_kind(kind))) {
        into.push(Choice::Cover(kind));
    }
}

fn can_insure(state: &State, seat: Seat, kind: Kind) -> Result<(), Illegal> {
    let good = kind.good;
    if state.players[seat].hand.is_disjoint(state.components.of_kind(kind)) {
        return Err(Illegal::NotInHand { card: kind });
    }
    if !state.is_sinking(good) {
        return Err(Illegal::NotSinking { good });
    }
    if state.components.icons(kind.value) == 0 {
        return Err(Illegal::NoIcon { card: kind });
    }
    if state.uninsured(seat, good).is_empty() {
        return Err(Illegal::NothingToInsure { good });
    }
    Ok(())
}

/// Discards a card for its icons.
pub(super) fn insure(
    state: &mut State,
    seat: Seat,
    kind: Kind,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_insure(state, seat, kind)?;
    let card = (state.players[seat].hand & state.components.of_kind(kind)).first();
    let card = card.ok_or(Illegal::NotInHand { card: kind })?;

    state.players[seat].hand.remove(card);
    state.discard.insert(card);
    log.reveal(Viewers::except(seat));
    log.public(Event::InsurancePaid { seat, card: kind });
    spend_icons(state, seat, kind.good, state.components.icons(kind.value), log);
    Ok(())
}

/// Insures what needs no asking, or asks which goods the icons are for.
///
/// R8: every icon is used while there are goods for it, and what is left over lapses.
fn spend_icons(state: &mut State, seat: Seat, good: Good, icons: u8, log: &mut impl Log<Event>) {
    let uninsured = state.uninsured(seat, good);
    let all_alike = state.components.highest(uninsured)
        == uninsured.first().map(|lowest| state.components.kind(lowest).value);
    if icons > 0 && !all_alike && uninsured.len() > icons.into() {
        state.phase = Phase::Cover { seat, good, icons };
        return;
    }
    mark_insured(state, seat, uninsured.lowest(icons.into()), log);
    if may_insure(state, seat) {
        state.phase = Phase::Insurance { seat };
    } else {
        ask_next(state, seat, log);
    }
}

/// Uses one icon for a good of this kind.
pub(super) fn cover(
    state: &mut State,
    seat: Seat,
    kind: Kind,
    good: Good,
    icons: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if kind.good != good {
        return Err(Illegal::OtherGood { good });
    }
    let covered = (state.uninsured(seat, good) & state.components.of_kind(kind)).lowest(1);
    if covered.is_empty() {
        return Err(Illegal::NotAmongGoods { card: kind });
    }

    mark_insured(state, seat, covered, log);
    spend_icons(state, seat, good, icons - 1, log);
    Ok(())
}

fn mark_insured(state: &mut State, seat: Seat, cards: CardSet, log: &mut impl Log<Event>) {
    if !cards.is_empty() {
        state.players[seat].insured |= cards;
        log.public(Event::GoodsInsured { seat, cards: state.components.bundle(cards) });
    }
}

/// Insures nothing more; the next player is asked.
pub(super) fn done(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    ask_next(state, seat, log);
    Ok(())
}

/// §4.5: the ships on waves sink with all that is not insured, whether anybody has such goods or not (R20).
fn sink(state: &mut State, log: &mut impl Log<Event>) {
    for good in Good::ALL {
        if !state.is_sinking(good) {
            continue;
        }
        log.public(Event::ShipSunk { good });
        for seat in state.seats.clockwise_from(state.turn) {
            let lost = state.uninsured(seat, good);
            if !lost.is_empty() {
                state.players[seat].goods -= lost;
                state.discard |= lost;
                log.public(Event::GoodsLost { seat, good, cards: state.components.bundle(lost) });
            }
        }
    }
    bring_back(state, log);
    turn::end(state, log);
}

/// §4.7: ships that sank wait on the anchor, ships that arrived start again.
fn bring_back(state: &mut State, log: &mut impl Log<Event>) {
    for good in Good::ALL {
        let to = if state.is_sinking(good) {
            state.components.anchor()
        } else if state.has_arrived(good) {
            0
        } else {
            continue;
        };
        state.ships[good] = to;
        log.public(Event::ShipReturned { good, to });
    }
}
