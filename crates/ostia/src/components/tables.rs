//! The components file as it is written, table by table. What is right and wrong in it is told in `file`.

use portolan_core::components::file::{Number, Spanned, Tables, Word};
use portolan_core::components_table;
use serde::Deserialize;

/// The file as it is written. What is checked later keeps its place in the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) goods: Tables<GoodsTable>,
    pub(super) senate: Tables<SenateTable>,
    pub(super) market: MarketTable,
    pub(super) neutral: NeutralTable,
    pub(super) places: PlacesTable,
    pub(super) money: MoneyTable,
    pub(super) storehouses: StorehousesTable,
}

components_table!(GoodsTable { name: Word, copies: Number, price: Number });
components_table!(SenateTable { points: PointsTable });
components_table!(MarketTable { prices: Spanned<Vec<Number>> });
components_table!(NeutralTable { three: Number, four: Number, five: Number });
components_table!(PlacesTable { points: Spanned<[Number; 3]> });
components_table!(MoneyTable { start: Number, loan: Number, repayment: Number, interest: Number });
components_table!(StorehousesTable {
    start: Number,
    most: Number,
    pieces: Number,
    price: Number,
    resale: Number,
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PointsTable {
    pub(super) ivory: Number,
    pub(super) spices: Number,
    pub(super) cloth: Number,
    pub(super) wine: Number,
    // Files written for revision 1 have the former names.
    #[serde(alias = "oil")]
    pub(super) wood: Number,
    #[serde(alias = "grain")]
    pub(super) wheat: Number,
}
