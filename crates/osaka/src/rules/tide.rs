//! §4.5–§4.7: the black tide. Players insure goods, the ships on waves sink, and the ships return.

use super::turn;
use crate::choice::Choice;
use crate::components::{Good, Kind};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{CardSet, Choices, Log, Seat, Viewers};

/// Begins the black tide after a sale: the players may insure goods, the buyer first.
pub(super) fn rise(state: &mut State, log: &mut impl Log<Event>) {
    ask_from(state, state.turn, log);
}

/// Asks the next player with goods in danger, from `seat` clockwise up to the buyer; sinks the ships if there is none.
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

/// Whether `seat` is asked for insurance. This depends on public facts only, so that it does not reveal whether the hand
/// has insurance (R24).
pub(crate) fn may_insure(state: &State, seat: Seat) -> bool {
    let in_danger = |good| state.is_sinking(good) && !state.uninsured(seat, good).is_empty();
    !state.players[seat].hand.is_empty() && Good::ALL.into_iter().any(in_danger)
}

/// Asks the next player after `seat`; after the last one, the ships sink.
fn ask_next(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.turn { sink(state, log) } else { ask_from(state, next, log) }
}

/// Lists every kind of card that would insure goods now, and stopping.
pub(super) fn list_insurance(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    for kind in Kind::all().filter(|&kind| can_insure(state, seat, kind).is_ok()) {
        into.push(Choice::Insure(kind));
    }
    into.push(Choice::Done);
}

/// Lists every kind of goods that an unused icon could insure.
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

/// Discards a card for its insurance icons.
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

/// Uses the icons, or asks which goods to insure if there is a choice.
///
/// R8: icons are used while there are goods for them; surplus icons are lost.
fn spend_icons(state: &mut State, seat: Seat, good: Good, icons: u8, log: &mut impl Log<Event>) {
    let uninsured = state.uninsured(seat, good);
    let all_same_value = state.components.highest(uninsured)
        == uninsured.first().map(|lowest| state.components.kind(lowest).value);
    if icons > 0 && !all_same_value && uninsured.len() > icons.into() {
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

/// Uses one icon on a good of this kind.
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

/// Stops insuring; the next player is asked.
pub(super) fn done(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    ask_next(state, seat, log);
    Ok(())
}

/// §4.5: sinks the ships on waves with all uninsured goods. A ship without goods sinks too (R20).
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

/// §4.7: moves ships that sank to the anchor and ships that arrived to the start.
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
