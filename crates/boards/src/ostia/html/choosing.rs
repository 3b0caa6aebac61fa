//! The list of choices. Of the many bids, those that are made most are little buttons; all others can be unfolded.

use super::super::keys::Keys;
use super::super::{choices, decision as awaited, describe, word_for};
use super::symbols::symbol;
use crate::html::{Group, Offer, Sitting, folded, list, pieces};
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::AnyChoice;
use portolan_games::ostia::{Choice, Good, Phase, View};

/// What is awaited, and every legal choice.
pub(crate) fn decision(view: &View, sitting: &Sitting<'_>, reader: &Reader<'_>) -> Markup {
    let mine: Vec<Choice> = sitting.choices.iter().filter_map(of_this_game).collect();
    let sentence = awaited(view, reader);
    if mine.is_empty() {
        return list(&sentence, None, &[], reader);
    }
    let heading = heading(view, reader);
    let (frequent, rare): (Vec<Choice>, Vec<Choice>) =
        mine.into_iter().partition(|&choice| is_quick(choice, view));
    let all = [(true, frequent_bids(&frequent)), (false, others(&frequent))];
    let group = |(compact, choices): (bool, Vec<Choice>)| Group {
        title: (compact && !rare.is_empty()).then(|| reader.words.word(Keys::HtmlQuick)),
        compact,
        offers: choices.iter().map(|&choice| offer(choice, view, reader)).collect(),
    };
    let groups: Vec<Group> = all.into_iter().filter(|(_, choices)| !choices.is_empty()).map(group).collect();
    html! {
        (list(&heading, Some(&sentence), &groups, reader))
        @if !rare.is_empty() { (more(&rare, view, reader)) }
    }
}

/// All bids that are not made often, and how to get to higher ones.
fn more(bids: &[Choice], view: &View, reader: &Reader<'_>) -> Markup {
    let offers: Vec<Offer> = bids.iter().map(|&choice| offer(choice, view, reader)).collect();
    folded(&reader.words.word(Keys::HtmlMore), &offers)
}

fn frequent_bids(choices: &[Choice]) -> Vec<Choice> {
    choices.iter().copied().filter(|choice| matches!(choice, Choice::Bid(_))).collect()
}

fn others(choices: &[Choice]) -> Vec<Choice> {
    choices.iter().copied().filter(|choice| !matches!(choice, Choice::Bid(_))).collect()
}

/// Quick are the least bid, the highest so far, and a few steps above each. When higher amounts were asked for, all that
/// are listed are wanted. What is not a bid is always quick.
fn is_quick(choice: Choice, view: &View) -> bool {
    let Phase::Bid { from, .. } = view.phase else { return true };
    let price = view.offer.as_ref().map_or(from, |offer| offer.price);
    match choice {
        Choice::Bid(amount) => {
            let steps = |least: u8| [0, 1, 2, 3, 5].map(|step| least.saturating_add(step)).contains(&amount);
            steps(price) || steps(choices::highest(view)) || from > price
        }
        Choice::Higher => from > price,
        _ => true,
    }
}

/// For who is to choose: what it is about, in a few words.
fn heading(view: &View, reader: &Reader<'_>) -> String {
    let phase = match view.phase {
        Phase::Keep => "keep",
        Phase::Offer { .. } if view.offer.is_some() => "offer-second",
        Phase::Offer { .. } => "offer",
        Phase::Bid { .. } => "bid",
        Phase::Decide { .. } => "decide",
        Phase::Allocate => "allocate",
        Phase::Loans { .. } => "loans",
        Phase::Build { .. } => "build",
        Phase::Discard { .. } => "discard",
        Phase::LastAllocate => "last",
        Phase::Empties { .. } | Phase::Over => "empties",
    };
    let next = view.me().and_then(|me| me.allocation).and_then(|allocation| allocation.next);
    let good = next.map_or_else(String::new, |good| reader.words.word(word_for(good)));
    reader.words.say(Keys::HtmlHeading, [("phase", phase.into()), ("good", good.into())])
}

fn of_this_game(choice: &AnyChoice) -> Option<Choice> {
    match choice {
        AnyChoice::Ostia(choice) => Some(*choice),
        _ => None,
    }
}

fn offer(choice: Choice, view: &View, reader: &Reader<'_>) -> Offer {
    let any = AnyChoice::Ostia(choice);
    let spoken = spoken(&any, view, reader);
    let text = match choice {
        Choice::Bid(amount) => amount.to_string(),
        _ => spoken.clone(),
    };
    Offer { choice: any, glyph: glyph(choice, view), text, spoken }
}

/// A picture of what is chosen; a bid that takes more than cash shows what it costs besides.
fn glyph(choice: Choice, view: &View) -> Markup {
    let thing = |id| pieces::picture(id, "0 0 48 40");
    match choice {
        Choice::Keep(good) | Choice::Offer(good) | Choice::Discard(good) => symbol(good),
        Choice::Market(_) => thing("column"),
        Choice::Senate(_) => thing("temple"),
        Choice::Store(_) | Choice::Build | Choice::SellStorehouse => thing("storehouse"),
        Choice::Repay | Choice::Interest => thing("overturned"),
        Choice::Bid(amount) => {
            let cost = view.me().map(|me| choices::costs(amount, me, view));
            html! {
                @match cost {
                    Some((_, loans)) if loans > 0 => (thing("overturned")),
                    Some((storehouses, _)) if storehouses > 0 => (thing("storehouse")),
                    _ => (pieces::picture("coin", "0 0 24 24")),
                }
            }
        }
        Choice::Buy | Choice::Sell(_) => pieces::picture("coin", "0 0 24 24"),
        Choice::Higher | Choice::Pass | Choice::Done => html! {},
    }
}

/// A choice with what it would do, all in words.
pub(super) fn spoken(choice: &AnyChoice, view: &View, reader: &Reader<'_>) -> String {
    let Some(choice) = of_this_game(choice) else { return String::new() };
    let args = [
        ("verb", verb(choice).into()),
        ("good", good_of(choice).map_or_else(String::new, |good| reader.words.word(word_for(good))).into()),
        ("amount", if let Choice::Bid(amount) = choice { amount } else { 0 }.into()),
        ("what", describe(choice, view, reader).into()),
    ];
    reader.words.say(Keys::HtmlSay, args)
}

const fn good_of(choice: Choice) -> Option<Good> {
    match choice {
        Choice::Keep(good)
        | Choice::Offer(good)
        | Choice::Market(good)
        | Choice::Senate(good)
        | Choice::Store(good)
        | Choice::Discard(good) => Some(good),
        _ => None,
    }
}

/// As the messages call it.
const fn verb(choice: Choice) -> &'static str {
    match choice {
        Choice::Keep(_) => "keep",
        Choice::Offer(_) => "offer",
        Choice::Bid(_) => "bid",
        Choice::Higher => "higher",
        Choice::Pass => "pass",
        Choice::Buy => "buy",
        Choice::Sell(_) => "sell",
        Choice::Market(_) => "market",
        Choice::Senate(_) => "senate",
        Choice::Store(_) => "store",
        Choice::Repay => "repay",
        Choice::Interest => "interest",
        Choice::Build => "build",
        Choice::Discard(_) => "discard",
        Choice::SellStorehouse => "sell-storehouse",
        Choice::Done => "done",
    }
}
