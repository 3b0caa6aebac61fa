//! The storehouses of a player on their plots, and the loans: storehouses turned over. What the viewer may build, sell or
//! repay is clicked here.

use super::choosing::choice_label;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{Clickable, SeatContext, pieces};
use portolan_core::Seat;
use portolan_i18n::OstiaKey;
use portolan_ostia::{Choice, Phase, PlayerView, View};

/// So many loans are drawn one by one; of more, one and their number.
const DRAWN_LOANS: u16 = 4;

/// Plots and loans.
pub(super) fn estate(
    seat: Seat,
    player: &PlayerView,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let locale = reader.locale;
    let most = view.storehouses.most;
    let args = [("count", player.storehouses.into()), ("most", most.into())];
    html! {
        div.estate {
            ol.plots aria-label=(locale.format(OstiaKey::HtmlStorehouses, args)) {
                @for number in 0..most.max(player.storehouses) {
                    li { (plot(number, seat, player, view, context, reader)) }
                }
            }
            @if player.loans > 0 { (loans(seat, player, view, context, reader)) }
        }
    }
}

/// A storehouse, or the place for one.
fn plot(
    number: u8,
    seat: Seat,
    player: &PlayerView,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let mine = reader.viewer.is(seat);
    if number < player.storehouses {
        let empty = usize::from(number) >= player.wares_size;
        let sale = mine && empty && matches!(view.phase, Phase::Empties { .. });
        let house = piece(
            "storehouse",
            OstiaKey::HtmlHouse,
            sale.then_some(Choice::SellStorehouse),
            view,
            context,
            reader,
        );
        return html! { div.house id={ "house-" (seat) "-" (number) } data-piece { (house) } };
    }
    let site = mine && number == player.storehouses && matches!(view.phase, Phase::Build { .. });
    if !site {
        return html! { span.plot aria-hidden="true" {} };
    }
    piece("storehouse", OstiaKey::HtmlPlot, Some(Choice::Build), view, context, reader)
}

fn loans(
    seat: Seat,
    player: &PlayerView,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let repay = reader.viewer.is(seat) && matches!(view.phase, Phase::Loans { .. });
    let choice = repay.then_some(Choice::Repay);
    let drawn = if player.loans > DRAWN_LOANS { 1 } else { player.loans };
    let label = reader.locale.format(OstiaKey::HtmlLoans, [("count", player.loans.into())]);
    html! {
        ul.loans aria-label=(label) title=(label) {
            @for number in 0..drawn {
                li.house id={ "loan-" (seat) "-" (number) } data-piece {
                    (piece("overturned", OstiaKey::HtmlLoan, choice, view, context, reader))
                }
            }
            @if player.loans > drawn { li.times { "×" (player.loans) } }
        }
    }
}

fn piece(
    picture: &str,
    name: OstiaKey,
    choice: Option<Choice>,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let label = reader.locale.text(name);
    let face = pieces::picture(picture, "0 0 48 40");
    Clickable { choice, class: "site", label: &label, face }
        .show(context, |choice| choice_label(choice, view, reader))
}
