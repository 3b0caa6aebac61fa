//! The page of an invitation to a seat.

use super::{NAME_FIELD_LENGTH, NameError, Visitor, page};
use maud::{Markup, html};
use portolan_boards::html::emblem;
use portolan_boards::names::isolated;
use portolan_boards::{Ink, Players, Reader};
use portolan_games::GameId;
use portolan_games::core::Viewer;
use portolan_i18n::SiteKey;

/// The content of an invitation.
pub struct JoinPage<'a> {
    /// The visitor.
    pub visitor: Visitor<'a>,
    /// The game.
    pub game: GameId,
    /// The name of the host.
    pub host: &'a str,
    /// The address of the form.
    pub action: &'a str,
    /// The address of the table.
    pub table: &'a str,
    /// The status of the seat.
    pub state: JoinState,
    /// The suggested name; `None` for the visitor's own.
    pub suggestion: Option<&'a str>,
    /// Why the last name was refused.
    pub refusal: Option<&'a NameError>,
}

/// The status of an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinState {
    /// The seat is free.
    Free,
    /// The seat is the visitor's.
    Yours,
}

/// Renders an invitation. Only its button takes the seat, because link previews open the link as well.
pub fn join(join: &JoinPage<'_>) -> Markup {
    let locale = join.visitor.locale;
    let invites = [("host", isolated(join.host).into()), ("game", join.game.meta().name.into())];
    let players = Players::new([""]);
    let reader = Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    let main = html! {
        main #main .narrow .invitation {
            h1 { (locale.format(SiteKey::Join, invites)) }
            div .emblem { (emblem(join.game, &reader)) }
            @match join.state {
                JoinState::Free => {
                    @if let Some(refusal) = join.refusal {
                        p #name-refused .warning role="alert" { (refusal.sentence(locale)) }
                    }
                    form method="post" action=(join.action) {
                        label { (locale.text(SiteKey::YourName)) " "
                            input type="text" name="name" maxlength=(NAME_FIELD_LENGTH) required autocomplete="nickname"
                                value=(join.suggestion.or(join.visitor.name).unwrap_or_default())
                                aria-invalid=[join.refusal.map(|_| "true")]
                                aria-describedby=[join.refusal.map(|_| "name-refused")];
                        }
                        button .primary type="submit" { (locale.text(SiteKey::JoinSeat)) }
                    }
                }
                JoinState::Yours => { p { (locale.text(SiteKey::JoinYours)) } (to_table(join)) }
            }
        }
    };
    page(&join.visitor, join.game.meta().name, &main)
}

fn to_table(join: &JoinPage<'_>) -> Markup {
    html! { p { a href=(join.table) { (join.visitor.locale.text(SiteKey::ToTable)) } } }
}
