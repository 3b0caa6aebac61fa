//! One area: its picture, its yield by power, the pieces on it, its building spaces, its 5-power token. A click chooses
//! a legal area; otherwise it enlarges the area, with everything in words.

use super::page::{Page, place_of};
use super::signs;
use super::symbols::picture;
use maud::{Markup, html};
use portolan_board::sentence::yes_no;
use portolan_core::Seat;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::components::MOST_POWER;
use portolan_yokohama::{
    Area, AreaKind, AreaView, AssistantSource, BuildingSpaceView, Choice, Phase, Piece, TokenView, View,
};

/// The area on the map.
pub(super) fn tile(of: &AreaView, page: &Page<'_>) -> Markup {
    let name = page.area(of.area);
    let id = format!("area-{}", of.area);
    let mut choices = page.choices().filter(|&choice| is_at(choice, of, page.view));
    let why = choice_about(of.area, page)
        .filter(|&choice| !page.can(choice))
        .and_then(|choice| page.why_not(choice));
    let look = page.format(Key::HtmlLook, [("area", name.as_str().into())]);
    let acting = page.view.action.is_some_and(|action| action.area == of.area)
        || matches!(page.view.phase, Phase::Route { to, .. } if to == of.area);
    html! {
        div class={ "area " (of.kind.name()) (if acting { " acting" } else { "" }) } id=(id) popover {
            @if let Some(choice) = choices.next() {
                (page.clickable(Some(choice), "pick", &name, html! {}))
            }
            span.view aria-hidden="true" { (picture("view", of.kind.name())) }
            h3 { (page.hyphenated(&name)) }
            @if of.station { (station(page)) }
            @if let Some(token) = &of.token { (token_of(of.area, token, page)) }
            (fee(of.area, page))
            @if of.area == Area::Canal { p.toll { (page.text(Key::ToCross)) } } @else { (yields(of, page)) }
            ul.men { @for seat in page.seats() { (pieces_of(seat, of, page)) } }
            (plots(of, page))
            @for choice in choices { (page.clickable(Some(choice), "extra", &name, picture("sign", "station"))) }
            div.more {
                p { (page.format(Key::HtmlAreaDoes, [("kind", of.kind.name().into())])) }
                @if let Some(why) = &why { p.why { (why) } }
            }
            button.look type="button" popovertarget=(id) aria-label=(look) title=[why.as_ref()] {}
        }
    }
}

/// Whether a click on the area makes this choice. Of several choices, the first is the most frequent.
fn is_at(choice: Choice, of: &AreaView, view: &View) -> bool {
    let president = |seat: Seat| view.player(seat).and_then(|player| player.president);
    match choice {
        Choice::Stop => view.to_act.first().and_then(president) == Some(of.area),
        Choice::Ride => of.station,
        Choice::Leave => matches!(view.phase, Phase::Leave { area, .. } if area == of.area),
        choice => place_of(choice) == Some(of.area),
    }
}

/// The choice about this area in the pending decision, legal or not; `None` if the decision is not about areas.
fn choice_about(area: Area, page: &Page<'_>) -> Option<Choice> {
    let me = page.view.me().filter(|_| page.can_choose())?;
    Some(match page.view.phase {
        Phase::Supplement { .. } if me.ready_agents() > 0 => Choice::Agent(area),
        Phase::Place { .. } | Phase::MoveTo { .. } => Choice::Place(area),
        Phase::Walk { .. } if me.president == Some(area) => Choice::Stop,
        Phase::Move { .. } | Phase::Walk { .. } => Choice::Go(area),
        Phase::Recall { .. } => Choice::Take(area),
        Phase::MoveFrom { .. } => Choice::From(AssistantSource::Area(area)),
        Phase::Station { .. } => Choice::Station(area),
        _ => return None,
    })
}

/// The fees that the viewer's president pays to move here, in yen; the lowest if there are several routes.
fn fee(area: Area, page: &Page<'_>) -> Markup {
    let ways = page.view.routes_to(area).iter().map(|fees| fees.yen());
    let least = ways.min().filter(|&yen| yen > 0 && page.can(Choice::Go(area)));
    html! {
        @if let Some(yen) = least {
            @let label = page.format(Key::HtmlFee, [("yen", yen.into())]);
            span.fee role="img" aria-label=(label) title=(label) { "−" (yen) "¥" }
        }
    }
}

fn station(page: &Page<'_>) -> Markup {
    let label = page.format(Key::TitleOf, [("title", "station".into())]);
    html! {
        span.station id="station" data-piece role="img" aria-label=(label) title=(label) {
            svg aria-hidden="true" { use href="#sign-station" {} }
        }
    }
}

fn token_of(area: Area, token: &TokenView, page: &Page<'_>) -> Markup {
    let choice =
        matches!(page.view.phase, Phase::Token { area: at, .. } if at == area).then_some(Choice::Token);
    token_face(token, choice, page)
}

/// A 5-power token.
pub(super) fn token_face(token: &TokenView, choice: Option<Choice>, page: &Page<'_>) -> Markup {
    let label = page.format(Key::HtmlToken, [("reward", page.reward(&token.reward).into())]);
    let face = html! { span aria-hidden="true" { (signs::reward(&token.reward)) } };
    html! {
        span.token id={ "token-" (token.id.0) } data-piece { (page.clickable(choice, "coin", &label, face)) }
    }
}

/// The yield at powers 1 to 5; the viewer's own power is marked.
fn yields(of: &AreaView, page: &Page<'_>) -> Markup {
    let own = page.view.viewer.seat().and_then(|seat| of.power.get(seat.index())).copied().unwrap_or(0);
    let here = page.view.action.filter(|action| action.area == of.area).map(|action| action.power);
    let reached = here.unwrap_or(if own > 0 { (own + 1).min(MOST_POWER) } else { 0 });
    html! {
        ol.yields aria-label=(page.text(Key::HtmlYields)) {
            @for (power, count) in (1u8..).zip(of.by_power) {
                li class=[(power == reached).then_some("now")] {
                    (count)
                    @if power == MOST_POWER && is_port(of.kind) { b.vp { (page.view.numbers.port_points) } }
                }
            }
            li.sign aria-hidden="true" { (picture("sign", gives(of.kind))) }
        }
    }
}

const fn is_port(kind: AreaKind) -> bool {
    matches!(kind, AreaKind::PortA | AreaKind::PortB)
}

/// The sign of the yield of an area.
const fn gives(kind: AreaKind) -> &'static str {
    match kind {
        AreaKind::CopperMine => "copper",
        AreaKind::Fishing => "fish",
        AreaKind::SilkMill => "silk",
        AreaKind::Tea => "tea",
        AreaKind::Bank => "yen",
        AreaKind::Chinatown => "exchange",
        AreaKind::Church => "faith",
        AreaKind::Customs => "import",
        AreaKind::Agency => "warehouse",
        AreaKind::LaboratoryA | AreaKind::LaboratoryB => "unit",
        AreaKind::PortA | AreaKind::PortB => "order",
        AreaKind::Canal => "move",
    }
}

/// The president and the assistants of one player; empty if there are none.
fn pieces_of(seat: Seat, of: &AreaView, page: &Page<'_>) -> Markup {
    let count = of.assistants.get(seat.index()).copied().unwrap_or(0);
    let leads = of.presidents.has(seat);
    if count == 0 && !leads {
        return html! {};
    }
    let args = [
        ("who", page.reader.players.name(seat).to_string().into()),
        ("president", yes_no(leads).into()),
        ("count", count.into()),
    ];
    let locale = page.format(Key::HtmlMen, args);
    html! {
        li {
            @if leads { (president(seat)) }
            @if count > 0 { span aria-hidden="true" { (signs::crest(seat)) b { (count) } } }
            span.w { (locale) }
        }
    }
}

/// The president of a player.
pub(super) fn president(seat: Seat) -> Markup {
    let number = seat.number();
    html! {
        span class={ "president s" (number) } id={ "president-" (number) } data-piece aria-hidden="true" {
            (picture("sign", "top-hat")) (signs::crest(seat))
        }
    }
}

/// The spaces of the building tile: four for shops, one for a trading house.
fn plots(of: &AreaView, page: &Page<'_>) -> Markup {
    let Some(tile) = &of.tile else { return html! {} };
    let building = matches!(page.view.phase, Phase::Build { area, .. } if area == of.area);
    html! {
        ul.plots {
            @for (number, shop) in (1u8..).zip(&tile.shops) {
                li { (site(shop, Piece::Shop, building.then_some(Choice::Shop(number)), page)) }
            }
            li.house { (site(&tile.house, Piece::House, building.then_some(Choice::House), page)) }
        }
    }
}

fn site(of: &BuildingSpaceView, piece: Piece, choice: Option<Choice>, page: &Page<'_>) -> Markup {
    let who = of.owner.map(|seat| page.reader.players.name(seat).to_string()).unwrap_or_default();
    let args = [
        ("piece", piece.name().into()),
        ("taken", yes_no(of.owner.is_some()).into()),
        ("who", who.into()),
        ("reward", page.reward(&of.reward).into()),
    ];
    let locale = page.format(Key::HtmlSite, args);
    let face = match of.owner {
        Some(seat) => html! {
            span class={ "built s" (seat.number()) } aria-hidden="true" {
                (picture("sign", piece.name())) (signs::crest(seat))
            }
        },
        None => html! { span aria-hidden="true" { (signs::reward(&of.reward)) } },
    };
    match choice.filter(|_| page.can_choose() && of.owner.is_none()) {
        Some(choice) => html! { (page.clickable(Some(choice), "site", &locale, face)) span.w { (locale) } },
        None => html! { (face) span.w { (locale) } },
    }
}
