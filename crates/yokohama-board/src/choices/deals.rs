//! Choices about goods, money, cards and buildings: what they cost and what they bring.

use super::super::names::{
    country_code, effect, good_count, good_counts, imports_text, order_number, payment_text, piece_count,
    title_name, ware_text, yen_text,
};
use super::super::rewards::{card, order_text, reward};
use super::describe::{paired, warehouse};
use portolan_board::Reader;
use portolan_board::sentence::yes_no;
use portolan_core::{CardId, Seat};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{
    Area, BuildingSpaceView, Good, ManagementBoard, OrderView, Payment, Phase, Piece, TechnologyView, View,
    Ware,
};

/// An order is completed.
pub(super) fn complete(seat: Seat, order: CardId, view: &View, reader: &Reader<'_>) -> String {
    let Some(card) = card(order, view) else { return String::new() };
    let args = [
        ("goods", good_counts(card.cost, reader).into()),
        ("reward", reward(&view.order_reward(seat, card), reader).into()),
        ("pair", paired(seat, card.country, view, reader).into()),
    ];
    reader.locale.format(Key::DoComplete, args)
}

/// Chinatown: money for a ware.
pub(super) fn buy(seat: Seat, ware: Ware, view: &View, reader: &Reader<'_>) -> String {
    let numbers = &view.numbers;
    let (price, count) = match ware {
        Ware::Good(good) => {
            let first = !matches!(view.phase, Phase::Exchange { mined: true, .. });
            (numbers.rates[good], if first { view.with_mined_copper(seat, good, 1) } else { 1 })
        }
        Ware::Import => (numbers.import_rate, 1),
    };
    let args = [
        ("ware", ware_text(ware, count.into(), reader).into()),
        ("yen", yen_text(price.into(), reader).into()),
    ];
    reader.locale.format(Key::DoBuy, args)
}

/// Chinatown: a good for money.
pub(super) fn sell(seat: Seat, good: Good, view: &View, reader: &Reader<'_>) -> String {
    let left = view.player(seat).map_or(0, |player| player.goods[good].saturating_sub(1));
    let args = [
        ("good", good_count(1, good, reader).into()),
        ("yen", yen_text(view.numbers.rates[good].into(), reader).into()),
        ("left", left.into()),
    ];
    reader.locale.format(Key::DoSell, args)
}

/// A space of the church or the customs: its cost, its reward, whether it ends the game.
pub(super) fn space(seat: Seat, number: u8, view: &View, reader: &Reader<'_>) -> String {
    let Phase::Space { board, .. } = view.phase else { return String::new() };
    let space = view.board(board).and_then(|of| of.spaces.get(usize::from(number).wrapping_sub(1)));
    let Some(space) = space else { return String::new() };
    let faith = view.offer(board.area(), view.action.map_or(0, |action| action.power));
    let pays = match board {
        ManagementBoard::Church => {
            let args = [("faith", space.value.into()), ("missing", space.value.saturating_sub(faith).into())];
            reader.locale.format(Key::DoSpaceFaith, args)
        }
        ManagementBoard::Customs => reader
            .locale
            .format(Key::DoSpaceImports, [("imports", imports_text(space.value.into(), reader).into())]),
    };
    let args = [
        ("pays", pays.into()),
        ("reward", reward(&view.space_reward(seat, board, space.reward), reader).into()),
        ("end", yes_no(view.is_board_almost_full(board)).into()),
    ];
    reader.locale.format(Key::DoSpace, args)
}

/// A payment for faith, for a technology, or for a second order.
pub(super) fn pay(of: Payment, view: &View, reader: &Reader<'_>) -> String {
    let numbers = &view.numbers;
    let (price, left, what) = match view.phase {
        Phase::Faith { missing, .. } => (numbers.faith_yen, missing.saturating_sub(1), "faith"),
        Phase::Unit { missing, .. } => (numbers.unit_yen, missing.saturating_sub(1), "unit"),
        _ => (numbers.second_order_yen, 0, "order"),
    };
    let count = if of == Payment::Yen { price } else { 1 };
    let args = [
        ("coin", payment_text(of, count.into(), reader).into()),
        ("what", what.into()),
        ("left", left.into()),
    ];
    reader.locale.format(Key::DoPay, args)
}

/// A piece of the warehouse.
pub(super) fn hire(seat: Seat, piece: Piece, view: &View, reader: &Reader<'_>) -> String {
    let [shop, house] = view.player(seat).map(|player| player.prices).unwrap_or_default();
    let price = match piece {
        Piece::Assistant => 0,
        Piece::Shop => shop.unwrap_or(0),
        Piece::House => house.unwrap_or(0),
    };
    let args = [
        ("piece", piece_count(piece, 1, reader).into()),
        ("price", price.into()),
        ("left", warehouse(seat, piece, view).saturating_sub(1).into()),
    ];
    reader.locale.format(Key::DoHire, args)
}

/// A technology: its price and payment, its effect, its immediate reward.
pub(super) fn learn(seat: Seat, number: u8, view: &View, reader: &Reader<'_>) -> String {
    let Phase::Learn { area, .. } = view.phase else { return String::new() };
    let slot = view.laboratory(area).and_then(|of| of.slots.get(usize::from(number).wrapping_sub(1)));
    let Some((slot, TechnologyView { card, .. })) = slot.and_then(|slot| Some((slot, slot.technology?)))
    else {
        return String::new();
    };
    let units = view.offer(area, view.action.map_or(0, |action| action.power));
    let price = card.value + slot.surcharge;
    let missing = view.missing_units(seat, price, units);
    let at_once = view.technology_bonus(seat);
    let args = [
        ("title", title_name(card.title, reader).into()),
        ("country", country_code(card.country, reader).into()),
        ("price", price.into()),
        ("power", price.min(units).into()),
        ("missing", missing.into()),
        ("yen", (missing * view.numbers.unit_yen).into()),
        ("effect", effect(card.title, view, reader).into()),
        ("bonus", (if at_once.is_none() { "no" } else { "yes" }).into()),
        ("reward", reward(&at_once, reader).into()),
        ("pair", paired(seat, card.country, view, reader).into()),
    ];
    reader.locale.format(Key::DoLearn, args)
}

/// An order on display.
pub(super) fn order(number: u8, view: &View, reader: &Reader<'_>) -> String {
    let Phase::Order { area, .. } = view.phase else { return String::new() };
    let slot = view.port(area).and_then(|of| of.slots.get(usize::from(number).wrapping_sub(1)));
    let Some(OrderView { id, card }) = slot.and_then(|slot| slot.order) else { return String::new() };
    let args = [("order", order_number(id, reader).into()), ("text", order_text(&card, reader).into())];
    reader.locale.format(Key::DoOrder, args)
}

/// A good of the player's choice.
pub(super) fn gain(seat: Seat, good: Good, view: &View, reader: &Reader<'_>) -> String {
    let count = if view.pending.mined { 1 } else { view.with_mined_copper(seat, good, 1) };
    let has = view.player(seat).map_or(0, |player| player.goods[good]);
    let args =
        [("goods", good_count(count.into(), good, reader).into()), ("then", (has + u16::from(count)).into())];
    reader.locale.format(Key::DoGain, args)
}

/// The 5-power token.
pub(super) fn token(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let Phase::Token { area, .. } = view.phase else { return String::new() };
    let token = view.area(area).and_then(|of| of.token);
    token.map(|token| reward(&view.token_reward(seat, token.reward), reader)).unwrap_or_default()
}

/// A shop in one of the four spaces.
pub(super) fn shop(seat: Seat, number: u8, view: &View, reader: &Reader<'_>) -> String {
    let site = |at: Area| {
        let tile = view.area(at)?.tile.as_ref()?;
        tile.shops.get(usize::from(number).wrapping_sub(1)).copied()
    };
    build(seat, Piece::Shop, site, view, reader)
}

/// The trading house.
pub(super) fn house(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    build(seat, Piece::House, |at| Some(view.area(at)?.tile.as_ref()?.house), view, reader)
}

fn build(
    seat: Seat,
    piece: Piece,
    site: impl Fn(Area) -> Option<BuildingSpaceView>,
    view: &View,
    reader: &Reader<'_>,
) -> String {
    let Phase::Build { area, .. } = view.phase else { return String::new() };
    let Some(site) = site(area) else { return String::new() };
    let last = view.is_last_building(seat, piece);
    let args = [
        ("piece", piece_count(piece, 1, reader).into()),
        ("reward", reward(&view.building_reward(seat, piece, site.reward), reader).into()),
        ("end", yes_no(last && view.ending.is_none()).into()),
    ];
    reader.locale.format(Key::DoBuild, args)
}
