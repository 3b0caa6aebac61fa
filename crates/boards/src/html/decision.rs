//! What is awaited, and every legal choice as a button with what it would do. A game may gather its choices into
//! groups.

use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::AnyChoice;
use portolan_i18n::HtmlKey;

/// Choices of one kind.
pub(crate) struct Group {
    /// What they have in common.
    pub(crate) title: Option<String>,
    /// Little buttons side by side, instead of one below the other.
    pub(crate) compact: bool,
    /// The choices.
    pub(crate) offers: Vec<Offer>,
}

/// One choice.
pub(crate) struct Offer {
    /// What is chosen.
    pub(crate) choice: AnyChoice,
    /// A small picture.
    pub(crate) glyph: Markup,
    /// What stands beside it.
    pub(crate) text: String,
    /// All of it in words.
    pub(crate) spoken: String,
}

/// The sentence, what it means, and the choices.
pub(crate) fn decision(
    heading: &str,
    explanation: Option<&str>,
    groups: &[Group],
    reader: &Reader<'_>,
) -> Markup {
    let mine = !groups.is_empty();
    html! {
        div #choosing .choosing.mine[mine] role="group" aria-label=(reader.locale.text(HtmlKey::Decision)) {
            // With an id it stays the same element, and only then is what changes in it told to who cannot see it.
            div #awaited .awaited aria-live="polite" {
                h2 { (heading) }
                @if let Some(text) = explanation { p.explanation { (text) } }
            }
            @if mine {
                div.offers { @for group in groups { (one_group(group)) } }
            }
        }
    }
}

/// The choices of one kind, for a game that folds some of them away.
pub(crate) fn one_group(group: &Group) -> Markup {
    html! {
        div.group.compact[group.compact] {
            @if let Some(title) = &group.title { h3 { (title) } }
            ul { @for offer in &group.offers { li { (one_offer(offer)) } } }
        }
    }
}

fn one_offer(offer: &Offer) -> Markup {
    let id = format!("do-{}", offer.choice).replace(' ', "-");
    let name = name_of(offer);
    html! {
        button.offer.can id=(id) type="submit" form="choose" name="choice" value=(offer.choice)
            aria-label=(name) title=(offer.spoken) {
            span.glyph aria-hidden="true" { (offer.glyph) }
            " "
            span.does { (offer.text) }
        }
    }
}

/// What a choice is called: all of it in words, after what stands on its button, for who says that aloud to press it.
fn name_of(offer: &Offer) -> String {
    let shown = format!("{} {}", letters_of(&offer.glyph.0), offer.text);
    let shown = shown.trim();
    if offer.spoken.contains(shown) { offer.spoken.clone() } else { format!("{shown}: {}", offer.spoken) }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_in_a_picture() {
        let picture = html! { span.chip { svg { use href="#x" {} } b { (2) } } };
        assert_eq!(letters_of(&picture.0), "2");
        assert_eq!(letters_of("plain"), "plain");
    }
}
