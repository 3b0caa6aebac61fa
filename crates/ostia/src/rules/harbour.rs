//! §3.1, §3.2: ships are loaded, and everybody keeps one card for nothing.

use super::auction;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::State;
use portolan_core::{CardId, CardSet, Log, Seat, Viewers};

/// So many cards come with a ship: one is kept, and two pairs are sold (§3.1).
pub const SHIP_CARDS: usize = 5;

/// §3.1: from the first player clockwise, everybody draws a ship of cards.
pub(super) fn load_ships(state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.seats.clockwise_from(state.first) {
        state.players[seat].ship = draw_for(state, seat, SHIP_CARDS, log);
    }
}

/// Draws cards that only `seat` sees.
pub(crate) fn draw_for(state: &mut State, seat: Seat, count: usize, log: &mut impl Log<Event>) -> CardSet {
    let drawn: CardSet = (0..count).filter_map(|_| draw(state, log)).collect();
    let count = drawn.len() as u8;
    log.reveal(Viewers::only(seat));
    let cards = Some(state.components.bundle(drawn));
    log.private(
        seat,
        Event::CardsDrawn { seat, count, cards },
        Event::CardsDrawn { seat, count, cards: None },
    );
    drawn
}

/// Draws a card, after making a new draw pile from the discard pile if need be.
pub(super) fn draw(state: &mut State, log: &mut impl Log<Event>) -> Option<CardId> {
    if state.deck.is_empty() {
        reshuffle(state, log);
    }
    state.deck.pop()
}

fn reshuffle(state: &mut State, log: &mut impl Log<Event>) {
    state.last_shuffled = std::mem::take(&mut state.discard);
    state.deck = state.last_shuffled.iter().collect();
    state.rng.shuffle(&mut state.deck);
    log.public(Event::DeckShuffled { cards: state.deck.len() as u8 });
}

/// §3.2: a card of the ship becomes the player's own. Others see only that somebody has chosen.
pub(super) fn keep(
    state: &mut State,
    seat: Seat,
    good: Good,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = (state.players[seat].ship & state.components.of_good(good)).first();
    let card = card.ok_or(Illegal::NotOnShip { good, phase: state.phase })?;

    let player = &mut state.players[seat];
    player.ship.remove(card);
    player.wares.insert(card);
    player.kept = Some(card);
    log.private(seat, Event::CardKept { seat, card: Some(good) }, Event::CardKept { seat, card: None });
    state.choosing = state.choosing.without(seat);
    if state.choosing.is_empty() {
        auction::begin(state, log);
    }
    Ok(())
}
