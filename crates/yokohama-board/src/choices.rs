//! The pending decision, and what each choice would do.

mod deals;
mod describe;
mod journeys;

pub(crate) use describe::describe;
pub(super) use journeys::one_fee;

use super::names::{area_name, board_name, names_or_you, title_name};
use super::rewards::reward;
use portolan_board::Reader;
use portolan_board::sentence::yes_no;
use portolan_core::{Seat, SeatSet};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::components::BUILDING_POWER;
use portolan_yokohama::{Area, AssistantSource, ManagementBoard, Phase, Title, View};

/// The pending decision as text.
pub(crate) fn decision(view: &View, reader: &Reader<'_>) -> String {
    let awaited = view.phase.to_act();
    match reader.viewer.seat().filter(|&seat| awaited.has(seat)) {
        Some(seat) => my_decision(seat, view, reader),
        None if awaited.is_empty() => reader.locale.text(Key::Over),
        None => {
            let args =
                [("who", names_or_you(awaited, reader).into()), ("awaited", name_of(view.phase).into())];
            reader.locale.format(Key::Wait, args)
        }
    }
}

fn my_decision(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let numbers = &view.numbers;
    let area_arg = |of: Area| ("area", area_name(of, reader).into());
    match view.phase {
        Phase::Keep { waiting } => keep(waiting.without(seat), reader),
        Phase::Supplement { second, .. } => {
            let second = yes_no(second);
            locale.format(Key::DecideSupplement, [("second", second.into())])
        }
        Phase::Place { placed, doubled: None, .. } => {
            let most = if view.has(seat, Title::Newspaper) { 4 } else { 3 };
            let args = [("most", most.into()), ("placed", placed.len().into())];
            locale.format(Key::DecidePlace, args)
        }
        Phase::Place { doubled: Some(area), .. } => locale.format(Key::DecideTelegram, [area_arg(area)]),
        Phase::Move { start: None, .. } => {
            locale.format(Key::DecideArrive, [("others", beside_presidents(seat, view).into())])
        }
        Phase::Move { start: Some(start), .. } => {
            let others = ("others", beside_presidents(seat, view).into());
            locale.format(Key::DecideMove, [("steps", 0.into()), area_arg(start), others])
        }
        Phase::Route { to, .. } => locale.format(Key::DecideWay, [area_arg(to)]),
        Phase::Walk { start, steps, .. } => {
            let here = view.player(seat).and_then(|player| player.president);
            let others = ("others", beside_presidents(seat, view).into());
            locale.format(Key::DecideMove, [("steps", steps.into()), area_arg(here.unwrap_or(start)), others])
        }
        Phase::Recall { .. } => locale.text(Key::DecideRecall),
        Phase::Exchange { left, .. } => locale.format(Key::DecideExchange, [("left", left.into())]),
        Phase::Space { board, .. } => space(board, view, reader),
        Phase::Faith { space, missing, .. } => {
            locale.format(Key::DecideFaith, [("space", space.into()), ("missing", missing.into())])
        }
        Phase::Assistant { board, space, .. } => {
            let args = [("space", space.into()), ("board", board_name(board, reader).into())];
            locale.format(Key::DecideAssistant, args)
        }
        Phase::Hire { left, reward, .. } => {
            let by = if reward { "reward" } else { "agency" };
            locale.format(Key::DecideHire, [("left", left.into()), ("by", by.into())])
        }
        Phase::Learn { area, .. } => learn(seat, area, view, reader),
        Phase::Unit { area, slot, missing, .. } => unit(area, slot, missing, view, reader),
        Phase::Order { area, second, .. } => {
            let args = [
                ("second", yes_no(second).into()),
                ("level", view.offer(area, view.action.map_or(0, |action| action.power)).into()),
                ("yen", numbers.second_order_yen.into()),
            ];
            locale.format(Key::DecideOrder, args)
        }
        Phase::SecondOrder { .. } => locale.text(Key::DecideSecondOrder),
        Phase::Token { area, .. } => {
            let token =
                view.area(area).and_then(|area| area.token).map(|token| reward(&token.reward, reader));
            locale.format(Key::DecideToken, [area_arg(area), ("reward", token.unwrap_or_default().into())])
        }
        Phase::Build { area, .. } => {
            let build = journeys::building(seat, area, BUILDING_POWER, view).unwrap_or("both");
            locale.format(Key::DecideBuild, [area_arg(area), ("build", build.into())])
        }
        Phase::Leave { area, .. } => locale.format(Key::DecideLeave, [area_arg(area)]),
        Phase::Gain { left, .. } => locale.format(Key::DecideGain, [("left", left.into())]),
        Phase::MoveFrom { left, .. } => locale.format(Key::DecideMoveFrom, [("left", left.into())]),
        Phase::MoveTo { from: AssistantSource::Hand, .. } => locale.text(Key::DecideMoveToFromHand),
        Phase::MoveTo { from: AssistantSource::Area(from), .. } => {
            locale.format(Key::DecideMoveTo, [area_arg(from)])
        }
        Phase::Station { .. } => locale.text(Key::DecideStation),
        Phase::Prize { .. } => locale.text(Key::DecidePrize),
        Phase::Over => locale.text(Key::Over),
    }
}

/// Whether the president may end its movement where others stand, and whether it pays them (§5.1, §9.11), as the
/// messages name it.
fn beside_presidents(seat: Seat, view: &View) -> &'static str {
    match (view.has(seat, Title::PostalSystem), view.has(seat, Title::Stagecoach)) {
        (false, _) => "barred",
        (true, false) => "fee",
        (true, true) => "free",
    }
}

fn keep(others: SeatSet, reader: &Reader<'_>) -> String {
    let args = [("others", others.len().into()), ("who", names_or_you(others, reader).into())];
    reader.locale.format(Key::DecideKeep, args)
}

fn space(board: ManagementBoard, view: &View, reader: &Reader<'_>) -> String {
    let power = view.action.map_or(0, |action| action.power);
    let args = [
        ("board", board.name().into()),
        ("count", view.offer(board.area(), power).into()),
        ("yen", view.numbers.faith_yen.into()),
    ];
    reader.locale.format(Key::DecideSpace, args)
}

fn learn(seat: Seat, of: Area, view: &View, reader: &Reader<'_>) -> String {
    let units = view.offer(of, view.action.map_or(0, |action| action.power));
    let args = [
        ("area", area_name(of, reader).into()),
        ("units", units.into()),
        ("yen", view.numbers.unit_yen.into()),
        ("dear", view.missing_units(seat, 0, 0).into()),
    ];
    reader.locale.format(Key::DecideLearn, args)
}

fn unit(of: Area, slot: u8, missing: u8, view: &View, reader: &Reader<'_>) -> String {
    let slot = view.laboratory(of).and_then(|of| of.slots.get(usize::from(slot).wrapping_sub(1)));
    let name =
        slot.and_then(|slot| slot.technology).map(|technology| title_name(technology.card.title, reader));
    let args = [
        ("title", name.unwrap_or_default().into()),
        ("missing", missing.into()),
        ("yen", view.numbers.unit_yen.into()),
    ];
    reader.locale.format(Key::DecideUnit, args)
}

/// The name of a decision in the messages.
pub(super) const fn name_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Keep { .. } => "keep",
        Phase::Supplement { second: false, .. } => "supplement",
        Phase::Supplement { second: true, .. } => "supplement-again",
        Phase::Place { doubled: None, .. } => "place",
        Phase::Place { doubled: Some(_), .. } => "telegram",
        Phase::Move { start: None, .. } => "arrive",
        Phase::Move { .. } | Phase::Walk { .. } => "move",
        Phase::Route { .. } => "way",
        Phase::Recall { .. } => "recall",
        Phase::Exchange { .. } => "exchange",
        Phase::Space { board, .. } => board.name(),
        Phase::Faith { .. } => "faith",
        Phase::Assistant { .. } => "assistant",
        Phase::Hire { reward: false, .. } => "agency",
        Phase::Hire { reward: true, .. } => "warehouse",
        Phase::Learn { .. } => "learn",
        Phase::Unit { .. } => "unit",
        Phase::Order { second: false, .. } => "order",
        Phase::Order { second: true, .. } => "order-again",
        Phase::SecondOrder { .. } => "second-order",
        Phase::Token { .. } => "token",
        Phase::Build { .. } => "build",
        Phase::Leave { .. } => "leave",
        Phase::Gain { .. } => "gain",
        Phase::MoveFrom { .. } => "move-from",
        Phase::MoveTo { .. } => "move-to",
        Phase::Station { .. } => "station",
        Phase::Prize { .. } => "prize",
        Phase::Over => "over",
    }
}
