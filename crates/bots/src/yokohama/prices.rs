//! Prices: what one more of each thing is worth to a seat, computed once for a fast evaluation of all choices. The
//! greedy bot tries everything; with prices it takes a tenth of the time.

use super::steps::Steps;
use super::valuation::Valuation;
use super::{Hundredths, countries, purse, trade, weights, worth};
use portolan_core::{CardId, Seat};
use portolan_yokohama::{Country, Good, Payment, Player, Reward, TechnologyCard, Title, Yokohama};

/// The prices of things for one seat.
pub(super) struct Prices<'a> {
    pub(super) valuation: Valuation<'a>,
    /// A good that no order of the hand lacks.
    spare: [Hundredths; 4],
    /// A promised yen, import, piece of the warehouse and move.
    promised: [Hundredths; 4],
    /// The value of all money.
    money: Hundredths,
    /// The number of each good that orders of the hand lack …
    lacking: [i32; 4],
    /// … and the value of each of them.
    lacked: [Hundredths; 4],
    /// An icon of each country.
    icons: [Hundredths; 5],
    /// One step towards each achievement.
    pub(super) steps: Steps,
    /// The value of all imports, …
    imported: Hundredths,
    /// … and whether the customs have room for more assistants.
    room: bool,
    /// An assistant of the warehouse.
    pub(super) assistant: Hundredths,
}

impl<'a> Prices<'a> {
    /// Returns the prices of `seat`.
    pub(super) fn of(world: &'a Yokohama, seat: Seat) -> Prices<'a> {
        Prices::with(Valuation::quick(world, seat))
    }

    /// Returns the prices of a valuation.
    pub(super) fn with(valuation: Valuation<'a>) -> Prices<'a> {
        let me = valuation.me();
        let mut spare = [0; 4];
        Good::ALL.into_iter().for_each(|good| spare[good as usize] = valuation.good(good));
        let promised = [
            valuation.yen(),
            valuation.import(),
            valuation.later(weights::WAREHOUSE),
            valuation.later(weights::MOVE),
        ];
        let room = purse::has_room(&valuation);
        let mut prices = Prices {
            valuation,
            spare,
            promised,
            money: purse::yen(&valuation, me.yen),
            lacking: [0; 4],
            lacked: [0; 4],
            icons: countries::each_icon(&valuation, me),
            steps: Steps::of(&valuation, me),
            imported: purse::imports_with(&valuation, me.imports, room),
            room,
            assistant: worth::one_more(&valuation, me),
        };
        prices.price_missing_goods();
        prices
    }

    #[inline]
    pub(super) fn me(&self) -> &'a Player {
        self.valuation.me()
    }

    /// Sets the prices of goods that orders of the hand lack: the effort that they save, and more for the last ones, which
    /// complete the order.
    fn price_missing_goods(&mut self) {
        let [copper, silk, tea, fish] = self.me().goods.0;
        let mut left: [i32; 4] = [copper.into(), silk.into(), tea.into(), fish.into()];
        for order in self.me().orders {
            let cost = self.valuation.world.components.order(order).cost;
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
                let each = self.valuation.if_completed(weights::EFFORT[good] + kind) + near;
                self.lacking[good] += missing;
                self.lacked[good] = self.lacked[good].max(each);
            }
        }
    }

    /// Returns the value of this many more of a good.
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

    /// Returns the value of a good that is paid: for orders of the hand, or later ones.
    #[inline]
    pub(super) fn good(&self, good: Good) -> Hundredths {
        let needs_good = |order: CardId| self.valuation.world.components.order(order).cost[good] > 0;
        let wanted = self.me().orders.iter().any(needs_good);
        let place = good as usize;
        if wanted {
            self.valuation.if_completed(weights::EFFORT[place]).max(self.spare[place])
        } else {
            self.spare[place]
        }
    }

    /// Returns the number of pieces per gain of a single good: copper brings two with Mining Technology.
    #[inline]
    pub(super) fn with_mining(&self, good: Good) -> i32 {
        1 + i32::from(good == Good::Copper && self.me().has(Title::MiningTechnology))
    }

    /// Returns the value of this many more yen; negative for fewer.
    pub(super) fn yen(&self, more: i32) -> Hundredths {
        let now = i32::from(self.me().yen);
        let after = (now + more).max(0);
        purse::yen(&self.valuation, after as u16) - self.money + more * self.steps.yen
    }

    /// Returns the value of this many more imports; negative for fewer.
    #[inline]
    pub(super) fn imports(&self, more: i32) -> Hundredths {
        let now = i32::from(self.me().imports);
        let after = (now + more).max(0);
        purse::imports_with(&self.valuation, after as u16, self.room) - self.imported
    }

    /// Returns the value of what is paid with a coin.
    pub(super) fn coin(&self, coin: Payment) -> Hundredths {
        match coin {
            Payment::Good(good) => self.good(good),
            Payment::Import => -self.imports(-1),
            Payment::Yen => -self.yen(-2),
        }
    }

    /// Returns the value of an icon of this country.
    #[inline]
    pub(super) fn icon(&self, country: Country) -> Hundredths {
        self.icons[country as usize]
    }

    /// Returns the value of everything that is promised.
    #[inline]
    pub(super) fn reward(&self, reward: &Reward) -> Hundredths {
        let [copper, silk, tea, fish] = self.spare;
        let [coppers, silks, teas, fishes] = reward.goods.0;
        let [yen, import, piece, shift] = self.promised;
        let agent = if reward.free_agent { countries::agent(&self.valuation) } else { 0 };
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

    /// Returns the value of completing an order.
    pub(super) fn completion(&self, order: CardId) -> Hundredths {
        let card = self.valuation.world.components.order(order);
        let ball = if self.me().has(Title::Ball) { 2 * weights::POINT } else { 0 };
        self.reward(&card.reward) + ball + self.icon(card.country) + self.steps.orders
    }

    /// Returns the value of an order in the hand, with the current goods.
    pub(super) fn order(&self, order: CardId) -> Hundredths {
        let cost = self.valuation.world.components.order(order).cost;
        let mut effort = 0;
        for good in Good::ALL {
            let missing = i32::from(cost[good]) - i32::from(self.me().goods[good]);
            let used = i32::from(cost[good]).min(i32::from(self.me().goods[good]));
            effort += used * self.spare[good as usize];
            if missing > 0 {
                effort += missing * weights::EFFORT[good as usize] + weights::EFFORT_PER_KIND;
            }
        }
        self.valuation.if_completed((self.completion(order) - effort).max(0))
    }

    /// Returns what a technology adds.
    pub(super) fn technology(&self, card: &TechnologyCard) -> Hundredths {
        let (me, turns) = (self.me(), self.valuation.turns);
        let prizes = &self.valuation.world.components.numbers.technology;
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

impl Valuation<'_> {
    /// Returns the value of something that still needs goods.
    fn if_completed(&self, worth: Hundredths) -> Hundredths {
        worth * trade::completed(self.turns) / 100
    }
}
