//! The senate: the current card, the next one, those of earlier rounds, the rewards of the best offerings, and the
//! viewer's own offering.

use super::super::sentences::kinds;
use super::super::{count_by_kind, word_for};
use super::Page;
use super::places::{self, Places};
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::html::pieces;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Choice, Phase, SenateCard};

/// The senate.
pub(super) fn senate(places: &Places, page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlSenate);
    html! {
        section.senate aria-label=(title) {
            h2 { (pieces::picture("temple", "0 0 48 40")) (title) (rewards(page)) }
            div.tablets {
                (current(page))
                div.offering {
                    @if places.open && page.view.phase == Phase::Allocate { (offering(places, page)) }
                }
                @for (round, card) in (1..).zip(&page.view.senate_past) { (past(round, card, page)) }
                @if page.view.phase == Phase::Over { (past(page.view.round, &page.view.senate, page)) }
            }
        }
    }
}

/// The current card and the next one; after the last round, the one of that round; at the end, the one that was put
/// away.
fn current(page: &Page<'_>) -> Markup {
    let locale = page.reader.locale;
    let now = || match page.view.phase {
        Phase::LastAllocate | Phase::Empties { .. } => {
            locale.format(Key::HtmlPast, [("round", page.view.round.into())])
        }
        _ => locale.text(Key::HtmlNow),
    };
    html! {
        @match (page.view.phase, &page.view.senate_put_away) {
            (Phase::Over, None) => {}
            (_, Some(card)) => (tablet(card, &locale.text(Key::RowPutAway), "now", page)),
            _ => (tablet(&page.view.senate, &now(), "now", page)),
        }
        @match (page.view.phase, &page.view.senate_next) {
            (_, Some(card)) => (tablet(card, &locale.text(Key::HtmlNext), "next", page)),
            (Phase::LastAllocate | Phase::Empties { .. } | Phase::Over, None) => {}
            (_, None) => p.tablet.none { (locale.text(Key::HtmlNoNext)) },
        }
    }
}

/// The rewards of the three best offerings.
fn rewards(page: &Page<'_>) -> Markup {
    let [first, second, third] = page.view.places;
    let args = [("first", first.into()), ("second", second.into()), ("third", third.into())];
    let label = page.format(Key::HtmlRewards, args);
    html! {
        span.rewards title=(label) {
            @for points in page.view.places {
                span.reward aria-hidden="true" { (pieces::picture("wreath", "0 0 24 24")) b { (points) } }
            }
            span.unseen { (label) }
        }
    }
}

/// A senate card: its points for a card of each kind.
fn tablet(card: &SenateCard, title: &str, class: &str, page: &Page<'_>) -> Markup {
    let most = kinds(page.view).map(|good| card.points[good]).max();
    html! {
        div class={ "tablet " (class) } id={ "senate-" (card.number) } data-piece {
            h3 { (title) }
            ul {
                @for good in kinds(page.view) {
                    @let points = card.points[good];
                    li.most[Some(points) == most].least[points == 0] {
                        (symbol(good)) span.name { (page.text(word_for(good))) } b { (points) }
                    }
                }
            }
        }
    }
}

/// A card of an earlier round, which stays open.
fn past(round: u8, card: &SenateCard, page: &Page<'_>) -> Markup {
    let name = |good| page.text(word_for(good));
    html! {
        div.tablet.past id={ "senate-" (card.number) } data-piece {
            h3 title=(page.format(Key::HtmlPast, [("round", round.into())])) { (round) }
            ul { @for good in kinds(page.view) { li { span.name { (name(good)) } b { (card.points[good]) } } } }
        }
    }
}

/// The viewer's secret offering and its value.
fn offering(places: &Places, page: &Page<'_>) -> Markup {
    let value = page.view.senate.value(&count_by_kind(&places.senate));
    html! {
        (places::put(&places.senate, page))
        @if !places.senate.is_empty() {
            p.worth { (page.format(Key::HtmlWorth, [("value", value.into())])) }
        }
        (places::button(Choice::Senate, Key::RowToSenate, places, page))
    }
}
