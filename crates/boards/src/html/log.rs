//! The log of a game, newest last: one list item per sentence, with the crest of the seat that chose.

use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::pieces;
use portolan_games::core::Seat;
use portolan_games::{AnyEvent, AnyView, HistoryStep};
use portolan_i18n::HtmlKey;

/// A sentence of the log.
struct LogLine {
    /// The seat whose choice caused it; `None` for the preparation.
    seat: Option<Seat>,
    /// Whether it is the first of that seat's turn.
    is_first: bool,
    sentence: String,
}

/// Something that happened between two steps and is not part of the game: another player took a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogNote {
    /// The number of steps before it.
    pub step_count: usize,
    /// What happened.
    pub sentence: String,
}

/// The whole log. The notes are in order.
pub(super) fn log(steps: &[HistoryStep], notes: &[LogNote], view: &AnyView, reader: &Reader<'_>) -> Markup {
    let title = reader.locale.text(HtmlKey::Log);
    let lines = lines_and_notes(steps, notes, view, reader);
    html! {
        div #lines .lines role="log" tabindex="0" aria-label=(title) {
            @if lines.is_empty() { p { (reader.locale.text(HtmlKey::LogEmpty)) } }
            ol {
                @for (number, line) in (1..).zip(lines) {
                    li.first[line.is_first] id={ "log-" (number) } {
                        @match line.seat {
                            Some(seat) if line.is_first => (pieces::crest(seat)),
                            Some(_) => span.indent {},
                            None => {}
                        }
                        span { (line.sentence) }
                    }
                }
            }
        }
    }
}

/// Returns the sentences of the steps, with the notes between them.
fn lines_and_notes(
    steps: &[HistoryStep],
    notes: &[LogNote],
    view: &AnyView,
    reader: &Reader<'_>,
) -> Vec<LogLine> {
    let mut all = Vec::new();
    let mut rest = steps;
    let mut done = 0;
    for note in notes {
        let (before, after) = rest.split_at(note.step_count.saturating_sub(done).min(rest.len()));
        all.extend(lines(before, view, reader));
        all.push(LogLine { seat: None, is_first: true, sentence: note.sentence.clone() });
        done += before.len();
        rest = after;
    }
    all.extend(lines(rest, view, reader));
    all
}

/// Consecutive choices of one seat, such as paying card by card, become one story.
fn lines(steps: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Vec<LogLine> {
    let mut lines = Vec::new();
    for turn in steps.chunk_by(|one, next| one.seat == next.seat) {
        let events: Vec<AnyEvent> = turn.iter().flat_map(|step| step.events.iter().cloned()).collect();
        let story = crate::story(&events, view, reader).into_iter().enumerate();
        lines.extend(story.map(|(n, sentence)| LogLine { seat: turn[0].seat, is_first: n == 0, sentence }));
    }
    lines
}
