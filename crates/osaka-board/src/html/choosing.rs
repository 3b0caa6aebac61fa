//! The list of choices, by kind: one button to buy, little ones to take and to reserve, and so on.

use super::super::{
    card as named,
    choices::{self, decision as decision_text, describe},
    good as good_word,
};
use super::card::glyph;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{ChoiceButton, ChoiceGroup, SeatContext, decision_panel};
use portolan_i18n::OsakaKey;
use portolan_osaka::{Card, Choice, Kind, Phase, Place, View};

/// What is awaited, and every legal choice.
pub(crate) fn decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let groups = groups(view, context, reader);
    match heading(view, reader).filter(|_| !groups.is_empty()) {
        Some((heading, explanation)) => decision_panel(&heading, explanation.as_deref(), &groups, reader),
        None => decision_panel(&decision_text(view, reader), None, &groups, reader),
    }
}

/// For who is to choose: a short heading, and what is to be said below it.
fn heading(view: &View, reader: &Reader<'_>) -> Option<(String, Option<String>)> {
    let locale = reader.locale;
    Some(match view.phase {
        Phase::Token { .. } => {
            (locale.text(OsakaKey::HtmlHeadingToken), Some(locale.text(OsakaKey::HtmlExplainToken)))
        }
        Phase::Action { .. } => (locale.text(OsakaKey::HtmlHeadingAction), None),
        Phase::Payment { price, paid, .. } if paid >= price => {
            let args = [("price", price.into()), ("paid", paid.into())];
            (locale.format(OsakaKey::HtmlHeadingPaid, args), Some(locale.text(OsakaKey::HtmlExplainPaid)))
        }
        Phase::Payment { price, paid, .. } => {
            let left = price.saturating_sub(paid);
            let args = [("price", price.into()), ("paid", paid.into()), ("left", left.into())];
            (locale.format(OsakaKey::HtmlHeadingPayment, args), None)
        }
        Phase::Insurance { seat } => {
            let ships = choices::sinking(seat, view, reader);
            let heading = locale.format(OsakaKey::HtmlHeadingInsurance, [("ships", ships.into())]);
            (heading, Some(locale.text(OsakaKey::HtmlExplainInsurance)))
        }
        Phase::Cover { .. } | Phase::Over => return None,
    })
}

fn groups(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Vec<ChoiceGroup<Choice>> {
    let mine = context.choices;
    mine.chunk_by(|one, next| title(one) == title(next))
        .map(|chunk| ChoiceGroup {
            title: title(&chunk[0]).map(|key| reader.locale.text(key)),
            compact: matches!(chunk[0], Choice::Take(_) | Choice::Reserve(_)),
            buttons: chunk.iter().map(|choice| offer(*choice, view, reader)).collect(),
        })
        .collect()
}

/// What stands over choices of one kind.
const fn title(choice: &Choice) -> Option<OsakaKey> {
    match choice {
        Choice::Buy => Some(OsakaKey::HtmlGroupBuy),
        Choice::Take(_) => Some(OsakaKey::HtmlGroupTake),
        Choice::Reserve(_) => Some(OsakaKey::HtmlGroupReserve),
        Choice::Pay(_) => Some(OsakaKey::HtmlGroupPay),
        _ => None,
    }
}

fn offer(choice: Choice, view: &View, reader: &Reader<'_>) -> ChoiceButton<Choice> {
    let label = choice_label(choice, view, reader);
    let (glyph, text) = match choice {
        Choice::Take(place) => (place_glyph(Place::Market(place), view), hand_after(place, view, reader)),
        Choice::Reserve(place) => (place_glyph(place, view), place.to_string()),
        Choice::Pay(kind) | Choice::Insure(kind) | Choice::Cover(kind) => {
            (glyph(kind), describe(choice, view, reader))
        }
        Choice::Token(good) => (symbol(good), describe(choice, view, reader)),
        Choice::Buy | Choice::Paid | Choice::Done | Choice::Pass => (html! {}, label.clone()),
    };
    ChoiceButton { choice, glyph, text, label }
}

fn place_glyph(place: Place, view: &View) -> Markup {
    html! { @if let Some(stall) = choices::stall(place, view) { (glyph(stall.card.kind)) } }
}

fn hand_after(place: u8, view: &View, reader: &Reader<'_>) -> String {
    let coins = |card: &Card| card.kind.value.coins();
    let hand: u16 = view.me().and_then(|me| me.hand.as_deref()).unwrap_or_default().iter().map(coins).sum();
    let taken = choices::stall(Place::Market(place), view).map_or(0, |stall| coins(&stall.card));
    reader.locale.format(OsakaKey::HtmlChipTake, [("coins", (hand + taken).into())])
}

/// A choice with what it would do, as a sentence of its own.
pub(super) fn choice_label(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let what = ("what", describe(choice, view, reader).into());
    let card = |kind: Kind| ("card", named(kind, reader).into());
    match choice {
        Choice::Token(good) => {
            locale.format(OsakaKey::HtmlSayToken, [("good", good_word(good, reader).into()), what])
        }
        Choice::Buy => locale.format(OsakaKey::HtmlSayBuy, [what]),
        Choice::Take(place) => {
            locale.format(OsakaKey::HtmlSayTake, [("place", Place::Market(place).to_string().into()), what])
        }
        Choice::Reserve(place) => {
            let side = if matches!(place, Place::Market(_)) { "market" } else { "farm" };
            locale.format(
                OsakaKey::HtmlSayReserve,
                [("place", place.to_string().into()), ("where", side.into()), what],
            )
        }
        Choice::Pay(kind) => locale.format(OsakaKey::HtmlSayPay, [card(kind), what]),
        Choice::Paid => locale.format(OsakaKey::HtmlSayPaid, [what]),
        Choice::Insure(kind) => locale.format(OsakaKey::HtmlSayInsure, [card(kind), what]),
        Choice::Cover(_) => locale.format(OsakaKey::HtmlSayCover, [what]),
        Choice::Done => locale.format(OsakaKey::HtmlSayDone, [what]),
        Choice::Pass => locale.format(OsakaKey::HtmlSayPass, [what]),
    }
}
