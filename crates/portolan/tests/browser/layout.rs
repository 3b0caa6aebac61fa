//! Everything that a player needs is visible without scrolling, at every position of whole games.

use crate::context::run_test;
use crate::play::{HOARDING, TRADING};
use crate::window::Window;

/// Lists the position and what is not visible; `false` if everything is.
pub const NOT_VISIBLE: &str = "(() => {
    const [root, wrong] = [document.documentElement, []];
    if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
    for (const part of table.querySelectorAll('#table > .board, #table > .decision, .ranking .scroll')) {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth, className } = part;
        if (scrollHeight > clientHeight) wrong.push(`.${className} is ${scrollHeight} high and shows ${clientHeight}`);
        if (scrollWidth > clientWidth) wrong.push(`.${className} is ${scrollWidth} wide and shows ${clientWidth}`);
    }
    for (const thing of table.querySelectorAll('.offer, .can')) {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${thing.value} is outside`);
    }
    return wrong.length > 0 && [table.dataset.entryCount, table.querySelector('.decision h2').innerText, ...wrong];
})()";

/// Lists the position and what is wider than the screen of a phone; `false` if nothing is.
pub const TOO_WIDE: &str = "(() => {
    const wrong = [];
    if (document.documentElement.scrollWidth > 390) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const thing of table.querySelectorAll('.offer, .can')) {
        const { left, right } = thing.getBoundingClientRect();
        if (left < 0 || right > 390) wrong.push(`${thing.value} reaches from ${left} to ${right}`);
    }
    return wrong.length > 0 && [table.dataset.entryCount, table.querySelector('.decision h2').innerText, ...wrong];
})()";

/// Plays a whole game against this number of bots, and runs `check` at every decision and at the end. An error stops the
/// game, so that the screenshot shows it.
fn play_and_check(window: Window, bots: usize, preferred: &[&str], check: &str) {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { still: true, ..window }).await;
        anna.starts_osaka(&["me", "bot:greedy", "bot:greedy", "bot:random"][..=bots]).await;
        assert_eq!(anna.plays(preferred, check).await, false);
        assert!(anna.game_is_over().await);
    });
}

#[test]
fn a_table_of_two_fits_on_a_notebook_at_every_position() {
    play_and_check(Window::DESK, 1, &TRADING, NOT_VISIBLE);
}

#[test]
fn a_table_of_three_fits_on_a_notebook_at_every_position() {
    play_and_check(Window::DESK, 2, &TRADING, NOT_VISIBLE);
}

#[test]
fn a_table_of_four_fits_on_a_notebook_at_every_position() {
    play_and_check(Window::DESK, 3, &TRADING, NOT_VISIBLE);
}

#[test]
fn a_large_hand_fits_on_a_notebook() {
    play_and_check(Window::DESK, 2, &HOARDING, NOT_VISIBLE);
}

#[test]
fn a_table_fits_the_width_of_a_phone_at_every_position() {
    play_and_check(Window::PHONE, 3, &TRADING, TOO_WIDE);
}

#[test]
fn a_large_hand_fits_the_width_of_a_phone() {
    play_and_check(Window::PHONE, 1, &HOARDING, TOO_WIDE);
}

/// Lists what is wrong with a zoomed page: it may scroll vertically, but the first choices must be visible at once.
const ZOOMED_ERRORS: &str = "(() => {
    const [wrong, width] = [[], document.documentElement.scrollWidth];
    if (width > innerWidth) wrong.push(`the page is ${width} wide`);
    const offers = [...document.querySelectorAll('#table .offer')];
    if (!offers.some((offer) => offer.getBoundingClientRect().bottom <= innerHeight)) wrong.push('no offer is in sight');
    document.querySelector('#table > .board').scrollIntoView();
    const over = document.elementFromPoint(innerWidth / 2, innerHeight - 10).closest('.decision');
    if (over) wrong.push('the decision lies over the board');
    return wrong;
})()";

#[test]
fn a_page_zoomed_to_200_percent_shows_choices_and_scrolls_only_vertically() {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { still: true, ..Window::ZOOMED }).await;
        for (game, bots) in [("osaka", 2), ("ostia", 3), ("dschunke", 3), ("yokohama", 2)] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy", "bot:greedy"][..=bots]).await;
            anna.waits_for_turn(None).await;
            assert_eq!(anna.eval(ZOOMED_ERRORS).await, serde_json::json!([]), "{game}");
        }
    });
}
