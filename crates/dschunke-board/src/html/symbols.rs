//! The SVG symbols: the hull of a junk from above, crates and strips, goods, merchants and their tasks, lanterns,
//! special cards. Colours come from the style sheet.

use maud::{Markup, PreEscaped, html};
use portolan_board::html::pieces;
use portolan_core::Seat;
use portolan_dschunke::{CardKind, Good, Junk, Pile, Task, Worker};
use std::sync::LazyLock;

/// All symbols. They never change and are rendered once.
pub(crate) fn defs() -> PreEscaped<&'static str> {
    static DEFS: LazyLock<Markup> = LazyLock::new(render_defs);
    PreEscaped(&DEFS.0)
}

fn render_defs() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs { (colours()) }
            symbol id="gangways" viewBox="0 0 600 200" preserveAspectRatio="none" { (gangways_shape()) }
            symbol id="clockwise" viewBox="0 0 60 34" {
                path d="M6 20C6 2 54 2 54 20M46 15l8 6 5-9M54 24C50 36 10 36 6 24" fill="none" stroke="var(--foam)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" {}
            }
            symbol id="lotus" viewBox="0 0 120 70" { (lotus_shape()) }
            symbol id="hull" viewBox="0 0 320 176" { (hull_shape()) }
            @for seat in (0..4).filter_map(Seat::new) {
                symbol id={ "crate-" (seat) } viewBox="0 0 40 40" { (crate_shape(seat)) }
                symbol id={ "strip-" (seat) "-across" } viewBox="0 0 120 40" { (strip_shape(seat, true)) }
                symbol id={ "strip-" (seat) "-along" } viewBox="0 0 40 120" { (strip_shape(seat, false)) }
                symbol id={ "mark-" (seat) } viewBox="0 0 24 24" { (pieces::crest(seat)) }
            }
            @for good in Good::ALL {
                symbol id={ "good-" (good.name()) } viewBox="0 0 48 48" { (good_shape(good)) }
                symbol id={ "goods-" (good.name()) } viewBox="0 0 40 56" { (goods_card(good)) }
            }
            symbol id="good-all" viewBox="0 0 48 48" { (all_goods()) }
            symbol id="task-load" viewBox="0 0 48 48" { (load_shape()) }
            symbol id="task-money" viewBox="0 0 48 48" { (coin_shape()) }
            symbol id="task-goods" viewBox="0 0 48 48" { (cards_shape()) }
            symbol id="disc" viewBox="0 0 48 48" { (disc_shape(false)) }
            symbol id="disc-down" viewBox="0 0 48 48" { (disc_shape(true)) }
            symbol id="lantern" viewBox="0 0 40 44" { (lantern_shape()) }
            symbol id="packet" viewBox="0 0 48 48" { (packet_shape()) }
            symbol id="red-junk-shape" viewBox="0 0 48 48" { (red_junk_shape()) }
            symbol id="back-special" viewBox="0 0 40 56" { (special_back()) }
            @for pile in Pile::ALL { symbol id={ "pile-" (pile.name()) } viewBox="0 0 24 24" { (pile_shape(pile)) } }
            @for name in ["extra", "ties", "swap", "place", "goods", "move", "money", "eight", "twelve"] {
                symbol id={ "kind-" (name) } viewBox="0 0 48 48" { (kind_shape(name)) }
            }
        }
    }
}

/// A picture with this id, in a box of 48 by 48.
pub(super) fn icon(class: &str, id: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 48 48" aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// The symbol of a good.
pub(super) fn symbol(good: Good) -> Markup {
    icon(
        "good",
        match good {
            Good::Rice => "good-rice",
            Good::Fish => "good-fish",
            Good::Vegetables => "good-vegetables",
            Good::Spices => "good-spices",
        },
    )
}

/// The sign of a junk: the good that it carries, or all of them.
pub(super) fn sign(junk: Junk) -> Markup {
    junk.good().map_or_else(|| icon("good", "good-all"), symbol)
}

/// The crest of a player in the colour of its strips.
pub(super) fn mark(seat: Seat) -> Markup {
    html! {
        svg class={ "mark seat-" (seat) } viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#mark-" (seat) } {}
        }
    }
}

/// The picture of a task.
pub(super) const fn task_name(task: Task) -> &'static str {
    match task {
        Task::Load(_) => "task-load",
        Task::Money => "task-money",
        Task::Goods => "task-goods",
    }
}

/// A merchant or an apprentice: a disc with its task, or its blank back.
pub(super) fn disc(worker: Worker, task: Option<Task>, used: bool) -> Markup {
    let back = if used || task.is_none() { "#disc-down" } else { "#disc" };
    html! {
        svg class={ "disc " (worker.name()) } viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            use href=(back) {}
            @if let Some(task) = task {
                svg x="11" y="11" width="26" height="26" viewBox="0 0 48 48" { use href={ "#" (task_name(task)) } {} }
            }
        }
    }
}

/// The name of the picture of a special card.
pub(super) const fn kind_name(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Extra => "kind-extra",
        CardKind::Ties => "kind-ties",
        CardKind::Swap => "kind-swap",
        CardKind::Place => "kind-place",
        CardKind::Goods => "kind-goods",
        CardKind::Move => "kind-move",
        CardKind::Money(_) => "kind-money",
        CardKind::Eight(_) => "kind-eight",
        CardKind::Twelve(..) => "kind-twelve",
    }
}

fn colours() -> Markup {
    html! {
        linearGradient id="deck" x1="0" y1="0" x2="0" y2="1" {
            stop offset="0" stop-color="var(--deck-light)" {}
            stop offset="0.5" stop-color="var(--deck)" {}
            stop offset="1" stop-color="var(--deck-dark)" {}
        }
        radialGradient id="glow-of-lantern" cx="0.5" cy="0.55" r="0.6" {
            stop offset="0" stop-color="var(--lantern-heart)" {}
            stop offset="1" stop-color="var(--lantern)" {}
        }
    }
}

/// The gangways from junk to junk, clockwise: three junks above, two below.
fn gangways_shape() -> Markup {
    let ways = "M100 50H500L400 150H200Z";
    html! {
        path d=(ways) fill="none" stroke="var(--gangway-edge)" stroke-width="15" vector-effect="non-scaling-stroke" {}
        path d=(ways) fill="none" stroke="var(--gangway)" stroke-width="12" vector-effect="non-scaling-stroke" {}
        path d=(ways) fill="none" stroke="var(--gangway-edge)" stroke-width="12" stroke-dasharray="1.5 8" vector-effect="non-scaling-stroke" {}
    }
}

/// Leaves and a flower on the water.
fn lotus_shape() -> Markup {
    html! {
        g fill="var(--pad)" stroke="var(--key)" stroke-width="1" {
            path d="M30 34L46 24a19 15 0 1 0 2 14z" {}
            path d="M84 46l18-3a20 16 0 1 0-4 15z" {}
            path d="M58 17l10 6a12 9 0 1 1 2-6z" {}
            path d="M30 34l-16-4M30 34l-8 10M30 34l2-14M84 46l-18-6M84 46l-9 12M84 46l2-15" fill="none" stroke-width="0.7" {}
        }
        g fill="var(--petal)" stroke="var(--key)" stroke-width="0.9" {
            @for turn in 0..7 {
                path transform={ "rotate(" (turn * 51) " 58 44)" } d="M58 44c-5-4-5-10 0-14 5 4 5 10 0 14z" {}
            }
            circle cx="58" cy="44" r="3" fill="var(--coin)" {}
        }
    }
}

/// A lacquered hull from above: stern on the left, bow with its eyes on the right, planks, the open hold.
fn hull_shape() -> Markup {
    html! {
        path d="M20 40C70 18 226 14 268 28c28 12 44 40 50 64-6 24-22 52-50 64-42 14-198 10-248-12-8-26-8-78 0-104z" fill="#0004" {}
        path d="M14 32C64 8 224 4 266 19c28 13 46 44 52 69-6 25-24 56-52 69-42 15-202 11-252-13-10-28-10-84 0-112z" fill="currentColor" stroke="var(--key)" stroke-width="3" {}
        path d="M21 38C70 17 222 14 262 27c24 11 40 38 46 61-6 23-22 50-46 61-40 13-192 10-241-11-8-26-8-74 0-100z" fill="url(#deck)" stroke="var(--key)" stroke-width="1.4" {}
        g fill="none" stroke="var(--plank)" stroke-width="1" {
            path d="M17 58c70-10 210-14 276-2M15 74c70-4 230-6 288-2M15 102c70 4 230 6 288 2M17 118c70 10 210 14 276 2M19 134c70 12 190 14 256 2M20 42c70-12 190-14 256-2" {}
            path d="M60 23v130M262 27c10 36 10 86 0 122" stroke-width="1.6" {}
        }
        path d="M100 24h128v128H100z" fill="currentColor" stroke="var(--key)" stroke-width="2" {}
        path d="M104 28h120v120H104z" fill="var(--hold)" {}
        path d="M104 68h120M104 108h120" stroke="#fff2" fill="none" {}
        g fill="#fffaf0" stroke="var(--key)" stroke-width="1.6" {
            circle cx="285" cy="42" r="6.5" {} circle cx="285" cy="134" r="6.5" {}
        }
        g fill="var(--key)" { circle cx="286.5" cy="42.5" r="2.8" {} circle cx="286.5" cy="133.5" r="2.8" {} }
        path d="M6 82h13v12H6z" fill="var(--key)" {}
    }
}

/// A wooden crate with the crest of its owner on the lid.
fn crate_shape(seat: Seat) -> Markup {
    html! {
        g class={ "crate seat-" (seat) } {
            rect x="1.2" y="1.2" width="37.6" height="37.6" rx="3" fill="currentColor" stroke="var(--key)" stroke-width="1.8" {}
            path d="M3 12h34M3 28h34" stroke="#0003" stroke-width="1.2" fill="none" {}
            rect x="4" y="4" width="32" height="32" rx="1.5" fill="none" stroke="var(--crate-rim)" stroke-width="1.3" {}
            svg x="9" y="9" width="22" height="22" viewBox="0 0 24 24" { use href={ "#mark-" (seat) } {} }
        }
    }
}

fn strip_shape(seat: Seat, across: bool) -> Markup {
    html! {
        @for place in [0, 40, 80] {
            @let (x, y) = if across { (place, 0) } else { (0, place) };
            use href={ "#crate-" (seat) } x=(x) y=(y) width="40" height="40" {}
        }
    }
}

/// Rice: a full bowl. Fish: a carp. Vegetables: a leafy head. Spices: star anise.
fn good_shape(good: Good) -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" {
            @match good {
                Good::Rice => {
                    path d="M8 25c1-10 8-16 16-16s15 6 16 16z" fill="#fffdf6" {}
                    path d="M15 18l2 2M22 13l2 2M29 16l-2 2M20 20l2 1.5M33 21l-2 1.5M27 21l1 1.5" fill="none" stroke-width="1.4" {}
                    path d="M4 25h40c0 9-5 15-12 17v3H16v-3C9 40 4 34 4 25z" fill="var(--bowl)" {}
                    path d="M9 31c6 4 24 4 30 0" fill="none" stroke="#fffaf0" {}
                },
                Good::Fish => {
                    path d="M4 25C10 14 23 11 33 19l10-8c2 8 2 20 0 28l-10-8c-10 8-23 5-29-6z" fill="var(--fish)" {}
                    path d="M19 15c2-5 8-7 12-5-1 3-3 5-5 6M20 35c2 4 6 6 10 5-1-3-3-4-5-5" fill="var(--fish-fin)" {}
                    path d="M17 18c3 5 3 9 0 14M23 19c3 4 3 8 0 12M29 21c2 3 2 6 0 8" fill="none" {}
                    circle cx="11" cy="23" r="1.8" fill="var(--key)" stroke="none" {}
                },
                Good::Vegetables => {
                    path d="M24 45c-7-1-9-8-8-17l-6-4c-6-3-7-11-2-15 2-5 8-6 11-3 2-4 8-4 10 0 3-3 9-2 11 3 5 4 4 12-2 15l-6 4c1 9-1 16-8 17z" fill="var(--leaf)" {}
                    path d="M24 45c-4-1-6-7-5-14l2-5h6l2 5c1 7-1 13-5 14z" fill="#f7fbe9" {}
                    path d="M24 26V12M21 27l-8-13M27 27l8-13" fill="none" stroke="#f7fbe9" stroke-width="2" {}
                },
                Good::Spices => {
                    @for turn in 0..8 {
                        path transform={ "rotate(" (turn * 45) " 24 24)" } d="M24 24c-5-5-5-13 0-20 5 7 5 15 0 20z" fill="var(--spice)" {}
                    }
                    circle cx="24" cy="24" r="4.5" fill="var(--spice-heart)" {}
                },
            }
        }
    }
}

/// The sign of the grey junk: all four goods together.
fn all_goods() -> Markup {
    html! {
        @for (good, (x, y)) in Good::ALL.into_iter().zip([(1, 1), (25, 1), (1, 25), (25, 25)]) {
            svg x=(x) y=(y) width="22" height="22" viewBox="0 0 48 48" { use href={ "#good-" (good.name()) } {} }
        }
    }
}

fn goods_card(good: Good) -> Markup {
    html! {
        rect x="1" y="1" width="38" height="54" rx="4" fill="var(--card-paper)" stroke="var(--key)" stroke-width="1.4" {}
        g class=(good.junk().name()) { rect x="3.5" y="3.5" width="33" height="49" rx="2.5" fill="currentColor" stroke="var(--key)" stroke-width="0.8" {} }
        ellipse cx="20" cy="28" rx="14.5" ry="19" fill="var(--card-paper)" stroke="var(--key)" stroke-width="0.8" {}
        svg x="7" y="15" width="26" height="26" viewBox="0 0 48 48" { use href={ "#good-" (good.name()) } {} }
    }
}

/// A strip of crates that is lowered into a hold.
fn load_shape() -> Markup {
    html! {
        g fill="var(--crate-wood)" stroke="var(--key)" stroke-width="2" stroke-linejoin="round" {
            path d="M2 30h14v14H2zM17 30h14v14H17zM32 30h14v14H32z" {}
            path d="M5 37h8M20 37h8M35 37h8" {}
            path d="M20 3h8v12h7L24 27 13 15h7z" fill="var(--stamp)" {}
        }
    }
}

/// A coin with a square hole: one yuan.
fn coin_shape() -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="2.4" {
            circle cx="24" cy="24" r="20.5" fill="var(--coin)" {}
            circle cx="24" cy="24" r="15" fill="none" stroke-width="1.3" {}
            path d="M17.5 17.5h13v13h-13z" fill="var(--card-paper)" {}
        }
    }
}

/// Goods cards, fanned out.
fn cards_shape() -> Markup {
    html! {
        g fill="var(--card-paper)" stroke="var(--key)" stroke-width="2" stroke-linejoin="round" {
            rect x="5" y="10" width="20" height="30" rx="3" transform="rotate(-14 15 25)" {}
            rect x="23" y="10" width="20" height="30" rx="3" transform="rotate(14 33 25)" {}
            rect x="13.5" y="8" width="21" height="31" rx="3" {}
            path d="M17 27c0-9 14-9 14 0zM16 27h16c0 5-3 8-8 8s-8-3-8-8z" fill="var(--bowl)" {}
        }
    }
}

/// The disc of a merchant or an apprentice; turned over it is blank wood.
fn disc_shape(down: bool) -> Markup {
    html! {
        circle cx="25" cy="26" r="21" fill="#0005" {}
        circle cx="24" cy="24" r="21" fill=(if down { "var(--wood)" } else { "currentColor" }) stroke="var(--key)" stroke-width="2.2" {}
        @if down {
            circle cx="24" cy="24" r="15" fill="none" stroke="var(--plank)" stroke-width="1.4" {}
            circle cx="24" cy="24" r="8" fill="none" stroke="var(--plank)" stroke-width="1.2" {}
        } @else {
            circle cx="24" cy="24" r="17" fill="var(--card-paper)" stroke="var(--key)" stroke-width="1.2" {}
        }
    }
}

/// A paper lantern.
fn lantern_shape() -> Markup {
    html! {
        path d="M20 0v5M20 38v6M17 44h6" stroke="var(--key)" stroke-width="1.6" fill="none" {}
        path d="M13 5h14v3H13zM13 35h14v3H13z" fill="var(--key)" {}
        path d="M12 8h16c7 4 10 9 10 13.5S35 31 28 35H12C5 31 2 26 2 21.5S5 12 12 8z" fill="currentColor" stroke="var(--key)" stroke-width="1.6" {}
        path d="M14 8c-4 8-4 19 0 27M26 8c4 8 4 19 0 27" fill="none" stroke="#0002" stroke-width="1.2" {}
    }
}

/// A sealed bid: folded paper with a red seal.
fn packet_shape() -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="2" stroke-linejoin="round" {
            path d="M4 10h40v30H4z" fill="var(--card-paper)" {}
            path d="M4 10l20 17 20-17M4 40l15-17M44 40L29 23" fill="none" stroke-width="1.4" {}
            circle cx="24" cy="26" r="8.5" fill="var(--stamp)" {}
            path d="M20.5 26h7M24 22.5v7" fill="none" stroke="var(--on-stamp)" {}
        }
    }
}

/// The red junk of the first player.
fn red_junk_shape() -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" {
            path d="M25 33V4" fill="none" stroke-width="2.4" {}
            path d="M25 5c8 3 13 10 14 18-3 4-8 6-14 7zM22 9c-6 3-10 9-11 15 3 3 7 5 11 5z" fill="#f3d79b" {}
            path d="M26 12l10 3M26 19l13 2M21 15l-8 2M21 22l-9 1" fill="none" stroke-width="1.2" {}
            path d="M3 30l8 3h25l9-5c0 9-6 15-14 16H15C8 43 4 37 3 30z" fill="var(--first)" {}
        }
    }
}

/// The black back of the special cards.
fn special_back() -> Markup {
    html! {
        rect x="1" y="1" width="38" height="54" rx="4" fill="var(--special)" stroke="var(--key)" stroke-width="1.4" {}
        rect x="4" y="4" width="32" height="48" rx="2.5" fill="none" stroke="var(--special-line)" {}
        path d="M20 14l9 14-9 14-9-14zM20 20l5 8-5 8-5-8z" fill="none" stroke="var(--special-line)" stroke-width="1.4" {}
    }
}

fn pile_shape(pile: Pile) -> Markup {
    html! {
        g fill="var(--stamp)" stroke="var(--card-paper)" stroke-width="1.6" stroke-linejoin="round" {
            @match pile {
                Pile::Square => rect x="4" y="4" width="16" height="16" {},
                Pile::Circle => circle cx="12" cy="12" r="9" {},
                Pile::Triangle => path d="M12 3l10 18H2z" {},
                Pile::Star => path d="M12 1.5l3 7.2 7.7.6-5.9 5 1.9 7.6-6.7-4.2-6.7 4.2 1.9-7.6-5.9-5 7.7-.6z" {},
            }
        }
    }
}

/// The effect of a special card, as a picture.
fn kind_shape(name: &str) -> Markup {
    html! {
        g fill="none" stroke="var(--key)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" {
            @match name {
                "extra" => {
                    rect x="6" y="9" width="22" height="32" rx="3" fill="var(--card-paper)" {}
                    path d="M37 15v18M28 24h18" stroke="var(--stamp-deep)" stroke-width="5" {}
                },
                "ties" => {
                    path d="M24 8v31M13 41h22M8 14h32" {}
                    path d="M8 14L2 29h12zM40 14l-6 15h12z" fill="var(--coin)" {}
                },
                "swap" => {
                    rect x="4" y="7" width="17" height="25" rx="3" fill="var(--card-paper)" {}
                    rect x="27" y="16" width="17" height="25" rx="3" fill="var(--coin)" {}
                    path d="M27 8c7-3 13-1 15 4M42 5v7h-7M21 40c-7 3-13 1-15-4M6 43v-7h7" stroke="var(--stamp-deep)" {}
                },
                "place" => svg width="48" height="48" viewBox="0 0 48 48" { use href="#task-load" {} },
                "goods" => svg width="48" height="48" viewBox="0 0 48 48" { use href="#task-goods" {} },
                "money" => svg width="48" height="48" viewBox="0 0 48 48" { use href="#task-money" {} },
                "move" => {
                    path d="M2 33h12v12H2zM14 33h12v12H14z" fill="var(--crate-wood)" stroke-width="2" {}
                    path d="M34 33h12v12H34z" fill="var(--crate-wood)" stroke-width="2" {}
                    path d="M8 25C12 8 34 6 39 21M39 28v-8l-8 1M39 20l7-3" stroke="var(--stamp-deep)" stroke-width="3.5" {}
                },
                "eight" => (bonus("8")),
                _ => (bonus("12")),
            }
        }
    }
}

/// A bonus: a coin with its value.
fn bonus(worth: &str) -> Markup {
    html! {
        circle cx="24" cy="24" r="21" fill="var(--coin)" {}
        text.worth x="24" y="33" text-anchor="middle" { (worth) }
    }
}
