//! Hints at the table: the button, the dialog that a script opens for it, and the same as a page of its own.

use super::table::TablePage;
use super::{Visitor, page_of};
use maud::{Markup, html};
use portolan_boards::Reader;
use portolan_boards::{Hint, HintTexts};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyView, GameId};
use portolan_i18n::{HintKey, SiteKey};

/// How far a hint is.
pub enum HintState<'a> {
    /// Nobody has asked for it.
    None,
    /// A bot is thinking.
    Thinking,
    /// The best choices, the best first; none if there is nothing to think about.
    Found(&'a [Hint<'a>]),
}

/// What a hint is shown with.
pub struct HintPage<'a> {
    /// Who reads, from which seat.
    pub reader: Reader<'a>,
    /// The name of the visitor.
    pub name: Option<&'a str>,
    /// The address of the table.
    pub base: &'a str,
    /// Which game.
    pub game: GameId,
    /// Who is to choose.
    pub seat: Seat,
    /// What the seat was asked last, by number.
    pub decision_id: u32,
    /// What it sees.
    pub view: &'a AnyView,
    /// How far it is.
    pub state: HintState<'a>,
}

/// The page of a hint: for those without script.
pub fn hint(hint: &HintPage<'_>) -> Markup {
    let locale = hint.reader.locale;
    let title = locale.text(HintKey::Title);
    let main = html! {
        main #main .narrow .hint-page {
            h1 { (title) }
            (hint_body(hint))
            @match hint.state {
                HintState::None => { (ask(hint.base, hint.seat, hint.decision_id, "", &hint.reader)) }
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

/// What a script puts into the dialog.
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

/// One of the best choices. What may come of it is told at once of the very best alone, so that all of them are in sight.
fn one_hint(nth: usize, one: &Hint<'_>, hint: &HintPage<'_>) -> Markup {
    let locale = hint.reader.locale;
    let HintTexts { description, expected, then, story } = one.texts(hint.view, &hint.reader);
    let choose = locale.text(HintKey::Choose);
    html! {
        p .says { (description) " " kbd { (one.choice) } }
        p .chance {
            // Ten wide for each percent: what it says is written beside it.
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

/// The form behind the buttons, where no table has it.
fn choose(hint: &HintPage<'_>) -> Markup {
    html! {
        form #choose method="post" action={ (hint.base) "/choose" } {
            input type="hidden" name="seat" value=(hint.seat.number());
            input type="hidden" name="decision_id" value=(hint.decision_id);
        }
    }
}

/// The button at the table, for whoever has something to think about.
pub(super) fn button(table: &TablePage<'_>) -> Markup {
    let Viewer::Seat(seat) = table.reader.viewer else { return html! {} };
    html! {
        @if table.hints && table.context.choices.len() > 1 {
            (ask(table.base, seat, table.decision_id, "ask-hint", table.reader))
        }
    }
}

fn ask(base: &str, seat: Seat, decision_id: u32, id: &str, reader: &Reader<'_>) -> Markup {
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

/// What a script opens when the button is pressed. It lies outside of what is pushed, so that no push closes it.
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
                div #hint-told aria-live="polite" {}
                template #hint-thinking { (waiting(table.reader)) }
            }
        }
    }
}
