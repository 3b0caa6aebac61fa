//! Dschunke as HTML and SVG.

use crate::html::Sitting;
use crate::html::as_text;
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::dschunke::View;

/// The whole board.
pub(crate) fn board(view: &View, sitting: &Sitting<'_>, reader: &Reader<'_>) -> Markup {
    as_text::board(&super::board(view, reader), sitting, reader)
}

/// What is awaited, and every legal choice.
pub(crate) fn decision(view: &View, sitting: &Sitting<'_>, reader: &Reader<'_>) -> Markup {
    let describe = |choice| super::describe(choice, view, reader);
    as_text::decision(
        &super::decision(view, reader),
        sitting,
        &|choice| match choice {
            portolan_games::AnyChoice::Dschunke(choice) => describe(choice),
            _ => String::new(),
        },
        reader,
    )
}

/// The pictures that the board refers to.
pub(crate) fn symbols() -> Markup {
    html! {}
}
