//! Osaka as HTML and SVG, in the manner of an Edo-period print: indigo that fades into paper, key lines, red seals.
//!
//! [`sea`] is the route with its ships, [`market`] the market, the farm and the piles, [`mats`] the players with their
//! goods, tokens and hands; [`choosing`] is the list of choices. [`card`] draws cards and [`symbols`] all that is used
//! more than once. Each good has a symbol and a letter of its own: colour is an addition.

mod card;
mod choosing;
mod emblem;
mod market;
mod mats;
mod sea;
mod symbols;

pub(super) use choosing::decision;
pub(super) use emblem::emblem;
pub(super) use symbols::defs as symbols;

use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::SeatContext;
use portolan_i18n::OsakaKey;
use portolan_osaka::{Choice, View};

/// The whole board.
pub(super) fn board(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    html! {
        section.osaka aria-label=(reader.locale.text(OsakaKey::HtmlBoard)) {
            (sea::route(view, context, reader))
            (market::stalls(view, context, reader))
            (mats::mats(view, context, reader))
        }
    }
}
