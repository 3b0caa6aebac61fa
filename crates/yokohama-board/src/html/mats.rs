//! The players: points, money, goods and imports, pieces in the hand and in the warehouse, icons and agents, cards and
//! tokens. Only its owner sees the orders in a hand.

use super::super::names::{country_adjective, country_code, payment_text};
use super::page::Page;
use super::symbols::picture;
use super::{area, card, management, signs};
use maud::{Markup, html};
use portolan_board::html::{PlayerMat, pieces as common};
use portolan_core::Seat;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{
    AgentCounts, AssistantSource, Choice, Country, OrderView, Payment, Phase, Piece, PlayerView, Title,
};

const PIECES: [Piece; 3] = [Piece::Assistant, Piece::Shop, Piece::House];

/// All players.
pub(super) fn mats(page: &Page<'_>) -> Markup {
    portolan_board::html::mats(page.view.players.len(), page.reader, |seat| {
        mat(seat, &page.view.players[seat.index()], page)
    })
}

fn mat(seat: Seat, player: &PlayerView, page: &Page<'_>) -> PlayerMat {
    PlayerMat {
        acts: page.view.to_act.has(seat),
        note: html! {
            @if page.view.first == seat { span.first { (page.text(Key::HtmlFirst)) } }
        },
        facts: facts(player, page),
        rest: html! {
            (stock(seat, player, page))
            (store(seat, player, page))
            (icons(player, page))
            (orders(seat, player, page))
            (won(player, page))
            (learned(seat, player, page))
        },
    }
}

/// Points, and what the end would add now.
fn facts(player: &PlayerView, page: &Page<'_>) -> Markup {
    let more = player.bonuses.total();
    let args = [("points", player.points.into()), ("more", more.into())];
    let label = page.format(Key::HtmlPoints, args);
    html! {
        div.facts {
            span.points title=(label) {
                span aria-hidden="true" { b.vp { (player.points) } small { "+" (more) } }
                span.unseen { (label) }
            }
        }
    }
}

/// Money, goods, imports. The viewer pays, sells and chooses by clicking them.
fn stock(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let count = |of: Payment| match of {
        Payment::Good(good) => player.goods[good],
        Payment::Import => player.imports,
        Payment::Yen => player.yen,
    };
    html! {
        ul.stock {
            @for of in [Payment::Yen].into_iter().chain(Payment::all().filter(|&of| of != Payment::Yen)) {
                @let choice = deal(of, page).filter(|_| page.reader.viewer.is(seat) && page.can_choose());
                @let face = html! { span aria-hidden="true" { (picture("sign", &of.to_string())) b { (count(of)) } } };
                li class=[(count(of) == 0).then_some("none")] { (page.clickable(choice, "some", &payment_text(of, count(of), page.reader), face)) }
            }
        }
    }
}

/// The choice that a click on a resource makes now.
fn deal(of: Payment, page: &Page<'_>) -> Option<Choice> {
    match (page.view.phase, of) {
        (Phase::Faith { .. } | Phase::Unit { .. } | Phase::SecondOrder { .. }, of) => Some(Choice::Pay(of)),
        (Phase::Exchange { .. }, Payment::Good(good)) => Some(Choice::Sell(good)),
        (Phase::Gain { .. }, Payment::Good(good)) => Some(Choice::Gain(good)),
        _ => None,
    }
}

/// Pieces in the hand and in the warehouse.
fn store(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let can_choose = page.reader.viewer.is(seat) && page.can_choose();
    html! {
        div class={ "store s" (seat.number()) } {
            ul.in-hand {
                li.label { span.word { (page.text(Key::ColumnHand)) } }
                @if player.president.is_none() { li { (area::president(seat)) } }
                (pieces_in_hand(player, can_choose, page))
            }
            ul.in-store {
                li.label { span.word { (page.text(Key::ColumnWarehouse)) } }
                (pieces_in_warehouse(player, can_choose, page))
            }
        }
    }
}

fn pieces_in_hand(player: &PlayerView, can_choose: bool, page: &Page<'_>) -> Markup {
    let from_hand = matches!(page.view.phase, Phase::Assistant { .. } | Phase::MoveFrom { .. });
    let choice = |piece| {
        let is_choice = can_choose && from_hand && piece == Piece::Assistant;
        is_choice.then_some(Choice::From(AssistantSource::Hand))
    };
    html! {
        @for piece in PIECES {
            @let count = player.hand.count(piece);
            li class=[(count == 0).then_some("none")] { (pile(piece, count, None, "hand", choice(piece), page)) }
        }
    }
}

fn pieces_in_warehouse(player: &PlayerView, can_choose: bool, page: &Page<'_>) -> Markup {
    let can_hire = can_choose && matches!(page.view.phase, Phase::Hire { .. });
    let prices = [None, player.prices[0], player.prices[1]];
    html! {
        @for (piece, price) in PIECES.into_iter().zip(prices) {
            @let count = player.warehouse.count(piece);
            li class=[(count == 0).then_some("none")] {
                (pile(piece, count, price, "warehouse", can_hire.then_some(Choice::Hire(piece)), page))
            }
        }
    }
}

fn pile(
    piece: Piece,
    count: u8,
    price: Option<u8>,
    place: &'static str,
    choice: Option<Choice>,
    page: &Page<'_>,
) -> Markup {
    let sign = if piece == Piece::Assistant { "man" } else { piece.name() };
    let face = html! {
        span aria-hidden="true" {
            (picture("sign", sign)) b { (count) }
            @if let Some(price) = price { i.yen { (price) } }
        }
    };
    let args = [
        ("place", place.into()),
        ("piece", piece.name().into()),
        ("count", count.into()),
        ("price", price.unwrap_or(0).into()),
    ];
    page.clickable(choice, "some", &page.format(Key::HtmlPile, args), face)
}

/// The icons of each country, with the agents gained for them.
fn icons(player: &PlayerView, page: &Page<'_>) -> Markup {
    let has_any =
        |country: &Country| player.icons[*country] > 0 || player.agents[*country] != AgentCounts::default();
    let free = player.free_agents;
    html! {
        ul.icons {
            @for country in Country::ALL.into_iter().filter(has_any) { (icons_of(country, player, page)) }
            @if free != AgentCounts::default() {
                @let args = [("ready", free.ready.into()), ("used", free.used.into())];
                @let label = page.format(Key::HtmlFreeAgents, args);
                li title=(label) { span aria-hidden="true" { (hats(free)) } span.unseen { (label) } }
            }
        }
    }
}

fn icons_of(of: Country, player: &PlayerView, page: &Page<'_>) -> Markup {
    let agents = player.agents[of];
    let args = [
        ("from", country_adjective(of, page.reader).into()),
        ("icons", player.icons[of].into()),
        ("ready", agents.ready.into()),
        ("used", agents.used.into()),
    ];
    let label = page.format(Key::HtmlIcons, args);
    html! {
        li title=(label) {
            span aria-hidden="true" {
                (signs::flag(of, &country_code(of, page.reader))) b { (player.icons[of]) } (hats(agents))
            }
            span.unseen { (label) }
        }
    }
}

/// Agents that are ready, then those that were used.
fn hats(of: AgentCounts) -> Markup {
    html! {
        @for _ in 0..of.ready { (picture("sign", "agent")) }
        @for _ in 0..of.used { svg.used { use href="#sign-agent" {} } }
    }
}

/// The orders in the hand, or the two dealt orders.
fn orders(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let label = page.format(Key::HtmlHandSize, [("count", player.order_count.into())]);
    if let Some(dealt) = &player.dealt {
        return hand(Key::YourDealt, dealt, Choice::Keep, page);
    }
    match &player.orders {
        Some(orders) if page.reader.viewer.is(seat) => hand(Key::YourOrders, orders, Choice::Complete, page),
        Some(orders) => html! {
            ul.their-hand aria-label=(label) { @for of in orders { li { (card::order(of, None, "", page)) } } }
        },
        None => html! { div.their-hand { (common::hidden_hand(seat, player.order_count, &label)) } },
    }
}

fn hand<T>(title: Key, orders: &[OrderView], choice: T, page: &Page<'_>) -> Markup
where
    T: Fn(portolan_core::CardId) -> Choice,
{
    let title = page.text(title);
    let now = page.can_choose() && matches!(page.view.phase, Phase::Keep { .. } | Phase::Supplement { .. });
    html! {
        section.hand aria-label=(title) {
            h3.unseen { (title) }
            ul.cards {
                @for of in orders { li { (card::order(of, now.then(|| choice(of.id)), "", page)) } }
            }
        }
    }
}

/// Completed orders, tokens, the prize.
fn won(player: &PlayerView, page: &Page<'_>) -> Markup {
    html! {
        ul.won {
            @for of in &player.completed { li { (completed(of, page)) } }
            @for of in &player.tokens { li { (area::token_face(of, None, page)) } }
            @if let Some(prize) = player.prize {
                @let label = page.format(Key::PrizeOf, [("prize", management::prize_name(prize, page).into())]);
                li { (page.clickable(None, "prize", &label, management::prize_face(prize, page))) }
            }
        }
    }
}

/// Technologies, which can be enlarged like an area.
fn learned(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    if player.technologies.is_empty() {
        return html! {};
    }
    let can_choose = page.reader.viewer.is(seat) && page.can_choose();
    let id = format!("learned-{seat}");
    let look = page.format(Key::HtmlLook, [("area", page.reader.players.name(seat).to_string().into())]);
    html! {
        div.learned id=(id) popover {
            ul {
                @for of in &player.technologies {
                    @let choice = used_by_click(of.card.title, page).filter(|_| can_choose);
                    li { (card::technology(of, 0, choice, page)) }
                }
            }
            button.look type="button" popovertarget=(id) aria-label=(look) {}
        }
    }
}

/// The choice that uses a technology by a click on it.
fn used_by_click(title: Title, page: &Page<'_>) -> Option<Choice> {
    let choice = match title {
        Title::SpinningMachine => Choice::Spin,
        Title::University => Choice::Study,
        _ => return None,
    };
    page.can(choice).then_some(choice)
}

/// A completed order, shown small: only its country still counts.
fn completed(of: &OrderView, page: &Page<'_>) -> Markup {
    let label = page.format(Key::HtmlCompleted, [("order", card::order_words(of, page).into())]);
    html! {
        span.completed id={ "order-" (of.id.0) } data-piece title=(label) {
            svg aria-hidden="true" { use href="#sign-order" {} }
            (country_code(of.card.country, page.reader))
        }
    }
}
