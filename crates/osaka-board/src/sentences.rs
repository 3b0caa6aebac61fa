//! A sentence for each event.

use super::{bundle_text, card_notations, good_name, space_name};
use portolan_board::Reader;
use portolan_board::sentence::{player_args, player_sentence, text_arg};
use portolan_core::Seat;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Bundle, Ending, Event, FirstBecause, Good, Kind, Place, View};

/// Returns the sentence for an event. `view` is any view of the same table; it is needed for the names of the spaces.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let about = |seat: &Seat, key: Key| player_sentence(key, *seat, [], reader);
    match event {
        Event::MarketOpened { market, farm } => locale.format(
            Key::MarketOpened,
            [text_arg("market", bundle_text(market, reader)), text_arg("farm", bundle_text(farm, reader))],
        ),
        Event::HandDrawn { seat, cards } => {
            let args = [text_arg("cards", bundle_text(cards, reader)), ("coins", cards.coins().into())];
            player_sentence(Key::HandDrawn, *seat, args, reader)
        }
        Event::FirstPlayerFound { seat, because, .. } => about(seat, first_player_key(*because)),
        Event::TokenChosen { seat, good } => {
            player_sentence(Key::TokenChosen, *seat, [text_arg("good", good_name(*good, reader))], reader)
        }
        Event::PurchaseBegun { seat, price, .. } => {
            player_sentence(Key::PurchaseBegun, *seat, [("price", (*price).into())], reader)
        }
        Event::CoinPaid { seat, card, .. } => player_sentence(
            Key::CoinsPaid,
            *seat,
            [text_arg("cards", card_notations([*card], reader))],
            reader,
        ),
        Event::GoodsBought { seat, cards: bought, price, .. } => {
            let args = [text_arg("cards", bundle_text(bought, reader)), ("price", (*price).into())];
            player_sentence(Key::GoodsBought, *seat, args, reader)
        }
        Event::ShipSailed { good, to, .. } => {
            locale.format(Key::ShipsSailed, [text_arg("voyages", voyage(*good, *to, view, reader))])
        }
        Event::CardTaken { seat, card, .. } => player_sentence(
            Key::CardTaken,
            *seat,
            [text_arg("card", card_notations([*card], reader))],
            reader,
        ),
        Event::CardReserved { seat, place, card } => card_reserved(*seat, *place, *card, reader),
        Event::MarketRefilled { moved, market, farm } => market_refilled(*moved, market, farm, reader),
        Event::DeckShuffled { cards } => locale.format(Key::DeckShuffled, [("cards", (*cards).into())]),
        Event::Passed { seat } => about(seat, Key::Passed),
        Event::GoodsSold { seat, cards, highest, tokens, points, .. } => {
            goods_sold(*seat, cards, *highest, *tokens, *points, reader)
        }
        Event::TokenWon { .. } => locale.format(Key::TokensWon, [text_arg("tokens", token(event, reader))]),
        Event::InsurancePaid { seat, card } => player_sentence(
            Key::InsurancePaid,
            *seat,
            [text_arg("card", card_notations([*card], reader))],
            reader,
        ),
        Event::GoodsInsured { seat, cards, .. } => {
            player_sentence(Key::GoodsInsured, *seat, [text_arg("cards", bundle_text(cards, reader))], reader)
        }
        Event::ShipSunk { good } => {
            locale.format(Key::ShipSunk, [text_arg("good", good_name(*good, reader))])
        }
        Event::GoodsLost { seat, good, cards } => {
            let args =
                [text_arg("cards", bundle_text(cards, reader)), text_arg("good", good_name(*good, reader))];
            player_sentence(Key::GoodsLost, *seat, args, reader)
        }
        Event::ShipReturned { good, to } => {
            locale.format(Key::ShipsReturned, [text_arg("voyages", voyage(*good, *to, view, reader))])
        }
        Event::GameEnded { because: Ending::EightTokens } => locale.text(Key::EndedEightTokens),
        Event::GameEnded { because: Ending::Standstill } => locale.text(Key::EndedStandstill),
        Event::HandShown { seat, cards } => {
            player_sentence(Key::HandShown, *seat, [text_arg("cards", bundle_text(cards, reader))], reader)
        }
        Event::PointsShown { seat, points } => {
            let points = points.0.iter().sum::<u8>();
            player_sentence(Key::PointsShown, *seat, [("points", points.into())], reader)
        }
    }
}

const fn first_player_key(because: FirstBecause) -> Key {
    match because {
        FirstBecause::LowestSum => Key::FirstLowestSum,
        FirstBecause::FewerCards => Key::FirstFewerCards,
        FirstBecause::Luck => Key::FirstLuck,
    }
}

fn card_reserved(seat: Seat, place: Place, card: Kind, reader: &Reader<'_>) -> String {
    let place = if matches!(place, Place::Market(_)) { "market" } else { "farm" };
    let args = [text_arg("card", card_notations([card], reader)), ("place", place.into())];
    player_sentence(Key::CardReserved, seat, args, reader)
}

fn market_refilled(moved: u8, market: &Bundle, farm: &Bundle, reader: &Reader<'_>) -> String {
    if moved == 0 && market.is_empty() {
        return reader.locale.text(Key::NothingToRefill);
    }
    let args = [
        ("moved", moved.into()),
        ("new", market.len().into()),
        text_arg("market", bundle_text(market, reader)),
        text_arg("farm", bundle_text(farm, reader)),
    ];
    reader.locale.format(Key::MarketRefilled, args)
}

fn goods_sold(
    seat: Seat,
    sold: &Bundle,
    highest: u16,
    tokens: u8,
    points: u8,
    reader: &Reader<'_>,
) -> String {
    let [person, who] = player_args(seat, reader);
    let worth = (usize::from(highest) + usize::from(tokens)) * sold.len();
    let args = [
        person,
        who,
        text_arg("cards", bundle_text(sold, reader)),
        ("highest", highest.into()),
        ("tokens", tokens.into()),
        ("count", sold.len().into()),
        ("worth", worth.into()),
        ("points", points.into()),
    ];
    reader.locale.format(Key::GoodsSold, args)
}

/// “red to Anori”.
pub(super) fn voyage(of: Good, to: u8, view: &View, reader: &Reader<'_>) -> String {
    reader.locale.format(
        Key::ShipSailed,
        [text_arg("good", good_name(of, reader)), text_arg("space", space_name(to, view))],
    )
}

/// “red for Anna”; empty for other events.
pub(super) fn token(event: &Event, reader: &Reader<'_>) -> String {
    let Event::TokenWon { seat, good, substitute } = *event else { return String::new() };
    let key = if substitute { Key::TokenSubstitute } else { Key::TokenWon };
    let [person, who] = player_args(seat, reader);
    reader.locale.format(key, [person, who, text_arg("good", good_name(good, reader))])
}
