//! The hold of a junk from above with its visible crates: the top layer and the uncovered part of the layer below;
//! deeper layers are hidden. Strips that would be loaded or lifted are shown as shadows, and the numbers of visible
//! crates after the change next to the current ones.

use super::Page;
use super::symbols::mark;
use maud::{Markup, html};
use portolan_board::html::SeatContext;
use portolan_core::Seat;
use portolan_dschunke::{Choice, Hold, Junk, JunkView, Phase, Task, View, Worker};

const LAYER: usize = 3;

/// How the viewer could change the cargo of a junk with the next click.
pub(super) enum Change {
    /// No change.
    None,
    /// Strips of these seats would be loaded on top.
    Load(Vec<Seat>),
    /// A strip of this seat would be lifted from the top.
    Lift(Seat),
}

impl Change {
    /// By choosing this junk, or by using the merchant who loads there.
    pub(super) fn of(junk: Junk, view: &View, context: &SeatContext<'_, Choice>) -> Change {
        let Some(me) = view.viewer.seat() else { return Change::None };
        let loads = |wanted| Change::Load(vec![me; usize::from(view.loadable_strips(me, junk, wanted))]);
        let named = context.choices.contains(&Choice::On(junk));
        match view.phase {
            Phase::Cargo { owner, .. } if named => Change::Load(vec![owner]),
            Phase::Place { .. } | Phase::MoveTo { .. } if named => Change::Load(vec![me]),
            Phase::MoveFrom { .. } if named => Change::Lift(me),
            Phase::Apprentice { worker, .. } if named => match task(worker, view) {
                Some(Task::Load(wanted)) => loads(wanted),
                _ => Change::None,
            },
            Phase::Turn { .. } => match loader(junk, view, context) {
                Some(wanted) => loads(wanted),
                None => Change::None,
            },
            _ => Change::None,
        }
    }

    /// The visible crates after the change, by seat; `None` without a change.
    fn then(&self, junk: &JunkView, view: &View) -> Option<Vec<u8>> {
        let mut hold: Hold = junk.strips.iter().copied().collect();
        match self {
            Change::None => return None,
            Change::Load(new) => new.iter().for_each(|&seat| hold.push(seat)),
            Change::Lift(seat) => drop(hold.remove_from_top(*seat)),
        }
        let seats = (0..view.players.len()).filter_map(Seat::new);
        Some(seats.map(|seat| hold.visible(seat)).collect())
    }
}

fn task(worker: Worker, view: &View) -> Option<Task> {
    view.workers.iter().find(|of| of.worker == worker).and_then(|of| of.task)
}

/// The number of strips that the merchant on this junk would load, if the viewer may use it now.
fn loader(junk: Junk, view: &View, context: &SeatContext<'_, Choice>) -> Option<u8> {
    let here = view.workers.iter().find(|of| of.junk == Some(junk))?;
    match here.task {
        Some(Task::Load(wanted)) if context.choices.contains(&Choice::Use(here.worker)) => Some(wanted),
        _ => None,
    }
}

/// A strip in the hold.
struct Strip {
    seat: Seat,
    /// Its position in the hold, from the bottom up.
    place: usize,
}

impl Strip {
    /// Strips of one layer lie across the junk, those of the next one along it.
    fn class(&self) -> &'static str {
        match self.place % (2 * LAYER) {
            0 => "across one",
            1 => "across two",
            2 => "across three",
            3 => "along one",
            4 => "along two",
            _ => "along three",
        }
    }

    fn shape(&self) -> Markup {
        let across = self.place % (2 * LAYER) < LAYER;
        let (view_box, way) = if across { ("0 0 120 40", "across") } else { ("0 0 40 120", "along") };
        html! {
            svg viewBox=(view_box) aria-hidden="true" focusable="false" {
                use href={ "#strip-" (self.seat) "-" (way) } {}
            }
        }
    }
}

/// The visible cargo, with the shadows of a possible change.
pub(super) fn cargo(junk: &JunkView, change: &Change) -> Markup {
    let top = junk.strips.len().saturating_sub(1) / LAYER * LAYER;
    let full = junk.strips.len() == top + LAYER;
    let lowest = if full { top } else { top.saturating_sub(LAYER) };
    let lifted = match change {
        Change::Lift(seat) => (top..junk.strips.len()).rfind(|&place| junk.strips[place] == *seat),
        _ => None,
    };
    let shown = junk.strips.iter().enumerate().skip(lowest);
    html! {
        span class={ "cargo layers-" (junk.strips.len().div_ceil(LAYER).min(6)) } {
            @for (place, &seat) in shown {
                @let strip = Strip { seat, place };
                @let how = if place < top { " below" } else if lifted == Some(place) { " lifted" } else { "" };
                span class={ "strip " (strip.class()) (how) } id={ "strip-" (junk.junk.name()) "-" (place + 1) }
                    data-piece { (strip.shape()) }
            }
            @if let Change::Load(new) = change {
                @for (place, &seat) in (junk.strips.len()..).zip(new) {
                    @let strip = Strip { seat, place };
                    span class={ "strip shadow " (strip.class()) } { (strip.shape()) }
                }
            }
        }
    }
}

/// The visible crates of all players, now and after a change.
pub(super) fn counts(junk: &JunkView, change: &Change, label: &str, page: &Page<'_>) -> Markup {
    let then = change.then(junk, page.view);
    let changed = |seat: Seat, now| {
        let then = then.as_ref().and_then(|then| then.get(seat.index()));
        then.copied().filter(|&then| then != now)
    };
    html! {
        ul.counts aria-label=(label) {
            @for (seat, &now) in (0..).filter_map(Seat::new).zip(&junk.visible) {
                li.none[now == 0] {
                    (mark(seat))
                    b { (now) }
                    span.of { (page.reader.players.name(seat)) }
                    @if let Some(then) = changed(seat, now) {
                        span.then.more[then > now] aria-hidden="true" { "→" (then) }
                    }
                }
            }
        }
    }
}
