//! §4: neutral cards are turned over, and all players secretly allocate their goods to market, senate or store.

use super::{harbour, market};
use crate::choice::Choice;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{MAX_KINDS, Player, State};
use portolan_core::{CardSet, Choices, Log, Seat, Viewers};

/// §4.1: turns over the neutral cards; then all players allocate.
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

/// Lists the places for the next card.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let Some(good) = state.next_to_place(seat) else { return };
    if state.players[seat].may_place(good) {
        into.push(Choice::Market(good));
        into.push(Choice::Senate(good));
    }
    into.push(Choice::Store(good));
}

/// §4.2: allocates the next card. R28: card by card, so other players learn only that a choice was made.
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

/// R28: cards are allocated in a fixed order.
pub(super) fn check_next(state: &State, seat: Seat, good: Good) -> Result<(), Illegal> {
    match state.next_to_place(seat) {
        Some(next) if next != good => Err(Illegal::NotNext { next }),
        _ => Ok(()),
    }
}

/// Allocates one more card. Cards that go neither to the market nor to the senate stay in store.
pub(crate) fn put(player: &mut Player, choice: Choice) {
    player.placed_count += 1;
    match choice {
        Choice::Market(good) => player.to_market.add(good),
        Choice::Senate(good) => player.to_senate.add(good),
        _ => {}
    }
}

/// Marks `seat` as finished if it has allocated all its cards. Returns whether all players have finished.
pub(super) fn is_complete(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let player = &state.players[seat];
    if usize::from(player.placed_count) == player.wares.len() {
        state.choosing = state.choosing.without(seat);
        log.public(Event::Allocated { seat });
    }
    state.choosing.is_empty()
}

/// Reveals all allocations at once, from the first player clockwise; stored cards stay hidden.
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

/// Discards all cards on market and senate.
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

/// Takes cards of one kind out of the wares, publicly known ones first (R32): once a card of that kind has left, others
/// cannot know whether there is another.
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
