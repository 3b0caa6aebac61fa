//! Bots that stand in, resigning, and closing a table: what the others see without a reload.

use crate::context::run_test;
use crate::several_people::{joins, link};
use crate::window::Window;

/// Lists what is wider than the window.
const TOO_WIDE: &str = "document.documentElement.scrollWidth > innerWidth";

#[test]
fn the_others_see_who_lets_a_bot_play_who_returns_and_who_resigns() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        let bruno = context.person_with("Bruno", Window::PHONE).await;
        anna.takes_name().await;
        anna.starts_osaka(&["me", "friend"]).await;
        anna.sees("Absent players: bot after 1 day").await;
        joins(&bruno, &link(&anna, "Invite").await).await;
        anna.sees("Bruno takes a seat.").await;
        assert_eq!(anna.count(".seat-list form[action$='/seats/2/bot']").await, 0, "Bruno is present");
        bruno.click("Let a bot take over").await;
        anna.sees("Bruno lets a bot take over.").await;
        bruno.click("Return to your seat").await;
        anna.sees("Bruno is back.").await;
        bruno.click("Resign").await;
        bruno.sees("You give up your seat for good.").await;
        bruno.passes_accessibility_check().await;
        assert_eq!(bruno.eval(TOO_WIDE).await, false);
        assert_eq!(anna.count(".seat-list em").await, 0, "the first click only asks");
        bruno.click("Resign for good").await;
        bruno.sees("You are watching. Hidden information stays hidden.").await;
        anna.sees("Bruno resigns. A bot plays on.").await;
        anna.sees("Bruno has resigned; a bot plays on").await;
        anna.passes_accessibility_check().await;
    });
}

#[test]
fn players_of_a_closed_table_are_told_so() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        let bruno = context.person("Bruno").await;
        anna.takes_name().await;
        anna.starts_osaka(&["me", "friend"]).await;
        joins(&bruno, &link(&anna, "Invite").await).await;
        anna.sees("Bruno takes a seat.").await;
        // The connection is refused from now on.
        bruno.expects_error("410");
        anna.click("Close this table").await;
        anna.sees("The table and all its links stop working for everyone.").await;
        anna.click("Close the table").await;
        anna.sees("closed").await;
        bruno.sees("The host has closed this table.").await;
        anna.passes_accessibility_check().await;
    });
}
