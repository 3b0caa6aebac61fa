//! Hints: requested with mouse and keyboard, on a notebook and on a phone, with and without scripts.

use crate::context::run_test;
use crate::layout::{NOT_VISIBLE, TOO_WIDE};
use crate::person::Person;
use crate::window::Window;
use fantoccini::key::Key;
use serde_json::json;

/// The heights of the parts of the table with and without the hint button, which must be equal.
const HEIGHTS: &str = "(() => {
    const heights = () => [...document.querySelectorAll('#table > *')].map((part) => part.getBoundingClientRect().height);
    const [button, shown] = [document.querySelector('#ask-hint'), heights()];
    button.hidden = true;
    button.style.display = 'none';
    const without = heights();
    button.hidden = false;
    button.style.display = '';
    return [shown, without];
})()";

/// Lists errors in the position of the dialog: outside of the window, scrolled, or over the board.
const MISPLACED: &str = "(() => {
    const wrong = [];
    const hint = document.querySelector('#hint');
    const { left, top, right, bottom } = hint.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push([left, top, right, bottom]);
    const board = document.querySelector('#table > .board').getBoundingClientRect();
    if (innerWidth >= 1000 && left < board.right - 8) wrong.push(`the dialog begins at ${left}, the board ends at ${board.right}`);
    if (innerWidth >= 1000 && hint.scrollHeight > hint.clientHeight) wrong.push(`${hint.scrollHeight} high, ${hint.clientHeight} seen`);
    return wrong;
})()";

/// Waits for the dialog and its choices.
async fn sees_a_hint(anna: &Person) {
    anna.finds("#hint[open] .hints li").await;
    assert!((1..=3).contains(&anna.count("#hint .hints li").await));
    assert_eq!(anna.eval("document.querySelector('#hint').contains(document.activeElement)").await, true);
}

async fn requests_with_the_mouse(anna: &Person, check: &str) {
    anna.click_on("#ask-hint button").await;
    sees_a_hint(anna).await;
    assert_eq!(anna.eval(MISPLACED).await, json!([]));
    assert_eq!(anna.eval(&format!("((table) => {check})(document.querySelector('#table'))")).await, false);
    anna.passes_accessibility_check().await;
    anna.click_on("#hint header button").await;
    anna.waits_until("the dialog is closed", "!document.querySelector('#hint').open").await;
}

async fn requests_with_the_keyboard(anna: &Person) {
    anna.press('h').await;
    sees_a_hint(anna).await;
    anna.press(Key::Escape).await;
    anna.waits_until("the dialog is closed", "!document.querySelector('#hint').open").await;
    anna.press('h').await;
    sees_a_hint(anna).await;
    let entry_count = anna.entry_count().await;
    anna.press('1').await;
    anna.waits_for_entry_after(entry_count).await;
    anna.waits_until("the dialog is closed", "!document.querySelector('#hint').open").await;
}

fn request_in_every_game(window: Window, check: &str) {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { still: true, ..window }).await;
        for game in ["osaka", "ostia", "dschunke", "yokohama"] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy"]).await;
            anna.waits_for_turn(None).await;
            anna.finds("#ask-hint button").await;
            if !window.phone {
                let heights = anna.eval(HEIGHTS).await;
                assert_eq!(heights[0], heights[1], "{game}: the button changes the layout");
            }
            requests_with_the_mouse(&anna, check).await;
            requests_with_the_keyboard(&anna).await;
        }
    });
}

#[test]
fn hints_are_shown_on_a_notebook() {
    request_in_every_game(Window::DESK, NOT_VISIBLE);
}

#[test]
fn hints_are_shown_on_a_phone() {
    request_in_every_game(Window::PHONE, TOO_WIDE);
}

#[test]
fn a_hint_is_a_page_without_scripts() {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { script: false, ..Window::DESK }).await;
        anna.open("/").await;
        anna.click_on(".harbour-osaka details summary").await;
        anna.pick(".harbour-osaka select[name=seat-2]", "me").await;
        anna.click_on(".harbour-osaka details button").await;
        anna.finds("#table").await;
        if anna.count(".hand-over a").await > 0 {
            anna.click_on(".hand-over a").await;
        }
        let entry_count = anna.entry_count().await;
        anna.click_on("#ask-hint button").await;
        anna.finds(".hint-page .hints li").await;
        anna.click("Go to the table").await;
        anna.finds("#table").await;
        anna.click_on("#ask-hint button").await;
        anna.finds(".hint-page .hints li").await;
        anna.click_on(".hints button").await;
        anna.finds("#table").await;
        anna.waits_for_entry_after(entry_count).await;
    });
}
