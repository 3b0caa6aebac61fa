//! §3.1: buy all of the market that is not reserved by others, and pay for it card by card.

use super::{refill, sail, sale};
use crate::choice::Choice;
use crate::components::Kind;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{Positions, State};
use portolan_core::{CardSet, Choices, Log, Seat, Viewers};

/// Buying, if there is something at the `open` places and the hand suffices.
pub(super) fn list(state: &State, seat: Seat, open: Positions, into: &mut Choices<Choice>) {
    let price: u16 = open.iter().map(|place| state.components.coins_of(state.market[place])).sum();
    if price > 0 && state.components.coins(state.players[seat].hand) >= price {
        into.push(Choice::Buy);
    }
}

/// Every kind of card in the hand; and being done, once the price is reached.
pub(super) fn list_payments(state: &State, seat: Seat, price: u16, paid: u16, into: &mut Choices<Choice>) {
    // Numbers ascend with kinds: cards that are alike follow each other.
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

/// Announces the purchase; nothing changes hands until it is paid.
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

/// Pays one card. There is no change. When the price is reached, the purchase is complete, unless paying more can matter
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

/// Pays nothing more: the purchase is complete.
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

/// R17: a card beyond the price only makes the discard pile larger. That can change something before the player's next
/// turn only if the draw pile could run out until then, and nothing at all if this purchase ends the game.
///
/// All of this lies open, so being asked betrays nothing.
fn overpaying_matters(state: &State, seat: Seat) -> bool {
    state.allows_overpaying()
        && state.draw_pile_runs_low()
        && !state.players[seat].hand.is_empty()
        && !sale::would_end_the_game(state, seat)
}

/// The price is paid: everything in the market that is open to `seat` becomes its goods.
fn complete(state: &mut State, seat: Seat, price: u16, paid: u16, log: &mut impl Log<Event>) {
    let bought = take_over(state, seat);
    log.public(Event::GoodsBought { seat, cards: state.components.bundle(bought), price, paid });
    refill::refill(state, log); // R10: refill, then the ships, then any sale
    sail::sail(state, bought, log);
}

/// Moves the cards of the market that are open to `seat` to its goods.
pub(crate) fn take_over(state: &mut State, seat: Seat) -> CardSet {
    let bought = state.open_to(seat);
    state.market.retain(|card| !bought.has(card));
    let player = &mut state.players[seat];
    player.goods |= bought;
    player.reserved.take_if(|reserved| bought.has(*reserved));
    bought
}
