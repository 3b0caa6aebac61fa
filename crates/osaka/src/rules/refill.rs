//! §3.5, §3.6: market and farm are refilled; the draw pile, and what happens when it is empty.

use crate::event::Event;
use crate::state::State;
use portolan_core::{CardId, CardSet, Log, Viewers};

/// The farm moves into the market, and both get new cards. Markers stay on their cards.
///
/// R13: when draw and discard piles are both empty, the market is served first, then the farm.
pub(super) fn refill(state: &mut State, log: &mut impl Log<Event>) {
    let farm = std::mem::take(&mut state.farm);
    farm.iter().for_each(|&card| state.market.push(card));
    let (mut to_market, mut to_farm) = (CardSet::EMPTY, CardSet::EMPTY);
    for _ in 0..state.components.refill_market {
        let Some(card) = draw(state, log) else { break };
        state.market.push(card);
        to_market.insert(card);
    }
    for _ in 0..state.components.farm {
        let Some(card) = draw(state, log) else { break };
        state.farm.push(card);
        to_farm.insert(card);
    }
    log.reveal(Viewers::all());
    let bundle = |cards| state.components.bundle(cards);
    log.public(Event::MarketRefilled { market: bundle(to_market), farm: bundle(to_farm) });
}

/// Draws a card, after making a new draw pile from the discard pile if need be; nothing if both are empty.
pub(super) fn draw(state: &mut State, log: &mut impl Log<Event>) -> Option<CardId> {
    if state.deck.is_empty() {
        reshuffle(state, log);
    }
    state.deck.pop()
}

/// §3.6: the discard pile becomes the draw pile.
fn reshuffle(state: &mut State, log: &mut impl Log<Event>) {
    if state.discard.is_empty() {
        return;
    }
    state.deck = state.discard.iter().collect();
    state.discard = CardSet::EMPTY;
    state.rng.shuffle(&mut state.deck);
    // Whoever remembers everything knows now which cards the old draw pile gave as points.
    state.unseen_before |= state.unseen;
    state.unseen = CardSet::EMPTY;
    log.public(Event::DeckShuffled { cards: state.deck.len() as u8 });
}
