//! Parts of sentences about what happened, which [`super::sentences`] and [`super::story`] share: what was paid, what was
//! gained, what was done several times.

use super::names::{
    area, areas, coin, country, from_country, imports, order_number, points, some, title, ware, yen,
};
use super::rewards::{card, order_text};
use portolan_board::Reader;
use portolan_board::table::list;
use portolan_core::{CardId, Seat};
use portolan_i18n::Arg;
use portolan_i18n::FluentValue;
use portolan_i18n::YokohamaKey;
use portolan_yokohama::{Area, AssistantSource, Event, Good, Payment, View};

/// “, paying 1 copper and 2 yen”; nothing if nothing was paid.
pub(super) fn paying(paid: &[Event], reader: &Reader<'_>) -> String {
    let coins = coins(paid, reader);
    if coins.is_empty() { coins } else { reader.locale.format(YokohamaKey::Paying, [pair("coins", coins)]) }
}

/// Who pays what, without what it is for.
pub(super) fn paid(seat: Seat, run: &[Event], reader: &Reader<'_>) -> String {
    said(YokohamaKey::Paid, seat, [pair("coins", coins(run, reader))], reader)
}

/// “1 copper, 1 import and 4 yen”: all that was paid, each kind once.
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
    list(&named.map(|(of, count)| coin(of, count, reader)).collect::<Vec<_>>(), reader)
}

/// “3 silk”: what was gained, for a list. Nothing for events of other kinds.
pub(super) fn gain(event: &Event, reader: &Reader<'_>) -> Option<String> {
    match *event {
        Event::PointsGained { points: count, .. } => Some(points(count.into(), reader)),
        Event::YenGained { yen: count, .. } => Some(yen(count.into(), reader)),
        Event::GoodsGained { good, count, .. } => Some(some(count.into(), good, reader)),
        Event::CopperAdded { count, .. } => {
            let copper = some(count.into(), Good::Copper, reader);
            Some(reader.locale.format(YokohamaKey::ByMining, [pair("goods", copper)]))
        }
        Event::ImportsGained { count, .. } => Some(imports(count.into(), reader)),
        Event::AgentGained { country, .. } => {
            Some(reader.locale.format(YokohamaKey::AnAgent, [pair("from", from_country(country, reader))]))
        }
        Event::FreeAgentGained { .. } => Some(reader.locale.text(YokohamaKey::FreeAgent)),
        _ => None,
    }
}

/// “Anna gets 2 points, 1 yen and 2 silk”.
pub(super) fn gained(seat: Seat, run: &[Event], reader: &Reader<'_>) -> String {
    said(YokohamaKey::Gained, seat, [pair("gains", gains(run, reader))], reader)
}

/// “2 points, 1 yen and 2 silk”; the same thing twice is told once.
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
    let mut deals: Vec<(Event, u16)> = Vec::new();
    for event in run.iter().filter(|event| matches!(event, Event::Bought { .. } | Event::Sold { .. })) {
        match deals.iter_mut().find(|(before, _)| before == event) {
            Some((_, times)) => *times += 1,
            None => deals.push((*event, 1)),
        }
    }
    let told = deals.into_iter().map(|(event, times)| {
        let (how, what, price) = match event {
            Event::Bought { ware: of, yen, .. } => ("bought", ware(of, times, reader), yen),
            Event::Sold { good, yen, .. } => ("sold", some(times, good, reader), yen),
            _ => return String::new(),
        };
        let price = yen(u16::from(price) * times, reader);
        said(YokohamaKey::Deal, seat, [("how", how.into()), pair("what", what), pair("yen", price)], reader)
    });
    let more: Vec<Event> =
        run.iter().filter(|event| matches!(event, Event::CopperAdded { .. })).copied().collect();
    let told = list(&told.collect::<Vec<_>>(), reader);
    let more = if more.is_empty() { String::new() } else { self::then(&more, reader) };
    said(YokohamaKey::Traded, seat, [pair("deals", told), pair("then", more + then)], reader)
}

/// “: 2 points and 1 yen”.
pub(super) fn then(gained: &[Event], reader: &Reader<'_>) -> String {
    reader.locale.format(YokohamaKey::Then, [pair("gains", gains(gained, reader))])
}

/// “Anna takes 2 assistants and a shop from the warehouse (2 yen)”.
pub(super) fn hired(seat: Seat, named: String, price: u16, then: String, reader: &Reader<'_>) -> String {
    said(
        YokohamaKey::PiecesHired,
        seat,
        [pair("pieces", named), ("yen", price.into()), pair("then", then)],
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
                AssistantSource::Hand => reader.locale.text(YokohamaKey::TheHand),
                AssistantSource::Area(from) => area(from, reader),
            };
            reader.locale.format(YokohamaKey::Way, [pair("from", from), pair("to", area(to, reader))])
        })
        .collect();
    let args = [("count", ways.len().into()), pair("ways", list(&ways, reader)), pair("then", then)];
    said(YokohamaKey::AssistantsMoved, seat, args, reader)
}

/// How a president comes to its area. `over`: where it came before, “the bank – ”; `fees`: what was paid; `act`: what it
/// does there. Nothing for events of other kinds.
pub(super) fn walked(event: &Event, over: String, fees: String, act: String, reader: &Reader<'_>) -> String {
    let (key, seat, to) = match *event {
        Event::PresidentMoved { seat, to, .. } => (YokohamaKey::PresidentMoved, seat, to),
        Event::PresidentArrived { seat, area } => (YokohamaKey::PresidentArrived, seat, area),
        Event::TramTaken { seat, area } => (YokohamaKey::TramTaken, seat, area),
        Event::StationRidden { seat, area } => (YokohamaKey::StationRidden, seat, area),
        _ => return String::new(),
    };
    let to = pair("area", over + &area(to, reader));
    said(key, seat, [to, pair("fees", fees), pair("act", act)], reader)
}

/// The president comes back, and assistants with it.
pub(super) fn recalled(seat: Seat, from: Option<Area>, with: String, reader: &Reader<'_>) -> String {
    let stood = if from.is_some() { "area" } else { "hand" };
    let with = pair("with", with);
    let from = pair("area", areas(from, reader));
    said(YokohamaKey::PresidentRecalled, seat, [("from", stood.into()), from, with], reader)
}

/// “Tram (5, US)”.
pub(super) fn technology(of: CardId, view: &View, reader: &Reader<'_>) -> String {
    let Some(card) = view.components.technologies.get(of.index()) else { return String::new() };
    let args = [
        pair("title", title(card.title, reader)),
        ("value", card.value.into()),
        pair("country", country(card.country, reader)),
    ];
    reader.locale.format(YokohamaKey::TechnologyCalled, args)
}

/// “O12: 3 tea for 2 points and 2 yen (US)”.
pub(super) fn offered(of: CardId, view: &View, reader: &Reader<'_>) -> String {
    let text = card(of, view).map(|card| order_text(card, reader)).unwrap_or_default();
    reader
        .locale
        .format(YokohamaKey::OrderOffered, [pair("order", order_number(of, reader)), pair("text", text)])
}

/// A sentence about what somebody did.
pub(super) fn said<const N: usize>(
    key: YokohamaKey,
    seat: Seat,
    args: [Arg<'static>; N],
    reader: &Reader<'_>,
) -> String {
    let actor = [("person", reader.person(seat).into()), pair("who", reader.name(seat))];
    let mut all = actor.into_iter().chain(args);
    reader.locale.format(key, std::array::from_fn::<_, MOST_VALUES, _>(|_| all.next().unwrap_or(UNUSED)))
}

/// No sentence about somebody has more values, with the two that say who it is.
const MOST_VALUES: usize = 7;
/// For the places that a sentence does not need.
const UNUSED: Arg<'static> = ("unused", FluentValue::None);

pub(super) fn pair(name: &'static str, value: String) -> Arg<'static> {
    (name, value.into())
}
