//! The tables of a components file, as they are written. What is checked later keeps its place in the text; what the
//! checks are is told in `file`.

use super::{Colour, Junk};
use portolan_core::components::file::{Number, Spanned, Tables, Word};
use portolan_core::components_table;
use serde::Deserialize;

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
    pub(super) tile: Tables<TileTable>,
    pub(super) special: Tables<SpecialTable>,
}

components_table!(JunksTable { ring: Spanned<Vec<Junk>> });
components_table!(MerchantsTable { load: Spanned<Junk>, goods: Spanned<Junk>, money: Spanned<Junk> });
components_table!(PlayersTable { strips: Number, support: Number });
components_table!(GoodsTable { each: Number, dealt: DealtTable, hand: Number });
components_table!(NumbersTable {
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
components_table!(StartTable { grey: Strips, orange: Strips, purple: Strips, brown: Strips, white: Strips });
components_table!(ApprenticesTable { lower: Spanned<Vec<Word>>, upper: Spanned<Vec<Word>>, events: Spanned<Vec<Word>> });
components_table!(TileTable {
    rice: Spanned<PriceText>,
    fish: Spanned<PriceText>,
    vegetables: Spanned<PriceText>,
    spices: Spanned<PriceText>,
});
components_table!(SpecialTable { kinds: Vec<Word>, copies: Number });

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
