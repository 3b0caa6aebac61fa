//! Reads a components file and checks it: every error names its line and says what would be right.

use super::tables::{File, GoodsTable, MoneyTable, NeutralTable, PointsTable, SenateTable, StorehousesTable};
use super::{
    ByGood, Components, Good, HIGHEST_PRICE, LONGEST_PRICES, Money, SENATE_CARDS, SMALLEST_LOAN, SenateCard,
    Storehouses,
};
use crate::rules::harbour::SHIP_CARDS;
use crate::state::MAX_PLAYERS;
use portolan_core::{CardId, CardSet, ComponentsError};
use std::ops::{Range, RangeInclusive};
use toml::Spanned;

/// Reads and checks a components file.
pub(super) fn read(text: &str) -> Result<Components, ComponentsError> {
    let file: File = toml::from_str(text).map_err(|error| match error.span() {
        Some(span) => ComponentsError::at(text, span.start, error.message()),
        None => ComponentsError::new(error.message()),
    })?;
    Checker { text }.components(&file)
}

struct Checker<'a> {
    text: &'a str,
}

impl Checker<'_> {
    fn components(&self, file: &File) -> Result<Components, ComponentsError> {
        let (copies, price) = self.goods(&file.goods)?;
        let neutral = self.neutral(&file.neutral)?;
        let storehouses = self.storehouses(&file.storehouses)?;
        let card_count = self.count_cards(file, copies, neutral, storehouses.most)?;
        let (goods, of_good) = number_cards(copies);
        Ok(Components {
            copies,
            price,
            senate: self.senate(&file.senate)?,
            market_prices: self.market(&file.market.prices)?,
            neutral,
            places: self.places(&file.places.points)?,
            money: self.money(&file.money)?,
            storehouses,
            card_count,
            goods,
            of_good,
        })
    }

    fn goods(
        &self,
        goods: &Spanned<Vec<Spanned<GoodsTable>>>,
    ) -> Result<(ByGood<u8>, ByGood<u8>), ComponentsError> {
        let (mut copies, mut price) = (ByGood::default(), ByGood::default());
        let tables = goods.get_ref();
        for (place, table) in tables.iter().enumerate() {
            let GoodsTable { name, copies: cards, price: cost, .. } = table.get_ref();
            let Some(&good) = Good::ALL.get(place).filter(|good| good.name() == name.get_ref()) else {
                let names = Good::ALL.map(Good::name).join(", ");
                return Err(self.error(name.span(), format!("the goods are, in this order: {names}")));
            };
            copies[good] = self.number(cards, "cards of one kind", 1..=40)?;
            price[good] = self.number(cost, "denarii for a card", 1..=HIGHEST_PRICE.into())?;
        }
        self.as_many(tables, goods.span(), Good::COUNT, "kinds of goods")?;
        Ok((copies, price))
    }

    fn senate(
        &self,
        senate: &Spanned<Vec<Spanned<SenateTable>>>,
    ) -> Result<[SenateCard; SENATE_CARDS], ComponentsError> {
        let tables = senate.get_ref();
        self.as_many(tables, senate.span(), SENATE_CARDS, "senate cards")?;
        let mut cards = [SenateCard::default(); SENATE_CARDS];
        for ((card, table), number) in cards.iter_mut().zip(tables).zip(1..) {
            let PointsTable { ivory, spices, cloth, wine, oil, grain } = &table.get_ref().points;
            let mut points = ByGood::default();
            for (good, written) in Good::ALL.into_iter().zip([ivory, spices, cloth, wine, oil, grain]) {
                points[good] = self.number(written, "senate points", 0..=20)?;
            }
            *card = SenateCard { number, points };
        }
        Ok(cards)
    }

    fn market(&self, prices: &Spanned<Vec<Spanned<i64>>>) -> Result<Vec<u8>, ComponentsError> {
        let list = prices.get_ref();
        if !(1..=LONGEST_PRICES).contains(&list.len()) {
            let reason = format!("a table of {} prices cannot be; 1 to {LONGEST_PRICES} can", list.len());
            return Err(self.error(prices.span(), reason));
        }
        let mut highest = 99;
        let mut read = Vec::new();
        for price in list {
            let next = self.number(price, "denarii", 0..=highest)?;
            highest = next.into();
            read.push(next);
        }
        Ok(read)
    }

    fn neutral(&self, table: &NeutralTable) -> Result<[u8; 3], ComponentsError> {
        let number = |written| self.number(written, "neutral cards", 0..=9);
        Ok([number(&table.three)?, number(&table.four)?, number(&table.five)?])
    }

    fn places(&self, points: &Spanned<[Spanned<i64>; 3]>) -> Result<[u8; 3], ComponentsError> {
        let [first, second, third] = points.get_ref();
        let first = self.number(first, "points", 0..=20)?;
        let second = self.number(second, "points", 0..=first.into())?;
        let third = self.number(third, "points", 0..=second.into())?;
        Ok([first, second, third])
    }

    fn money(&self, table: &MoneyTable) -> Result<Money, ComponentsError> {
        let loan = self.number(&table.loan, "denarii for a loan", SMALLEST_LOAN.into()..=50)?;
        Ok(Money {
            start: self.number(&table.start, "denarii to start with", 0..=200)?,
            loan,
            repayment: self.number(&table.repayment, "denarii to repay a loan", 1..=99)?,
            // More than half of a loan would make debts grow without measure.
            interest: self.number(&table.interest, "denarii of interest", 0..=i64::from(loan / 2))?,
        })
    }

    fn storehouses(&self, table: &StorehousesTable) -> Result<Storehouses, ComponentsError> {
        let most = self.number(&table.most, "storehouses", 1..=9)?;
        let least = MAX_PLAYERS as i64 * i64::from(most);
        Ok(Storehouses {
            start: self.number(&table.start, "storehouses", 0..=most.into())?,
            most,
            pieces: self.number(&table.pieces, "storehouse pieces", least..=99)?,
            price: self.number(&table.price, "denarii for a storehouse", 1..=99)?,
            resale: self.number(&table.resale, "denarii for a storehouse", 1..=99)?,
        })
    }

    /// There are enough: the draw pile never runs dry, even without ivory and with all storehouses full.
    fn count_cards(
        &self,
        file: &File,
        copies: ByGood<u8>,
        neutral: [u8; 3],
        most: u8,
    ) -> Result<u8, ComponentsError> {
        let cards: usize = copies.0.iter().map(|&count| usize::from(count)).sum();
        let without_ivory = cards - usize::from(copies[Good::Ivory]);
        let needed =
            |seats: usize| seats * (SHIP_CARDS + usize::from(most)) + usize::from(neutral[seats - 3]);
        let needed = (3..=MAX_PLAYERS).map(needed).max().unwrap_or_default();
        let first = file.goods.get_ref().first().map_or(file.goods.span(), Spanned::span);
        if cards > CardSet::CAPACITY {
            let reason = format!("these are {cards} cards in all; at most {} can be", CardSet::CAPACITY);
            return Err(self.error(first, reason));
        }
        if without_ivory < needed {
            let reason = format!("these are {without_ivory} cards without ivory; there must be {needed}");
            return Err(self.error(first, reason));
        }
        Ok(cards as u8)
    }

    fn as_many<T>(
        &self,
        tables: &[Spanned<T>],
        whole: Range<usize>,
        wanted: usize,
        what: &str,
    ) -> Result<(), ComponentsError> {
        if tables.len() == wanted {
            return Ok(());
        }
        let place = tables.get(wanted).or(tables.first()).map_or(whole, Spanned::span);
        Err(self.error(place, format!("there are {} {what}; there must be {wanted}", tables.len())))
    }

    fn number(
        &self,
        number: &Spanned<i64>,
        what: &str,
        range: RangeInclusive<i64>,
    ) -> Result<u8, ComponentsError> {
        let value = *number.get_ref();
        match u8::try_from(value) {
            Ok(small) if range.contains(&value) => Ok(small),
            _ => Err(self.error(
                number.span(),
                format!("{value} {what} cannot be; {} to {} can", range.start(), range.end()),
            )),
        }
    }

    fn error(&self, place: Range<usize>, reason: impl Into<String>) -> ComponentsError {
        ComponentsError::at(self.text, place.start, reason)
    }
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
