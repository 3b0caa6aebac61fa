//! Rewards and the costs of orders: in words for sentences, in signs for the board.

use super::names::{
    country_code, good_count, good_counts, imports_text, in_colour_of, order_number, points_text, yen_text,
};
use portolan_board::Reader;
use portolan_board::table::list;
use portolan_core::CardId;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{ByGood, Good, OrderCard, Reward, View};

/// “4 points, 2 yen and 1 move”; “nothing”.
pub(super) fn reward(of: &Reward, reader: &Reader<'_>) -> String {
    let parts = parts(of, reader);
    if parts.is_empty() { reader.locale.text(Key::Nothing) } else { list(&parts, reader) }
}

/// Each part of a reward in words.
pub(super) fn parts(of: &Reward, reader: &Reader<'_>) -> Vec<String> {
    let locale = reader.locale;
    let counted = |key, count: u8| (count > 0).then(|| locale.format(key, [("count", count.into())]));
    let first = [
        (of.points > 0).then(|| points_text(of.points.into(), reader)),
        (of.yen > 0).then(|| yen_text(of.yen.into(), reader)),
    ];
    let goods_parts = of.goods.nonzero().map(|(good, count)| Some(good_count(count.into(), good, reader)));
    let rest = [
        counted(Key::AnyGoods, of.any_good),
        (of.imports > 0).then(|| imports_text(of.imports.into(), reader)),
        counted(Key::FromWarehouse, of.warehouse),
        counted(Key::Moves, of.moves),
        of.free_agent.then(|| locale.text(Key::FreeAgent)),
    ];
    first.into_iter().chain(goods_parts).chain(rest).flatten().collect()
}

/// `4*2¥1m`; `-`.
pub(super) fn in_signs(of: &Reward, reader: &Reader<'_>) -> String {
    let sign =
        |what: &'static str, count: u8| if count > 0 { signs(what, count, reader) } else { String::new() };
    let goods_parts: String = Good::ALL.into_iter().map(|good| sign(good.name(), of.goods[good])).collect();
    let all = [
        sign("points", of.points),
        sign("yen", of.yen),
        goods_parts,
        sign("any", of.any_good),
        sign("import", of.imports),
        sign("warehouse", of.warehouse),
        sign("move", of.moves),
        sign("agent", of.free_agent.into()),
    ];
    let text = all.concat();
    if text.is_empty() { reader.locale.text(Key::NoReward) } else { text }
}

/// `2s1t`.
pub(super) fn goods_in_signs(of: ByGood<u8>, reader: &Reader<'_>) -> String {
    of.nonzero().map(|(good, count)| in_colour_of(good, &signs(good.name(), count, reader), reader)).collect()
}

fn signs(what: &'static str, count: u8, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Sign, [("what", what.into()), ("count", count.into())])
}

/// “O12 (2 silk and 1 tea)”.
pub(super) fn order(of: CardId, view: &View, reader: &Reader<'_>) -> String {
    let cost = card(of, view).map(|card| good_counts(card.cost, reader)).unwrap_or_default();
    reader
        .locale
        .format(Key::OrderCalled, [("order", order_number(of, reader).into()), ("goods", cost.into())])
}

/// “2 silk and 1 tea for 4 points (UK)”.
pub(super) fn order_text(card: &OrderCard, reader: &Reader<'_>) -> String {
    let args = [
        ("goods", good_counts(card.cost, reader).into()),
        ("reward", reward(&card.reward, reader).into()),
        ("country", country_code(card.country, reader).into()),
    ];
    reader.locale.format(Key::OrderText, args)
}

/// `O12 UK 2s1t>4*`.
pub(super) fn order_in_signs(of: CardId, card: &OrderCard, reader: &Reader<'_>) -> String {
    let args = [
        ("order", order_number(of, reader).into()),
        ("country", country_code(card.country, reader).into()),
        ("cost", goods_in_signs(card.cost, reader).into()),
        ("reward", in_signs(&card.reward, reader).into()),
    ];
    reader.locale.format(Key::OrderSigns, args)
}

/// The goods that are missing for the cost.
pub(super) fn lacking(cost: ByGood<u8>, has: ByGood<u16>) -> ByGood<u8> {
    let mut lacking = ByGood::NONE;
    for (good, count) in cost.nonzero() {
        lacking[good] = u16::from(count).saturating_sub(has[good]) as u8;
    }
    lacking
}

/// The order with this number.
pub(super) fn card(of: CardId, view: &View) -> Option<&OrderCard> {
    view.components.orders.get(of.index())
}
