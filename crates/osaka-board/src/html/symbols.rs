//! The SVG symbols: the four goods, the ship, the places, the umbrella of insurance. Colours come from the style sheet:
//! `currentColor` is the colour of the good.

use maud::{Markup, PreEscaped, html};
use portolan_osaka::{Good, SpaceKind};
use std::sync::LazyLock;

/// All symbols. They never change and are rendered once.
pub(crate) fn defs() -> PreEscaped<&'static str> {
    static DEFS: LazyLock<Markup> = LazyLock::new(render_defs);
    PreEscaped(&DEFS.0)
}

fn render_defs() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for good in Good::ALL { (fade(good)) }
                linearGradient id="sail" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#fffaf0" {}
                    stop offset="1" stop-color="#e6d3a8" {}
                }
                linearGradient id="swell" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="var(--wave-crest)" {}
                    stop offset="1" stop-color="var(--wave-foot)" {}
                }
                (scenery_colours())
            }
            symbol id="scenery" viewBox="0 0 1000 400" preserveAspectRatio="xMidYMin slice" { (scenery_shape()) }
            @for good in Good::ALL { symbol id={ "good-" (good.name()) } viewBox="0 0 48 48" { (good_shape(good)) } }
            (super::card::symbols())
            symbol id="umbrella" viewBox="0 0 24 24" { (umbrella_shape()) }
            symbol id="hull" viewBox="0 0 84 60" { (hull_shape()) }
            symbol id="coin" viewBox="0 0 24 24" { (coin_shape()) }
            symbol id="tag" viewBox="0 0 40 22" { (tag_shape()) }
            @for kind in [SpaceKind::Start, SpaceKind::Port, SpaceKind::Anchor, SpaceKind::Waves, SpaceKind::Goal] {
                symbol id={ "place-" (place_name(kind)) } viewBox="0 0 120 70" preserveAspectRatio="xMidYMax meet" {
                    (place_shape(kind))
                }
            }
        }
    }
}

/// Bokashi: the colour of a good that fades into the paper.
fn fade(good: Good) -> Markup {
    html! {
        linearGradient id={ "fade-" (good.name()) } x1="0" y1="0" x2="0" y2="1" {
            stop class={ "stop " (good.name()) } offset="0" stop-opacity="0.95" {}
            stop class={ "stop " (good.name()) } offset="0.35" stop-opacity="0.5" {}
            stop class={ "stop " (good.name()) } offset="1" stop-opacity="0" {}
        }
    }
}

/// The symbol of a good.
pub(super) fn symbol(good: Good) -> Markup {
    html! {
        svg class={ "good " (good.name()) } viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            use href={ "#good-" (good.name()) } {}
        }
    }
}

/// The name of a kind of space in classes and ids.
pub(super) const fn place_name(kind: SpaceKind) -> &'static str {
    match kind {
        SpaceKind::Start => "start",
        SpaceKind::Port => "port",
        SpaceKind::Anchor => "anchor",
        SpaceKind::Waves => "waves",
        SpaceKind::Goal => "goal",
    }
}

/// Red: a lacquer bowl. Blue: a bottle of porcelain. Yellow: an ear of rice. Green: a sprig of tea.
fn good_shape(good: Good) -> Markup {
    html! {
        g fill="currentColor" stroke="var(--key)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" {
            @match good {
                Good::Red => {
                    path d="M20 8h8v4h-8z" {}
                    path d="M7 23c3-8 10-11 17-11s14 3 17 11z" {}
                    path d="M5 25h38c-1 9-6 15-13 16H18C11 40 6 34 5 25z" {}
                    path d="M17 41h14l1.5 4h-17z" {}
                    path d="M9 29c5 3 25 3 30 0" fill="none" stroke="var(--cut)" stroke-width="2" {}
                },
                Good::Blue => {
                    path d="M19 3h10l-1 4v6c1 4 5 6 8 11 5 9 1 21-12 21S7 33 12 24c3-5 7-7 8-11V7z" {}
                    path d="M11 30c3-4 5 3 8 0s5 3 8 0 5 3 8 0M12 36c3-3 5 3 8 0s5 3 8 0 4 2 7 0" fill="none" stroke="var(--cut)" stroke-width="2" {}
                    path d="M20 11h8" fill="none" stroke="var(--cut)" stroke-width="2" {}
                },
                Good::Yellow => {
                    path d="M10 45c2-14 8-27 22-36" fill="none" stroke-width="3.4" {}
                    path d="M10 45c2-14 8-27 22-36" fill="none" stroke="currentColor" stroke-width="1.6" {}
                    path d="M31 9c2-5 7-6 11-4 0 5-5 8-11 4z" {}
                    path d="M27 13c6-2 11 0 13 4-4 3-11 2-13-4z" {}
                    path d="M22 18c6-2 12 1 13 5-4 3-11 1-13-5z" {}
                    path d="M18 24c6-2 12 2 12 6-4 2-11 0-12-6z" {}
                    path d="M25 14c-1-6 1-9 5-11 3 4 0 10-5 11z" {}
                    path d="M20 20c-3-5-2-10 1-13 4 3 4 9-1 13z" {}
                    path d="M16 26c-4-4-4-10-1-13 4 3 5 9 1 13z" {}
                    path d="M13 32c-5-3-6-9-3-13 4 3 6 9 3 13z" {}
                    path d="M12 36c8-1 13 2 15 6-7 3-12 1-15-6z" {}
                },
                Good::Green => {
                    path d="M24 46V24" fill="none" stroke-width="3.4" {}
                    path d="M24 29c-8 3-17-1-20-12 10-3 19 2 20 12z" {}
                    path d="M24 29c0-10 9-15 20-12-3 11-12 15-20 12z" {}
                    path d="M24 24c-6-6-6-15 0-21 6 6 6 15 0 21z" {}
                    path d="M9 19c5 2 9 4 13 8M39 19c-5 2-9 4-13 8M24 8v12" fill="none" stroke="var(--cut)" stroke-width="1.6" {}
                    path d="M24 40c4-5 9-6 13-4-2 5-8 7-13 4z" {}
                },
            }
        }
    }
}

/// A paper umbrella: insurance.
fn umbrella_shape() -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round" {
            path d="M12 12v7.4c0 2.8-4 2.8-4 .3" fill="none" stroke-width="1.8" {}
            path d="M1.6 12.6C2.4 6.4 7 3.4 12 3.4s9.6 3 10.4 9.2c-1.8-1.3-3.4-1.3-5.2 0-1.7-1.3-3.5-1.3-5.2 0-1.7-1.3-3.5-1.3-5.2 0-1.8-1.3-3.4-1.3-5.2 0z" fill="var(--stamp)" {}
            path d="M12 3.4c-3 2-5 5-5.2 9.2M12 3.4c3 2 5 5 5.2 9.2M12 3.4v9.2" fill="none" stroke="var(--cut)" stroke-width="0.9" {}
            path d="M12 1.6v1.8" fill="none" {}
        }
    }
}

/// A trader's ship under one square sail, sailing to the right.
fn hull_shape() -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" {
            path d="M40 3v38" fill="none" stroke-width="2.6" {}
            path d="M40 4L74 35M40 4L8 33" fill="none" stroke-width="0.9" {}
            path d="M3 30l7-1 3 7h50c6 0 12-5 15-12l4 1c-1 12-9 28-24 31H26C12 55 5 44 3 30z" fill="currentColor" {}
            path d="M13 36h50c5 0 9-3 12-7" fill="none" stroke="var(--cut)" stroke-width="1.6" {}
            path d="M7 39l10 0M9 44h7" fill="none" stroke-width="1.2" {}
            path d="M1 28l10-3 1 5-9 2z" fill="var(--cut)" {}
            path d="M22 8c12-3 30-3 40 0 5 8 5 17 0 25-10 3-29 3-40 0 4-8 4-17 0-25z" fill="url(#sail)" {}
            path d="M20 8.5c14-4 31-4 44 0" fill="none" stroke-width="2.6" {}
            path d="M29 7c4 9 4 18 0 27M55 7c4 9 4 18 0 27" fill="none" stroke-width="0.7" opacity="0.55" {}
        }
    }
}

/// A coin with a square hole.
fn coin_shape() -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.3" {
            circle cx="12" cy="12" r="10.4" fill="var(--coin)" {}
            circle cx="12" cy="12" r="7.6" fill="none" stroke-width="0.8" {}
            path d="M8.8 8.8h6.4v6.4H8.8z" fill="var(--cut)" {}
        }
    }
}

/// A wooden tag on a string: the reservation marker.
fn tag_shape() -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.2" stroke-linejoin="round" {
            path d="M8 1.5h29a1.8 1.8 0 0 1 1.8 1.8v15.4a1.8 1.8 0 0 1-1.8 1.8H8l-6.6-9.5z" fill="var(--wood)" {}
            path d="M12 6h24M14 16.5h20" fill="none" stroke-width="0.6" opacity="0.5" {}
            circle cx="7.6" cy="11" r="1.7" fill="var(--cut)" {}
        }
    }
}

fn place_shape(kind: SpaceKind) -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round" {
            @match kind {
                SpaceKind::Start => (castle()),
                SpaceKind::Port => (island()),
                SpaceKind::Anchor => (lighthouse()),
                SpaceKind::Waves => (great_wave()),
                SpaceKind::Goal => (bridge()),
            }
        }
    }
}

/// A castle over its stone wall.
fn castle() -> Markup {
    html! {
        path d="M0 70c20-7 90-8 120 0z" fill="var(--land)" {}
        path d="M24 68l8-20h56l8 20z" fill="var(--stone)" {}
        path d="M30 56h60M27 62h66M44 48l-3 20M60 48v20M76 48l3 20" fill="none" stroke-width="0.6" opacity="0.6" {}
        path d="M38 36h44v12H38z" fill="var(--plaster)" {}
        path d="M30 37c8-1 12-4 14-9h32c2 5 6 8 14 9z" fill="var(--roof)" {}
        path d="M46 18h28v10H46z" fill="var(--plaster)" {}
        path d="M39 20c7-1 11-5 13-10h16c2 5 6 9 13 10z" fill="var(--roof)" {}
        path d="M55 10l5-7 5 7z" fill="var(--roof)" {}
        path d="M44 40v6M52 40v6M60 40v6M68 40v6M76 40v6M53 21v5M60 21v5M67 21v5" fill="none" stroke-width="1.5" {}
    }
}

/// An island with a leaning pine.
fn island() -> Markup {
    html! {
        path d="M8 70c8-14 20-20 36-21 18-1 26 8 38 8 14 1 24 6 30 13z" fill="var(--land)" {}
        path d="M26 58c8-5 16-6 24-4M78 63c8-2 14-1 20 2" fill="none" stroke-width="0.8" opacity="0.7" {}
        path d="M52 52c4-14 2-22 14-34" fill="none" stroke-width="3.2" {}
        path d="M58 36c6 0 10-2 14-6" fill="none" stroke-width="2" {}
        path d="M46 18c2-8 12-9 16-5 6-7 18-4 18 3 6 2 4 8-2 8H52c-7 0-10-3-6-6z" fill="var(--pine)" {}
        path d="M64 30c2-6 10-7 14-3 6-3 13 0 12 4 3 3 0 6-4 6H69c-6 0-8-4-5-7z" fill="var(--pine)" {}
        path d="M36 33c3-5 10-6 13-2 5-1 8 3 6 6H40c-5 0-6-2-4-4z" fill="var(--pine)" {}
        path d="M92 66v-10h8v10zM90 57l6-6 6 6z" fill="var(--plaster)" {}
    }
}

/// A cape with a wooden lighthouse, and an anchor.
fn lighthouse() -> Markup {
    html! {
        path d="M10 70c4-12 14-18 26-20 14-3 22 6 32 8 16 3 34 4 42 12z" fill="var(--land)" {}
        path d="M28 52l4-26h14l4 26z" fill="var(--plaster)" {}
        path d="M30 41h18M31 34h16" fill="none" stroke-width="0.8" {}
        path d="M32 16h14v10H32z" fill="var(--lamp)" {}
        path d="M39 16v10" fill="none" stroke-width="0.8" {}
        path d="M26 17c6-1 10-4 13-9 3 5 7 8 13 9z" fill="var(--roof)" {}
        g fill="none" {
            path d="M86 30v28M86 30a4 4 0 1 0-.1 0M78 37h16M70 48c1 9 7 13 16 13s15-4 16-13M70 48l-3 6M70 48l6 3M102 48l3 6M102 48l-6 3" stroke="var(--key)" stroke-width="4.6" {}
            path d="M86 30v28M86 30a4 4 0 1 0-.1 0M78 37h16M70 48c1 9 7 13 16 13s15-4 16-13M70 48l-3 6M70 48l6 3M102 48l3 6M102 48l-6 3" stroke="var(--lamp)" stroke-width="2" {}
        }
    }
}

/// A wave that breaks to the right, with foam like claws.
fn great_wave() -> Markup {
    html! {
        path d="M0 70C6 52 14 34 32 22 50 10 76 8 90 22c9 10 7 22-2 25-7 2-12-3-11-9-7-4-17-2-21 7-5 11 4 21 26 25z" fill="url(#swell)" {}
        path d="M12 66c4-14 10-24 22-32M24 68c2-12 8-20 17-25M38 69c-1-9 2-16 8-21" fill="none" stroke="var(--foam)" stroke-width="1.6" opacity="0.8" {}
        path d="M26 27c8-9 22-16 38-15 14 0 25 6 30 16 3 8 1 16-6 19-7 2-12-3-11-9 3 3 8 1 7-4 3-1 3-6-1-8 1-4-5-6-8-3-2-5-9-5-11-1-4-4-11-2-12 3-5-2-9 1-9 5-6-2-10 2-17-3z" fill="var(--foam)" {}
        circle cx="98" cy="34" r="2.4" fill="var(--foam)" {}
        circle cx="103" cy="45" r="1.8" fill="var(--foam)" {}
        circle cx="95" cy="54" r="1.6" fill="var(--foam)" {}
        path d="M58 70c10-12 24-16 36-12 12 3 20 8 26 12z" fill="url(#swell)" {}
        path d="M70 65c8-6 16-7 24-4 6 2 10 4 14 7" fill="none" stroke="var(--foam)" stroke-width="2.4" {}
    }
}

/// The arched bridge of a great city.
fn bridge() -> Markup {
    html! {
        path d="M0 70V52h16l6-8h16l4 8h30l4-10h20l6 10h18v18z" fill="var(--stone)" {}
        path d="M4 53c5-1 8-4 10-8h20c2 4 5 7 10 8zM70 53c5-1 9-5 11-10h18c2 5 6 9 11 10z" fill="var(--roof)" {}
        path d="M10 54h28v8H10zM78 54h26v8H78z" fill="var(--plaster)" {}
        path d="M2 68C24 36 96 36 118 68h-10C90 46 30 46 12 68z" fill="var(--bridge)" {}
        path d="M6 60C28 28 92 28 114 60" fill="none" stroke="var(--bridge)" stroke-width="3" {}
        path d="M22 48v9M36 40v10M52 36v10M68 36v10M84 40v10M98 48v9" fill="none" stroke-width="2" {}
        path d="M36 51v18M60 49v20M84 51v18" fill="none" stroke="var(--bridge)" stroke-width="3" {}
    }
}

/// The gradients and patterns of the scenery behind the route.
fn scenery_colours() -> Markup {
    html! {
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
}

/// Sky, sun (or moon), the mountain, the sea.
fn scenery_shape() -> Markup {
    html! {
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
