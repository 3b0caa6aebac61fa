//! The tables of a components file, as they are written. What is checked later keeps its place in the text; what the
//! checks are is told in `file`.

use super::{Colour, Junk};
use serde::Deserialize;
use toml::Spanned;

/// A table of the file: its facts, and for its readers how sure they are and where they come from.
macro_rules! table {
    ($name:ident { $($field:ident: $kind:ty),* $(,)? }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $(pub(super) $field: $kind,)*
            #[serde(rename = "status")]
            _status: Option<Status>,
            #[serde(rename = "source")]
            _source: Option<String>,
        }
    };
}

pub(super) type Number = Spanned<i64>;
pub(super) type Word = Spanned<String>;

/// How sure a fact is; read only to refuse a misspelt word.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Status {
    Certain,
    Likely,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) junks: JunksTable,
    pub(super) merchants: MerchantsTable,
    pub(super) players: PlayersTable,
    pub(super) goods: GoodsTable,
    pub(super) numbers: NumbersTable,
    pub(super) start: StartTables,
    pub(super) apprentices: ApprenticesTable,
    pub(super) tile: Spanned<Vec<Spanned<TileTable>>>,
    pub(super) special: Spanned<Vec<Spanned<SpecialTable>>>,
}

table!(JunksTable { ring: Spanned<Vec<Junk>> });
table!(MerchantsTable { load: Spanned<Junk>, goods: Spanned<Junk>, money: Spanned<Junk> });
table!(PlayersTable { strips: Number, support: Number });
table!(GoodsTable { each: Number, dealt: DealtTable, hand: Number });
table!(NumbersTable {
    load: Number,
    minimum: Number,
    last_round: Number,
    junk: Number,
    all_junks: Number,
    eight: Number,
    twelve: Number,
    first_crates: Number,
    second_crates: Number,
});
table!(StartTable { grey: Strips, orange: Strips, purple: Strips, brown: Strips, white: Strips });
table!(ApprenticesTable { lower: Spanned<Vec<Word>>, upper: Spanned<Vec<Word>>, events: Spanned<Vec<Word>> });
table!(TileTable {
    rice: Spanned<PriceText>,
    fish: Spanned<PriceText>,
    vegetables: Spanned<PriceText>,
    spices: Spanned<PriceText>,
});
table!(SpecialTable { kinds: Vec<Word>, copies: Number });

pub(super) type Strips = Spanned<Vec<Colour>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DealtTable {
    pub(super) three: Number,
    pub(super) four: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartTables {
    pub(super) three: StartTable,
    pub(super) four: StartTable,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum PriceText {
    Yuan(i64),
    Letter(String),
}
