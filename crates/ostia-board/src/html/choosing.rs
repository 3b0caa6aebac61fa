//! The list of choices. The most frequent bids are small buttons; all others can be unfolded.

use super::super::{
    choices::{self, decision as decision_text, describe},
    debts, word_for,
};
use super::Page;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::html::{ChoiceButton, ChoiceGroup, choice_group, decision_panel, pieces};
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Choice, Phase, View};

/// The pending decision, with a button for every legal choice.
pub(crate) fn decision(page: &Page<'_>) -> Markup {
    let choices = page.context.choices;
    let sentence = decision_text(page.view, page.reader);
    if choices.is_empty() {
        return decision_panel::<Choice>(&sentence, None, &[], page.reader);
    }
    let heading = heading(page);
    let (frequent, rare): (Vec<Choice>, Vec<Choice>) =
        choices.iter().partition(|&&choice| choices::is_quick(choice, page.view));
    let all = [(true, frequent_bids(&frequent)), (false, others(&frequent))];
    let group = |(compact, choices): (bool, Vec<Choice>)| ChoiceGroup {
        title: (compact && !rare.is_empty()).then(|| page.text(Key::HtmlQuick)),
        compact,
        buttons: choices.iter().map(|&choice| offer(choice, page)).collect(),
    };
    let groups: Vec<ChoiceGroup<Choice>> =
        all.into_iter().filter(|(_, choices)| !choices.is_empty()).map(group).collect();
    let ends = matches!(page.view.phase, Phase::LastAllocate | Phase::Empties { .. });
    html! {
        (decision_panel(&heading, Some(&sentence), &groups, page.reader))
        @if ends && page.view.me().is_some_and(|me| me.loans > 0) { span.debts hidden {} }
        @if !rare.is_empty() { (more(&rare, page)) }
    }
}

/// The number of bids on a page.
const BIDS_ON_A_PAGE: usize = 24;

/// The rare bids, page by page. Other players cannot see which page is open.
fn more(bids: &[Choice], page: &Page<'_>) -> Markup {
    let group = |choices: &[Choice]| {
        let buttons = choices.iter().map(|&choice| offer(choice, page)).collect();
        choice_group(&ChoiceGroup { title: None, compact: true, buttons })
    };
    let pages: Vec<&[Choice]> = bids.chunks(BIDS_ON_A_PAGE).collect();
    html! {
        details.choosing.folded id="more-choices" {
            summary { (page.text(Key::HtmlMore)) }
            @match pages[..] {
                [only] => (group(only)),
                _ => @for (number, page) in pages.iter().enumerate() {
                    // The browser keeps one of the elements with the same name open.
                    details.page name="bids" id={ "bids-" (number) } open[number == 0] {
                        summary { (range(page)) }
                        (group(page))
                    }
                },
            }
        }
    }
}

/// “36–59”.
fn range(bids: &[Choice]) -> String {
    let mut amounts = bids.iter().filter_map(|choice| match choice {
        Choice::Bid(amount) => Some(amount.to_string()),
        _ => None,
    });
    let first = amounts.next().unwrap_or_default();
    amounts.next_back().map_or_else(|| first.clone(), |last| format!("{first}–{last}"))
}

fn frequent_bids(choices: &[Choice]) -> Vec<Choice> {
    choices.iter().copied().filter(|choice| matches!(choice, Choice::Bid(_))).collect()
}

fn others(choices: &[Choice]) -> Vec<Choice> {
    choices.iter().copied().filter(|choice| !matches!(choice, Choice::Bid(_))).collect()
}

/// For the player who must choose: the decision in a few words.
fn heading(page: &Page<'_>) -> String {
    let phase = match page.view.phase {
        Phase::Keep => "keep",
        Phase::Offer { .. } if page.view.offer.is_some() => "offer-second",
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
    let next = page.view.me().and_then(|me| me.allocation).and_then(|allocation| allocation.next);
    let good = next.map_or_else(String::new, |good| page.text(word_for(good)));
    page.format(Key::HtmlHeading, [("phase", phase.into()), ("good", good.into())])
}

fn offer(choice: Choice, page: &Page<'_>) -> ChoiceButton<Choice> {
    let label = choice_label(choice, page);
    let text = match choice {
        Choice::Bid(amount) => amount.to_string(),
        _ => label.clone(),
    };
    let glyph = match debts::ruin(choice, page.view) {
        Some(_) => html! { span.ruin { (pieces::picture("overturned", "0 0 48 40")) } },
        None => glyph(choice, page.view),
    };
    ChoiceButton { choice, glyph, text, label }
}

/// A picture of the choice; a bid above the player's cash shows its additional cost.
fn glyph(choice: Choice, view: &View) -> Markup {
    let building = |id| pieces::picture(id, "0 0 48 40");
    match choice {
        Choice::Keep(good) | Choice::Offer(good) | Choice::Discard(good) => symbol(good),
        Choice::Market(_) => building("column"),
        Choice::Senate(_) => building("temple"),
        Choice::Store(_) | Choice::Build | Choice::SellStorehouse => building("storehouse"),
        Choice::Repay | Choice::Interest => building("overturned"),
        Choice::Bid(amount) => {
            let cost = view.me().map(|me| choices::costs(amount, me, view));
            html! {
                @match cost {
                    Some((_, loans)) if loans > 0 => (building("overturned")),
                    Some((storehouses, _)) if storehouses > 0 => (building("storehouse")),
                    _ => (pieces::picture("coin", "0 0 24 24")),
                }
            }
        }
        Choice::Buy | Choice::Sell(_) => pieces::picture("coin", "0 0 24 24"),
        Choice::Higher | Choice::Pass | Choice::Done => html! {},
    }
}

/// A choice with what it would do, as a whole sentence.
pub(super) fn choice_label(choice: Choice, page: &Page<'_>) -> String {
    let args = [
        ("verb", verb(choice).into()),
        ("good", choice.good().map_or_else(String::new, |good| page.text(word_for(good))).into()),
        ("amount", if let Choice::Bid(amount) = choice { amount } else { 0 }.into()),
        ("what", describe(choice, page.view, page.reader).into()),
    ];
    page.format(Key::HtmlSay, args)
}

/// The name of a choice in the messages.
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
