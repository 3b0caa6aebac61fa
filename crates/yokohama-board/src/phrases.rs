//! Parts of sentences about events, shared by [`super::sentences`] and [`super::story`]: payments, gains, repeated
//! events.

use super::names::{
    area_name, area_names, country_adjective, country_code, good_count, imports_text, order_number,
    payment_text, points_text, title_name, ware_text, yen_text,
};
use super::rewards::{card, order_text};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg};
use portolan_board::table::list;
use portolan_core::{CardId, Seat};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, AssistantSource, Event, Good, Payment, View};

/// “, paying 1 copper and 2 yen”; empty without payments.
pub(super) fn paying(paid: &[Event], reader: &Reader<'_>) -> String {
    let coins = coins(paid, reader);
    if coins.is_empty() { coins } else { reader.locale.format(Key::Paying, [text_arg("coins", coins)]) }
}

/// A payment without its purpose.
pub(super) fn paid(seat: Seat, run: &[Event], reader: &Reader<'_>) -> String {
    player_sentence(Key::Paid, seat, [text_arg("coins", coins(run, reader))], reader)
}

/// “1 copper, 1 import and 4 yen”: all payments, each kind once.
fn coins(run: &[Event], reader: &Reader<'_>) -> String {
    let sum = |of: Payment| -> u16 {
        run.iter()
            .map(|event| match *event {
                Event::Paid { payment, count, .. } if payment == of => u16::from(count),
                _ => 0,
            })
            .sum()
    };
    let named = Payment::all().map(|of| (of, sum(of))).filter(|&(_, count)| count > 0);
    list(&named.map(|(of, count)| payment_text(of, count, reader)).collect::<Vec<_>>(), reader)
}

/// “3 silk”: a gain, for a list; `None` for other events.
pub(super) fn gain(event: &Event, reader: &Reader<'_>) -> Option<String> {
    match *event {
        Event::PointsGained { points: count, .. } => Some(points_text(count.into(), reader)),
        Event::YenGained { yen: count, .. } => Some(yen_text(count.into(), reader)),
        Event::GoodsGained { good, count, .. } => Some(good_count(count.into(), good, reader)),
        Event::CopperAdded { count, .. } => {
            let copper = good_count(count.into(), Good::Copper, reader);
            Some(reader.locale.format(Key::ByMining, [text_arg("goods", copper)]))
        }
        Event::ImportsGained { count, .. } => Some(imports_text(count.into(), reader)),
        Event::AgentGained { country, .. } => {
            Some(reader.locale.format(Key::AnAgent, [text_arg("from", country_adjective(country, reader))]))
        }
        Event::FreeAgentGained { .. } => Some(reader.locale.text(Key::FreeAgent)),
        _ => None,
    }
}

/// “Anna gets 2 points, 1 yen and 2 silk”.
pub(super) fn gained(seat: Seat, run: &[Event], reader: &Reader<'_>) -> String {
    player_sentence(Key::Gained, seat, [text_arg("gains", gains(run, reader))], reader)
}

/// “2 points, 1 yen and 2 silk”; gains of the same kind are added up.
fn gains(run: &[Event], reader: &Reader<'_>) -> String {
    let mut merged: Vec<Event> = Vec::new();
    for event in run {
        if !merged.iter_mut().any(|before| join(before, event)) {
            merged.push(*event);
        }
    }
    list(&merged.iter().filter_map(|event| gain(event, reader)).collect::<Vec<_>>(), reader)
}

/// Adds a gain to another of the same kind.
fn join(before: &mut Event, event: &Event) -> bool {
    match (before, event) {
        (Event::PointsGained { points, .. }, Event::PointsGained { points: more, .. }) => *points += more,
        (Event::YenGained { yen, .. }, Event::YenGained { yen: more, .. }) => *yen += more,
        (Event::GoodsGained { good, count, .. }, Event::GoodsGained { good: same, count: more, .. })
            if good == same =>
        {
            *count += more;
        }
        (Event::ImportsGained { count, .. }, Event::ImportsGained { count: more, .. })
        | (Event::CopperAdded { count, .. }, Event::CopperAdded { count: more, .. }) => *count += more,
        _ => return false,
    }
    true
}

/// “Anna buys 2 tea for 2 yen and sells 1 silk for 2 yen”.
pub(super) fn traded(seat: Seat, run: &[Event], then: &str, reader: &Reader<'_>) -> String {
    let deals: Vec<String> =
        deals(run).into_iter().map(|(event, times)| deal(seat, event, times, reader)).collect();
    let is_copper = |event: &&Event| matches!(event, Event::CopperAdded { .. });
    let copper: Vec<Event> = run.iter().filter(is_copper).copied().collect();
    let gains = if copper.is_empty() { String::new() } else { self::then(&copper, reader) };
    let args = [text_arg("deals", list(&deals, reader)), text_arg("then", gains + then)];
    player_sentence(Key::Traded, seat, args, reader)
}

/// The purchases and sales of this run, each with the number of times that it was made.
fn deals(run: &[Event]) -> Vec<(Event, u16)> {
    let mut deals: Vec<(Event, u16)> = Vec::new();
    for event in run.iter().filter(|event| matches!(event, Event::Bought { .. } | Event::Sold { .. })) {
        match deals.iter_mut().find(|(before, _)| before == event) {
            Some((_, times)) => *times += 1,
            None => deals.push((*event, 1)),
        }
    }
    deals
}

/// “buys 2 tea for 2 yen”; empty for events of other kinds.
fn deal(seat: Seat, event: Event, times: u16, reader: &Reader<'_>) -> String {
    let (how, what, price) = match event {
        Event::Bought { ware: bought, yen, .. } => ("bought", ware_text(bought, times, reader), yen),
        Event::Sold { good, yen, .. } => ("sold", good_count(times, good, reader), yen),
        _ => return String::new(),
    };
    let price = text_arg("yen", yen_text(u16::from(price) * times, reader));
    player_sentence(Key::Deal, seat, [("how", how.into()), text_arg("what", what), price], reader)
}

/// “: 2 points and 1 yen”.
pub(super) fn then(gained: &[Event], reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Then, [text_arg("gains", gains(gained, reader))])
}

/// “Anna takes 2 assistants and a shop from the warehouse (2 yen)”.
pub(super) fn hired(seat: Seat, named: String, price: u16, then: String, reader: &Reader<'_>) -> String {
    player_sentence(
        Key::PiecesHired,
        seat,
        [text_arg("pieces", named), ("yen", price.into()), text_arg("then", then)],
        reader,
    )
}

/// “Anna moves assistants: from the bank to port A, from the hand to the church”.
pub(super) fn moved(seat: Seat, run: &[Event], then: String, reader: &Reader<'_>) -> String {
    let ways: Vec<String> = run
        .iter()
        .filter_map(|event| match *event {
            Event::AssistantMoved { from, to, .. } => Some((from, to)),
            _ => None,
        })
        .map(|(from, to)| {
            let from = match from {
                AssistantSource::Hand => reader.locale.text(Key::TheHand),
                AssistantSource::Area(from) => area_name(from, reader),
            };
            reader.locale.format(Key::Way, [text_arg("from", from), text_arg("to", area_name(to, reader))])
        })
        .collect();
    let args = [("count", ways.len().into()), text_arg("ways", list(&ways, reader)), text_arg("then", then)];
    player_sentence(Key::AssistantsMoved, seat, args, reader)
}

/// The move of a president to an area. `over`: the areas before, “the bank – ”; `fees`: the fees paid; `act`: its
/// action there. Empty for other events.
pub(super) fn walked(event: &Event, over: String, fees: String, act: String, reader: &Reader<'_>) -> String {
    let (key, seat, to) = match *event {
        Event::PresidentMoved { seat, to, .. } => (Key::PresidentMoved, seat, to),
        Event::PresidentArrived { seat, area } => (Key::PresidentArrived, seat, area),
        Event::TramTaken { seat, area } => (Key::TramTaken, seat, area),
        Event::StationRidden { seat, area } => (Key::StationRidden, seat, area),
        _ => return String::new(),
    };
    let to = text_arg("area", over + &area_name(to, reader));
    player_sentence(key, seat, [to, text_arg("fees", fees), text_arg("act", act)], reader)
}

/// The president returns to the hand, and assistants with it.
pub(super) fn recalled(seat: Seat, from: Option<Area>, with: String, reader: &Reader<'_>) -> String {
    let stood = if from.is_some() { "area" } else { "hand" };
    let with = text_arg("with", with);
    let from = text_arg("area", area_names(from, reader));
    player_sentence(Key::PresidentRecalled, seat, [("from", stood.into()), from, with], reader)
}

/// “Tram (5, US)”.
pub(super) fn technology(of: CardId, view: &View, reader: &Reader<'_>) -> String {
    let Some(card) = view.components.technologies.get(of.index()) else { return String::new() };
    let args = [
        text_arg("title", title_name(card.title, reader)),
        ("value", card.value.into()),
        text_arg("country", country_code(card.country, reader)),
    ];
    reader.locale.format(Key::TechnologyCalled, args)
}

/// “O12: 3 tea for 2 points and 2 yen (US)”.
pub(super) fn offered(of: CardId, view: &View, reader: &Reader<'_>) -> String {
    let text = card(of, view).map(|card| order_text(card, reader)).unwrap_or_default();
    reader
        .locale
        .format(Key::OrderOffered, [text_arg("order", order_number(of, reader)), text_arg("text", text)])
}
