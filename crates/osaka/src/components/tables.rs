//! The components file as it is written, table by table. What is right and wrong in it is told in `file`.

use super::SpaceKind;
use portolan_core::components::file::{Number, Spanned, Tables, Word};
use portolan_core::components_table;
use serde::Deserialize;

/// The file as it is written. What is checked later keeps its place in the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) cards: CardsTable,
    pub(super) tokens: TokensTable,
    pub(super) market: MarketTable,
    pub(super) route: Tables<RouteTable>,
}

components_table!(CardsTable { copies: Spanned<ByValueTable>, insurance: Spanned<ByValueTable> });
components_table!(TokensTable { each: Number });
components_table!(MarketTable { market: Number, farm: Number, refill_market: Number });
components_table!(RouteTable { name: Word, kind: SpaceKind });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByValueTable {
    pub(super) two: Number,
    pub(super) three: Number,
    pub(super) five: Number,
}
