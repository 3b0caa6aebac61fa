//! §4.1–§4.4: sells goods for points and distributes tokens.

use super::{refill, sail, tide};
use crate::components::{ByGood, Good, Value};
use crate::event::{Ending, Event};
use crate::score::{self, TOKENS_TO_END};
use crate::state::State;
use portolan_core::{CardSet, Log, Seat, SeatSet};

/// The price of a set for each point, in coins; a remainder counts as a point.
const COINS_PER_POINT: u16 = 5;

/// §4.2, §4.3: returns the points of a set: its highest value plus the tokens, times its cards, in fives, rounded up.
pub fn points_for(highest: Value, tokens: u8, cards: usize) -> u16 {
    ((highest.coins() + u16::from(tokens)) * cards as u16).div_ceil(COINS_PER_POINT)
}

/// §4.1: sells all goods whose ship has arrived, distributes the tokens, then ends the game or continues with the black
/// tide.
///
/// R4: by colour, and within a colour clockwise from the buyer.
pub(super) fn hold(state: &mut State, log: &mut impl Log<Event>) {
    let mut sellers = ByGood([SeatSet::EMPTY; 4]);
    for good in Good::ALL {
        if !state.has_arrived(good) {
            continue;
        }
        for seat in state.seats.clockwise_from(state.turn) {
            let goods = state.players[seat].goods & state.components.of_good(good);
            if let Some(highest) = state.components.highest(goods) {
                sell(state, seat, good, goods, highest, log);
                sellers[good] = sellers[good].with(seat);
            }
        }
    }
    for good in Good::ALL {
        for seat in state.seats.clockwise_from(state.turn).filter(|&seat| sellers[good].has(seat)) {
            win_token(state, seat, good, log);
        }
    }
    if score::has_enough_tokens(state) {
        score::end(state, Ending::EightTokens, log);
    } else {
        tide::rise(state, log);
    }
}

/// §5.1: whether the game would end with the sale if `buyer` bought the current market.
pub(super) fn would_end_the_game(state: &State, buyer: Seat) -> bool {
    let bought = state.open_to(buyer);
    let arrives = |good| sail::destination(state, good, bought) == state.components.goal();
    state.seats.seats().any(|seat| {
        let player = &state.players[seat];
        let goods = if seat == buyer { player.goods | bought } else { player.goods };
        let sells = |&good: &Good| arrives(good) && !goods.is_disjoint(state.components.of_good(good));
        let won = Good::ALL.into_iter().filter(sells).count();
        usize::from(player.token_count()) + won >= TOKENS_TO_END.into()
    })
}

/// §4.2, §4.3: sells one set. Its lowest cards become points; missing points are drawn unseen from the draw pile.
fn sell(
    state: &mut State,
    seat: Seat,
    good: Good,
    goods: CardSet,
    highest: Value,
    log: &mut impl Log<Event>,
) {
    let tokens = state.players[seat].tokens[good];
    let points = points_for(highest, tokens, goods.len()) as u8;
    // Within a good, card numbers ascend by value.
    let points_cards = goods.lowest(points.into());
    let player = &mut state.players[seat];
    player.goods -= goods;
    player.insured -= goods;
    player.points |= points_cards;
    player.earned[good] += points;
    state.discard |= goods - points_cards;
    let drawn = points - points_cards.len() as u8;
    let cards = state.components.bundle(goods);
    let highest = highest.coins();
    log.public(Event::GoodsSold { seat, good, cards, highest, tokens, points, drawn });
    (0..drawn).for_each(|_| draw_point(state, seat, log));
}

/// Draws a point from the draw pile; R13: a point without a card if both piles are empty.
fn draw_point(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    match refill::draw(state, log) {
        Some(card) => {
            state.players[seat].points.insert(card);
            state.unseen.insert(card);
            refill::renew_draw_pile(state, log);
        }
        None => state.players[seat].points_without_card += 1,
    }
}

/// §4.4: gives `seat` a token, or a substitute if the tokens of the good have run out.
fn win_token(state: &mut State, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    let substitute = state.tokens_out(good) >= state.components.tokens_each;
    state.players[seat].tokens[good] += 1;
    log.public(Event::TokenWon { seat, good, substitute });
}
