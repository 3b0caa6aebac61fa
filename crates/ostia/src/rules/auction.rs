//! §3.3–§3.6: a pair of cards is offered, each of the others bids once, and the seller decides.

use super::money::{self, Account};
use super::office;
use crate::choice::Choice;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{MAX_PLAYERS, State};
use portolan_core::{BySeat, CardSet, Choices, Log, Seat, Viewers};

/// Maximum bid (R27).
pub const MAX_BID: u8 = 200;
/// Number of amounts listed at once in revision 1.
pub const BIDS_PER_LIST: u8 = 24;
/// Maximum number of loans that count towards a bid, old ones included (R1).
pub const MAX_BID_LOANS: u16 = 4;
/// Number of cards in an offer (§3.3).
pub(crate) const PAIR: usize = 2;

/// Returns the maximum bid of `seat`: its cash, storehouses and credit (R1).
pub fn max_bid(state: &State, seat: Seat) -> u8 {
    let player = &state.players[seat];
    let storehouses = u16::from(player.storehouses) * u16::from(state.components.storehouses.resale);
    let loans = MAX_BID_LOANS.saturating_sub(player.loans) * u16::from(state.components.money.loan);
    (player.cash + storehouses + loans).min(MAX_BID.into()) as u8
}

/// Returns the last amount of the list that begins with `from` (R27).
fn last_listed(state: &State, seat: Seat, from: u8) -> u8 {
    let most = max_bid(state, seat);
    if state.lists_all_bids() { most } else { most.min(from + (BIDS_PER_LIST - 1)) }
}

/// Lists the amounts from `from` up and passing; in revision 1 also `higher` if there are more amounts.
pub(super) fn list_bids(state: &State, seat: Seat, from: u8, into: &mut Choices<Choice>) {
    let last = last_listed(state, seat, from);
    (from..=last).for_each(|amount| into.push(Choice::Bid(amount)));
    if last < max_bid(state, seat) {
        into.push(Choice::Higher);
    }
    into.push(Choice::Pass);
}

/// Lists the purchase by the seller, if the cash suffices, and every bidder.
pub(super) fn list_decisions(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if state.players[seat].cash >= own_price(state) {
        into.push(Choice::Buy);
    }
    for bidder in state.seats.seats().filter(|&bidder| state.bids[bidder] > 0) {
        into.push(Choice::Sell(bidder));
    }
}

/// Returns the price of the pair for its seller (§3.5).
fn own_price(state: &State) -> u16 {
    u16::from(state.highest_bid().unwrap_or_default()) + 1
}

/// §3.3: the next seller offers a pair. In the second pass there is no choice, and the remaining pair is offered.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.seller();
    if state.players[seat].ship.len() > PAIR {
        state.phase = Phase::Offer { seat };
        return;
    }
    state.offer = std::mem::take(&mut state.players[seat].ship);
    log.reveal(Viewers::except(seat));
    open_bidding(state, seat, log);
}

/// §3.3: offers one card of the ship; with the second one the bidding begins.
pub(super) fn offer(
    state: &mut State,
    seat: Seat,
    good: Good,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = (state.players[seat].ship & state.components.of_good(good)).first();
    let card = card.ok_or(Illegal::NotOnShip { good, phase: state.phase })?;

    state.players[seat].ship.remove(card);
    state.offer.insert(card);
    log.reveal(Viewers::except(seat));
    log.public(Event::CardOffered { seat, card: good });
    if state.offer.len() == PAIR {
        open_bidding(state, seat, log);
    }
    Ok(())
}

fn open_bidding(state: &mut State, seller: Seat, log: &mut impl Log<Event>) {
    let (cards, price) = (state.components.bundle(state.offer), state.components.price_of(state.offer));
    log.public(Event::PairOffered { seat: seller, cards, price });
    continue_bidding(state, seller, log);
}

/// §3.4: the next player clockwise after `seat` bids. Players who cannot raise the price pass automatically (R31). Back
/// at the seller, the bidding is over.
fn continue_bidding(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (seller, price) = (state.seller(), state.components.price_of(state.offer));
    let mut seat = state.seats.after(seat);
    while seat != seller {
        if max_bid(state, seat) >= price {
            state.phase = Phase::Bid { seat, from: price };
            return;
        }
        log.public(Event::Passed { seat });
        seat = state.seats.after(seat);
    }
    match state.highest_bid() {
        Some(_) => state.phase = Phase::Decide { seat: seller },
        None => force(state, seller, price, log),
    }
}

/// §3.4: makes a bid of at least the sum of the prices; it need not beat earlier bids.
pub(super) fn bid(
    state: &mut State,
    seat: Seat,
    amount: u8,
    from: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let (least, most) = (state.components.price_of(state.offer), max_bid(state, seat));
    if amount < least {
        return Err(Illegal::BidTooLow { amount, least });
    }
    if amount > most {
        return Err(Illegal::BidTooHigh { amount, most });
    }
    let to = last_listed(state, seat, from);
    if !(from..=to).contains(&amount) {
        return Err(Illegal::NotListed { amount, from, to });
    }

    state.bids[seat] = amount;
    log.public(Event::BidMade { seat, amount });
    continue_bidding(state, seat, log);
    Ok(())
}

/// Revision 1 only: lists the next amounts.
pub(super) fn higher(state: &mut State, seat: Seat, from: u8) -> Result<(), Illegal> {
    let (last, most) = (last_listed(state, seat, from), max_bid(state, seat));
    if last == most {
        // Always the case since revision 2.
        return Err(Illegal::NothingHigher { most });
    }

    state.phase = Phase::Bid { seat, from: last + 1 };
    Ok(())
}

/// §3.4
pub(super) fn pass(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    log.public(Event::Passed { seat });
    continue_bidding(state, seat, log);
    Ok(())
}

/// §3.5: the seller pays the bank one more than the highest bid. R3: in cash.
pub(super) fn buy(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (price, cash) = (own_price(state), state.players[seat].cash);
    if cash < price {
        return Err(Illegal::TooLittleCash { price, cash, phase: state.phase });
    }

    money::pay_bank(state, seat, price, log);
    let cards = state.components.bundle(state.offer);
    log.public(Event::PairKept { seat, cards, paid: price as u8 });
    hand_over(state, seat, log);
    Ok(())
}

/// §3.5: the bidder pays its bid; the seller keeps half of it, rounded down, and the bank gets the rest.
pub(super) fn sell(
    state: &mut State,
    seller: Seat,
    buyer: Seat,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let bid = state.bids[buyer];
    if bid == 0 {
        return Err(Illegal::NoBid { seat: buyer });
    }

    let share = bid / 2;
    money::raise(state, buyer, bid.into(), log);
    money::transfer(state, Account::Player(buyer), Account::Player(seller), bid.into());
    money::transfer(state, Account::Player(seller), Account::Bank, (bid - share).into());
    let cards = state.components.bundle(state.offer);
    log.public(Event::PairSold { seller, buyer, cards, paid: bid, share });
    hand_over(state, buyer, log);
    Ok(())
}

/// §3.6: without bids, the seller takes the pair at half its price, rounded up.
fn force(state: &mut State, seller: Seat, price: u8, log: &mut impl Log<Event>) {
    let paid = price.div_ceil(2);
    money::pay_bank(state, seller, paid.into(), log);
    let cards = state.components.bundle(state.offer);
    log.public(Event::PairForced { seat: seller, cards, paid });
    hand_over(state, seller, log);
}

/// Adds the pair to the wares of `owner`, known to all, and continues with the next pair or the office phase.
fn hand_over(state: &mut State, owner: Seat, log: &mut impl Log<Event>) {
    let pair = std::mem::replace(&mut state.offer, CardSet::EMPTY);
    state.bids = BySeat::<_, MAX_PLAYERS>::default();
    state.players[owner].wares |= pair;
    state.players[owner].known |= pair;
    state.pairs_sold += 1;
    if usize::from(state.pairs_sold) == 2 * state.seats.get() {
        office::begin(state, log);
    } else {
        begin(state, log);
    }
}
