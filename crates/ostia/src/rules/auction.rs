//! §3.3–§3.6: a pair of cards is offered, everybody bids once, and the seller decides.

use super::money::{self, Account};
use super::office;
use crate::choice::Choice;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{MAX_PLAYERS, State};
use portolan_core::{BySeat, CardSet, Choices, Log, Seat, Viewers};

/// No bid can be higher (R27).
pub const MAX_BID: u8 = 200;
/// In revision 1 this many amounts are listed at once.
pub const BIDS_PER_LIST: u8 = 24;
/// Nobody can bid on more credit than so many loans, old ones included (R1).
pub const MAX_BID_LOANS: u16 = 4;
/// So many cards make an offer (§3.3).
const PAIR: usize = 2;

/// The most that `seat` can bid: its cash, its storehouses and its credit (R1).
pub fn max_bid(state: &State, seat: Seat) -> u8 {
    let player = &state.players[seat];
    let storehouses = u16::from(player.storehouses) * u16::from(state.components.storehouses.resale);
    let loans = MAX_BID_LOANS.saturating_sub(player.loans) * u16::from(state.components.money.loan);
    (player.cash + storehouses + loans).min(MAX_BID.into()) as u8
}

/// The last amount of the list that begins with `from`: the most that can be bid (R27).
fn last_listed(state: &State, seat: Seat, from: u8) -> u8 {
    let most = max_bid(state, seat);
    if state.lists_all_bids() { most } else { most.min(from + (BIDS_PER_LIST - 1)) }
}

/// The amounts from `from` on, and passing. In revision 1 perhaps also a way to higher amounts.
pub(super) fn list_bids(state: &State, seat: Seat, from: u8, into: &mut Choices<Choice>) {
    let last = last_listed(state, seat, from);
    (from..=last).for_each(|amount| into.push(Choice::Bid(amount)));
    if last < max_bid(state, seat) {
        into.push(Choice::Higher);
    }
    into.push(Choice::Pass);
}

/// Buying one's own offer, and every bidder.
pub(super) fn list_decisions(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if state.players[seat].cash >= own_price(state) {
        into.push(Choice::Buy);
    }
    for bidder in state.seats.seats().filter(|&bidder| state.bids[bidder] > 0) {
        into.push(Choice::Sell(bidder));
    }
}

/// What its own offer costs the seller (§3.5).
fn own_price(state: &State) -> u16 {
    u16::from(state.highest_bid().unwrap_or_default()) + 1
}

/// §3.3: the next seller offers a pair. In the second pass it has no choice: what is left is offered.
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

/// §3.3: lays one card of the ship onto the table; with the second one the bidding begins.
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
    ask_after(state, seller, log);
}

/// §3.4: the next one clockwise bids. Whoever cannot raise the price is passed over; back at the seller, all have bid.
fn ask_after(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
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

/// §3.4: one bid, at least the sum of the prices; it need not be above another.
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
    ask_after(state, seat, log);
    Ok(())
}

/// Revision 1: lists the amounts above those that are listed now.
pub(super) fn higher(state: &mut State, seat: Seat, from: u8) -> Result<(), Illegal> {
    let (last, most) = (last_listed(state, seat, from), max_bid(state, seat));
    if last == most {
        // Revision 2 always comes here.
        return Err(Illegal::NothingHigher { most });
    }

    state.phase = Phase::Bid { seat, from: last + 1 };
    Ok(())
}

/// §3.4
pub(super) fn pass(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    log.public(Event::Passed { seat });
    ask_after(state, seat, log);
    Ok(())
}

/// §3.5: the seller pays one more than the highest bid to the bank. R3: in cash.
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

/// §3.6: nobody bid: the seller takes the pair at half its price, rounded up.
fn force(state: &mut State, seller: Seat, price: u8, log: &mut impl Log<Event>) {
    let paid = price.div_ceil(2);
    money::pay_bank(state, seller, paid.into(), log);
    let cards = state.components.bundle(state.offer);
    log.public(Event::PairForced { seat: seller, cards, paid });
    hand_over(state, seller, log);
}

/// The pair becomes the wares of `owner`, and everybody has seen it; then the next pair, or the office.
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
