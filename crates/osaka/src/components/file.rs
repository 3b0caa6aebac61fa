//! Parses and checks a components file. Every error names its line and what would be valid.

use super::tables::{ByValueTable, File, RouteTable};
use super::{
    ByGood, Components, Good, Kind, LONGEST_FARM, LONGEST_MARKET, LONGEST_ROUTE, Space, SpaceKind, Value,
};
use crate::setup::most_opening_cards;
use crate::state::MAX_PLAYERS;
use portolan_core::components::file::{
    self, CheckResult, Spanned, SpannedTables, error_at, first_span, number_in,
};
use portolan_core::{CardId, CardSet, ComponentsError};
use std::ops::RangeInclusive;

/// Parses and checks a components file.
pub(super) fn read(text: &str) -> Result<Components, ComponentsError> {
    file::read(text, components)
}

fn components(file: &File) -> CheckResult<Components> {
    let copies = by_value(file.cards.copies.get_ref(), "copies", 0..=40)?;
    let insurance = by_value(file.cards.insurance.get_ref(), "insurance icons", 0..=9)?;
    let tokens_each = number_in(&file.tokens.each, "tokens of each good", 0..=99)?;
    let market = number_in(&file.market.market, "cards in the market", 1..=LONGEST_MARKET as i64)?;
    let farm = number_in(&file.market.farm, "cards on the farm", 0..=LONGEST_FARM as i64)?;
    let refill_market = number_in(&file.market.refill_market, "cards added to the market", 1..=6)?;
    let longest = usize::from(farm + refill_market) + MAX_PLAYERS - 1;
    if longest > LONGEST_MARKET {
        return Err(error_at(
            file.market.farm.span(),
            format!("farm and refill_market can make a market of {longest} cards; at most {LONGEST_MARKET}"),
        ));
    }
    let cards = 4 * copies.iter().map(|&count| usize::from(count)).sum::<usize>();
    let needed = usize::from(market + farm) + MAX_PLAYERS * most_opening_cards();
    if !(needed..=CardSet::CAPACITY).contains(&cards) {
        return Err(error_at(
            file.cards.copies.span(),
            format!("these are {cards} cards in all; there must be {needed} to {}", CardSet::CAPACITY),
        ));
    }
    let route = route(&file.route)?;
    Ok(assemble(copies, insurance, [tokens_each, market, farm, refill_market], route))
}

fn by_value(table: &ByValueTable, what: &str, range: RangeInclusive<i64>) -> CheckResult<[u8; 3]> {
    let count = |written| number_in(written, what, range.clone());
    Ok([count(&table.two)?, count(&table.three)?, count(&table.five)?])
}

fn route(route: &SpannedTables<RouteTable>) -> CheckResult<Vec<Space>> {
    let spaces = route.get_ref();
    if !(3..=LONGEST_ROUTE).contains(&spaces.len()) {
        return Err(error_at(
            first_span(route),
            format!("the route has {} spaces; 3 to {LONGEST_ROUTE} can be", spaces.len()),
        ));
    }
    for (place, space) in spaces.iter().enumerate() {
        let kind = space.get_ref().kind;
        let first = place == 0;
        let last = place + 1 == spaces.len();
        if (kind == SpaceKind::Start) != first || (kind == SpaceKind::Goal) != last {
            let reason = "the route begins with its only start and ends with its only goal";
            return Err(error_at(space.span(), reason));
        }
        let name = &space.get_ref().name;
        let letters = name.get_ref();
        if letters.trim().is_empty() || letters.chars().count() > 24 || letters.contains(char::is_control) {
            return Err(error_at(name.span(), "a space has a name of 1 to 24 letters on one line"));
        }
    }
    let anchors: Vec<_> = spaces.iter().filter(|space| space.get_ref().kind == SpaceKind::Anchor).collect();
    if anchors.len() != 1 {
        let place = anchors.get(1).map_or_else(|| first_span(route), |second| second.span());
        return Err(error_at(place, format!("the route has one anchor, not {}", anchors.len())));
    }
    let space = |space: &Spanned<RouteTable>| {
        let RouteTable { name, kind, .. } = space.get_ref();
        Space { name: name.get_ref().trim().to_string(), kind: *kind }
    };
    Ok(spaces.iter().map(space).collect())
}

/// Numbers the cards by good and then by value, and builds the lookup tables for the rules.
fn assemble(copies: [u8; 3], insurance: [u8; 3], counts: [u8; 4], route: Vec<Space>) -> Components {
    let [tokens_each, market, farm, refill_market] = counts;
    let kinds = || Kind::all().flat_map(|kind| std::iter::repeat_n(kind, copies[kind.value as usize].into()));
    let numbered = || kinds().zip(0..).map(|(kind, id)| (kind, CardId(id)));
    let cards_where = |wanted: &dyn Fn(Kind) -> bool| -> CardSet {
        numbered().filter(|&(kind, _)| wanted(kind)).map(|(_, id)| id).collect()
    };
    let of_good = ByGood(Good::ALL.map(|good| cards_where(&|kind| kind.good == good)));
    let of_value = Value::ALL.map(|value| cards_where(&|kind| kind.value == value));
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
        card_count: kinds().count() as u8,
        kinds: table_of(Kind { good: Good::Red, value: Value::Two }, kinds()),
        coins: table_of(0, kinds().map(|kind| kind.value.coins() as u8)),
        of_good,
        of_value,
        route: route.into(),
    }
}

/// Returns a table of facts by card number. Numbers without a card get the placeholder `unused`.
fn table_of<T: Copy>(unused: T, facts: impl Iterator<Item = T>) -> [T; CardSet::CAPACITY] {
    let mut table = [unused; CardSet::CAPACITY];
    table.iter_mut().zip(facts).for_each(|(place, fact)| *place = fact);
    table
}
