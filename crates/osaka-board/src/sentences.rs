//! What happened, one sentence for each event.

use super::{bundle, cards, good, space};
use portolan_board::Reader;
use portolan_core::Seat;
use portolan_i18n::Arg;
use portolan_i18n::OsakaKey;
use portolan_osaka::{Ending, Event, FirstBecause, Place, View};

/// The sentence for an event. `view` is any view of the same table: the spaces of the route have their names there.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let [person, who] =
        event_seat(event).map_or([nobody("person"), nobody("who")], |seat| actor(seat, reader));
    match event {
        Event::MarketOpened { market, farm } => locale.format(
            OsakaKey::MarketOpened,
            [pair("market", bundle(market, reader)), pair("farm", bundle(farm, reader))],
        ),
        Event::HandDrawn { cards: drawn, .. } => {
            let drawn_cards = pair("cards", bundle(drawn, reader));
            locale.format(OsakaKey::HandDrawn, [person, who, drawn_cards, ("coins", drawn.coins().into())])
        }
        Event::FirstPlayerFound { because, .. } => {
            let key = match because {
                FirstBecause::LowestSum => OsakaKey::FirstLowestSum,
                FirstBecause::FewerCards => OsakaKey::FirstFewerCards,
                FirstBecause::Luck => OsakaKey::FirstLuck,
            };
            locale.format(key, [person, who])
        }
        Event::TokenChosen { good: of, .. } => {
            locale.format(OsakaKey::TokenChosen, [person, who, pair("good", good(*of, reader))])
        }
        Event::PurchaseBegun { price, .. } => {
            locale.format(OsakaKey::PurchaseBegun, [person, who, ("price", (*price).into())])
        }
        Event::CoinPaid { card: paid, .. } => {
            locale.format(OsakaKey::CoinsPaid, [person, who, pair("cards", cards([*paid], reader))])
        }
        Event::GoodsBought { cards: bought, price, .. } => {
            let bought = pair("cards", bundle(bought, reader));
            locale.format(OsakaKey::GoodsBought, [person, who, bought, ("price", (*price).into())])
        }
        Event::ShipSailed { good: of, to, .. } => {
            locale.format(OsakaKey::ShipsSailed, [pair("voyages", voyage(*of, *to, view, reader))])
        }
        Event::CardTaken { card: taken, .. } => {
            locale.format(OsakaKey::CardTaken, [person, who, pair("card", cards([*taken], reader))])
        }
        Event::CardReserved { place, card: reserved, .. } => {
            let place = if matches!(place, Place::Market(_)) { "market" } else { "farm" };
            let reserved = pair("card", cards([*reserved], reader));
            locale.format(OsakaKey::CardReserved, [person, who, reserved, ("place", place.into())])
        }
        Event::MarketRefilled { moved: 0, market, .. } if market.is_empty() => {
            locale.text(OsakaKey::NothingToRefill)
        }
        Event::MarketRefilled { moved, market, farm } => {
            let args = [
                ("moved", (*moved).into()),
                ("new", market.len().into()),
                pair("market", bundle(market, reader)),
                pair("farm", bundle(farm, reader)),
            ];
            locale.format(OsakaKey::MarketRefilled, args)
        }
        Event::DeckShuffled { cards } => locale.format(OsakaKey::DeckShuffled, [("cards", (*cards).into())]),
        Event::Passed { .. } => locale.format(OsakaKey::Passed, [person, who]),
        Event::GoodsSold { cards: sold, highest, tokens, points, .. } => {
            let worth = (usize::from(*highest) + usize::from(*tokens)) * sold.len();
            let args = [
                person,
                who,
                pair("cards", bundle(sold, reader)),
                ("highest", (*highest).into()),
                ("tokens", (*tokens).into()),
                ("count", sold.len().into()),
                ("worth", worth.into()),
                ("points", (*points).into()),
            ];
            locale.format(OsakaKey::GoodsSold, args)
        }
        Event::TokenWon { .. } => locale.format(OsakaKey::TokensWon, [pair("tokens", token(event, reader))]),
        Event::InsurancePaid { card: paid, .. } => {
            locale.format(OsakaKey::InsurancePaid, [person, who, pair("card", cards([*paid], reader))])
        }
        Event::GoodsInsured { cards, .. } => {
            locale.format(OsakaKey::GoodsInsured, [person, who, pair("cards", bundle(cards, reader))])
        }
        Event::ShipSunk { good: of } => locale.format(OsakaKey::ShipSunk, [pair("good", good(*of, reader))]),
        Event::GoodsLost { good: of, cards, .. } => {
            let lost = pair("cards", bundle(cards, reader));
            locale.format(OsakaKey::GoodsLost, [person, who, lost, pair("good", good(*of, reader))])
        }
        Event::ShipReturned { good: of, to } => {
            locale.format(OsakaKey::ShipsReturned, [pair("voyages", voyage(*of, *to, view, reader))])
        }
        Event::GameEnded { because: Ending::EightTokens } => locale.text(OsakaKey::EndedEightTokens),
        Event::GameEnded { because: Ending::Standstill } => locale.text(OsakaKey::EndedStandstill),
        Event::HandShown { cards, .. } => {
            locale.format(OsakaKey::HandShown, [person, who, pair("cards", bundle(cards, reader))])
        }
        Event::PointsShown { points, .. } => locale
            .format(OsakaKey::PointsShown, [person, who, ("points", points.0.iter().sum::<u8>().into())]),
    }
}

/// “red to Anori”.
pub(super) fn voyage(of: portolan_osaka::Good, to: u8, view: &View, reader: &Reader<'_>) -> String {
    reader
        .locale
        .format(OsakaKey::ShipSailed, [pair("good", good(of, reader)), pair("space", space(to, view))])
}

/// “red for Anna”; nothing for another event.
pub(super) fn token(event: &Event, reader: &Reader<'_>) -> String {
    let Event::TokenWon { seat, good: of, substitute } = *event else { return String::new() };
    let key = if substitute { OsakaKey::TokenSubstitute } else { OsakaKey::TokenWon };
    let [person, who] = actor(seat, reader);
    reader.locale.format(key, [person, who, pair("good", good(of, reader))])
}

/// Who does it, for a sentence.
pub(super) fn actor(seat: Seat, reader: &Reader<'_>) -> [Arg<'static>; 2] {
    [("person", reader.person(seat).into()), pair("who", reader.name(seat))]
}

pub(super) fn pair(name: &'static str, value: String) -> Arg<'static> {
    (name, value.into())
}

fn nobody(name: &'static str) -> Arg<'static> {
    (name, "".into())
}

fn event_seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::HandDrawn { seat, .. }
        | Event::FirstPlayerFound { seat, .. }
        | Event::TokenChosen { seat, .. }
        | Event::PurchaseBegun { seat, .. }
        | Event::CoinPaid { seat, .. }
        | Event::GoodsBought { seat, .. }
        | Event::CardTaken { seat, .. }
        | Event::CardReserved { seat, .. }
        | Event::Passed { seat }
        | Event::GoodsSold { seat, .. }
        | Event::TokenWon { seat, .. }
        | Event::InsurancePaid { seat, .. }
        | Event::GoodsInsured { seat, .. }
        | Event::GoodsLost { seat, .. }
        | Event::HandShown { seat, .. }
        | Event::PointsShown { seat, .. } => Some(seat),
        Event::MarketOpened { .. }
        | Event::ShipSailed { .. }
        | Event::MarketRefilled { .. }
        | Event::DeckShuffled { .. }
        | Event::ShipSunk { .. }
        | Event::ShipReturned { .. }
        | Event::GameEnded { .. } => None,
    }
}
