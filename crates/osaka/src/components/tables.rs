//! The tables of a components file as they are written. The module `file` checks them.

use super::SpaceKind;
use portolan_core::components::file::{Spanned, SpannedNumber, SpannedTables, SpannedText};
use portolan_core::components_table;
use serde::Deserialize;

/// The file as it is written. Values that are checked later are stored with their byte range.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) cards: CardsTable,
    pub(super) tokens: TokensTable,
    pub(super) market: MarketTable,
    pub(super) route: SpannedTables<RouteTable>,
}

components_table!(CardsTable { copies: Spanned<ByValueTable>, insurance: Spanned<ByValueTable> });
components_table!(TokensTable { each: SpannedNumber });
components_table!(MarketTable { market: SpannedNumber, farm: SpannedNumber, refill_market: SpannedNumber });
components_table!(RouteTable { name: SpannedText, kind: SpaceKind });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByValueTable {
    pub(super) two: SpannedNumber,
    pub(super) three: SpannedNumber,
    pub(super) five: SpannedNumber,
}
