//! Osaka as HTML and SVG, in the style of an Edo-period print: indigo that fades into paper, key lines, red seals.
//!
//! [`sea`] is the route with its ships, [`market`] the market, the farm and the piles, [`mats`] the players with their
//! goods, tokens and hands; [`choosing`] is the list of choices. [`card`] renders cards and [`mod@symbols`] the shared SVG
//! symbols. Each good has its own symbol and letter, so colour is never needed.

mod card;
mod choosing;
mod emblem;
mod market;
mod mats;
mod sea;
mod symbols;

pub(super) use emblem::emblem;
pub(super) use symbols::defs as symbols;

use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{BoardPage, SeatContext};
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Choice, View};

type Page<'a> = BoardPage<'a, View, Choice>;

/// The whole board.
pub(super) fn board(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let page = &BoardPage { view, context, reader };
    html! {
        section.osaka aria-label=(reader.locale.text(Key::HtmlBoard)) {
            (sea::route(page))
            (market::stalls(page))
            (mats::mats(page))
        }
    }
}

/// The pending decision, with a button for every legal choice.
pub(super) fn decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    choosing::decision(&BoardPage { view, context, reader })
}
