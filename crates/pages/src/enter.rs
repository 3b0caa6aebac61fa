//! The pages on which a browser becomes the device of a person: typing a one-time code, and confirming it; and the
//! confirmation before the last device of a person is logged out.

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_boards::names::isolated;
use portolan_i18n::{PeopleKey, SiteKey};

/// Renders the page on which a one-time code is typed; `refused` is a code that is not valid.
pub fn code_form(visitor: &Visitor<'_>, refused: Option<&str>) -> Markup {
    let locale = visitor.locale;
    let described_by = if refused.is_some() { "error code-help" } else { "code-help" };
    let main = html! {
        main #main .narrow {
            h1 { (locale.text(PeopleKey::EnterTitle)) }
            @if refused.is_some() {
                p #error .warning role="alert" { (locale.text(PeopleKey::ErrorUnknownCode)) }
            }
            p #code-help { (locale.text(PeopleKey::EnterExplain)) }
            form method="post" action="/me/enter" {
                label { (locale.text(PeopleKey::EnterCode)) " "
                    input .code type="text" name="code" required maxlength="40" size="20" autocomplete="one-time-code"
                        autocapitalize="none" spellcheck="false" aria-describedby=(described_by)
                        aria-invalid=[refused.map(|_| "true")] value=[refused];
                }
                button .primary type="submit" { (locale.text(PeopleKey::EnterSubmit)) }
            }
        }
    };
    page(visitor, &locale.text(PeopleKey::EnterTitle), &main)
}

/// The content of the page of a one-time code.
pub struct EnterPage<'a> {
    /// The visitor.
    pub visitor: Visitor<'a>,
    /// The name of the person whose device this browser will be.
    pub name: &'a str,
    /// The code.
    pub code: &'a str,
    /// What the visitor would lose.
    pub state: EnterState,
}

/// The identity of the browser in which a code is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnterState {
    /// The browser has no identity yet.
    New,
    /// The browser has the identity of the code already.
    Same,
    /// The browser has another identity. It is replaced.
    Replaces {
        /// The number of tables that no other device can open.
        endangered: usize,
        /// Whether the visitor has seen this and must confirm it again.
        again: bool,
    },
}

/// Renders the page of a one-time code. Only its button uses the code, because link previews open the link as well.
pub fn enter(enter: &EnterPage<'_>) -> Markup {
    let locale = enter.visitor.locale;
    let name = isolated(enter.name);
    let named = |key: PeopleKey| locale.format(key, [("name", name.as_str().into())]);
    let step = match enter.state {
        EnterState::Replaces { again: true, .. } => "confirm",
        _ => "replace",
    };
    let main = html! {
        main #main .narrow {
            @if enter.state == EnterState::Same {
                h1 { (named(PeopleKey::EnterSame)) }
                p { a href="/" { (locale.text(SiteKey::Home)) } }
            } @else {
                h1 { (named(PeopleKey::Enter)) }
                @if let EnterState::Replaces { endangered, again } = enter.state { (warning(enter, endangered, again)) }
                form method="post" action="/me/enter" {
                    input type="hidden" name="code" value=(enter.code);
                    input type="hidden" name="step" value=(step);
                    @if step == "confirm" {
                        a .button .primary href="/me/devices" { (locale.text(PeopleKey::KeepFirst)) }
                        button type="submit" { (named(PeopleKey::EnterAnyway)) }
                    } @else {
                        button .primary type="submit" { (named(PeopleKey::EnterButton)) }
                    }
                }
            }
        }
    };
    page(&enter.visitor, enter.name, &main)
}

/// Who the visitor is now, and what they would lose.
fn warning(enter: &EnterPage<'_>, endangered: usize, again: bool) -> Markup {
    let locale = enter.visitor.locale;
    let now = isolated(enter.visitor.name.unwrap_or_default());
    html! {
        p { (locale.format(PeopleKey::EnterNow, [("name", now.as_str().into())])) }
        @if endangered > 0 {
            p .warning role=[again.then_some("alert")] {
                (locale.format(PeopleKey::LosesTables, [("name", now.as_str().into()), ("count", endangered.into())]))
            }
            p { (locale.text(PeopleKey::KeepExplain)) }
        } @else {
            p { (locale.format(PeopleKey::EnterKept, [("name", now.into())])) }
        }
    }
}

/// Renders the confirmation before the last device of the visitor is logged out, with the number of tables that nobody could
/// open any more.
pub fn log_out(visitor: &Visitor<'_>, endangered: usize) -> Markup {
    let locale = visitor.locale;
    let now = isolated(visitor.name.unwrap_or_default());
    let main = html! {
        main #main .narrow {
            h1 { (locale.text(PeopleKey::LogOut)) }
            p .warning role="alert" {
                (locale.format(PeopleKey::LosesTables, [("name", now.into()), ("count", endangered.into())]))
            }
            p { (locale.text(PeopleKey::KeepExplain)) }
            form method="post" action="/me/logout" {
                input type="hidden" name="step" value="confirm";
                a .button .primary href="/me/devices" { (locale.text(PeopleKey::KeepFirst)) }
                button type="submit" { (locale.text(PeopleKey::LogOutAnyway)) }
            }
        }
    };
    page(visitor, &locale.text(PeopleKey::LogOut), &main)
}
