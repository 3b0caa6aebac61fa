//! Hints at the table: the button, the dialog that a script opens for it, and the page for browsers without script.

use super::table::TablePage;
use super::{Visitor, page_of};
use maud::{Markup, html};
use portolan_boards::Reader;
use portolan_boards::{Hint, HintTexts};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyView, GameId};
use portolan_i18n::{HintKey, SiteKey};

/// The status of a hint.
pub enum HintState<'a> {
    /// It was not requested.
    None,
    /// The bot is searching.
    Thinking,
    /// The best choices, the best first; empty if there is only one choice.
    Found(&'a [Hint<'a>]),
}

/// The content of a hint.
pub struct HintPage<'a> {
    /// The reader, with their seat.
    pub reader: Reader<'a>,
    /// The name of the visitor.
    pub name: Option<&'a str>,
    /// The address of the table.
    pub base: &'a str,
    /// The game.
    pub game: GameId,
    /// The seat that is to choose.
    pub seat: Seat,
    /// Identifies the decision of the seat.
    pub decision_id: u32,
    /// What the seat sees.
    pub view: &'a AnyView,
    /// The status.
    pub state: HintState<'a>,
}

/// Renders the page of a hint, for browsers without script.
pub fn hint(hint: &HintPage<'_>) -> Markup {
    let locale = hint.reader.locale;
    let title = locale.text(HintKey::Title);
    let main = html! {
        main #main .narrow .hint-page {
            h1 { (title) }
            (hint_body(hint))
            @match hint.state {
                HintState::None => { (request_form(hint.base, hint.seat, hint.decision_id, "", &hint.reader)) }
                HintState::Thinking => { p { a href=(address(hint)) { (locale.text(HintKey::Again)) } } }
                HintState::Found(_) => { (choose(hint)) }
            }
            p { a href={ (hint.base) "?seat=" (hint.seat.number()) } { (locale.text(SiteKey::ToTable)) } }
        }
    };
    page_of(Some(hint.game), &Visitor { locale, name: hint.name }, &title, &main)
}

fn address(hint: &HintPage<'_>) -> String {
    format!("{}/hint?seat={}", hint.base, hint.seat.number())
}

/// Renders the part of the page that a script shows in the dialog.
pub fn hint_body(hint: &HintPage<'_>) -> Markup {
    let locale = hint.reader.locale;
    let thinking = matches!(hint.state, HintState::Thinking);
    html! {
        div .hint-body data-decision-id=(hint.decision_id) data-again=[thinking.then(|| address(hint))] {
            @match hint.state {
                HintState::None => {}
                HintState::Thinking => (waiting(&hint.reader)),
                HintState::Found([]) => { p { (portolan_boards::no_hint(&hint.reader)) } }
                HintState::Found(hints) => {
                    p .explanation { (locale.text(HintKey::Explain)) }
                    ol .hints { @for (nth, one) in hints.iter().enumerate() { li { (one_hint(nth, one, hint)) } } }
                }
            }
        }
    }
}

fn waiting(reader: &Reader<'_>) -> Markup {
    html! { p .thinking role="status" { (reader.locale.text(HintKey::Thinking)) } }
}

/// Renders one of the best choices. Only the best one shows its continuation at first, so that all fit into the dialog.
fn one_hint(nth: usize, one: &Hint<'_>, hint: &HintPage<'_>) -> Markup {
    let locale = hint.reader.locale;
    let HintTexts { description, expected, then, story } = one.texts(hint.view, &hint.reader);
    let choose = locale.text(HintKey::Choose);
    html! {
        p .says { (description) " " kbd { (one.choice) } }
        p .chance {
            // Ten units for each percent. The text next to it has the number.
            svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" {
                rect .all width="1000" height="10" {}
                rect .part width=(one.chance) height="10" {}
            }
            span { (expected) }
        }
        @if nth == 0 {
            p .then { (then) }
        } @else {
            details .then { summary { (locale.text(HintKey::Story)) } p { (story) } }
        }
        button .can type="submit" form="choose" name="choice" value=(one.choice)
            aria-label={ (choose) ": " (description) } { (choose) }
    }
}

/// The form that the buttons submit, on a page without a table.
fn choose(hint: &HintPage<'_>) -> Markup {
    html! {
        form #choose method="post" action={ (hint.base) "/choose" } {
            input type="hidden" name="seat" value=(hint.seat.number());
            input type="hidden" name="decision_id" value=(hint.decision_id);
        }
    }
}

/// The button at the table, for a player with more than one choice.
pub(super) fn button(table: &TablePage<'_>) -> Markup {
    let Viewer::Seat(seat) = table.reader.viewer else { return html! {} };
    html! {
        @if table.hints && table.context.choices.len() > 1 {
            (request_form(table.base, seat, table.decision_id, "ask-hint", table.reader))
        }
    }
}

fn request_form(base: &str, seat: Seat, decision_id: u32, id: &str, reader: &Reader<'_>) -> Markup {
    html! {
        form id=[(!id.is_empty()).then_some(id)] method="post" action={ (base) "/hint" } {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="decision_id" value=(decision_id);
            button type="submit" { (bulb()) " " (reader.locale.text(HintKey::Title)) }
        }
    }
}

fn bulb() -> Markup {
    html! {
        svg .bulb viewBox="0 0 16 16" aria-hidden="true" {
            path d="M8 1a5 5 0 0 0-3 9c.6.5 1 1 1 1.7V12h4v-.3c0-.7.4-1.2 1-1.7a5 5 0 0 0-3-9z" {}
            path .foot d="M6.2 13.6h3.6M6.9 15.2h2.2" {}
        }
    }
}

/// The dialog that a script opens when the button is pressed. It is outside of the pushed part, so that no push closes it.
pub(super) fn dialog(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let seated = matches!(table.reader.viewer, Viewer::Seat(_));
    html! {
        @if table.hints && seated && table.at.is_none() {
            dialog #hint aria-labelledby="hint-title" {
                header {
                    h2 #hint-title { (bulb()) " " (locale.text(HintKey::Title)) }
                    form method="dialog" { button type="submit" { (locale.text(HintKey::Close)) } }
                }
                div #hint-body aria-live="polite" {}
                template #hint-thinking { (waiting(table.reader)) }
            }
        }
    }
}
