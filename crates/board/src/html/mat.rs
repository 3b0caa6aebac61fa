//! The mats of the players: the viewer's first and wide, then the others' clockwise, each with crest, name and facts.
//! Each game adds the rest of a mat.

use super::pieces;
use crate::Reader;
use maud::{Markup, html};
use portolan_core::{Seat, SeatCount};
use portolan_i18n::HtmlKey;

/// The mat of a player.
pub struct PlayerMat {
    /// Whether this player must choose.
    pub acts: bool,
    /// Next to the name, such as a sign for the first player.
    pub note: Markup,
    /// Below the name: points, money, tokens.
    pub facts: Markup,
    /// The pieces on the mat.
    pub rest: Markup,
}

/// All mats.
pub fn mats(seats: usize, reader: &Reader<'_>, mat: impl Fn(Seat) -> PlayerMat) -> Markup {
    let first = reader.viewer.seat().or(Seat::new(0));
    let around = SeatCount::new(seats).zip(first).map(|(seats, first)| seats.clockwise_from(first));
    let mut around = around.into_iter().flatten().peekable();
    let me = around.next_if(|&seat| reader.viewer.is(seat));
    html! {
        @if let Some(seat) = me { (one(seat, mat(seat), reader)) }
        div class={ "players players-" (seats - usize::from(me.is_some())) } {
            @for seat in around { (one(seat, mat(seat), reader)) }
        }
    }
}

fn one(seat: Seat, mat: PlayerMat, reader: &Reader<'_>) -> Markup {
    html! {
        section.mat.me[reader.viewer.is(seat)].acts[mat.acts] id={ "mat-" (seat) } aria-label=(reader.players.name(seat)) {
            header {
                h3 {
                    (pieces::crest(seat))
                    span.who { (reader.players.name(seat)) }
                    (mat.note)
                    @if mat.acts { span.unseen { (reader.locale.text(HtmlKey::TheirTurn)) } }
                }
                (mat.facts)
            }
            (mat.rest)
        }
    }
}
