//! What has to be seen is seen without scrolling: at every position of whole games.

use crate::house::visit;
use crate::play::{HOARDING, TRADING};
use crate::window::Window;

/// What of the page is out of sight; nothing, if all is as it should be.
pub const OUT_OF_SIGHT: &str = "(() => {
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

/// What is wider than the screen of a telephone.
pub const TOO_WIDE: &str = "(() => {
    const wrong = [];
    if (document.documentElement.scrollWidth > 390) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const thing of table.querySelectorAll('.offer, .can')) {
        const { left, right } = thing.getBoundingClientRect();
        if (left < 0 || right > 390) wrong.push(`${thing.value} reaches from ${left} to ${right}`);
    }
    return wrong.length > 0 && [table.dataset.entryCount, table.querySelector('.decision h2').innerText, ...wrong];
})()";

/// Plays a whole game against so many bots and looks at every position in which one can choose, and at the end. What is
/// out of sight ends the game, and so it is on the picture.
fn play_and_look(window: Window, bots: usize, preferred: &[&str], look: &str) {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { still: true, ..window }).await;
        anna.starts_osaka(&["me", "bot:greedy", "bot:greedy", "bot:random"][..=bots]).await;
        assert_eq!(anna.plays(preferred, look).await, false);
        assert!(anna.is_at_the_end().await);
    });
}

#[test]
fn a_table_of_two_fits_on_a_notebook_at_every_position() {
    play_and_look(Window::DESK, 1, &TRADING, OUT_OF_SIGHT);
}

#[test]
fn a_table_of_three_fits_on_a_notebook_at_every_position() {
    play_and_look(Window::DESK, 2, &TRADING, OUT_OF_SIGHT);
}

#[test]
fn a_table_of_four_fits_on_a_notebook_at_every_position() {
    play_and_look(Window::DESK, 3, &TRADING, OUT_OF_SIGHT);
}

#[test]
fn a_hand_of_very_many_cards_fits_on_a_notebook() {
    play_and_look(Window::DESK, 2, &HOARDING, OUT_OF_SIGHT);
}

#[test]
fn a_table_fits_into_the_width_of_a_telephone_at_every_position() {
    play_and_look(Window::PHONE, 3, &TRADING, TOO_WIDE);
}

#[test]
fn a_hand_of_very_many_cards_fits_into_the_width_of_a_telephone() {
    play_and_look(Window::PHONE, 1, &HOARDING, TOO_WIDE);
}

/// What is wrong with a page that is scrolled downwards only; nothing, if one sees at once what to decide.
const AT_TWICE_THE_SIZE: &str = "(() => {
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
fn at_twice_the_size_one_sees_what_to_decide_and_scrolls_down_to_the_rest() {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { still: true, ..Window::ZOOMED }).await;
        for (game, bots) in [("osaka", 2), ("ostia", 3), ("dschunke", 3), ("yokohama", 2)] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy", "bot:greedy"][..=bots]).await;
            anna.waits_for_turn(None).await;
            assert_eq!(anna.ask(AT_TWICE_THE_SIZE).await, serde_json::json!([]), "{game}");
        }
    });
}
