//! What happened, one sentence for each event. The story puts several events into one sentence: for that, what was
//! done can be told with what was paid for it before and what came of it after.

use super::names::{
    achievement, area, assistants, board_name, coin, from_country, good, name_or_you, pieces, yen,
};
use super::phrases::{gain, gained, hired, moved, offered, paying, recalled, technology, traded, walked};
use super::rewards::{order, reward};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg, yes_no};
use portolan_board::table::list;
use portolan_core::Seat;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, AssistantSource, Event, Good, Prize, View};

/// The sentence for an event. `view` is any view of the same table.
pub(crate) fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match *event {
        Event::FirstPlayerFound { seat } => player_sentence(Key::FirstPlayerFound, seat, [], reader),
        Event::OrdersDealt { seat, orders } => {
            let known = yes_no(orders.is_some());
            let orders: Vec<String> = orders.iter().flatten().map(|&of| offered(of, view, reader)).collect();
            player_sentence(
                Key::OrdersDealt,
                seat,
                [("known", known.into()), text_arg("orders", list(&orders, reader))],
                reader,
            )
        }
        Event::OrderKept { seat, order: kept } => {
            let known = yes_no(kept.is_some());
            let kept = kept.map(|kept| order(kept, view, reader)).unwrap_or_default();
            player_sentence(Key::OrderKept, seat, [("known", known.into()), text_arg("order", kept)], reader)
        }
        Event::RoundBegan { round, last } => {
            let last = yes_no(last);
            locale.format(Key::RoundBegan, [("round", round.into()), ("last", last.into())])
        }
        Event::TurnBegan { seat } => player_sentence(Key::TurnBegan, seat, [], reader),
        Event::AssistantPlaced { seat, area: at } => {
            let args = [
                text_arg("assistants", assistants(1, reader)),
                text_arg("areas", area(at, reader)),
                text_arg("fees", String::new()),
            ];
            player_sentence(Key::AssistantsPlaced, seat, args, reader)
        }
        Event::FeePaid { seat, to, yen: paid } => {
            let args = [text_arg("to", name_or_you(to, reader)), text_arg("yen", yen(paid.into(), reader))];
            player_sentence(Key::FeePaid, seat, args, reader)
        }
        Event::CanalPaid { seat, yen: paid } => {
            player_sentence(Key::CanalPaid, seat, [text_arg("yen", yen(paid.into(), reader))], reader)
        }
        Event::PresidentMoved { .. }
        | Event::PresidentArrived { .. }
        | Event::TramTaken { .. }
        | Event::StationRidden { .. } => walked(event, String::new(), String::new(), String::new(), reader),
        Event::PresidentRecalled { seat, from } => recalled(seat, from, String::new(), reader),
        Event::AssistantsTaken { seat, area: from, count } => {
            let args =
                [text_arg("assistants", assistants(count, reader)), text_arg("areas", area(from, reader))];
            player_sentence(Key::AssistantsTaken, seat, args, reader)
        }
        Event::HousePaid { seat, area: at, yen: paid } => {
            let args = [text_arg("area", area(at, reader)), text_arg("yen", yen(paid.into(), reader))];
            player_sentence(Key::HousePaid, seat, args, reader)
        }
        Event::PointsGained { seat, source, .. } => {
            let args =
                [text_arg("gains", gain(event, reader).unwrap_or_default()), ("merit", source.name().into())];
            player_sentence(Key::PointsGained, seat, args, reader)
        }
        Event::YenGained { seat, .. }
        | Event::GoodsGained { seat, .. }
        | Event::CopperAdded { seat, .. }
        | Event::ImportsGained { seat, .. }
        | Event::AgentGained { seat, .. }
        | Event::FreeAgentGained { seat } => gained(seat, &[*event], reader),
        Event::Bought { seat, .. } | Event::Sold { seat, .. } => traded(seat, &[*event], "", reader),
        Event::Paid { seat, payment: of, count } => {
            player_sentence(Key::Paid, seat, [text_arg("coins", coin(of, count.into(), reader))], reader)
        }
        Event::PieceHired { seat, piece, yen: price } => {
            hired(seat, pieces(piece, 1, reader), price.into(), String::new(), reader)
        }
        Event::TechnologiesShown { area: at, ref cards } => {
            let named: Vec<String> = cards.iter().map(|&of| technology(of, view, reader)).collect();
            locale.format(
                Key::TechnologiesShown,
                [text_arg("area", area(at, reader)), text_arg("cards", named.join(", "))],
            )
        }
        Event::OrdersShown { area: at, ref cards } => {
            let named: Vec<String> = cards.iter().map(|&of| offered(of, view, reader)).collect();
            locale.format(
                Key::OrdersShown,
                [text_arg("area", area(at, reader)), text_arg("cards", named.join("; "))],
            )
        }
        Event::DeckEmpty { area: at } => locale.format(Key::DeckEmpty, [text_arg("area", area(at, reader))]),
        Event::AssistantsRecovered { seat, area: at, count, stays } => {
            let stays = yes_no(stays);
            let args = [
                text_arg("assistants", assistants(count, reader)),
                ("count", count.into()),
                text_arg("area", area(at, reader)),
                ("stays", stays.into()),
            ];
            player_sentence(Key::AssistantsRecovered, seat, args, reader)
        }
        Event::AssistantMoved { seat, .. } => moved(seat, &[*event], String::new(), reader),
        Event::StationPlaced { seat, area: at } => {
            player_sentence(Key::StationPlaced, seat, [text_arg("area", area(at, reader))], reader)
        }
        Event::PrizeTaken { seat, prize } => {
            let (what, name) = match prize {
                Prize::Flag(of) => ("flag", from_country(of, reader)),
                Prize::FreeAgent => ("agent", String::new()),
            };
            player_sentence(Key::PrizeTaken, seat, [("prize", what.into()), text_arg("from", name)], reader)
        }
        Event::EndTriggered { because } => {
            locale.format(Key::EndTriggered, [("because", because.name().into())])
        }
        Event::GameEnded { because } => locale.format(Key::GameEnded, [("because", because.name().into())]),
        Event::HandShown { seat, orders } => {
            let left: Vec<String> = orders.iter().map(|of| order(of, view, reader)).collect();
            let args = [("count", left.len().into()), text_arg("orders", list(&left, reader))];
            player_sentence(Key::HandShown, seat, args, reader)
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
    let after = text_arg("then", then.text.clone());
    let at = |of: Area| text_arg("area", area(of, reader));
    let paying = || text_arg("paying", paying(paid, reader));
    match *event {
        Event::AgentSent { seat, area, agent } => {
            let from = agent.map(|agent| from_country(agent, reader)).unwrap_or_default();
            let kind = if agent.is_some() { "foreign" } else { "free" };
            player_sentence(
                Key::AgentSent,
                seat,
                [at(area), ("agent", kind.into()), text_arg("from", from), after],
                reader,
            )
        }
        Event::AchievementReached { seat, letter, first } => {
            let first = yes_no(first);
            let args = [text_arg("letter", achievement(letter, reader)), ("first", first.into()), after];
            player_sentence(Key::AchievementReached, seat, args, reader)
        }
        Event::OrderCompleted { seat, order: of } => player_sentence(
            Key::OrderCompleted,
            seat,
            [text_arg("order", order(of, view, reader)), after],
            reader,
        ),
        Event::SilkSpun { seat } => {
            player_sentence(Key::SilkSpun, seat, [text_arg("good", good(Good::Silk, reader)), after], reader)
        }
        Event::AssistantStudied { seat } => player_sentence(Key::AssistantStudied, seat, [after], reader),
        Event::ActionBegan { seat, area, power, .. } => {
            player_sentence(Key::ActionBegan, seat, [at(area), ("power", power.into()), after], reader)
        }
        Event::SpaceTaken { seat, board, space, from } => {
            let from = if from == AssistantSource::Hand { "hand" } else { "area" };
            let args = [
                text_arg("board", board_name(board, reader)),
                ("space", space.into()),
                ("from", from.into()),
                paying(),
                after,
            ];
            player_sentence(Key::SpaceTaken, seat, args, reader)
        }
        Event::TechnologyLearned { seat, area, card } => player_sentence(
            Key::TechnologyLearned,
            seat,
            [at(area), text_arg("card", technology(card, view, reader)), paying(), after],
            reader,
        ),
        Event::OrderTaken { seat, area, order: of } => player_sentence(
            Key::OrderTaken,
            seat,
            [at(area), text_arg("order", order(of, view, reader)), paying(), after],
            reader,
        ),
        Event::TokenTaken { seat, area, token } => {
            let of = view.components.tokens.get(token.index()).map(|token| reward(token, reader));
            let told = yes_no(then.gains);
            let args = [at(area), ("told", told.into()), text_arg("reward", of.unwrap_or_default()), after];
            player_sentence(Key::TokenTaken, seat, args, reader)
        }
        Event::ShopBuilt { seat, area, .. } => {
            player_sentence(Key::ShopBuilt, seat, [at(area), after], reader)
        }
        Event::HouseBuilt { seat, area } => player_sentence(Key::HouseBuilt, seat, [at(area), after], reader),
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
