//! Dschunke as HTML and SVG: a floating market seen from above, lacquered hulls on green water, bamboo, paper lanterns.
//!
//! [`tracks`] are the rounds as lanterns with the apprentices below them, [`harbour`] is the ring of junks, each with
//! its [`hold`], [`quay`] the market tile and the piles of special cards, [`mats`] the players with their hands;
//! [`choosing`] is the list of choices, and above it [`mod@reveal`] shows the latest bids. [`card`] renders special cards
//! and [`mod@symbols`] everything that is used more than once. Players have crests and goods have symbols: colour is an
//! addition.

mod card;
mod choosing;
mod emblem;
mod harbour;
mod hold;
mod mats;
mod quay;
mod reveal;
mod symbols;
mod tracks;

pub(super) use emblem::emblem;
pub(super) use reveal::reveal;
pub(super) use symbols::defs as symbols;

use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{BoardPage, SeatContext};
use portolan_dschunke::{Choice, Colour, View};
use portolan_i18n::DschunkeKey as Key;

type Page<'a> = BoardPage<'a, View, Choice>;

/// The whole board.
pub(super) fn board(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let page = &BoardPage { view, context, reader };
    html! {
        section class={ "dschunke" (yellow_for(view)) } aria-label=(reader.locale.text(Key::HtmlBoard)) {
            (tracks::tracks(page))
            div.water {
                (harbour::ring(page))
                (quay::market(page))
                (quay::piers(page))
            }
            (mats::mats(page))
        }
    }
}

/// The pending decision, with a button for every legal choice.
pub(super) fn decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    choosing::decision(&BoardPage { view, context, reader })
}

/// The CSS class for the seat with yellow strips at a table for three.
fn yellow_for(view: &View) -> &'static str {
    let yellow = view.players.iter().position(|player| player.colour == Colour::Yellow);
    yellow
        .and_then(|seat| [" yellow-for-1", " yellow-for-2", " yellow-for-3"].get(seat).copied())
        .unwrap_or_default()
}
