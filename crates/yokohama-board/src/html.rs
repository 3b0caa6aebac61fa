//! Yokohama as HTML and SVG, in the manner of the prints of the treaty port: aniline red and purple, Prussian blue on
//! ivory paper, brick and tiled roofs.
//!
//! [`town`] is the map of the areas with what stands there ([`area`]); [`management`] are the boards in its corners,
//! [`displays`] the technologies and orders that can be had, [`turn`] the steps of the turn, [`mats`] the players;
//! [`choosing`] is the list of choices. [`card`] draws cards, [`signs`] what can be gained, and [`symbols`] all that is
//! used more than once. [`page`] is what all of them are given.
//!
//! An area is small on the map and large when it is looked at: it is a popover that is shown even while it is closed.
//! What is needed then only, above all words, is there for who listens and hidden from who looks.

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

/// What is awaited, and every legal choice.
pub(super) fn decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    choosing::decision(&Page::new(view, context, reader))
}
