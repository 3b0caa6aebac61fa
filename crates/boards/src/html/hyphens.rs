//! Soft hyphens in long words, for narrow places: few browsers can hyphenate every language. Only visible text gets them;
//! labels for screen readers and terminal text contain the plain word.

use portolan_i18n::{HtmlKey, Locale};

/// The text with soft hyphens in the long words of the language's list.
pub(crate) fn hyphenated(text: &str, locale: &Locale) -> String {
    let known = locale.breakable(HtmlKey::LongWords);
    let part = |word: &str| known.get(word).cloned().unwrap_or_else(|| word.to_string());
    text.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_games::yokohama::Area;

    #[test]
    fn long_words_get_soft_hyphens() {
        let german = Locale::new("de").expect("German");
        assert_eq!(hyphenated("Teeplantage 1", &german), "Tee\u{AD}plan\u{AD}ta\u{AD}ge 1");
        assert_eq!(hyphenated("Bank", &german), "Bank");
    }

    /// The narrowest places are the areas of Yokohama on a telephone.
    #[test]
    fn every_long_name_on_the_map_can_be_broken() {
        for tag in Locale::languages() {
            let locale = Locale::new(tag).expect("a language");
            let known = locale.breakable(HtmlKey::LongWords);
            for area in Area::ALL {
                let name =
                    locale.format(portolan_i18n::YokohamaKey::HtmlArea, [("area", area.name().into())]);
                let long =
                    name.split(' ').find(|word| word.chars().count() > 9 && !known.contains_key(*word));
                assert_eq!(long, None, "in the language {tag}");
            }
        }
    }

    #[test]
    fn every_word_of_the_list_is_used() {
        for tag in Locale::languages() {
            let locale = Locale::new(tag).expect("a language");
            let all = locale.source();
            for word in locale.breakable(HtmlKey::LongWords).keys() {
                assert!(all.matches(word.as_str()).count() > 0, "{tag}: no message contains {word}");
            }
        }
    }
}
