//! A close look at an area of Yokohama: it opens over the board, something is chosen in it, and the board is there again.

use crate::house::visit;
use crate::play::BY_CHANCE;
use crate::window::Window;

/// The id of an area that stands for a choice.
const AREA: &str = "document.querySelector('.area:has(button.can)').id";

fn choose_in_a_close_look(window: Window) {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { still: true, ..window }).await;
        anna.starts("yokohama", &["me", "bot:greedy"]).await;
        anna.plays(&BY_CHANCE, "table.querySelector('.area button.can') !== null").await;
        let (area, entry_count) = (anna.text(AREA).await, anna.entry_count().await);
        anna.click_on(&format!("#{area} > .look")).await;
        anna.finds(&format!("#{area}:popover-open .more p")).await;
        anna.click_on(&format!("#{area}:popover-open button.can")).await;
        anna.comes_after(entry_count).await;
        anna.until("the board is there again", "document.querySelector(':popover-open') === null").await;
    });
}

#[test]
fn a_close_look_ends_with_the_choice_on_a_notebook() {
    choose_in_a_close_look(Window::DESK);
}

#[test]
fn a_close_look_ends_with_the_choice_on_a_telephone() {
    choose_in_a_close_look(Window::PHONE);
}
