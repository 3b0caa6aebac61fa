//! The pending decision, and what each choice would do.

use super::{card_name, card_notations, good_name, good_names, insurance_icons, space_name};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg};
use portolan_board::table::list;
use portolan_core::Seat;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Card, Choice, Good, Kind, Phase, Place, PurchasePreview, Stall, View};

/// The pending decision as text.
pub(crate) fn decision(view: &View, reader: &Reader<'_>) -> String {
    match view.phase.seat() {
        Some(seat) if reader.viewer.is(seat) => my_decision(seat, view, reader),
        Some(seat) => waiting(seat, view, reader),
        None => reader.locale.text(Key::Over),
    }
}

fn my_decision(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match view.phase {
        Phase::Token { .. } => locale.text(Key::DecideToken),
        Phase::Action { .. } => locale.text(Key::DecideAction),
        Phase::Payment { price, paid, .. } if paid >= price => {
            locale.format(Key::DecidePaid, [("price", price.into()), ("paid", paid.into())])
        }
        Phase::Payment { price, paid, .. } => {
            let left = price.saturating_sub(paid);
            locale.format(
                Key::DecidePayment,
                [("price", price.into()), ("paid", paid.into()), ("left", left.into())],
            )
        }
        Phase::Insurance { .. } => danger(seat, view, reader),
        Phase::Cover { good, icons, .. } => locale
            .format(Key::DecideCover, [("good", good_name(good, reader).into()), ("icons", icons.into())]),
        Phase::Over => locale.text(Key::Over),
    }
}

fn danger(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let colours = in_danger(seat, view).len();
    let ships = sinking(seat, view, reader);
    reader.locale.format(Key::DecideInsurance, [("ships", ships.into()), ("colours", colours.into())])
}

/// Returns the goods that a player would lose with a sinking ship (§4.5).
fn uninsured(seat: Seat, good: Good, view: &View) -> impl Iterator<Item = Kind> {
    let cards = view.player(seat).into_iter().flat_map(move |player| player.uninsured(good));
    cards.map(|card| card.kind)
}

fn in_danger(seat: Seat, view: &View) -> Vec<Good> {
    view.on_waves().filter(|&good| uninsured(seat, good, view).next().is_some()).collect()
}

/// “The red ship is”, “The red and blue ships are”: the ships with which this player would lose goods.
pub(super) fn sinking(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    match in_danger(seat, view)[..] {
        [only] => reader.locale.format(Key::ShipIs, [("good", good_name(only, reader).into())]),
        ref several => reader.locale.format(Key::ShipsAre, [("goods", good_names(several, reader).into())]),
    }
}

fn waiting(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let who = ("who", reader.name(seat).into());
    match view.phase {
        Phase::Token { .. } => reader.locale.format(Key::WaitToken, [who]),
        Phase::Action { .. } => reader.locale.format(Key::WaitAction, [who]),
        Phase::Payment { price, paid, .. } => {
            reader.locale.format(Key::WaitPayment, [who, ("price", price.into()), ("paid", paid.into())])
        }
        Phase::Insurance { .. } => reader.locale.format(Key::WaitInsurance, [who]),
        Phase::Cover { good, .. } => {
            reader.locale.format(Key::WaitCover, [who, ("good", good_name(good, reader).into())])
        }
        Phase::Over => reader.locale.text(Key::Over),
    }
}

/// Describes what a choice would do for the seat that must choose.
pub(crate) fn describe(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
    let Some(seat) = view.phase.seat() else { return reader.locale.text(Key::Over) };
    let locale = reader.locale;
    match choice {
        Choice::Token(of) => locale.format(Key::DoToken, [("good", good_name(of, reader).into())]),
        Choice::Buy => buy(seat, view, reader),
        Choice::Take(place) => take(seat, place, view, reader),
        Choice::Reserve(place) => {
            let card = named(stall(place, view), reader);
            locale.format(Key::DoReserve, [("card", card.into())])
        }
        Choice::Pay(kind) => pay(kind, view, reader),
        Choice::Paid => locale.text(Key::DoPaid),
        Choice::Insure(kind) => insure(seat, kind, view, reader),
        Choice::Cover(kind) => locale.format(Key::DoCover, [("card", card_name(kind, reader).into())]),
        Choice::Done => done(seat, view, reader),
        Choice::Pass => locale.text(Key::DoPass),
    }
}

/// Returns the card at a place of the market or the farm; `None` if there is none.
pub(super) fn stall(place: Place, view: &View) -> Option<&Stall> {
    match place {
        Place::Market(place) => view.market.get(usize::from(place)),
        Place::Farm(place) => view.farm.get(usize::from(place)),
    }
}

fn named(stall: Option<&Stall>, reader: &Reader<'_>) -> String {
    stall.map_or_else(|| "?".into(), |stall| card_name(stall.card.kind, reader))
}

fn buy(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let purchase = &view.purchase;
    let price = view.player(seat).map_or(0, |player| player.price);
    let voyages: Vec<String> = purchase
        .voyages
        .iter()
        .map(|&(of, to)| {
            let args = [("good", good_name(of, reader).into()), ("space", space_name(to, view).into())];
            locale.format(Key::DoBuyVoyage, args)
        })
        .collect();
    let consequences = with_sale(&voyages.join(", "), purchase, reader);
    let args = [
        ("cards", view.open_to(seat).count().into()),
        ("price", price.into()),
        ("voyages", consequences.into()),
    ];
    locale.format(Key::DoBuy, args)
}

/// Returns the voyages, followed by the sales and the sinking ships that result from them.
fn with_sale(voyages: &str, purchase: &PurchasePreview, reader: &Reader<'_>) -> String {
    if purchase.sales.is_empty() {
        return voyages.to_string();
    }
    let points = |&(seat, kind, points): &(Seat, Good, u8)| {
        let args = [text_arg("good", good_name(kind, reader)), ("points", points.into())];
        player_sentence(Key::DoBuyPoints, seat, args, reader)
    };
    let points: Vec<String> = purchase.sales.iter().map(points).collect();
    let args = [("voyages", voyages.into()), ("points", list(&points, reader).into())];
    let sale = reader.locale.format(Key::DoBuySale, args);
    if purchase.sinking.is_empty() {
        return sale;
    }
    let args = [
        ("before", sale.into()),
        ("goods", good_names(&purchase.sinking, reader).into()),
        ("count", purchase.sinking.len().into()),
    ];
    reader.locale.format(Key::DoBuySinking, args)
}

fn coins(of: &[Card]) -> u16 {
    of.iter().map(|card| card.kind.value.coins()).sum()
}

fn take(seat: Seat, place: u8, view: &View, reader: &Reader<'_>) -> String {
    let stall = stall(Place::Market(place), view);
    let hand = view.player(seat).and_then(|player| player.hand.as_deref()).unwrap_or_default();
    let then = coins(hand) + stall.map_or(0, |stall| stall.card.kind.value.coins());
    reader.locale.format(Key::DoTake, [("card", named(stall, reader).into()), ("coins", then.into())])
}

fn pay(kind: Kind, view: &View, reader: &Reader<'_>) -> String {
    let Phase::Payment { price, paid, .. } = view.phase else { return String::new() };
    let paid = paid + kind.value.coins();
    let locale = reader.locale;
    match paid.checked_sub(price) {
        None => locale.format(Key::DoPay, [("paid", paid.into()), ("price", price.into())]),
        Some(0) => locale.text(Key::DoPayAll),
        Some(lost) => locale.format(Key::DoPayTooMuch, [("lost", lost.into())]),
    }
}

fn insure(seat: Seat, kind: Kind, view: &View, reader: &Reader<'_>) -> String {
    let in_danger = uninsured(seat, kind.good, view).count();
    let args = [
        ("saved", insurance_icons(kind.value, view).min(in_danger).into()),
        ("goods", in_danger.into()),
        ("good", good_name(kind.good, reader).into()),
    ];
    reader.locale.format(Key::DoInsure, args)
}

fn done(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let lost: Vec<Kind> = view.on_waves().flat_map(|good| uninsured(seat, good, view)).collect();
    let count = lost.len();
    reader
        .locale
        .format(Key::DoDone, [("lost", count.into()), ("cards", card_notations(lost, reader).into())])
}
