//! The ring of junks: each with its hold, the visible crates, its merchant and its stack of goods. Merchants and stacks
//! can be clicked; so can the hold when the decision is about a junk.

use super::super::{good_name, junk_name, worker_name};
use super::Page;
use super::choosing::choice_label;
use super::hold::{self, Change};
use super::symbols::{disc, sign};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{Clickable, pieces};
use portolan_board::sentence::yes_no;
use portolan_dschunke::{Choice, Good, Junk, JunkView, Phase, StackView, Task, View, Worker, WorkerView};
use portolan_i18n::DschunkeKey as Key;

/// The junks, clockwise.
pub(super) fn ring(page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlHarbour);
    let counted = page.text(Key::HtmlVisible);
    html! {
        section.anchorage aria-label=(title) {
            h2.unseen { (title) }
            svg.gangways aria-hidden="true" focusable="false" { use href="#gangways" {} }
            (pieces::picture("lotus", "0 0 120 70"))
            (pieces::picture("lotus", "0 0 120 70"))
            (pieces::picture("clockwise", "0 0 60 34"))
            ol.ring {
                @for junk in &page.view.junks { (one_junk(junk, &counted, page)) }
            }
        }
    }
}

fn one_junk(junk: &JunkView, counted: &str, page: &Page<'_>) -> Markup {
    let change = Change::of(junk.junk, page.view, page.context);
    let merchant = junk.merchant.and_then(|on| page.view.workers.iter().find(|of| of.worker == on));
    let at_once = !matches!(page.view.phase, Phase::Turn { .. }) && !matches!(change, Change::None);
    let name = junk_name(junk.junk, page.reader);
    html! {
        li class={ "junk " (junk.junk.name()) } id={ "junk-" (junk.junk.name()) } {
            svg.hull viewBox="0 0 320 176" aria-hidden="true" focusable="false" { use href="#hull" {} }
            p.plate { (sign(junk.junk)) b { (name) } " " span { (carries(junk.junk, page.reader)) } (load_limit(junk, page.view)) }
            div.stern.at-once[at_once] { (hold::counts(junk, &change, counted, page)) }
            div.in-hold.at-once[at_once] { (in_hold(junk, &change, &name, page)) }
            div.bow {
                @match merchant {
                    Some(of) => (worker(of, page)),
                    None if junk.has_merchant => (face_down(junk.junk, page.reader)),
                    None => span.nobody {},
                }
                @if let Some(good) = junk.junk.good() { (stack(good, page)) }
            }
        }
    }
}

/// “8/9”: the number of strips on a junk and its limit, if there is one. The label of the hold contains it too.
fn load_limit(junk: &JunkView, view: &View) -> Markup {
    let there = junk.strips.len();
    html! {
        @if let Some(most) = view.most_strips {
            small.load.full[there >= usize::from(most)] aria-hidden="true" { (there) "/" (most) }
        }
    }
}

fn carries(junk: Junk, reader: &Reader<'_>) -> String {
    junk.good().map_or_else(|| reader.locale.text(Key::CarriesAll), |good| good_name(good, reader))
}

/// The hold, which can be clicked when the decision is about a junk.
fn in_hold(junk: &JunkView, change: &Change, name: &str, page: &Page<'_>) -> Markup {
    let choice = Choice::On(junk.junk);
    let args = [
        ("junk", name.into()),
        ("strips", junk.strips.len().into()),
        ("most", page.view.most_strips.unwrap_or(0).into()),
    ];
    let clickable = Clickable {
        choice: asks_for_junk(page.view.phase).then_some(choice),
        class: "hold",
        label: &page.format(Key::HtmlCargo, args),
        face: html! {
            (hold::cargo(junk, change))
            @if page.context.choices.contains(&choice) { (brings(junk.junk, page.view)) }
        },
    };
    clickable.show(page.context, |choice| choice_label(choice, page))
}

const fn asks_for_junk(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Cargo { .. }
            | Phase::Apprentice { .. }
            | Phase::Place { .. }
            | Phase::GoodsCard { .. }
            | Phase::MoveFrom { .. }
            | Phase::MoveTo { .. }
    )
}

/// The yield of an apprentice or a card here, as a number.
fn brings(junk: Junk, view: &View) -> Markup {
    let task = match view.phase {
        Phase::Apprentice { worker, .. } => {
            view.workers.iter().find(|of| of.worker == worker).and_then(|of| of.task)
        }
        Phase::GoodsCard { .. } => Some(Task::Goods),
        _ => None,
    };
    gain(task.filter(|task| !matches!(task, Task::Load(_))), Some(junk), view)
}

/// “+5”: the money or goods that the viewer would get there.
fn gain(task: Option<Task>, junk: Option<Junk>, view: &View) -> Markup {
    let counts = matches!(task, Some(Task::Money | Task::Goods));
    html! {
        @if let Some((seat, junk)) = view.viewer.seat().zip(junk).filter(|_| counts) {
            span.gain aria-hidden="true" { "+" (view.yield_of(seat, junk)) }
        } @else if let Some(Task::Load(strips)) = task {
            span.gain aria-hidden="true" { (strips) }
        }
    }
}

/// A merchant on a junk, or an apprentice below its space.
pub(super) fn worker(of: &WorkerView, page: &Page<'_>) -> Markup {
    let choice = Choice::Use(of.worker);
    let in_turn = matches!(page.view.phase, Phase::Turn { .. });
    let is_choice = matches!(page.view.phase, Phase::Turn { acted: false, .. });
    let used = yes_no(of.used);
    let label = [("worker", worker_name(of.worker, page.reader).into()), ("used", used.into())];
    let clickable = Clickable {
        choice: is_choice.then_some(choice),
        class: if of.used { "worker used" } else { "worker" },
        label: &page.format(Key::HtmlWorker, label),
        face: html! {
            (disc(of.worker, of.task, of.used))
            @if in_turn && !of.used { (gain(of.task, of.junk, page.view)) }
        },
    };
    html! {
        div.piece id={ "worker-" (of.worker.name()) } data-piece { (clickable.show(page.context, |choice| choice_label(choice, page))) }
    }
}

/// A merchant that is face down, before the first round of the variant setup.
fn face_down(junk: Junk, reader: &Reader<'_>) -> Markup {
    let label = reader.locale.text(Key::HtmlFaceDown);
    html! {
        div.piece id={ "merchant-on-" (junk.name()) } data-piece {
            span.worker.used role="img" aria-label=(label) title=(label) { (disc(Worker::LoadMerchant, None, true)) }
        }
    }
}

/// The stack of goods on a junk. Its size is shown only with the option for open stacks.
fn stack(good: Good, page: &Page<'_>) -> Markup {
    let choice = Choice::Pick(good);
    let is_choice =
        matches!(page.view.phase, Phase::Pick { .. } | Phase::Supply { .. } | Phase::SwapTake { .. });
    let StackView { empty, count } = page.view.stacks[good];
    let state = match count {
        Some(count) => count.to_string(),
        None if empty => page.text(Key::StackEmpty),
        None => page.text(Key::StackThere),
    };
    let args = [("good", good_name(good, page.reader).into()), ("state", state.into())];
    let clickable = Clickable {
        choice: is_choice.then_some(choice),
        class: if empty { "stack empty" } else { "stack" },
        label: &page.format(Key::HtmlStack, args),
        face: html! {
            svg viewBox="0 0 40 56" aria-hidden="true" focusable="false" { use href={ "#goods-" (good.name()) } {} }
            @if let Some(count) = count { b aria-hidden="true" { (count) } }
        },
    };
    html! { div.on-deck id={ "stack-" (good.name()) } { (clickable.show(page.context, |choice| choice_label(choice, page))) } }
}
