//! For a game whose board is not drawn yet: its terminal board, and its choices with their notation.

use super::{Group, Keys, Offer, Sitting, list};
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::AnyChoice;

pub(crate) fn board(text: &str, _sitting: &Sitting<'_>, reader: &Reader<'_>) -> Markup {
    html! {
        section.as-text aria-label=(reader.words.word(Keys::PlainBoard)) {
            pre tabindex="0" { (text) }
            p.note { (reader.words.word(Keys::PlainBoard)) }
        }
    }
}

pub(crate) fn decision(
    awaited: &str,
    sitting: &Sitting<'_>,
    describe: &dyn Fn(AnyChoice) -> String,
    reader: &Reader<'_>,
) -> Markup {
    let offer = |choice: &AnyChoice| {
        let text = describe(*choice);
        Offer {
            choice: *choice,
            glyph: html! { kbd { (choice) } },
            spoken: format!("{choice}: {text}"),
            text,
        }
    };
    let offers: Vec<Offer> = sitting.choices.iter().map(offer).collect();
    let groups = if offers.is_empty() { vec![] } else { vec![Group { title: None, compact: false, offers }] };
    let sentence = awaited.split_whitespace().collect::<Vec<_>>().join(" ");
    list(&sentence, None, &groups, reader)
}
