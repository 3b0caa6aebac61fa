//! A hint at the table: asked for with mouse and keyboard, on a notebook and on a telephone, with and without script.

use crate::house::visit;
use crate::layout::{OUT_OF_SIGHT, TOO_WIDE};
use crate::person::Person;
use crate::window::Window;
use fantoccini::key::Key;
use serde_json::json;

/// How high the parts of the table are; the button must make none of them higher.
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

/// What of the dialog is outside of the window or must be scrolled for, and what of the board it covers.
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

/// Waits for the dialog and the choices in it.
async fn is_advised(anna: &Person) {
    anna.finds("#hint[open] .hints li").await;
    assert!((1..=3).contains(&anna.count("#hint .hints li").await));
    assert_eq!(anna.ask("document.querySelector('#hint').contains(document.activeElement)").await, true);
}

async fn asks_with_the_mouse(anna: &Person, look: &str) {
    anna.click_on("#ask-hint button").await;
    is_advised(anna).await;
    assert_eq!(anna.ask(MISPLACED).await, json!([]));
    assert_eq!(anna.ask(&format!("((table) => {look})(document.querySelector('#table'))")).await, false);
    anna.finds_no_barrier().await;
    anna.click_on("#hint header button").await;
    anna.until("the dialog is closed", "!document.querySelector('#hint').open").await;
}

async fn asks_with_the_keyboard(anna: &Person) {
    anna.press('h').await;
    is_advised(anna).await;
    anna.press(Key::Escape).await;
    anna.until("the dialog is closed", "!document.querySelector('#hint').open").await;
    anna.press('h').await;
    is_advised(anna).await;
    let entry_count = anna.entry_count().await;
    anna.press('1').await;
    anna.comes_after(entry_count).await;
    anna.until("the dialog is closed", "!document.querySelector('#hint').open").await;
}

fn ask_at_every_game(window: Window, look: &str) {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { still: true, ..window }).await;
        for game in ["osaka", "ostia", "dschunke", "yokohama"] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy"]).await;
            anna.waits_for_turn(None).await;
            anna.finds("#ask-hint button").await;
            if !window.phone {
                let heights = anna.ask(HEIGHTS).await;
                assert_eq!(heights[0], heights[1], "{game}: the button takes room");
            }
            asks_with_the_mouse(&anna, look).await;
            asks_with_the_keyboard(&anna).await;
        }
    });
}

#[test]
fn a_hint_is_asked_for_on_a_notebook() {
    ask_at_every_game(Window::DESK, OUT_OF_SIGHT);
}

#[test]
fn a_hint_is_asked_for_on_a_telephone() {
    ask_at_every_game(Window::PHONE, TOO_WIDE);
}

#[test]
fn a_hint_is_a_page_where_there_is_no_script() {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { script: false, ..Window::DESK }).await;
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
        anna.comes_after(entry_count).await;
    });
}
