//! The players: a line of numbers each, and a line of achievements; then the orders of the reader.

use super::super::names::{country_code, in_colour_of, player_letter};
use super::super::rewards::{goods_in_signs, lacking, order_in_signs};
use super::{heading, labelled};
use portolan_board::Reader;
use portolan_board::layout::{WIDTH, pad, pad_left};
use portolan_board::table::label;
use portolan_core::Seat;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{AgentCounts, Country, Good, OrderView, Phase, PieceCounts, PlayerView, Prize, View};

const NAME: usize = 12;
const POINTS: usize = 9;
const YEN: usize = 4;
const GOOD: usize = 3;
const HAND: usize = 8;
const WAREHOUSE: usize = 10;
const CARDS: usize = 7;
const TOKENS: usize = 5;

/// Two lines for each player, below a legend and a heading.
pub(super) fn players(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let goods: String = Good::ALL.into_iter().map(|good| pad(&sign(good, reader), GOOD)).collect();
    let imports = pad(&reader.ink.dim(&reader.locale.text(Key::ImportSign)), GOOD);
    let legend = format!(" {}", reader.ink.dim(&reader.locale.text(Key::PlayersLegend)));
    let columns = format!(
        "   {}{}{}{goods}{imports}{}{}{}{}{}",
        heading(Key::ColumnPlayer, NAME, reader),
        heading(Key::ColumnPoints, POINTS, reader),
        heading(Key::ColumnYen, YEN, reader),
        heading(Key::ColumnHand, HAND, reader),
        heading(Key::ColumnWarehouse, WAREHOUSE, reader),
        heading(Key::ColumnAgents, CARDS, reader),
        heading(Key::ColumnOrders, CARDS, reader),
        heading(Key::ColumnTokens, TOKENS, reader),
    );
    let mut lines = vec![legend, columns];
    for (seat, player) in (0..).filter_map(Seat::new).zip(&view.players) {
        lines.push(numbers(seat, player, view, reader));
        lines.extend(reached(player, view, reader));
    }
    lines
}

fn sign(good: Good, reader: &Reader<'_>) -> String {
    in_colour_of(good, &reader.locale.format(Key::GoodSign, [("good", good.name().into())]), reader)
}

fn numbers(seat: Seat, of: &PlayerView, view: &View, reader: &Reader<'_>) -> String {
    let turn = if view.phase.to_act().has(seat) { ">" } else { " " };
    let name =
        format!("{} {}", player_letter(seat, view, reader), reader.ink.bold(&label(seat, NAME - 3, reader)));
    let points = reader
        .locale
        .format(Key::PointsAndMore, [("points", of.points.into()), ("more", of.bonuses.total().into())]);
    let goods: String =
        Good::ALL.into_iter().map(|good| pad(&number(of.goods[good].into(), 1, reader), GOOD)).collect();
    format!(
        " {} {}{}{}{goods}{}{}{}{}{}{}",
        reader.ink.bold(turn),
        pad(&name, NAME),
        pad(&points, POINTS),
        pad(&number(of.yen.into(), 2, reader), YEN),
        pad(&number(of.imports.into(), 1, reader), GOOD),
        pad(&pieces(of.hand), HAND),
        pad(&pieces(of.warehouse), WAREHOUSE),
        pad(&parts(of.ready_agents().into(), of.ready_agents() + used_agents(of), reader), CARDS),
        pad(&parts(of.order_count, of.completed.len() as u8, reader), CARDS),
        number(of.tokens.len(), 2, reader),
    )
}

/// A right-aligned number; a dot for 0.
fn number(count: usize, width: usize, reader: &Reader<'_>) -> String {
    if count == 0 { pad_left(&reader.ink.dim("·"), width) } else { pad_left(&count.to_string(), width) }
}

/// `1/3`; a dot if both are 0.
fn parts(one: usize, other: u8, reader: &Reader<'_>) -> String {
    if one == 0 && other == 0 { pad_left(&reader.ink.dim("·"), 2) } else { format!(" {one}/{other}") }
}

fn used_agents(of: &PlayerView) -> u8 {
    of.agents.0.iter().map(|agents: &AgentCounts| agents.used).sum::<u8>() + of.free_agents.used
}

/// Assistants, shops, trading houses.
fn pieces(of: PieceCounts) -> String {
    format!("{}/{}/{}", of.assistants, of.shops, of.houses)
}

/// Icons, prize, technologies; at the end also the remaining orders.
fn reached(of: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let locale = reader.locale;
    let mut items = Vec::new();
    let icons: Vec<String> = Country::ALL
        .into_iter()
        .filter(|&of_country| of.icons[of_country] > 0)
        .map(|of_country| format!("{}{}", country_code(of_country, reader), of.icons[of_country]))
        .collect();
    if !icons.is_empty() {
        items.push(locale.format(Key::Icons, [("icons", icons.join(" ").into())]));
    }
    items.extend(of.prize.map(|prize| won(prize, reader)));
    items.extend(technologies(of, reader));
    if view.phase == Phase::Over {
        items.extend(of.orders.iter().flatten().map(|order| left_over(order, reader)));
    }
    wrapped(&items)
}

fn won(of: Prize, reader: &Reader<'_>) -> String {
    let name = match of {
        Prize::Flag(of) => country_code(of, reader),
        Prize::FreeAgent => reader.locale.text(Key::FreeAgentShort),
    };
    reader.locale.format(Key::PrizeOf, [("prize", name.into())])
}

fn technologies(of: &PlayerView, reader: &Reader<'_>) -> Option<String> {
    let value: u16 = of.technologies.iter().map(|technology| u16::from(technology.card.value)).sum();
    let named: Vec<String> = of
        .technologies
        .iter()
        .map(|technology| {
            reader.locale.format(Key::TitleShort, [("title", technology.card.title.name().into())])
        })
        .collect();
    let args = [("value", value.into()), ("titles", named.join(", ").into())];
    (!named.is_empty()).then(|| reader.locale.format(Key::TechnologiesOf, args))
}

fn left_over(of: &OrderView, reader: &Reader<'_>) -> String {
    let text =
        reader.locale.format(Key::LeftOver, [("order", order_in_signs(of.id, &of.card, reader).into())]);
    text.replace(' ', UNBROKEN)
}

/// A no-break space.
const UNBROKEN: &str = "\u{a0}";

fn wrapped(items: &[String]) -> Vec<String> {
    if items.is_empty() {
        return Vec::new();
    }
    let options = textwrap::Options::new(WIDTH - 1).initial_indent("     ").subsequent_indent("       ");
    textwrap::wrap(&items.join(" · "), options).iter().map(|line| line.replace(UNBROKEN, " ")).collect()
}

/// The orders in the hand with the missing goods, or the two dealt orders.
pub(super) fn my_orders(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(me) = view.me().filter(|_| view.phase != Phase::Over) else { return Vec::new() };
    let (key, orders) = match (&me.dealt, &me.orders) {
        (Some(dealt), _) => (Key::YourDealt, dealt),
        (None, Some(orders)) => (Key::YourOrders, orders),
        (None, None) => return Vec::new(),
    };
    let shown: Vec<String> = orders.iter().map(|order| own_order(order, me, reader)).collect();
    if shown.is_empty() { Vec::new() } else { labelled(key, &shown, reader) }
}

fn own_order(of: &OrderView, me: &PlayerView, reader: &Reader<'_>) -> String {
    let order = order_in_signs(of.id, &of.card, reader);
    let missing = lacking(of.card.cost, me.goods);
    let lacks = if missing.total() == 0 { "no" } else { "yes" };
    let args = [
        ("order", order.into()),
        ("lacks", lacks.into()),
        ("missing", goods_in_signs(missing, reader).into()),
    ];
    reader.locale.format(Key::YourOrder, args)
}
