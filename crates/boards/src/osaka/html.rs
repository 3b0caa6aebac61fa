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

use crate::html::SeatContext;
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::osaka::{Choice, View};
use portolan_i18n::OsakaKey;

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
