//! Rules, about-pages, and the guided first game.

use crate::house::visit;
use crate::window::Window;

const GAMES: [&str; 4] = ["osaka", "ostia", "dschunke", "yokohama"];
const LANGUAGES: [&str; 4] = ["en", "it", "pl", "de"];

#[test]
fn rules_and_about_pages_are_read_without_barriers() {
    visit(async |house| {
        for (window, turn) in [(Window::DESK, 0), (Window::PHONE, 2)] {
            let anna = house.person_with("Anna", window).await;
            anna.takes_name().await;
            anna.finds_no_barrier().await;
            for (number, game) in GAMES.iter().enumerate() {
                anna.speaks(LANGUAGES[(number + turn) % 4]).await;
                for text in ["rules", "about"] {
                    anna.open(&format!("/{text}/{game}")).await;
                    anna.finds("article h1").await;
                    anna.finds_no_barrier().await;
                    let too_wide = "document.documentElement.scrollWidth > innerWidth";
                    assert_eq!(anna.ask(too_wide).await, false, "{text} of {game}");
                }
            }
        }
    });
}

#[test]
fn a_refusal_leads_to_its_section_of_the_rules() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        anna.starts("osaka", &["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        let asked = "#table .board .cannot[data-choice='take m1']";
        anna.click_on(asked).await;
        let section = anna.text("document.querySelector('#status a').hash.slice(1)").await;
        let address = anna.text("document.querySelector('#status a').href").await;
        anna.open(&address).await;
        anna.finds(&format!("h3[id='{section}']")).await;
        let top = "document.getElementById(given).getBoundingClientRect().top";
        let top = anna.ask_about(top, section.as_str()).await.as_f64().expect("a place");
        assert!((-1.0..400.0).contains(&top), "the section is at {top}");
    });
}

#[test]
fn a_first_game_helps_along_until_one_has_had_enough() {
    visit(async |house| {
        for game in GAMES {
            let anna = house.person("Anna").await;
            anna.open("/").await;
            anna.click_on(&format!(".harbour-{game} form[action='/first'] button")).await;
            anna.finds(".guide p").await;
            let first = anna.text("document.querySelector('.guide p').innerText").await;
            anna.finds_no_barrier().await;
            // Once it was done, the next thing is told.
            let other = "page.querySelector('.guide p')?.innerText !== undefined && \
                page.querySelector('.guide p').innerText !== FIRST";
            let other = other.replace("FIRST", &serde_json::Value::from(first.as_str()).to_string());
            anna.plays_until(&other).await;
            assert!(!anna.is_at_the_end().await, "{game}: nothing more is told");
            let entry_count = anna.entry_count().await;
            anna.click_on(".guide button").await;
            anna.until("no more is told", "!document.querySelector('.guide')").await;
            assert_eq!(anna.entry_count().await, entry_count);
            anna.reload().await;
            anna.waits_for_turn(None).await;
            assert_eq!(anna.count(".guide").await, 0);
        }
    });
}

/// What of the drawing and the table of a review is wider than the window; the names of the lines must be in sight.
const CUT_OFF: &str = "(() => {
    const shown = [...document.querySelectorAll('.chances, .review table')].filter((part) => part.getBoundingClientRect().width > 0);
    const wrong = shown.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML.slice(0, 60));
    if (!shown.some((part) => part.textContent.includes('Guest') && part.matches('.chances'))) wrong.push('no names');
    return wrong;
})()";

#[test]
fn a_finished_game_is_reviewed_without_barriers() {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { still: true, ..Window::DESK }).await;
        anna.starts("osaka", &["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        anna.plays_until("false").await;
        anna.click("Review").await;
        anna.finds(".review button").await;
        anna.finds_no_barrier().await;
        anna.click("Analyse this game").await;
        // The page comes again by itself until it is done; a busy machine takes its time, and must only go on.
        while anna.count("svg.chances").await == 0 {
            let told = anna.text("document.querySelector('main').innerText").await;
            anna.until_about(
                "the review goes on",
                "document.querySelector('main').innerText !== given",
                told,
            )
            .await;
        }
        anna.sees("Turning points").await;
        anna.finds_no_barrier().await;
        anna.takes_window(Window::PHONE).await;
        assert_eq!(anna.ask("document.documentElement.scrollWidth > innerWidth").await, false);
        assert_eq!(anna.ask(CUT_OFF).await, serde_json::json!([]));
        anna.finds_no_barrier().await;
    });
}
