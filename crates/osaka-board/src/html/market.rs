//! The market with its price, the farm, the piles and the tokens that are left.

use super::super::good_name;
use super::Page;
use super::card::{CardPiece, CardSize, in_words};
use super::choosing::choice_label;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{Clickable, hyphenated, pieces};
use portolan_core::Seat;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Choice, Good, Kind, Phase, Place, Stall, Value};

/// Everything between the sea and the players.
pub(super) fn stalls(page: &Page<'_>) -> Markup {
    let (market, farm) = (page.text(Key::Market), page.text(Key::Farm));
    let in_market = |place| Place::Market(place);
    html! {
        div.trade {
            section.market aria-label=(market) {
                h2 { (market) }
                (row(&page.view.market, in_market, page))
            }
            (price(page))
            section.farm aria-label=(farm) {
                h2 { (farm) }
                (row(&page.view.farm, Place::Farm, page))
            }
            div.store {
                (supply(page))
                div.piles {
                    (pieces::pile("deck", page.view.deck, &page.text(Key::HtmlDeck)))
                    (discard(page))
                }
            }
        }
    }
}

fn row(stalls: &[Stall], place: impl Fn(u8) -> Place, page: &Page<'_>) -> Markup {
    html! {
        @if stalls.is_empty() { p.empty { (page.text(Key::Empty)) } }
        ol.stalls {
            @for (number, stall) in (0u8..).zip(stalls) {
                li.stall { (one_stall(stall, place(number), page)) }
            }
        }
    }
}

/// A click on a card of the market takes it, a click on the place below reserves it. A card of the farm can only be
/// reserved, so the card itself is clicked.
fn one_stall(stall: &Stall, place: Place, page: &Page<'_>) -> Markup {
    let choice = match place {
        Place::Market(number) => Choice::Take(number),
        Place::Farm(_) => Choice::Reserve(place),
    };
    let marker = stall.reserved_by.map(|seat| reserved_by(seat, page.reader));
    let parts = [Some(in_words(stall.card.kind, page)), marker, Some(place.to_string())];
    let label = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let piece = CardPiece { card: stall.card, label, choice: Some(choice), size: CardSize::Large, class: "" };
    html! {
        (piece.show(page))
        div.beneath {
            span.where aria-hidden="true" { (place) }
            @match (stall.reserved_by, place) {
                (Some(seat), _) => (marker_of(seat, page.reader)),
                (None, Place::Market(_)) => (slot(place, page)),
                (None, Place::Farm(_)) => span.slot aria-hidden="true" {
                    span { (reserve(page.reader)) }
                },
            }
        }
    }
}

/// The place for a marker.
fn slot(place: Place, page: &Page<'_>) -> Markup {
    let choice = Choice::Reserve(place);
    let clickable = Clickable {
        choice: Some(choice),
        class: "slot",
        label: &format!("{}, {place}", page.text(Key::HtmlNotReserved)),
        face: html! { span aria-hidden="true" { (reserve(page.reader)) } },
    };
    clickable.show(page.context, |choice| choice_label(choice, page))
}

/// “reserve”, with soft hyphens for narrow screens.
fn reserve(reader: &Reader<'_>) -> String {
    hyphenated(&reader.locale.text(Key::HtmlReserve), reader.locale)
}

/// “reserved by Anna”.
fn reserved_by(seat: Seat, reader: &Reader<'_>) -> String {
    let args = [("person", reader.person(seat).into()), ("who", reader.name(seat).into())];
    reader.locale.format(Key::HtmlReserved, args)
}

/// The reservation marker of a player.
pub(super) fn marker_of(seat: Seat, reader: &Reader<'_>) -> Markup {
    let label = reader.locale.format(Key::HtmlMarker, [("who", reader.name(seat).into())]);
    html! {
        div class={ "marker seat-" (seat) } id={ "marker-" (seat) } data-piece role="img" aria-label=(label) title=(label) {
            (pieces::picture("tag", "0 0 40 22")) (pieces::crest(seat))
        }
    }
}

/// The buy button, with the price of the market for the viewer, or for the public that of the seat to act.
fn price(page: &Page<'_>) -> Markup {
    if page.view.phase == Phase::Over {
        return html! {};
    }
    let buyer = page.reader.viewer.seat().or(page.view.phase.seat());
    let price = buyer.and_then(|seat| page.view.player(seat)).map_or(0, |player| player.price);
    let coins = page.format(Key::HtmlCoins, [("coins", price.into())]);
    let face = html! {
        span.seal {
            b { (page.text(Key::HtmlBuy)) }
            span.sum { (pieces::picture("coin", "0 0 24 24")) (price) }
        }
    };
    let clickable = Clickable {
        choice: Some(Choice::Buy),
        class: "buy",
        label: &format!("{}: {coins}", page.text(Key::HtmlBuy)),
        face,
    };
    html! {
        div.price {
            (clickable.show(page.context, |choice| choice_label(choice, page)))
            (payment(page))
        }
    }
}

/// The payment so far.
fn payment(page: &Page<'_>) -> Markup {
    let Phase::Payment { price, paid, .. } = page.view.phase else { return html! {} };
    let args = [("paid", paid.into()), ("price", price.into())];
    html! { p.paid { (page.format(Key::HtmlPaid, args)) } }
}

/// The remaining tokens; at the start each player chooses one.
fn supply(page: &Page<'_>) -> Markup {
    let choosing = matches!(page.view.phase, Phase::Token { .. });
    html! {
        section.supply aria-label=(page.text(Key::HtmlSupply)) {
            ul {
                @for good in Good::ALL {
                    @let choice = Choice::Token(good);
                    @let args = [("good", good_name(good, page.reader).into()), ("count", page.view.tokens_left[good].into())];
                    @let clickable = Clickable {
                        choice: choosing.then_some(choice),
                        class: &format!("token {}", good.name()),
                        label: &page.format(Key::HtmlTokensLeft, args),
                        face: symbol(good),
                    };
                    li { (clickable.show(page.context, |choice| choice_label(choice, page))) span.count aria-hidden="true" { (page.view.tokens_left[good]) } }
                }
            }
            p.name aria-hidden="true" { (page.text(Key::HtmlSupply)) }
        }
    }
}

/// The discard pile: how many cards of each kind are in it.
fn discard(page: &Page<'_>) -> Markup {
    let cards = &page.view.discard;
    let count = |kind: Kind| cards.iter().filter(|card| card.kind == kind).count();
    let table = html! {
        thead {
            tr { td {} @for value in Value::ALL { th scope="col" { (value.coins()) } } }
        }
        tbody {
            @for good in Good::ALL {
                tr {
                    th scope="row" { (symbol(good)) " " (good_name(good, page.reader)) }
                    @for value in Value::ALL { td { (count(Kind { good, value })) } }
                }
            }
        }
    };
    pieces::open_pile("discard", cards.len(), &page.text(Key::HtmlDiscard), &table)
}
