//! §8: the last market, points for stored goods, debts, and points for money. The ranking is in `score`.

use super::{market, money, office, storehouses};
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::score::place_points;
use crate::state::State;
use portolan_core::{BySeat, Choices, Log, Seat};

/// §8.1: players with stored goods allocate them again, in secret.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.choosing = state.seats_with_wares();
    state.phase = Phase::LastAllocate;
    if state.choosing.is_empty() {
        award_stores(state, log);
    }
}

/// Lists the places for the next card. R14: there is no limit on kinds.
pub(super) fn list_allocation(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let Some(good) = state.next_to_place(seat) else { return };
    into.push(Choice::Market(good));
    into.push(Choice::Store(good));
}

/// §8.1
pub(super) fn allocate(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let (Choice::Market(good) | Choice::Store(good)) = choice else {
        let senate = matches!(choice, Choice::Senate(_));
        return Err(if senate { Illegal::NoSenate } else { Illegal::NotNow { awaited: state.phase } });
    };
    office::check_next(state, seat, good)?;

    office::put(&mut state.players[seat], choice);
    if office::is_complete(state, seat, log) {
        office::show_all(state, log);
        market::sell_all(state, log);
        office::clear_away(state);
        award_stores(state, log);
    }
    Ok(())
}

/// §8.2: reveals the stored goods and awards a point for each kind.
fn award_stores(state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.seats.clockwise_from(state.first) {
        let cards = state.components.bundle(state.players[seat].wares);
        let points = cards.kinds();
        state.players[seat].points.goods = points;
        log.public(Event::StoreShown { seat, cards, points });
    }
    offer_to_sell(state, state.first, log);
}

/// §8.3: the next player, starting with `from`, who has an empty storehouse may sell it. Not automatic, since
/// storehouses break ties (R16).
fn offer_to_sell(state: &mut State, from: Seat, log: &mut impl Log<Event>) {
    let mut seat = from;
    loop {
        if state.players[seat].empty_storehouses() > 0 {
            state.phase = Phase::Empties { seat };
            return;
        }
        seat = state.seats.after(seat);
        if seat == state.first {
            return close(state, log);
        }
    }
}

pub(super) fn list_empties(into: &mut Choices<Choice>) {
    into.push(Choice::SellStorehouse);
    into.push(Choice::Done);
}

/// §8.3
pub(super) fn sell_storehouse(
    state: &mut State,
    seat: Seat,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    money::sell_storehouse(state, seat, log);
    if state.players[seat].empty_storehouses() == 0 {
        return done(state, seat, log);
    }
    Ok(())
}

/// §8.3: keeps the remaining storehouses.
pub(super) fn done(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let next = state.seats.after(seat);
    if next == state.first {
        close(state, log);
    } else {
        offer_to_sell(state, next, log);
    }
    Ok(())
}

/// §8.4–§8.6: settles debts, awards points for money, and ends the game.
fn close(state: &mut State, log: &mut impl Log<Event>) {
    state.seats.seats().for_each(|seat| repay_all(state, seat, log));
    judge_money(state, log);
    state.phase = Phase::Over;
    log.public(Event::PutAwayShown { senate: state.senate_of(0) });
    log.public(Event::GameEnded);
}

/// §8.4: repays all loans of a player, or eliminates the player.
fn repay_all(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (loans, cash) = (state.players[seat].loans, state.players[seat].cash);
    if cash < loans * u16::from(state.components.money.repayment) {
        state.players[seat].eliminated = true;
        log.public(Event::Eliminated { seat, loans });
        return;
    }
    (0..loans).for_each(|_| storehouses::repay_one(state, seat, log));
}

/// §8.5: awards points for money, as in the senate. An eliminated player takes no place.
fn judge_money(state: &mut State, log: &mut impl Log<Event>) {
    let wealth = BySeat(state.players.0.map(|player| if player.eliminated { 0 } else { player.cash }));
    let points = place_points(wealth, state.components.places);
    for seat in state.seats.clockwise_from(state.first) {
        state.players[seat].points.money = points[seat];
        log.public(Event::MoneyJudged { seat, money: state.players[seat].cash, points: points[seat] });
    }
}
