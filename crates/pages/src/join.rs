//! Where a link leads: to a seat, or to one's own identity on another device.

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_boards::html::emblem;
use portolan_boards::{Ink, Players, Reader};
use portolan_games::GameId;
use portolan_games::core::Viewer;
use portolan_i18n::SiteKey;

/// Where an invitation leads.
pub struct JoinPage<'a> {
    /// Who looks.
    pub visitor: Visitor<'a>,
    /// Which game.
    pub game: GameId,
    /// Who invites.
    pub host: &'a str,
    /// Where the form goes.
    pub action: &'a str,
    /// The address of the table.
    pub table: &'a str,
    /// What can be done.
    pub state: JoinState,
}

/// What can be done with an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinState {
    /// The seat is free.
    Free,
    /// It is the visitor's already.
    Yours,
    /// Somebody else has it.
    Taken,
}

/// The page of an invitation. Only the button takes the seat: programs that preview links do not press it.
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
                JoinState::Taken => { p { (locale.text(SiteKey::JoinTaken)) } (to_table(join)) }
            }
        }
    };
    page(&join.visitor, join.game.meta().name, &main)
}

fn to_table(join: &JoinPage<'_>) -> Markup {
    html! { p { a href=(join.table) { (join.visitor.locale.text(SiteKey::ToTable)) } } }
}

/// Where the secret link of an identity leads.
pub struct EnterPage<'a> {
    /// Who looks.
    pub visitor: Visitor<'a>,
    /// Whose link it is.
    pub name: &'a str,
    /// Where the form goes.
    pub action: &'a str,
}

/// The page of a secret link.
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
