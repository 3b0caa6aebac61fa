//! §6: the area action, from its power to recovery. `areas` has what each area does.

use super::{areas, rewards, technologies, turn};
use crate::bonus::BonusFor;
use crate::choice::Choice;
use crate::components::{Area, BUILDING_POWER, MOST_POWER, Piece, Title};
use crate::event::{Ending, Event, PointSource};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{ActionStep, AreaAction, State};
use portolan_core::{Choices, Log, Seat};

/// Yen for the owner of a trading house when another player acts there.
const HOUSE_INCOME: u16 = 1;

/// §6.1, §6.2: begins an action. Its power is fixed now (R16), and the trading house of another player pays its owner
/// even if the action has no effect (R18).
pub(super) fn begin(state: &mut State, seat: Seat, area: Area, by_agent: bool, log: &mut impl Log<Event>) {
    let power = state.power(seat, area, by_agent);
    state.action = Some(AreaAction { area, power, by_agent, step: ActionStep::Token });
    log.public(Event::ActionBegan { seat, area, power, by_agent });
    if let Some(owner) = state.sites[area].house.filter(|&owner| owner != seat) {
        state.gain_yen(owner, HOUSE_INCOME);
        log.public(Event::HousePaid { seat: owner, area, yen: HOUSE_INCOME as u8 });
    }
    areas::perform(state, seat, area, power, log);
}

/// Performs the next of steps 4 to 6. Returns its decision; `None` if it needs none.
pub(super) fn next_step(
    state: &mut State,
    seat: Seat,
    action: AreaAction,
    log: &mut impl Log<Event>,
) -> Option<Phase> {
    let AreaAction { area, power, by_agent, step } = action;
    match step {
        ActionStep::Token => {
            state.action = Some(AreaAction { step: ActionStep::Build, ..action });
            let can_take = power == MOST_POWER && state.sites[area].token.is_some();
            can_take.then_some(Phase::Token { seat, area })
        }
        ActionStep::Build => {
            state.action = Some(AreaAction { step: ActionStep::Recover, ..action });
            let can_build = power >= BUILDING_POWER && buildable(state, seat, area).contains(&true);
            can_build.then_some(Phase::Build { seat, area })
        }
        ActionStep::Recover => {
            state.action = Some(AreaAction { step: ActionStep::Over, ..action });
            let player = &state.players[seat];
            if player.has(Title::Telephone) && player.areas_with_assistants.has(area) {
                return Some(Phase::Leave { seat, area });
            }
            recover_assistants(state, seat, area, false, log);
            None
        }
        ActionStep::Over => {
            state.action = None;
            state.turn.second |= !by_agent;
            None
        }
    }
}

/// Lists usable technologies, taking the token, and leaving it.
pub(super) fn list_token(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    technologies::list_usable(state, seat, into);
    into.push(Choice::Token);
    into.push(Choice::Done);
}

/// §6.3: takes the token and grants its reward.
pub(super) fn take_token(
    state: &mut State,
    seat: Seat,
    area: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let token = state.sites[area].token.take().ok_or(Illegal::NotNow { awaited: state.phase })?;

    state.players[seat].tokens.insert(token);
    log.public(Event::TokenTaken { seat, area, token });
    let reward = state.components.tokens[token.index()];
    rewards::grant(state, seat, &reward, PointSource::Tokens, log);
    turn::proceed(state, log);
    Ok(())
}

/// Whether `seat` could build a shop and a trading house on an area, whatever the power.
pub(crate) fn buildable(state: &State, seat: Seat, area: Area) -> [bool; 2] {
    let shop = can_build_a_shop(state, seat, area).is_ok() && state.sites[area].shops.contains(&None);
    [shop, can_build_a_house(state, seat, area).is_ok()]
}

/// Lists usable technologies, free spaces for a shop, a trading house, and building nothing.
pub(super) fn list_buildings(state: &State, seat: Seat, area: Area, into: &mut Choices<Choice>) {
    technologies::list_usable(state, seat, into);
    if can_build_a_shop(state, seat, area).is_ok() {
        for (space, shop) in (1..).zip(state.sites[area].shops) {
            if shop.is_none() {
                into.push(Choice::Shop(space));
            }
        }
    }
    if can_build_a_house(state, seat, area).is_ok() {
        into.push(Choice::House);
    }
    into.push(Choice::Done);
}

fn can_build_a_shop(state: &State, seat: Seat, area: Area) -> Result<(), Illegal> {
    let player = &state.players[seat];
    if player.hand.shops == 0 {
        return Err(Illegal::NoPieceInHand { piece: Piece::Shop });
    }
    if player.shops.has(area) {
        return Err(Illegal::OwnShopThere { area });
    }
    Ok(())
}

fn can_build_a_house(state: &State, seat: Seat, area: Area) -> Result<(), Illegal> {
    if state.players[seat].hand.houses == 0 {
        return Err(Illegal::NoPieceInHand { piece: Piece::House });
    }
    if state.sites[area].house.is_some() {
        return Err(Illegal::HouseThere { area });
    }
    Ok(())
}

/// §6.4: builds a shop from the hand on a free space of the tile. Each player can have one there.
pub(super) fn build_shop(
    state: &mut State,
    seat: Seat,
    area: Area,
    space: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_build_a_shop(state, seat, area)?;
    let index = usize::from(space) - 1;
    if state.sites[area].shops[index].is_some() {
        return Err(Illegal::ShopThere { space });
    }
    let tile = state.sites[area].tile.ok_or(Illegal::NotNow { awaited: state.phase })?;

    state.sites[area].shops[index] = Some(seat);
    let player = &mut state.players[seat];
    player.hand.shops -= 1;
    player.shops.insert(area);
    log.public(Event::ShopBuilt { seat, area, space });
    let reward = state.components.tiles[tile.index()].shops[index];
    rewards::grant(state, seat, &reward, PointSource::Buildings, log);
    technologies::gain_bonuses(state, seat, BonusFor::Building(Piece::Shop), log);
    if state.players[seat].shops.len() == usize::from(state.components.numbers.shops()) {
        turn::trigger_end(state, Ending::Shops, log);
    }
    turn::proceed(state, log);
    Ok(())
}

/// §6.5: builds a trading house from the hand on the only space of the tile.
pub(super) fn build_house(
    state: &mut State,
    seat: Seat,
    area: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_build_a_house(state, seat, area)?;
    let tile = state.sites[area].tile.ok_or(Illegal::NotNow { awaited: state.phase })?;

    state.sites[area].house = Some(seat);
    let player = &mut state.players[seat];
    player.hand.houses -= 1;
    player.houses.insert(area);
    log.public(Event::HouseBuilt { seat, area });
    let reward = state.components.tiles[tile.index()].house;
    rewards::grant(state, seat, &reward, PointSource::Buildings, log);
    technologies::gain_bonuses(state, seat, BonusFor::Building(Piece::House), log);
    if state.players[seat].houses.len() == state.components.numbers.house_prices.len() {
        turn::trigger_end(state, Ending::Houses, log);
    }
    turn::proceed(state, log);
    Ok(())
}

/// §9.17: lists leaving an assistant and leaving none.
pub(super) fn list_telephone(into: &mut Choices<Choice>) {
    into.push(Choice::Leave);
    into.push(Choice::Done);
}

/// Recovers the assistants of the area; with the Telephone one may stay.
pub(super) fn recover(
    state: &mut State,
    seat: Seat,
    area: Area,
    stays: bool,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    recover_assistants(state, seat, area, stays, log);
    turn::proceed(state, log);
    Ok(())
}

/// §6.6: returns the assistants of the area to the hand, except one if `stays`.
fn recover_assistants(state: &mut State, seat: Seat, area: Area, stays: bool, log: &mut impl Log<Event>) {
    let count = state.players[seat].assistants[area] - u8::from(stays);
    if count > 0 {
        state.take_assistants(seat, area, count);
    }
    log.public(Event::AssistantsRecovered { seat, area, count, stays });
}
