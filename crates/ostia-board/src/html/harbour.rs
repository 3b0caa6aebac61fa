//! The harbour: the round, the ship with the pair for sale, the players in turn order, and the piles.

use super::super::sentences::kinds;
use super::super::word_for;
use super::Page;
use super::card::{CardPiece, CardSize, in_words};
use super::order;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::html::pieces;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{OfferView, Phase};

/// The harbour.
pub(super) fn harbour(page: &Page<'_>) -> Markup {
    let title = stage(page);
    html! {
        section.port aria-label=(page.text(Key::HtmlHarbour)) {
            (scene())
            (rounds(page))
            div.ship {
                (pieces::picture("vessel", "0 0 260 170"))
                @if let Some(offer) = &page.view.offer { (cargo(offer, page)) }
            }
            div.doing {
                h2 { (title) }
                (order::order(page))
            }
            div.piles {
                (pieces::pile("deck", page.view.deck, &page.text(Key::HtmlDeck)))
                (discard(page))
            }
        }
    }
}

/// Sea, lighthouse and dolphins, with the pattern of stones on top.
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
fn rounds(page: &Page<'_>) -> Markup {
    const ROMAN: [&str; 5] = ["I", "II", "III", "IV", "V"];
    let label =
        page.format(Key::HtmlRound, [("round", page.view.round.into()), ("rounds", page.view.rounds.into())]);
    html! {
        div.rounds {
            p { (label) }
            ol aria-hidden="true" {
                @for (round, name) in (1..=page.view.rounds).zip(ROMAN) {
                    li.past[round < page.view.round].now[round == page.view.round] { (name) }
                }
            }
        }
    }
}

/// The current part of the round.
fn stage(page: &Page<'_>) -> String {
    let stage = match page.view.phase {
        Phase::Keep => "keep",
        Phase::Offer { .. } | Phase::Bid { .. } | Phase::Decide { .. } => "auction",
        Phase::Allocate => "office",
        Phase::Loans { .. } | Phase::Build { .. } | Phase::Discard { .. } => "storehouses",
        Phase::LastAllocate => "last",
        Phase::Empties { .. } => "empties",
        Phase::Over => "over",
    };
    let pass = page.view.offer.as_ref().map_or(0, |offer| offer.pass);
    page.format(Key::HtmlStage, [("stage", stage.into()), ("pass", pass.into())])
}

/// The pair for sale, on the ship.
fn cargo(offer: &OfferView, page: &Page<'_>) -> Markup {
    html! {
        div.cargo {
            ul.cards {
                @for card in &offer.cards {
                    @let label = in_words(card.good, page);
                    li { (CardPiece { card: *card, label, choice: None, size: CardSize::Large, class: "" }.show(page)) }
                }
            }
            p.from { (page.format(Key::HtmlLeast, [("price", offer.price.into())])) }
        }
    }
}

/// The discard pile: its number of cards of each kind.
fn discard(page: &Page<'_>) -> Markup {
    let cards = &page.view.discard;
    let table = html! {
        tbody {
            @for good in kinds(page.view) {
                tr {
                    th scope="row" { (symbol(good)) " " (page.text(word_for(good))) }
                    td { (cards.iter().filter(|card| card.good == good).count()) }
                }
            }
        }
    };
    pieces::open_pile("discard", cards.len(), &page.text(Key::HtmlDiscard), &table)
}
