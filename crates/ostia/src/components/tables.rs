//! The components file as it is written, table by table. What is right and wrong in it is told in `file`.

use serde::Deserialize;
use toml::Spanned;

/// The file as it is written. What is checked later keeps its place in the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) goods: Spanned<Vec<Spanned<GoodsTable>>>,
    pub(super) senate: Spanned<Vec<Spanned<SenateTable>>>,
    pub(super) market: MarketTable,
    pub(super) neutral: NeutralTable,
    pub(super) places: PlacesTable,
    pub(super) money: MoneyTable,
    pub(super) storehouses: StorehousesTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoodsTable {
    pub(super) name: Spanned<String>,
    pub(super) copies: Spanned<i64>,
    pub(super) price: Spanned<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SenateTable {
    pub(super) points: PointsTable,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PointsTable {
    pub(super) ivory: Spanned<i64>,
    pub(super) spices: Spanned<i64>,
    pub(super) cloth: Spanned<i64>,
    pub(super) wine: Spanned<i64>,
    pub(super) oil: Spanned<i64>,
    pub(super) grain: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MarketTable {
    pub(super) prices: Spanned<Vec<Spanned<i64>>>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NeutralTable {
    pub(super) three: Spanned<i64>,
    pub(super) four: Spanned<i64>,
    pub(super) five: Spanned<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlacesTable {
    pub(super) points: Spanned<[Spanned<i64>; 3]>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoneyTable {
    pub(super) start: Spanned<i64>,
    pub(super) loan: Spanned<i64>,
    pub(super) repayment: Spanned<i64>,
    pub(super) interest: Spanned<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StorehousesTable {
    pub(super) start: Spanned<i64>,
    pub(super) most: Spanned<i64>,
    pub(super) pieces: Spanned<i64>,
    pub(super) price: Spanned<i64>,
    pub(super) resale: Spanned<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

/// How sure a fact is; read only to refuse a misspelt word.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Status {
    Certain,
    Likely,
    Reconstructed,
}
