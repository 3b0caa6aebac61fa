//! The tables of a components file before validation. Values that `file` and `items` validate carry their position.

use super::lists::List;
use portolan_core::components::file::{Number, Spanned, Word};
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
components_table!(WarehouseTable { assistants: Number, shops: Number });
components_table!(NumbersTable {
    shop: Number,
    houses: List<i64>,
    orders: Number,
    second_order: Number,
    port_points: Number,
    faith: Number,
    unit: Number,
    dear_technology: Number,
});
components_table!(ChinatownTable {
    copper: Number,
    silk: Number,
    tea: Number,
    fish: Number,
    imports: Number
});
components_table!(PortTable { levels: List<String> });
components_table!(LaboratoryTable { surcharge: List<i64> });
components_table!(AgentsTable { us: Number, nl: Number, uk: Number, fr: Number, de: Number });
components_table!(FinalTable {
    church: List<i64>,
    customs: List<i64>,
    technology: List<i64>,
    sets: List<i64>,
    agent: Number,
    imports: Number,
    yen_per_point: Number,
    goods_per_point: Number,
});
components_table!(EndTable { church: BySeatsTable, customs: BySeatsTable });
components_table!(ChurchTable { spaces: List<ChurchSpaceTable> });
components_table!(ChurchSpaceTable { faith: Number, reward: Spanned<RewardTable>, blocked: Option<bool> });
components_table!(CustomsTable { spaces: List<CustomsSpaceTable> });
components_table!(CustomsSpaceTable { imports: Number, reward: Spanned<RewardTable>, blocked: Option<bool> });
components_table!(OrdersTable { removed: BySeatsTable, cards: List<OrderTable> });
components_table!(OrderTable { id: Word, country: Word, cost: Spanned<GoodsTable>, reward: Spanned<RewardTable> });
components_table!(TechnologiesTable { cards: List<TechnologyTable> });
components_table!(TechnologyTable { id: Word, title: Word, value: Number, country: Word });
components_table!(TilesTable { tiles: List<TileTable> });
components_table!(TileTable { id: Word, shops: List<RewardTable>, house: Spanned<RewardTable> });
components_table!(TokensTable { tokens: List<TokenTable> });
components_table!(TokenTable { id: Word, reward: Spanned<RewardTable> });
components_table!(AchievementsTable { tiles: List<AchievementTable> });
components_table!(AchievementTable { id: Word, need: Spanned<NeedTable>, first: Number, later: Number });
components_table!(PrizesTable { tokens: List<String> });

/// Missing goods count as 0.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoodsTable {
    pub(super) copper: Option<Number>,
    pub(super) silk: Option<Number>,
    pub(super) tea: Option<Number>,
    pub(super) fish: Option<Number>,
}

/// Missing parts count as 0.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RewardTable {
    pub(super) points: Option<Number>,
    pub(super) yen: Option<Number>,
    pub(super) copper: Option<Number>,
    pub(super) silk: Option<Number>,
    pub(super) tea: Option<Number>,
    pub(super) fish: Option<Number>,
    pub(super) any_good: Option<Number>,
    pub(super) imports: Option<Number>,
    pub(super) warehouse: Option<Number>,
    pub(super) moves: Option<Number>,
    pub(super) free_agent: Option<Spanned<bool>>,
}

/// One requirement; production and commercial areas go together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NeedTable {
    pub(super) copper: Option<Number>,
    pub(super) silk: Option<Number>,
    pub(super) tea: Option<Number>,
    pub(super) fish: Option<Number>,
    pub(super) technologies: Option<Number>,
    pub(super) yen: Option<Number>,
    pub(super) agents_and_tokens: Option<Number>,
    pub(super) orders: Option<Number>,
    pub(super) production: Option<Number>,
    pub(super) commercial: Option<Number>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BySeatsTable {
    pub(super) two: Number,
    pub(super) three: Number,
    pub(super) four: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartYenTable {
    pub(super) first: Number,
    pub(super) others: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandTable {
    pub(super) assistants: Number,
    pub(super) shops: Number,
}
