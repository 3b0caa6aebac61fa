//! The popover of an area of Yokohama: it opens over the board, and a choice in it closes it.

use crate::context::run_test;
use crate::play::RANDOM;
use crate::window::Window;

/// The id of an area with a possible choice.
const AREA: &str = "document.querySelector('.area:has(button.can)').id";

fn choose_in_a_popover(window: Window) {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { still: true, ..window }).await;
        anna.starts("yokohama", &["me", "bot:greedy"]).await;
        anna.plays(&RANDOM, "table.querySelector('.area button.can') !== null").await;
        let (area, entry_count) = (anna.text(AREA).await, anna.entry_count().await);
        anna.click_on(&format!("#{area} > .look")).await;
        anna.finds(&format!("#{area}:popover-open .more p")).await;
        anna.click_on(&format!("#{area}:popover-open button.can")).await;
        anna.waits_for_entry_after(entry_count).await;
        anna.waits_until("the popover is closed", "document.querySelector(':popover-open') === null").await;
    });
}

#[test]
fn a_choice_closes_the_popover_on_a_notebook() {
    choose_in_a_popover(Window::DESK);
}

#[test]
fn a_choice_closes_the_popover_on_a_phone() {
    choose_in_a_popover(Window::PHONE);
}
