//! The fields in the state hash: the position, without fields that serve only perfect memory. Frozen for each rules
//! revision.

use crate::choice::AssistantSource;
use crate::components::{Area, Prize};
use crate::phase::Phase;
use crate::player::Player;
use crate::state::{AreaAction, Occupant, PendingReward, Site, State, Turn};
use portolan_core::{CardId, CardSet, Seat, StateHasher};

pub(crate) fn describe(state: &State, into: &mut StateHasher) {
    into.numbers([state.round, state.first.index() as u8]);
    let Turn { seat, second, agent_used, spun, studied } = state.turn;
    into.number(seat.index() as u8);
    into.numbers([second, agent_used, spun, studied].map(u8::from));
    into.numbers(state.action.into_iter().flat_map(describe_action));
    let PendingReward { any_good, mined, hires, moves, station, prize } = state.pending;
    into.numbers([any_good, mined.into(), hires, moves, station.into(), prize.into()]);
    into.numbers(state.ending.map(|ending| ending as u8));
    into.numbers(state.last_round);
    into.numbers(state.map.areas_by_row.iter().flatten().map(|&area| area as u8));
    state.sites.0.iter().for_each(|site| describe_site(site, into));
    into.numbers(state.station.map(|area| area as u8));
    into.numbers(state.spaces.iter().flatten().map(|&occupant| match occupant {
        None => 0,
        Some(Occupant::Neutral) => 1,
        Some(Occupant::Seat(seat)) => 1 + seat.number() as u8,
    }));
    into.numbers(state.achievements);
    state.achieved.iter().for_each(|row| into.numbers(row.iter().copied()));
    for display in state.laboratories.iter().chain(&state.ports) {
        into.numbers(display.map(|card| card.map_or(0, |card| card.0 + 1)));
    }
    into.numbers(state.technology_deck.iter().map(|card| card.0));
    into.numbers(state.order_deck.iter().map(|card| card.0));
    into.number(state.removed.bits());
    into.numbers(state.agents.0);
    into.numbers(state.prizes.map(|prize| prize.map_or(0, describe_prize)));
    state.seats.seats().for_each(|seat| describe_player(&state.players[seat], into));
    describe_phase(state.phase, into);
}

fn describe_action(action: AreaAction) -> [u8; 4] {
    [action.area as u8, action.power, action.by_agent.into(), action.step as u8]
}

fn describe_site(site: &Site, into: &mut StateHasher) {
    let card = |card: Option<CardId>| card.map_or(0, |card| card.0 + 1);
    let owner = |seat: Option<Seat>| seat.map_or(0, |seat| seat.number() as u8);
    into.numbers([card(site.tile), card(site.token), owner(site.house)]);
    into.numbers(site.shops.map(owner));
}

/// Never 0, which means no prize.
fn describe_prize(prize: Prize) -> u8 {
    match prize {
        Prize::FreeAgent => 1,
        Prize::Flag(country) => 2 + country as u8,
    }
}

/// Known and discarded orders serve only perfect memory and are not hashed.
fn describe_player(player: &Player, into: &mut StateHasher) {
    into.number(player.yen);
    into.numbers(player.goods.0);
    into.number(player.imports);
    for pieces in [player.hand, player.warehouse] {
        into.numbers([pieces.assistants, pieces.shops, pieces.houses]);
    }
    into.numbers(player.president.map(|area| area as u8));
    into.numbers(player.assistants.0);
    into.numbers(
        [player.dealt, player.orders, player.completed, player.technologies, player.tokens]
            .map(CardSet::bits),
    );
    into.numbers(player.icons.0);
    into.numbers(
        player.agents.0.iter().chain([&player.free_agents]).flat_map(|agents| [agents.ready, agents.used]),
    );
    into.number(player.prize.map_or(0, describe_prize));
    into.numbers(player.earned);
}

fn describe_phase(phase: Phase, into: &mut StateHasher) {
    into.numbers(phase.to_act().iter().map(|seat| seat.number() as u8));
    let area = |area: Option<Area>| area.map_or(0, |area| area as u32 + 1);
    let source = |source: AssistantSource| match source {
        AssistantSource::Hand => 0,
        AssistantSource::Area(from) => area(Some(from)),
    };
    into.numbers(match phase {
        Phase::Keep { .. } => [0, 0, 0, 0],
        Phase::Supplement { .. } => [1, 0, 0, 0],
        Phase::Place { placed, doubled, .. } => [2, placed.bits(), area(doubled), 0],
        Phase::Move { start, .. } => [3, area(start), 0, 0],
        Phase::Walk { start, steps, .. } => [3, area(Some(start)), steps.into(), 0],
        Phase::Recall { .. } => [4, 0, 0, 0],
        Phase::Exchange { left, mined, .. } => [5, left.into(), mined.into(), 0],
        Phase::Space { board, .. } => [6, board as u32, 0, 0],
        Phase::Faith { space, missing, paid, .. } => [7, space.into(), missing.into(), paid.bits().into()],
        Phase::Assistant { board, space, .. } => [8, board as u32, space.into(), 0],
        Phase::Hire { left, reward, .. } => [9, left.into(), reward.into(), 0],
        Phase::Learn { .. } => [10, 0, 0, 0],
        Phase::Unit { slot, missing, .. } => [11, slot.into(), missing.into(), 0],
        Phase::Order { second, .. } => [12, second.into(), 0, 0],
        Phase::SecondOrder { slot, .. } => [13, slot.into(), 0, 0],
        Phase::Token { .. } => [14, 0, 0, 0],
        Phase::Build { .. } => [15, 0, 0, 0],
        Phase::Leave { .. } => [16, 0, 0, 0],
        Phase::Gain { left, .. } => [17, left.into(), 0, 0],
        Phase::MoveFrom { left, .. } => [18, left.into(), 0, 0],
        Phase::MoveTo { from, left, .. } => [19, source(from), left.into(), 0],
        Phase::Station { .. } => [20, 0, 0, 0],
        Phase::Prize { .. } => [21, 0, 0, 0],
        Phase::Over => [22, 0, 0, 0],
        Phase::Route { to, .. } => [23, area(Some(to)), 0, 0],
    });
}
