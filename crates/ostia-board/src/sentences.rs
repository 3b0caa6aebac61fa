//! What happened, one sentence for each event.

use super::{bundle, denarii, good, points};
use portolan_board::Reader;
use portolan_board::sentence::{player_args, text_arg};
use portolan_board::table::list;
use portolan_core::Seat;
use portolan_i18n::Arg;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Bundle, Event, Good, SenateCard, View};

/// The sentence for an event. Everything that it needs stands in the event itself.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let [person, who] = actor(event, reader);
    match *event {
        Event::FirstPlayerFound { .. } => locale.format(Key::FirstPlayerFound, [person, who]),
        Event::RoundBegun { round, senate, next, .. } => {
            let (round, now) = (("round", round.into()), text_arg("now", wanted(&senate, view, reader)));
            match next {
                Some(next) => {
                    let next = text_arg("next", wanted(&next, view, reader));
                    locale.format(Key::RoundBegun, [person, who, round, now, next])
                }
                None => locale.format(Key::RoundBegunLast, [person, who, round, now]),
            }
        }
        Event::CardsDrawn { cards: Some(cards), .. } => {
            locale.format(Key::CardsDrawnYou, [text_arg("cards", bundle(&cards, reader))])
        }
        Event::CardsDrawn { count, cards: None, .. } => {
            locale.format(Key::CardsDrawn, [who, ("count", 1.into()), ("cards", count.into())])
        }
        Event::DeckShuffled { cards } => locale.format(Key::DeckShuffled, [("cards", cards.into())]),
        Event::CardKept { card: Some(card), .. } => {
            locale.format(Key::CardKeptYou, [text_arg("card", good(card, reader))])
        }
        Event::CardKept { card: None, .. } => locale.format(Key::CardKept, [who, ("count", 1.into())]),
        Event::CardOffered { card, .. } => {
            locale.format(Key::CardOffered, [person, who, text_arg("card", good(card, reader))])
        }
        Event::PairOffered { cards, price, .. } => {
            let cards = text_arg("cards", bundle(&cards, reader));
            locale.format(Key::PairOffered, [person, who, cards, ("price", price.into())])
        }
        Event::BidMade { amount, .. } => {
            locale.format(Key::BidMade, [person, who, ("amount", amount.into())])
        }
        Event::Passed { .. } => locale.format(Key::Passed, [person, who]),
        Event::PairKept { cards, paid, .. } => locale.format(
            Key::PairKept,
            [person, who, text_arg("cards", bundle(&cards, reader)), sum("paid", paid, reader)],
        ),
        Event::PairSold { buyer, cards, paid, share, .. } => {
            let args = [
                person,
                who,
                ("buyer_person", reader.person(buyer).into()),
                text_arg("buyer", reader.name(buyer)),
                text_arg("cards", bundle(&cards, reader)),
                ("paid", paid.into()),
                ("share", share.into()),
            ];
            locale.format(Key::PairSold, args)
        }
        Event::PairForced { cards, paid, .. } => {
            let cards = text_arg("cards", bundle(&cards, reader));
            locale.format(Key::PairForced, [person, who, cards, sum("paid", paid, reader)])
        }
        Event::StorehouseSold { .. }
        | Event::LoanTaken { .. }
        | Event::LoanRepaid { .. }
        | Event::StorehouseBuilt { .. }
        | Event::CardDiscarded { .. } => repeated(std::slice::from_ref(event), reader),
        Event::NeutralsOpened { cards } => {
            locale.format(Key::NeutralsOpened, [text_arg("cards", bundle(&cards, reader))])
        }
        Event::Allocated { .. } => locale.format(Key::Allocated, [person, who, ("count", 1.into())]),
        Event::AllocationShown { market, senate, stored, .. } => {
            let args = [
                person,
                who,
                text_arg("market", bundle(&market, reader)),
                ("offered", senate.len().into()),
                text_arg("senate", bundle(&senate, reader)),
                ("stored", stored.into()),
            ];
            locale.format(Key::AllocationShown, args)
        }
        Event::PriceFound { .. } => {
            locale.format(Key::PricesFound, [text_arg("prices", part(event, reader))])
        }
        Event::GoodsSold { cards, income, .. } => {
            let cards = text_arg("cards", bundle(&cards, reader));
            locale.format(Key::GoodsSold, [person, who, cards, text_arg("income", denarii(income, reader))])
        }
        Event::OfferingJudged { cards, value, points: reward, .. } => {
            let cards = text_arg("cards", bundle(&cards, reader));
            let reward = text_arg("points", points(reward, reader));
            locale.format(Key::OfferingJudged, [person, who, cards, ("value", value.into()), reward])
        }
        Event::InterestPaid { loans, paid, .. } => {
            let paid = text_arg("paid", denarii(paid, reader));
            locale.format(Key::InterestPaid, [person, who, ("loans", loans.into()), paid])
        }
        Event::StoreShown { cards, points: reward, .. } => {
            let cards = text_arg("cards", bundle(&cards, reader));
            locale.format(Key::StoreShown, [person, who, cards, text_arg("points", points(reward, reader))])
        }
        Event::Eliminated { loans, .. } => {
            locale.format(Key::EliminatedForDebt, [person, who, ("loans", loans.into())])
        }
        Event::MoneyJudged { money, points: reward, .. } => {
            let reward = text_arg("points", points(reward, reader));
            locale.format(Key::MoneyJudged, [person, who, text_arg("money", denarii(money, reader)), reward])
        }
        Event::PutAwayShown { senate } => {
            let all: Vec<String> = kinds(view).map(|kind| value(kind, &senate, reader)).collect();
            locale.format(Key::PutAwayShown, [text_arg("points", all.join(", "))])
        }
        Event::GameEnded => locale.text(Key::Ended),
    }
}

/// One item of a list that several events make together: a bid, a price, an income. Nothing for other events.
pub(super) fn part(event: &Event, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let [person, who] = actor(event, reader);
    match *event {
        Event::BidMade { amount, .. } => {
            locale.format(Key::BidTold, [person, who, ("amount", amount.into())])
        }
        Event::Passed { .. } => locale.format(Key::PassTold, [person, who]),
        Event::PriceFound { good: of, cards, price } => {
            let args = [text_arg("good", good(of, reader)), ("price", price.into()), ("cards", cards.into())];
            locale.format(Key::PriceFound, args)
        }
        Event::GoodsSold { income, .. } => {
            locale.format(Key::IncomeTold, [person, who, ("income", income.into())])
        }
        Event::OfferingJudged { value, points: reward, .. } => {
            let reward = text_arg("points", points(reward, reader));
            locale.format(Key::OfferingTold, [person, who, ("value", value.into()), reward])
        }
        Event::MoneyJudged { money, points: reward, .. } => {
            let reward = text_arg("points", points(reward, reader));
            locale.format(Key::FortuneTold, [person, who, ("money", money.into()), reward])
        }
        _ => String::new(),
    }
}

/// What one seat does several times in a row: storehouses and loans, or cards for which there is no room.
pub(super) fn repeated(run: &[Event], reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let Some(first) = run.first() else { return String::new() };
    let [person, who] = actor(first, reader);
    let (count, all) = (("count", run.len().into()), denarii(run.iter().map(paid).sum(), reader));
    match first {
        Event::StorehouseSold { .. } => {
            locale.format(Key::StorehousesSold, [person, who, count, text_arg("price", all)])
        }
        Event::LoanTaken { .. } => {
            locale.format(Key::LoansTaken, [person, who, count, text_arg("amount", all)])
        }
        Event::LoanRepaid { .. } => {
            locale.format(Key::LoansRepaid, [person, who, count, text_arg("paid", all)])
        }
        Event::StorehouseBuilt { .. } => {
            locale.format(Key::StorehousesBuilt, [person, who, count, text_arg("paid", all)])
        }
        _ => {
            let discarded: Bundle = run.iter().filter_map(discarded).collect();
            locale.format(Key::CardsDiscarded, [person, who, text_arg("cards", bundle(&discarded, reader))])
        }
    }
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

/// The kinds that take part.
pub(super) fn kinds(view: &View) -> impl Iterator<Item = Good> + '_ {
    Good::ALL.into_iter().filter(|&good| view.copies[good] > 0)
}

/// “wine (5) and wheat (4)”: the two kinds that a senate card values most.
fn wanted(senate: &SenateCard, view: &View, reader: &Reader<'_>) -> String {
    let mut all: Vec<Good> = kinds(view).collect();
    all.sort_by_key(|&good| std::cmp::Reverse(senate.points[good]));
    let best: Vec<String> = all.into_iter().take(2).map(|kind| value(kind, senate, reader)).collect();
    list(&best, reader)
}

fn value(kind: Good, senate: &SenateCard, reader: &Reader<'_>) -> String {
    let args = [text_arg("good", good(kind, reader)), ("points", senate.points[kind].into())];
    reader.locale.format(Key::Wanted, args)
}

/// Who does it, for a sentence.
fn actor(event: &Event, reader: &Reader<'_>) -> [Arg<'static>; 2] {
    match event_seat(event) {
        Some(seat) => player_args(seat, reader),
        None => [("person", "".into()), ("who", "".into())],
    }
}

fn sum(name: &'static str, amount: u8, reader: &Reader<'_>) -> Arg<'static> {
    text_arg(name, denarii(amount.into(), reader))
}

/// Whose event it is.
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
