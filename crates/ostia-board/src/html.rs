//! Ostia as HTML and SVG, in the manner of the floors before the offices of the shippers: little stones, black outlines,
//! warm stone, the blue of the sea and terracotta.
//!
//! [`harbour`] is where the round stands, what is for sale and what everybody does ([`order`]); [`forum`] is the market
//! with its prices, [`senate`] its cards and the offerings, [`mats`] the players with their [`storehouses`], ships and
//! wares; [`choosing`] is the list of choices. While goods are put in their places, [`places`] knows where the viewer's
//! own lie; once all are shown, [`reveal`] has them side by side. [`card`] draws cards and [`symbols`] all that is used more than once.

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
