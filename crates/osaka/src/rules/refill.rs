//! §3.5, §3.6: refills market and farm, and reshuffles an empty draw pile.

use crate::event::Event;
use crate::state::State;
use portolan_core::{CardId, CardSet, Log, Viewers};

/// Moves the farm into the market and draws new cards for both. Markers stay on their cards.
///
/// R13: if both piles run out, the market is refilled before the farm.
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

/// Draws a card; `None` if both piles are empty. The caller calls [`renew_draw_pile`] after it has placed the card.
///
/// R26: the draw pile is empty here only if there was no discard pile when it ran out; by now there may be one.
pub(super) fn draw(state: &mut State, log: &mut impl Log<Event>) -> Option<CardId> {
    if state.deck.is_empty() {
        reshuffle(state, log);
    }
    state.deck.pop()
}

/// R26: shuffles the discard pile into the draw pile when its last card has been drawn and placed.
#[inline]
pub(super) fn renew_draw_pile(state: &mut State, log: &mut impl Log<Event>) {
    if state.deck.is_empty() && state.reshuffles_at_once() {
        reshuffle(state, log);
    }
}

/// §3.6: shuffles the discard pile, which becomes the draw pile.
fn reshuffle(state: &mut State, log: &mut impl Log<Event>) {
    if state.discard.is_empty() {
        return;
    }
    state.deck = state.discard.iter().collect();
    state.discard = CardSet::EMPTY;
    state.rng.shuffle(&mut state.deck);
    // With perfect memory, the set of points cards from the old draw pile is known from now on.
    state.unseen_before |= state.unseen;
    state.unseen = CardSet::EMPTY;
    log.public(Event::DeckShuffled { cards: state.deck.len() as u8 });
}
