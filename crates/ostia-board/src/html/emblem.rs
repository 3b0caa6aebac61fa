//! The emblem of Ostia: a ship and the lighthouse as a black and white mosaic, like the floors before the shippers'
//! offices.

use maud::{Markup, html};
use portolan_board::html::emblem_frame;

/// The emblem of the home page.
pub(crate) fn emblem(label: &str) -> Markup {
    emblem_frame(
        "ostia",
        label,
        html! {
            defs {
                pattern id="emblem-ostia-stones" width="5" height="5" patternUnits="userSpaceOnUse" {
                    path d="M0 0h5M0 0v5" fill="none" stroke="#8d8371" stroke-opacity="0.55" stroke-width="0.9" {}
                }
                pattern id="emblem-ostia-border" width="20" height="14" patternUnits="userSpaceOnUse" {
                    rect width="20" height="14" fill="#f1e9da" {}
                    path d="M0 14L10 0l10 14z" fill="#9c3d22" {}
                }
            }
            rect width="320" height="200" fill="#f1e9da" {}
            rect x="0" y="0" width="320" height="14" fill="url(#emblem-ostia-border)" {}
            rect width="320" height="14" fill="url(#emblem-ostia-border)" transform="translate(0 200) scale(1 -1)" {}
            g fill="#23211f" {
                rect y="17" width="320" height="3" {}
                rect y="180" width="320" height="3" {}
                // The lighthouse: four steps and a fire.
                path d="M238 160h62v-34h-62zM245 124h48V96h-48zM252 94h34V70h-34zM259 68h20V50h-20z" {}
                path d="M262 48c-4-8 4-10 2-18 8 5 4 9 8 12 3-3 2-6 1-9 7 6 5 12 3 15z" fill="#9c3d22" {}
                // The ship: hull with a goose's neck, mast, sail, steering oar.
                path d="M22 112c-9-2-12-14-4-19 6-4 14 0 13 6-1 4-6 5-8 2 0 7 8 11 18 11h120c14 0 22-8 25-22l8 2c0 32-18 58-46 58H64c-26 0-38-16-42-38z" {}
                path d="M100 30h5v84h-5z" {}
                path d="M54 44h98v4H54z" {}
                path d="M58 52c-6 18-6 34 2 50 26 6 60 6 86 0 8-16 8-32 2-50z" {}
                path d="M34 120l-16 38 8 2 16-36z" {}
                path d="M170 44l22 40-3 2-22-40zM34 44" {}
            }
            g fill="none" stroke="#f1e9da" stroke-width="3" {
                path d="M76 52c-4 18-4 34 2 51M102 52v53M128 52c4 18 4 34-2 51M58 70c30 5 62 5 92 0M57 88c30 5 64 5 93 0" {}
                path d="M30 124h156M38 134h138" {}
                path d="M248 136h10v10h-10zM264 136h10v10h-10zM280 136h10v10h-10zM256 104h8v10h-8zM274 104h8v10h-8zM265 76h8v10h-8z" stroke-width="2" {}
            }
            // A dolphin, and waves in short lines.
            path d="M190 172c10-16 34-18 46-6 4-6 10-8 16-7-3 4-4 8-2 13-5 1-10 0-13-3-10 7-22 4-28 0-5 5-12 7-19 3z" fill="#23211f" {}
            circle cx="201" cy="167" r="1.6" fill="#f1e9da" {}
            g fill="none" stroke="#23211f" stroke-width="3" {
                path d="M12 166h22M44 172h26M80 166h22M112 172h26M150 166h30M262 174h22M290 168h18" {}
            }
            rect width="320" height="200" fill="url(#emblem-ostia-stones)" {}
        },
    )
}
