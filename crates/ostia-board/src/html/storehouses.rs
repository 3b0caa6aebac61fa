//! The storehouses of a player on their plots, and the loans, which are storehouses turned over. The viewer builds,
//! sells and repays here by a click.

use super::Page;
use super::choosing::choice_label;
use maud::{Markup, html};
use portolan_board::html::{Clickable, pieces};
use portolan_core::Seat;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Choice, Phase, PlayerView};

/// Up to this number, loans are shown one by one; above it, one loan and the number.
const SHOWN_LOANS: u16 = 4;

/// Plots and loans.
pub(super) fn estate(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let locale = page.reader.locale;
    let most = page.view.storehouses.most;
    let args = [("count", player.storehouses.into()), ("most", most.into())];
    html! {
        div.estate {
            ol.plots aria-label=(locale.format(Key::HtmlStorehouses, args)) {
                @for number in 0..most.max(player.storehouses) {
                    li { (plot(number, seat, player, page)) }
                }
            }
            @if player.loans > 0 { (loans(seat, player, page)) }
        }
    }
}

/// A storehouse, or its plot.
fn plot(number: u8, seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let is_own = page.reader.viewer.is(seat);
    if number < player.storehouses {
        let empty = usize::from(number) >= player.wares_size;
        let sale = is_own && empty && matches!(page.view.phase, Phase::Empties { .. });
        let house = piece("storehouse", Key::HtmlHouse, sale.then_some(Choice::SellStorehouse), page);
        return html! { div.house id={ "house-" (seat) "-" (number) } data-piece { (house) } };
    }
    let site = is_own && number == player.storehouses && matches!(page.view.phase, Phase::Build { .. });
    if !site {
        return html! { span.plot aria-hidden="true" {} };
    }
    piece("storehouse", Key::HtmlPlot, Some(Choice::Build), page)
}

fn loans(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let repay = page.reader.viewer.is(seat) && matches!(page.view.phase, Phase::Loans { .. });
    let choice = repay.then_some(Choice::Repay);
    let shown = if player.loans > SHOWN_LOANS { 1 } else { player.loans };
    let label = page.format(Key::HtmlLoans, [("count", player.loans.into())]);
    html! {
        ul.loans aria-label=(label) title=(label) {
            @for number in 0..shown {
                li.house id={ "loan-" (seat) "-" (number) } data-piece {
                    (piece("overturned", Key::HtmlLoan, choice, page))
                }
            }
            @if player.loans > shown { li.times { "×" (player.loans) } }
        }
    }
}

fn piece(picture: &str, name: Key, choice: Option<Choice>, page: &Page<'_>) -> Markup {
    let label = page.text(name);
    let face = pieces::picture(picture, "0 0 48 40");
    Clickable { choice, class: "site", label: &label, face }
        .show(page.context, |choice| choice_label(choice, page))
}
