//! The rules, one file per section of `RULES.md`. This file only dispatches by the pending decision.

pub(crate) mod action;
mod areas;
mod keep;
mod laboratory;
mod management_boards;
mod movement;
mod movement_by_steps;
mod payment;
mod placement;
mod port;
mod recall;
mod rewards;
mod routes;
mod supplement;
mod technologies;
mod turn;

pub use turn::LAST_ROUND_BEFORE_END;

use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Lists the choices of `seat` in ascending order.
pub(crate) fn choices(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    into.clear();
    if !state.phase.to_act().has(seat) {
        return;
    }
    match state.phase {
        Phase::Keep { .. } => keep::list(state, seat, into),
        Phase::Supplement { .. } => supplement::list(state, seat, into),
        Phase::Place { placed, doubled, .. } => placement::list(state, seat, placed, doubled, into),
        Phase::Move { start, .. } => movement::list(state, seat, start, into),
        Phase::Route { to, .. } => movement::list_routes(state, seat, to, into),
        Phase::Walk { start, steps, .. } => movement_by_steps::list(state, seat, start, steps, into),
        Phase::Recall { .. } => recall::list(state, seat, into),
        Phase::Exchange { left, .. } => areas::list_exchanges(state, seat, left, into),
        Phase::Space { board, .. } => management_boards::list(state, seat, board, into),
        Phase::Faith { paid, .. } => management_boards::list_payments(state, seat, paid, into),
        Phase::Assistant { board, .. } => management_boards::list_sources(board, into),
        Phase::Hire { left, reward, .. } => areas::list_hires(state, seat, left, reward, into),
        Phase::Learn { area, .. } => laboratory::list(state, seat, area, into),
        Phase::Order { area, second, .. } => port::list(state, seat, area, second, into),
        Phase::Unit { .. } | Phase::SecondOrder { .. } => payment::list_import_and_yen(into),
        Phase::Token { .. } => action::list_token(state, seat, into),
        Phase::Build { area, .. } => action::list_buildings(state, seat, area, into),
        Phase::Leave { .. } => action::list_telephone(into),
        Phase::Gain { .. } => rewards::list_goods(into),
        Phase::MoveFrom { .. } => rewards::list_sources(state, seat, into),
        Phase::MoveTo { from, .. } => rewards::list_targets(state, from, into),
        Phase::Station { .. } => technologies::list_stations(state, into),
        Phase::Prize { .. } => rewards::list_prizes(state, into),
        Phase::Over => {}
    }
}

/// Makes a choice, or refuses it without changing anything.
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let awaited = state.phase.to_act();
    if awaited.is_empty() {
        return Err(Illegal::GameOver);
    }
    if !awaited.has(seat) {
        let keeping = matches!(state.phase, Phase::Keep { .. });
        return Err(Illegal::NotYourTurn { awaited, keeping });
    }
    match (state.phase, choice) {
        (_, Choice::Spin) => technologies::spin(state, seat, log),
        (_, Choice::Study) => technologies::study(state, seat, log),
        (Phase::Keep { waiting }, Choice::Keep(order)) => keep::keep(state, seat, order, waiting, log),
        (Phase::Supplement { .. }, Choice::Agent(area)) => supplement::send_agent(state, seat, area, log),
        (Phase::Supplement { .. }, Choice::Achieve(letter)) => supplement::achieve(state, seat, letter, log),
        (Phase::Supplement { .. }, Choice::Complete(order)) => supplement::complete(state, seat, order, log),
        (Phase::Supplement { .. }, Choice::Done) => supplement::done(state, seat, log),
        (
            Phase::Place { .. }
            | Phase::Move { .. }
            | Phase::Route { .. }
            | Phase::Walk { .. }
            | Phase::Recall { .. },
            _,
        ) => apply_before_action(state, seat, choice, log),
        (
            Phase::Gain { .. }
            | Phase::Hire { reward: true, .. }
            | Phase::MoveFrom { .. }
            | Phase::MoveTo { .. }
            | Phase::Station { .. }
            | Phase::Prize { .. },
            _,
        ) => apply_to_reward(state, seat, choice, log),
        _ => apply_in_action(state, seat, choice, log),
    }
}

/// Steps 1 and 2: placement, and movement or recall.
fn apply_before_action(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match (state.phase, choice) {
        (Phase::Place { placed, doubled, .. }, Choice::Place(area)) => {
            placement::place(state, seat, area, placed, doubled, log)
        }
        (Phase::Place { .. }, Choice::Done) => placement::done(state, seat),
        (Phase::Move { start: None, .. }, Choice::Go(area)) => movement::arrive(state, seat, area, log),
        (Phase::Move { start: Some(start), .. }, Choice::Go(area)) => {
            movement::go(state, seat, area, start, log)
        }
        (Phase::Move { .. }, Choice::Tram(area)) => movement::tram(state, seat, area, log),
        (Phase::Move { .. }, Choice::Ride) => movement::ride(state, seat, log),
        (Phase::Move { .. }, Choice::Recall) => recall::recall(state, seat, log),
        (Phase::Route { to, .. }, Choice::Via(fees)) => movement::go_by(state, seat, to, fees, log),
        (Phase::Walk { start, steps, .. }, Choice::Go(area)) => {
            movement_by_steps::step(state, seat, area, start, steps, log)
        }
        (Phase::Walk { .. }, Choice::Stop) => movement_by_steps::stop(state, seat, log),
        (Phase::Walk { steps, .. }, Choice::Tram(_) | Choice::Ride | Choice::Recall) => {
            Err(Illegal::AlreadyWalking { steps })
        }
        (Phase::Recall { .. }, Choice::Take(area)) => recall::take(state, seat, area, log),
        (Phase::Recall { .. }, Choice::TakeAll) => recall::take_all(state, seat, log),
        (Phase::Recall { .. }, Choice::Done) => recall::done(state, log),
        (awaited, _) => Err(Illegal::NotNow { awaited }),
    }
}

/// Steps 3 to 6: the area, its token, its buildings, recovery.
fn apply_in_action(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match (state.phase, choice) {
        (Phase::Exchange { left, mined, .. }, Choice::Buy(ware)) => {
            areas::buy(state, seat, ware, left, mined, log)
        }
        (Phase::Exchange { left, mined, .. }, Choice::Sell(good)) => {
            areas::sell(state, seat, good, left, mined, log)
        }
        (Phase::Space { board, .. }, Choice::Space(space)) => {
            management_boards::choose_space(state, seat, board, space, log)
        }
        (Phase::Faith { space, missing, paid, .. }, Choice::Pay(payment)) => {
            management_boards::pay_for_faith(state, seat, payment, space, missing, paid, log)
        }
        (Phase::Assistant { board, space, .. }, Choice::From(source)) => {
            management_boards::use_assistant(state, seat, board, space, source, log)
        }
        (Phase::Hire { left, .. }, Choice::Hire(piece)) => {
            areas::hire_in_agency(state, seat, piece, left, log)
        }
        (Phase::Learn { area, .. }, Choice::Learn(slot)) => laboratory::learn(state, seat, area, slot, log),
        (Phase::Unit { area, slot, missing, .. }, Choice::Pay(payment)) => {
            laboratory::pay_for_unit(state, seat, payment, area, slot, missing, log)
        }
        (Phase::Order { area, second, .. }, Choice::Order(slot)) => {
            port::take(state, seat, area, slot, second, log)
        }
        (Phase::Order { area, second, .. }, Choice::Done) => port::done(state, area, second, log),
        (Phase::SecondOrder { area, slot, .. }, Choice::Pay(payment)) => {
            port::pay_for_second(state, seat, payment, area, slot, log)
        }
        (Phase::Token { area, .. }, Choice::Token) => action::take_token(state, seat, area, log),
        (Phase::Build { area, .. }, Choice::Shop(space)) => action::build_shop(state, seat, area, space, log),
        (Phase::Build { area, .. }, Choice::House) => action::build_house(state, seat, area, log),
        (Phase::Leave { area, .. }, Choice::Leave) => action::recover(state, seat, area, true, log),
        (Phase::Leave { area, .. }, Choice::Done) => action::recover(state, seat, area, false, log),
        // Declining starts the next step.
        (
            Phase::Exchange { .. }
            | Phase::Space { .. }
            | Phase::Hire { .. }
            | Phase::Learn { .. }
            | Phase::Token { .. }
            | Phase::Build { .. },
            Choice::Done,
        ) => {
            turn::proceed(state, log);
            Ok(())
        }
        (awaited, _) => Err(Illegal::NotNow { awaited }),
    }
}

/// Decisions about a reward, at any time in the turn.
fn apply_to_reward(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match (state.phase, choice) {
        (Phase::Gain { .. }, Choice::Gain(good)) => rewards::gain(state, seat, good, log),
        (Phase::Hire { .. }, Choice::Hire(piece)) => rewards::hire(state, seat, piece, log),
        (Phase::Hire { .. }, Choice::Done) => rewards::no_more_hires(state, log),
        (Phase::MoveFrom { left, .. }, Choice::From(source)) => {
            rewards::choose_assistant(state, seat, source, left)
        }
        (Phase::MoveFrom { .. }, Choice::Done) => rewards::no_more_moves(state, log),
        (Phase::MoveTo { from, .. }, Choice::Place(area)) => {
            rewards::move_assistant(state, seat, from, area, log)
        }
        (Phase::Station { .. }, Choice::Station(area)) => technologies::place_station(state, seat, area, log),
        (Phase::Prize { .. }, Choice::Prize(prize)) => rewards::take_prize(state, seat, prize, log),
        (awaited, _) => Err(Illegal::NotNow { awaited }),
    }
}
