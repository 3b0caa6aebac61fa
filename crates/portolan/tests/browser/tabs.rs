//! Several tabs with one table, and tabs that are out of date.

use crate::context::run_test;
use crate::person::Person;
use serde_json::json;

/// The text of the table.
const TABLE: &str = "document.querySelector('#table').innerText";

/// Plays some choices against a bot.
async fn plays_some_choices(anna: &Person) {
    anna.starts_osaka(&["me", "bot:greedy"]).await;
    anna.plays_until("Number(table.dataset.entryCount) > 8").await;
}

#[test]
fn a_reload_shows_the_same_table() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        plays_some_choices(&anna).await;
        let before = anna.text(TABLE).await;
        anna.reload().await;
        anna.waits_for_turn(None).await;
        assert_eq!(anna.text(TABLE).await, before);
    });
}

#[test]
fn two_tabs_of_one_person_are_both_up_to_date() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        plays_some_choices(&anna).await;
        let table = anna.url().await;
        anna.open_tab().await;
        anna.open(&table).await;
        for (here, there) in [(1, 0), (0, 1)] {
            anna.go_to_tab(here).await;
            let entry_count = anna.entry_count().await;
            anna.chooses_something().await;
            anna.waits_for_turn(entry_count).await;
            let shown = anna.text(TABLE).await;
            anna.go_to_tab(there).await;
            anna.waits_until_with("shows the same", &format!("{TABLE} === given"), shown).await;
        }
    });
}

#[test]
fn a_click_on_an_outdated_position_is_not_applied() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        plays_some_choices(&anna).await;
        let table = anna.url().await;
        anna.open_tab().await;
        block_pushes(&anna).await;
        anna.open(&table).await;
        let stale = anna.entry_count().await;
        anna.go_to_tab(0).await;
        anna.chooses_something().await;
        anna.waits_for_turn(stale).await;
        let (entry_count, shown) = (anna.entry_count().await, anna.text(TABLE).await);
        anna.go_to_tab(1).await;
        assert_eq!(anna.entry_count().await, stale);
        anna.expects_error("409 (Conflict)");
        let choices = anna.choices().await;
        anna.chooses(&choices[0]).await;
        anna.sees("The game has moved on. This is the current position.").await;
        assert_eq!(anna.entry_count().await, entry_count);
        anna.go_to_tab(0).await;
        assert_eq!((anna.entry_count().await, anna.text(TABLE).await), (entry_count, shown));
    });
}

/// Blocks pushes to this tab, as some firewalls do.
async fn block_pushes(anna: &Person) {
    anna.expects_error("/events");
    anna.devtools("Network.enable", &json!({})).await;
    anna.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/events*"] })).await;
}
