//! The components file as it is written, table by table. What is right and wrong in it is told in `file`.

use portolan_core::components::file::{Spanned, SpannedNumber, SpannedTables, SpannedText};
use portolan_core::components_table;
use serde::Deserialize;

/// The file as it is written. What is checked later keeps its place in the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) goods: SpannedTables<GoodsTable>,
    pub(super) senate: SpannedTables<SenateTable>,
    pub(super) market: MarketTable,
    pub(super) neutral: NeutralTable,
    pub(super) places: PlacesTable,
    pub(super) money: MoneyTable,
    pub(super) storehouses: StorehousesTable,
}

components_table!(GoodsTable { name: SpannedText, copies: SpannedNumber, price: SpannedNumber });
components_table!(SenateTable { points: PointsTable });
components_table!(MarketTable { prices: Spanned<Vec<SpannedNumber>> });
components_table!(NeutralTable { three: SpannedNumber, four: SpannedNumber, five: SpannedNumber });
components_table!(PlacesTable { points: Spanned<[SpannedNumber; 3]> });
components_table!(MoneyTable {
    start: SpannedNumber,
    loan: SpannedNumber,
    repayment: SpannedNumber,
    interest: SpannedNumber
});
components_table!(StorehousesTable {
    start: SpannedNumber,
    most: SpannedNumber,
    pieces: SpannedNumber,
    price: SpannedNumber,
    resale: SpannedNumber,
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PointsTable {
    pub(super) ivory: SpannedNumber,
    pub(super) spices: SpannedNumber,
    pub(super) cloth: SpannedNumber,
    pub(super) wine: SpannedNumber,
    // Files written for revision 1 have the former names.
    #[serde(alias = "oil")]
    pub(super) wood: SpannedNumber,
    #[serde(alias = "grain")]
    pub(super) wheat: SpannedNumber,
}
