//! The pending decision, and what each choice would do.

use super::{bid_text, card_text, good_count, good_name, junk_name, names_or_you, price_text, worker_name};
use portolan_board::Reader;
use portolan_board::sentence::yes_no;
use portolan_core::{Seat, SeatSet};
use portolan_dschunke::{
    Bid, ByGood, CardKind, Choice, Good, Junk, Phase, Price, SearchReason, Task, View, Worker,
};
use portolan_i18n::DschunkeKey as Key;

/// The pending decision as text.
pub(crate) fn decision(view: &View, reader: &Reader<'_>) -> String {
    let awaited = view.phase.to_act();
    match reader.viewer.seat().filter(|&seat| awaited.has(seat)) {
        Some(seat) => my_decision(seat, view, reader),
        None if awaited.is_empty() => reader.locale.text(Key::Over),
        None => waiting(awaited, view, reader),
    }
}

fn my_decision(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match view.phase {
        Phase::Cargo { owner, .. } => locale.format(Key::DecideCargo, [("who", reader.name(owner).into())]),
        Phase::Swap { swaps, returned, .. } => {
            locale.format(Key::DecideSwap, [("swaps", swaps.into()), ("returned", returned.total().into())])
        }
        Phase::SwapTake { left, .. } => locale.format(Key::DecideSwapTake, [("left", left.into())]),
        Phase::Search { reason: SearchReason::Event, .. } => locale.text(Key::DecideSearchEvent),
        Phase::Search { reason: SearchReason::Barter, .. } => locale.format(
            Key::DecideSearchBarter,
            [("last", is_last(view).into()), ("yuan", view.numbers.last_round.into())],
        ),
        Phase::Keep { .. } => locale.text(Key::DecideKeep),
        Phase::Turn { acted, card_played, .. } => my_turn(seat, acted, card_played, view, reader),
        Phase::Apprentice { worker: of, .. } => {
            locale.format(Key::DecideApprentice, [("worker", worker_name(of, reader).into())])
        }
        Phase::Pick { left, .. } => locale.format(Key::DecidePick, [("left", left.into())]),
        Phase::Place { .. } => locale.text(Key::DecidePlace),
        Phase::GoodsCard { .. } => locale.text(Key::DecideGoodsCard),
        Phase::MoveFrom { .. } => locale.text(Key::DecideMoveFrom),
        Phase::MoveTo { from, .. } => {
            locale.format(Key::DecideMoveTo, [("junk", junk_name(from, reader).into())])
        }
        Phase::Supply { left, .. } => locale.format(Key::DecideSupply, [("left", left.into())]),
        Phase::Barter { waiting } => my_bid(waiting.without(seat), reader),
        Phase::Over => locale.text(Key::Over),
    }
}

/// “yes” in the last round, for a message.
fn is_last(view: &View) -> &'static str {
    yes_no(usize::from(view.round) == view.round_events.len())
}

fn my_turn(seat: Seat, acted: bool, card_played: bool, view: &View, reader: &Reader<'_>) -> String {
    let cards = view.player(seat).map_or(0, |player| player.card_count);
    match (acted, card_played) {
        (false, false) => reader.locale.format(Key::DecideTurn, [("cards", cards.into())]),
        (false, true) => reader.locale.text(Key::DecideAction),
        _ => reader.locale.text(Key::DecideCard),
    }
}

/// The decision of a bid, with the other players who have not bid.
fn my_bid(others: SeatSet, reader: &Reader<'_>) -> String {
    let args = [("others", others.len().into()), ("who", names_or_you(others, reader).into())];
    reader.locale.format(Key::DecideBid, args)
}

fn waiting(awaited: SeatSet, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let who = ("who", names_or_you(awaited, reader).into());
    match view.phase {
        Phase::Barter { .. } => match view.me().and_then(|me| me.bid) {
            Some(own) => locale.format(
                Key::WaitSealed,
                [who, ("count", awaited.len().into()), ("bid", bid_text(own, reader).into())],
            ),
            None => locale.format(Key::WaitBids, [who, ("count", awaited.len().into())]),
        },
        phase => locale.format(Key::Wait, [who, ("awaited", name_of(phase).into())]),
    }
}

/// The name of a decision in the messages.
pub(super) const fn name_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Cargo { .. } => "cargo",
        Phase::Swap { .. } | Phase::SwapTake { .. } => "swap",
        Phase::Search { .. } => "search",
        Phase::Keep { .. } => "keep",
        Phase::Turn { .. } => "turn",
        Phase::Apprentice { .. } => "apprentice",
        Phase::Pick { .. } => "pick",
        Phase::Place { .. } => "place",
        Phase::GoodsCard { .. } => "goods-card",
        Phase::MoveFrom { .. } | Phase::MoveTo { .. } => "move",
        Phase::Supply { .. } => "supply",
        Phase::Barter { .. } => "barter",
        Phase::Over => "over",
    }
}

/// What a choice would do for the seat that must choose.
pub(crate) fn describe(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
    let awaited = view.phase.to_act();
    let own_seat = view.viewer.seat().filter(|&seat| awaited.has(seat));
    let Some(seat) = own_seat.or(awaited.first()) else { return reader.locale.text(Key::Over) };
    let locale = reader.locale;
    match choice {
        Choice::Use(worker) => use_worker(seat, worker, view, reader),
        Choice::On(on) => on_junk(seat, on, view, reader),
        Choice::Pick(of) => pick(seat, of, view, reader),
        Choice::Return(of) => {
            let left = hand(seat, view)[of].saturating_sub(1);
            locale.format(Key::DoReturn, [("good", good_name(of, reader).into()), ("left", left.into())])
        }
        Choice::Card(CardKind::Money(on)) => earn(seat, on, view, reader),
        Choice::Card(kind) | Choice::Keep(kind) => card_text(kind, view, reader),
        Choice::Search(pile) => locale.format(Key::DoSearch, [("cards", view.piles[pile as usize].into())]),
        Choice::Yuan => locale.format(Key::DoYuan, [("yuan", view.numbers.last_round.into())]),
        Choice::Bid(of) => offer(seat, of, view, reader),
        Choice::Done => done(view, reader),
        Choice::End => locale.text(Key::DoEnd),
    }
}

fn hand(seat: Seat, view: &View) -> ByGood<u8> {
    view.player(seat).and_then(|player| player.hand).unwrap_or_default()
}

fn use_worker(seat: Seat, worker: Worker, view: &View, reader: &Reader<'_>) -> String {
    let Some(of) = view.workers.iter().find(|of| of.worker == worker) else { return String::new() };
    let Some(task) = of.task else { return String::new() };
    match of.junk {
        Some(on) => serve(seat, task, on, view, reader),
        None => send(seat, task, view, reader),
    }
}

/// What a worker would do on this junk.
fn serve(seat: Seat, task: Task, on: Junk, view: &View, reader: &Reader<'_>) -> String {
    match task {
        Task::Load(count) => load(seat, on, count, view, reader),
        Task::Money => earn(seat, on, view, reader),
        Task::Goods => fetch(seat, on, view, reader),
    }
}

fn load(seat: Seat, on: Junk, wanted: u8, view: &View, reader: &Reader<'_>) -> String {
    let count = view.loadable_strips(seat, on, wanted);
    let args = [
        ("strips", count.into()),
        ("junk", junk_name(on, reader).into()),
        ("then", view.visible_after_loading(seat, on, count).into()),
        ("now", view.visible(seat, on).into()),
    ];
    reader.locale.format(Key::DoLoad, args)
}

fn earn(seat: Seat, on: Junk, view: &View, reader: &Reader<'_>) -> String {
    let args = [
        ("yuan", view.yield_of(seat, on).into()),
        ("junk", junk_name(on, reader).into()),
        ("visible", view.visible(seat, on).into()),
    ];
    reader.locale.format(Key::DoEarn, args)
}

fn fetch(seat: Seat, on: Junk, view: &View, reader: &Reader<'_>) -> String {
    let count = view.yield_of(seat, on);
    let at = ("junk", junk_name(on, reader).into());
    match on.good().filter(|&good| !view.stacks[good].empty) {
        Some(of) => {
            let taken = view.stacks[of].available(count);
            let args =
                [("goods", good_count(taken, of, reader).into()), ("others", (count - taken).into()), at];
            reader.locale.format(Key::DoFetch, args)
        }
        None => reader.locale.format(Key::DoFetchAny, [("count", count.into()), at]),
    }
}

/// An apprentice: what it would do on each of the two junks without a merchant.
fn send(seat: Seat, task: Task, view: &View, reader: &Reader<'_>) -> String {
    let brings = |on: Junk| match task {
        Task::Load(count) => view.visible_after_loading(seat, on, view.loadable_strips(seat, on, count)),
        Task::Money | Task::Goods => view.yield_of(seat, on),
    };
    let takes = |on: Junk| !matches!(task, Task::Load(_)) || view.room(on) > 0;
    let free = view.junks.iter().filter(|of| !of.has_merchant && takes(of.junk)).map(|of| of.junk);
    let places: Vec<String> = free
        .map(|on| {
            let args = [("junk", junk_name(on, reader).into()), ("count", brings(on).into())];
            reader.locale.format(Key::DoSendPlace, args)
        })
        .collect();
    let (name, count) = match task {
        Task::Load(count) => ("load", view.owned_strips(seat, count)),
        Task::Money => ("money", 0),
        Task::Goods => ("goods", 0),
    };
    let args = [("task", name.into()), ("strips", count.into()), ("places", either(&places, reader).into())];
    reader.locale.format(Key::DoSend, args)
}

/// “a or b”.
fn either(items: &[String], reader: &Reader<'_>) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            reader.locale.format(Key::Or, [("first", first.join(", ").into()), ("last", last.clone().into())])
        }
    }
}

fn on_junk(seat: Seat, on: Junk, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let at = || ("junk", junk_name(on, reader).into());
    match view.phase {
        Phase::Cargo { owner, .. } => {
            let there = view.junk(on).map_or(0, |junk| junk.strips.len());
            locale.format(Key::DoCargo, [at(), ("who", reader.name(owner).into()), ("strips", there.into())])
        }
        Phase::Apprentice { worker, .. } => {
            let task = view.workers.iter().find(|of| of.worker == worker).and_then(|of| of.task);
            task.map(|task| serve(seat, task, on, view, reader)).unwrap_or_default()
        }
        Phase::GoodsCard { .. } => fetch(seat, on, view, reader),
        Phase::MoveFrom { .. } => {
            let (then, now) = (view.visible_after_lifting(seat, on), view.visible(seat, on));
            locale.format(Key::DoMoveFrom, [at(), ("then", then.into()), ("now", now.into())])
        }
        _ => load(seat, on, 1, view, reader),
    }
}

fn pick(seat: Seat, of: Good, view: &View, reader: &Reader<'_>) -> String {
    let wanted = if let Phase::Pick { left, .. } = view.phase { left } else { 1 };
    let count = view.stacks[of].available(wanted);
    let args = [
        ("count", count.into()),
        ("good", good_name(of, reader).into()),
        ("then", (hand(seat, view)[of] + count).into()),
    ];
    reader.locale.format(Key::DoPick, args)
}

fn offer(seat: Seat, of: Bid, view: &View, reader: &Reader<'_>) -> String {
    let Bid::Cards(of, count) = of else { return reader.locale.text(Key::DoBidNothing) };
    let brings = view.market.map_or(Price::Yuan(0), |tile| tile.prices[of]);
    let args = [
        ("goods", good_count(count, of, reader).into()),
        ("price", price_text(brings, reader).into()),
        ("left", hand(seat, view)[of].saturating_sub(count).into()),
    ];
    reader.locale.format(Key::DoBid, args)
}

fn done(view: &View, reader: &Reader<'_>) -> String {
    let returned = if let Phase::Swap { returned, .. } = view.phase { returned.total() } else { 0 };
    reader.locale.format(Key::DoDone, [("returned", returned.into())])
}
