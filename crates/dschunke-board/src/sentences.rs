//! What happened, one sentence for each event.

use super::{bid, card, cards, everybody_of, good, goods, junk, pile, price, worker};
use portolan_board::Reader;
use portolan_board::table::list;
use portolan_core::{Seat, SeatSet};
use portolan_dschunke::{ByGood, Event, Good, Junk, Price, View};
use portolan_i18n::Arg;
use portolan_i18n::DschunkeKey;
use portolan_i18n::FluentValue;

/// The sentence for an event. `view` is any view of the same table.
pub(crate) fn sentence(event: &Event, _view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match *event {
        Event::HandDealt { seat, cards } => hand_dealt(seat, cards, reader),
        Event::FirstPlayerFound { seat } => said(DschunkeKey::FirstPlayerFound, seat, [], reader),
        Event::CargoPlaced { seat, owner, junk: on } => {
            let owner = pair("owner", reader.name(owner));
            said(DschunkeKey::CargoPlaced, seat, [owner, pair("junk", junk(on, reader))], reader)
        }
        Event::MerchantsShown { load, money, goods } => {
            locale.format(DschunkeKey::MerchantsShown, places([load, money, goods], reader))
        }
        Event::MerchantsMoved { load, money, goods } => {
            locale.format(DschunkeKey::MerchantsMoved, places([load, money, goods], reader))
        }
        Event::MarketRevealed { round, prices } => market_revealed(round, &prices, reader),
        Event::GoodsReturned { seat, good: of } => {
            let mut one = ByGood::default();
            one[of] = 1;
            returned(seat, &one, reader)
        }
        Event::GoodsTaken { seat, good: of, count } => {
            let mut some = ByGood::default();
            some[of] = count;
            taken(seat, &some, None, reader)
        }
        Event::GoodsMissed { seat, count } => {
            said(DschunkeKey::GoodsMissed, seat, [("count", count.into())], reader)
        }
        Event::PileSearched { seat, pile: at, cards: seen, .. } => {
            let seen = seen.map(|seen| cards(seen.kinds(), reader)).unwrap_or_default();
            said(
                DschunkeKey::PileSearched,
                seat,
                [pair("pile", pile(at, reader)), pair("cards", seen)],
                reader,
            )
        }
        Event::CardKept { seat, card: kept, .. } => {
            let known = if kept.is_some() { "yes" } else { "no" };
            let kept = kept.map(|kept| card(kept, reader)).unwrap_or_default();
            said(DschunkeKey::CardKept, seat, [("known", known.into()), pair("card", kept)], reader)
        }
        Event::MoneyAnnounced { .. } => announced(std::slice::from_ref(event), reader),
        Event::WorkerUsed { seat, worker: by, junk: on, .. } => {
            let args = [pair("worker", worker(by, reader)), pair("junk", junk(on, reader))];
            said(DschunkeKey::WorkerUsed, seat, args, reader)
        }
        Event::ActionMissed { seat } => said(DschunkeKey::ActionMissed, seat, [], reader),
        Event::StripsLoaded { .. } | Event::MoneyEarned { .. } | Event::StripMoved { .. } => {
            effect(event, None, reader)
        }
        Event::CardPlayed { seat, card: played } => {
            said(DschunkeKey::CardPlayed, seat, [pair("card", card(played, reader))], reader)
        }
        Event::BidSealed { seat, bid: sealed } => {
            let known = if sealed.is_some() { "yes" } else { "no" };
            let sealed = sealed.map(|sealed| bid(sealed, reader)).unwrap_or_default();
            said(DschunkeKey::BidSealed, seat, [("known", known.into()), pair("bid", sealed)], reader)
        }
        Event::BidShown { .. } => bids(std::slice::from_ref(event), reader),
        Event::GoodsSold { good, price, winners, yuan, by_card } => {
            sold(good, price, winners, yuan, by_card, reader)
        }
        Event::YuanTaken { seat, yuan } => {
            said(DschunkeKey::YuanTaken, seat, [("yuan", yuan.into())], reader)
        }
        Event::BarterEnded { sold } => locale.format(DschunkeKey::BarterEnded, [("sold", sold.into())]),
        Event::GameEnded => locale.text(DschunkeKey::GameEnded),
        Event::HandShown { seat, cards: hand } => {
            said(DschunkeKey::HandShown, seat, [pair("goods", goods(&hand, reader))], reader)
        }
        Event::CardsShown { seat, cards: held, yuan } => {
            let held = pair("cards", cards(held.kinds(), reader));
            said(DschunkeKey::CardsShown, seat, [held, ("yuan", yuan.into())], reader)
        }
        Event::MoneyShown { seat, yuan } => {
            said(DschunkeKey::MoneyShown, seat, [("yuan", yuan.into())], reader)
        }
    }
}

fn hand_dealt(seat: Seat, cards: Option<ByGood<u8>>, reader: &Reader<'_>) -> String {
    let known = if cards.is_some() { "yes" } else { "no" };
    let cards = cards.map(|cards| goods(&cards, reader)).unwrap_or_default();
    said(DschunkeKey::HandDealt, seat, [("known", known.into()), pair("goods", cards)], reader)
}

fn market_revealed(round: u8, prices: &ByGood<Price>, reader: &Reader<'_>) -> String {
    let brings = |of: Good| {
        let args = [pair("good", good(of, reader)), pair("price", price(prices[of], reader))];
        reader.locale.format(DschunkeKey::ForSale, args)
    };
    let market = Good::ALL.map(brings).join(", ");
    reader.locale.format(DschunkeKey::MarketRevealed, [("round", round.into()), pair("market", market)])
}

/// “Anna loads 2 strips onto the white junk”, and with whom or what; for nothing else.
pub(super) fn effect(event: &Event, by: Option<String>, reader: &Reader<'_>) -> String {
    let by = pair("by", by.unwrap_or_default());
    let on = |name, of: Junk| pair(name, junk(of, reader));
    match *event {
        Event::StripsLoaded { seat, junk, count } => {
            said(DschunkeKey::StripsLoaded, seat, [on("junk", junk), ("count", count.into()), by], reader)
        }
        Event::MoneyEarned { seat, junk, visible, yuan } => {
            let args = [on("junk", junk), ("visible", visible.into()), ("yuan", yuan.into()), by];
            said(DschunkeKey::MoneyEarned, seat, args, reader)
        }
        Event::StripMoved { seat, from, to } => {
            said(DschunkeKey::StripMoved, seat, [on("from", from), on("to", to), by], reader)
        }
        _ => String::new(),
    }
}

/// “Anna takes 3 rice and 1 fish”, and with whom or what.
pub(super) fn taken(seat: Seat, cards: &ByGood<u8>, by: Option<String>, reader: &Reader<'_>) -> String {
    let args = [pair("goods", goods(cards, reader)), pair("by", by.unwrap_or_default())];
    said(DschunkeKey::GoodsTaken, seat, args, reader)
}

/// “Anna puts 2 fish back”.
pub(super) fn returned(seat: Seat, cards: &ByGood<u8>, reader: &Reader<'_>) -> String {
    said(DschunkeKey::GoodsReturned, seat, [pair("goods", goods(cards, reader))], reader)
}

/// Who told how much money.
pub(super) fn announced(run: &[Event], reader: &Reader<'_>) -> String {
    let told = run.iter().filter_map(|event| match *event {
        Event::MoneyAnnounced { seat, yuan } => {
            Some(said(DschunkeKey::MoneyAnnounced, seat, [("yuan", yuan.into())], reader))
        }
        _ => None,
    });
    reader
        .locale
        .format(DschunkeKey::MoneyAnnouncedAll, [pair("who", list(&told.collect::<Vec<_>>(), reader))])
}

/// Who bid what.
pub(super) fn bids(run: &[Event], reader: &Reader<'_>) -> String {
    let shown = run.iter().filter_map(|event| match *event {
        Event::BidShown { seat, bid: of } => {
            Some(said(DschunkeKey::BidShown, seat, [pair("bid", bid(of, reader))], reader))
        }
        _ => None,
    });
    reader.locale.format(DschunkeKey::BidsShown, [pair("bids", shown.collect::<Vec<_>>().join(", "))])
}

fn sold(of: Good, brings: Price, winners: SeatSet, yuan: u8, by_card: bool, reader: &Reader<'_>) -> String {
    let how = match (brings, winners.len()) {
        (Price::Yuan(_), 1) => "money",
        (Price::Yuan(_), _) => "shared",
        (Price::Special, 1) => "special",
        (Price::Special, _) => "special-tied",
    };
    let person = winners.first().filter(|_| winners.len() == 1).map_or("other", |seat| reader.person(seat));
    let args = [
        pair("good", good(of, reader)),
        ("how", how.into()),
        ("person", person.into()),
        pair("who", everybody_of(winners, reader)),
        ("yuan", yuan.into()),
        ("card", (if by_card { "yes" } else { "no" }).into()),
    ];
    reader.locale.format(DschunkeKey::GoodsSold, args)
}

fn places(of: [Junk; 3], reader: &Reader<'_>) -> [Arg<'static>; 3] {
    let [load, money, goods] = of.map(|of| junk(of, reader));
    [pair("load", load), pair("money", money), pair("goods", goods)]
}

/// A sentence about what somebody did.
pub(super) fn said<const N: usize>(
    key: DschunkeKey,
    seat: Seat,
    args: [Arg<'static>; N],
    reader: &Reader<'_>,
) -> String {
    let mut all = actor(seat, reader).into_iter().chain(args);
    reader.locale.format(key, std::array::from_fn::<_, MOST_VALUES, _>(|_| all.next().unwrap_or(UNUSED)))
}

/// No sentence about somebody has more values, with the two that say who it is.
const MOST_VALUES: usize = 6;
/// For the places that a sentence does not need.
const UNUSED: Arg<'static> = ("unused", FluentValue::None);

/// Who does it, for a sentence.
fn actor(seat: Seat, reader: &Reader<'_>) -> [Arg<'static>; 2] {
    [("person", reader.person(seat).into()), pair("who", reader.name(seat))]
}

fn pair(name: &'static str, value: String) -> Arg<'static> {
    (name, value.into())
}
