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
        renew_draw_pile(state, log);
    }
    for _ in 0..state.components.farm {
        let Some(card) = draw(state, log) else { break };
        state.farm.push(card);
        to_farm.insert(card);
        renew_draw_pile(state, log);
    }
    log.reveal(Viewers::all());
    let bundle = |cards| state.components.bundle(cards);
    log.public(Event::MarketRefilled {
        moved: farm.len() as u8,
        market: bundle(to_market),
        farm: bundle(to_farm),
    });
}

/// Draws a card; nothing if both piles are empty. Where the drawn card lies, the draw pile may be renewed.
///
/// R26: an empty draw pile had no discard pile to be renewed from when it ran out; by now there may be one.
pub(super) fn draw(state: &mut State, log: &mut impl Log<Event>) -> Option<CardId> {
    if state.deck.is_empty() {
        reshuffle(state, log);
    }
    state.deck.pop()
}

/// R26: when the last card of the draw pile has been drawn and laid down, the discard pile becomes the draw pile.
#[inline]
pub(super) fn renew_draw_pile(state: &mut State, log: &mut impl Log<Event>) {
    if state.deck.is_empty() && state.reshuffles_at_once() {
        reshuffle(state, log);
    }
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
