//! Pieces that all games share: the crests of the players, piles, hands of hidden cards.

use maud::{Markup, PreEscaped, html};
use portolan_core::{MAX_SEATS, Seat};
use std::sync::LazyLock;

/// The shared SVG symbols, to which other parts refer by id. They are rendered once.
pub fn defs() -> PreEscaped<&'static str> {
    static DEFS: LazyLock<Markup> = LazyLock::new(render_defs);
    PreEscaped(&DEFS.0)
}

fn render_defs() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            symbol id="pattern-back" viewBox="0 0 40 56" { (back_shape()) }
            @for number in 1..=MAX_SEATS { symbol id={ "crest-" (number) } viewBox="0 0 24 24" { (crest_shape(number)) } }
        }
    }
}

/// The crest of a seat: a shape, so that no colour is needed to tell players apart.
pub fn crest(seat: Seat) -> Markup {
    html! {
        svg class={ "crest seat-" (seat) } aria-hidden="true" focusable="false" {
            use href={ "#crest-" (seat.number()) } {}
        }
    }
}

/// Eight crests like family marks, 24 wide and high: a disc with a shape cut out of it. Pieces of a game may show them
/// as well.
fn crest_shape(number: usize) -> Markup {
    html! {
        circle cx="12" cy="12" r="11" fill="currentColor" {}
        g fill="var(--crest-cut, var(--paper))" {
            @match number {
                1 => {
                    circle cx="12" cy="7.6" r="3.2" {}
                    circle cx="7.8" cy="14.6" r="3.2" {}
                    circle cx="16.2" cy="14.6" r="3.2" {}
                },
                2 => path d="M12 4l3.6 3.8L12 11.6 8.4 7.8zM12 12.4l3.6 3.8L12 20l-3.6-3.8zM7.6 8.2l3.6 3.8-3.6 3.8L4 12zM16.4 8.2L20 12l-3.6 3.8-3.6-3.8z" {},
                3 => path d="M12 4l4 6.6H8zM7.6 11.6l4 6.6H3.8zM16.4 11.6l3.8 6.6h-7.8z" {},
                4 => path d="M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z" {},
                5 => path d="M12 3.6l2 5.6 6 .2-4.7 3.7 1.7 5.8-5-3.4-5 3.4 1.7-5.8L4 9.4l6-.2z" {},
                6 => path d="M5 6h14v2.6H5zM5 10.7h14v2.6H5zM5 15.4h14V18H5z" {},
                7 => path d="M12 4a8 8 0 1 0 8 8 6 6 0 1 1-8-8z" {},
                _ => path d="M6 6h5v5H6zM13 6h5v5h-5zM6 13h5v5H6zM13 13h5v5h-5z" {},
            }
        }
    }
}

/// The back of a card: overlapping waves.
fn back_shape() -> Markup {
    html! {
        rect x="1" y="1" width="38" height="54" rx="4" fill="var(--back)" stroke="var(--key-line)" {}
        g fill="none" stroke="var(--back-line)" stroke-width="1.2" {
            @for row in 0..5 {
                @for column in 0..3 {
                    @let x = 8 + column * 12 - if row % 2 == 0 { 0 } else { 6 };
                    @let y = 14 + row * 9;
                    path d={ "M" (x - 6) " " (y) "a6 6 0 0 1 12 0M" (x - 3) " " (y) "a3 3 0 0 1 6 0" } {}
                }
            }
        }
        rect x="3.5" y="3.5" width="33" height="49" rx="2.5" fill="none" stroke="var(--back-line)" {}
    }
}

/// A hand that this viewer cannot see: `size` card backs. Their ids name the owner and nothing else.
pub fn hidden_hand(seat: Seat, size: usize, label: &str) -> Markup {
    html! {
        ul.fan aria-label=(label) title=(label) {
            @for number in 1..=size {
                li aria-hidden="true" {
                    div.card.back id={ "hand-" (seat) "-back-" (number) } data-piece { (back()) }
                }
            }
        }
    }
}

/// The back of a card.
pub fn back() -> Markup {
    html! { svg viewBox="0 0 40 56" aria-hidden="true" focusable="false" { use href="#pattern-back" {} } }
}

/// A face-down pile with its number of cards.
pub fn pile(id: &str, count: usize, label: &str) -> Markup {
    html! {
        div.pile.empty[count == 0] id=(id) title=(label) {
            div.heap aria-hidden="true" { (back()) }
            span.count { (count) }
            span.name { (label) }
        }
    }
}

/// A pile of cards whose contents are public: expanded, it shows `table`.
pub fn open_pile(id: &str, count: usize, label: &str, table: &Markup) -> Markup {
    html! {
        details.pile.empty[count == 0] id=(id) {
            summary title=(label) {
                span.heap aria-hidden="true" { (back()) }
                span.count { (count) }
                span.name { (label) }
            }
            table {
                caption { (label) }
                (table)
            }
        }
    }
}

/// A picture that is defined once per page; its id is also its CSS class.
pub fn picture(id: &str, view_box: &str) -> Markup {
    html! {
        svg class=(id) viewBox=(view_box) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}
