//! Parses and validates a components file. Every error names its line and what is expected. `items` handles cards,
//! tiles and tokens.

use super::lists::{List, list, list_by_id};
use super::tables::{AreasTable, BySeatsTable, File, MapTable, RewardTable};
use super::{
    AreaKind, BoardSpace, ByCountry, ByGood, Components, HOUSES, MOST_POWER, MOST_SPACES, Numbers, ORDERS,
    ROWS, SLOTS, ids, items,
};
use portolan_core::components::file::{
    self, CheckResult, Spanned, SpannedNumber, SpannedText, error_at, number_in,
};
use portolan_core::{ArrayVec, ComponentsError, SeatCount};

/// The number of ways to pay for faith: four goods, an import, yen (§7.4).
const FAITH_PAYMENTS: i64 = 6;
/// The number of orders dealt to each player (§2.8).
const DEALT: usize = 2;

/// The yield of an area at each power.
type Offers = [u8; MOST_POWER as usize];

/// Parses and validates a components file.
pub(super) fn read(text: &str) -> Result<Components, ComponentsError> {
    file::read(text, components)
}

fn components(file: &File) -> CheckResult<Components> {
    let by_power = areas(&file.areas)?;
    let highest = |kind: AreaKind| i64::from(by_power[kind as usize][usize::from(MOST_POWER) - 1]);
    let most_faith = highest(AreaKind::Church) + FAITH_PAYMENTS;
    let most_imports = highest(AreaKind::Customs).max(1);
    Ok(Components {
        orders: list_by_id(&file.orders.cards, &ids::ORDERS, |card| &card.id, items::order)?,
        technologies: items::technologies(&file.technologies.cards)?,
        tiles: list_by_id(&file.tiles.tiles, &ids::TILES, |tile| &tile.id, items::tile)?,
        tokens: list_by_id(&file.tokens.tokens, &ids::TOKENS, |token| &token.id, items::token)?,
        achievements: list_by_id(
            &file.achievements.tiles,
            &ids::ACHIEVEMENTS,
            |tile| &tile.id,
            items::achievement,
        )?,
        prizes: list(&file.prizes.tokens, "prizes", items::prize)?,
        church: spaces(&file.church.spaces, |table| {
            space(number_in(&table.faith, "faith", 1..=most_faith)?, &table.reward, table.blocked)
        })?,
        customs: spaces(&file.customs.spaces, |table| {
            space(number_in(&table.imports, "imports", 1..=most_imports)?, &table.reward, table.blocked)
        })?,
        by_power,
        rows: map(&file.map)?,
        surcharge: list(&file.laboratory.surcharge, "spaces", |units| number_in(units, "units", 0..=9))?,
        levels: list(&file.port.levels, "spaces", level)?,
        agents: agents(file)?,
        numbers: numbers(file)?,
    })
}

/// The rows of the map: together they have all boards in play, and neighbouring rows are shifted by half a board.
fn map(table: &MapTable) -> CheckResult<[[u8; ROWS]; 3]> {
    Ok([rows(&table.two, 2)?, rows(&table.three, 3)?, rows(&table.four, 4)?])
}

fn rows(given: &List<i64>, seats: usize) -> CheckResult<[u8; ROWS]> {
    let rows: [u8; ROWS] = list(given, "rows", |row| number_in(row, "boards in a row", 1..=18))?;
    let boards = Components::areas_in_play(SeatCount::new(seats).expect("two to four players")).len();
    let count: usize = rows.iter().map(|&row| usize::from(row)).sum();
    if count != boards {
        let reason = format!("expected {boards} boards with {seats} players, found {count}");
        return Err(error_at(given.span(), reason));
    }
    if rows.windows(2).any(|pair| pair[0].abs_diff(pair[1]) != 1) {
        let reason = "each row must be one board longer or shorter than the next";
        return Err(error_at(given.span(), reason));
    }
    Ok(rows)
}

/// In the order of [`AreaKind::ALL`]; the canal gives nothing.
fn areas(table: &AreasTable) -> CheckResult<[Offers; AreaKind::ALL.len()]> {
    let lists = [
        &table.copper_mine,
        &table.fishing,
        &table.silk_mill,
        &table.tea,
        &table.bank,
        &table.chinatown,
        &table.church,
        &table.customs,
        &table.agency,
        &table.laboratory_a,
        &table.laboratory_b,
        &table.port_a,
        &table.port_b,
    ];
    let mut areas = [Offers::default(); AreaKind::ALL.len()];
    for (kind, given) in AreaKind::ALL.into_iter().zip(lists) {
        let port = matches!(kind, AreaKind::PortA | AreaKind::PortB);
        let (what, most) = if port { ("as a level", 3) } else { ("at a power", 9) };
        let offers: Offers = list(given, "powers", |offer| number_in(offer, what, 0..=most))?;
        if !offers.is_sorted() {
            return Err(error_at(given.span(), "more power must not give less"));
        }
        areas[kind as usize] = offers;
    }
    Ok(areas)
}

fn agents(file: &File) -> CheckResult<ByCountry<u8>> {
    let table = &file.agents;
    let agents = |count: &SpannedNumber| number_in(count, "agents", 0..=9);
    Ok(ByCountry([
        agents(&table.us)?,
        agents(&table.nl)?,
        agents(&table.uk)?,
        agents(&table.fr)?,
        agents(&table.de)?,
    ]))
}

fn level(word: &SpannedText) -> CheckResult<u8> {
    match word.get_ref().as_str() {
        "green" => Ok(1),
        "orange" => Ok(2),
        "red" => Ok(3),
        other => {
            Err(error_at(word.span(), format!("unknown level ‘{other}’; levels are green, orange and red")))
        }
    }
}

fn numbers(file: &File) -> CheckResult<Numbers> {
    let File { players, warehouse, numbers, chinatown, at_the_end, end, orders, .. } = file;
    let yen = |count: &SpannedNumber| number_in(count, "yen", 0..=20);
    let some_yen = |count: &SpannedNumber| number_in(count, "yen", 1..=20);
    let points = |count: &SpannedNumber| number_in(count, "points", 0..=99);
    let shops = |count: &SpannedNumber| number_in(count, "shops", 0..=8);
    let hand_shops = shops(&players.hand.shops)?;
    let warehouse_shops = shops(&warehouse.shops)?;
    if hand_shops + warehouse_shops == 0 {
        return Err(error_at(warehouse.shops.span(), "each player needs at least one shop"));
    }
    Ok(Numbers {
        start_goods: items::goods(&players.goods)?,
        first_yen: yen(&players.yen.first)?,
        start_yen: yen(&players.yen.others)?,
        hand_assistants: number_in(&players.hand.assistants, "assistants", 1..=20)?,
        warehouse_assistants: number_in(&warehouse.assistants, "assistants", 0..=20)?,
        hand_shops,
        warehouse_shops,
        shop_price: yen(&numbers.shop)?,
        house_prices: list::<_, _, HOUSES>(&numbers.houses, "trading houses", yen)?,
        removed_orders: removed(&orders.removed)?,
        hand_limit: number_in(&numbers.orders, "orders", 1..=6)?,
        rates: ByGood([
            some_yen(&chinatown.copper)?,
            some_yen(&chinatown.silk)?,
            some_yen(&chinatown.tea)?,
            some_yen(&chinatown.fish)?,
        ]),
        import_rate: some_yen(&chinatown.imports)?,
        faith_yen: some_yen(&numbers.faith)?,
        port_points: points(&numbers.port_points)?,
        second_order_yen: some_yen(&numbers.second_order)?,
        unit_yen: some_yen(&numbers.unit)?,
        dear_technology: number_in(&numbers.dear_technology, "as a technology", 1..=30)?,
        church: list(&at_the_end.church, "ranks", points)?,
        customs: list(&at_the_end.customs, "ranks", points)?,
        technology: list(&at_the_end.technology, "ranks", points)?,
        sets: sets(&at_the_end.sets)?,
        agent_points: points(&at_the_end.agent)?,
        import_points: points(&at_the_end.imports)?,
        yen_per_point: some_yen(&at_the_end.yen_per_point)?,
        goods_per_point: number_in(&at_the_end.goods_per_point, "goods", 1..=20)?,
        church_end: end_counts(&end.church)?,
        customs_end: end_counts(&end.customs)?,
    })
}

/// Enough orders must remain for the ports and the first hands.
fn removed(table: &BySeatsTable) -> CheckResult<[u8; 3]> {
    let most = |seats: usize, ports: usize| (ORDERS - SLOTS * ports - DEALT * seats) as i64;
    let removed = |count: &SpannedNumber, most: i64| number_in(count, "orders removed", 0..=most);
    Ok([
        removed(&table.two, most(2, 1))?,
        removed(&table.three, most(3, 2))?,
        removed(&table.four, most(4, 2))?,
    ])
}

fn end_counts(table: &BySeatsTable) -> CheckResult<[u8; 3]> {
    let count = |count: &SpannedNumber| number_in(count, "assistants", 1..=MOST_SPACES as i64);
    Ok([count(&table.two)?, count(&table.three)?, count(&table.four)?])
}

/// Points for sets of zero to five countries. Scoring the largest sets first must be optimal (§11.6).
fn sets(given: &List<i64>) -> CheckResult<[u8; 6]> {
    let [one, two, three, four, five] = list(given, "sets", |points| number_in(points, "points", 0..=50))?;
    let sets = [0, one, two, three, four, five];
    let steps: Vec<i16> = sets.windows(2).map(|pair| i16::from(pair[1]) - i16::from(pair[0])).collect();
    if !steps.is_sorted() {
        let reason = "each further country of a set must add at least as many points as the one before";
        return Err(error_at(given.span(), reason));
    }
    Ok(sets)
}

fn spaces<T>(
    given: &List<T>,
    read: impl Fn(&T) -> CheckResult<BoardSpace>,
) -> CheckResult<ArrayVec<BoardSpace, MOST_SPACES>> {
    let count = given.get_ref().len();
    if !(1..=MOST_SPACES).contains(&count) {
        return Err(error_at(given.span(), format!("expected 1 to {MOST_SPACES} spaces, found {count}")));
    }
    let spaces =
        given.get_ref().iter().map(|table| read(table.get_ref())).collect::<CheckResult<Vec<_>>>()?;
    Ok(spaces.into_iter().collect())
}

fn space(value: u8, reward: &Spanned<RewardTable>, blocked: Option<bool>) -> CheckResult<BoardSpace> {
    Ok(BoardSpace { value, reward: items::plain_reward(reward)?, blocked: blocked.unwrap_or(false) })
}
