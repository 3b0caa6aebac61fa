//! The panel of the pending decision: a heading, and a button for every legal choice that says what it would do. A game
//! may divide its choices into groups.

use crate::Reader;
use maud::{Markup, html};
use portolan_i18n::HtmlKey;
use std::fmt::Display;

/// Buttons for choices of one kind.
pub struct ChoiceGroup<C> {
    /// What the choices have in common.
    pub title: Option<String>,
    /// Small buttons side by side, instead of one below the other.
    pub compact: bool,
    /// The buttons.
    pub buttons: Vec<ChoiceButton<C>>,
}

/// A button for one choice.
pub struct ChoiceButton<C> {
    /// The choice that it makes.
    pub choice: C,
    /// A small picture.
    pub glyph: Markup,
    /// The text beside it.
    pub text: String,
    /// The whole sentence, for screen readers and as a tooltip.
    pub label: String,
}

/// The heading, an explanation, and the buttons.
pub fn decision_panel<C: Display>(
    heading: &str,
    explanation: Option<&str>,
    groups: &[ChoiceGroup<C>],
    reader: &Reader<'_>,
) -> Markup {
    let can_choose = !groups.is_empty();
    html! {
        div #choosing .choosing.mine[can_choose] role="group" aria-label=(reader.locale.text(HtmlKey::Decision)) {
            // Only an element that keeps its id is announced by screen readers when its text changes.
            div #awaited .awaited aria-live="polite" {
                h2 { (heading) }
                @if let Some(text) = explanation { p.explanation { (text) } }
            }
            @if can_choose {
                div.offers { @for group in groups { (choice_group(group)) } }
            }
        }
    }
}

/// The buttons of one group, for games that collapse some groups.
pub fn choice_group<C: Display>(group: &ChoiceGroup<C>) -> Markup {
    html! {
        div.group.compact[group.compact] {
            @if let Some(title) = &group.title { h3 { (title) } }
            ul { @for button in &group.buttons { li { (choice_button(button)) } } }
        }
    }
}

fn choice_button<C: Display>(button: &ChoiceButton<C>) -> Markup {
    let id = format!("do-{}", button.choice).replace(' ', "-");
    html! {
        button.offer.can id=(id) type="submit" form="choose" name="choice" value=(button.choice)
            aria-label=(accessible_name(button)) title=(button.label) {
            span.glyph aria-hidden="true" { (button.glyph) }
            " "
            span.does { (button.text) }
        }
    }
}

/// The label of a button, preceded by its visible text where the label does not contain it: voice control presses a button
/// by its visible text.
fn accessible_name<C>(button: &ChoiceButton<C>) -> String {
    let visible = format!("{} {}", letters_of(&button.glyph.0), button.text);
    let visible = visible.trim();
    if button.label.contains(visible) { button.label.clone() } else { format!("{visible}: {}", button.label) }
}

/// The letters and numbers in a picture.
fn letters_of(picture: &str) -> String {
    let mut letters = String::new();
    for part in picture.split('<') {
        let text = part.split_once('>').map_or(part, |(_, text)| text).trim();
        if !text.is_empty() {
            letters.push_str(text);
        }
    }
    letters
}
