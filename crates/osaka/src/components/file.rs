//! Reads a components file and checks it: every error names its line and says what would be right.

use super::{
    ByGood, Components, Good, Kind, LONGEST_FARM, LONGEST_MARKET, LONGEST_ROUTE, Space, SpaceKind, Value,
};
use crate::setup::most_opening_cards;
use crate::state::MAX_PLAYERS;
use portolan_core::{CardId, CardSet, ComponentsError};
use serde::Deserialize;
use std::ops::{Range, RangeInclusive};
use toml::Spanned;

/// The file as it is written. What is checked later keeps its place in the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cards: CardsTable,
    tokens: TokensTable,
    market: MarketTable,
    route: Spanned<Vec<Spanned<RouteTable>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsTable {
    copies: Spanned<ByValueTable>,
    insurance: Spanned<ByValueTable>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByValueTable {
    two: Spanned<i64>,
    three: Spanned<i64>,
    five: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokensTable {
    each: Spanned<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketTable {
    market: Spanned<i64>,
    farm: Spanned<i64>,
    refill_market: Spanned<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteTable {
    name: Spanned<String>,
    kind: SpaceKind,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

/// How sure a fact is; read only to refuse a misspelt word.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Status {
    Certain,
    Likely,
    Reconstructed,
}

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
        let copies = self.by_value(file.cards.copies.get_ref(), "copies", 0..=40)?;
        let insurance = self.by_value(file.cards.insurance.get_ref(), "insurance icons", 0..=9)?;
        let tokens_each = self.number(&file.tokens.each, "tokens of each good", 0..=99)?;
        let market = self.number(&file.market.market, "cards in the market", 1..=LONGEST_MARKET as i64)?;
        let farm = self.number(&file.market.farm, "cards on the farm", 0..=LONGEST_FARM as i64)?;
        let refill_market = self.number(&file.market.refill_market, "cards added to the market", 1..=6)?;
        let longest = usize::from(farm + refill_market) + MAX_PLAYERS - 1;
        if longest > LONGEST_MARKET {
            return Err(self.error(
                file.market.farm.span(),
                format!(
                    "farm and refill_market can make a market of {longest} cards; at most {LONGEST_MARKET}"
                ),
            ));
        }
        let cards = 4 * copies.iter().map(|&count| usize::from(count)).sum::<usize>();
        let needed = usize::from(market + farm) + MAX_PLAYERS * most_opening_cards();
        if !(needed..=CardSet::CAPACITY).contains(&cards) {
            return Err(self.error(
                file.cards.copies.span(),
                format!("these are {cards} cards in all; there must be {needed} to {}", CardSet::CAPACITY),
            ));
        }
        let route = self.route(&file.route)?;
        Ok(assemble(copies, insurance, [tokens_each, market, farm, refill_market], route))
    }

    fn by_value(
        &self,
        table: &ByValueTable,
        what: &str,
        range: RangeInclusive<i64>,
    ) -> Result<[u8; 3], ComponentsError> {
        let number = |number| self.number(number, what, range.clone());
        Ok([number(&table.two)?, number(&table.three)?, number(&table.five)?])
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

    fn route(&self, route: &Spanned<Vec<Spanned<RouteTable>>>) -> Result<Vec<Space>, ComponentsError> {
        let spaces = route.get_ref();
        let whole = || spaces.first().map_or(route.span(), Spanned::span);
        if !(3..=LONGEST_ROUTE).contains(&spaces.len()) {
            return Err(self.error(
                whole(),
                format!("the route has {} spaces; 3 to {LONGEST_ROUTE} can be", spaces.len()),
            ));
        }
        for (place, space) in spaces.iter().enumerate() {
            let kind = space.get_ref().kind;
            let first = place == 0;
            let last = place + 1 == spaces.len();
            if (kind == SpaceKind::Start) != first || (kind == SpaceKind::Goal) != last {
                let reason = "the route begins with its only start and ends with its only goal";
                return Err(self.error(space.span(), reason));
            }
            let name = &space.get_ref().name;
            let letters = name.get_ref();
            if letters.trim().is_empty() || letters.chars().count() > 24 || letters.contains(char::is_control)
            {
                return Err(self.error(name.span(), "a space has a name of 1 to 24 letters on one line"));
            }
        }
        let anchors: Vec<_> =
            spaces.iter().filter(|space| space.get_ref().kind == SpaceKind::Anchor).collect();
        if anchors.len() != 1 {
            let place = anchors.get(1).map_or_else(whole, |second| second.span());
            return Err(self.error(place, format!("the route has one anchor, not {}", anchors.len())));
        }
        let space = |space: &Spanned<RouteTable>| {
            let RouteTable { name, kind, .. } = space.get_ref();
            Space { name: name.get_ref().trim().to_string(), kind: *kind }
        };
        Ok(spaces.iter().map(space).collect())
    }

    fn error(&self, place: Range<usize>, reason: impl Into<String>) -> ComponentsError {
        ComponentsError::at(self.text, place.start, reason)
    }
}

/// Numbers the cards by good and then by value, and makes the tables that the rules look things up in.
fn assemble(copies: [u8; 3], insurance: [u8; 3], counts: [u8; 4], route: Vec<Space>) -> Components {
    let [tokens_each, market, farm, refill_market] = counts;
    let in_order =
        || Kind::all().flat_map(|kind| std::iter::repeat_n(kind, copies[kind.value as usize].into()));
    let numbered = || in_order().zip(0..).map(|(kind, id)| (kind, CardId(id)));
    let those = |wanted: &dyn Fn(Kind) -> bool| -> CardSet {
        numbered().filter(|&(kind, _)| wanted(kind)).map(|(_, id)| id).collect()
    };
    let of_good = ByGood(Good::ALL.map(|good| those(&|kind| kind.good == good)));
    let of_value = Value::ALL.map(|value| those(&|kind| kind.value == value));
    let place = |wanted| route.iter().position(|space| space.kind == wanted).unwrap_or(0) as u8;
    let waves = route.iter().enumerate().filter(|(_, space)| space.kind == SpaceKind::Waves);
    Components {
        copies,
        insurance,
        tokens_each,
        market,
        farm,
        refill_market,
        anchor: place(SpaceKind::Anchor),
        waves: waves.fold(0, |waves, (place, _)| waves | 1 << place),
        card_count: in_order().count() as u8,
        kinds: table_of(Kind { good: Good::Red, value: Value::Two }, in_order()),
        coins: table_of(0, in_order().map(|kind| kind.value.coins() as u8)),
        of_good,
        of_value,
        route: route.into(),
    }
}

/// Facts by card number. Places that no card has are `unused`, and never looked up.
fn table_of<T: Copy>(unused: T, facts: impl Iterator<Item = T>) -> [T; CardSet::CAPACITY] {
    let mut table = [unused; CardSet::CAPACITY];
    table.iter_mut().zip(facts).for_each(|(place, fact)| *place = fact);
    table
}
