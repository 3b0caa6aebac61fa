//! The tables of a components file before validation. Values that `file` and `items` validate carry their position.

use super::lists::List;
use portolan_core::components::file::{Spanned, SpannedNumber, SpannedText};
use portolan_core::components_table;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) map: MapTable,
    pub(super) areas: AreasTable,
    pub(super) players: PlayersTable,
    pub(super) warehouse: WarehouseTable,
    pub(super) numbers: NumbersTable,
    pub(super) chinatown: ChinatownTable,
    pub(super) port: PortTable,
    pub(super) laboratory: LaboratoryTable,
    pub(super) agents: AgentsTable,
    #[serde(rename = "final")]
    pub(super) at_the_end: FinalTable,
    pub(super) end: EndTable,
    pub(super) church: ChurchTable,
    pub(super) customs: CustomsTable,
    pub(super) orders: OrdersTable,
    pub(super) technologies: TechnologiesTable,
    pub(super) tiles: TilesTable,
    pub(super) tokens: TokensTable,
    pub(super) achievements: AchievementsTable,
    pub(super) prizes: PrizesTable,
}

components_table!(MapTable { two: List<i64>, three: List<i64>, four: List<i64> });
components_table!(AreasTable {
    copper_mine: List<i64>,
    fishing: List<i64>,
    silk_mill: List<i64>,
    tea: List<i64>,
    bank: List<i64>,
    chinatown: List<i64>,
    church: List<i64>,
    customs: List<i64>,
    agency: List<i64>,
    laboratory_a: List<i64>,
    laboratory_b: List<i64>,
    port_a: List<i64>,
    port_b: List<i64>,
});
components_table!(PlayersTable { goods: GoodsTable, yen: StartYenTable, hand: HandTable });
components_table!(WarehouseTable { assistants: SpannedNumber, shops: SpannedNumber });
components_table!(NumbersTable {
    shop: SpannedNumber,
    houses: List<i64>,
    orders: SpannedNumber,
    second_order: SpannedNumber,
    port_points: SpannedNumber,
    faith: SpannedNumber,
    unit: SpannedNumber,
    dear_technology: SpannedNumber,
});
components_table!(ChinatownTable {
    copper: SpannedNumber,
    silk: SpannedNumber,
    tea: SpannedNumber,
    fish: SpannedNumber,
    imports: SpannedNumber
});
components_table!(PortTable { levels: List<String> });
components_table!(LaboratoryTable { surcharge: List<i64> });
components_table!(AgentsTable {
    us: SpannedNumber,
    nl: SpannedNumber,
    uk: SpannedNumber,
    fr: SpannedNumber,
    de: SpannedNumber
});
components_table!(FinalTable {
    church: List<i64>,
    customs: List<i64>,
    technology: List<i64>,
    sets: List<i64>,
    agent: SpannedNumber,
    imports: SpannedNumber,
    yen_per_point: SpannedNumber,
    goods_per_point: SpannedNumber,
});
components_table!(EndTable { church: BySeatsTable, customs: BySeatsTable });
components_table!(ChurchTable { spaces: List<ChurchSpaceTable> });
components_table!(ChurchSpaceTable { faith: SpannedNumber, reward: Spanned<RewardTable>, blocked: Option<bool> });
components_table!(CustomsTable { spaces: List<CustomsSpaceTable> });
components_table!(CustomsSpaceTable { imports: SpannedNumber, reward: Spanned<RewardTable>, blocked: Option<bool> });
components_table!(OrdersTable { removed: BySeatsTable, cards: List<OrderTable> });
components_table!(OrderTable { id: SpannedText, country: SpannedText, cost: Spanned<GoodsTable>, reward: Spanned<RewardTable> });
components_table!(TechnologiesTable { cards: List<TechnologyTable> });
components_table!(TechnologyTable {
    id: SpannedText,
    title: SpannedText,
    value: SpannedNumber,
    country: SpannedText
});
components_table!(TilesTable { tiles: List<TileTable> });
components_table!(TileTable { id: SpannedText, shops: List<RewardTable>, house: Spanned<RewardTable> });
components_table!(TokensTable { tokens: List<TokenTable> });
components_table!(TokenTable { id: SpannedText, reward: Spanned<RewardTable> });
components_table!(AchievementsTable { tiles: List<AchievementTable> });
components_table!(AchievementTable { id: SpannedText, need: Spanned<NeedTable>, first: SpannedNumber, later: SpannedNumber });
components_table!(PrizesTable { tokens: List<String> });

/// Missing goods count as 0.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoodsTable {
    pub(super) copper: Option<SpannedNumber>,
    pub(super) silk: Option<SpannedNumber>,
    pub(super) tea: Option<SpannedNumber>,
    pub(super) fish: Option<SpannedNumber>,
}

/// Missing parts count as 0.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RewardTable {
    pub(super) points: Option<SpannedNumber>,
    pub(super) yen: Option<SpannedNumber>,
    pub(super) copper: Option<SpannedNumber>,
    pub(super) silk: Option<SpannedNumber>,
    pub(super) tea: Option<SpannedNumber>,
    pub(super) fish: Option<SpannedNumber>,
    pub(super) any_good: Option<SpannedNumber>,
    pub(super) imports: Option<SpannedNumber>,
    pub(super) warehouse: Option<SpannedNumber>,
    pub(super) moves: Option<SpannedNumber>,
    pub(super) free_agent: Option<Spanned<bool>>,
}

/// One requirement; production and commercial areas go together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NeedTable {
    pub(super) copper: Option<SpannedNumber>,
    pub(super) silk: Option<SpannedNumber>,
    pub(super) tea: Option<SpannedNumber>,
    pub(super) fish: Option<SpannedNumber>,
    pub(super) technologies: Option<SpannedNumber>,
    pub(super) yen: Option<SpannedNumber>,
    pub(super) agents_and_tokens: Option<SpannedNumber>,
    pub(super) orders: Option<SpannedNumber>,
    pub(super) production: Option<SpannedNumber>,
    pub(super) commercial: Option<SpannedNumber>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BySeatsTable {
    pub(super) two: SpannedNumber,
    pub(super) three: SpannedNumber,
    pub(super) four: SpannedNumber,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartYenTable {
    pub(super) first: SpannedNumber,
    pub(super) others: SpannedNumber,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandTable {
    pub(super) assistants: SpannedNumber,
    pub(super) shops: SpannedNumber,
}
