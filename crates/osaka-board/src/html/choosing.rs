//! The list of choices, grouped by kind: one button for buying, small buttons for taking and reserving, and so on.

use super::super::{
    card_name,
    choices::{self, decision as decision_text, describe},
    good_name,
};
use super::Page;
use super::card::glyph;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::html::{ChoiceButton, ChoiceGroup, decision_panel};
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Card, Choice, Kind, Phase, Place, View};

/// The pending decision, with a button for every legal choice.
pub(crate) fn decision(page: &Page<'_>) -> Markup {
    let groups = groups(page);
    match heading(page).filter(|_| !groups.is_empty()) {
        Some((heading, explanation)) => {
            decision_panel(&heading, explanation.as_deref(), &groups, page.reader)
        }
        None => decision_panel(&decision_text(page.view, page.reader), None, &groups, page.reader),
    }
}

/// For the player who must choose: a short heading, and the explanation below it.
fn heading(page: &Page<'_>) -> Option<(String, Option<String>)> {
    let locale = page.reader.locale;
    Some(match page.view.phase {
        Phase::Token { .. } => (locale.text(Key::HtmlHeadingToken), Some(locale.text(Key::HtmlExplainToken))),
        Phase::Action { .. } => (locale.text(Key::HtmlHeadingAction), None),
        Phase::Payment { price, paid, .. } if paid >= price => {
            let args = [("price", price.into()), ("paid", paid.into())];
            (locale.format(Key::HtmlHeadingPaid, args), Some(locale.text(Key::HtmlExplainPaid)))
        }
        Phase::Payment { price, paid, .. } => {
            let left = price.saturating_sub(paid);
            let args = [("price", price.into()), ("paid", paid.into()), ("left", left.into())];
            (locale.format(Key::HtmlHeadingPayment, args), None)
        }
        Phase::Insurance { seat } => {
            let ships = choices::sinking(seat, page.view, page.reader);
            let heading = locale.format(Key::HtmlHeadingInsurance, [("ships", ships.into())]);
            (heading, Some(locale.text(Key::HtmlExplainInsurance)))
        }
        Phase::Cover { .. } | Phase::Over => return None,
    })
}

fn groups(page: &Page<'_>) -> Vec<ChoiceGroup<Choice>> {
    page.context
        .choices
        .chunk_by(|one, next| title(one) == title(next))
        .map(|chunk| ChoiceGroup {
            title: title(&chunk[0]).map(|key| page.text(key)),
            compact: matches!(chunk[0], Choice::Take(_) | Choice::Reserve(_)),
            buttons: chunk.iter().map(|choice| offer(*choice, page)).collect(),
        })
        .collect()
}

/// The heading of choices of one kind.
const fn title(choice: &Choice) -> Option<Key> {
    match choice {
        Choice::Buy => Some(Key::HtmlGroupBuy),
        Choice::Take(_) => Some(Key::HtmlGroupTake),
        Choice::Reserve(_) => Some(Key::HtmlGroupReserve),
        Choice::Pay(_) => Some(Key::HtmlGroupPay),
        _ => None,
    }
}

fn offer(choice: Choice, page: &Page<'_>) -> ChoiceButton<Choice> {
    let label = choice_label(choice, page);
    let (glyph, text) = match choice {
        Choice::Take(place) => (place_glyph(Place::Market(place), page.view), hand_after(place, page)),
        Choice::Reserve(place) => (place_glyph(place, page.view), place.to_string()),
        Choice::Pay(kind) | Choice::Insure(kind) | Choice::Cover(kind) => {
            (glyph(kind), describe(choice, page.view, page.reader))
        }
        Choice::Token(good) => (symbol(good), describe(choice, page.view, page.reader)),
        Choice::Buy | Choice::Paid | Choice::Done | Choice::Pass => (html! {}, label.clone()),
    };
    ChoiceButton { choice, glyph, text, label }
}

fn place_glyph(place: Place, view: &View) -> Markup {
    html! { @if let Some(stall) = choices::stall(place, view) { (glyph(stall.card.kind)) } }
}

fn hand_after(place: u8, page: &Page<'_>) -> String {
    let coins = |card: &Card| card.kind.value.coins();
    let hand: u16 =
        page.view.me().and_then(|me| me.hand.as_deref()).unwrap_or_default().iter().map(coins).sum();
    let taken = choices::stall(Place::Market(place), page.view).map_or(0, |stall| coins(&stall.card));
    page.format(Key::HtmlChipTake, [("coins", (hand + taken).into())])
}

/// A choice with what it would do, as a whole sentence.
pub(super) fn choice_label(choice: Choice, page: &Page<'_>) -> String {
    let locale = page.reader.locale;
    let what = ("what", describe(choice, page.view, page.reader).into());
    let card = |kind: Kind| ("card", card_name(kind, page.reader).into());
    match choice {
        Choice::Token(good) => {
            locale.format(Key::HtmlSayToken, [("good", good_name(good, page.reader).into()), what])
        }
        Choice::Buy => locale.format(Key::HtmlSayBuy, [what]),
        Choice::Take(place) => {
            locale.format(Key::HtmlSayTake, [("place", Place::Market(place).to_string().into()), what])
        }
        Choice::Reserve(place) => {
            let side = if matches!(place, Place::Market(_)) { "market" } else { "farm" };
            locale.format(
                Key::HtmlSayReserve,
                [("place", place.to_string().into()), ("where", side.into()), what],
            )
        }
        Choice::Pay(kind) => locale.format(Key::HtmlSayPay, [card(kind), what]),
        Choice::Paid => locale.format(Key::HtmlSayPaid, [what]),
        Choice::Insure(kind) => locale.format(Key::HtmlSayInsure, [card(kind), what]),
        Choice::Cover(_) => locale.format(Key::HtmlSayCover, [what]),
        Choice::Done => locale.format(Key::HtmlSayDone, [what]),
        Choice::Pass => locale.format(Key::HtmlSayPass, [what]),
    }
}
