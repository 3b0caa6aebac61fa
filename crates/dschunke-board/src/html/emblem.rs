//! Dschunke: a paper cut, red on cream, of a junk with three ribbed sails.

use maud::{Markup, html};
use portolan_board::html::emblem_frame;

/// The emblem of the home page.
pub(crate) fn emblem(label: &str) -> Markup {
    emblem_frame(
        "dschunke",
        label,
        html! {
            rect width="320" height="200" fill="#f6e9cc" {}
            g fill="#b3201c" {
                // A frame with cut corners.
                path fill-rule="evenodd" d="M0 0h320v200H0zM22 10c0 6-6 12-12 12v156c6 0 12 6 12 12h276c0-6 6-12 12-12V22c-6 0-12-6-12-12z" {}
                // The sun with its rays cut out.
                path fill-rule="evenodd" d="M262 30a22 22 0 1 1-.1 0zM262 38a14 14 0 1 0 .1 0z" {}
                circle cx="262" cy="52" r="9" {}
                // Hills in layers.
                path d="M10 136c10-30 26-48 36-48s14 14 22 14 14-26 28-26c12 0 22 30 34 60zM216 136c6-24 18-40 28-40s12 12 20 12 10-10 18-10 20 18 28 38z" opacity="0.35" {}
                // The hull.
                path d="M66 122l26 8h124l38-20c2 24-12 50-40 54H112c-26-2-42-20-46-42z" {}
                path d="M232 112l20-12 2 14-22 10z" {}
                // Masts.
                path d="M104 46h4v86h-4zM162 22h4v108h-4zM216 52h4v70h-4z" {}
                // Sails.
                path d="M106 48c18 4 32 18 38 36-4 14-14 30-36 42-12-4-22-12-26-22 2-22 10-42 24-56z" {}
                path d="M164 24c24 6 42 24 48 48-4 20-18 40-46 54-14-4-26-14-30-26 2-30 12-56 28-76z" {}
                path d="M218 54c12 4 22 14 26 26-2 10-10 22-24 30-10-2-16-8-18-16 0-16 6-30 16-40z" {}
                // Clouds.
                path d="M40 44c0-8 12-8 13-1 6-6 15 0 11 6 8 0 8 9 0 9H36c-9 0-8-12 4-14zM122 26c0-5 8-5 9 0 4-4 10 0 8 4 5 0 5 6 0 6h-20c-6 0-5-8 3-10z" {}
                // Waves.
                path d="M10 166c12-14 28-14 36 0 12-14 28-14 36 0 12-14 28-14 36 0 12-14 28-14 36 0 12-14 28-14 36 0 12-14 28-14 36 0 12-14 28-14 36 0 12-14 28-14 36 0h12v24H10z" {}
            }
            g fill="none" stroke="#f6e9cc" stroke-width="2.2" stroke-linecap="round" {
                // Ribs.
                path d="M92 66c16-2 30 2 42 6M84 86c20-2 40 0 58 0M82 104c18 0 36-4 54-4M100 116c8 0 16-2 22-4" {}
                path d="M148 46c18-2 34 2 48 8M140 66c22-2 46 0 70 4M136 86c24-2 48-2 74-2M138 104c20-2 42-4 60-6M152 116c10-1 20-3 28-6" {}
                path d="M208 68c10-1 20 1 28 4M202 82c14-1 28-1 42 0M204 96c10-1 22-2 32-4" {}
                // Planks, and an eye at the bow.
                path d="M78 138c40 8 120 8 168-8M92 150c44 6 100 6 142-4" {}
                circle cx="240" cy="124" r="5" {}
                circle cx="240" cy="124" r="1" {}
                // In the waves.
                path d="M22 176c4-8 12-8 16 0M58 176c4-8 12-8 16 0M94 176c4-8 12-8 16 0M130 176c4-8 12-8 16 0M166 176c4-8 12-8 16 0M202 176c4-8 12-8 16 0M238 176c4-8 12-8 16 0M274 176c4-8 12-8 16 0" {}
            }
        },
    )
}
