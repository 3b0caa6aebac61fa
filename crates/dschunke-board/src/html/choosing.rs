//! The list of choices, by kind: workers, special cards, junks, stacks, piles; bids as small buttons with their
//! numbers, one line for each good.

use super::super::{
    card_name,
    choices::{decision as decision_text, describe},
    good_name, names_or_you, pile_name, price_text, worker_name,
};
use super::Page;
use super::card::picture;
use super::symbols::{disc, icon, sign, symbol};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{ChoiceButton, ChoiceGroup, decision_panel};
use portolan_core::SeatSet;
use portolan_dschunke::{Bid, Choice, Good, Phase, Pile, Price, SearchReason, View, Worker};
use portolan_i18n::DschunkeKey as Key;

/// The pending decision, with a button for every legal choice.
pub(crate) fn decision(page: &Page<'_>) -> Markup {
    let groups = groups(page);
    match heading(page).filter(|_| !groups.is_empty()) {
        Some((heading, explanation)) => decision_panel(&heading, Some(&explanation), &groups, page.reader),
        None => decision_panel(&decision_text(page.view, page.reader), None, &groups, page.reader),
    }
}

/// For the player who must choose: a short heading and an explanation. `None` if the sentence of the decision is
/// enough.
fn heading(page: &Page<'_>) -> Option<(String, String)> {
    let me = page.view.viewer.seat()?;
    let (name, count) = match page.view.phase {
        Phase::Turn { acted: true, .. } => ("card", 0),
        Phase::Turn { card_played, .. } => {
            let cards = page.view.player(me).map_or(0, |player| player.card_count);
            ("turn", if card_played { 0 } else { cards })
        }
        Phase::Search { reason: SearchReason::Event, .. } => ("search-event", 0),
        Phase::Search { .. } => ("search-barter", 0),
        Phase::Keep { .. } => ("keep", 0),
        Phase::Supply { left, .. } => ("supply", left.into()),
        Phase::Swap { returned, .. } => ("swap", returned.total()),
        Phase::Barter { waiting } => return Some(bidding(waiting.without(me), page.reader)),
        _ => return None,
    };
    let args = [("awaited", name.into()), ("count", count.into())];
    Some((page.format(Key::HtmlHeading, args.clone()), page.format(Key::HtmlExplain, args)))
}

/// The heading and explanation of a bid, with the other players who have not bid.
fn bidding(others: SeatSet, reader: &Reader<'_>) -> (String, String) {
    let who = names_or_you(others, reader);
    let args = [("others", others.len().into()), ("who", who.into())];
    (reader.locale.text(Key::HtmlHeadingBid), reader.locale.format(Key::HtmlExplainBid, args))
}

/// The groups of choices.
#[derive(PartialEq, Eq, Clone, Copy)]
enum GroupKind {
    Workers,
    Cards,
    Bids(Good),
    Rest,
}

impl GroupKind {
    const fn of(choice: Choice) -> GroupKind {
        match choice {
            Choice::Use(_) => GroupKind::Workers,
            Choice::Card(_) => GroupKind::Cards,
            Choice::Bid(Bid::Cards(good, _)) => GroupKind::Bids(good),
            _ => GroupKind::Rest,
        }
    }

    fn title(self, page: &Page<'_>) -> Option<String> {
        let locale = page.reader.locale;
        match self {
            GroupKind::Workers => Some(locale.text(Key::HtmlGroupWorkers)),
            GroupKind::Cards => Some(locale.text(Key::HtmlGroupCards)),
            GroupKind::Bids(good) => {
                let brings = page.view.market.map_or(Price::Yuan(0), |tile| tile.prices[good]);
                let args = [
                    ("good", good_name(good, page.reader).into()),
                    ("price", price_text(brings, page.reader).into()),
                ];
                Some(locale.format(Key::ForSale, args))
            }
            GroupKind::Rest => None,
        }
    }
}

/// With more cards than this, only their names are shown.
const MANY_CARDS: usize = 3;

fn groups(page: &Page<'_>) -> Vec<ChoiceGroup<Choice>> {
    let mut choices = page.context.choices.to_vec();
    // The empty bid is listed last.
    choices.sort_by_key(|choice| *choice == Choice::Bid(Bid::Nothing));
    choices
        .chunk_by(|one, next| GroupKind::of(*one) == GroupKind::of(*next))
        .map(|chunk| {
            let kind = GroupKind::of(chunk[0]);
            ChoiceGroup {
                title: kind.title(page),
                compact: matches!(kind, GroupKind::Bids(_)),
                buttons: chunk.iter().map(|choice| offer(*choice, chunk.len(), page)).collect(),
            }
        })
        .collect()
}

/// The button for a choice in a group of `of` choices. With many cards, it shows the name and the picture; the effect
/// is in the tooltip and on the quay.
fn offer(choice: Choice, of: usize, page: &Page<'_>) -> ChoiceButton<Choice> {
    let label = choice_label(choice, page);
    let text = match choice {
        Choice::Keep(kind) if of > MANY_CARDS => card_name(kind, page.reader),
        Choice::Card(kind) if of > 1 => card_name(kind, page.reader),
        Choice::Bid(Bid::Cards(_, count)) => count.to_string(),
        Choice::Use(_) => describe(choice, page.view, page.reader),
        _ => label.clone(),
    };
    ChoiceButton { choice, glyph: glyph(choice, page.view), text, label }
}

fn glyph(choice: Choice, view: &View) -> Markup {
    match choice {
        Choice::Use(worker) => worker_glyph(worker, view),
        Choice::On(junk) => html! { span class={ "flag " (junk.name()) } { (sign(junk)) } },
        Choice::Pick(good) | Choice::Return(good) | Choice::Bid(Bid::Cards(good, _)) => symbol(good),
        Choice::Card(kind) | Choice::Keep(kind) => picture(kind),
        Choice::Search(pile) => pile_glyph(pile),
        Choice::Yuan => icon("coin", "task-money"),
        Choice::Bid(Bid::Nothing) | Choice::Done | Choice::End => html! {},
    }
}

/// The worker, and for a merchant the junk on which it stands.
fn worker_glyph(worker: Worker, view: &View) -> Markup {
    let of = view.workers.iter().find(|of| of.worker == worker);
    html! {
        span.works {
            (disc(worker, of.and_then(|of| of.task), false))
            @if let Some(junk) = of.and_then(|of| of.junk) { span class={ "flag " (junk.name()) } { (sign(junk)) } }
        }
    }
}

fn pile_glyph(pile: Pile) -> Markup {
    html! {
        svg.pile-sign viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#pile-" (pile.name()) } {}
        }
    }
}

/// A choice with what it would do, as a whole sentence.
pub(super) fn choice_label(choice: Choice, page: &Page<'_>) -> String {
    let what = match choice {
        Choice::Use(worker) => worker_name(worker, page.reader),
        Choice::Search(pile) => pile_name(pile, page.reader),
        Choice::Bid(Bid::Nothing) => page.text(Key::HtmlBidNothing),
        Choice::Card(kind) | Choice::Keep(kind) => card_name(kind, page.reader),
        _ => return describe(choice, page.view, page.reader),
    };
    let text = describe(choice, page.view, page.reader);
    page.format(Key::YourCard, [("card", what.into()), ("text", text.into())])
}
