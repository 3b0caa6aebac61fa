//! The ten rounds as paper lanterns on a bamboo pole, with their events; below them what the apprentices do in each
//! round, and the apprentices themselves below the round that is played.

use super::harbour::worker;
use super::symbols::{icon, task_name};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::SeatContext;
use portolan_dschunke::{Choice, RoundEvent, Task, View, Worker};
use portolan_i18n::DschunkeKey;

/// Rounds, events and apprentices.
pub(super) fn tracks(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let title = reader.locale.text(DschunkeKey::HtmlTracks);
    let locale = Tasks::new(view, reader);
    let rows: Vec<Worker> = [Worker::UpperApprentice, Worker::LowerApprentice]
        .into_iter()
        .filter(|&row| view.workers.iter().any(|of| of.worker == row))
        .collect();
    html! {
        section.tracks aria-label=(title) {
            h2.unseen { (title) }
            ol.rounds {
                @for (round, &round_event) in (1_u8..).zip(&view.round_events) {
                    li.round.now[round == view.round].past[round < view.round] {
                        (lantern(round, round_event, reader))
                        @for &row in &rows { (space(round, row, &locale, view, context, reader)) }
                    }
                }
            }
        }
    }
}

/// The round, and what it sets off.
fn lantern(round: u8, round_event: Option<RoundEvent>, reader: &Reader<'_>) -> Markup {
    let (event, letter) = match round_event {
        Some(RoundEvent::Specials) => ("specials", "S"),
        Some(RoundEvent::Yuan) => ("yuan", "Y"),
        None => ("none", ""),
    };
    let label =
        reader.locale.format(DschunkeKey::HtmlRound, [("round", round.into()), ("event", event.into())]);
    html! {
        p class={ "lantern " (event) } title=(label) {
            svg viewBox="0 0 40 44" aria-hidden="true" focusable="false" { use href="#lantern" {} }
            b aria-hidden="true" { (round) }
            @if !letter.is_empty() { i aria-hidden="true" { (letter) } }
            span.unseen { (label) }
        }
    }
}

/// The words for the tasks: twenty spaces need only a few.
struct Tasks(Vec<(Task, String)>);

impl Tasks {
    fn new(view: &View, reader: &Reader<'_>) -> Tasks {
        let mut known: Vec<(Task, String)> = Vec::new();
        for &task in view.tracks.iter().flatten() {
            if known.iter().all(|(other, _)| *other != task) {
                known.push((task, word_for(task, reader)));
            }
        }
        Tasks(known)
    }

    fn text(&self, task: Task) -> &str {
        self.0.iter().find(|(known, _)| *known == task).map_or("", |(_, word)| word)
    }
}

fn word_for(task: Task, reader: &Reader<'_>) -> String {
    let (name, strips) = match task {
        Task::Load(strips) => ("load", strips),
        Task::Money => ("money", 0),
        Task::Goods => ("goods", 0),
    };
    reader.locale.format(DschunkeKey::HtmlTask, [("task", name.into()), ("strips", strips.into())])
}

fn space(
    round: u8,
    row: Worker,
    locale: &Tasks,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let track = &view.tracks[usize::from(row == Worker::UpperApprentice)];
    let here = view.workers.iter().find(|of| of.worker == row).filter(|_| round == view.round.max(1));
    let task = track.get(usize::from(round.saturating_sub(1))).copied();
    html! {
        div.space {
            @if let Some(task) = task {
                (icon("task", task_name(task)))
                span.word { (locale.text(task)) }
            }
            @if let Some(of) = here { (worker(of, view, context, reader)) }
        }
    }
}
