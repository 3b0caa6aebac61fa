//! §4.1–§4.5: merchants and apprentices, and what they do.

use super::{goods, turn};
use crate::choice::Choice;
use crate::components::{Junk, Task, Worker};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// What `seat` would get from this worker now.
fn offer(state: &State, seat: Seat, worker: Worker) -> Result<Task, Illegal> {
    let task = state.task(worker).ok_or(Illegal::NoSuchWorker { worker })?;
    if state.is_used(worker) {
        return Err(Illegal::WorkerUsed { worker });
    }
    if let Task::Load(_) = task {
        can_load(state, seat, worker)?;
    }
    Ok(task)
}

/// Has `seat` a strip, and is there room for it where the worker can load? (R3, R46)
fn can_load(state: &State, seat: Seat, worker: Worker) -> Result<(), Illegal> {
    if state.players[seat].strips == 0 {
        return Err(Illegal::NoStripLeft);
    }
    match state.merchants.get(worker as usize) {
        Some(&junk) => has_room(state, junk),
        None => has_any_room(state, |junk| state.merchant_on(junk).is_none()),
    }
}

/// §9.3: does this junk take another strip?
pub(super) fn has_room(state: &State, junk: Junk) -> Result<(), Illegal> {
    if state.room(junk) > 0 {
        return Ok(());
    }
    Err(Illegal::LayersFull { junk, strips: state.holds[junk].len() as u8 })
}

/// §9.3: does any of these junks take another strip?
pub(super) fn has_any_room(state: &State, wanted: impl Fn(Junk) -> bool) -> Result<(), Illegal> {
    let Some(strips) = state.options.layers.most_strips() else { return Ok(()) };
    let room = |junk: Junk| wanted(junk) && state.room(junk) > 0;
    if Junk::ALL.into_iter().any(room) {
        return Ok(());
    }
    Err(Illegal::NoRoom { strips })
}

/// Can `seat` use anybody?
pub(super) fn is_any_possible(state: &State, seat: Seat) -> bool {
    Worker::ALL.into_iter().any(|worker| offer(state, seat, worker).is_ok())
}

/// Every worker that `seat` can use.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let possible = |worker: &Worker| offer(state, seat, *worker).is_ok();
    Worker::ALL.into_iter().filter(possible).for_each(|worker| into.push(Choice::Use(worker)));
}

/// The two junks without a merchant; for loading, those that have room.
pub(super) fn list_junks(state: &State, worker: Worker, into: &mut Choices<Choice>) {
    let possible = |junk: &Junk| can_work_on(state, worker, *junk).is_ok();
    Junk::ALL.into_iter().filter(possible).for_each(|junk| into.push(Choice::On(junk)));
}

/// Can this apprentice work on this junk?
fn can_work_on(state: &State, worker: Worker, junk: Junk) -> Result<(), Illegal> {
    if state.merchant_on(junk).is_some() {
        return Err(Illegal::MerchantThere { junk });
    }
    match state.task(worker) {
        Some(Task::Load(_)) => has_room(state, junk),
        _ => Ok(()),
    }
}

/// Uses a merchant where it stands; for an apprentice a junk is awaited.
pub(super) fn use_worker(
    state: &mut State,
    seat: Seat,
    worker: Worker,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.acted {
        return Err(Illegal::AlreadyActed);
    }
    let task = offer(state, seat, worker)?;

    if worker.is_merchant() {
        serve(state, seat, worker, task, state.merchants[worker as usize], log);
    } else {
        state.phase = Phase::Apprentice { seat, worker };
    }
    Ok(())
}

/// §4.5: sends an apprentice to a junk without a merchant. (R40: also if that merchant was used)
pub(super) fn send(
    state: &mut State,
    seat: Seat,
    worker: Worker,
    junk: Junk,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_work_on(state, worker, junk)?;
    let task = offer(state, seat, worker)?;

    serve(state, seat, worker, task, junk, log);
    Ok(())
}

fn serve(state: &mut State, seat: Seat, worker: Worker, task: Task, junk: Junk, log: &mut impl Log<Event>) {
    state.acted = true;
    state.used_workers |= 1 << worker as u8;
    log.public(Event::WorkerUsed { seat, worker, task, junk });
    match task {
        Task::Load(strips) => load(state, seat, junk, strips, log),
        Task::Money => earn(state, seat, junk, log),
        Task::Goods => goods::claim(state, seat, junk, log),
    }
}

/// §4.2: all the strips of the action, or as many as are left (R3) and find room (R46).
pub(super) fn load(state: &mut State, seat: Seat, junk: Junk, strips: u8, log: &mut impl Log<Event>) {
    let count = state.loadable_strips(seat, junk, strips);
    (0..count).for_each(|_| state.load(seat, junk));
    log.public(Event::StripsLoaded { seat, junk, count });
    turn::go_on(state, seat, log);
}

/// §4.3: a yuan for each visible crate, at least three.
pub(super) fn earn(state: &mut State, seat: Seat, junk: Junk, log: &mut impl Log<Event>) {
    let (visible, yuan) = (state.holds[junk].visible(seat), state.yield_of(seat, junk));
    state.pay(seat, yuan.into());
    log.public(Event::MoneyEarned { seat, junk, visible, yuan });
    turn::go_on(state, seat, log);
}
