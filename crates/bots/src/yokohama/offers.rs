//! What an action brings on each area with each power: what the area itself does, the 5-power token and a building.

use super::outlook::Outlook;
use super::{Hundredths, boards, building, laboratory, port, weights, worth};
use portolan_yokohama::{Area, AreaKind, ByArea, Good, Piece, Player, Title};

/// The most power that there is.
pub(super) const MOST_POWER: u8 = 5;
/// The power from which on one may build.
const BUILDING_POWER: u8 = 4;

/// What powers 1 to 5 bring.
pub(super) type ByPower = [Hundredths; MOST_POWER as usize];

/// The most assistants of the hand that are looked at beside the power that there is.
const BESIDE: usize = 2;

/// What an action brings, by area and power: with none nothing, and with more than the most no more than with that.
pub(super) struct Offers(ByArea<[Hundredths; MOST_POWER as usize + 1 + BESIDE]>);

impl Offers {
    /// Nothing anywhere.
    pub(super) const NONE: Offers = Offers(ByArea([[0; MOST_POWER as usize + 1 + BESIDE]; Area::COUNT]));

    /// Says what an area offers.
    #[inline]
    pub(super) fn set(&mut self, area: Area, [one, two, three, four, most]: ByPower) {
        self.0[area] = [0, one, two, three, four, most, most, most];
    }

    /// What the table offers to `outlook.seat` now.
    pub(super) fn of(outlook: &Outlook<'_>) -> Offers {
        let mut offers = Offers::NONE;
        for area in outlook.world.map.areas_except_canal() {
            offers.set(area, on(outlook, area));
        }
        offers
    }

    /// What an action of this power brings there.
    #[inline]
    pub(super) fn at(&self, area: Area, power: u8) -> Hundredths {
        self.0[area][usize::from(power.min(MOST_POWER))]
    }

    /// What actions of this power, of one more and of two more bring there.
    #[inline]
    pub(super) fn at_and_above(&self, area: Area, power: u8) -> [Hundredths; 1 + BESIDE] {
        let (offers, power) = (&self.0[area], usize::from(power.min(MOST_POWER)));
        [offers[power], offers[power + 1], offers[power + 2]]
    }
}

fn on(outlook: &Outlook<'_>, area: Area) -> ByPower {
    let mut offers = match area.kind() {
        AreaKind::CopperMine => production(outlook, area, Good::Copper),
        AreaKind::Fishing => production(outlook, area, Good::Fish),
        AreaKind::SilkMill => production(outlook, area, Good::Silk),
        AreaKind::Tea => production(outlook, area, Good::Tea),
        AreaKind::Bank => stocked(outlook, area, |player, yen| player.yen += u16::from(yen)),
        AreaKind::Chinatown => exchange(outlook, area),
        AreaKind::Church => boards::church(outlook),
        AreaKind::Customs => boards::customs(outlook),
        AreaKind::Agency => hiring(outlook, area),
        AreaKind::LaboratoryA | AreaKind::LaboratoryB => laboratory::offers(outlook, area),
        AreaKind::PortA | AreaKind::PortB => port::offers(outlook, area),
        AreaKind::Canal => [0; MOST_POWER as usize],
    };
    for offer in offers.iter_mut().filter(|offer| **offer > 0) {
        *offer = (*offer + outlook.later(weights::BIAS[area.kind() as usize])).max(0);
    }
    let built = building::best_on(outlook, area);
    for power in BUILDING_POWER..=MOST_POWER {
        offers[usize::from(power) - 1] += built;
    }
    offers[usize::from(MOST_POWER) - 1] += token(outlook, area);
    offers
}

/// The token, and the achievement that it brings nearer.
fn token(outlook: &Outlook<'_>, area: Area) -> Hundredths {
    let Some(token) = outlook.world.sites[area].token else { return 0 };
    let mut after = *outlook.me();
    after.tokens.insert(token);
    let nearer =
        super::achievements::worth(outlook, &after) - super::achievements::worth(outlook, outlook.me());
    (outlook.reward(&outlook.world.components.tokens[token.index()]) + nearer).max(0)
}

/// What so much of something adds to what one has, by power.
fn stocked(outlook: &Outlook<'_>, area: Area, add: impl Fn(&mut Player, u8)) -> ByPower {
    let before = worth::stock(outlook, outlook.me());
    let (mut last, mut gain) = (0, 0);
    std::array::from_fn(|place| {
        let count = outlook.world.components.offer(area.kind(), place as u8 + 1);
        if count != last {
            let mut after = *outlook.me();
            add(&mut after, count);
            (last, gain) = (count, worth::stock(outlook, &after) - before);
        }
        gain
    })
}

fn production(outlook: &Outlook<'_>, area: Area, good: Good) -> ByPower {
    let mining = good == Good::Copper && outlook.me().has(Title::MiningTechnology);
    stocked(outlook, area, |player, count| {
        player.goods[good] += u16::from(count) + u16::from(mining && count > 0);
    })
}

/// The best of several steps, each the best at its moment, by power.
fn stepwise(
    outlook: &Outlook<'_>,
    area: Area,
    judge: impl Fn(&Player) -> Hundredths,
    next: impl Fn(&Player) -> Option<Player>,
) -> ByPower {
    let before = judge(outlook.me());
    let mut player = *outlook.me();
    let (mut steps, mut gain) = (0, 0);
    std::array::from_fn(|place| {
        let count = outlook.world.components.offer(area.kind(), place as u8 + 1);
        while steps < count {
            steps += 1;
            let Some(after) = next(&player) else { continue };
            let better = judge(&after) - before;
            if better > gain {
                (player, gain) = (after, better);
            }
        }
        gain
    })
}

/// Chinatown: the best exchange, then the next.
fn exchange(outlook: &Outlook<'_>, area: Area) -> ByPower {
    let numbers = &outlook.world.components.numbers;
    let mining = outlook.me().has(Title::MiningTechnology);
    let judge = |player: &Player| worth::stock(outlook, player);
    let next = |player: &Player| {
        let buy = Good::ALL.into_iter().filter_map(|good| {
            let mut after = *player;
            after.yen = after.yen.checked_sub(numbers.rates[good].into())?;
            after.goods[good] += 1 + u16::from(mining && good == Good::Copper);
            Some(after)
        });
        let sell = Good::ALL.into_iter().filter_map(|good| {
            let mut after = *player;
            after.goods[good] = after.goods[good].checked_sub(1)?;
            after.yen += u16::from(numbers.rates[good]);
            Some(after)
        });
        let import = player.yen.checked_sub(numbers.import_rate.into()).map(|yen| {
            let mut after = *player;
            after.yen = yen;
            after.imports += 1;
            after
        });
        buy.chain(sell).chain(import).max_by_key(judge)
    };
    stepwise(outlook, area, judge, next)
}

/// The agency: the best piece, then the next.
fn hiring(outlook: &Outlook<'_>, area: Area) -> ByPower {
    let numbers = &outlook.world.components.numbers;
    let judge = |player: &Player| {
        worth::stock(outlook, player) + building::worth(outlook, player) + worth::staff(outlook, player)
    };
    let next = |player: &Player| {
        let hire = |piece: Piece| {
            let mut after = *player;
            let (stored, hand, price) = match piece {
                Piece::Assistant => (&mut after.warehouse.assistants, &mut after.hand.assistants, 0),
                Piece::Shop => (&mut after.warehouse.shops, &mut after.hand.shops, numbers.shop_price),
                Piece::House => {
                    let gone = numbers.house_prices.len().saturating_sub(player.warehouse.houses.into());
                    let price = numbers.house_prices.get(gone).copied().unwrap_or(u8::MAX);
                    (&mut after.warehouse.houses, &mut after.hand.houses, price)
                }
            };
            *stored = stored.checked_sub(1)?;
            *hand += 1;
            after.yen = after.yen.checked_sub(price.into())?;
            Some(after)
        };
        Piece::ALL.into_iter().filter_map(hire).max_by_key(judge)
    };
    stepwise(outlook, area, judge, next)
}
