//! The list of choices, by kind. Many areas are chosen on the map, so the list of their names is folded.

use super::super::choices::{decision as decision_text, describe, name_of};
use super::super::names::{payment_text, ware_text};
use super::page::{Page, kind, place_of};
use super::signs;
use super::symbols::picture;
use maud::{Markup, html};
use portolan_board::html::{ChoiceButton, ChoiceGroup, choice_group, decision_panel};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{AssistantSource, Choice, Payment, Phase, Piece, Ware};

/// With more areas than this, their list is folded.
const MANY: usize = 5;

/// The pending decision, with a button for every legal choice.
pub(super) fn decision(page: &Page<'_>) -> Markup {
    let sentence = decision_text(page.view, page.reader);
    let choices: Vec<Choice> = page.choices().collect();
    if choices.is_empty() {
        return decision_panel::<Choice>(&sentence, None, &[], page.reader);
    }
    let heading = page.format(Key::HtmlHeading, [("awaited", name_of(page.view.phase).into())]);
    let chunks = choices.chunk_by(|one, next| title(*one) == title(*next));
    let (folded, open): (Vec<&[Choice]>, Vec<&[Choice]>) =
        chunks.partition(|chunk| is_folded(chunk, &choices));
    let [folded, open] = [folded, open].map(|chunks| groups(&chunks, page));
    html! {
        (decision_panel(&heading, Some(&sentence), &open, page.reader))
        @for group in folded { (fold(group, page)) }
    }
}

/// Whether these choices are many areas, next to other choices that stay visible.
fn is_folded(chunk: &[Choice], all: &[Choice]) -> bool {
    chunk.len() > MANY && chunk.len() < all.len() && place_of(chunk[0]).is_some()
}

fn fold(group: ChoiceGroup<Choice>, page: &Page<'_>) -> Markup {
    let what = group.title.unwrap_or_default();
    let args = [("what", what.into()), ("count", group.buttons.len().into())];
    html! {
        details.folded id="by-name" {
            summary { (page.format(Key::HtmlByName, args)) }
            (choice_group(&ChoiceGroup { title: None, ..group }))
        }
    }
}

fn groups(chunks: &[&[Choice]], page: &Page<'_>) -> Vec<ChoiceGroup<Choice>> {
    let one = |chunk: &&[Choice]| ChoiceGroup {
        title: title(chunk[0]).filter(|_| chunk.len() > 1).map(|kind| page.verb(kind)),
        compact: is_compact(chunk[0], chunk.len()),
        buttons: chunk.iter().map(|&choice| offer(choice, chunk.len(), page)).collect(),
    };
    chunks.iter().map(one).collect()
}

/// The heading of choices of one kind; the same for kinds that belong together.
const fn title(choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Shop(_) | Choice::House => Some("build"),
        choice => kind(choice),
    }
}

/// Whether choices get small buttons with only a sign or a name.
const fn is_compact(choice: Choice, count: usize) -> bool {
    match choice {
        Choice::Buy(_) | Choice::Sell(_) | Choice::Gain(_) => count > 2,
        choice => place_of(choice).is_some() && count > MANY,
    }
}

fn offer(choice: Choice, count: usize, page: &Page<'_>) -> ChoiceButton<Choice> {
    let label = page.choice_label(choice);
    let text = if is_compact(choice, count) {
        short(choice, page)
    } else if let Some(at) = place_of(choice).filter(|_| count > 1 && !says_where(choice)) {
        let what = describe(choice, page.view, page.reader);
        page.format(Key::HtmlSay, [("verb", page.area(at).into()), ("what", what.into())])
    } else if count > 1 {
        describe(choice, page.view, page.reader)
    } else {
        label.clone()
    };
    ChoiceButton { choice, glyph: glyph(choice, page), text, label }
}

/// Whether the description of a choice names the area.
const fn says_where(choice: Choice) -> bool {
    matches!(choice, Choice::Take(_))
}

/// The text of a small button: the price of an exchange, a good, or the name of an area.
fn short(choice: Choice, page: &Page<'_>) -> String {
    let numbers = &page.view.numbers;
    let yen = |count: u8| payment_text(Payment::Yen, count.into(), page.reader);
    if let Some(at) = place_of(choice) {
        return page.area(at);
    }
    match choice {
        Choice::Buy(Ware::Import) => yen(numbers.import_rate),
        Choice::Buy(Ware::Good(good)) | Choice::Sell(good) => yen(numbers.rates[good]),
        Choice::Gain(good) => ware_text(Ware::Good(good), 1, page.reader),
        _ => String::new(),
    }
}

/// A small picture of a choice.
fn glyph(choice: Choice, page: &Page<'_>) -> Markup {
    let at = place_of(choice).map(|at| picture("view", at.kind().name()));
    if let Some(view) = at {
        return html! { span.view { (view) } };
    }
    match choice {
        Choice::Buy(ware) => picture("sign", &ware.to_string()),
        Choice::Sell(good) | Choice::Gain(good) => picture("sign", good.name()),
        Choice::Pay(coin) => picture("sign", &coin.to_string()),
        Choice::Hire(Piece::Assistant)
        | Choice::From(AssistantSource::Hand)
        | Choice::Study
        | Choice::Leave => picture("sign", "man"),
        Choice::Hire(piece) => picture("sign", piece.name()),
        Choice::Shop(_) => picture("sign", "shop"),
        Choice::House => picture("sign", "house"),
        Choice::Keep(_) | Choice::Complete(_) | Choice::Order(_) => picture("sign", "order"),
        Choice::Learn(_) => picture("sign", "unit"),
        Choice::Spin => picture("sign", "silk"),
        Choice::Stop | Choice::Via(_) | Choice::Recall => picture("sign", "top-hat"),
        Choice::Ride => picture("sign", "station"),
        Choice::Take(_) | Choice::TakeAll => picture("sign", "man"),
        Choice::Space(number) => html! { span.number { (number) } },
        Choice::Achieve(letter) => html! { span.number { (letter.name().to_uppercase()) } },
        Choice::Token => token(page),
        Choice::Prize(number) => html! { span.number { (number) } },
        _ => html! {},
    }
}

fn token(page: &Page<'_>) -> Markup {
    let Phase::Token { area, .. } = page.view.phase else { return html! {} };
    let token = page.view.area(area).and_then(|of| of.token);
    html! { @if let Some(token) = token { span.signs { (signs::reward(&token.reward)) } } }
}
