//! Soft hyphens in long words, for narrow places: few browsers can hyphenate every language. Only visible text gets them;
//! labels for screen readers and terminal text contain the plain word.

use portolan_i18n::{HtmlKey, Locale};

/// The text with soft hyphens in the long words of the language's list.
pub fn hyphenated(text: &str, locale: &Locale) -> String {
    let known = locale.breakable(HtmlKey::LongWords);
    let part = |word: &str| known.get(word).cloned().unwrap_or_else(|| word.to_string());
    text.split(' ').map(part).collect::<Vec<_>>().join(" ")
}
