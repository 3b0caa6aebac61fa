//! Which decision is awaited, and what each choice would do.

use super::foresight::{Purchase, uninsured};
use super::keys::Keys;
use super::{card, cards, good, goods, icons, space};
use crate::reader::Reader;
use crate::table::list;
use portolan_games::core::Seat;
use portolan_games::osaka::{Card, Choice, Good, Kind, Phase, Place, Stall, View};

/// What the awaited decision is about.
pub(crate) fn decision(view: &View, reader: &Reader<'_>) -> String {
    match view.phase.seat() {
        Some(seat) if reader.viewer.is(seat) => my_decision(seat, view, reader),
        Some(seat) => waiting(seat, view, reader),
        None => reader.words.word(Keys::Over),
    }
}

fn my_decision(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match view.phase {
        Phase::Token { .. } => words.word(Keys::DecideToken),
        Phase::Action { .. } => words.word(Keys::DecideAction),
        Phase::Payment { price, paid, .. } if paid >= price => {
            words.say(Keys::DecidePaid, [("price", price.into()), ("paid", paid.into())])
        }
        Phase::Payment { price, paid, .. } => {
            let left = price.saturating_sub(paid);
            words.say(
                Keys::DecidePayment,
                [("price", price.into()), ("paid", paid.into()), ("left", left.into())],
            )
        }
        Phase::Insurance { .. } => danger(seat, view, reader),
        Phase::Cover { good: of, icons, .. } => {
            words.say(Keys::DecideCover, [("good", good(of, reader).into()), ("icons", icons.into())])
        }
        Phase::Over => words.word(Keys::Over),
    }
}

fn danger(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let colours = in_danger(seat, view).len();
    let ships = sinking(seat, view, reader);
    reader.words.say(Keys::DecideInsurance, [("ships", ships.into()), ("colours", colours.into())])
}

fn in_danger(seat: Seat, view: &View) -> Vec<Good> {
    view.on_waves().filter(|&good| !uninsured(seat, good, view).is_empty()).collect()
}

/// “The red ship is”, “The red and blue ships are”: those with which this player would lose goods.
pub(super) fn sinking(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    match in_danger(seat, view)[..] {
        [only] => reader.words.say(Keys::ShipIs, [("good", good(only, reader).into())]),
        ref several => reader.words.say(Keys::ShipsAre, [("goods", goods(several, reader).into())]),
    }
}

fn waiting(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let who = ("who", reader.name(seat).into());
    match view.phase {
        Phase::Token { .. } => reader.words.say(Keys::WaitToken, [who]),
        Phase::Action { .. } => reader.words.say(Keys::WaitAction, [who]),
        Phase::Payment { price, paid, .. } => {
            reader.words.say(Keys::WaitPayment, [who, ("price", price.into()), ("paid", paid.into())])
        }
        Phase::Insurance { .. } => reader.words.say(Keys::WaitInsurance, [who]),
        Phase::Cover { good: of, .. } => {
            reader.words.say(Keys::WaitCover, [who, ("good", good(of, reader).into())])
        }
        Phase::Over => reader.words.word(Keys::Over),
    }
}

/// What a choice would do, for the one who is to choose.
pub(crate) fn describe(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
    let Some(seat) = view.phase.seat() else { return reader.words.word(Keys::Over) };
    let words = reader.words;
    match choice {
        Choice::Token(of) => words.say(Keys::DoToken, [("good", good(of, reader).into())]),
        Choice::Buy => buy(seat, view, reader),
        Choice::Take(place) => take(seat, place, view, reader),
        Choice::Reserve(place) => {
            let card = named(stall(place, view), reader);
            words.say(Keys::DoReserve, [("card", card.into())])
        }
        Choice::Pay(kind) => pay(kind, view, reader),
        Choice::Paid => words.word(Keys::DoPaid),
        Choice::Insure(kind) => insure(seat, kind, view, reader),
        Choice::Cover(kind) => words.say(Keys::DoCover, [("card", card(kind, reader).into())]),
        Choice::Done => done(seat, view, reader),
        Choice::Pass => words.word(Keys::DoPass),
    }
}

/// The card at a place of the market or the farm.
pub(super) fn stall(place: Place, view: &View) -> Option<&Stall> {
    match place {
        Place::Market(place) => view.market.get(usize::from(place)),
        Place::Farm(place) => view.farm.get(usize::from(place)),
    }
}

fn named(stall: Option<&Stall>, reader: &Reader<'_>) -> String {
    stall.map_or_else(|| "?".into(), |stall| card(stall.card.kind, reader))
}

fn buy(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let purchase = Purchase::by(seat, view);
    let price: u16 = purchase.cards.iter().map(|card| card.kind.value.coins()).sum();
    let voyages: Vec<String> = purchase
        .voyages
        .iter()
        .map(|voyage| {
            let args = [("good", good(voyage.good, reader).into()), ("space", space(voyage.to, view).into())];
            words.say(Keys::DoBuyVoyage, args)
        })
        .collect();
    let consequences = with_sale(&voyages.join(", "), &purchase, reader);
    let args =
        [("cards", purchase.cards.len().into()), ("price", price.into()), ("voyages", consequences.into())];
    words.say(Keys::DoBuy, args)
}

fn with_sale(voyages: &str, purchase: &Purchase, reader: &Reader<'_>) -> String {
    if purchase.sales.is_empty() {
        return voyages.to_string();
    }
    let points: Vec<String> = purchase
        .sales
        .iter()
        .map(|&(seat, of, points)| {
            let who = reader.name(seat);
            let args = [
                ("person", reader.person(seat).into()),
                ("who", who.into()),
                ("good", good(of, reader).into()),
                ("points", points.into()),
            ];
            reader.words.say(Keys::DoBuyPoints, args)
        })
        .collect();
    let sale = reader
        .words
        .say(Keys::DoBuySale, [("voyages", voyages.into()), ("points", list(&points, reader).into())]);
    if purchase.sinking.is_empty() {
        return sale;
    }
    let args = [
        ("before", sale.into()),
        ("goods", goods(&purchase.sinking, reader).into()),
        ("count", purchase.sinking.len().into()),
    ];
    reader.words.say(Keys::DoBuySinking, args)
}

fn coins(of: &[Card]) -> u16 {
    of.iter().map(|card| card.kind.value.coins()).sum()
}

fn take(seat: Seat, place: u8, view: &View, reader: &Reader<'_>) -> String {
    let stall = stall(Place::Market(place), view);
    let hand = view.player(seat).and_then(|player| player.hand.as_deref()).unwrap_or_default();
    let then = coins(hand) + stall.map_or(0, |stall| stall.card.kind.value.coins());
    reader.words.say(Keys::DoTake, [("card", named(stall, reader).into()), ("coins", then.into())])
}

fn pay(kind: Kind, view: &View, reader: &Reader<'_>) -> String {
    let Phase::Payment { price, paid, .. } = view.phase else { return String::new() };
    let paid = paid + kind.value.coins();
    let words = reader.words;
    match paid.checked_sub(price) {
        None => words.say(Keys::DoPay, [("paid", paid.into()), ("price", price.into())]),
        Some(0) => words.word(Keys::DoPayAll),
        Some(lost) => words.say(Keys::DoPayTooMuch, [("lost", lost.into())]),
    }
}

fn insure(seat: Seat, kind: Kind, view: &View, reader: &Reader<'_>) -> String {
    let in_danger = uninsured(seat, kind.good, view).len();
    let args = [
        ("saved", icons(kind.value, view).min(in_danger).into()),
        ("goods", in_danger.into()),
        ("good", good(kind.good, reader).into()),
    ];
    reader.words.say(Keys::DoInsure, args)
}

fn done(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let lost: Vec<Kind> = view.on_waves().flat_map(|good| uninsured(seat, good, view)).collect();
    let count = lost.len();
    reader.words.say(Keys::DoDone, [("lost", count.into()), ("cards", cards(lost, reader).into())])
}
