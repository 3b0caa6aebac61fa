//! The pending decision, and what each choice would do.

use super::debts::{self, Debts, empty_storehouses};
use super::{bundle_text, count_by_kind, denarii_text, good_name, seat_names};
use portolan_board::Reader;
use portolan_core::Seat;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{BIDS_PER_LIST, Bundle, Choice, Good, MAX_KINDS, OfferView, Phase, PlayerView, View};

/// The pending decision as text.
pub(crate) fn decision(view: &View, reader: &Reader<'_>) -> String {
    let me = reader.viewer.seat().filter(|&seat| view.to_act.has(seat));
    match (me.and_then(|seat| Some((seat, view.player(seat)?))), view.phase.seat()) {
        (Some((_, me)), Some(_)) => my_decision(me, view, reader),
        (Some((seat, me)), None) => {
            let own = my_decision(me, view, reader);
            let others = view.to_act.without(seat);
            let awaited =
                reader.locale.format(Key::AlsoAwaited, [("who", seat_names(others, reader).into())]);
            if others.is_empty() { own } else { format!("{own} {awaited}") }
        }
        (None, Some(seat)) => waiting_for_one(seat, view, reader),
        (None, None) => waiting_for_all(view, reader),
    }
}

fn my_decision(me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let cash = ("cash", denarii_text(me.cash, reader).into());
    match view.phase {
        Phase::Keep => locale.text(Key::DecideKeep),
        Phase::Offer { .. } => match &view.offer {
            Some(offer) => {
                locale.format(Key::DecideOfferSecond, [("card", on_offer(Some(offer), reader).into())])
            }
            None => locale.text(Key::DecideOffer),
        },
        Phase::Bid { .. } => {
            let args = [
                ("cards", on_offer(view.offer.as_ref(), reader).into()),
                ("price", view.offer.as_ref().map_or(0, |offer| offer.price).into()),
                ("highest", highest(view).into()),
                cash,
            ];
            locale.format(Key::DecideBid, args)
        }
        Phase::Decide { .. } => {
            locale.format(Key::DecideDecide, [("cards", on_offer(view.offer.as_ref(), reader).into())])
        }
        Phase::Allocate => locale.format(
            Key::DecideAllocate,
            [("good", next_card(me, reader).into()), ("most", MAX_KINDS.into())],
        ),
        Phase::Loans { .. } => locale.format(Key::DecideLoans, [("loans", me.loans.into()), cash]),
        Phase::Build { .. } => {
            let args = [
                cash,
                ("storehouses", me.storehouses.into()),
                ("wares", me.wares_size.into()),
                ("price", view.storehouses.price.into()),
            ];
            with_debts(&locale.format(Key::DecideBuild, args), Key::DecideBuildDebts, me, view, reader)
        }
        Phase::Discard { .. } => locale.format(
            Key::DecideDiscard,
            [("storehouses", me.storehouses.into()), ("wares", me.wares_size.into())],
        ),
        Phase::LastAllocate => {
            let decision = locale.format(Key::DecideLast, [("good", next_card(me, reader).into())]);
            with_debts(&decision, Key::DecideLastDebts, me, view, reader)
        }
        Phase::Empties { .. } => {
            let args = [("empty", empty_storehouses(me).into()), ("price", view.storehouses.resale.into())];
            with_debts(&locale.format(Key::DecideEmpties, args), Key::DecideEmptiesDebts, me, view, reader)
        }
        Phase::Over => locale.text(Key::Over),
    }
}

/// A decision, followed by its effect on the player's debts, if there are any.
fn with_debts(decision: &str, key: Key, me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let Some(debts) = Debts::of(me, view) else { return decision.to_string() };
    let args = [
        ("loans", me.loans.into()),
        ("owed", denarii_text(debts.owed, reader).into()),
        ("cash", denarii_text(me.cash, reader).into()),
        ("state", debts.state().into()),
        ("missing", debts.missing.into()),
        ("sell", debts.to_sell.into()),
        ("most", denarii_text(debts.most, reader).into()),
        ("resale", view.storehouses.resale.into()),
    ];
    format!("{decision} {}", reader.locale.format(key, args))
}

fn waiting_for_one(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let who = ("who", reader.name(seat).into());
    let cards = || ("cards", on_offer(view.offer.as_ref(), reader).into());
    let locale = reader.locale;
    match view.phase {
        Phase::Offer { .. } => locale.format(Key::WaitOffer, [who]),
        Phase::Bid { .. } => locale.format(Key::WaitBid, [who, cards()]),
        Phase::Decide { .. } => locale.format(Key::WaitDecide, [who, cards()]),
        Phase::Loans { .. } => locale.format(Key::WaitLoans, [who]),
        Phase::Build { .. } => locale.format(Key::WaitBuild, [who]),
        Phase::Discard { .. } => locale.format(Key::WaitDiscard, [who]),
        Phase::Empties { .. } => locale.format(Key::WaitEmpties, [who]),
        Phase::Keep | Phase::Allocate | Phase::LastAllocate | Phase::Over => locale.text(Key::Over),
    }
}

fn waiting_for_all(view: &View, reader: &Reader<'_>) -> String {
    let sits = reader.viewer.seat().is_some();
    let key = match (view.phase, sits) {
        (Phase::Keep, true) => Key::WaitKeep,
        (Phase::Keep, false) => Key::WatchKeep,
        (Phase::Allocate | Phase::LastAllocate, true) => Key::WaitAllocate,
        (Phase::Allocate | Phase::LastAllocate, false) => Key::WatchAllocate,
        _ => return reader.locale.text(Key::Over),
    };
    let args = [("who", seat_names(view.to_act, reader).into()), ("count", view.to_act.len().into())];
    reader.locale.format(key, args)
}

/// What a choice would do for the seat that must choose.
pub(crate) fn describe(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
    let seat = view.phase.seat().or(reader.viewer.seat());
    let Some(me) = seat.and_then(|seat| view.player(seat)) else { return reader.locale.text(Key::Over) };
    let locale = reader.locale;
    match choice {
        Choice::Keep(of) => keep(of, me, view, reader),
        Choice::Offer(of) => offer(of, view, reader),
        Choice::Bid(amount) => bid(amount, me, view, reader),
        Choice::Higher => higher(me, view, reader),
        Choice::Pass => locale.text(Key::DoPass),
        Choice::Buy => buy(me, view, reader),
        Choice::Sell(to) => sell(to, view, reader),
        Choice::Market(of) => market(of, me, view, reader),
        Choice::Senate(of) => senate(of, me, view, reader),
        Choice::Store(of) => store(of, me, view, reader),
        Choice::Repay => {
            let cash = denarii_text(me.cash, reader).into();
            locale.format(Key::DoRepay, [("price", view.money.repayment.into()), ("cash", cash)])
        }
        Choice::Interest => {
            let price = denarii_text(me.loans * u16::from(view.money.interest), reader);
            locale.format(Key::DoInterest, [("price", price.into()), ("loans", me.loans.into())])
        }
        Choice::Build => build(me, view, reader),
        Choice::Discard(of) => discard(of, me, view, reader),
        Choice::SellStorehouse => sell_storehouse(me, view, reader),
        Choice::Done if matches!(view.phase, Phase::Empties { .. }) => done_selling(me, view, reader),
        Choice::Done => locale.text(Key::DoDoneBuilding),
    }
}

fn keep(of: Good, me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let mut have = count_by_kind(me.wares.as_deref().unwrap_or_default());
    have.add(of);
    let args = [("now", view.senate.points[of].into()), ("have", bundle_text(&have, reader).into())];
    let [now, have] = args;
    match view.senate_next {
        Some(next) => reader.locale.format(Key::DoKeep, [now, have, ("next", next.points[of].into())]),
        None => reader.locale.format(Key::DoKeepLast, [now, have]),
    }
}

fn offer(of: Good, view: &View, reader: &Reader<'_>) -> String {
    let price = view.prices[of];
    match &view.offer {
        Some(first) => {
            let other = on_offer(Some(first), reader);
            let both = first.price + price;
            reader.locale.format(Key::DoOfferSecond, [("other", other.into()), ("price", both.into())])
        }
        None => reader.locale.format(Key::DoOffer, [("price", price.into())]),
    }
}

/// A bid above the player's cash costs storehouses, then loans (§3.7).
fn bid(amount: u8, me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let (storehouses, loans) = costs(amount, me, view);
    let locale = reader.locale;
    let args = [("storehouses", storehouses.into()), ("loans", loans.into())];
    match (storehouses, loans) {
        (0, 0) => locale
            .format(Key::DoBid, [("amount", amount.into()), ("cash", denarii_text(me.cash, reader).into())]),
        (_, 0) => locale.format(Key::DoBidSelling, args),
        (0, _) => locale.format(Key::DoBidBorrowing, args),
        _ => locale.format(Key::DoBidBoth, args),
    }
}

/// Whether a choice is quick: the lowest bid, the highest bid so far, a few steps above each, and every choice that is
/// not a bid. In revision 1, after higher amounts were requested, all listed bids are quick.
pub(crate) fn is_quick(choice: Choice, view: &View) -> bool {
    let Phase::Bid { from, .. } = view.phase else { return true };
    let price = view.offer.as_ref().map_or(from, |offer| offer.price);
    match choice {
        Choice::Bid(amount) => {
            let steps = |least: u8| [0, 1, 2, 3, 5].map(|step| least.saturating_add(step)).contains(&amount);
            steps(price) || steps(highest(view)) || from > price
        }
        Choice::Higher => from > price,
        _ => true,
    }
}

/// The number of storehouses and loans that a bid costs besides cash.
pub(super) fn costs(amount: u8, me: &PlayerView, view: &View) -> (u16, u16) {
    let resale = u16::from(view.storehouses.resale).max(1);
    let short = u16::from(amount).saturating_sub(me.cash);
    let storehouses = short.div_ceil(resale).min(me.storehouses.into());
    let loans = short.saturating_sub(storehouses * resale).div_ceil(u16::from(view.money.loan).max(1));
    (storehouses, loans)
}

fn higher(me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let Phase::Bid { from, .. } = view.phase else { return String::new() };
    let last = me.max_bid.min(from.saturating_add(BIDS_PER_LIST - 1));
    reader.locale.format(Key::DoHigher, [("last", last.into()), ("most", me.max_bid.into())])
}

fn buy(me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let args = [
        ("cards", on_offer(view.offer.as_ref(), reader).into()),
        ("price", (u16::from(highest(view)) + 1).into()),
        ("cash", denarii_text(me.cash, reader).into()),
    ];
    reader.locale.format(Key::DoBuy, args)
}

fn sell(to: Seat, view: &View, reader: &Reader<'_>) -> String {
    let bid = view.offer.as_ref().and_then(|offer| bid_of(to, offer)).unwrap_or(0);
    let share = bid / 2;
    let args = [
        ("who", reader.name(to).into()),
        ("bid", bid.into()),
        ("share", share.into()),
        ("rest", (bid - share).into()),
    ];
    reader.locale.format(Key::DoSell, args)
}

/// Counts the cards that the player knows will be on the market: neutral cards, the player's own so far, and this one.
fn market(of: Good, me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let own = me.allocation.map_or(0, |allocation| allocation.market.count(of));
    let known = count_by_kind(&view.neutral).count(of) + own + 1;
    let args = [
        ("known", known.into()),
        ("price", market_price(known, view).into()),
        ("fewer", market_price(known + 2, view).into()),
    ];
    reader.locale.format(Key::DoMarket, args)
}

/// The price of a card when `cards` of its kind are on the market.
pub(super) fn market_price(cards: u8, view: &View) -> u8 {
    let place = usize::from(cards).clamp(1, view.market_prices.len().max(1)) - 1;
    view.market_prices.get(place).copied().unwrap_or(0)
}

fn senate(of: Good, me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let mut offering = me.allocation.map_or_else(Bundle::default, |allocation| allocation.senate);
    offering.add(of);
    let value = view.senate.value(&offering);
    let favour = super::points_text(view.senate.points[of], reader);
    reader.locale.format(Key::DoSenate, [("points", favour.into()), ("value", value.into())])
}

fn store(of: Good, me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let stored = me.allocation.map_or_else(Bundle::default, |allocation| allocation.stored);
    let locale = reader.locale;
    if view.phase == Phase::LastAllocate {
        let key = if stored.count(of) == 0 { Key::DoStorePoint } else { Key::DoStoreNoPoint };
        return locale.format(key, [("good", good_name(of, reader).into())]);
    }
    let (then, storehouses) = (stored.len() + 1, usize::from(me.storehouses));
    let key = if then > storehouses { Key::DoStoreFull } else { Key::DoStore };
    locale.format(key, [("stored", then.into()), ("storehouses", storehouses.into())])
}

fn build(me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let args = [
        ("price", view.storehouses.price.into()),
        ("cash", denarii_text(me.cash, reader).into()),
        ("number", (me.storehouses + 1).into()),
        ("most", view.storehouses.most.into()),
    ];
    reader.locale.format(Key::DoBuild, args)
}

fn discard(of: Good, me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let have = count_by_kind(me.wares.as_deref().unwrap_or_default()).count(of);
    let args = [("left", have.saturating_sub(1).into()), ("good", good_name(of, reader).into())];
    let [left, kind] = args;
    match view.senate_next {
        Some(next) => reader.locale.format(Key::DoDiscard, [left, kind, ("next", next.points[of].into())]),
        None => reader.locale.format(Key::DoDiscardLast, [left, kind]),
    }
}

fn sell_storehouse(me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let resale = view.storehouses.resale;
    let [price, cash] = [("price", resale.into()), ("cash", (me.cash + u16::from(resale)).into())];
    match Debts::of(me, view).filter(|debts| debts.missing > 0) {
        Some(debts) => {
            reader.locale.format(Key::DoSellStorehouseDebts, [price, cash, ("owed", debts.owed.into())])
        }
        None => {
            let left = ("left", me.storehouses.saturating_sub(1).into());
            reader.locale.format(Key::DoSellStorehouse, [price, cash, left])
        }
    }
}

/// Describes the end of selling: the storehouses break ties, or the seat is eliminated for its debts.
fn done_selling(me: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    match debts::ruin(Choice::Done, view) {
        Some(debts) => {
            let args = [
                ("cash", denarii_text(me.cash, reader).into()),
                ("owed", denarii_text(debts.owed, reader).into()),
            ];
            reader.locale.format(Key::DoDoneRuin, args)
        }
        None => reader.locale.format(Key::DoDoneSelling, [("storehouses", me.storehouses.into())]),
    }
}

fn on_offer(offer: Option<&OfferView>, reader: &Reader<'_>) -> String {
    offer.map_or_else(String::new, |offer| bundle_text(&count_by_kind(&offer.cards), reader))
}

/// The bid of a seat; `None` if it has not bid.
pub(super) fn bid_of(seat: Seat, offer: &OfferView) -> Option<u8> {
    offer.bids.get(seat.index()).copied().flatten()
}

/// The highest bid so far; 0 without bids.
pub(super) fn highest(view: &View) -> u8 {
    view.offer.iter().flat_map(|offer| offer.bids.iter().flatten()).copied().max().unwrap_or(0)
}

fn next_card(me: &PlayerView, reader: &Reader<'_>) -> String {
    let next = me.allocation.and_then(|allocation| allocation.next);
    next.map_or_else(String::new, |next| good_name(next, reader))
}
