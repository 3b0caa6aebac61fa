//! The parts that all boards share: text columns, soft hyphens, names, buttons.

use maud::html;
use portolan_board::html::{ChoiceButton, ChoiceGroup, choice_group, hyphenated};
use portolan_board::layout::{cut, pad, pad_left};
use portolan_board::names::bot;
use portolan_boards::Locale;
use portolan_games::yokohama::Area;
use portolan_i18n::{HtmlKey, YokohamaKey};

#[test]
fn colours_take_no_columns() {
    assert_eq!(pad("\x1b[31mr5\x1b[0m", 4), "\x1b[31mr5\x1b[0m  ");
    assert_eq!(pad_left("7", 3), "  7");
}

#[test]
fn long_names_are_cut_by_width() {
    assert_eq!(cut("Anna", 4), "Anna");
    assert_eq!(cut("Bartolomea", 5), "Bart…");
    assert_eq!(cut("大阪商人", 5), "大阪…");
}

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
            let name = locale.format(YokohamaKey::HtmlArea, [("area", area.name().into())]);
            let long = name.split(' ').find(|word| word.chars().count() > 9 && !known.contains_key(*word));
            assert_eq!(long, None, "in the language {tag}");
        }
    }
}

#[test]
fn every_word_of_the_list_of_long_words_is_used() {
    for tag in Locale::languages() {
        let locale = Locale::new(tag).expect("a language");
        let all = locale.source();
        for word in locale.breakable(HtmlKey::LongWords).keys() {
            assert!(all.matches(word.as_str()).count() > 0, "{tag}: no message contains {word}");
        }
    }
}

#[test]
fn bots_are_named_in_the_language_of_the_reader() {
    let merchant = |tag| bot(&Locale::new(tag).expect("a language"), "merchant", Some(2));
    assert_eq!(["en", "it", "pl", "de"].map(merchant), ["Merchant 2", "Mercante 2", "Kupiec 2", "Händler 2"]);
}

#[test]
fn a_bot_kind_without_a_translation_keeps_its_name() {
    assert_eq!(bot(&Locale::english(), "oracle", None), "oracle");
}

/// Voice control presses a button by its visible text, so the accessible name contains it.
#[test]
fn the_accessible_name_of_a_button_contains_the_letters_of_its_picture() {
    let glyph = html! { span.chip { svg { use href="#x" {} } b { (2) } } };
    let button = ChoiceButton { choice: "take", glyph, text: "rice".into(), label: "Take two rice".into() };
    let group = ChoiceGroup { title: None, compact: false, buttons: vec![button] };
    assert!(choice_group(&group).0.contains("aria-label=\"2 rice: Take two rice\""));
}
