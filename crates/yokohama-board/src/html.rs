//! Yokohama as HTML and SVG, in the style of the prints of the treaty port: aniline red and purple, Prussian blue on
//! ivory paper, brick and tiled roofs.
//!
//! [`town`] is the map of the areas ([`area`]); [`management`] are the boards in its corners, [`displays`] the
//! technologies and orders on display, [`turn`] the steps of the turn, [`mats`] the players; [`choosing`] is the list
//! of choices. [`card`] renders cards, [`signs`] rewards, and [`mod@symbols`] everything that is used more than once. All
//! of them are rendered from a [`page`].
//!
//! An area is small on the map and can be enlarged: it is a popover that is visible even while it is closed. Parts that
//! only the enlarged area shows, mostly words, are visually hidden until then, but available to screen readers.

mod area;
mod card;
mod choosing;
mod displays;
mod emblem;
mod management;
mod mats;
mod page;
mod signs;
mod symbols;
mod town;
mod turn;

pub(super) use emblem::emblem;
pub(super) use symbols::defs as symbols;

use maud::{Markup, html};
use page::Page;
use portolan_board::Reader;
use portolan_board::html::SeatContext;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Choice, View};

/// The whole board.
pub(super) fn board(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let page = &Page::new(view, context, reader);
    html! {
        section class={ "yokohama of-" (view.players.len()) } aria-label=(page.text(Key::HtmlBoard)) {
            (turn::turn(page))
            (town::town(page))
            (displays::displays(page))
            (mats::mats(page))
        }
    }
}

/// The pending decision, with a button for every legal choice.
pub(super) fn decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    choosing::decision(&Page::new(view, context, reader))
}
