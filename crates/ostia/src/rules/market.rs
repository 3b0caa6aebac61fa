//! §5: goods on the market are sold; the more there are of a kind, the less each brings.

use super::money::{self, Account};
use super::{office, senate, storehouses};
use crate::components::{Bundle, ByGood, Good};
use crate::event::Event;
use crate::state::State;
use portolan_core::Log;

/// Sells everybody's goods on the market, goes on to the senate, and clears both away.
pub(super) fn hold(state: &mut State, log: &mut impl Log<Event>) {
    sell_all(state, log);
    senate::judge(state, log);
    office::clear_away(state);
    storehouses::begin(state, log);
}

/// §5.2: the bank pays everybody. It does not matter who is paid first.
pub(super) fn sell_all(state: &mut State, log: &mut impl Log<Event>) {
    let prices = prices(state, log);
    for seat in state.seats.clockwise_from(state.first) {
        let cards = state.players[seat].to_market;
        let income = income(&cards, prices);
        if !cards.is_empty() {
            money::transfer(state, Account::Bank, Account::Player(seat), income);
            log.public(Event::GoodsSold { seat, cards, income });
        }
    }
}

/// §5.1: what a card of each kind brings; kinds that nobody sells have no price.
fn prices(state: &State, log: &mut impl Log<Event>) -> ByGood<u8> {
    let neutral = state.components.bundle(state.neutral);
    let mut prices = ByGood::default();
    for good in Good::ALL {
        let offered: u8 = state.players.0.iter().map(|player| player.to_market.count(good)).sum();
        if offered > 0 {
            let cards = offered + neutral.count(good);
            prices[good] = state.components.market_price(cards);
            log.public(Event::PriceFound { good, cards, price: prices[good] });
        }
    }
    prices
}

fn income(cards: &Bundle, prices: ByGood<u8>) -> u16 {
    Good::ALL.map(|good| u16::from(cards.count(good)) * u16::from(prices[good])).iter().sum()
}
