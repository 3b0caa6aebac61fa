//! The fast policy for the search: weighs choices by the prices of things (`prices`), by what the areas offer at
//! these prices (`quick`), and by the ways over the map (`route`). In hundredths of a point.

use super::prices::Prices;
use super::route::Route;
use super::{
    Hundredths, beside, countries, fees, places, quick, quick_placement, route, sites, weights, worth,
};
use portolan_core::{CardId, Seat};
use portolan_yokohama::{
    Area, AssistantSource, Choice, Good, Letter, ManagementBoard, Payment, Phase, Piece, Prize, Ware,
    Yokohama,
};
use std::cell::OnceCell;

/// Subtracted from choices that would otherwise be neutral.
pub(super) const SMALL_COST: Hundredths = 5;

/// Writes the weight of each choice.
pub(super) fn weigh(world: &Yokohama, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    let prices = &Prices::of(world, seat);
    match world.phase {
        Phase::Place { .. } => quick_placement::weigh(&Route::of(prices), choices, into),
        Phase::Move { .. } | Phase::Walk { .. } => Route::of(prices).movement(choices, into),
        Phase::Route { .. } => each(choices, into, |choice| match choice {
            Choice::Via(fees) => -fees::cost(prices, fees),
            _ => 0,
        }),
        Phase::Recall { .. } => {
            let route = Route::of(prices);
            let (all, now) = (route.recall(), route.prepared(prices.me()));
            each(choices, into, |choice| match choice {
                Choice::TakeAll => all,
                Choice::Take(_) => now - weights::POINT / 4,
                _ => now,
            });
        }
        Phase::MoveFrom { .. } | Phase::MoveTo { .. } => {
            let route = Route::of(prices);
            each(choices, into, |choice| route.shift(choice));
        }
        Phase::Station { .. } => {
            let route = Route::of(prices);
            each(choices, into, |choice| match choice {
                Choice::Station(area) => route.station(area),
                _ => 0,
            });
        }
        Phase::Supplement { .. } => supplement(prices, choices, into),
        Phase::Build { area, .. } | Phase::Token { area, .. } => {
            each(choices, into, |choice| on_area(prices, area, choice));
        }
        _ => each(choices, into, |choice| step(prices, choice)),
    }
    beside::weigh(prices, choices, into);
}

fn each(choices: &[Choice], into: &mut [Hundredths], judge: impl Fn(Choice) -> Hundredths) {
    choices.iter().zip(into).for_each(|(&choice, weight)| *weight = judge(choice));
}

/// Weighs agents, achievements and orders.
fn supplement(prices: &Prices<'_>, choices: &[Choice], into: &mut [Hundredths]) {
    let to_agents = choices.iter().filter_map(|choice| match choice {
        Choice::Agent(area) => Some(*area),
        _ => None,
    });
    let offers = quick::offers_on(prices, to_agents.collect());
    let route = OnceCell::new();
    each(choices, into, |choice| match choice {
        // The whole map is evaluated only where an agent gains something.
        Choice::Agent(area) => match route::agent(prices, &offers, area) {
            gain @ ..=0 => gain,
            gain => gain + route.get_or_init(|| Route::of(prices)).left_by_agent(area),
        },
        Choice::Achieve(letter) => achievement(prices, letter),
        Choice::Complete(order) => completed(prices, order),
        _ => 0,
    });
}

/// Returns the gain of completing an order now instead of later or another one.
fn completed(prices: &Prices<'_>, order: CardId) -> Hundredths {
    let card = prices.valuation.world.components.order(order);
    let mut after = *prices.me();
    for good in Good::ALL {
        after.goods[good] = after.goods[good].saturating_sub(card.cost[good].into());
    }
    after.orders.remove(order);
    prices.completion(order) + worth::stock(&prices.valuation, &after)
        - worth::stock(&prices.valuation, prices.me())
}

fn achievement(prices: &Prices<'_>, letter: Letter) -> Hundredths {
    let world = prices.valuation.world;
    let achievement = world.achievement(letter);
    let first = world.achieved[letter as usize].is_empty();
    let points = if first { achievement.first } else { achievement.later };
    i32::from(points) * weights::POINT - prices.assistant
}

/// Returns the weight of the token or a building of an area.
fn on_area(prices: &Prices<'_>, area: Area, choice: Choice) -> Hundredths {
    match choice {
        Choice::Token => sites::token_on(prices, area),
        Choice::Shop(space) => sites::shop(prices, area, usize::from(space.saturating_sub(1))),
        Choice::House => sites::house(prices, area),
        _ => 0,
    }
}

/// Returns the weight of a step of an action.
fn step(prices: &Prices<'_>, choice: Choice) -> Hundredths {
    match choice {
        Choice::Keep(order) => prices.order(order),
        Choice::Gain(good) => {
            let mined = !prices.valuation.world.pending.mined;
            prices.goods(good, if mined { prices.with_mining(good) } else { 1 })
        }
        Choice::Buy(ware) => bought(prices, ware),
        Choice::Sell(good) => {
            let rate = prices.valuation.world.components.numbers.rates[good];
            prices.yen(rate.into()) - prices.good(good) - SMALL_COST
        }
        Choice::Space(space) => space_taken(prices, usize::from(space.saturating_sub(1))),
        Choice::Pay(coin) => -prices.coin(coin),
        Choice::From(source) => SMALL_COST * i32::from(source == AssistantSource::Hand),
        Choice::Hire(piece) => hired(prices, piece),
        Choice::Learn(slot) => learned(prices, usize::from(slot.saturating_sub(1))),
        Choice::Order(slot) => ordered(prices, usize::from(slot.saturating_sub(1))),
        Choice::Prize(prize) => won(prices, usize::from(prize.saturating_sub(1))),
        Choice::Leave => {
            let hand = usize::from(prices.me().hand.assistants).min(weights::HAND.len() - 1);
            prices.valuation.later(weights::OUT - weights::HAND[hand])
        }
        _ => 0,
    }
}

fn bought(prices: &Prices<'_>, ware: Ware) -> Hundredths {
    let numbers = &prices.valuation.world.components.numbers;
    match ware {
        Ware::Good(good) => {
            let mined = matches!(prices.valuation.world.phase, Phase::Exchange { mined: true, .. });
            let count = if mined { 1 } else { prices.with_mining(good) };
            prices.goods(good, count) + prices.yen(-i32::from(numbers.rates[good])) - SMALL_COST
        }
        Ware::Import => prices.imports(1) + prices.yen(-i32::from(numbers.import_rate)) - SMALL_COST,
    }
}

fn space_taken(prices: &Prices<'_>, place: usize) -> Hundredths {
    let world = prices.valuation.world;
    let Phase::Space { board, .. } = world.phase else { return 0 };
    let Some(value) = world.components.spaces(board).get(place).map(|space| space.value) else { return 0 };
    let given = world.action.map_or(0, |action| world.components.offer(board.area().kind(), action.power));
    let price = match board {
        ManagementBoard::Church => {
            let missing = usize::from(value.saturating_sub(given));
            places::faith(prices).get(missing).copied().flatten().unwrap_or(0)
        }
        ManagementBoard::Customs => -prices.imports(-i32::from(value)),
    };
    places::space(prices, board, place) - prices.assistant - price
}

fn hired(prices: &Prices<'_>, piece: Piece) -> Hundredths {
    quick::piece(prices, piece).unwrap_or(0)
}

fn learned(prices: &Prices<'_>, slot: usize) -> Hundredths {
    let world = prices.valuation.world;
    let Phase::Learn { area, .. } = world.phase else { return 0 };
    let Some(&Some(card)) = world.laboratories[usize::from(area == Area::LaboratoryB)].get(slot) else {
        return 0;
    };
    let technology = world.components.technology(card);
    let given = world.action.map_or(0, |action| world.components.offer(area.kind(), action.power));
    let missing = (technology.value + world.components.surcharge[slot]).saturating_sub(given);
    let extra_unit =
        prices.me().technologies.len() + 1 >= usize::from(world.components.numbers.dear_technology);
    let price = quick::units(prices, i32::from(missing) + i32::from(extra_unit));
    prices.technology(technology) - price.unwrap_or(0)
}

fn ordered(prices: &Prices<'_>, slot: usize) -> Hundredths {
    let world = prices.valuation.world;
    let Phase::Order { area, second, .. } = world.phase else { return 0 };
    let Some(&Some(order)) = world.ports[usize::from(area == Area::PortB)].get(slot) else { return 0 };
    let crowd = if prices.me().orders.is_empty() { 100 } else { weights::MORE_ORDERS };
    prices.order(order) * crowd / 100 - if second { prices.coin(Payment::Yen) } else { 0 }
}

fn won(prices: &Prices<'_>, prize: usize) -> Hundredths {
    match prices.valuation.world.prizes.get(prize).copied().flatten() {
        Some(Prize::FreeAgent) => countries::agent(&prices.valuation),
        Some(Prize::Flag(country)) => prices.icon(country),
        None => 0,
    }
}
