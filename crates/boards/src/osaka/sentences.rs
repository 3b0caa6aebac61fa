//! What happened, one sentence for each event.

use super::keys::Keys;
use super::{bundle, cards, good, space};
use crate::reader::Reader;
use crate::words::Arg;
use portolan_games::core::Seat;
use portolan_games::osaka::{Ending, Event, FirstBecause, Place, View};

/// The sentence for an event. `view` is any view of the same table: the spaces of the route have their names there.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let [person, who] =
        event_seat(event).map_or([nobody("person"), nobody("who")], |seat| actor(seat, reader));
    match event {
        Event::MarketOpened { market, farm } => words.say(
            Keys::MarketOpened,
            [pair("market", bundle(market, reader)), pair("farm", bundle(farm, reader))],
        ),
        Event::HandDrawn { cards: drawn, .. } => {
            let drawn_cards = pair("cards", bundle(drawn, reader));
            words.say(Keys::HandDrawn, [person, who, drawn_cards, ("coins", drawn.coins().into())])
        }
        Event::FirstPlayerFound { because, .. } => {
            let key = match because {
                FirstBecause::LowestSum => Keys::FirstLowestSum,
                FirstBecause::FewerCards => Keys::FirstFewerCards,
                FirstBecause::Luck => Keys::FirstLuck,
            };
            words.say(key, [person, who])
        }
        Event::TokenChosen { good: of, .. } => {
            words.say(Keys::TokenChosen, [person, who, pair("good", good(*of, reader))])
        }
        Event::PurchaseBegun { price, .. } => {
            words.say(Keys::PurchaseBegun, [person, who, ("price", (*price).into())])
        }
        Event::CoinPaid { card: paid, .. } => {
            words.say(Keys::CoinsPaid, [person, who, pair("cards", cards([*paid], reader))])
        }
        Event::GoodsBought { cards: bought, price, .. } => {
            let bought = pair("cards", bundle(bought, reader));
            words.say(Keys::GoodsBought, [person, who, bought, ("price", (*price).into())])
        }
        Event::ShipSailed { good: of, to, .. } => {
            words.say(Keys::ShipsSailed, [pair("voyages", voyage(*of, *to, view, reader))])
        }
        Event::CardTaken { card: taken, .. } => {
            words.say(Keys::CardTaken, [person, who, pair("card", cards([*taken], reader))])
        }
        Event::CardReserved { place, card: reserved, .. } => {
            let place = if matches!(place, Place::Market(_)) { "market" } else { "farm" };
            let reserved = pair("card", cards([*reserved], reader));
            words.say(Keys::CardReserved, [person, who, reserved, ("place", place.into())])
        }
        Event::MarketRefilled { moved: 0, market, .. } if market.is_empty() => {
            words.word(Keys::NothingToRefill)
        }
        Event::MarketRefilled { moved, market, farm } => {
            let args = [
                ("moved", (*moved).into()),
                ("new", market.len().into()),
                pair("market", bundle(market, reader)),
                pair("farm", bundle(farm, reader)),
            ];
            words.say(Keys::MarketRefilled, args)
        }
        Event::DeckShuffled { cards } => words.say(Keys::DeckShuffled, [("cards", (*cards).into())]),
        Event::Passed { .. } => words.say(Keys::Passed, [person, who]),
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
            words.say(Keys::GoodsSold, args)
        }
        Event::TokenWon { .. } => words.say(Keys::TokensWon, [pair("tokens", token(event, reader))]),
        Event::InsurancePaid { card: paid, .. } => {
            words.say(Keys::InsurancePaid, [person, who, pair("card", cards([*paid], reader))])
        }
        Event::GoodsInsured { cards, .. } => {
            words.say(Keys::GoodsInsured, [person, who, pair("cards", bundle(cards, reader))])
        }
        Event::ShipSunk { good: of } => words.say(Keys::ShipSunk, [pair("good", good(*of, reader))]),
        Event::GoodsLost { good: of, cards, .. } => {
            let lost = pair("cards", bundle(cards, reader));
            words.say(Keys::GoodsLost, [person, who, lost, pair("good", good(*of, reader))])
        }
        Event::ShipReturned { good: of, to } => {
            words.say(Keys::ShipsReturned, [pair("voyages", voyage(*of, *to, view, reader))])
        }
        Event::GameEnded { because: Ending::EightTokens } => words.word(Keys::EndedEightTokens),
        Event::GameEnded { because: Ending::Standstill } => words.word(Keys::EndedStandstill),
        Event::HandShown { cards, .. } => {
            words.say(Keys::HandShown, [person, who, pair("cards", bundle(cards, reader))])
        }
        Event::PointsShown { points, .. } => {
            words.say(Keys::PointsShown, [person, who, ("points", points.0.iter().sum::<u8>().into())])
        }
    }
}

/// “red to Anori”.
pub(super) fn voyage(of: portolan_games::osaka::Good, to: u8, view: &View, reader: &Reader<'_>) -> String {
    reader.words.say(Keys::ShipSailed, [pair("good", good(of, reader)), pair("space", space(to, view))])
}

/// “red for Anna”; nothing for another event.
pub(super) fn token(event: &Event, reader: &Reader<'_>) -> String {
    let Event::TokenWon { seat, good: of, substitute } = *event else { return String::new() };
    let key = if substitute { Keys::TokenSubstitute } else { Keys::TokenWon };
    let [person, who] = actor(seat, reader);
    reader.words.say(key, [person, who, pair("good", good(of, reader))])
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
