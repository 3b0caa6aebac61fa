//! The church and the customs: the best space, less its price and the assistant that stays there.

use super::offers::ByPower;
use super::valuation::Valuation;
use super::{Hundredths, purse, race, weights, worth};
use portolan_yokohama::{Good, ManagementBoard, Player, Title};

/// Returns what the church brings by power.
pub(super) fn church(valuation: &Valuation<'_>) -> ByPower {
    let prices = prices_of_faith(valuation);
    std::array::from_fn(|place| {
        let faith = valuation.world.components.offer(ManagementBoard::Church.area().kind(), place as u8 + 1);
        best_space(valuation, ManagementBoard::Church, |value| {
            prices.get(usize::from(value.saturating_sub(faith))).copied().flatten()
        })
    })
}

/// Returns what the customs bring by power.
pub(super) fn customs(valuation: &Valuation<'_>) -> ByPower {
    let before = worth::stock(valuation, valuation.me());
    let price = |imports: u8| {
        let after = purse::less_imports(valuation.me(), imports.into())?;
        Some(before - worth::stock(valuation, &after))
    };
    let prices: [Option<Hundredths>; 10] = std::array::from_fn(|imports| price(imports as u8));
    std::array::from_fn(|place| {
        let most = valuation.world.components.offer(ManagementBoard::Customs.area().kind(), place as u8 + 1);
        best_space(valuation, ManagementBoard::Customs, |value| {
            prices.get(usize::from(value)).copied().flatten().filter(|_| value <= most)
        })
    })
}

/// Returns the value of the best free space that can be paid.
fn best_space(
    valuation: &Valuation<'_>,
    board: ManagementBoard,
    price: impl Fn(u8) -> Option<Hundredths>,
) -> Hundredths {
    let world = valuation.world;
    let (title, bonus) = match board {
        ManagementBoard::Church => (Title::Winery, 3),
        ManagementBoard::Customs => (Title::BrickFactory, 4),
    };
    let bonus = if valuation.me().has(title) { bonus * weights::POINT } else { 0 };
    let spaces = world.components.spaces(board).iter().zip(world.spaces[board as usize]).enumerate();
    let worth = |(place, (space, occupant)): (usize, (&portolan_yokohama::BoardSpace, Option<_>))| {
        let price = price(space.value).filter(|_| occupant.is_none())?;
        Some(valuation.reward(&space.reward) + race::one_more(valuation, board, place) - price)
    };
    let ended = world.assistants_on_board(board) + 1 >= world.components.end_count(board, world.seats);
    let ending = if ended { valuation.ending } else { 0 };
    let best = spaces.filter_map(worth).max();
    best.map_or(0, |best| best + bonus + ending - worth::assistant(valuation, valuation.me())).max(0)
}

/// Returns the price of one, two … faith beyond the power, the cheapest first.
fn prices_of_faith(valuation: &Valuation<'_>) -> [Option<Hundredths>; 7] {
    let me = valuation.me();
    let before = worth::stock(valuation, me);
    let yen = u16::from(valuation.world.components.numbers.faith_yen);
    let price = |after: Player| before - worth::stock(valuation, &after);
    let goods = Good::ALL.map(|good| {
        let mut after = *me;
        after.goods[good] = after.goods[good].checked_sub(1)?;
        Some(price(after))
    });
    let (import, money) = (purse::less_imports(me, 1).map(price), purse::less_yen(me, yen).map(price));
    let [copper, silk, tea, fish] = goods;
    let mut things = [copper, silk, tea, fish, import, money];
    things.sort_unstable_by_key(|price| price.unwrap_or(Hundredths::MAX));
    let mut sum = Some(0);
    std::array::from_fn(|count| {
        if count > 0 {
            sum = sum.zip(things[count - 1]).map(|(sum, price)| sum + price);
        }
        sum
    })
}
