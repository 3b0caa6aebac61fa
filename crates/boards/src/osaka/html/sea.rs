//! The sea route: a list of places, each with the ships that lie there; behind it the coast from Osaka to Edo. Where
//! ships would sail with the purchase that can be made now, they are drawn as shadows.

use super::super::foresight::Purchase;
use super::super::keys::Keys;
use super::super::{good as good_word, space as space_word};
use super::any;
use super::symbols::place_name;
use crate::html::Sitting;
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::osaka::{Choice, Good, Phase, SpaceKind, View};

/// The route with its ships.
pub(super) fn route(view: &View, sitting: &Sitting<'_>, reader: &Reader<'_>) -> Markup {
    let title = reader.words.word(Keys::HtmlRoute);
    let shadows = shadows(view, sitting);
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
                        (lanes(place, &shadows, view, reader))
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
    let name = reader.words.say(Keys::HtmlShip, [("good", good_word(good, reader).into())]);
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
fn shadows(view: &View, sitting: &Sitting<'_>) -> Vec<(Good, u8)> {
    let paying = matches!(view.phase, Phase::Payment { .. });
    let may_buy = sitting.choices.contains(&any(Choice::Buy));
    match view.phase.seat() {
        Some(buyer) if paying || may_buy => {
            Purchase::by(buyer, view).voyages.iter().map(|voyage| (voyage.good, voyage.to)).collect()
        }
        _ => Vec::new(),
    }
}

fn kind(kind: SpaceKind, reader: &Reader<'_>) -> String {
    reader.words.word(match kind {
        SpaceKind::Start => Keys::HtmlKindStart,
        SpaceKind::Port => Keys::HtmlKindPort,
        SpaceKind::Anchor => Keys::HtmlKindAnchor,
        SpaceKind::Waves => Keys::HtmlKindWaves,
        SpaceKind::Goal => Keys::HtmlKindGoal,
    })
}

fn hint(kind: SpaceKind, reader: &Reader<'_>) -> String {
    reader.words.word(match kind {
        SpaceKind::Start => Keys::HtmlHintStart,
        SpaceKind::Port => Keys::HtmlHintPort,
        SpaceKind::Anchor => Keys::HtmlHintAnchor,
        SpaceKind::Waves => Keys::HtmlHintWaves,
        SpaceKind::Goal => Keys::HtmlHintGoal,
    })
}

/// Sky, sun (or moon), the mountain, the sea.
fn scene() -> Markup {
    html! {
        svg.scene viewBox="0 0 1000 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false" {
            defs {
                linearGradient id="sky" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="var(--sky-top)" {}
                    stop offset="0.42" stop-color="var(--sky-middle)" {}
                    stop offset="1" stop-color="var(--sky-low)" {}
                }
                linearGradient id="water" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="var(--water-far)" {}
                    stop offset="0.16" stop-color="var(--water-middle)" {}
                    stop offset="0.5" stop-color="var(--water-near)" {}
                }
                linearGradient id="mountain" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="var(--mountain-top)" {}
                    stop offset="1" stop-color="var(--sky-low)" {}
                }
                pattern id="ripples" width="56" height="22" patternUnits="userSpaceOnUse" {
                    path d="M-14 12c7-9 21-9 28 0s21 9 28 0 21-9 28 0M-2 20c5-6 13-6 18 0" fill="none" stroke="var(--ripple)" stroke-width="1.1" {}
                }
            }
            rect width="1000" height="90" fill="url(#sky)" {}
            circle.sun cx="333" cy="40" r="25" {}
            path.cloud d="M0 52h120c20 0 20-9 44-9h60c16 0 16 9 30 9h90c24 0 24 7 44 7H0z" {}
            path.cloud d="M540 20h70c16 0 18-7 34-7h70c20 0 18 7 36 7h60c16 0 16 6 34 6H540z" {}
            path d="M702 90c50-12 90-42 116-78 5-5 9-1 14-1s9-4 14 1c28 38 70 66 122 78z" fill="url(#mountain)" stroke="var(--key)" stroke-width="1.2" {}
            path d="M818 12c5-5 9-1 14-1s9-4 14 1l17 21-10-3-5 11-9-9-7 14-8-14-8 10-6-9-10 5z" fill="var(--snow)" stroke="var(--key)" stroke-width="0.9" {}
            path d="M0 90V80c60-13 130 2 190-5 70-8 130 3 180 8 60 5 110-7 170-2 70 7 130 5 190-1 90-8 180-5 270 1v9z" fill="var(--hills)" {}
            rect y="88" width="1000" height="312" fill="url(#water)" {}
            rect y="94" width="1000" height="306" fill="url(#ripples)" {}
            path d="M0 88h1000" stroke="var(--key)" stroke-width="1" opacity="0.6" {}
        }
    }
}
