//! The list of choices, by kind: one button to buy, little ones to take and to reserve, and so on.

use super::super::keys::Keys;
use super::super::{card as named, choices, decision as awaited, describe, good as good_word};
use super::card::glyph;
use super::symbols::symbol;
use crate::html::{Group, Offer, Sitting, list};
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::AnyChoice;
use portolan_games::osaka::{Card, Choice, Kind, Phase, Place, View};

/// What is awaited, and every legal choice.
pub(crate) fn decision(view: &View, sitting: &Sitting<'_>, reader: &Reader<'_>) -> Markup {
    let groups = groups(view, sitting, reader);
    match heading(view, reader).filter(|_| !groups.is_empty()) {
        Some((heading, explanation)) => list(&heading, explanation.as_deref(), &groups, reader),
        None => list(&awaited(view, reader), None, &groups, reader),
    }
}

/// For who is to choose: a short heading, and what is to be said below it.
fn heading(view: &View, reader: &Reader<'_>) -> Option<(String, Option<String>)> {
    let words = reader.words;
    Some(match view.phase {
        Phase::Token { .. } => (words.word(Keys::HtmlHeadingToken), Some(words.word(Keys::HtmlExplainToken))),
        Phase::Action { .. } => (words.word(Keys::HtmlHeadingAction), None),
        Phase::Payment { price, paid, .. } if paid >= price => {
            let args = [("price", price.into()), ("paid", paid.into())];
            (words.say(Keys::HtmlHeadingPaid, args), Some(words.word(Keys::HtmlExplainPaid)))
        }
        Phase::Payment { price, paid, .. } => {
            let left = price.saturating_sub(paid);
            let args = [("price", price.into()), ("paid", paid.into()), ("left", left.into())];
            (words.say(Keys::HtmlHeadingPayment, args), None)
        }
        Phase::Insurance { seat } => {
            let ships = choices::sinking(seat, view, reader);
            let heading = words.say(Keys::HtmlHeadingInsurance, [("ships", ships.into())]);
            (heading, Some(words.word(Keys::HtmlExplainInsurance)))
        }
        Phase::Cover { .. } | Phase::Over => return None,
    })
}

fn groups(view: &View, sitting: &Sitting<'_>, reader: &Reader<'_>) -> Vec<Group> {
    let mine: Vec<Choice> = sitting.choices.iter().filter_map(of_this_game).collect();
    mine.chunk_by(|one, next| title(one) == title(next))
        .map(|chunk| Group {
            title: title(&chunk[0]).map(|key| reader.words.word(key)),
            compact: matches!(chunk[0], Choice::Take(_) | Choice::Reserve(_)),
            offers: chunk.iter().map(|choice| offer(*choice, view, reader)).collect(),
        })
        .collect()
}

/// What stands over choices of one kind.
const fn title(choice: &Choice) -> Option<Keys> {
    match choice {
        Choice::Buy => Some(Keys::HtmlGroupBuy),
        Choice::Take(_) => Some(Keys::HtmlGroupTake),
        Choice::Reserve(_) => Some(Keys::HtmlGroupReserve),
        Choice::Pay(_) => Some(Keys::HtmlGroupPay),
        _ => None,
    }
}

fn of_this_game(choice: &AnyChoice) -> Option<Choice> {
    match choice {
        AnyChoice::Osaka(choice) => Some(*choice),
        _ => None,
    }
}

fn offer(choice: Choice, view: &View, reader: &Reader<'_>) -> Offer {
    let any = AnyChoice::Osaka(choice);
    let (glyph, text) = match choice {
        Choice::Take(place) => (place_glyph(Place::Market(place), view), hand_after(place, view, reader)),
        Choice::Reserve(place) => (place_glyph(place, view), place.to_string()),
        Choice::Pay(kind) | Choice::Insure(kind) | Choice::Cover(kind) => {
            (glyph(kind), describe(choice, view, reader))
        }
        Choice::Token(good) => (symbol(good), describe(choice, view, reader)),
        Choice::Buy | Choice::Paid | Choice::Done | Choice::Pass => (html! {}, spoken(&any, view, reader)),
    };
    Offer { choice: any, glyph, text, spoken: spoken(&any, view, reader) }
}

fn place_glyph(place: Place, view: &View) -> Markup {
    html! { @if let Some(stall) = choices::stall(place, view) { (glyph(stall.card.kind)) } }
}

fn hand_after(place: u8, view: &View, reader: &Reader<'_>) -> String {
    let coins = |card: &Card| card.kind.value.coins();
    let hand: u16 = view.me().and_then(|me| me.hand.as_deref()).unwrap_or_default().iter().map(coins).sum();
    let taken = choices::stall(Place::Market(place), view).map_or(0, |stall| coins(&stall.card));
    reader.words.say(Keys::HtmlChipTake, [("coins", (hand + taken).into())])
}

/// What a click would do, for who can make this choice now; nobody else is told, so it need not be put into words.
pub(super) fn action(choice: &AnyChoice, view: &View, sitting: &Sitting<'_>, reader: &Reader<'_>) -> String {
    if sitting.choices.contains(choice) { spoken(choice, view, reader) } else { String::new() }
}

/// A choice with what it would do, all in words.
fn spoken(choice: &AnyChoice, view: &View, reader: &Reader<'_>) -> String {
    let Some(choice) = of_this_game(choice) else { return String::new() };
    let words = reader.words;
    let what = ("what", describe(choice, view, reader).into());
    let card = |kind: Kind| ("card", named(kind, reader).into());
    match choice {
        Choice::Token(good) => {
            words.say(Keys::HtmlSayToken, [("good", good_word(good, reader).into()), what])
        }
        Choice::Buy => words.say(Keys::HtmlSayBuy, [what]),
        Choice::Take(place) => {
            words.say(Keys::HtmlSayTake, [("place", Place::Market(place).to_string().into()), what])
        }
        Choice::Reserve(place) => {
            let side = if matches!(place, Place::Market(_)) { "market" } else { "farm" };
            words.say(
                Keys::HtmlSayReserve,
                [("place", place.to_string().into()), ("where", side.into()), what],
            )
        }
        Choice::Pay(kind) => words.say(Keys::HtmlSayPay, [card(kind), what]),
        Choice::Paid => words.say(Keys::HtmlSayPaid, [what]),
        Choice::Insure(kind) => words.say(Keys::HtmlSayInsure, [card(kind), what]),
        Choice::Cover(_) => words.say(Keys::HtmlSayCover, [what]),
        Choice::Done => words.say(Keys::HtmlSayDone, [what]),
        Choice::Pass => words.say(Keys::HtmlSayPass, [what]),
    }
}
