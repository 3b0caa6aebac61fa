//! The pages of links: an invitation to a seat, and a login on another device.

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_boards::html::emblem;
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
    let invites = [("host", join.host.into()), ("game", join.game.meta().name.into())];
    let players = Players::new([""]);
    let reader = Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    let main = html! {
        main #main .narrow .invitation {
            h1 { (locale.format(SiteKey::Join, invites)) }
            div .emblem { (emblem(join.game, &reader)) }
            @match join.state {
                JoinState::Free => {
                    form method="post" action=(join.action) {
                        label { (locale.text(SiteKey::YourName)) " "
                            input type="text" name="name" maxlength="24" required autocomplete="nickname" value=(join.visitor.name.unwrap_or_default());
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

/// The content of a login link.
pub struct EnterPage<'a> {
    /// The visitor.
    pub visitor: Visitor<'a>,
    /// The name of the person.
    pub name: &'a str,
    /// The address of the form.
    pub action: &'a str,
}

/// Renders the page of a login link.
pub fn enter(enter: &EnterPage<'_>) -> Markup {
    let locale = enter.visitor.locale;
    let main = html! {
        main #main .narrow {
            h1 { (locale.format(SiteKey::Enter, [("name", enter.name.into())])) }
            form method="post" action=(enter.action) {
                button .primary type="submit" { (locale.format(SiteKey::EnterButton, [("name", enter.name.into())])) }
            }
        }
    };
    page(&enter.visitor, enter.name, &main)
}
