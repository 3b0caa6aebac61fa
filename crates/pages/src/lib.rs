//! The pages of the website as HTML: home, the table with its pushed part, links, reviews, rules, errors.
//!
//! All functions are pure. Permissions are checked by the caller. Pages contain no inline scripts: the modules under `/assets` find
//! elements by ids and `data-` attributes.

#![forbid(unsafe_code)]

mod check;
mod devices;
mod enter;
mod error;
mod figures;
mod hint;
mod home;
mod join;
mod name_error;
mod player_change;
mod reading;
mod review;
mod table;

pub use check::{CheckPage, check};
pub use devices::{DeviceLine, DeviceName, DevicesPage, NewCode, devices};
pub use enter::{EnterPage, EnterState, code_form, enter, log_out};
pub use error::{ClosedTable, ErrorPage, error};
pub use hint::{HintPage, HintState, hint, hint_body};
pub use home::{HomePage, TableLine, home};
pub use join::{JoinPage, JoinState, join};
pub use name_error::NameError;
pub use player_change::PlayerChange;
pub use reading::{about, rules};
pub use review::{ReviewPage, ReviewState, review};
pub use table::{Absence, SeatKind, SeatLine, TablePage, table, table_body, whole_log};

use maud::{DOCTYPE, Markup, html};
use portolan_boards::html::style;
use portolan_games::GameId;
use portolan_i18n::{Locale, SiteKey};

/// The maximum length of a field for a name, in UTF-16 units. The server refuses long names by a stricter count, and says so.
const NAME_FIELD_LENGTH: u32 = 60;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The files that pages load: name, content type and text of each.
pub const ASSETS: &[(&str, &str, &str)] = &[
    ("board.css", CSS, portolan_boards::html::STYLE),
    ("osaka.css", CSS, style(GameId::Osaka)),
    ("ostia.css", CSS, style(GameId::Ostia)),
    ("dschunke.css", CSS, style(GameId::Dschunke)),
    ("yokohama.css", CSS, style(GameId::Yokohama)),
    ("site.css", CSS, include_str!("../assets/site.css")),
    ("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
    ("portolan.js", SCRIPT, include_str!("../assets/portolan.js")),
    ("hint.js", SCRIPT, include_str!("../assets/hint.js")),
    ("live.js", SCRIPT, include_str!("../assets/live.js")),
    ("request.js", SCRIPT, include_str!("../assets/request.js")),
    ("morph.js", SCRIPT, include_str!("../assets/morph.js")),
    ("keyboard.js", SCRIPT, include_str!("../assets/keyboard.js")),
    ("sound.js", SCRIPT, include_str!("../assets/sound.js")),
];

/// Returns the name of a language in that language.
pub fn language_name(locale: &Locale) -> String {
    locale.text(SiteKey::LanguageName)
}

/// The visitor of a page.
#[derive(Clone, Copy)]
pub struct Visitor<'a> {
    /// Their language.
    pub locale: &'a Locale,
    /// Their name, if known.
    pub name: Option<&'a str>,
}

/// Renders a whole page: the head, the bar at the top, and `main`.
fn page(visitor: &Visitor<'_>, title: &str, main: &Markup) -> Markup {
    page_of(None, visitor, title, main)
}

/// Renders a whole page with the styles of a game's board.
fn page_of(game: Option<GameId>, visitor: &Visitor<'_>, title: &str, main: &Markup) -> Markup {
    let locale = visitor.locale;
    html! {
        (DOCTYPE)
        html lang=(locale.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="same-origin";
                title { (title) " · " (locale.text(SiteKey::Name)) }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/site.css";
                @if let Some(game) = game {
                    link rel="stylesheet" href="/assets/board.css";
                    link rel="stylesheet" href={ "/assets/" (game) ".css" };
                }
                script type="module" src="/assets/portolan.js" {}
            }
            body {
                a .skip href="#main" { (locale.text(SiteKey::Skip)) }
                header .bar {
                    a .home href="/" { (locale.text(SiteKey::Name)) }
                    @if let Some(name) = visitor.name { bdi .me { (name) } }
                }
                (main)
            }
        }
    }
}
