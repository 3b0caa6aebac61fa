//! Choices about the map: where assistants, the president and agents go, and what they would do there.

use super::super::names::{area_name, good_count, name_or_you, names_or_you, yen_text};
use super::super::rewards::reward;
use portolan_board::Reader;
use portolan_board::sentence::yes_no;
use portolan_board::table::list;
use portolan_core::{Seat, SeatSet};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, AreaKind, Fees, Good, Phase, Title, View};

/// An assistant is placed: what it costs, and the power that the president would have there.
pub(super) fn place(seat: Seat, at: Area, view: &View, reader: &Reader<'_>) -> String {
    let free = matches!(view.phase, Phase::MoveTo { .. });
    let owners = if free { SeatSet::EMPTY } else { view.other_presidents(seat, at) };
    let power = view.power_with(seat, at, 2);
    let stands = matches!(view.phase, Phase::Place { .. })
        && view.player(seat).is_some_and(|player| player.president == Some(at));
    let args = [
        ("stands", yes_no(stands).into()),
        ("power", power.into()),
        ("offer", offered(seat, at, power, view, reader).into()),
        ("fee", fee(owners, reader).into()),
    ];
    reader.locale.format(Key::DoPlace, args)
}

/// “ (pays 1 yen to Anna)”; empty without fees.
fn fee(owners: SeatSet, reader: &Reader<'_>) -> String {
    match owners.len() {
        0 => String::new(),
        count => {
            let who = names_or_you(owners, reader);
            reader.locale.format(Key::DoFee, [("count", count.into()), ("who", who.into())])
        }
    }
}

/// The president goes to an area, on foot or from the hand.
pub(super) fn go(seat: Seat, to: Area, view: &View, reader: &Reader<'_>) -> String {
    let ways = view.routes_to(to);
    if ways.is_empty() {
        return step(seat, to, view, reader);
    }
    let fee = match ways.single() {
        Some(Fees::NONE) => String::new(),
        Some(fees) => reader.locale.format(Key::Fees, [("fees", via(fees, reader).into())]),
        None => {
            let each: Vec<String> = ways.iter().map(|fees| via(fees, reader)).collect();
            reader.locale.format(Key::DoSeveral, [("ways", each.join("; ").into())])
        }
    };
    let args = [("fee", fee.into()), ("action", action(seat, to, 1, view, reader).into())];
    reader.locale.format(Key::DoArrive, args)
}

/// “1 yen to Anna and 1 yen for the canal”: the fees of a way.
pub(super) fn via(fees: Fees, reader: &Reader<'_>) -> String {
    let mut each: Vec<String> = fees.seats().map(|to| one_fee(Some(to), 1, reader)).collect();
    if fees.includes(Fees::CANAL) {
        each.push(one_fee(None, 1, reader));
    }
    list(&each, reader)
}

/// “1 yen to Anna”; to the supply for the canal.
pub(crate) fn one_fee(to: Option<Seat>, sum: u16, reader: &Reader<'_>) -> String {
    let (kind, who) = to.map_or(("canal", String::new()), |to| ("seat", name_or_you(to, reader)));
    reader
        .locale
        .format(Key::Fee, [("to", kind.into()), ("who", who.into()), ("yen", yen_text(sum, reader).into())])
}

/// In revision 1 of the rules: the president makes a step, or is placed from the hand.
fn step(seat: Seat, to: Area, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    if to == Area::Canal {
        return locale.format(Key::DoCross, [("yen", yen_text(1, reader).into())]);
    }
    let free = view.has(seat, Title::Stagecoach);
    let owners = if free { SeatSet::EMPTY } else { view.other_presidents(seat, to) };
    let fee = ("fee", fee(owners, reader).into());
    if matches!(view.phase, Phase::Move { start: None, .. }) {
        return locale.format(Key::DoArrive, [fee, ("action", action(seat, to, 1, view, reader).into())]);
    }
    if view.may_stop(seat, to) {
        locale.format(Key::DoGo, [fee, ("action", action(seat, to, 1, view, reader).into())])
    } else {
        locale.format(Key::DoPass, [fee])
    }
}

/// The president stops where it stands.
pub(super) fn stop(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let here = view.player(seat).and_then(|player| player.president);
    here.map(|here| action(seat, here, 1, view, reader)).unwrap_or_default()
}

/// Straight to an area.
pub(super) fn tram(seat: Seat, to: Area, view: &View, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::DoTram, [("action", action(seat, to, 1, view, reader).into())])
}

/// Straight to the station.
pub(super) fn ride(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let Some(to) = view.station else { return String::new() };
    let args = [("area", area_name(to, reader).into()), ("action", action(seat, to, 1, view, reader).into())];
    reader.locale.format(Key::DoRide, args)
}

/// An agent acts, without power of its own.
pub(super) fn agent(seat: Seat, at: Area, view: &View, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::DoAgent, [("action", action(seat, at, 0, view, reader).into())])
}

/// “power 4: 3 silk; then a shop”: the area action with the pieces there and `more`.
fn action(seat: Seat, at: Area, more: u8, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let power = view.power_with(seat, at, more);
    let mut parts = vec![offered(seat, at, power, view, reader)];
    if let Some(token) = view.token_at(at, power) {
        parts.push(locale.format(Key::DoActToken, [("reward", reward(&token, reader).into())]));
    }
    parts.extend(
        building(seat, at, power, view)
            .map(|build| locale.format(Key::DoActBuild, [("build", build.into())])),
    );
    parts.extend(view.landlord(seat, at).map(|owner| {
        let person = reader.person(owner);
        locale
            .format(Key::DoActHouse, [("person", person.into()), ("who", name_or_you(owner, reader).into())])
    }));
    locale.format(Key::DoAct, [("power", power.into()), ("parts", parts.join("; ").into())])
}

/// The name in the messages for what can be built after an action with this power; `None` for nothing.
pub(super) fn building(seat: Seat, at: Area, power: u8, view: &View) -> Option<&'static str> {
    match view.buildable(seat, at, power) {
        [true, true] => Some("both"),
        [true, false] => Some("shop"),
        [false, true] => Some("house"),
        [false, false] => None,
    }
}

/// The effect of the area itself at this power.
fn offered(seat: Seat, at: Area, power: u8, view: &View, reader: &Reader<'_>) -> String {
    let count = view.offer(at, power);
    let produced = |good: Good| good_count(view.with_mined_copper(seat, good, count).into(), good, reader);
    let (kind, goods) = match at.kind() {
        AreaKind::CopperMine => ("goods", produced(Good::Copper)),
        AreaKind::Fishing => ("goods", produced(Good::Fish)),
        AreaKind::SilkMill => ("goods", produced(Good::Silk)),
        AreaKind::Tea => ("goods", produced(Good::Tea)),
        AreaKind::LaboratoryA | AreaKind::LaboratoryB => ("laboratory", String::new()),
        AreaKind::PortA | AreaKind::PortB => ("port", String::new()),
        kind => (kind.name(), String::new()),
    };
    let bonus = if kind == "port" && power >= 5 { view.numbers.port_points } else { 0 };
    let args = [
        ("kind", (if count == 0 { "none" } else { kind }).into()),
        ("count", count.into()),
        ("goods", goods.into()),
        ("points", bonus.into()),
    ];
    reader.locale.format(Key::Offer, args)
}
