//! What one more of each thing is worth to a seat, worked out once for a quick look at all that could be done with them.
//! The greedy judgement tries everything out; here things only have a price each, which is ten times as fast.

use super::outlook::Outlook;
use super::steps::Steps;
use super::{Hundredths, countries, purse, trade, weights, worth};
use portolan_core::{CardId, Seat};
use portolan_yokohama::{Country, Good, Payment, Player, Reward, TechnologyCard, Title, Yokohama};

/// Things and their prices, in the eyes of one seat.
pub(super) struct Prices<'a> {
    pub(super) outlook: Outlook<'a>,
    /// A good that no order of the hand lacks.
    spare: [Hundredths; 4],
    /// A yen, an import, a piece of the warehouse and a move that one is promised.
    promised: [Hundredths; 4],
    /// All the money that one has.
    money: Hundredths,
    /// So many of a good are lacking in orders of the hand …
    lacking: [i32; 4],
    /// … and each of them is worth so much.
    lacked: [Hundredths; 4],
    /// An icon of each country.
    icons: [Hundredths; 5],
    /// One step towards each achievement.
    pub(super) steps: Steps,
    /// All the imports that one has, …
    imported: Hundredths,
    /// … and is there room for them in the customs?
    room: bool,
    /// An assistant of the warehouse.
    pub(super) assistant: Hundredths,
}

impl<'a> Prices<'a> {
    /// The prices of `seat` now.
    pub(super) fn of(world: &'a Yokohama, seat: Seat) -> Prices<'a> {
        Prices::with(Outlook::quick(world, seat))
    }

    /// The prices of who looks out like this.
    pub(super) fn with(outlook: Outlook<'a>) -> Prices<'a> {
        let me = outlook.me();
        let mut spare = [0; 4];
        Good::ALL.into_iter().for_each(|good| spare[good as usize] = outlook.good(good));
        let promised = [
            outlook.yen(),
            outlook.import(),
            outlook.later(weights::WAREHOUSE),
            outlook.later(weights::MOVE),
        ];
        let room = purse::has_room(&outlook);
        let mut prices = Prices {
            outlook,
            spare,
            promised,
            money: purse::yen(&outlook, me.yen),
            lacking: [0; 4],
            lacked: [0; 4],
            icons: countries::each_icon(&outlook, me),
            steps: Steps::of(&outlook, me),
            imported: purse::imports_with(&outlook, me.imports, room),
            room,
            assistant: worth::one_more(&outlook, me),
        };
        prices.look_into_hand();
        prices
    }

    #[inline]
    pub(super) fn me(&self) -> &'a Player {
        self.outlook.me()
    }

    /// Goods that orders of the hand lack are worth the effort that they save; the last ones complete the order.
    fn look_into_hand(&mut self) {
        let [copper, silk, tea, fish] = self.me().goods.0;
        let mut left: [i32; 4] = [copper.into(), silk.into(), tea.into(), fish.into()];
        for order in self.me().orders {
            let cost = self.outlook.world.components.order(order).cost;
            let reward = self.completion(order);
            let mut missing = [0; 4];
            for good in 0..4 {
                let needs = i32::from(cost.0[good]);
                missing[good] = (needs - left[good]).max(0);
                left[good] -= needs - missing[good];
            }
            let all: i32 = missing.iter().sum();
            for (good, &missing) in missing.iter().enumerate().filter(|&(_, &missing)| missing > 0) {
                let kind = weights::EFFORT_PER_KIND / missing;
                let near = reward / 20 / all;
                let each = self.outlook.surely(weights::EFFORT[good] + kind) + near;
                self.lacking[good] += missing;
                self.lacked[good] = self.lacked[good].max(each);
            }
        }
    }

    /// So many more of a good.
    #[inline]
    pub(super) fn goods(&self, good: Good, count: i32) -> Hundredths {
        let place = good as usize;
        let lacking = count.min(self.lacking[place]);
        let few =
            (count - lacking).min((weights::FEW_GOODS - i32::from(self.me().goods[good])).max(0)).max(0);
        let many = count - lacking - few;
        lacking * self.lacked[place].max(self.spare[place])
            + few * self.spare[place]
            + many * self.spare[place] * 2 / 3
            + count * self.steps.goods[place]
    }

    /// What a good is missed for: orders of the hand, or later ones.
    #[inline]
    pub(super) fn good(&self, good: Good) -> Hundredths {
        let asked = |order: CardId| self.outlook.world.components.order(order).cost[good] > 0;
        let wanted = self.me().orders.iter().any(asked);
        let place = good as usize;
        if wanted {
            self.outlook.surely(weights::EFFORT[place]).max(self.spare[place])
        } else {
            self.spare[place]
        }
    }

    /// The number of pieces that one gain of a single good brings: copper brings two with Mining Technology.
    #[inline]
    pub(super) fn with_mining(&self, good: Good) -> i32 {
        1 + i32::from(good == Good::Copper && self.me().has(Title::MiningTechnology))
    }

    /// So many more yen, or fewer.
    pub(super) fn yen(&self, more: i32) -> Hundredths {
        let now = i32::from(self.me().yen);
        let after = (now + more).max(0);
        purse::yen(&self.outlook, after as u16) - self.money + more * self.steps.yen
    }

    /// So many more imports, or fewer.
    #[inline]
    pub(super) fn imports(&self, more: i32) -> Hundredths {
        let now = i32::from(self.me().imports);
        let after = (now + more).max(0);
        purse::imports_with(&self.outlook, after as u16, self.room) - self.imported
    }

    /// What is paid with a coin.
    pub(super) fn coin(&self, coin: Payment) -> Hundredths {
        match coin {
            Payment::Good(good) => self.good(good),
            Payment::Import => -self.imports(-1),
            Payment::Yen => -self.yen(-2),
        }
    }

    /// An icon of this country.
    #[inline]
    pub(super) fn icon(&self, country: Country) -> Hundredths {
        self.icons[country as usize]
    }

    /// All that is promised.
    #[inline]
    pub(super) fn reward(&self, reward: &Reward) -> Hundredths {
        let [copper, silk, tea, fish] = self.spare;
        let [coppers, silks, teas, fishes] = reward.goods.0;
        let [yen, import, piece, shift] = self.promised;
        let agent = if reward.free_agent { countries::agent(&self.outlook) } else { 0 };
        i32::from(reward.points) * weights::POINT
            + i32::from(reward.yen) * yen
            + (i32::from(coppers) + i32::from(reward.any_good)) * copper
            + i32::from(silks) * silk
            + i32::from(teas) * tea
            + i32::from(fishes) * fish
            + i32::from(reward.imports) * import
            + i32::from(reward.warehouse) * piece
            + i32::from(reward.moves) * shift
            + agent
    }

    /// What it brings to complete an order.
    pub(super) fn completion(&self, order: CardId) -> Hundredths {
        let card = self.outlook.world.components.order(order);
        let ball = if self.me().has(Title::Ball) { 2 * weights::POINT } else { 0 };
        self.reward(&card.reward) + ball + self.icon(card.country) + self.steps.orders
    }

    /// What an order would be worth in the hand, with the goods that there are.
    pub(super) fn order(&self, order: CardId) -> Hundredths {
        let cost = self.outlook.world.components.order(order).cost;
        let mut effort = 0;
        for good in Good::ALL {
            let missing = i32::from(cost[good]) - i32::from(self.me().goods[good]);
            let used = i32::from(cost[good]).min(i32::from(self.me().goods[good]));
            effort += used * self.spare[good as usize];
            if missing > 0 {
                effort += missing * weights::EFFORT[good as usize] + weights::EFFORT_PER_KIND;
            }
        }
        self.outlook.surely((self.completion(order) - effort).max(0))
    }

    /// What a technology adds.
    pub(super) fn technology(&self, card: &TechnologyCard) -> Hundredths {
        let (me, turns) = (self.me(), self.outlook.turns);
        let prizes = &self.outlook.world.components.numbers.technology;
        let (highest, second) = (i32::from(prizes[0]), i32::from(prizes[1]));
        let first = if me.technologies.is_empty() { second * weights::POINT / 2 } else { 0 };
        let fair = if card.title == Title::Fair { 10 * weights::POINT } else { 0 };
        let patents = if me.has(Title::PatentSystem) { 2 * weights::POINT } else { 0 };
        let race = i32::from(card.value) * weights::TECHNOLOGY_UNIT * (highest - second);
        weights::TECHNOLOGIES[card.title as usize] * turns
            + fair
            + patents
            + first
            + race
            + self.icon(card.country)
            + self.steps.technologies
    }
}

impl Outlook<'_> {
    /// What is left of something that still needs goods.
    fn surely(&self, worth: Hundredths) -> Hundredths {
        worth * trade::completed(self.turns) / 100
    }
}
