//! The list of choices, by kind: what the workers would do, special cards, junks, stacks, piles; bids as little buttons
//! with their numbers, one line for each good.

use super::super::{
    card as card_word,
    choices::{decision as decision_text, describe},
    everybody_of, good as good_word, pile as pile_word, price, worker as worker_word,
};
use super::card::picture;
use super::symbols::{disc, icon, sign, symbol};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{ChoiceButton, ChoiceGroup, SeatContext, decision_panel};
use portolan_core::SeatSet;
use portolan_dschunke::{Bid, Choice, Good, Phase, Pile, Price, SearchReason, View, Worker};
use portolan_i18n::DschunkeKey;

/// What is awaited, and every legal choice.
pub(crate) fn decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let groups = groups(view, context, reader);
    match heading(view, reader).filter(|_| !groups.is_empty()) {
        Some((heading, explanation)) => decision_panel(&heading, Some(&explanation), &groups, reader),
        None => decision_panel(&decision_text(view, reader), None, &groups, reader),
    }
}

/// For who is to choose: a short heading, and what is to be said below it. Some decisions need no more than a question.
fn heading(view: &View, reader: &Reader<'_>) -> Option<(String, String)> {
    let me = view.viewer.seat()?;
    let (name, count) = match view.phase {
        Phase::Turn { acted: true, .. } => ("card", 0),
        Phase::Turn { card_played, .. } => {
            let cards = view.player(me).map_or(0, |player| player.card_count);
            ("turn", if card_played { 0 } else { cards })
        }
        Phase::Search { reason: SearchReason::Event, .. } => ("search-event", 0),
        Phase::Search { .. } => ("search-barter", 0),
        Phase::Keep { .. } => ("keep", 0),
        Phase::Supply { left, .. } => ("supply", left.into()),
        Phase::Swap { returned, .. } => ("swap", returned.total()),
        Phase::Barter { waiting } => return Some(bidding(waiting.without(me), reader)),
        _ => return None,
    };
    let args = [("awaited", name.into()), ("count", count.into())];
    Some((
        reader.locale.format(DschunkeKey::HtmlHeading, args.clone()),
        reader.locale.format(DschunkeKey::HtmlExplain, args),
    ))
}

/// What a bid is, and for whom else everybody waits.
fn bidding(others: SeatSet, reader: &Reader<'_>) -> (String, String) {
    let who = everybody_of(others, reader);
    let args = [("others", others.len().into()), ("who", who.into())];
    (reader.locale.text(DschunkeKey::HtmlHeadingBid), reader.locale.format(DschunkeKey::HtmlExplainBid, args))
}

/// What choices have in common.
#[derive(PartialEq, Eq, Clone, Copy)]
enum Kind {
    Workers,
    Cards,
    Bids(Good),
    Rest,
}

impl Kind {
    const fn of(choice: Choice) -> Kind {
        match choice {
            Choice::Use(_) => Kind::Workers,
            Choice::Card(_) => Kind::Cards,
            Choice::Bid(Bid::Cards(good, _)) => Kind::Bids(good),
            _ => Kind::Rest,
        }
    }

    fn title(self, view: &View, reader: &Reader<'_>) -> Option<String> {
        let locale = reader.locale;
        match self {
            Kind::Workers => Some(locale.text(DschunkeKey::HtmlGroupWorkers)),
            Kind::Cards => Some(locale.text(DschunkeKey::HtmlGroupCards)),
            Kind::Bids(good) => {
                let brings = view.market.map_or(Price::Yuan(0), |tile| tile.prices[good]);
                let args =
                    [("good", good_word(good, reader).into()), ("price", price(brings, reader).into())];
                Some(locale.format(DschunkeKey::ForSale, args))
            }
            Kind::Rest => None,
        }
    }
}

/// More cards than this are told by name.
const MANY_CARDS: usize = 3;

fn groups(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Vec<ChoiceGroup<Choice>> {
    let mut mine = context.choices.to_vec();
    // Who offers nothing looks at the goods first.
    mine.sort_by_key(|choice| *choice == Choice::Bid(Bid::Nothing));
    mine.chunk_by(|one, next| Kind::of(*one) == Kind::of(*next))
        .map(|chunk| {
            let kind = Kind::of(chunk[0]);
            ChoiceGroup {
                title: kind.title(view, reader),
                compact: matches!(kind, Kind::Bids(_)),
                buttons: chunk.iter().map(|choice| offer(*choice, chunk.len(), view, reader)).collect(),
            }
        })
        .collect()
}

/// One choice of so many. Where there are many cards to choose from, each is told by its name and its picture; what it
/// does stands in its title, and on the quay.
fn offer(choice: Choice, of: usize, view: &View, reader: &Reader<'_>) -> ChoiceButton<Choice> {
    let label = choice_label(choice, view, reader);
    let text = match choice {
        Choice::Keep(kind) if of > MANY_CARDS => card_word(kind, reader),
        Choice::Card(kind) if of > 1 => card_word(kind, reader),
        Choice::Bid(Bid::Cards(_, count)) => count.to_string(),
        Choice::Use(_) => describe(choice, view, reader),
        _ => label.clone(),
    };
    ChoiceButton { choice, glyph: glyph(choice, view), text, label }
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

/// Who works, and where: a merchant stands on a junk.
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

/// A choice with what it would do, as a sentence of its own.
pub(super) fn choice_label(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
    let what = match choice {
        Choice::Use(worker) => worker_word(worker, reader),
        Choice::Search(pile) => pile_word(pile, reader),
        Choice::Bid(Bid::Nothing) => reader.locale.text(DschunkeKey::HtmlBidNothing),
        Choice::Card(kind) | Choice::Keep(kind) => card_word(kind, reader),
        _ => return describe(choice, view, reader),
    };
    let text = describe(choice, view, reader);
    reader.locale.format(DschunkeKey::YourCard, [("card", what.into()), ("text", text.into())])
}
