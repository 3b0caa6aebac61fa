//! The ten rounds as paper lanterns on a bamboo pole, with their events; below them the tasks of the apprentices in
//! each round, and the apprentices themselves below the current round.

use super::Page;
use super::harbour::worker;
use super::symbols::{icon, task_name};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_dschunke::{RoundEvent, Task, Worker};
use portolan_i18n::DschunkeKey as Key;

/// Rounds, events and apprentices.
pub(super) fn tracks(page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlTracks);
    let locale = Tasks::new(page);
    let rows: Vec<Worker> = [Worker::UpperApprentice, Worker::LowerApprentice]
        .into_iter()
        .filter(|&row| page.view.workers.iter().any(|of| of.worker == row))
        .collect();
    html! {
        section.tracks aria-label=(title) {
            h2.unseen { (title) }
            ol.rounds {
                @for (round, &round_event) in (1_u8..).zip(&page.view.round_events) {
                    li.round.now[round == page.view.round].past[round < page.view.round] {
                        (lantern(round, round_event, page.reader))
                        @for &row in &rows { (space(round, row, &locale, page)) }
                    }
                }
            }
        }
    }
}

/// A round and its event.
fn lantern(round: u8, round_event: Option<RoundEvent>, reader: &Reader<'_>) -> Markup {
    let (event, letter) = match round_event {
        Some(RoundEvent::Specials) => ("specials", "S"),
        Some(RoundEvent::Yuan) => ("yuan", "Y"),
        None => ("none", ""),
    };
    let label = reader.locale.format(Key::HtmlRound, [("round", round.into()), ("event", event.into())]);
    html! {
        p class={ "lantern " (event) } title=(label) {
            svg viewBox="0 0 40 44" aria-hidden="true" focusable="false" { use href="#lantern" {} }
            b aria-hidden="true" { (round) }
            @if !letter.is_empty() { i aria-hidden="true" { (letter) } }
            span.unseen { (label) }
        }
    }
}

/// The names of the tasks, each formatted once for twenty spaces.
struct Tasks(Vec<(Task, String)>);

impl Tasks {
    fn new(page: &Page<'_>) -> Tasks {
        let mut known: Vec<(Task, String)> = Vec::new();
        for &task in page.view.tracks.iter().flatten() {
            if known.iter().all(|(other, _)| *other != task) {
                known.push((task, word_for(task, page.reader)));
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
    reader.locale.format(Key::HtmlTask, [("task", name.into()), ("strips", strips.into())])
}

fn space(round: u8, row: Worker, locale: &Tasks, page: &Page<'_>) -> Markup {
    let track = &page.view.tracks[usize::from(row == Worker::UpperApprentice)];
    let here =
        page.view.workers.iter().find(|of| of.worker == row).filter(|_| round == page.view.round.max(1));
    let task = track.get(usize::from(round.saturating_sub(1))).copied();
    html! {
        div.space {
            @if let Some(task) = task {
                (icon("task", task_name(task)))
                span.word { (locale.text(task)) }
            }
            @if let Some(of) = here { (worker(of, page)) }
        }
    }
}
