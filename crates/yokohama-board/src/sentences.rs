//! What happened, one sentence for each event. The story puts several events into one sentence: for that, what was
//! done can be told with what was paid for it before and what came of it after.

use super::names::{
    achievement, area, assistants, board_name, coin, from_country, good, name_or_you, pieces, yen,
};
use super::phrases::{
    gain, gained, hired, moved, offered, pair, paying, recalled, said, technology, traded, walked,
};
use super::rewards::{order, reward};
use portolan_board::Reader;
use portolan_board::table::list;
use portolan_core::Seat;
use portolan_i18n::YokohamaKey;
use portolan_yokohama::{Area, AssistantSource, Event, Good, Prize, View};

/// The sentence for an event. `view` is any view of the same table.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match *event {
        Event::FirstPlayerFound { seat } => said(YokohamaKey::FirstPlayerFound, seat, [], reader),
        Event::OrdersDealt { seat, orders } => {
            let known = if orders.is_some() { "yes" } else { "no" };
            let orders: Vec<String> = orders.iter().flatten().map(|&of| offered(of, view, reader)).collect();
            said(
                YokohamaKey::OrdersDealt,
                seat,
                [("known", known.into()), pair("orders", list(&orders, reader))],
                reader,
            )
        }
        Event::OrderKept { seat, order: kept } => {
            let known = if kept.is_some() { "yes" } else { "no" };
            let kept = kept.map(|kept| order(kept, view, reader)).unwrap_or_default();
            said(YokohamaKey::OrderKept, seat, [("known", known.into()), pair("order", kept)], reader)
        }
        Event::RoundBegan { round, last } => {
            let last = if last { "yes" } else { "no" };
            locale.format(YokohamaKey::RoundBegan, [("round", round.into()), ("last", last.into())])
        }
        Event::TurnBegan { seat } => said(YokohamaKey::TurnBegan, seat, [], reader),
        Event::AssistantPlaced { seat, area: at } => {
            let args = [
                pair("assistants", assistants(1, reader)),
                pair("areas", area(at, reader)),
                pair("fees", String::new()),
            ];
            said(YokohamaKey::AssistantsPlaced, seat, args, reader)
        }
        Event::FeePaid { seat, to, yen: paid } => {
            let args = [pair("to", name_or_you(to, reader)), pair("yen", yen(paid.into(), reader))];
            said(YokohamaKey::FeePaid, seat, args, reader)
        }
        Event::CanalPaid { seat, yen: paid } => {
            said(YokohamaKey::CanalPaid, seat, [pair("yen", yen(paid.into(), reader))], reader)
        }
        Event::PresidentMoved { .. }
        | Event::PresidentArrived { .. }
        | Event::TramTaken { .. }
        | Event::StationRidden { .. } => walked(event, String::new(), String::new(), String::new(), reader),
        Event::PresidentRecalled { seat, from } => recalled(seat, from, String::new(), reader),
        Event::AssistantsTaken { seat, area: from, count } => {
            let args = [pair("assistants", assistants(count, reader)), pair("areas", area(from, reader))];
            said(YokohamaKey::AssistantsTaken, seat, args, reader)
        }
        Event::HousePaid { seat, area: at, yen: paid } => {
            let args = [pair("area", area(at, reader)), pair("yen", yen(paid.into(), reader))];
            said(YokohamaKey::HousePaid, seat, args, reader)
        }
        Event::PointsGained { seat, source, .. } => {
            let args =
                [pair("gains", gain(event, reader).unwrap_or_default()), ("merit", source.name().into())];
            said(YokohamaKey::PointsGained, seat, args, reader)
        }
        Event::YenGained { seat, .. }
        | Event::GoodsGained { seat, .. }
        | Event::CopperAdded { seat, .. }
        | Event::ImportsGained { seat, .. }
        | Event::AgentGained { seat, .. }
        | Event::FreeAgentGained { seat } => gained(seat, &[*event], reader),
        Event::Bought { seat, .. } | Event::Sold { seat, .. } => traded(seat, &[*event], "", reader),
        Event::Paid { seat, payment: of, count } => {
            said(YokohamaKey::Paid, seat, [pair("coins", coin(of, count.into(), reader))], reader)
        }
        Event::PieceHired { seat, piece, yen: price } => {
            hired(seat, pieces(piece, 1, reader), price.into(), String::new(), reader)
        }
        Event::TechnologiesShown { area: at, ref cards } => {
            let named: Vec<String> = cards.iter().map(|&of| technology(of, view, reader)).collect();
            locale.format(
                YokohamaKey::TechnologiesShown,
                [pair("area", area(at, reader)), pair("cards", named.join(", "))],
            )
        }
        Event::OrdersShown { area: at, ref cards } => {
            let named: Vec<String> = cards.iter().map(|&of| offered(of, view, reader)).collect();
            locale.format(
                YokohamaKey::OrdersShown,
                [pair("area", area(at, reader)), pair("cards", named.join("; "))],
            )
        }
        Event::DeckEmpty { area: at } => {
            locale.format(YokohamaKey::DeckEmpty, [pair("area", area(at, reader))])
        }
        Event::AssistantsRecovered { seat, area: at, count, stays } => {
            let stays = if stays { "yes" } else { "no" };
            let args = [
                pair("assistants", assistants(count, reader)),
                ("count", count.into()),
                pair("area", area(at, reader)),
                ("stays", stays.into()),
            ];
            said(YokohamaKey::AssistantsRecovered, seat, args, reader)
        }
        Event::AssistantMoved { seat, .. } => moved(seat, &[*event], String::new(), reader),
        Event::StationPlaced { seat, area: at } => {
            said(YokohamaKey::StationPlaced, seat, [pair("area", area(at, reader))], reader)
        }
        Event::PrizeTaken { seat, prize } => {
            let (what, name) = match prize {
                Prize::Flag(of) => ("flag", from_country(of, reader)),
                Prize::FreeAgent => ("agent", String::new()),
            };
            said(YokohamaKey::PrizeTaken, seat, [("prize", what.into()), pair("from", name)], reader)
        }
        Event::EndTriggered { because } => {
            locale.format(YokohamaKey::EndTriggered, [("because", because.name().into())])
        }
        Event::GameEnded { because } => {
            locale.format(YokohamaKey::GameEnded, [("because", because.name().into())])
        }
        Event::HandShown { seat, orders } => {
            let left: Vec<String> = orders.iter().map(|of| order(of, view, reader)).collect();
            let args = [("count", left.len().into()), pair("orders", list(&left, reader))];
            said(YokohamaKey::HandShown, seat, args, reader)
        }
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
        | Event::HouseBuilt { .. } => deed(event, &[], &Aftermath::default(), view, reader),
    }
}

/// What came of a deed: an end of its sentence.
#[derive(Default)]
pub(super) struct Aftermath {
    /// The words.
    pub(super) text: String,
    /// Do they tell of a gain?
    pub(super) gains: bool,
}

/// What somebody did, what was paid for it, and what came of it.
pub(super) fn deed(
    event: &Event,
    paid: &[Event],
    then: &Aftermath,
    view: &View,
    reader: &Reader<'_>,
) -> String {
    let after = pair("then", then.text.clone());
    let at = |of: Area| pair("area", area(of, reader));
    let paying = || pair("paying", paying(paid, reader));
    match *event {
        Event::AgentSent { seat, area, agent } => {
            let from = agent.map(|agent| from_country(agent, reader)).unwrap_or_default();
            let kind = if agent.is_some() { "foreign" } else { "free" };
            said(
                YokohamaKey::AgentSent,
                seat,
                [at(area), ("agent", kind.into()), pair("from", from), after],
                reader,
            )
        }
        Event::AchievementReached { seat, letter, first } => {
            let first = if first { "yes" } else { "no" };
            let args = [pair("letter", achievement(letter, reader)), ("first", first.into()), after];
            said(YokohamaKey::AchievementReached, seat, args, reader)
        }
        Event::OrderCompleted { seat, order: of } => {
            said(YokohamaKey::OrderCompleted, seat, [pair("order", order(of, view, reader)), after], reader)
        }
        Event::SilkSpun { seat } => {
            said(YokohamaKey::SilkSpun, seat, [pair("good", good(Good::Silk, reader)), after], reader)
        }
        Event::AssistantStudied { seat } => said(YokohamaKey::AssistantStudied, seat, [after], reader),
        Event::ActionBegan { seat, area, power, .. } => {
            said(YokohamaKey::ActionBegan, seat, [at(area), ("power", power.into()), after], reader)
        }
        Event::SpaceTaken { seat, board, space, from } => {
            let from = if from == AssistantSource::Hand { "hand" } else { "area" };
            let args = [
                pair("board", board_name(board, reader)),
                ("space", space.into()),
                ("from", from.into()),
                paying(),
                after,
            ];
            said(YokohamaKey::SpaceTaken, seat, args, reader)
        }
        Event::TechnologyLearned { seat, area, card } => said(
            YokohamaKey::TechnologyLearned,
            seat,
            [at(area), pair("card", technology(card, view, reader)), paying(), after],
            reader,
        ),
        Event::OrderTaken { seat, area, order: of } => said(
            YokohamaKey::OrderTaken,
            seat,
            [at(area), pair("order", order(of, view, reader)), paying(), after],
            reader,
        ),
        Event::TokenTaken { seat, area, token } => {
            let of = view.components.tokens.get(token.index()).map(|token| reward(token, reader));
            let told = if then.gains { "yes" } else { "no" };
            let args = [at(area), ("told", told.into()), pair("reward", of.unwrap_or_default()), after];
            said(YokohamaKey::TokenTaken, seat, args, reader)
        }
        Event::ShopBuilt { seat, area, .. } => said(YokohamaKey::ShopBuilt, seat, [at(area), after], reader),
        Event::HouseBuilt { seat, area } => said(YokohamaKey::HouseBuilt, seat, [at(area), after], reader),
        _ => String::new(),
    }
}

/// Whose event it is.
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
