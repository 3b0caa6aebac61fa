//! §6: goods are offered in sealed bids, again and again, until all are sold or nobody bids.

use super::{round, search};
use crate::choice::{Bid, Choice};
use crate::components::card::CardKind;
use crate::components::{Good, Price};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Phase, SearchReason};
use crate::state::State;
use portolan_core::{Choices, Log, Seat, SeatSet, Viewers};

/// The barter begins.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    go_on(state, log);
}

/// Another bidding round, unless all goods are sold. Who has no card at all need not be asked: that can be seen.
pub(super) fn go_on(state: &mut State, log: &mut impl Log<Event>) {
    let with_cards = |seat: &Seat| state.players[*seat].hand.total() > 0;
    let waiting: SeatSet = state.seats.seats().filter(with_cards).collect();
    if state.sold.0 == [true; 4] || waiting.is_empty() {
        end(state, log);
    } else {
        state.phase = Phase::Barter { waiting };
    }
}

/// Nothing, and every number of cards of every good that is not sold.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    into.push(Choice::Bid(Bid::Nothing));
    for good in Good::ALL.into_iter().filter(|&good| !state.sold[good]) {
        for count in 1..=state.players[seat].hand[good] {
            into.push(Choice::Bid(Bid::Cards(good, count)));
        }
    }
}

/// Seals a bid; the last one opens all. (R23: what is not allowed cannot be bid)
pub(super) fn bid(state: &mut State, seat: Seat, bid: Bid, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if let Bid::Cards(good, wanted) = bid {
        if state.sold[good] {
            return Err(Illegal::AlreadySold { good });
        }
        let has = state.players[seat].hand[good];
        if has < wanted {
            return Err(Illegal::TooFewCards { good, has, wanted, phase: state.phase });
        }
    }

    state.players[seat].bid = Some(bid);
    log.private(seat, Event::BidSealed { seat, bid: Some(bid) }, Event::BidSealed { seat, bid: None });
    let waiting = state.phase.to_act().without(seat);
    state.phase = Phase::Barter { waiting };
    if waiting.is_empty() {
        open(state, log);
    }
    Ok(())
}

/// All bids are shown at once, the cards go back to their stacks, and each good that was bid for is sold.
fn open(state: &mut State, log: &mut impl Log<Event>) {
    log.reveal(Viewers::all());
    let mut bids = [Bid::Nothing; crate::state::MAX_PLAYERS];
    for seat in state.seats.clockwise_from(state.first) {
        let Some(bid) = state.players[seat].bid.take() else { continue };
        bids[seat.index()] = bid;
        log.public(Event::BidShown { seat, bid });
        if let Bid::Cards(good, count) = bid {
            state.return_goods(seat, good, count);
        }
    }
    if bids.iter().all(|&bid| bid == Bid::Nothing) {
        return end(state, log);
    }
    let mut searcher = None;
    for good in Good::ALL {
        searcher = searcher.or(sell(state, good, &bids, log));
    }
    match searcher.filter(|_| search::is_possible(state, SearchReason::Barter)) {
        Some(seat) => state.phase = Phase::Search { seat, reason: SearchReason::Barter },
        None => go_on(state, log),
    }
}

/// §6.2: those who bid most for a good.
fn highest(state: &State, good: Good, bids: &[Bid]) -> SeatSet {
    let count = |seat: Seat| match bids[seat.index()] {
        Bid::Cards(of, count) if of == good => count,
        _ => 0,
    };
    let most = state.seats.seats().map(count).max().unwrap_or(0);
    state.seats.seats().filter(|&seat| most > 0 && count(seat) == most).collect()
}

/// Sells one good, if anybody bid for it; gives who won a special card.
fn sell(state: &mut State, good: Good, bids: &[Bid], log: &mut impl Log<Event>) -> Option<Seat> {
    let tied = highest(state, good, bids);
    let price = state.tile().filter(|_| !tied.is_empty())?[good];
    let winners = break_tie(state, tied);
    state.sold[good] = true;
    let yuan = match price {
        Price::Yuan(yuan) => yuan / winners.len() as u8, // R20: each share is rounded down
        Price::Special => 0,
    };
    winners.iter().for_each(|seat| state.pay(seat, yuan.into()));
    log.public(Event::GoodsSold { good, price, winners, yuan, by_card: winners != tied });
    // R21: a special card is not shared.
    winners.first().filter(|_| price == Price::Special && winners.len() == 1)
}

/// §7.2: the owner of the card ties wins alone.
fn break_tie(state: &State, tied: SeatSet) -> SeatSet {
    let owner = |seat: &Seat| state.open_card_count(*seat, CardKind::Ties) > 0;
    let mut owners = tied.iter().filter(owner);
    match (owners.next(), owners.next()) {
        (Some(seat), None) if tied.len() > 1 => SeatSet::only(seat),
        _ => tied,
    }
}

/// §6.3: the barter is over.
fn end(state: &mut State, log: &mut impl Log<Event>) {
    let sold = state.sold.0.iter().filter(|&&sold| sold).count() as u8;
    log.public(Event::BarterEnded { sold });
    round::end(state, log);
}
