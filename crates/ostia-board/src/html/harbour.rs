//! The harbour: the round, the ship with the pair that is for sale, what everybody does, and the piles.

use super::super::sentences::kinds;
use super::super::word_for;
use super::card::{Face, Piece, in_words};
use super::order;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{SeatContext, pieces};
use portolan_i18n::OstiaKey;
use portolan_ostia::{Choice, OfferView, Phase, View};

/// The harbour.
pub(super) fn harbour(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let title = stage(view, reader);
    html! {
        section.port aria-label=(reader.locale.text(OstiaKey::HtmlHarbour)) {
            (scene())
            (rounds(view, reader))
            div.ship {
                (pieces::picture("vessel", "0 0 260 170"))
                @if let Some(offer) = &view.offer { (cargo(offer, view, context, reader)) }
            }
            div.doing {
                h2 { (title) }
                (order::order(view, context, reader))
            }
            div.piles {
                (pieces::pile("deck", view.deck, &reader.locale.text(OstiaKey::HtmlDeck)))
                (discard(view, reader))
            }
        }
    }
}

/// Sea, lighthouse and dolphins, and over all of it the stones.
fn scene() -> Markup {
    html! {
        div.scene aria-hidden="true" {
            svg.floor focusable="false" {
                rect width="100%" height="100%" fill="url(#sea)" {}
                rect width="100%" height="100%" fill="url(#ripples)" {}
            }
            (pieces::picture("lighthouse", "0 0 120 190"))
            (pieces::picture("dolphin", "0 0 80 44"))
            svg.floor focusable="false" {
                rect width="100%" height="100%" fill="url(#tesserae)" {}
                rect width="100%" height="14" fill="url(#running-dog)" {}
            }
        }
    }
}

/// A milestone for each round.
fn rounds(view: &View, reader: &Reader<'_>) -> Markup {
    const ROMAN: [&str; 5] = ["I", "II", "III", "IV", "V"];
    let label = reader
        .locale
        .format(OstiaKey::HtmlRound, [("round", view.round.into()), ("rounds", view.rounds.into())]);
    html! {
        div.rounds {
            p { (label) }
            ol aria-hidden="true" {
                @for (round, name) in (1..=view.rounds).zip(ROMAN) {
                    li.past[round < view.round].now[round == view.round] { (name) }
                }
            }
        }
    }
}

/// In which part of the round we are.
fn stage(view: &View, reader: &Reader<'_>) -> String {
    let stage = match view.phase {
        Phase::Keep => "keep",
        Phase::Offer { .. } | Phase::Bid { .. } | Phase::Decide { .. } => "auction",
        Phase::Allocate => "office",
        Phase::Loans { .. } | Phase::Build { .. } | Phase::Discard { .. } => "storehouses",
        Phase::LastAllocate => "last",
        Phase::Empties { .. } => "empties",
        Phase::Over => "over",
    };
    let pass = view.offer.as_ref().map_or(0, |offer| offer.pass);
    reader.locale.format(OstiaKey::HtmlStage, [("stage", stage.into()), ("pass", pass.into())])
}

/// What is for sale lies on the ship.
fn cargo(offer: &OfferView, view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    html! {
        div.cargo {
            ul.cards {
                @for card in &offer.cards {
                    @let label = in_words(card.good, view, reader);
                    li { (Piece { card: *card, label, choice: None, face: Face::Large, class: "" }.show(view, context, reader)) }
                }
            }
            p.from { (reader.locale.format(OstiaKey::HtmlLeast, [("price", offer.price.into())])) }
        }
    }
}

/// The discard pile lies open: how many cards of each kind are in it.
fn discard(view: &View, reader: &Reader<'_>) -> Markup {
    let name = reader.locale.text(OstiaKey::HtmlDiscard);
    html! {
        details.pile.empty[view.discard.is_empty()] id="discard" {
            summary title=(name) {
                span.heap aria-hidden="true" { (pieces::back()) }
                span.count { (view.discard.len()) }
                span.name { (name) }
            }
            table {
                caption { (name) }
                tbody {
                    @for good in kinds(view) {
                        tr {
                            th scope="row" { (symbol(good)) " " (reader.locale.text(word_for(good))) }
                            td { (view.discard.iter().filter(|card| card.good == good).count()) }
                        }
                    }
                }
            }
        }
    }
}
