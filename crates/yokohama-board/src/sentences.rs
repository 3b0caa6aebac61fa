//! A sentence for each event. In a story, a main event is one sentence with the payments before it and its
//! consequences.

use super::names::{
    achievement_name, area_name, assistant_count, board_name, country_adjective, good_name, name_or_you,
    piece_count, yen_text,
};
use super::phrases::{
    gain, gained, hired, moved, offered, paid, paying, recalled, technology, traded, walked,
};
use super::rewards::{order, reward};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg, yes_no};
use portolan_board::table::list;
use portolan_core::{CardId, CardSet, Seat};
use portolan_i18n::{Arg, YokohamaKey as Key};
use portolan_yokohama::{Area, AssistantSource, Country, Event, Good, Prize, View};

/// The sentence for an event. `view` is any view of the same table.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let about = |key, seat| player_sentence(key, seat, [], reader);
    match *event {
        Event::FirstPlayerFound { seat } => about(Key::FirstPlayerFound, seat),
        Event::OrdersDealt { seat, orders } => orders_dealt(seat, orders, view, reader),
        Event::OrderKept { seat, order } => order_kept(seat, order, view, reader),
        Event::RoundBegan { round, last } => {
            locale.format(Key::RoundBegan, [("round", round.into()), ("last", yes_no(last).into())])
        }
        Event::TurnBegan { seat } => about(Key::TurnBegan, seat),
        Event::AssistantPlaced { seat, area } => assistant_placed(seat, area, reader),
        Event::FeePaid { seat, to, yen } => fee_paid(seat, to, yen, reader),
        Event::CanalPaid { seat, yen: paid } => {
            player_sentence(Key::CanalPaid, seat, [text_arg("yen", yen_text(paid.into(), reader))], reader)
        }
        Event::PresidentMoved { .. }
        | Event::PresidentArrived { .. }
        | Event::TramTaken { .. }
        | Event::StationRidden { .. } => walked(event, String::new(), String::new(), String::new(), reader),
        Event::PresidentRecalled { seat, from } => recalled(seat, from, String::new(), reader),
        Event::AssistantsTaken { seat, area, count } => assistants_taken(seat, area, count, reader),
        Event::HousePaid { seat, area, yen } => house_paid(seat, area, yen, reader),
        Event::PointsGained { seat, source, .. } => {
            let gains = text_arg("gains", gain(event, reader).unwrap_or_default());
            player_sentence(Key::PointsGained, seat, [gains, ("merit", source.name().into())], reader)
        }
        Event::YenGained { seat, .. }
        | Event::GoodsGained { seat, .. }
        | Event::CopperAdded { seat, .. }
        | Event::ImportsGained { seat, .. }
        | Event::AgentGained { seat, .. }
        | Event::FreeAgentGained { seat } => gained(seat, &[*event], reader),
        Event::Bought { seat, .. } | Event::Sold { seat, .. } => traded(seat, &[*event], "", reader),
        Event::Paid { seat, .. } => paid(seat, &[*event], reader),
        Event::PieceHired { seat, piece, yen: price } => {
            hired(seat, piece_count(piece, 1, reader), price.into(), String::new(), reader)
        }
        Event::TechnologiesShown { area, ref cards } => {
            let cards: Vec<String> = cards.iter().map(|&card| technology(card, view, reader)).collect();
            cards_shown(Key::TechnologiesShown, area, cards.join(", "), reader)
        }
        Event::OrdersShown { area, ref cards } => {
            let cards: Vec<String> = cards.iter().map(|&card| offered(card, view, reader)).collect();
            cards_shown(Key::OrdersShown, area, cards.join("; "), reader)
        }
        Event::DeckEmpty { area } => {
            locale.format(Key::DeckEmpty, [text_arg("area", area_name(area, reader))])
        }
        Event::AssistantsRecovered { seat, area, count, stays } => {
            assistants_recovered(seat, area, count, stays, reader)
        }
        Event::AssistantMoved { seat, .. } => moved(seat, &[*event], String::new(), reader),
        Event::StationPlaced { seat, area } => {
            player_sentence(Key::StationPlaced, seat, [text_arg("area", area_name(area, reader))], reader)
        }
        Event::PrizeTaken { seat, prize } => prize_taken(seat, prize, reader),
        Event::EndTriggered { because } => {
            locale.format(Key::EndTriggered, [("because", because.name().into())])
        }
        Event::GameEnded { because } => locale.format(Key::GameEnded, [("because", because.name().into())]),
        Event::HandShown { seat, orders } => hand_shown(seat, orders, view, reader),
        Event::AgentSent { .. }
        | Event::AchievementReached { .. }
        | Event::OrderCompleted { .. }
        | Event::SilkSpun { .. }
        | Event::AssistantStudied { .. }
        | Event::ActionBegan { .. }
        | Event::SpaceTaken { .. }
        | Event::TechnologyLearned { .. }
        | Event::OrderTaken { .. }
        | Event::TokenTaken { .. }
        | Event::ShopBuilt { .. }
        | Event::HouseBuilt { .. } => main_event(event, &[], &Consequences::default(), view, reader),
    }
}

fn orders_dealt(seat: Seat, dealt: Option<[CardId; 2]>, view: &View, reader: &Reader<'_>) -> String {
    let orders: Vec<String> = dealt.iter().flatten().map(|&card| offered(card, view, reader)).collect();
    let args = [("known", yes_no(dealt.is_some()).into()), text_arg("orders", list(&orders, reader))];
    player_sentence(Key::OrdersDealt, seat, args, reader)
}

fn order_kept(seat: Seat, kept: Option<CardId>, view: &View, reader: &Reader<'_>) -> String {
    let name = kept.map(|card| order(card, view, reader)).unwrap_or_default();
    let args = [("known", yes_no(kept.is_some()).into()), text_arg("order", name)];
    player_sentence(Key::OrderKept, seat, args, reader)
}

fn assistant_placed(seat: Seat, at: Area, reader: &Reader<'_>) -> String {
    let args = [
        text_arg("assistants", assistant_count(1, reader)),
        text_arg("areas", area_name(at, reader)),
        text_arg("fees", String::new()),
    ];
    player_sentence(Key::AssistantsPlaced, seat, args, reader)
}

fn fee_paid(seat: Seat, to: Seat, sum: u8, reader: &Reader<'_>) -> String {
    let args = [text_arg("to", name_or_you(to, reader)), text_arg("yen", yen_text(sum.into(), reader))];
    player_sentence(Key::FeePaid, seat, args, reader)
}

fn assistants_taken(seat: Seat, from: Area, count: u8, reader: &Reader<'_>) -> String {
    let args =
        [text_arg("assistants", assistant_count(count, reader)), text_arg("areas", area_name(from, reader))];
    player_sentence(Key::AssistantsTaken, seat, args, reader)
}

fn house_paid(seat: Seat, at: Area, sum: u8, reader: &Reader<'_>) -> String {
    let args = [text_arg("area", area_name(at, reader)), text_arg("yen", yen_text(sum.into(), reader))];
    player_sentence(Key::HousePaid, seat, args, reader)
}

fn cards_shown(key: Key, at: Area, cards: String, reader: &Reader<'_>) -> String {
    reader.locale.format(key, [text_arg("area", area_name(at, reader)), text_arg("cards", cards)])
}

fn assistants_recovered(seat: Seat, at: Area, count: u8, stays: bool, reader: &Reader<'_>) -> String {
    let args = [
        text_arg("assistants", assistant_count(count, reader)),
        ("count", count.into()),
        text_arg("area", area_name(at, reader)),
        ("stays", yes_no(stays).into()),
    ];
    player_sentence(Key::AssistantsRecovered, seat, args, reader)
}

fn prize_taken(seat: Seat, prize: Prize, reader: &Reader<'_>) -> String {
    let (kind, from) = match prize {
        Prize::Flag(country) => ("flag", country_adjective(country, reader)),
        Prize::FreeAgent => ("agent", String::new()),
    };
    player_sentence(Key::PrizeTaken, seat, [("prize", kind.into()), text_arg("from", from)], reader)
}

fn hand_shown(seat: Seat, orders: CardSet, view: &View, reader: &Reader<'_>) -> String {
    let left: Vec<String> = orders.iter().map(|card| order(card, view, reader)).collect();
    let args = [("count", left.len().into()), text_arg("orders", list(&left, reader))];
    player_sentence(Key::HandShown, seat, args, reader)
}

/// The consequences of a main event, as the end of its sentence.
#[derive(Default)]
pub(super) struct Consequences {
    pub(super) text: String,
    /// Whether the text reports a gain.
    pub(super) has_gains: bool,
}

/// The sentence of a main event with the payments before it and the consequences after it; empty for other events.
pub(super) fn main_event(
    event: &Event,
    payments: &[Event],
    consequences: &Consequences,
    view: &View,
    reader: &Reader<'_>,
) -> String {
    let then = text_arg("then", consequences.text.clone());
    let at = |place: Area| text_arg("area", area_name(place, reader));
    let paying = || text_arg("paying", paying(payments, reader));
    match *event {
        Event::AgentSent { seat, area, agent } => agent_sent(seat, area, agent, then, reader),
        Event::AchievementReached { seat, letter, first } => {
            let letter = text_arg("letter", achievement_name(letter, reader));
            let args = [letter, ("first", yes_no(first).into()), then];
            player_sentence(Key::AchievementReached, seat, args, reader)
        }
        Event::OrderCompleted { seat, order: card } => {
            let order = text_arg("order", order(card, view, reader));
            player_sentence(Key::OrderCompleted, seat, [order, then], reader)
        }
        Event::SilkSpun { seat } => player_sentence(
            Key::SilkSpun,
            seat,
            [text_arg("good", good_name(Good::Silk, reader)), then],
            reader,
        ),
        Event::AssistantStudied { seat } => player_sentence(Key::AssistantStudied, seat, [then], reader),
        Event::ActionBegan { seat, area, power, .. } => {
            player_sentence(Key::ActionBegan, seat, [at(area), ("power", power.into()), then], reader)
        }
        Event::SpaceTaken { seat, board, space, from } => {
            let from = if from == AssistantSource::Hand { "hand" } else { "area" };
            let board = text_arg("board", board_name(board, reader));
            let args = [board, ("space", space.into()), ("from", from.into()), paying(), then];
            player_sentence(Key::SpaceTaken, seat, args, reader)
        }
        Event::TechnologyLearned { seat, area, card } => {
            let card = text_arg("card", technology(card, view, reader));
            player_sentence(Key::TechnologyLearned, seat, [at(area), card, paying(), then], reader)
        }
        Event::OrderTaken { seat, area, order: card } => {
            let order = text_arg("order", order(card, view, reader));
            player_sentence(Key::OrderTaken, seat, [at(area), order, paying(), then], reader)
        }
        Event::TokenTaken { seat, area, token } => {
            let token = view.components.tokens.get(token.index()).map(|token| reward(token, reader));
            let reward = text_arg("reward", token.unwrap_or_default());
            let args = [at(area), ("told", yes_no(consequences.has_gains).into()), reward, then];
            player_sentence(Key::TokenTaken, seat, args, reader)
        }
        Event::ShopBuilt { seat, area, .. } => {
            player_sentence(Key::ShopBuilt, seat, [at(area), then], reader)
        }
        Event::HouseBuilt { seat, area } => player_sentence(Key::HouseBuilt, seat, [at(area), then], reader),
        _ => String::new(),
    }
}

fn agent_sent(
    seat: Seat,
    to: Area,
    agent: Option<Country>,
    then: Arg<'static>,
    reader: &Reader<'_>,
) -> String {
    let kind = if agent.is_some() { "foreign" } else { "free" };
    let from = text_arg("from", agent.map(|country| country_adjective(country, reader)).unwrap_or_default());
    let args = [text_arg("area", area_name(to, reader)), ("agent", kind.into()), from, then];
    player_sentence(Key::AgentSent, seat, args, reader)
}

/// The seat that does or gets what the event reports; `None` for events of the whole table.
pub const fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::FirstPlayerFound { seat }
        | Event::OrdersDealt { seat, .. }
        | Event::OrderKept { seat, .. }
        | Event::TurnBegan { seat }
        | Event::AgentSent { seat, .. }
        | Event::AgentGained { seat, .. }
        | Event::FreeAgentGained { seat }
        | Event::AchievementReached { seat, .. }
        | Event::OrderCompleted { seat, .. }
        | Event::SilkSpun { seat }
        | Event::AssistantStudied { seat }
        | Event::AssistantPlaced { seat, .. }
        | Event::FeePaid { seat, .. }
        | Event::PresidentArrived { seat, .. }
        | Event::PresidentMoved { seat, .. }
        | Event::CanalPaid { seat, .. }
        | Event::TramTaken { seat, .. }
        | Event::StationRidden { seat, .. }
        | Event::PresidentRecalled { seat, .. }
        | Event::AssistantsTaken { seat, .. }
        | Event::ActionBegan { seat, .. }
        | Event::HousePaid { seat, .. }
        | Event::PointsGained { seat, .. }
        | Event::YenGained { seat, .. }
        | Event::GoodsGained { seat, .. }
        | Event::CopperAdded { seat, .. }
        | Event::ImportsGained { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Paid { seat, .. }
        | Event::SpaceTaken { seat, .. }
        | Event::PieceHired { seat, .. }
        | Event::TechnologyLearned { seat, .. }
        | Event::OrderTaken { seat, .. }
        | Event::TokenTaken { seat, .. }
        | Event::ShopBuilt { seat, .. }
        | Event::HouseBuilt { seat, .. }
        | Event::AssistantsRecovered { seat, .. }
        | Event::AssistantMoved { seat, .. }
        | Event::StationPlaced { seat, .. }
        | Event::PrizeTaken { seat, .. }
        | Event::HandShown { seat, .. } => Some(seat),
        Event::RoundBegan { .. }
        | Event::TechnologiesShown { .. }
        | Event::OrdersShown { .. }
        | Event::DeckEmpty { .. }
        | Event::EndTriggered { .. }
        | Event::GameEnded { .. } => None,
    }
}
