//! The market with its price, the farm, the piles and the tokens that are left.

use super::super::good as good_word;
use super::card::{Face, Piece, in_words};
use super::choosing::choice_label;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{Clickable, SeatContext, hyphenated, pieces};
use portolan_core::Seat;
use portolan_i18n::OsakaKey;
use portolan_osaka::{Choice, Good, Kind, Phase, Place, Stall, Value, View};

/// All that lies between the sea and the players.
pub(super) fn stalls(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let (market, farm) = (reader.locale.text(OsakaKey::Market), reader.locale.text(OsakaKey::Farm));
    let in_market = |place| Place::Market(place);
    html! {
        div.trade {
            section.market aria-label=(market) {
                h2 { (market) }
                (row(&view.market, in_market, view, context, reader))
            }
            (price(view, context, reader))
            section.farm aria-label=(farm) {
                h2 { (farm) }
                (row(&view.farm, Place::Farm, view, context, reader))
            }
            div.store {
                (supply(view, context, reader))
                div.piles {
                    (pieces::pile("deck", view.deck, &reader.locale.text(OsakaKey::HtmlDeck)))
                    (discard(view, reader))
                }
            }
        }
    }
}

fn row(
    stalls: &[Stall],
    place: impl Fn(u8) -> Place,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    html! {
        @if stalls.is_empty() { p.empty { (reader.locale.text(OsakaKey::Empty)) } }
        ol.stalls {
            @for (number, stall) in (0u8..).zip(stalls) {
                li.stall { (one_stall(stall, place(number), view, context, reader)) }
            }
        }
    }
}

/// A click on a card of the market takes it, one on the place below it reserves it. A card of the farm can only be
/// reserved: there the card itself is clicked.
fn one_stall(
    stall: &Stall,
    place: Place,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let choice = match place {
        Place::Market(number) => Choice::Take(number),
        Place::Farm(_) => Choice::Reserve(place),
    };
    let marker = stall.reserved_by.map(|seat| reserved_by(seat, reader));
    let parts = [Some(in_words(stall.card.kind, view, reader)), marker, Some(place.to_string())];
    let label = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let piece = Piece { card: stall.card, label, choice: Some(choice), face: Face::Large, class: "" };
    html! {
        (piece.show(view, context, reader))
        div.beneath {
            span.where aria-hidden="true" { (place) }
            @match (stall.reserved_by, place) {
                (Some(seat), _) => (marker_of(seat, reader)),
                (None, Place::Market(_)) => (slot(place, view, context, reader)),
                (None, Place::Farm(_)) => span.slot aria-hidden="true" {
                    span { (reserve(reader)) }
                },
            }
        }
    }
}

/// Where a marker can be put.
fn slot(place: Place, view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let choice = Choice::Reserve(place);
    let thing = Clickable {
        choice: Some(choice),
        class: "slot",
        label: &format!("{}, {place}", reader.locale.text(OsakaKey::HtmlNotReserved)),
        face: html! { span aria-hidden="true" { (reserve(reader)) } },
    };
    thing.show(context, |choice| choice_label(choice, view, reader))
}

/// “reserve”: on a telephone there is little room for it.
fn reserve(reader: &Reader<'_>) -> String {
    hyphenated(&reader.locale.text(OsakaKey::HtmlReserve), reader.locale)
}

/// “reserved by Anna”.
fn reserved_by(seat: Seat, reader: &Reader<'_>) -> String {
    let args = [("person", reader.person(seat).into()), ("who", reader.name(seat).into())];
    reader.locale.format(OsakaKey::HtmlReserved, args)
}

/// The reservation marker of a player, wherever it lies.
pub(super) fn marker_of(seat: Seat, reader: &Reader<'_>) -> Markup {
    let label = reader.locale.format(OsakaKey::HtmlMarker, [("who", reader.name(seat).into())]);
    html! {
        div class={ "marker seat-" (seat) } id={ "marker-" (seat) } data-piece role="img" aria-label=(label) title=(label) {
            (pieces::picture("tag", "0 0 40 22")) (pieces::crest(seat))
        }
    }
}

/// The seal with which one buys, and what the market costs the viewer; for the public, what it costs who is to buy.
fn price(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    if view.phase == Phase::Over {
        return html! {};
    }
    let buyer = reader.viewer.seat().or(view.phase.seat());
    let asked = buyer.and_then(|seat| view.player(seat)).map_or(0, |player| player.price);
    let coins = reader.locale.format(OsakaKey::HtmlCoins, [("coins", asked.into())]);
    let face = html! {
        span.seal {
            b { (reader.locale.text(OsakaKey::HtmlBuy)) }
            span.sum { (pieces::picture("coin", "0 0 24 24")) (asked) }
        }
    };
    let thing = Clickable {
        choice: Some(Choice::Buy),
        class: "buy",
        label: &format!("{}: {coins}", reader.locale.text(OsakaKey::HtmlBuy)),
        face,
    };
    html! {
        div.price {
            (thing.show(context, |choice| choice_label(choice, view, reader)))
            (payment(view, reader))
        }
    }
}

/// What has been paid so far.
fn payment(view: &View, reader: &Reader<'_>) -> Markup {
    let Phase::Payment { price, paid, .. } = view.phase else { return html! {} };
    let args = [("paid", paid.into()), ("price", price.into())];
    html! { p.paid { (reader.locale.format(OsakaKey::HtmlPaid, args)) } }
}

/// The tokens that are left; at the beginning each player chooses one.
fn supply(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let choosing = matches!(view.phase, Phase::Token { .. });
    html! {
        section.supply aria-label=(reader.locale.text(OsakaKey::HtmlSupply)) {
            ul {
                @for good in Good::ALL {
                    @let choice = Choice::Token(good);
                    @let args = [("good", good_word(good, reader).into()), ("count", view.tokens_left[good].into())];
                    @let thing = Clickable {
                        choice: choosing.then_some(choice),
                        class: &format!("token {}", good.name()),
                        label: &reader.locale.format(OsakaKey::HtmlTokensLeft, args),
                        face: symbol(good),
                    };
                    li { (thing.show(context, |choice| choice_label(choice, view, reader))) span.count aria-hidden="true" { (view.tokens_left[good]) } }
                }
            }
            p.name aria-hidden="true" { (reader.locale.text(OsakaKey::HtmlSupply)) }
        }
    }
}

/// The discard pile lies open: how many cards of each kind are in it.
fn discard(view: &View, reader: &Reader<'_>) -> Markup {
    let name = reader.locale.text(OsakaKey::HtmlDiscard);
    let count = |kind: Kind| view.discard.iter().filter(|card| card.kind == kind).count();
    html! {
        details.pile.empty[view.discard.is_empty()] id="discard" {
            summary title=(name) {
                span.heap aria-hidden="true" { (pieces::back()) }
                span.count { (view.discard.len()) }
                span.name { (name) }
            }
            table {
                caption { (name) }
                thead {
                    tr { td {} @for value in Value::ALL { th scope="col" { (value.coins()) } } }
                }
                tbody {
                    @for good in Good::ALL {
                        tr {
                            th scope="row" { (symbol(good)) " " (good_word(good, reader)) }
                            @for value in Value::ALL { td { (count(Kind { good, value })) } }
                        }
                    }
                }
            }
        }
    }
}
