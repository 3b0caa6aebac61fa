//! A sentence for each event.

use super::{bundle_text, denarii_text, good_name, points_text};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg};
use portolan_board::table::list;
use portolan_core::Seat;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Bundle, Event, Good, SenateCard, View};

/// The sentence for an event. `view` is any view of the same table: it has the kinds of goods that take part.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let cards_of = |cards: &Bundle| text_arg("cards", bundle_text(cards, reader));
    let points_of = |count: u8| text_arg("points", points_text(count, reader));
    let sum = |name, amount: u16| text_arg(name, denarii_text(amount, reader));
    match *event {
        Event::FirstPlayerFound { seat } => player_sentence(Key::FirstPlayerFound, seat, [], reader),
        Event::RoundBegun { round, first, senate, next } => {
            round_begun(round, first, &senate, next.as_ref(), view, reader)
        }
        Event::CardsDrawn { cards: Some(cards), .. } => locale.format(Key::CardsDrawnYou, [cards_of(&cards)]),
        Event::CardsDrawn { seat, count, cards: None } => {
            player_sentence(Key::CardsDrawn, seat, [("count", 1.into()), ("cards", count.into())], reader)
        }
        Event::DeckShuffled { cards } => locale.format(Key::DeckShuffled, [("cards", cards.into())]),
        Event::CardKept { card: Some(card), .. } => {
            locale.format(Key::CardKeptYou, [text_arg("card", good_name(card, reader))])
        }
        Event::CardKept { seat, card: None } => {
            player_sentence(Key::CardKept, seat, [("count", 1.into())], reader)
        }
        Event::CardOffered { seat, card } => {
            player_sentence(Key::CardOffered, seat, [text_arg("card", good_name(card, reader))], reader)
        }
        Event::PairOffered { seat, cards, price } => {
            player_sentence(Key::PairOffered, seat, [cards_of(&cards), ("price", price.into())], reader)
        }
        Event::BidMade { seat, amount } => {
            player_sentence(Key::BidMade, seat, [("amount", amount.into())], reader)
        }
        Event::Passed { seat } => player_sentence(Key::Passed, seat, [], reader),
        Event::PairKept { seat, cards, paid } => {
            player_sentence(Key::PairKept, seat, [cards_of(&cards), sum("paid", paid.into())], reader)
        }
        Event::PairSold { seller, buyer, cards, paid, share } => {
            pair_sold(seller, buyer, &cards, paid, share, reader)
        }
        Event::PairForced { seat, cards, paid } => {
            player_sentence(Key::PairForced, seat, [cards_of(&cards), sum("paid", paid.into())], reader)
        }
        Event::StorehouseSold { .. }
        | Event::LoanTaken { .. }
        | Event::LoanRepaid { .. }
        | Event::StorehouseBuilt { .. }
        | Event::CardDiscarded { .. } => repeated(std::slice::from_ref(event), reader),
        Event::NeutralsOpened { cards } => locale.format(Key::NeutralsOpened, [cards_of(&cards)]),
        Event::Allocated { seat } => player_sentence(Key::Allocated, seat, [("count", 1.into())], reader),
        Event::AllocationShown { seat, market, senate, stored } => {
            allocation_shown(seat, &market, &senate, stored, reader)
        }
        Event::PriceFound { .. } => {
            locale.format(Key::PricesFound, [text_arg("prices", part(event, reader))])
        }
        Event::GoodsSold { seat, cards, income } => {
            player_sentence(Key::GoodsSold, seat, [cards_of(&cards), sum("income", income)], reader)
        }
        Event::OfferingJudged { seat, cards, value, points } => {
            let args = [cards_of(&cards), ("value", value.into()), points_of(points)];
            player_sentence(Key::OfferingJudged, seat, args, reader)
        }
        Event::InterestPaid { seat, loans, paid } => {
            player_sentence(Key::InterestPaid, seat, [("loans", loans.into()), sum("paid", paid)], reader)
        }
        Event::StoreShown { seat, cards, points } => {
            player_sentence(Key::StoreShown, seat, [cards_of(&cards), points_of(points)], reader)
        }
        Event::Eliminated { seat, loans } => {
            player_sentence(Key::EliminatedForDebt, seat, [("loans", loans.into())], reader)
        }
        Event::MoneyJudged { seat, money, points } => {
            player_sentence(Key::MoneyJudged, seat, [sum("money", money), points_of(points)], reader)
        }
        Event::PutAwayShown { senate } => {
            let all: Vec<String> = kinds(view).map(|kind| value(kind, &senate, reader)).collect();
            locale.format(Key::PutAwayShown, [text_arg("points", all.join(", "))])
        }
        Event::GameEnded => locale.text(Key::Ended),
    }
}

fn round_begun(
    round: u8,
    first: Seat,
    senate: &SenateCard,
    next: Option<&SenateCard>,
    view: &View,
    reader: &Reader<'_>,
) -> String {
    let (round, now) = (("round", round.into()), text_arg("now", most_valued(senate, view, reader)));
    match next {
        Some(next) => {
            let next = text_arg("next", most_valued(next, view, reader));
            player_sentence(Key::RoundBegun, first, [round, now, next], reader)
        }
        None => player_sentence(Key::RoundBegunLast, first, [round, now], reader),
    }
}

fn pair_sold(seller: Seat, buyer: Seat, cards: &Bundle, paid: u8, share: u8, reader: &Reader<'_>) -> String {
    let args = [
        ("buyer_person", reader.person(buyer).into()),
        text_arg("buyer", reader.name(buyer)),
        text_arg("cards", bundle_text(cards, reader)),
        ("paid", paid.into()),
        ("share", share.into()),
    ];
    player_sentence(Key::PairSold, seller, args, reader)
}

fn allocation_shown(seat: Seat, market: &Bundle, senate: &Bundle, stored: u8, reader: &Reader<'_>) -> String {
    let args = [
        text_arg("market", bundle_text(market, reader)),
        ("offered", senate.len().into()),
        text_arg("senate", bundle_text(senate, reader)),
        ("stored", stored.into()),
    ];
    player_sentence(Key::AllocationShown, seat, args, reader)
}

/// The part of an event in a sentence about several: a bid, a price, an income. Empty for other events.
pub(super) fn part(event: &Event, reader: &Reader<'_>) -> String {
    match *event {
        Event::BidMade { seat, amount } => {
            player_sentence(Key::BidTold, seat, [("amount", amount.into())], reader)
        }
        Event::Passed { seat } => player_sentence(Key::PassTold, seat, [], reader),
        Event::PriceFound { good: kind, cards, price } => {
            let args =
                [text_arg("good", good_name(kind, reader)), ("price", price.into()), ("cards", cards.into())];
            reader.locale.format(Key::PriceFound, args)
        }
        Event::GoodsSold { seat, income, .. } => {
            player_sentence(Key::IncomeTold, seat, [("income", income.into())], reader)
        }
        Event::OfferingJudged { seat, value, points: count, .. } => {
            let args = [("value", value.into()), text_arg("points", points_text(count, reader))];
            player_sentence(Key::OfferingTold, seat, args, reader)
        }
        Event::MoneyJudged { seat, money, points: count } => {
            let args = [("money", money.into()), text_arg("points", points_text(count, reader))];
            player_sentence(Key::FortuneTold, seat, args, reader)
        }
        _ => String::new(),
    }
}

/// What one seat does several times in a row: storehouses and loans, or discarded cards.
pub(super) fn repeated(run: &[Event], reader: &Reader<'_>) -> String {
    let Some((first, seat)) = run.first().and_then(|first| Some((first, event_seat(first)?))) else {
        return String::new();
    };
    let (key, name) = match first {
        Event::StorehouseSold { .. } => (Key::StorehousesSold, "price"),
        Event::LoanTaken { .. } => (Key::LoansTaken, "amount"),
        Event::LoanRepaid { .. } => (Key::LoansRepaid, "paid"),
        Event::StorehouseBuilt { .. } => (Key::StorehousesBuilt, "paid"),
        _ => {
            let discarded: Bundle = run.iter().filter_map(discarded).collect();
            let cards = text_arg("cards", bundle_text(&discarded, reader));
            return player_sentence(Key::CardsDiscarded, seat, [cards], reader);
        }
    };
    let sum = text_arg(name, denarii_text(run.iter().map(paid).sum(), reader));
    player_sentence(key, seat, [("count", run.len().into()), sum], reader)
}

fn paid(event: &Event) -> u16 {
    match *event {
        Event::StorehouseSold { price: sum, .. }
        | Event::LoanTaken { amount: sum, .. }
        | Event::LoanRepaid { paid: sum, .. }
        | Event::StorehouseBuilt { paid: sum, .. } => sum.into(),
        _ => 0,
    }
}

const fn discarded(event: &Event) -> Option<Good> {
    match *event {
        Event::CardDiscarded { card, .. } => Some(card),
        _ => None,
    }
}

/// The kinds of goods in this game.
pub(super) fn kinds(view: &View) -> impl Iterator<Item = Good> + '_ {
    Good::ALL.into_iter().filter(|&good| view.copies[good] > 0)
}

/// “wine (5) and wheat (4)”: the two kinds that a senate card values most.
fn most_valued(senate: &SenateCard, view: &View, reader: &Reader<'_>) -> String {
    let mut all: Vec<Good> = kinds(view).collect();
    all.sort_by_key(|&good| std::cmp::Reverse(senate.points[good]));
    let best: Vec<String> = all.into_iter().take(2).map(|kind| value(kind, senate, reader)).collect();
    list(&best, reader)
}

fn value(kind: Good, senate: &SenateCard, reader: &Reader<'_>) -> String {
    let args = [text_arg("good", good_name(kind, reader)), ("points", senate.points[kind].into())];
    reader.locale.format(Key::Wanted, args)
}

/// The seat that does or gets what the event reports; `None` for events of the whole table.
pub(super) fn event_seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::FirstPlayerFound { seat }
        | Event::RoundBegun { first: seat, .. }
        | Event::CardsDrawn { seat, .. }
        | Event::CardKept { seat, .. }
        | Event::CardOffered { seat, .. }
        | Event::PairOffered { seat, .. }
        | Event::BidMade { seat, .. }
        | Event::Passed { seat }
        | Event::PairKept { seat, .. }
        | Event::PairSold { seller: seat, .. }
        | Event::PairForced { seat, .. }
        | Event::StorehouseSold { seat, .. }
        | Event::LoanTaken { seat, .. }
        | Event::Allocated { seat }
        | Event::AllocationShown { seat, .. }
        | Event::GoodsSold { seat, .. }
        | Event::OfferingJudged { seat, .. }
        | Event::LoanRepaid { seat, .. }
        | Event::InterestPaid { seat, .. }
        | Event::StorehouseBuilt { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::StoreShown { seat, .. }
        | Event::Eliminated { seat, .. }
        | Event::MoneyJudged { seat, .. } => Some(seat),
        Event::DeckShuffled { .. }
        | Event::NeutralsOpened { .. }
        | Event::PriceFound { .. }
        | Event::PutAwayShown { .. }
        | Event::GameEnded => None,
    }
}
