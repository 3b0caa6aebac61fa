//! Where long words may be broken when their place is narrow: few browsers know it for every language. Only what is shown gets
//! these marks; what is read aloud, searched or printed in a terminal is the plain word.

use portolan_i18n::{HtmlKey, Locale};

/// A text whose long words may be broken, with a hyphen, where the language allows it.
pub(crate) fn breaking(text: &str, locale: &Locale) -> String {
    let known = locale.breakable(HtmlKey::LongWords);
    let part = |word: &str| known.get(word).cloned().unwrap_or_else(|| word.to_string());
    text.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_games::yokohama::Area;

    #[test]
    fn long_words_are_broken_and_others_are_not() {
        let german = Locale::new("de").expect("German");
        assert_eq!(breaking("Teeplantage 1", &german), "Tee\u{AD}plan\u{AD}ta\u{AD}ge 1");
        assert_eq!(breaking("Bank", &german), "Bank");
    }

    /// The narrowest places of all are the areas of Yokohama on a telephone.
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

    /// A list that nobody needs any more should not stay.
    #[test]
    fn every_word_of_the_list_is_said_somewhere() {
        for tag in Locale::languages() {
            let locale = Locale::new(tag).expect("a language");
            let all = locale.source();
            for word in locale.breakable(HtmlKey::LongWords).keys() {
                assert!(all.matches(word.as_str()).count() > 0, "{tag}: nobody says {word}");
            }
        }
    }
}
