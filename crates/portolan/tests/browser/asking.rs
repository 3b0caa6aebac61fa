//! Questions to the table: why not, what was before, and can I have that back?

use crate::house::visit;

#[test]
fn what_cannot_be_chosen_says_why() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        let entry_count = anna.entry_count().await;
        let asked = "#table .board .cannot[data-choice='take m1']";
        let reason = anna.ask_about("document.querySelector(given).title", asked).await;
        let reason = reason.as_str().expect("a reason");
        anna.sees_no(reason).await;
        anna.click_on(asked).await;
        anna.sees(reason).await;
        assert_eq!(anna.entry_count().await, entry_count);
        // Once it can be chosen, it is no more a question.
        anna.chooses_something().await;
        anna.waits_for_turn(entry_count).await;
        anna.sees_no(reason).await;
    });
}

#[test]
fn a_choice_is_taken_back_by_its_button() {
    visit(async |house| {
        let anna = house.person("Anna").await;
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
fn an_earlier_position_is_looked_at_and_left_again() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.plays_until("Number(table.dataset.entryCount) > 12").await;
        let (choices, table) = (anna.choices().await, anna.at().await);
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
        assert!(anna.at().await.starts_with(&table));
    });
}
