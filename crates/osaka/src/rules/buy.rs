//! §3.1: buy all cards of the market that others have not reserved, and pay card by card.

use super::{refill, sail, sale};
use crate::choice::Choice;
use crate::components::Kind;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{Positions, State};
use portolan_core::{CardSet, Choices, Log, Seat, Viewers};

/// Lists buying if there is a card at the `open` places and the hand is worth the price.
pub(super) fn list(state: &State, seat: Seat, open: Positions, into: &mut Choices<Choice>) {
    let price: u16 = open.iter().map(|place| state.components.coins_of(state.market[place])).sum();
    if price > 0 && state.components.coins(state.players[seat].hand) >= price {
        into.push(Choice::Buy);
    }
}

/// Lists every kind of card in the hand, and stopping once the price is reached.
pub(super) fn list_payments(state: &State, seat: Seat, price: u16, paid: u16, into: &mut Choices<Choice>) {
    // Card numbers ascend by kind, so cards of one kind are adjacent.
    let mut latest = None;
    for card in state.players[seat].hand {
        let kind = state.components.kind(card);
        if latest.replace(kind) != Some(kind) {
            into.push(Choice::Pay(kind));
        }
    }
    if paid >= price {
        into.push(Choice::Paid);
    }
}

/// Announces the purchase. The cards change hands when it is paid.
pub(super) fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if state.open_to(seat).is_empty() {
        return Err(Illegal::NothingToBuy);
    }
    let price = state.price(seat);
    let coins = state.components.coins(state.players[seat].hand);
    if coins < price {
        return Err(Illegal::TooFewCoins { price, coins });
    }

    state.passes = 0;
    state.phase = Phase::Payment { seat, price, paid: 0 };
    log.public(Event::PurchaseBegun { seat, price });
    Ok(())
}

/// Pays one card, without change. The purchase is complete when the price is reached, unless overpaying can have an effect
/// (R17).
pub(super) fn pay(
    state: &mut State,
    seat: Seat,
    kind: Kind,
    price: u16,
    paid: u16,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = (state.players[seat].hand & state.components.of_kind(kind)).first();
    let card = card.ok_or(Illegal::NotInHand { card: kind })?;

    state.players[seat].hand.remove(card);
    state.discard.insert(card);
    log.reveal(Viewers::except(seat));
    log.public(Event::CoinPaid { seat, card: kind });
    let paid = paid + kind.value.coins();
    if paid < price || overpaying_matters(state, seat) {
        state.phase = Phase::Payment { seat, price, paid };
    } else {
        complete(state, seat, price, paid, log);
    }
    Ok(())
}

/// Stops paying and completes the purchase.
pub(super) fn stop_paying(
    state: &mut State,
    seat: Seat,
    price: u16,
    paid: u16,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if paid < price {
        return Err(Illegal::PriceNotReached { price, paid });
    }

    complete(state, seat, price, paid, log);
    Ok(())
}

/// R17: whether paying more than the price can have an effect. An extra card only makes the discard pile larger. That
/// matters only if the draw pile could run out before the player's next turn, and not if this purchase ends the game.
///
/// All of this is public, so the decision reveals nothing.
fn overpaying_matters(state: &State, seat: Seat) -> bool {
    state.allows_overpaying()
        && state.draw_pile_runs_low()
        && !state.players[seat].hand.is_empty()
        && !sale::would_end_the_game(state, seat)
}

/// Completes a paid purchase: all cards of the market that are open to `seat` become its goods.
fn complete(state: &mut State, seat: Seat, price: u16, paid: u16, log: &mut impl Log<Event>) {
    let bought = take_over(state, seat);
    log.public(Event::GoodsBought { seat, cards: state.components.bundle(bought), price, paid });
    refill::refill(state, log); // R10: refill, then the ships, then any sale
    sail::sail(state, bought, log);
}

/// Moves the cards of the market that are open to `seat` to its goods, and returns them.
pub(crate) fn take_over(state: &mut State, seat: Seat) -> CardSet {
    let bought = state.open_to(seat);
    state.market.retain(|card| !bought.has(card));
    let player = &mut state.players[seat];
    player.goods |= bought;
    player.reserved.take_if(|reserved| bought.has(*reserved));
    bought
}
