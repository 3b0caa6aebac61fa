//! Osaka: a print with a great wave, a ship and the mountain under a red sun.

use maud::{Markup, html};
use portolan_board::html::emblem_frame;

/// The emblem of the home page.
pub(crate) fn emblem(label: &str) -> Markup {
    emblem_frame(
        "osaka",
        label,
        html! {
            defs {
                linearGradient id="emblem-osaka-sky" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#24508c" {}
                    stop offset="0.38" stop-color="#efe2c2" {}
                    stop offset="1" stop-color="#f4c795" {}
                }
                linearGradient id="emblem-osaka-water" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#a9c8cf" {}
                    stop offset="0.4" stop-color="#4d86ae" {}
                    stop offset="1" stop-color="#153a6e" {}
                }
                linearGradient id="emblem-osaka-wave" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#2d64a5" {}
                    stop offset="1" stop-color="#0f2d59" {}
                }
            }
            rect width="320" height="200" fill="url(#emblem-osaka-sky)" {}
            circle cx="238" cy="52" r="24" fill="#c4321f" {}
            path d="M0 66h70c12 0 12-7 28-7h40c10 0 10 7 20 7h60c14 0 14 5 26 5H0z" fill="#fbf3df" opacity="0.85" {}
            g stroke="#1a2130" stroke-width="1.2" stroke-linejoin="round" {
                path d="M150 126c30-8 56-30 72-58 4-4 7-1 10-1s6-3 10 1c18 28 40 48 78 58z" fill="#5a7ca8" {}
                path d="M222 68c4-4 7-1 10-1s6-3 10 1l12 17-8-3-4 8-6-7-5 11-6-10-6 7-4-7-7 4z" fill="#fdf8ec" {}
            }
            path d="M0 124c50-10 90 2 140-3s120-6 180 1v10H0z" fill="#7f9a86" {}
            rect y="126" width="320" height="74" fill="url(#emblem-osaka-water)" {}
            g fill="none" stroke="#ffffff" stroke-opacity="0.4" stroke-width="1.1" {
                path d="M150 140c5-6 15-6 20 0s15 6 20 0 15-6 20 0 15 6 20 0 15-6 20 0 15 6 20 0 15-6 20 0 15 6 20 0" {}
                path d="M160 158c5-6 15-6 20 0s15 6 20 0 15-6 20 0 15 6 20 0 15-6 20 0 15 6 20 0 15-6 20 0" {}
                path d="M150 178c5-6 15-6 20 0s15 6 20 0 15-6 20 0 15 6 20 0 15-6 20 0 15 6 20 0 15-6 20 0" {}
            }
            g transform="translate(206 100)" stroke="#1a2130" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" {
                path d="M40 3v38M40 4L74 35M40 4L8 33" fill="none" stroke-width="1.2" {}
                path d="M3 30l7-1 3 7h50c6 0 12-5 15-12l4 1c-1 12-9 28-24 31H26C12 55 5 44 3 30z" fill="#b8281e" {}
                path d="M13 36h50c5 0 9-3 12-7" fill="none" stroke="#fbf5e6" stroke-width="1.6" {}
                path d="M22 8c12-3 30-3 40 0 5 8 5 17 0 25-10 3-29 3-40 0 4-8 4-17 0-25z" fill="#fbf0d6" {}
                path d="M20 8.5c14-4 31-4 44 0" fill="none" stroke-width="2.6" {}
                circle cx="43" cy="20" r="7" fill="#b8281e" stroke="none" {}
                path d="M29 7c4 9 4 18 0 27M56 7c4 9 4 18 0 27" fill="none" stroke-width="0.7" opacity="0.5" {}
            }
            g stroke="#1a2130" stroke-width="1.5" stroke-linejoin="round" {
                path d="M0 200V120C14 84 44 48 88 38c40-9 76 10 84 42 6 24-8 42-26 42-14 0-20-12-16-22-16-6-36 2-42 22-8 28 24 60 92 78z" fill="url(#emblem-osaka-wave)" {}
                path d="M10 190c0-48 22-86 56-106M34 196c-4-36 10-66 34-84M64 198c-12-26-8-50 6-66M98 199c-16-14-22-30-20-46" fill="none" stroke="#cfe0ea" stroke-width="2.4" stroke-opacity="0.85" {}
                path d="M34 76c14-22 36-36 58-39 42-6 76 14 81 46 3 22-10 39-27 39-14 0-20-12-16-22 5 8 17 6 17-4 8-1 9-12 2-16 4-9-6-17-14-11-2-11-17-13-22-4-8-9-23-5-25 6-10-6-21 0-21 10-9-5-20-1-33-5z" fill="#fdf8ec" {}
            }
            g fill="#fdf8ec" stroke="#1a2130" stroke-width="0.8" {
                circle cx="182" cy="84" r="4" {}
                circle cx="190" cy="102" r="3" {}
                circle cx="178" cy="112" r="2.6" {}
                circle cx="186" cy="68" r="2.2" {}
            }
            g transform="translate(290 14)" {
                rect width="18" height="34" rx="2" fill="#b8281e" {}
                path d="M4 6h10M9 6v9M4 15h10M4 19v10h10V19M4 24h10" fill="none" stroke="#fff6e6" stroke-width="1.6" {}
            }
            rect x="3" y="3" width="314" height="194" rx="3" fill="none" stroke="#1a2130" stroke-width="2" {}
        },
    )
}
