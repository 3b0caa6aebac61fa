//! The sea route: a list of places, each with the ships that lie there; behind it the coast from Osaka to Edo. Where
//! ships would sail with the purchase that can be made now, they are drawn as shadows.

use super::super::{good as good_word, space as space_word};
use super::symbols::place_name;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::SeatContext;
use portolan_i18n::OsakaKey;
use portolan_osaka::{Choice, Good, Phase, SpaceKind, View};

/// The route with its ships.
pub(super) fn route(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let title = reader.locale.text(OsakaKey::HtmlRoute);
    let shadows = shadows(view, context);
    html! {
        section.sea aria-label=(title) {
            h2.unseen { (title) }
            (scene())
            ol.route {
                @for (place, space) in (0u8..).zip(view.route.iter()) {
                    li class={ "space " (place_name(space.kind)) } title=(hint(space.kind, reader)) {
                        svg.vignette viewBox="0 0 120 70" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
                            use href={ "#place-" (place_name(space.kind)) } {}
                        }
                        p.cartouche {
                            b { (space_word(place, view)) }
                            " " small { (kind(space.kind, reader)) }
                        }
                        (lanes(place, shadows, view, reader))
                    }
                }
            }
        }
    }
}

/// Every ship keeps its own lane, so that one sees who is ahead.
fn lanes(place: u8, shadows: &[(Good, u8)], view: &View, reader: &Reader<'_>) -> Markup {
    html! {
        ul.lanes {
            @for good in Good::ALL {
                @if view.ships[good] == place {
                    li class={ "lane-" (good.name()) } { (ship(good, reader)) }
                } @else if shadows.contains(&(good, place)) {
                    li class={ "lane-" (good.name()) } aria-hidden="true" { (shadow(good)) }
                }
            }
        }
    }
}

fn ship(good: Good, reader: &Reader<'_>) -> Markup {
    let name = reader.locale.format(OsakaKey::HtmlShip, [("good", good_word(good, reader).into())]);
    html! {
        div class={ "ship " (good.name()) } id={ "ship-" (good.name()) } data-piece role="img" aria-label=(name) title=(name) {
            (drawn(good))
        }
    }
}

fn shadow(good: Good) -> Markup {
    html! { div class={ "ship shadow " (good.name()) } { (drawn(good)) } }
}

fn drawn(good: Good) -> Markup {
    html! {
        svg viewBox="0 0 84 60" aria-hidden="true" focusable="false" {
            use href="#hull" {}
            svg x="31" y="8" width="24" height="24" viewBox="0 0 48 48" { use href={ "#good-" (good.name()) } {} }
            text.letter x="40" y="52" text-anchor="middle" { (good.letter().to_ascii_uppercase()) }
        }
    }
}

/// Where ships would sail: while somebody pays, and while the viewer may buy.
fn shadows<'a>(view: &'a View, context: &SeatContext<'_, Choice>) -> &'a [(Good, u8)] {
    let paying = matches!(view.phase, Phase::Payment { .. });
    let may_buy = context.choices.contains(&Choice::Buy);
    if paying || may_buy { &view.purchase.voyages } else { &[] }
}

fn kind(kind: SpaceKind, reader: &Reader<'_>) -> String {
    reader.locale.text(match kind {
        SpaceKind::Start => OsakaKey::HtmlKindStart,
        SpaceKind::Port => OsakaKey::HtmlKindPort,
        SpaceKind::Anchor => OsakaKey::HtmlKindAnchor,
        SpaceKind::Waves => OsakaKey::HtmlKindWaves,
        SpaceKind::Goal => OsakaKey::HtmlKindGoal,
    })
}

fn hint(kind: SpaceKind, reader: &Reader<'_>) -> String {
    reader.locale.text(match kind {
        SpaceKind::Start => OsakaKey::HtmlHintStart,
        SpaceKind::Port => OsakaKey::HtmlHintPort,
        SpaceKind::Anchor => OsakaKey::HtmlHintAnchor,
        SpaceKind::Waves => OsakaKey::HtmlHintWaves,
        SpaceKind::Goal => OsakaKey::HtmlHintGoal,
    })
}

/// Sky, sun (or moon), the mountain, the sea.
fn scene() -> Markup {
    html! { svg.scene aria-hidden="true" focusable="false" { use href="#scenery" {} } }
}
