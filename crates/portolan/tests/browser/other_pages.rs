//! Rules, about pages, the guided first game, and reviews.

use crate::context::run_test;
use crate::window::Window;

const GAMES: [&str; 4] = ["osaka", "ostia", "dschunke", "yokohama"];
const LANGUAGES: [&str; 4] = ["en", "it", "pl", "de"];

#[test]
fn rules_and_about_pages_are_accessible_and_not_too_wide() {
    run_test(async |context| {
        for (window, turn) in [(Window::DESK, 0), (Window::PHONE, 2)] {
            let anna = context.person_with("Anna", window).await;
            anna.takes_name().await;
            anna.passes_accessibility_check().await;
            for (number, game) in GAMES.iter().enumerate() {
                anna.sets_language(LANGUAGES[(number + turn) % 4]).await;
                for text in ["rules", "about"] {
                    anna.open(&format!("/{text}/{game}")).await;
                    anna.finds("article h1").await;
                    anna.passes_accessibility_check().await;
                    let too_wide = "document.documentElement.scrollWidth > innerWidth";
                    assert_eq!(anna.eval(too_wide).await, false, "{text} of {game}");
                }
            }
        }
    });
}

#[test]
fn a_refusal_links_to_its_section_of_the_rules() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.starts("osaka", &["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        let impossible = "#table .board .cannot[data-choice='take m1']";
        anna.click_on(impossible).await;
        let section = anna.text("document.querySelector('#status a').hash.slice(1)").await;
        let address = anna.text("document.querySelector('#status a').href").await;
        anna.open(&address).await;
        anna.finds(&format!("h3[id='{section}']")).await;
        let top = "document.getElementById(given).getBoundingClientRect().top";
        let top = anna.eval_with(top, section.as_str()).await.as_f64().expect("a place");
        assert!((-1.0..400.0).contains(&top), "the section is at {top}");
    });
}

#[test]
fn a_guided_game_shows_lessons_until_they_are_turned_off() {
    run_test(async |context| {
        for game in GAMES {
            let anna = context.person("Anna").await;
            anna.open("/").await;
            anna.click_on(&format!(".harbour-{game} form[action='/first'] button")).await;
            anna.finds(".guide p").await;
            let first = anna.text("document.querySelector('.guide p').innerText").await;
            anna.passes_accessibility_check().await;
            // After the first lesson comes another one.
            let other = "page.querySelector('.guide p')?.innerText !== undefined && \
                page.querySelector('.guide p').innerText !== FIRST";
            let other = other.replace("FIRST", &serde_json::Value::from(first.as_str()).to_string());
            anna.plays_until(&other).await;
            assert!(!anna.game_is_over().await, "{game}: there is no second lesson");
            let entry_count = anna.entry_count().await;
            anna.click_on(".guide button").await;
            anna.waits_until("the lessons are gone", "!document.querySelector('.guide')").await;
            assert_eq!(anna.entry_count().await, entry_count);
            anna.reload().await;
            anna.waits_for_turn(None).await;
            assert_eq!(anna.count(".guide").await, 0);
        }
    });
}

/// Lists the parts of a review that are wider than the window, and whether the names in the plot are missing.
const CUT_OFF: &str = "(() => {
    const shown = [...document.querySelectorAll('.chances, .review table')].filter((part) => part.getBoundingClientRect().width > 0);
    const wrong = shown.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML.slice(0, 60));
    if (!shown.some((part) => part.textContent.includes('Guest') && part.matches('.chances'))) wrong.push('no names');
    return wrong;
})()";

#[test]
fn the_review_of_a_finished_game_is_accessible() {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { still: true, ..Window::DESK }).await;
        anna.starts("osaka", &["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        anna.plays_until("false").await;
        anna.click("Review").await;
        anna.finds(".review button").await;
        anna.passes_accessibility_check().await;
        anna.click("Analyse this game").await;
        // The page reloads itself until the review is done. On a busy machine this is slow, but must make progress.
        while anna.count("svg.chances").await == 0 {
            let shown = anna.text("document.querySelector('main').innerText").await;
            anna.waits_until_with(
                "the review makes progress",
                "document.querySelector('main').innerText !== given",
                shown,
            )
            .await;
        }
        anna.sees("Turning points").await;
        anna.passes_accessibility_check().await;
        anna.resizes_to(Window::PHONE).await;
        assert_eq!(anna.eval("document.documentElement.scrollWidth > innerWidth").await, false);
        assert_eq!(anna.eval(CUT_OFF).await, serde_json::json!([]));
        anna.passes_accessibility_check().await;
    });
}
