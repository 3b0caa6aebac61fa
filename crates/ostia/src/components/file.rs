//! Reads a components file and checks it: every error names its line and says what would be right.

use super::tables::{File, GoodsTable, MoneyTable, NeutralTable, PointsTable, SenateTable, StorehousesTable};
use super::{
    ByGood, Components, Good, MAX_PRICE, MAX_PRICES, MIN_LOAN, Money, SENATE_CARDS, SenateCard, Storehouses,
};
use crate::rules::harbour::SHIP_CARDS;
use crate::state::MAX_PLAYERS;
use portolan_core::components::file::{
    self, CheckResult, Spanned, SpannedNumber, SpannedTables, error_at, first_span, number_in,
};
use portolan_core::{CardId, CardSet, ComponentsError};

/// Reads and checks a components file.
pub(super) fn read(text: &str) -> Result<Components, ComponentsError> {
    file::read(text, components)
}

fn components(file: &File) -> CheckResult<Components> {
    let Goods { written_names, copies, price } = goods(&file.goods)?;
    let neutral = neutral(&file.neutral)?;
    let storehouses = storehouses(&file.storehouses)?;
    let card_count = count_cards(file, copies, neutral, storehouses.most)?;
    let (goods, of_good) = number_cards(copies);
    Ok(Components {
        written_names,
        copies,
        price,
        senate: senate(&file.senate)?,
        market_prices: market(&file.market.prices)?,
        neutral,
        places: places(&file.places.points)?,
        money: money(&file.money)?,
        storehouses,
        card_count,
        goods,
        of_good,
    })
}

/// What the tables of goods say.
#[derive(Default)]
struct Goods {
    written_names: ByGood<&'static str>,
    copies: ByGood<u8>,
    price: ByGood<u8>,
}

fn goods(goods: &SpannedTables<GoodsTable>) -> CheckResult<Goods> {
    let mut read = Goods::default();
    for (place, table) in goods.get_ref().iter().enumerate() {
        let GoodsTable { name, copies: cards, price: cost, .. } = table.get_ref();
        let Some(&good) = Good::ALL.get(place).filter(|&&good| Good::from_name(name.get_ref()) == Some(good))
        else {
            let names = Good::ALL.map(Good::name).join(", ");
            return Err(error_at(name.span(), format!("the goods are, in this order: {names}")));
        };
        let former = good.former_name().filter(|former| former == name.get_ref());
        read.written_names[good] = former.unwrap_or(good.name());
        read.copies[good] = number_in(cards, "cards of one kind", 1..=40)?;
        read.price[good] = number_in(cost, "denarii for a card", 1..=MAX_PRICE.into())?;
    }
    as_many(goods, Good::COUNT, "kinds of goods")?;
    Ok(read)
}

fn senate(senate: &SpannedTables<SenateTable>) -> CheckResult<[SenateCard; SENATE_CARDS]> {
    as_many(senate, SENATE_CARDS, "senate cards")?;
    let mut cards = [SenateCard::default(); SENATE_CARDS];
    for ((card, table), place) in cards.iter_mut().zip(senate.get_ref()).zip(1..) {
        let PointsTable { ivory, spices, cloth, wine, wood, wheat } = &table.get_ref().points;
        let mut points = ByGood::default();
        for (good, written) in Good::ALL.into_iter().zip([ivory, spices, cloth, wine, wood, wheat]) {
            points[good] = number_in(written, "senate points", 0..=20)?;
        }
        *card = SenateCard { number: place, points };
    }
    Ok(cards)
}

fn market(prices: &Spanned<Vec<SpannedNumber>>) -> CheckResult<Vec<u8>> {
    let list = prices.get_ref();
    if !(1..=MAX_PRICES).contains(&list.len()) {
        let reason = format!("a table of {} prices cannot be; 1 to {MAX_PRICES} can", list.len());
        return Err(error_at(prices.span(), reason));
    }
    let mut highest = 99;
    let mut read = Vec::new();
    for price in list {
        let next = number_in(price, "denarii", 0..=highest)?;
        highest = next.into();
        read.push(next);
    }
    Ok(read)
}

fn neutral(table: &NeutralTable) -> CheckResult<[u8; 3]> {
    let cards = |written| number_in(written, "neutral cards", 0..=9);
    Ok([cards(&table.three)?, cards(&table.four)?, cards(&table.five)?])
}

fn places(points: &Spanned<[SpannedNumber; 3]>) -> CheckResult<[u8; 3]> {
    let [first, second, third] = points.get_ref();
    let first = number_in(first, "points", 0..=20)?;
    let second = number_in(second, "points", 0..=first.into())?;
    let third = number_in(third, "points", 0..=second.into())?;
    Ok([first, second, third])
}

fn money(table: &MoneyTable) -> CheckResult<Money> {
    let loan = number_in(&table.loan, "denarii for a loan", MIN_LOAN.into()..=50)?;
    Ok(Money {
        start: number_in(&table.start, "denarii to start with", 0..=200)?,
        loan,
        repayment: number_in(&table.repayment, "denarii to repay a loan", 1..=99)?,
        // More than half of a loan would make debts grow without measure.
        interest: number_in(&table.interest, "denarii of interest", 0..=i64::from(loan / 2))?,
    })
}

fn storehouses(table: &StorehousesTable) -> CheckResult<Storehouses> {
    let most = number_in(&table.most, "storehouses", 1..=9)?;
    let least = MAX_PLAYERS as i64 * i64::from(most);
    Ok(Storehouses {
        start: number_in(&table.start, "storehouses", 0..=most.into())?,
        most,
        pieces: number_in(&table.pieces, "storehouse pieces", least..=99)?,
        price: number_in(&table.price, "denarii for a storehouse", 1..=99)?,
        resale: number_in(&table.resale, "denarii for a storehouse", 1..=99)?,
    })
}

/// There are enough: the draw pile never runs dry, even without ivory and with all storehouses full.
fn count_cards(file: &File, copies: ByGood<u8>, neutral: [u8; 3], most: u8) -> CheckResult<u8> {
    let cards: usize = copies.0.iter().map(|&count| usize::from(count)).sum();
    let without_ivory = cards - usize::from(copies[Good::Ivory]);
    let needed = |seats: usize| seats * (SHIP_CARDS + usize::from(most)) + usize::from(neutral[seats - 3]);
    let needed = (3..=MAX_PLAYERS).map(needed).max().unwrap_or_default();
    let first = first_span(&file.goods);
    if cards > CardSet::CAPACITY {
        let reason = format!("these are {cards} cards in all; at most {} can be", CardSet::CAPACITY);
        return Err(error_at(first, reason));
    }
    if without_ivory < needed {
        let reason = format!("these are {without_ivory} cards without ivory; there must be {needed}");
        return Err(error_at(first, reason));
    }
    Ok(cards as u8)
}

fn as_many<T>(tables: &SpannedTables<T>, wanted: usize, what: &str) -> CheckResult<()> {
    let count = tables.get_ref().len();
    if count == wanted {
        return Ok(());
    }
    let place = tables.get_ref().get(wanted).map_or_else(|| first_span(tables), Spanned::span);
    Err(error_at(place, format!("there are {count} {what}; there must be {wanted}")))
}

/// Numbers the cards by goods: what each is, and all of each kind.
fn number_cards(copies: ByGood<u8>) -> ([Good; CardSet::CAPACITY], ByGood<CardSet>) {
    let in_order = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, copies[good].into()));
    let mut goods = [Good::Ivory; CardSet::CAPACITY];
    let mut of_good = ByGood::<CardSet>::default();
    for (good, number) in in_order.zip(0..) {
        goods[usize::from(number)] = good;
        of_good[good].insert(CardId(number));
    }
    (goods, of_good)
}
