//! The SVG symbols: goods as medallions, the storehouse (and the one turned over), the coin, the wreath, the
//! lighthouse, the ship. Rows of small stones are dashed strokes; the floor is one pattern of uneven stones on top of
//! everything.

use maud::{Markup, PreEscaped, html};
use portolan_ostia::Good;
use std::fmt::Write;
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
                (stones())
                (ripples())
                (running_dog())
                linearGradient id="sea" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="var(--sea-far)" {}
                    stop offset="1" stop-color="var(--sea-near)" {}
                }
            }
            @for good in Good::ALL {
                symbol id={ "good-" (good.name()) } viewBox="0 0 48 48" { (medallion(good)) }
                symbol id={ "tile-" (good.name()) } viewBox="0 0 100 140" { (tile(good)) }
                symbol id={ "chip-" (good.name()) } viewBox="0 0 40 56" { (chip(good)) }
            }
            symbol id="storehouse" viewBox="0 0 48 40" { (storehouse()) }
            symbol id="overturned" viewBox="0 0 48 40" { g transform="rotate(180 24 20)" { (overturned()) } }
            symbol id="coin" viewBox="0 0 24 24" { (coin()) }
            symbol id="wreath" viewBox="0 0 24 24" { (wreath()) }
            symbol id="temple" viewBox="0 0 48 40" { (temple()) }
            symbol id="column" viewBox="0 0 48 40" { (columns()) }
            symbol id="lighthouse" viewBox="0 0 120 190" { (lighthouse()) }
            symbol id="vessel" viewBox="0 0 260 170" { (vessel()) }
            symbol id="dolphin" viewBox="0 0 80 44" { (dolphin()) }
        }
    }
}

/// The medallion of a good.
pub(super) fn symbol(good: Good) -> Markup {
    html! {
        svg.good viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            use href={ "#good-" (good.name()) } {}
        }
    }
}

const ACROSS: usize = 10;
const STONE: usize = 60;

/// A seamless pattern of uneven stones in four tones, with the joints between them.
fn stones() -> Markup {
    let mut tones = [const { String::new() }; 4];
    for place in 0..ACROSS * ACROSS {
        let (column, row) = (place % ACROSS, place / ACROSS);
        let corners =
            [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)].map(corner);
        let tone = &mut tones[chance(place + 977, 4)];
        for (number, (x, y)) in (0..).zip(corners) {
            let to = if number == 0 { "M" } else { "L" };
            // Writing to a string cannot fail.
            let _ = write!(tone, "{to}{}.{} {}.{}", x / 10, x % 10, y / 10, y % 10);
        }
        tone.push('z');
    }
    html! {
        pattern id="tesserae" width="60" height="60" patternUnits="userSpaceOnUse" {
            g stroke="var(--joint)" stroke-width="0.9" {
                @for (tone, stones) in (1..).zip(&tones) { path fill={ "var(--tone-" (tone) ")" } d=(stones) {} }
            }
        }
    }
}

/// The position of a corner of the stones, in tenths; the last column and row equal the first.
fn corner((column, row): (usize, usize)) -> (usize, usize) {
    let number = (row % ACROSS) * ACROSS + column % ACROSS;
    let step = STONE * 10 / ACROSS;
    (column * step + chance(number, 17) + 2, row * step + chance(number + 401, 17) + 2)
}

/// A fixed pseudo-random offset.
const fn chance(number: usize, below: usize) -> usize {
    let mixed = (number + 1).wrapping_mul(2_654_435_761) ^ ((number + 7).wrapping_mul(40_503) >> 3);
    (mixed >> 7) % below
}

/// Water, as short lines of dark and light stones.
fn ripples() -> Markup {
    html! {
        pattern id="ripples" width="120" height="64" patternUnits="userSpaceOnUse" {
            g fill="none" stroke-width="3" stroke-dasharray="4.4 1" {
                path d="M6 14h26M70 46h30M28 58h14" stroke="var(--ripple-dark)" {}
                path d="M58 22h34M10 40h24" stroke="var(--ripple)" {}
            }
        }
    }
}

/// A border of waves.
fn running_dog() -> Markup {
    html! {
        pattern id="running-dog" width="28" height="14" patternUnits="userSpaceOnUse" {
            rect width="28" height="14" fill="var(--stone)" {}
            path d="M0 14C1 6 7 1 14 1c6 0 10 4 9 8-1 3-6 4-7 1 3 0 3-4-1-4-6 0-7 5-5 8z" fill="var(--basalt)" {}
            path d="M0 13.2h28" stroke="var(--basalt)" stroke-width="1.6" {}
        }
    }
}

/// A disc in the colour of the good within a ring of stones, and the good itself on it.
fn medallion(good: Good) -> Markup {
    html! {
        circle cx="24" cy="24" r="23" fill="var(--stone)" stroke="var(--basalt)" stroke-width="1.6" {}
        circle cx="24" cy="24" r="20.2" fill="none" stroke={ "var(--" (good.name()) ")" } stroke-width="3.4" stroke-dasharray="3.6 0.7" {}
        circle cx="24" cy="24" r="17.6" fill={ "var(--" (good.name()) ")" } stroke="var(--basalt)" stroke-width="0.8" {}
        g stroke="var(--basalt)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" { (good_shape(good)) }
    }
}

/// A card: stone with a frame of little stones, and the medallion.
fn tile(good: Good) -> Markup {
    html! {
        rect x="1" y="1" width="98" height="138" rx="5" fill="var(--stone)" stroke="var(--basalt)" stroke-width="2" {}
        rect x="1" y="1" width="98" height="138" rx="5" fill="url(#tesserae)" opacity="0.5" {}
        rect x="6.5" y="6.5" width="87" height="127" fill="none" stroke={ "var(--" (good.name()) ")" } stroke-width="5" stroke-dasharray="5.2 0.9" {}
        rect x="9.6" y="9.6" width="80.8" height="120.8" fill="none" stroke="var(--basalt)" stroke-width="1" {}
        path d="M4 112h92v24H4z" fill={ "var(--" (good.name()) ")" } {}
        path d="M4 112h92" stroke="var(--basalt)" stroke-width="1.4" {}
        svg x="15" y="38" width="70" height="70" viewBox="0 0 48 48" { (medallion(good)) }
    }
}

/// A small card: frame and medallion only.
fn chip(good: Good) -> Markup {
    html! {
        rect x="0.8" y="0.8" width="38.4" height="54.4" rx="3" fill="var(--stone)" stroke="var(--basalt)" stroke-width="1.4" {}
        rect x="3.2" y="3.2" width="33.6" height="49.6" fill="none" stroke={ "var(--" (good.name()) ")" } stroke-width="2.6" stroke-dasharray="3.4 0.6" {}
        svg x="5" y="21" width="30" height="30" viewBox="0 0 48 48" { (medallion(good)) }
    }
}

fn good_shape(good: Good) -> Markup {
    html! {
        @match good {
            Good::Ivory => {
                path d="M12.5 36.5C25 38 37.5 29 37.6 12c0-2.4-1.8-3-2.8-.9C31.5 19.5 24 26 12.5 28.5c-3.5.9-3.5 7.6 0 8z" fill="#fff4da" {}
                path d="M15 33c9-.5 15.5-6 19-15" fill="none" stroke="#a98f5c" stroke-width="1.1" {}
                path d="M11.5 28.7c1.8 2 2 6 .7 7.8" fill="none" stroke="#a98f5c" stroke-width="1.1" {}
            },
            Good::Spices => {
                path d="M12 26c3-8 8-12.5 12-12.5S33 18 36 26z" fill="#f0b13e" {}
                path d="M9.5 26h29c0 7-5 11-9 12h-11c-4-1-9-5-9-12z" fill="#f6ead0" {}
                path d="M18 38h12l1 2.5H17z" fill="#f6ead0" {}
                path d="M11.5 30h25" fill="none" stroke="#8c2f1a" stroke-width="1.6" stroke-dasharray="2.4 1" {}
                g fill="#5a2412" stroke="none" {
                    circle cx="24" cy="17.5" r="1.3" {} circle cx="20" cy="21.5" r="1.3" {} circle cx="28" cy="21" r="1.3" {}
                    circle cx="24" cy="23.5" r="1.3" {} circle cx="16.5" cy="24" r="1.2" {} circle cx="31.5" cy="24" r="1.2" {}
                }
            },
            Good::Cloth => {
                path d="M14 17h21v20c-1.8-2-3.4-2-5.2 0s-3.5 2-5.3 0-3.4-2-5.2 0-3.5 2-5.3 0z" fill="#f6ead0" {}
                path d="M14.5 23.5h20M14.5 30h20" fill="none" stroke="#a8432a" stroke-width="2.2" stroke-dasharray="2.8 0.7" {}
                path d="M12 10.5h24c2.5 0 2.5 7 0 7H12z" fill="#e9d3a2" {}
                circle cx="12" cy="14" r="3.6" fill="#f6ead0" {}
                path d="M12 14.3a1.2 1.2 0 1 1 1-1.4" fill="none" stroke-width="1" {}
            },
            Good::Wine => {
                path d="M21 14c-6-2-8.5 4-6.2 9M27 14c6-2 8.5 4 6.2 9" fill="none" stroke="#e9b985" stroke-width="2.6" {}
                path d="M20.5 8.5h7v2.8l-1.2 3.2c5.2 2 7.7 7 6.7 12.5-1 5.5-5 8.5-6.8 11.5L24 42l-2.2-3.5C20 35.5 16 32.5 15 27c-1-5.5 1.5-10.5 6.7-12.5l-1.2-3.2z" fill="#e9b985" {}
                path d="M15.5 22h17M15.3 26.5h17.4" fill="none" stroke="#7a2f1c" stroke-width="1.3" {}
                path d="M20.5 11.3h7" fill="none" stroke-width="1" {}
            },
            Good::Wood => {
                g fill="#d9b07a" {
                    circle cx="16.6" cy="32" r="7.4" {} circle cx="31.4" cy="32" r="7.4" {} circle cx="24" cy="19.2" r="7.4" {}
                }
                g fill="none" stroke="#7a4a20" stroke-width="1.2" stroke-dasharray="2.2 0.7" {
                    circle cx="16.6" cy="32" r="4.4" {} circle cx="31.4" cy="32" r="4.4" {} circle cx="24" cy="19.2" r="4.4" {}
                }
                g fill="#7a4a20" stroke="none" {
                    circle cx="16.6" cy="32" r="1.3" {} circle cx="31.4" cy="32" r="1.3" {} circle cx="24" cy="19.2" r="1.3" {}
                }
                path d="M9.2 39.8h29.6" fill="none" stroke="#f6ead0" stroke-width="2.4" stroke-dasharray="3 0.8" {}
            },
            Good::Wheat => {
                path d="M24 41V18" fill="none" stroke-width="3" {}
                path d="M24 41V18" fill="none" stroke="#ffe08a" stroke-width="1.4" {}
                g fill="#ffe08a" {
                    path d="M24 17c-3.2-4-3.2-7.5 0-11 3.2 3.5 3.2 7 0 11z" {}
                    path d="M24 23c-6-.5-8-4-7.8-8.5 5 .3 7.8 3 7.8 8.5zM24 23c6-.5 8-4 7.8-8.5-5 .3-7.8 3-7.8 8.5z" {}
                    path d="M24 30c-6.5-.5-8.6-4-8.4-8.5 5.3.3 8.4 3 8.4 8.5zM24 30c6.5-.5 8.6-4 8.4-8.5-5.3.3-8.4 3-8.4 8.5z" {}
                    path d="M24 37c-6.5-.5-8.6-4-8.4-8.5 5.3.3 8.4 3 8.4 8.5zM24 37c6.5-.5 8.6-4 8.4-8.5-5.3.3-8.4 3-8.4 8.5z" {}
                }
            },
        }
    }
}

/// A storehouse of the harbour: a gable, an arched door, two vents.
fn storehouse() -> Markup {
    html! {
        g stroke="var(--basalt)" stroke-width="1.6" stroke-linejoin="round" {
            path d="M5 38.5V17L24 5l19 12v21.5z" fill="var(--plaster)" {}
            path d="M7 33.5h34M7 28h8M33 28h8" fill="none" stroke-width="0.8" opacity="0.6" {}
            path d="M2.5 18.5L24 4l21.5 14.5-2 3L24 8.6 4.5 21.5z" fill="var(--terra)" {}
            path d="M17.5 38.5V28a6.5 6.5 0 0 1 13 0v10.5z" fill="var(--basalt)" {}
            path d="M22 14.5h4v4h-4zM9.5 21.5h4v3h-4zM34.5 21.5h4v3h-4z" fill="var(--basalt)" stroke="none" {}
        }
    }
}

/// The same, before it is turned over: its door is barred.
fn overturned() -> Markup {
    html! {
        g stroke="var(--basalt)" stroke-width="1.6" stroke-linejoin="round" {
            path d="M5 38.5V17L24 5l19 12v21.5z" fill="var(--debt)" {}
            path d="M2.5 18.5L24 4l21.5 14.5-2 3L24 8.6 4.5 21.5z" fill="var(--basalt)" {}
            path d="M16 36l16-15M16 21l16 15" fill="none" stroke="var(--stone)" stroke-width="3.2" {}
        }
    }
}

/// A denarius: the sign is an X with a bar.
fn coin() -> Markup {
    html! {
        circle cx="12" cy="12" r="10.8" fill="var(--silver)" stroke="var(--basalt)" stroke-width="1.3" {}
        circle cx="12" cy="12" r="8.4" fill="none" stroke="var(--basalt)" stroke-width="1" stroke-dasharray="1.3 1.3" {}
        path d="M8.3 7.5l7.4 9M15.7 7.5l-7.4 9M7.8 12h8.4" fill="none" stroke="var(--basalt)" stroke-width="1.7" stroke-linecap="round" {}
    }
}

/// A wreath of laurel: points.
fn wreath() -> Markup {
    html! {
        g fill="none" stroke-linecap="round" {
            path d="M9 3.5a9 9 0 0 0 2 17.3M15 3.5a9 9 0 0 1-2 17.3" stroke="var(--basalt)" stroke-width="4.6" {}
            path d="M9 3.5a9 9 0 0 0 2 17.3M15 3.5a9 9 0 0 1-2 17.3" stroke="var(--laurel)" stroke-width="3" stroke-dasharray="2.6 3" {}
        }
    }
}

fn temple() -> Markup {
    html! {
        g stroke="var(--basalt)" stroke-width="1.5" stroke-linejoin="round" {
            path d="M2 14L24 2l22 12z" fill="var(--terra)" {}
            path d="M9 12.5L24 5l15 7.5z" fill="var(--plaster)" {}
            path d="M4 14h40v4H4z" fill="var(--plaster)" {}
            path d="M7 18h5v15H7zM16.5 18h5v15h-5zM26.5 18h5v15h-5zM36 18h5v15h-5z" fill="var(--plaster)" {}
            path d="M4 33h40v3H4zM1.5 36h45v3h-45z" fill="var(--plaster)" {}
        }
    }
}

/// The colonnade of the forum, with an awning.
fn columns() -> Markup {
    html! {
        g stroke="var(--basalt)" stroke-width="1.5" stroke-linejoin="round" {
            path d="M3 6h42l-3 8H6z" fill="var(--terra)" {}
            path d="M12 6l-1 8M20 6v8M28 6v8M36 6l1 8" fill="none" stroke="var(--stone)" stroke-width="2" {}
            path d="M7 14h5v20H7zM36 14h5v20h-5z" fill="var(--plaster)" {}
            path d="M14 27h20v7H14z" fill="var(--ochre)" {}
            circle cx="19" cy="24" r="3" fill="var(--wine)" {} circle cx="25" cy="24" r="3" fill="var(--wood)" {} circle cx="30.5" cy="24.4" r="2.6" fill="var(--terra)" {}
            path d="M2 34h44v4H2z" fill="var(--plaster)" {}
        }
    }
}

/// The lighthouse of Claudius: four storeys and a fire.
fn lighthouse() -> Markup {
    html! {
        path d="M34 26L2 10M34 30L0 34M86 26l32-16M86 30l34 4" stroke="var(--flame)" stroke-width="3.5" stroke-dasharray="6 2" opacity="0.8" {}
        g stroke="var(--basalt)" stroke-width="2.2" stroke-linejoin="round" {
            path d="M4 186h112l-6-14H10z" fill="var(--shore)" {}
            path d="M16 174h88v-44H16zM26 130h68V94H26zM36 94h48V64H36zM46 64h28V42H46z" fill="var(--plaster)" {}
            path d="M16 138h88M26 102h68M36 72h48M46 49h28" fill="none" stroke="var(--terra)" stroke-width="4" stroke-dasharray="5 1" {}
            path d="M52 174v-18a8 8 0 0 1 16 0v18zM26 166v-14h9v14zM85 166v-14h9v14zM54 124v-12h12v12zM36 122v-9h8v9zM76 122v-9h8v9zM55 90v-11h10v11z" fill="var(--basalt)" stroke="none" {}
            path d="M40 42h40l-5-7H45z" fill="var(--basalt)" {}
            path d="M48 34c-6-12 6-14 3-27 12 7 6 13 11 17 5-4 3-9 2-13 11 9 8 18 4 23z" fill="var(--flame)" {}
        }
    }
}

/// A merchant ship with a goose's neck, her sail set; the deck is free for cargo.
fn vessel() -> Markup {
    html! {
        g stroke="var(--basalt)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" {
            path d="M130 4v120" fill="none" stroke-width="6" {}
            path d="M130 8L20 108M130 8l112 92" fill="none" stroke-width="1.6" {}
            path d="M62 14h136" fill="none" stroke-width="5" {}
            path d="M66 18c-10 26-10 52 2 78 38 9 86 9 124 0 12-26 12-52 2-78z" fill="var(--sail)" {}
            path d="M98 18c-5 28-5 54 2 84M162 18c5 28 5 54-2 84M58 44c44 8 100 8 144 0M59 72c44 8 98 8 142 0" fill="none" stroke="var(--terra)" stroke-width="2.4" stroke-dasharray="5 1.5" {}
            path d="M22 106C8 103 4 86 15 79c9-6 20 0 18 9-1 6-9 7-11 3 0 9 12 15 26 15h152c22 0 34-10 38-30l12 3c0 50-28 82-68 82H84c-38 0-56-22-62-55z" fill="var(--hull)" {}
            path d="M38 120h196M48 134h178" fill="none" stroke="var(--stone)" stroke-width="4" stroke-dasharray="6 1.6" {}
            path d="M40 116l-24 46 11 4 24-44z" fill="var(--hull)" {}
        }
    }
}

fn dolphin() -> Markup {
    html! {
        path d="M4 30c10-20 36-24 52-9 6-7 13-10 21-9-4 5-5 10-3 16-6 1-12 0-16-4-13 9-27 6-35 0-5 6-11 9-19 6z" fill="var(--figure)" {}
        path d="M14 27c11-10 26-11 38-4" fill="none" stroke="var(--terra)" stroke-width="2" stroke-dasharray="3.5 1" {}
        circle cx="15.5" cy="25" r="1.7" fill="var(--terra)" {}
    }
}
