//! The corners of the map: the boards of the church and the customs, achievements, agents, prizes and the sizes of the
//! decks.

use super::super::names::{achievement_name, country_adjective, country_code};
use super::super::text::need_args;
use super::page::Page;
use super::signs;
use super::symbols::picture;
use maud::{Markup, html};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{
    AchievementView, BoardView, Choice, Country, ManagementBoard, Occupant, Phase, Prize, SpaceView,
};

/// The board of the church or the customs.
pub(super) fn board(of: &BoardView, page: &Page<'_>) -> Markup {
    let args =
        || [("board", of.board.name().into()), ("occupied", of.occupied.into()), ("end", of.end.into())];
    let chosen = match page.view.phase {
        Phase::Faith { space, .. } if of.board == ManagementBoard::Church => Some(space),
        Phase::Assistant { board, space, .. } if board == of.board => Some(space),
        _ => None,
    };
    let title = page.format(Key::BoardTitle, args());
    html! {
        section class={ "spaces " (of.board.name()) } aria-label=(page.area(of.board.area())) {
            h3 title=(page.format(Key::HtmlBoardEnd, args())) { (title) }
            ol {
                @for (number, space) in (1u8..).zip(&of.spaces) {
                    li class=[(chosen == Some(number)).then_some("chosen")] { (one_space(number, space, of.board, page)) }
                }
            }
        }
    }
}

fn one_space(number: u8, of: &SpaceView, board: ManagementBoard, page: &Page<'_>) -> Markup {
    let choosing = matches!(page.view.phase, Phase::Space { board: at, .. } if at == board);
    let who = match of.occupant {
        Some(Occupant::Seat(seat)) => page.reader.players.name(seat).to_string(),
        Some(Occupant::Neutral) => page.text(Key::Neutral),
        None => page.reward(&of.reward),
    };
    let args = [
        ("space", number.into()),
        ("board", board.name().into()),
        ("value", of.value.into()),
        ("who", who.into()),
    ];
    let face = html! {
        span aria-hidden="true" {
            i { (of.value) }
            @match of.occupant {
                Some(Occupant::Seat(seat)) => (signs::crest(seat)),
                Some(Occupant::Neutral) => span.closed {},
                None => (signs::reward(&of.reward)),
            }
        }
    };
    page.clickable(
        choosing.then_some(Choice::Space(number)),
        "space",
        &page.format(Key::HtmlSpace, args),
        face,
    )
}

/// The three achievements.
pub(super) fn goals(page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlGoals);
    html! {
        section.goals aria-label=(title) {
            h3 { (title) }
            ul { @for of in &page.view.achievements { li { (goal(of, page)) } } }
        }
    }
}

fn goal(of: &AchievementView, page: &Page<'_>) -> Markup {
    let (what, count, other) = need_args(of.need);
    let need = page
        .format(Key::NeedShort, [("need", what.into()), ("count", count.into()), ("other", other.into())]);
    let who: Vec<&str> = of.achieved.iter().map(|&seat| page.reader.players.name(seat)).collect();
    let letter = achievement_name(of.letter, page.reader);
    let args = [
        ("letter", letter.as_str().into()),
        ("need", need.as_str().into()),
        ("first", of.first.into()),
        ("later", of.later.into()),
        ("reached", of.achieved.len().into()),
        ("who", who.join(", ").into()),
    ];
    let now = matches!(page.view.phase, Phase::Supplement { .. });
    let face = html! {
        span aria-hidden="true" {
            i { (letter) }
            span.need { (need) }
            @if of.achieved.is_empty() { b.vp { (of.first) } }
            b.vp.later { (of.later) }
            @for &seat in &of.achieved { (signs::crest(seat)) }
        }
    };
    page.clickable(now.then_some(Choice::Achieve(of.letter)), "goal", &page.format(Key::HtmlGoal, args), face)
}

/// The supply: decks, agents, prizes.
pub(super) fn supply(page: &Page<'_>) -> Markup {
    let view = page.view;
    let title = page.text(Key::HtmlSupply);
    html! {
        section.supply aria-label=(title) {
            h3 { (title) }
            (decks(page))
            ul.agents {
                li aria-hidden="true" { (picture("sign", "agent")) }
                @for of in Country::ALL { li { (agents(of, page)) } }
            }
            @if !view.prizes.is_empty() {
                ol.prizes aria-label=(page.text(Key::HtmlPrizes)) {
                    @for (number, prize) in (1u8..).zip(&view.prizes) {
                        @if let Some(prize) = prize { li { (prize_of(number, *prize, page)) } }
                    }
                }
            }
        }
    }
}

fn decks(page: &Page<'_>) -> Markup {
    let decks = [
        ("orders", page.view.order_deck, "order", Key::HtmlOrdersToCome),
        ("technologies", page.view.technology_deck, "unit", Key::HtmlTechnologiesToCome),
    ];
    html! {
        ul.decks {
            @for (name, count, sign, key) in decks {
                @let label = page.format(key, [("count", count.into())]);
                li id={ "deck-" (name) } title=(label) {
                    span aria-hidden="true" { (picture("sign", sign)) b { (count) } }
                    span.w { (label) }
                }
            }
        }
    }
}

fn agents(of: Country, page: &Page<'_>) -> Markup {
    let left = page.view.agents[of];
    let args = [("count", left.into()), ("from", country_adjective(of, page.reader).into())];
    let label = page.format(Key::HtmlAgentsLeft, args);
    html! {
        span title=(label) aria-hidden="true" {
            (signs::flag(of, &country_code(of, page.reader))) b { (left) }
        }
        span.w { (label) }
    }
}

/// A prize for completing all achievements.
fn prize_of(number: u8, of: Prize, page: &Page<'_>) -> Markup {
    let now = matches!(page.view.phase, Phase::Prize { .. });
    let label = page.format(Key::PrizeOf, [("prize", prize_name(of, page).into())]);
    page.clickable(now.then_some(Choice::Prize(number)), "prize", &label, prize_face(of, page))
}

/// “UK”; “free agent”.
pub(super) fn prize_name(of: Prize, page: &Page<'_>) -> String {
    match of {
        Prize::Flag(of) => country_code(of, page.reader),
        Prize::FreeAgent => page.text(Key::FreeAgent),
    }
}

/// The picture of a prize.
pub(super) fn prize_face(of: Prize, page: &Page<'_>) -> Markup {
    html! {
        span aria-hidden="true" {
            @match of {
                Prize::Flag(of) => (signs::flag(of, &country_code(of, page.reader))),
                Prize::FreeAgent => (picture("sign", "agent")),
            }
        }
    }
}
