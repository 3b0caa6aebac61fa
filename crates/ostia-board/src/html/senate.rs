//! The senate: the card that counts now, the one that comes next, those of earlier rounds, what the best offerings
//! earn, and the viewer's own offering.

use super::super::sentences::kinds;
use super::super::{counted, word_for};
use super::places::{self, Places};
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{SeatContext, pieces};
use portolan_i18n::OstiaKey;
use portolan_ostia::{Choice, Phase, SenateCard, View};

/// The senate.
pub(super) fn senate(
    places: &Places,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let title = reader.locale.text(OstiaKey::HtmlSenate);
    html! {
        section.senate aria-label=(title) {
            h2 { (pieces::picture("temple", "0 0 48 40")) (title) (rewards(view, reader)) }
            div.tablets {
                (current(view, reader))
                div.offering {
                    @if places.open && view.phase == Phase::Allocate { (offering(places, view, context, reader)) }
                }
                @for (round, card) in (1..).zip(&view.senate_past) { (past(round, card, view, reader)) }
                @if view.phase == Phase::Over { (past(view.round, &view.senate, view, reader)) }
            }
        }
    }
}

/// The card that counts now and the next one; after the last round, the one that has counted; at the end, the one that
/// was put away.
fn current(view: &View, reader: &Reader<'_>) -> Markup {
    let locale = reader.locale;
    let now = || match view.phase {
        Phase::LastAllocate | Phase::Empties { .. } => {
            locale.format(OstiaKey::HtmlPast, [("round", view.round.into())])
        }
        _ => locale.text(OstiaKey::HtmlNow),
    };
    html! {
        @match (view.phase, &view.senate_put_away) {
            (Phase::Over, None) => {}
            (_, Some(card)) => (tablet(card, &locale.text(OstiaKey::RowPutAway), "now", view, reader)),
            _ => (tablet(&view.senate, &now(), "now", view, reader)),
        }
        @match (view.phase, &view.senate_next) {
            (_, Some(card)) => (tablet(card, &locale.text(OstiaKey::HtmlNext), "next", view, reader)),
            (Phase::LastAllocate | Phase::Empties { .. } | Phase::Over, None) => {}
            (_, None) => p.tablet.none { (locale.text(OstiaKey::HtmlNoNext)) },
        }
    }
}

/// What the three best offerings earn.
fn rewards(view: &View, reader: &Reader<'_>) -> Markup {
    let [first, second, third] = view.places;
    let args = [("first", first.into()), ("second", second.into()), ("third", third.into())];
    let label = reader.locale.format(OstiaKey::HtmlRewards, args);
    html! {
        span.rewards title=(label) {
            @for points in view.places {
                span.reward aria-hidden="true" { (pieces::picture("wreath", "0 0 24 24")) b { (points) } }
            }
            span.unseen { (label) }
        }
    }
}

/// A senate card: what it gives for a card of each kind.
fn tablet(card: &SenateCard, title: &str, class: &str, view: &View, reader: &Reader<'_>) -> Markup {
    let most = kinds(view).map(|good| card.points[good]).max();
    html! {
        div class={ "tablet " (class) } id={ "senate-" (card.number) } data-piece {
            h3 { (title) }
            ul {
                @for good in kinds(view) {
                    @let points = card.points[good];
                    li.most[Some(points) == most].least[points == 0] {
                        (symbol(good)) span.name { (reader.locale.text(word_for(good))) } b { (points) }
                    }
                }
            }
        }
    }
}

/// The cards of earlier rounds still lie open: what they gave, line by line as on the others.
fn past(round: u8, card: &SenateCard, view: &View, reader: &Reader<'_>) -> Markup {
    let name = |good| reader.locale.text(word_for(good));
    html! {
        div.tablet.past id={ "senate-" (card.number) } data-piece {
            h3 title=(reader.locale.format(OstiaKey::HtmlPast, [("round", round.into())])) { (round) }
            ul { @for good in kinds(view) { li { span.name { (name(good)) } b { (card.points[good]) } } } }
        }
    }
}

/// What the viewer offers in secret, and what it is worth.
fn offering(places: &Places, view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let value = view.senate.value(&counted(&places.senate));
    html! {
        (places::put(&places.senate, view, context, reader))
        @if !places.senate.is_empty() {
            p.worth { (reader.locale.format(OstiaKey::HtmlWorth, [("value", value.into())])) }
        }
        (places::button(Choice::Senate, OstiaKey::RowToSenate, places, view, context, reader))
    }
}
