//! §4.1–§4.4: goods are sold for points, and tokens are won.

use super::{refill, sail, tide};
use crate::components::{ByGood, Good, Value};
use crate::event::{Ending, Event};
use crate::score::{self, TOKENS_TO_END};
use crate::state::State;
use portolan_core::{CardSet, Log, Seat, SeatSet};

/// So many coins of value make a point.
const COINS_PER_POINT: u16 = 5;

/// §4.2, §4.3: what a set is worth: the price of its highest card and of the tokens, for each card, rounded up.
pub fn points_for(highest: Value, tokens: u8, cards: usize) -> u16 {
    ((highest.coins() + u16::from(tokens)) * cards as u16).div_ceil(COINS_PER_POINT)
}

/// §4.1: sells all goods whose ship has arrived, gives out the tokens, and goes on to the end or to the black tide.
///
/// R4: colour by colour, and for each from the buyer clockwise.
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

/// §5.1: would the game end with the sale if `buyer` bought the market as it lies?
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

/// §4.2, §4.3: sells one set. Its lowest cards become points; what they lack comes from the draw pile, unseen.
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
    // Numbers ascend with values within a good: the lowest numbers are the lowest cards.
    let kept = goods.lowest(points.into());
    let player = &mut state.players[seat];
    player.goods -= goods;
    player.insured -= goods;
    player.points |= kept;
    player.earned[good] += points;
    state.discard |= goods - kept;
    let drawn = points - kept.len() as u8;
    let cards = state.components.bundle(goods);
    let highest = highest.coins();
    log.public(Event::GoodsSold { seat, good, cards, highest, tokens, points, drawn });
    (0..drawn).for_each(|_| draw_point(state, seat, log));
}

/// A point from the draw pile; R13: without a card if there is none anywhere.
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

/// §4.4: when the tokens of a good have run out, something else serves in their place.
fn win_token(state: &mut State, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    let substitute = state.tokens_out(good) >= state.components.tokens_each;
    state.players[seat].tokens[good] += 1;
    log.public(Event::TokenWon { seat, good, substitute });
}
