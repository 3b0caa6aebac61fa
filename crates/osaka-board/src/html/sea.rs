//! The sea route: a list of spaces, each with its ships, in front of the coast from Osaka to Edo. Shadows show where
//! ships would sail with the possible purchase.

use super::super::{good_name, space_name};
use super::Page;
use super::symbols::place_name;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Choice, Good, Phase, SpaceKind};

/// The route with its ships.
pub(super) fn route(page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlRoute);
    let shadows = shadows(page);
    html! {
        section.sea aria-label=(title) {
            h2.unseen { (title) }
            (scene())
            ol.route {
                @for (place, space) in (0u8..).zip(page.view.route.iter()) {
                    li class={ "space " (place_name(space.kind)) } title=(hint(space.kind, page.reader)) {
                        svg.vignette viewBox="0 0 120 70" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
                            use href={ "#place-" (place_name(space.kind)) } {}
                        }
                        p.cartouche {
                            b { (space_name(place, page.view)) }
                            " " small { (kind(space.kind, page.reader)) }
                        }
                        (lanes(place, shadows, page))
                    }
                }
            }
        }
    }
}

/// Renders one lane per ship, so that the leader is visible.
fn lanes(place: u8, shadows: &[(Good, u8)], page: &Page<'_>) -> Markup {
    html! {
        ul.lanes {
            @for good in Good::ALL {
                @if page.view.ships[good] == place {
                    li class={ "lane-" (good.name()) } { (ship(good, page.reader)) }
                } @else if shadows.contains(&(good, place)) {
                    li class={ "lane-" (good.name()) } aria-hidden="true" { (shadow(good)) }
                }
            }
        }
    }
}

fn ship(good: Good, reader: &Reader<'_>) -> Markup {
    let name = reader.locale.format(Key::HtmlShip, [("good", good_name(good, reader).into())]);
    html! {
        div class={ "ship " (good.name()) } id={ "ship-" (good.name()) } data-piece role="img" aria-label=(name) title=(name) {
            (ship_shape(good))
        }
    }
}

fn shadow(good: Good) -> Markup {
    html! { div class={ "ship shadow " (good.name()) } { (ship_shape(good)) } }
}

fn ship_shape(good: Good) -> Markup {
    html! {
        svg viewBox="0 0 84 60" aria-hidden="true" focusable="false" {
            use href="#hull" {}
            svg x="31" y="8" width="24" height="24" viewBox="0 0 48 48" { use href={ "#good-" (good.name()) } {} }
            text.letter x="40" y="52" text-anchor="middle" { (good.letter().to_ascii_uppercase()) }
        }
    }
}

/// Returns the spaces to which ships would sail, while a player pays or the viewer may buy; otherwise none.
fn shadows<'a>(page: &Page<'a>) -> &'a [(Good, u8)] {
    let paying = matches!(page.view.phase, Phase::Payment { .. });
    let may_buy = page.context.choices.contains(&Choice::Buy);
    if paying || may_buy { &page.view.purchase.voyages } else { &[] }
}

fn kind(kind: SpaceKind, reader: &Reader<'_>) -> String {
    reader.locale.text(match kind {
        SpaceKind::Start => Key::HtmlKindStart,
        SpaceKind::Port => Key::HtmlKindPort,
        SpaceKind::Anchor => Key::HtmlKindAnchor,
        SpaceKind::Waves => Key::HtmlKindWaves,
        SpaceKind::Goal => Key::HtmlKindGoal,
    })
}

fn hint(kind: SpaceKind, reader: &Reader<'_>) -> String {
    reader.locale.text(match kind {
        SpaceKind::Start => Key::HtmlHintStart,
        SpaceKind::Port => Key::HtmlHintPort,
        SpaceKind::Anchor => Key::HtmlHintAnchor,
        SpaceKind::Waves => Key::HtmlHintWaves,
        SpaceKind::Goal => Key::HtmlHintGoal,
    })
}

/// Sky, sun (or moon), the mountain, the sea.
fn scene() -> Markup {
    html! { svg.scene aria-hidden="true" focusable="false" { use href="#scenery" {} } }
}
