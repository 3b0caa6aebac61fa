//! Ostia as HTML and SVG, in the style of the mosaic floors in front of the shippers' offices: small stones, black
//! outlines, warm stone, the blue of the sea and terracotta.
//!
//! [`harbour`] shows the round, the pair for sale and the players in turn order ([`order`]); [`forum`] the market with
//! its prices, [`senate`] its cards and the offerings, [`mats`] the players with their [`storehouses`], ships and
//! wares; [`choosing`] is the list of choices. During allocation [`places`] contains the viewer's own wares by place;
//! once all are revealed, [`mod@reveal`] shows them side by side. [`card`] renders cards and [`mod@symbols`] everything that is
//! used more than once.

mod card;
mod choosing;
mod emblem;
mod forum;
mod harbour;
mod mats;
mod order;
mod places;
mod reveal;
mod senate;
mod storehouses;
mod symbols;

pub(super) use emblem::emblem;
pub(super) use reveal::reveal;
pub(super) use symbols::defs as symbols;

use maud::{Markup, html};
use places::Places;
use portolan_board::Reader;
use portolan_board::html::{BoardPage, SeatContext};
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Choice, View};

type Page<'a> = BoardPage<'a, View, Choice>;

/// The whole board.
pub(super) fn board(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let page = &BoardPage { view, context, reader };
    let places = Places::of(view);
    html! {
        section.ostia aria-label=(reader.locale.text(Key::HtmlBoard)) {
            (harbour::harbour(page))
            div.city {
                (forum::forum(&places, page))
                (senate::senate(&places, page))
            }
            (mats::mats(&places, page))
        }
    }
}

/// The pending decision, with a button for every legal choice.
pub(super) fn decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    choosing::decision(&BoardPage { view, context, reader })
}
