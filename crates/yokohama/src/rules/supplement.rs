//! §8: supplementary actions before and after the main action: foreign agents, achievements, orders.

use super::{action, rewards, technologies, turn};
use crate::bonus::BonusFor;
use crate::choice::Choice;
use crate::components::{Area, AreaSet, Country, Good, Letter, Prize, Requirement};
use crate::event::{Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::state::State;
use portolan_core::{CardId, Choices, Log, Seat, Viewers};

/// Production and commercial areas, for achievements. The canal is neither (R42).
const PRODUCTION: AreaSet = production_areas();
const COMMERCIAL: AreaSet = AreaSet::ALL.difference(PRODUCTION).without(Area::Canal);

const fn production_areas() -> AreaSet {
    let (mut areas, mut place) = (AreaSet::EMPTY, 0);
    while place < Area::COUNT {
        if Area::ALL[place].kind().is_production() {
            areas = areas.with(Area::ALL[place]);
        }
        place += 1;
    }
    areas
}

/// Whether the player has a decision in this phase. With an order in the hand there always is one, even if it cannot be
/// completed: skipping the phase would reveal the hand (R62).
pub(super) fn has_decision(state: &State, seat: Seat) -> bool {
    !state.players[seat].orders.is_empty()
        || technologies::is_any_usable(state, seat)
        || !agent_targets(state, seat).is_empty()
        || Letter::ALL.into_iter().any(|letter| can_achieve(state, seat, letter).is_ok())
}

/// Lists agents, achievements, orders, usable technologies, and ending the phase.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    agent_targets(state, seat).iter().for_each(|area| into.push(Choice::Agent(area)));
    for letter in Letter::ALL {
        if can_achieve(state, seat, letter).is_ok() {
            into.push(Choice::Achieve(letter));
        }
    }
    for order in state.players[seat].orders.iter() {
        if can_pay(state, seat, order).is_ok() {
            into.push(Choice::Complete(order));
        }
    }
    technologies::list_usable(state, seat, into);
    into.push(Choice::Done);
}

/// Ends the supplementary phase.
pub(super) fn done(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    turn::supplements_over(state, seat, log);
    Ok(())
}

/// The areas to which the player can send an agent.
#[inline]
fn agent_targets(state: &State, seat: Seat) -> AreaSet {
    let player = &state.players[seat];
    if state.turn.agent_used || player.ready_agents() == 0 {
        return AreaSet::EMPTY;
    }
    player
        .president
        .map_or(player.areas_with_assistants, |area| player.areas_with_assistants - AreaSet::only(area))
}

/// §8.1: acts on an area without the president, once per turn. Presidents of other players have no effect.
pub(super) fn send_agent(
    state: &mut State,
    seat: Seat,
    area: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let player = &state.players[seat];
    if state.turn.agent_used {
        return Err(Illegal::AgentUsed);
    }
    if player.ready_agents() == 0 {
        return Err(Illegal::NoAgent);
    }
    must_accept_pieces(state, area, Purpose::Agent)?;
    if !player.areas_with_assistants.has(area) {
        return Err(Illegal::NoAssistantThere { area, purpose: Purpose::Agent });
    }
    if player.president == Some(area) {
        return Err(Illegal::OwnPresidentThere { area });
    }

    state.turn.agent_used = true;
    let agent = turn_agent_face_down(state, seat);
    log.public(Event::AgentSent { seat, area, agent });
    action::begin(state, seat, area, true, log);
    Ok(())
}

/// Turns an agent face down: a free agent first, then by country. Which one makes no difference (R59). Returns its
/// country; `None` for a free agent.
fn turn_agent_face_down(state: &mut State, seat: Seat) -> Option<Country> {
    let player = &mut state.players[seat];
    let country = Country::ALL.into_iter().find(|&country| player.agents[country].ready > 0);
    let (agents, country) = match country {
        Some(country) if player.free_agents.ready == 0 => (&mut player.agents[country], Some(country)),
        _ => (&mut player.free_agents, None),
    };
    agents.ready -= 1;
    agents.used += 1;
    country
}

/// Refuses the canal and areas that are not in play: no piece can stand there.
pub(super) fn must_accept_pieces(state: &State, area: Area, purpose: Purpose) -> Result<(), Illegal> {
    if !state.map.areas_in_play.has(area) {
        return Err(Illegal::NotInPlay { area });
    }
    if area == Area::Canal {
        return Err(Illegal::OnCanal { purpose });
    }
    Ok(())
}

fn can_achieve(state: &State, seat: Seat, letter: Letter) -> Result<(), Illegal> {
    if state.has_achieved(seat, letter) {
        return Err(Illegal::AlreadyAchieved { letter });
    }
    if state.players[seat].hand.assistants == 0 {
        return Err(Illegal::NoAssistantInHand { purpose: Purpose::Achieve });
    }
    match missing(state, seat, state.achievement(letter).need) {
        0 => Ok(()),
        missing => Err(Illegal::NotAchieved { letter, missing }),
    }
}

/// Returns how much is missing for an achievement. The requirement is not spent (R41).
fn missing(state: &State, seat: Seat, need: Requirement) -> u16 {
    let player = &state.players[seat];
    let short = |has: usize, needs: u8| usize::from(needs).saturating_sub(has) as u16;
    match need {
        Requirement::Goods(good, needs) => short(player.goods[good].into(), needs),
        Requirement::Technologies(needs) => short(player.technologies.len(), needs),
        Requirement::Yen(needs) => short(player.yen.into(), needs),
        Requirement::AgentsAndTokens(needs) => short(player.agents_and_tokens().into(), needs),
        Requirement::Orders(needs) => short(player.completed.len(), needs),
        Requirement::Areas { production, commercial } => {
            let built = player.areas_with_buildings();
            short((built & PRODUCTION).len(), production) + short((built & COMMERCIAL).len(), commercial)
        }
    }
}

/// §8.2: moves an assistant from the hand to the tile, where it stays.
pub(super) fn achieve(
    state: &mut State,
    seat: Seat,
    letter: Letter,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_achieve(state, seat, letter)?;

    let first = state.achieved[letter as usize].is_empty();
    state.players[seat].hand.assistants -= 1;
    state.achieved[letter as usize].push(seat.index() as u8);
    log.public(Event::AchievementReached { seat, letter, first });
    let tile = state.achievement(letter);
    let points = if first { tile.first } else { tile.later };
    rewards::gain_points(state, seat, points, PointSource::Achievements, log);
    let all_three = Letter::ALL.into_iter().all(|letter| state.has_achieved(seat, letter));
    // The prize comes at once with the third achievement (R53).
    state.pending.prize = state.options.prizes && all_three;
    turn::proceed(state, log);
    Ok(())
}

fn can_pay(state: &State, seat: Seat, order: CardId) -> Result<(), Illegal> {
    let goods = &state.players[seat].goods;
    let cost = &state.components.order(order).cost;
    match Good::ALL.into_iter().find(|&good| goods[good] < cost[good].into()) {
        None => Ok(()),
        Some(good) => {
            let (needs, has) = (cost[good].into(), goods[good]);
            Err(Illegal::TooFewGoods { good, needs, has, purpose: Purpose::Complete })
        }
    }
}

/// §8.3: reveals an order of the hand, pays its goods, and grants its reward.
pub(super) fn complete(
    state: &mut State,
    seat: Seat,
    order: CardId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !state.players[seat].orders.has(order) {
        return Err(Illegal::NotInHand { order });
    }
    can_pay(state, seat, order)?;

    let card = *state.components.order(order);
    let player = &mut state.players[seat];
    player.orders.remove(order);
    player.known_orders.remove(order);
    player.completed.insert(order);
    log.reveal(Viewers::except(seat));
    log.public(Event::OrderCompleted { seat, order });
    for good in Good::ALL {
        state.pay_goods(seat, good, card.cost[good].into());
    }
    rewards::grant(state, seat, &card.reward, PointSource::Orders, log);
    technologies::gain_bonuses(state, seat, BonusFor::Order, log);
    add_icon(state, seat, card.country, log);
    turn::proceed(state, log);
    Ok(())
}

/// §8.4: adds an icon. Every second icon of a country brings an agent of that country, if one is left (R37).
pub(super) fn add_icon(state: &mut State, seat: Seat, country: Country, log: &mut impl Log<Event>) {
    let pair = state.add_icon(seat, country);
    if pair && state.agents[country] > 0 {
        state.agents[country] -= 1;
        state.players[seat].agents[country].ready += 1;
        log.public(Event::AgentGained { seat, country });
    }
}

/// §12: grants an agent without a country.
pub(super) fn gain_free_agent(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.players[seat].free_agents.ready += 1;
    log.public(Event::FreeAgentGained { seat });
}

/// §12.1: grants a prize. A flag is an icon like that of a card (R53).
pub(super) fn gain_prize(state: &mut State, seat: Seat, prize: Prize, log: &mut impl Log<Event>) {
    state.players[seat].prize = Some(prize);
    log.public(Event::PrizeTaken { seat, prize });
    match prize {
        Prize::Flag(country) => add_icon(state, seat, country, log),
        Prize::FreeAgent => gain_free_agent(state, seat, log),
    }
}
