//! What a choice would do for the seat that must choose.

use super::super::names::{area_name, assistant_count, country_adjective, good_name, points_text, yen_text};
use super::super::rewards::order_text;
use super::{deals, journeys, name_of};
use portolan_board::Reader;
use portolan_board::sentence::yes_no;
use portolan_core::{CardId, Seat};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{
    Area, AssistantSource, Choice, Country, Good, Letter, Piece, PlayerView, Prize, View,
};

/// What a choice would do.
pub(crate) fn describe(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
    let awaited = view.phase.to_act();
    let own_seat = view.viewer.seat().filter(|&seat| awaited.has(seat));
    let Some(seat) = own_seat.or(awaited.first()) else { return reader.locale.text(Key::Over) };
    let locale = reader.locale;
    match choice {
        Choice::Keep(order) => card_text(order, view, reader),
        Choice::Agent(at) => journeys::agent(seat, at, view, reader),
        Choice::Achieve(letter) => achieve(seat, letter, view, reader),
        Choice::Complete(order) => deals::complete(seat, order, view, reader),
        Choice::Spin => locale.format(
            Key::DoSpin,
            [("good", good_name(Good::Silk, reader).into()), ("yen", yen_text(2, reader).into())],
        ),
        Choice::Study => {
            locale.format(Key::DoStudy, [("left", warehouse(seat, Piece::Assistant, view).into())])
        }
        Choice::Place(at) => journeys::place(seat, at, view, reader),
        Choice::Go(to) => journeys::go(seat, to, view, reader),
        Choice::Stop => journeys::stop(seat, view, reader),
        Choice::Tram(to) => journeys::tram(seat, to, view, reader),
        Choice::Ride => journeys::ride(seat, view, reader),
        Choice::Recall => locale.text(Key::DoRecall),
        Choice::Take(from) => locale.format(
            Key::DoTake,
            [("area", area_name(from, reader).into()), ("left", there(seat, from, view).into())],
        ),
        Choice::TakeAll => {
            let all: u8 = view.areas.iter().filter_map(|of| of.assistants.get(seat.index())).sum();
            locale.format(Key::DoTakeAll, [("assistants", assistant_count(all, reader).into())])
        }
        Choice::Buy(ware) => deals::buy(seat, ware, view, reader),
        Choice::Sell(of) => deals::sell(seat, of, view, reader),
        Choice::Space(space) => deals::space(seat, space, view, reader),
        Choice::Pay(coin) => deals::pay(coin, view, reader),
        Choice::From(source) => from(seat, source, view, reader),
        Choice::Hire(piece) => deals::hire(seat, piece, view, reader),
        Choice::Learn(slot) => deals::learn(seat, slot, view, reader),
        Choice::Order(slot) => deals::order(slot, view, reader),
        Choice::Gain(of) => deals::gain(seat, of, view, reader),
        Choice::Token => deals::token(seat, view, reader),
        Choice::Shop(space) => deals::shop(seat, space, view, reader),
        Choice::House => deals::house(seat, view, reader),
        Choice::Leave => locale.text(Key::DoLeave),
        Choice::Station(at) => station(seat, at, view, reader),
        Choice::Prize(prize) => self::prize(seat, prize, view, reader),
        Choice::Done => done(view, reader),
        Choice::Via(fees) => journeys::via(fees, reader),
    }
}

fn card_text(order: CardId, view: &View, reader: &Reader<'_>) -> String {
    view.components.orders.get(order.index()).map(|card| order_text(card, reader)).unwrap_or_default()
}

/// The pieces of a kind in the warehouse.
pub(super) fn warehouse(seat: Seat, piece: Piece, view: &View) -> u8 {
    view.player(seat).map_or(0, |player| player.warehouse.count(piece))
}

/// The assistants of a seat on an area.
pub(super) fn there(seat: Seat, at: Area, view: &View) -> u8 {
    view.area(at).and_then(|of| of.assistants.get(seat.index())).copied().unwrap_or(0)
}

fn achieve(seat: Seat, letter: Letter, view: &View, reader: &Reader<'_>) -> String {
    let Some(of) = view.achievements.iter().find(|of| of.letter == letter) else { return String::new() };
    let first = of.achieved.is_empty();
    let brings = if first { of.first } else { of.later };
    let others = view.achievements.iter().filter(|other| other.letter != letter);
    let all = others.into_iter().all(|other| other.achieved.contains(&seat));
    let prize = all && view.prizes.iter().any(Option::is_some);
    let args = [
        ("points", points_text(brings.into(), reader).into()),
        ("first", yes_no(first).into()),
        ("prize", yes_no(prize).into()),
    ];
    reader.locale.format(Key::DoAchieve, args)
}

/// The place from which an assistant is taken: for a space of a board, or to be moved.
fn from(seat: Seat, source: AssistantSource, view: &View, reader: &Reader<'_>) -> String {
    let left = match source {
        AssistantSource::Hand => view.player(seat).map_or(0, |player: &PlayerView| player.hand.assistants),
        AssistantSource::Area(at) => there(seat, at, view),
    };
    let name = match source {
        AssistantSource::Hand => String::new(),
        AssistantSource::Area(at) => area_name(at, reader),
    };
    let from = if source == AssistantSource::Hand { "hand" } else { "area" };
    reader.locale.format(Key::DoFrom, [("from", from.into()), ("area", name.into()), ("left", left.into())])
}

fn station(seat: Seat, at: Area, view: &View, reader: &Reader<'_>) -> String {
    let power = view.power_with(seat, at, 2);
    reader.locale.format(Key::DoStation, [("area", area_name(at, reader).into()), ("power", power.into())])
}

fn prize(seat: Seat, number: u8, view: &View, reader: &Reader<'_>) -> String {
    match view.prizes.get(usize::from(number).wrapping_sub(1)).copied().flatten() {
        Some(Prize::Flag(of)) => {
            let args = [
                ("from", country_adjective(of, reader).into()),
                ("pair", paired(seat, of, view, reader).into()),
            ];
            reader.locale.format(Key::DoPrizeFlag, args)
        }
        Some(Prize::FreeAgent) => reader.locale.text(Key::DoPrizeAgent),
        None => String::new(),
    }
}

/// “; your 2nd British icon brings an agent”; empty without a pair.
pub(super) fn paired(seat: Seat, country: Country, view: &View, reader: &Reader<'_>) -> String {
    let pair = |icons: u8| {
        reader.locale.format(
            Key::DoPair,
            [("icons", icons.into()), ("from", country_adjective(country, reader).into())],
        )
    };
    view.icons_for_agent(seat, country).map(pair).unwrap_or_default()
}

fn done(view: &View, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::DoDone, [("awaited", name_of(view.phase).into())])
}
