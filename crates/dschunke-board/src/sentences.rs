//! A sentence for each event.

use super::{
    bid_text, card_name, card_names, good_counts, good_name, junk_name, names_or_you, pile_name, price_text,
    worker_name,
};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg, yes_no};
use portolan_board::table::list;
use portolan_core::{Seat, SeatSet};
use portolan_dschunke::{Bid, ByGood, CardBundle, CardKind, Event, Good, Junk, Pile, Price, View};
use portolan_i18n::Arg;
use portolan_i18n::DschunkeKey as Key;

/// The sentence for an event. `view` is any view of the same table.
pub(crate) fn sentence(event: &Event, _view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match *event {
        Event::HandDealt { seat, cards } => hand_dealt(seat, cards, reader),
        Event::FirstPlayerFound { seat } => player_sentence(Key::FirstPlayerFound, seat, [], reader),
        Event::CargoPlaced { seat, owner, junk } => {
            let owner = text_arg("owner", reader.name(owner));
            player_sentence(
                Key::CargoPlaced,
                seat,
                [owner, text_arg("junk", junk_name(junk, reader))],
                reader,
            )
        }
        Event::MerchantsShown { load, money, goods } => {
            locale.format(Key::MerchantsShown, places([load, money, goods], reader))
        }
        Event::MerchantsMoved { load, money, goods } => {
            locale.format(Key::MerchantsMoved, places([load, money, goods], reader))
        }
        Event::MarketRevealed { round, prices } => market_revealed(round, &prices, reader),
        Event::GoodsReturned { seat, good } => {
            let mut one = ByGood::default();
            one[good] = 1;
            returned(seat, &one, reader)
        }
        Event::GoodsTaken { seat, good, count } => {
            let mut some = ByGood::default();
            some[good] = count;
            taken(seat, &some, None, reader)
        }
        Event::GoodsMissed { seat, count } => {
            player_sentence(Key::GoodsMissed, seat, [("count", count.into())], reader)
        }
        Event::PileSearched { seat, pile, cards, .. } => pile_searched(seat, pile, cards, reader),
        Event::CardKept { seat, card, .. } => card_kept(seat, card, reader),
        Event::MoneyAnnounced { .. } => announced(std::slice::from_ref(event), reader),
        Event::WorkerUsed { seat, worker, junk, .. } => {
            let args =
                [text_arg("worker", worker_name(worker, reader)), text_arg("junk", junk_name(junk, reader))];
            player_sentence(Key::WorkerUsed, seat, args, reader)
        }
        Event::ActionMissed { seat } => player_sentence(Key::ActionMissed, seat, [], reader),
        Event::StripsLoaded { .. } | Event::MoneyEarned { .. } | Event::StripMoved { .. } => {
            effect(event, None, reader)
        }
        Event::CardPlayed { seat, card: played } => {
            player_sentence(Key::CardPlayed, seat, [text_arg("card", card_name(played, reader))], reader)
        }
        Event::BidSealed { seat, bid } => bid_sealed(seat, bid, reader),
        Event::BidShown { .. } => bids(std::slice::from_ref(event), reader),
        Event::GoodsSold { good, price, winners, yuan, by_card } => {
            sold(good, price, winners, yuan, by_card, reader)
        }
        Event::YuanTaken { seat, yuan } => {
            player_sentence(Key::YuanTaken, seat, [("yuan", yuan.into())], reader)
        }
        Event::BarterEnded { sold } => locale.format(Key::BarterEnded, [("sold", sold.into())]),
        Event::GameEnded => locale.text(Key::GameEnded),
        Event::HandShown { seat, cards: hand } => {
            player_sentence(Key::HandShown, seat, [text_arg("goods", good_counts(&hand, reader))], reader)
        }
        Event::CardsShown { seat, cards: held, yuan } => {
            let held = text_arg("cards", card_names(held.kinds(), reader));
            player_sentence(Key::CardsShown, seat, [held, ("yuan", yuan.into())], reader)
        }
        Event::MoneyShown { seat, yuan } => {
            player_sentence(Key::MoneyShown, seat, [("yuan", yuan.into())], reader)
        }
    }
}

fn hand_dealt(seat: Seat, cards: Option<ByGood<u8>>, reader: &Reader<'_>) -> String {
    let known = yes_no(cards.is_some());
    let cards = cards.map(|cards| good_counts(&cards, reader)).unwrap_or_default();
    player_sentence(Key::HandDealt, seat, [("known", known.into()), text_arg("goods", cards)], reader)
}

fn pile_searched(seat: Seat, searched: Pile, seen: Option<CardBundle>, reader: &Reader<'_>) -> String {
    let seen = seen.map(|seen| card_names(seen.kinds(), reader)).unwrap_or_default();
    let args = [text_arg("pile", pile_name(searched, reader)), text_arg("cards", seen)];
    player_sentence(Key::PileSearched, seat, args, reader)
}

fn card_kept(seat: Seat, kept: Option<CardKind>, reader: &Reader<'_>) -> String {
    let name = kept.map(|kept| card_name(kept, reader)).unwrap_or_default();
    let args = [("known", yes_no(kept.is_some()).into()), text_arg("card", name)];
    player_sentence(Key::CardKept, seat, args, reader)
}

fn bid_sealed(seat: Seat, sealed: Option<Bid>, reader: &Reader<'_>) -> String {
    let text = sealed.map(|sealed| bid_text(sealed, reader)).unwrap_or_default();
    let args = [("known", yes_no(sealed.is_some()).into()), text_arg("bid", text)];
    player_sentence(Key::BidSealed, seat, args, reader)
}

fn market_revealed(round: u8, prices: &ByGood<Price>, reader: &Reader<'_>) -> String {
    let brings = |of: Good| {
        let args =
            [text_arg("good", good_name(of, reader)), text_arg("price", price_text(prices[of], reader))];
        reader.locale.format(Key::ForSale, args)
    };
    let market = Good::ALL.map(brings).join(", ");
    reader.locale.format(Key::MarketRevealed, [("round", round.into()), text_arg("market", market)])
}

/// “Anna loads 2 strips onto the white junk”, with the worker or card `by`; empty for other events.
pub(super) fn effect(event: &Event, by: Option<String>, reader: &Reader<'_>) -> String {
    let by = text_arg("by", by.unwrap_or_default());
    let on = |name, of: Junk| text_arg(name, junk_name(of, reader));
    match *event {
        Event::StripsLoaded { seat, junk, count } => {
            player_sentence(Key::StripsLoaded, seat, [on("junk", junk), ("count", count.into()), by], reader)
        }
        Event::MoneyEarned { seat, junk, visible, yuan } => {
            let args = [on("junk", junk), ("visible", visible.into()), ("yuan", yuan.into()), by];
            player_sentence(Key::MoneyEarned, seat, args, reader)
        }
        Event::StripMoved { seat, from, to } => {
            player_sentence(Key::StripMoved, seat, [on("from", from), on("to", to), by], reader)
        }
        _ => String::new(),
    }
}

/// “Anna takes 3 rice and 1 fish”, with the worker or card `by`.
pub(super) fn taken(seat: Seat, cards: &ByGood<u8>, by: Option<String>, reader: &Reader<'_>) -> String {
    let args = [text_arg("goods", good_counts(cards, reader)), text_arg("by", by.unwrap_or_default())];
    player_sentence(Key::GoodsTaken, seat, args, reader)
}

/// “Anna puts 2 fish back”.
pub(super) fn returned(seat: Seat, cards: &ByGood<u8>, reader: &Reader<'_>) -> String {
    player_sentence(Key::GoodsReturned, seat, [text_arg("goods", good_counts(cards, reader))], reader)
}

/// The announced money of all players.
pub(super) fn announced(run: &[Event], reader: &Reader<'_>) -> String {
    let announcements = run.iter().filter_map(|event| match *event {
        Event::MoneyAnnounced { seat, yuan } => {
            Some(player_sentence(Key::MoneyAnnounced, seat, [("yuan", yuan.into())], reader))
        }
        _ => None,
    });
    reader
        .locale
        .format(Key::MoneyAnnouncedAll, [text_arg("who", list(&announcements.collect::<Vec<_>>(), reader))])
}

/// The revealed bids of all players.
pub(super) fn bids(run: &[Event], reader: &Reader<'_>) -> String {
    let shown = run.iter().filter_map(|event| match *event {
        Event::BidShown { seat, bid: of } => {
            Some(player_sentence(Key::BidShown, seat, [text_arg("bid", bid_text(of, reader))], reader))
        }
        _ => None,
    });
    reader.locale.format(Key::BidsShown, [text_arg("bids", shown.collect::<Vec<_>>().join(", "))])
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
        text_arg("good", good_name(of, reader)),
        ("how", how.into()),
        ("person", person.into()),
        text_arg("who", names_or_you(winners, reader)),
        ("yuan", yuan.into()),
        ("card", yes_no(by_card).into()),
    ];
    reader.locale.format(Key::GoodsSold, args)
}

fn places(of: [Junk; 3], reader: &Reader<'_>) -> [Arg<'static>; 3] {
    let [load, money, goods] = of.map(|of| junk_name(of, reader));
    [text_arg("load", load), text_arg("money", money), text_arg("goods", goods)]
}
