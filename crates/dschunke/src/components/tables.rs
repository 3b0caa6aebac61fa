//! The tables of a components file, as they are written. What is checked later keeps its place in the text; what the
//! checks are is told in `file`.

use super::{Colour, Junk};
use portolan_core::components::file::{Spanned, SpannedNumber, SpannedTables, SpannedText};
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
    pub(super) tile: SpannedTables<TileTable>,
    pub(super) special: SpannedTables<SpecialTable>,
}

components_table!(JunksTable { ring: Spanned<Vec<Junk>> });
components_table!(MerchantsTable { load: Spanned<Junk>, goods: Spanned<Junk>, money: Spanned<Junk> });
components_table!(PlayersTable { strips: SpannedNumber, support: SpannedNumber });
components_table!(GoodsTable { each: SpannedNumber, dealt: DealtTable, hand: SpannedNumber });
components_table!(NumbersTable {
    load: SpannedNumber,
    minimum: SpannedNumber,
    last_round: SpannedNumber,
    junk: SpannedNumber,
    all_junks: SpannedNumber,
    eight: SpannedNumber,
    twelve: SpannedNumber,
    first_crates: SpannedNumber,
    second_crates: SpannedNumber,
});
components_table!(StartTable { grey: Strips, orange: Strips, purple: Strips, brown: Strips, white: Strips });
components_table!(ApprenticesTable { lower: Spanned<Vec<SpannedText>>, upper: Spanned<Vec<SpannedText>>, events: Spanned<Vec<SpannedText>> });
components_table!(TileTable {
    rice: Spanned<PriceText>,
    fish: Spanned<PriceText>,
    vegetables: Spanned<PriceText>,
    spices: Spanned<PriceText>,
});
components_table!(SpecialTable { kinds: Vec<SpannedText>, copies: SpannedNumber });

pub(super) type Strips = Spanned<Vec<Colour>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DealtTable {
    pub(super) three: SpannedNumber,
    pub(super) four: SpannedNumber,
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
