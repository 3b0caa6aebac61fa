//! At the table: reasons for impossible choices, undo, and earlier positions.

use crate::context::run_test;

#[test]
fn a_click_on_an_impossible_choice_shows_the_reason() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        let entry_count = anna.entry_count().await;
        let impossible = "#table .board .cannot[data-choice='take m1']";
        let reason = anna.eval_with("document.querySelector(given).title", impossible).await;
        let reason = reason.as_str().expect("a reason");
        anna.sees_no(reason).await;
        anna.click_on(impossible).await;
        anna.sees(reason).await;
        assert_eq!(anna.entry_count().await, entry_count);
        // After the next choice the reason is hidden.
        anna.chooses_something().await;
        anna.waits_for_turn(entry_count).await;
        anna.sees_no(reason).await;
    });
}

#[test]
fn the_undo_button_restores_the_previous_choices() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.plays_until("page.querySelector('.decision button[value=buy]')").await;
        let (entry_count, before) = (anna.entry_count().await, anna.choices().await);
        anna.click_on(".board button.buy.can").await;
        anna.sees("0 paid").await;
        anna.click("Undo").await;
        anna.waits_for_turn(entry_count + 1).await;
        assert_eq!(anna.choices().await, before);
    });
}

#[test]
fn the_slider_shows_an_earlier_position_and_leads_back() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.plays_until("Number(table.dataset.entryCount) > 12").await;
        let (choices, table) = (anna.choices().await, anna.url().await);
        let length: u64 = anna.text("document.querySelector('#slider').max").await.parse().expect("a number");
        anna.click_on("#slider").await;
        anna.finds("#now").await;
        let shown = anna.text("document.querySelector('.history label span').innerText").await;
        let middle = (length / 2 - 1..=length / 2 + 1).map(|count| format!("Position {count} of {length}"));
        assert!(middle.clone().any(|text| text == shown), "{shown}");
        assert_eq!(anna.count(".can").await, 0);
        anna.click("Back to the game").await;
        anna.waits_for_turn(None).await;
        assert_eq!(anna.choices().await, choices);
        assert!(anna.url().await.starts_with(&table));
    });
}
