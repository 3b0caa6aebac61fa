//! What an action brings on each area with each power: the area itself, the 5-power token and a building.

use super::valuation::Valuation;
use super::{Hundredths, boards, building, laboratory, port, weights, worth};
use portolan_yokohama::{Area, AreaKind, ByArea, Good, Piece, Player, Title};

/// The maximum power.
pub(super) const MOST_POWER: u8 = 5;
/// The minimum power for building.
const BUILDING_POWER: u8 = 4;

/// What powers 1 to 5 bring.
pub(super) type ByPower = [Hundredths; MOST_POWER as usize];

/// The maximum number of assistants of the hand that are considered besides the current power.
const BESIDE: usize = 2;

/// What an action brings, by area and power: 0 without power; above the maximum power no more than with it.
pub(super) struct Offers(ByArea<[Hundredths; MOST_POWER as usize + 1 + BESIDE]>);

impl Offers {
    /// No offers.
    pub(super) const NONE: Offers = Offers(ByArea([[0; MOST_POWER as usize + 1 + BESIDE]; Area::COUNT]));

    /// Sets what an area offers.
    #[inline]
    pub(super) fn set(&mut self, area: Area, [one, two, three, four, most]: ByPower) {
        self.0[area] = [0, one, two, three, four, most, most, most];
    }

    /// Returns what the table offers to `valuation.seat` now.
    pub(super) fn of(valuation: &Valuation<'_>) -> Offers {
        let mut offers = Offers::NONE;
        for area in valuation.world.map.areas_except_canal() {
            offers.set(area, on(valuation, area));
        }
        offers
    }

    /// Returns what an action of this power brings there.
    #[inline]
    pub(super) fn at(&self, area: Area, power: u8) -> Hundredths {
        self.0[area][usize::from(power.min(MOST_POWER))]
    }

    /// Returns what actions of this power, of one more and of two more bring there.
    #[inline]
    pub(super) fn at_and_above(&self, area: Area, power: u8) -> [Hundredths; 1 + BESIDE] {
        let (offers, power) = (&self.0[area], usize::from(power.min(MOST_POWER)));
        [offers[power], offers[power + 1], offers[power + 2]]
    }
}

fn on(valuation: &Valuation<'_>, area: Area) -> ByPower {
    let mut offers = match area.kind() {
        AreaKind::CopperMine => production(valuation, area, Good::Copper),
        AreaKind::Fishing => production(valuation, area, Good::Fish),
        AreaKind::SilkMill => production(valuation, area, Good::Silk),
        AreaKind::Tea => production(valuation, area, Good::Tea),
        AreaKind::Bank => stocked(valuation, area, |player, yen| player.yen += u16::from(yen)),
        AreaKind::Chinatown => exchange(valuation, area),
        AreaKind::Church => boards::church(valuation),
        AreaKind::Customs => boards::customs(valuation),
        AreaKind::Agency => hiring(valuation, area),
        AreaKind::LaboratoryA | AreaKind::LaboratoryB => laboratory::offers(valuation, area),
        AreaKind::PortA | AreaKind::PortB => port::offers(valuation, area),
        AreaKind::Canal => [0; MOST_POWER as usize],
    };
    for offer in offers.iter_mut().filter(|offer| **offer > 0) {
        *offer = (*offer + valuation.later(weights::BIAS[area.kind() as usize])).max(0);
    }
    let built = building::best_on(valuation, area);
    for power in BUILDING_POWER..=MOST_POWER {
        offers[usize::from(power) - 1] += built;
    }
    offers[usize::from(MOST_POWER) - 1] += token(valuation, area);
    offers
}

/// Returns what the token brings, including its achievement.
fn token(valuation: &Valuation<'_>, area: Area) -> Hundredths {
    let Some(token) = valuation.world.sites[area].token else { return 0 };
    let mut after = *valuation.me();
    after.tokens.insert(token);
    let nearer =
        super::achievements::worth(valuation, &after) - super::achievements::worth(valuation, valuation.me());
    (valuation.reward(&valuation.world.components.tokens[token.index()]) + nearer).max(0)
}

/// Returns what this much of something adds, by power.
fn stocked(valuation: &Valuation<'_>, area: Area, add: impl Fn(&mut Player, u8)) -> ByPower {
    let before = worth::stock(valuation, valuation.me());
    let (mut last, mut gain) = (0, 0);
    std::array::from_fn(|place| {
        let count = valuation.world.components.offer(area.kind(), place as u8 + 1);
        if count != last {
            let mut after = *valuation.me();
            add(&mut after, count);
            (last, gain) = (count, worth::stock(valuation, &after) - before);
        }
        gain
    })
}

fn production(valuation: &Valuation<'_>, area: Area, good: Good) -> ByPower {
    let mining = good == Good::Copper && valuation.me().has(Title::MiningTechnology);
    stocked(valuation, area, |player, count| {
        player.goods[good] += u16::from(count) + u16::from(mining && count > 0);
    })
}

/// Returns the value of several steps, each the best at its moment, by power.
fn stepwise(
    valuation: &Valuation<'_>,
    area: Area,
    judge: impl Fn(&Player) -> Hundredths,
    next: impl Fn(&Player) -> Option<Player>,
) -> ByPower {
    let before = judge(valuation.me());
    let mut player = *valuation.me();
    let (mut steps, mut gain) = (0, 0);
    std::array::from_fn(|place| {
        let count = valuation.world.components.offer(area.kind(), place as u8 + 1);
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

/// Returns what Chinatown brings: the best exchange, then the next.
fn exchange(valuation: &Valuation<'_>, area: Area) -> ByPower {
    let numbers = &valuation.world.components.numbers;
    let mining = valuation.me().has(Title::MiningTechnology);
    let judge = |player: &Player| worth::stock(valuation, player);
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
    stepwise(valuation, area, judge, next)
}

/// Returns what the agency brings: the best piece, then the next.
fn hiring(valuation: &Valuation<'_>, area: Area) -> ByPower {
    let numbers = &valuation.world.components.numbers;
    let judge = |player: &Player| {
        worth::stock(valuation, player) + building::worth(valuation, player) + worth::staff(valuation, player)
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
    stepwise(valuation, area, judge, next)
}
