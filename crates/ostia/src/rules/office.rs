//! §4: neutral cards are opened, and everybody secretly puts goods on the market, before the senate or into store.

use super::{harbour, market};
use crate::choice::Choice;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{MAX_KINDS, Player, State};
use portolan_core::{CardSet, Choices, Log, Seat, Viewers};

/// §4.1: opens the neutral cards, and everybody begins to allocate.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.seats.seats() {
        state.players[seat].kept = None;
    }
    let count = state.components.neutral_cards(state.seats.get());
    if count > 0 {
        state.neutral = (0..count).filter_map(|_| harbour::draw(state, log)).collect();
        log.reveal(Viewers::all());
        log.public(Event::NeutralsOpened { cards: state.components.bundle(state.neutral) });
    }
    state.choosing = state.seats_with_wares();
    state.phase = Phase::Allocate;
}

/// The next card on the market, before the senate or into store.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let Some(good) = state.next_to_place(seat) else { return };
    if state.players[seat].may_place(good) {
        into.push(Choice::Market(good));
        into.push(Choice::Senate(good));
    }
    into.push(Choice::Store(good));
}

/// §4.2: puts the next card in its place. R28: card by card, so that nobody learns more than that somebody is busy.
pub(super) fn allocate(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let (Choice::Market(good) | Choice::Senate(good) | Choice::Store(good)) = choice else {
        return Err(Illegal::NotNow { awaited: state.phase });
    };
    check_next(state, seat, good)?;
    if !matches!(choice, Choice::Store(_)) && !state.players[seat].may_place(good) {
        return Err(Illegal::TooManyKinds { good, most: MAX_KINDS });
    }

    put(&mut state.players[seat], choice);
    if is_complete(state, seat, log) {
        show_all(state, log);
        market::hold(state, log);
    }
    Ok(())
}

/// R28: cards are asked for in a fixed order.
pub(super) fn check_next(state: &State, seat: Seat, good: Good) -> Result<(), Illegal> {
    match state.next_to_place(seat) {
        Some(next) if next != good => Err(Illegal::NotNext { next }),
        _ => Ok(()),
    }
}

/// Puts one more card in its place; what is neither on the market nor before the senate is in store.
pub(crate) fn put(player: &mut Player, choice: Choice) {
    player.placed_count += 1;
    match choice {
        Choice::Market(good) => player.to_market.add(good),
        Choice::Senate(good) => player.to_senate.add(good),
        _ => {}
    }
}

/// After a card was put in its place: has everybody finished?
pub(super) fn is_complete(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let player = &state.players[seat];
    if usize::from(player.placed_count) == player.wares.len() {
        state.choosing = state.choosing.without(seat);
        log.public(Event::Allocated { seat });
    }
    state.choosing.is_empty()
}

/// All secrets are shown at once, from the first player clockwise; what is in store stays hidden.
pub(super) fn show_all(state: &State, log: &mut impl Log<Event>) {
    log.reveal(Viewers::all());
    let with_wares = state.seats_with_wares();
    for seat in state.seats.clockwise_from(state.first).filter(|&seat| with_wares.has(seat)) {
        let player = &state.players[seat];
        let (market, senate) = (player.to_market, player.to_senate);
        let stored = (player.wares.len() - market.len() - senate.len()) as u8;
        log.public(Event::AllocationShown { seat, market, senate, stored });
    }
}

/// All that was shown goes onto the discard pile.
pub(super) fn clear_away(state: &mut State) {
    for seat in state.seats.seats() {
        let Player { to_market, to_senate, .. } = state.players[seat];
        for good in Good::ALL {
            let shown = take_shown(state, seat, good, to_market.count(good) + to_senate.count(good));
            state.discard |= shown;
        }
        let player = &mut state.players[seat];
        (player.placed_count, player.to_market, player.to_senate) = Default::default();
    }
    state.discard |= std::mem::take(&mut state.neutral);
}

/// Takes cards of one kind out of the wares. Those that everybody knew go first: cards of a kind are alike, so
/// nobody can know any longer that there is another.
pub(super) fn take_shown(state: &mut State, seat: Seat, good: Good, count: u8) -> CardSet {
    if count == 0 {
        return CardSet::EMPTY;
    }
    let player = &mut state.players[seat];
    let of_good = player.wares & state.components.of_good(good);
    let known = (of_good & player.known).lowest(count.into());
    let hidden = (of_good - player.known).lowest(usize::from(count) - known.len());
    player.wares -= known | hidden;
    player.known -= known;
    known | hidden
}
