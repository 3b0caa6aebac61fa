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

/// The whole log.
pub(super) fn log(steps: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Markup {
    let title = reader.locale.text(HtmlKey::Log);
    let lines = lines(steps, view, reader);
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
