//! The SVG symbols: signs for everything that can be gained, flags, crests and pieces. The pictures of the areas are in
//! [`views`]. Colours come from the style sheet; a symbol needs no view box where it is used.

mod views;

use maud::{Markup, PreEscaped, html};
use portolan_yokohama::{AreaKind, Country, Good};
use std::sync::LazyLock;

/// All symbols. They never change and are rendered once.
pub(crate) fn defs() -> PreEscaped<&'static str> {
    static DEFS: LazyLock<Markup> = LazyLock::new(render_defs);
    PreEscaped(&DEFS.0)
}

fn render_defs() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            @for good in Good::ALL { (sign(good.name(), good_shape(good))) }
            (sign("any", any_shape()))
            (sign("import", crate_shape()))
            (sign("warehouse", crane_shape()))
            (sign("move", shoes_shape()))
            (sign("agent", bowler_shape()))
            (sign("faith", cross_shape()))
            (sign("exchange", scales_shape()))
            (sign("unit", flask_shape()))
            (sign("order", scroll_shape()))
            (sign("yen", coin_shape()))
            (sign("shop", shop_shape()))
            (sign("house", house_shape()))
            (sign("man", man_shape()))
            (sign("top-hat", top_hat_shape()))
            (sign("station", engine_shape()))
            @for country in Country::ALL {
                symbol id={ "flag-" (country.name()) } viewBox="0 0 30 20" preserveAspectRatio="none" { (flag_shape(country)) }
            }
            @for kind in AreaKind::ALL {
                symbol id={ "view-" (kind.name()) } viewBox="0 0 64 48" preserveAspectRatio="xMidYMax slice" {
                    (views::view(kind))
                }
            }
            symbol id="harbour" viewBox="0 0 1000 400" preserveAspectRatio="xMidYMin slice" { (views::harbour()) }
        }
    }
}

fn sign(name: &str, shape: Markup) -> Markup {
    html! {
        symbol id={ "sign-" (name) } viewBox="0 0 24 24" {
            g stroke="var(--key)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round" { (shape) }
        }
    }
}

/// A picture next to a word. The element around it must be hidden from screen readers.
pub(super) fn picture(kind: &str, name: &str) -> Markup {
    html! { svg { use href={ "#" (kind) "-" (name) } {} } }
}

/// Copper: three ingots. Silk: a bolt of cloth. Tea: two leaves and a bud. Fish: a sea bream.
fn good_shape(good: Good) -> Markup {
    html! {
        @match good {
            Good::Copper => {
                path d="M8 4h8l3 7H5z" fill="var(--copper)" {}
                path d="M3 13h8l2.5 7.500H.800zM13 13h8l2.2 7.500h-12z" fill="var(--copper)" {}
                path d="M8.5 6.500h5M4.5 15.500h4M15 15.500h4" fill="none" stroke="var(--copper-light)" {}
            },
            Good::Silk => {
                path d="M3.5 6.500c5-3 9-3 14 0v11c-5 3-9 3-14 0z" fill="var(--silk)" {}
                path d="M17.5 6.500c2.5-1.5 4 .5 4 5.500s-1.5 7-4 5.500z" fill="var(--silk-deep)" {}
                path d="M7 6v12M10.5 5v14M14 6v12" fill="none" stroke="var(--silk-deep)" {}
                circle cx="19.3" cy="12" r="1.5" fill="var(--cut)" stroke-width="0.8" {}
            },
            Good::Tea => {
                path d="M12 22v-9" fill="none" stroke-width="2" {}
                path d="M12 15C6 17 2.5 13.5 1.5 8c6-1 10.5 1.5 10.5 7z" fill="var(--tea)" {}
                path d="M12 15c6 2 9.5-1.5 10.5-7-6-1-10.5 1.5-10.5 7z" fill="var(--tea)" {}
                path d="M12 12c-3.5-3-3.5-7.5 0-11 3.5 3.5 3.5 8 0 11z" fill="var(--tea-light)" {}
            },
            Good::Fish => {
                path d="M1.5 12C5 5.5 12 4.5 16.5 9.500L22.5 6v12l-6-3.500C12 19.5 5 18.5 1.5 12z" fill="var(--fish)" {}
                path d="M9 5.800c2 4 2 8.5 0 12.4" fill="none" {}
                circle cx="5.8" cy="11" r="1" fill="var(--cut)" stroke-width="0.8" {}
                path d="M12 9.500c1 1.6 1 3.4 0 5M18.5 10v4" fill="none" stroke="var(--cut)" {}
            },
        }
    }
}

fn any_shape() -> Markup {
    html! {
        rect x="2.5" y="2.5" width="19" height="19" rx="5" fill="var(--cut)" {}
        path d="M8.5 9c0-4.5 7-4.5 7 0 0 3-3.5 3-3.5 6M12 18.300v.2" fill="none" stroke-width="2.4" {}
    }
}

/// A crate that came over the sea.
fn crate_shape() -> Markup {
    html! {
        path d="M2 8l10-5 10 5v9l-10 5-10-5z" fill="var(--crate)" {}
        path d="M2 8l10 5 10-5M12 13v9" fill="none" {}
        path d="M5 11.500v5M8.5 13.200v5M15.5 13.200v5M19 11.500v5" fill="none" stroke-width="0.9" {}
    }
}

/// A storehouse with a crane beam and a bale on its hook.
fn crane_shape() -> Markup {
    html! {
        path d="M1.5 22V10.500L8 5l6.5 5.500V22z" fill="var(--cut)" {}
        path d="M.8 11L8 4.6 15.2 11" fill="none" stroke-width="2" {}
        path d="M5 22v-6h6v6z" fill="var(--roof)" {}
        path d="M11 7h9v4M20 11v2" fill="none" stroke-width="1.6" {}
        path d="M17 13h6v5h-6z" fill="var(--crate)" {}
    }
}

/// Two footprints of wooden sandals.
fn shoes_shape() -> Markup {
    html! {
        rect x="3.5" y="6" width="7" height="16" rx="3.2" fill="var(--crate)" {}
        rect x="13.5" y="2" width="7" height="16" rx="3.2" fill="var(--crate)" {}
        path d="M4.5 15.500L7 10l2.5 5.500M14.5 11.500L17 6l2.5 5.5" fill="none" stroke="var(--red)" stroke-width="1.8" {}
    }
}

/// A bowler hat and a moustache: a gentleman from abroad.
fn bowler_shape() -> Markup {
    html! {
        path d="M6 10.500C6 4 9 2 12 2s6 2 6 8.500z" fill="var(--purple)" {}
        path d="M2.5 11c4 2.5 15 2.5 19 0-.5 3-3 4-9.5 4S3 14 2.5 11z" fill="var(--purple)" {}
        path d="M12 19c-1.5-2.5-5-2-6.5 1 3 2.5 5.5 1.5 6.5 0 1 1.5 3.5 2.5 6.5 0-1.5-3-5-3.5-6.5-1z" fill="var(--key)" {}
    }
}

fn cross_shape() -> Markup {
    html! { path d="M9.5 2h5v5.500H20v5h-5.500V22h-5v-9.500H4v-5h5.500z" fill="var(--lamp)" {} }
}

/// Scales.
fn scales_shape() -> Markup {
    html! {
        path d="M12 3v17M7 21h10M4 6.500h16" fill="none" stroke-width="1.8" {}
        path d="M4.5 7L1.5 14h6zM19.5 7l-3 7h6z" fill="none" stroke-width="0.9" {}
        path d="M1 14h7c-.5 4-6.5 4-7 0zM16 14h7c-.5 4-6.5 4-7 0z" fill="var(--lamp)" {}
    }
}

/// A flask of the laboratory.
fn flask_shape() -> Markup {
    html! {
        path d="M9 2h6M10 2v7L3.5 19.500C2.8 21 3.5 22 5 22h14c1.5 0 2.2-1 1.5-2.500L14 9V2" fill="var(--cut)" {}
        path d="M7 15h10l3 5c.3 1-.2 1.5-1 1.500H5c-.8 0-1.3-.5-1-1.500z" fill="var(--silk-deep)" {}
        circle cx="11" cy="18" r="1.1" fill="var(--cut)" stroke-width="0.7" {}
    }
}

/// A sheet with a seal.
fn scroll_shape() -> Markup {
    html! {
        path d="M5 2h11l4 4v16H5z" fill="var(--cut)" {}
        path d="M16 2v4h4M8 8h6M8 11.500h9M8 15h5" fill="none" {}
        circle cx="16" cy="17.5" r="2.8" fill="var(--red)" {}
    }
}

fn coin_shape() -> Markup {
    html! {
        circle cx="12" cy="12" r="10.3" fill="var(--coin)" {}
        path d="M7.5 6.500L12 12l4.5-5.500M12 12v6.500M8 13h8M8 16h8" fill="none" stroke-width="1.9" {}
    }
}

/// A shop of one storey under a tiled roof, with its curtain.
fn shop_shape() -> Markup {
    html! {
        path d="M4 12h16v10H4z" fill="var(--piece)" {}
        path d="M1 12.500C4 11.5 6 9 7 6h10c1 3 3 5.5 6 6.500z" fill="var(--roof)" {}
        path d="M9 6l1 6.500M15 6l-1 6.5" fill="none" stroke-width="0.7" stroke="var(--cut)" {}
        path d="M7 15h10v3.500H7z" fill="var(--cut)" {}
    }
}

/// A trading house of two storeys, with a flag.
fn house_shape() -> Markup {
    html! {
        path d="M12 1v5M12 1h5l-1.5 1.700L17 4.400h-5" fill="var(--red)" {}
        path d="M4 10h16v12.500H4z" fill="var(--piece)" {}
        path d="M2 10.500L12 5l10 5.500z" fill="var(--roof)" {}
        path d="M6.5 12.500h3v3h-3zM14.5 12.500h3v3h-3zM6.5 17.500h3v3h-3zM14.5 17.500h3v3h-3zM11 17.500h2.200v5H11z" fill="var(--cut)" stroke-width="0.8" {}
    }
}

/// An assistant: a figure in the colour of its player. The crest stands beside or upon it.
fn man_shape() -> Markup {
    html! {
        path d="M12 1.500c3 0 4.5 2 4.5 4.5 0 2-1 3.5-2 4.5 4.5 1 7 5 7 11.500H2.500c0-6.5 2.5-10.5 7-11.5-1-1-2-2.5-2-4.5 0-2.5 1.5-4.5 4.5-4.500z" fill="var(--piece)" {}
    }
}

/// The hat of a president.
fn top_hat_shape() -> Markup {
    html! {
        path d="M5.5 2.500c4-1.5 9-1.5 13 0L17 17H7z" fill="var(--piece)" {}
        path d="M1 16.500c3 2 5 1.5 6 .500h10c1 1 3 1.5 6-.5-.5 4-3.5 5.5-11 5.500S1.5 20.5 1 16.500z" fill="var(--piece)" {}
        path d="M6.7 13.500c3.5 1.2 7 1.2 10.6 0l.2 2.800c-3.5 1-7.5 1-11 0z" fill="var(--lamp)" stroke-width="0.8" {}
    }
}

/// The engine of the first railway.
fn engine_shape() -> Markup {
    html! {
        path d="M4 4h4v6H4zM3 3h6" fill="var(--key)" {}
        path d="M2.5 9.500h13V4h6.500v2h-1v11h-18.500z" fill="var(--red)" {}
        path d="M17 7h3v3.500h-3z" fill="var(--lamp)" {}
        circle cx="6.5" cy="18.5" r="3.3" fill="var(--cut)" {}
        circle cx="17" cy="18.5" r="3.3" fill="var(--cut)" {}
        path d="M6.5 18.500H17" fill="none" stroke-width="1.8" {}
    }
}

/// Simple flags, always shown with letters.
fn flag_shape(country: Country) -> Markup {
    html! {
        rect width="30" height="20" fill="#fbf4e2" {}
        @match country {
            Country::Us => {
                path d="M0 1.500h30M0 5.800h30M0 10.100h30M0 14.400h30M0 18.700h30" stroke="#b5172f" stroke-width="2.3" {}
                rect width="14" height="11.2" fill="#1d3f78" {}
                path d="M3 3h.1M7 3h.1M11 3h.1M5 5.600h.1M9 5.600h.1M3 8.200h.1M7 8.200h.1M11 8.200h.1" stroke="#fbf4e2" stroke-width="1.8" stroke-linecap="round" {}
            },
            Country::Nl => {
                rect width="30" height="6.7" fill="#b5172f" {}
                rect y="13.3" width="30" height="6.7" fill="#1d4d92" {}
            },
            Country::Uk => {
                rect width="30" height="20" fill="#1d3f78" {}
                path d="M0 0l30 20M30 0L0 20" stroke="#fbf4e2" stroke-width="4.5" {}
                path d="M0 0l30 20M30 0L0 20" stroke="#b5172f" stroke-width="1.8" {}
                path d="M15 0v20M0 10h30" stroke="#fbf4e2" stroke-width="7" {}
                path d="M15 0v20M0 10h30" stroke="#b5172f" stroke-width="4" {}
            },
            Country::Fr => {
                rect width="10" height="20" fill="#1d4d92" {}
                rect x="20" width="10" height="20" fill="#b5172f" {}
            },
            Country::De => {
                rect width="30" height="6.7" fill="#211a22" {}
                rect y="13.3" width="30" height="6.7" fill="#b5172f" {}
            },
        }
        rect width="30" height="20" fill="none" stroke="#22182e" stroke-width="1.6" {}
    }
}
