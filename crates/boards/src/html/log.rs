//! What happened, newest last: one list item per sentence, with the crest of whoever chose.

use super::pieces;
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::core::Seat;
use portolan_games::{AnyEvent, AnyView, HistoryStep};
use portolan_i18n::HtmlKey;

/// The whole log.
pub(super) fn log(chapters: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Markup {
    let title = reader.locale.text(HtmlKey::Log);
    let lines = lines(chapters, view, reader);
    html! {
        div #lines .lines role="log" tabindex="0" aria-label=(title) {
            @if lines.is_empty() { p { (reader.locale.text(HtmlKey::LogEmpty)) } }
            ol {
                @for (number, (by, first, sentence)) in (1..).zip(lines) {
                    li.first[first] id={ "log-" (number) } {
                        @match by {
                            Some(seat) if first => (pieces::crest(seat)),
                            Some(_) => span.indent {},
                            None => {}
                        }
                        span { (sentence) }
                    }
                }
            }
        }
    }
}

/// Each sentence, by whom it came about, and whether it is the first of what they did.
fn lines(chapters: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Vec<(Option<Seat>, bool, String)> {
    let mut lines = Vec::new();
    // What one player did in several choices, such as paying card by card, is told as one thing.
    for turn in chapters.chunk_by(|one, next| one.seat == next.seat) {
        let events: Vec<AnyEvent> = turn.iter().flat_map(|chapter| chapter.events.iter().cloned()).collect();
        let told = crate::story(&events, view, reader);
        lines.extend(told.into_iter().enumerate().map(|(n, sentence)| (turn[0].seat, n == 0, sentence)));
    }
    lines
}
