//! Yokohama: the treaty port in the colours of the prints of its day, violet and crimson: a steamer, gas lights, the
//! customs house.

use maud::{Markup, html};
use portolan_board::html::emblem_frame;

/// The emblem of the home page.
pub(crate) fn emblem(label: &str) -> Markup {
    emblem_frame(
        "yokohama",
        label,
        html! {
            defs {
                linearGradient id="emblem-yokohama-sky" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#5b2a6b" {}
                    stop offset="0.45" stop-color="#d9728a" {}
                    stop offset="1" stop-color="#fbe3bd" {}
                }
                linearGradient id="emblem-yokohama-water" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#e7a48f" {}
                    stop offset="1" stop-color="#3b3a72" {}
                }
            }
            rect width="320" height="200" fill="url(#emblem-yokohama-sky)" {}
            path d="M0 118c60-20 120-8 180-12s100-6 140 2v14H0z" fill="#8a5f86" {}
            rect y="116" width="320" height="84" fill="url(#emblem-yokohama-water)" {}
            g fill="none" stroke="#fff3dc" stroke-opacity="0.55" stroke-width="1.4" {
                path d="M8 132h60M84 140h40M20 150h30M140 134h44M60 160h60M150 156h30" {}
            }
            g stroke="#22182e" stroke-width="1.5" stroke-linejoin="round" {
                // Smoke.
                path d="M102 62c-8-12 4-20 12-14-2-12 16-16 20-6 8-8 22 0 18 10 12-4 18 10 8 14-14 6-44 8-58-4z" fill="#efe4dc" {}
                // The steamer.
                path d="M92 64h14v38H92z" fill="#b5233a" {}
                path d="M92 64h14v9H92z" fill="#22182e" {}
                path d="M58 40v64M140 48v56" fill="none" stroke-width="2.4" {}
                path d="M46 56h24M130 62h20M58 42L22 108M58 42l34 58M140 50l-34 50M140 50l28 58" fill="none" stroke-width="0.9" {}
                path d="M64 88h64v14H64z" fill="#fbf3df" {}
                path d="M12 102h164l12-6c-2 22-12 36-28 38H36C22 132 14 118 12 102z" fill="#2a2140" {}
                path d="M18 112h164" fill="none" stroke="#d8a13a" stroke-width="2" {}
                circle cx="98" cy="118" r="17" fill="#b5233a" {}
                path d="M98 101v34M81 118h34M86 106l24 24M110 106l-24 24" fill="none" stroke="#fbf3df" stroke-width="1.6" {}
                circle cx="98" cy="118" r="4" fill="#d8a13a" {}
                path d="M58 40h16l-3 4 3 4H58z" fill="#b5233a" {}
                // The quay.
                path d="M176 200v-44h144v44z" fill="#8d7f86" {}
                path d="M176 156h144v8H176z" fill="#b9aaa6" {}
                // The customs house.
                path d="M226 84h80v72h-80z" fill="#a8442f" {}
                path d="M220 84l46-24 46 24z" fill="#3f4a63" {}
                path d="M256 34h20v36h-20z" fill="#a8442f" {}
                path d="M252 36l14-20 14 20z" fill="#3f6a5c" {}
                circle cx="266" cy="48" r="6" fill="#fbf3df" {}
                path d="M266 48v-4M266 48h3" fill="none" {}
                path d="M234 94h12v18h-12zM286 94h12v18h-12zM234 124h12v18h-12zM286 124h12v18h-12zM260 92h12v18h-12z" fill="#fbe9b8" {}
                path d="M256 156v-22c0-12 20-12 20 0v22z" fill="#3a2232" {}
                path d="M226 116h80" fill="none" stroke="#fbf3df" stroke-width="2.4" {}
            }
            // Gas lights.
            @for x in [190, 212, 312] {
                circle cx=(x) cy="112" r="11" fill="#ffe9a6" opacity="0.45" {}
                path d={ "M" (x) " 118v38" } stroke="#22182e" stroke-width="2.6" {}
                path d={ "M" (x - 5) " 106h10l-2 12h-6zM" (x - 6) " 106l6-6 6 6z" } fill="#ffd966" stroke="#22182e" stroke-width="1.2" {}
            }
            rect x="3" y="3" width="314" height="194" rx="3" fill="none" stroke="#22182e" stroke-width="2" {}
        },
    )
}
