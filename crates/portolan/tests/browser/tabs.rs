//! One person with several pages of one table, and pages that are behind.

use crate::house::visit;
use crate::person::Person;
use serde_json::json;

/// All that is to be read on the table.
const TABLE: &str = "document.querySelector('#table').innerText";

/// Against a bot, with some choices made.
async fn in_the_middle_of_a_game(anna: &Person) {
    anna.starts_osaka(&["me", "bot:greedy"]).await;
    anna.plays_until("Number(table.dataset.entryCount) > 8").await;
}

#[test]
fn a_reload_shows_the_same_table() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        in_the_middle_of_a_game(&anna).await;
        let before = anna.text(TABLE).await;
        anna.reload().await;
        anna.waits_for_turn(None).await;
        assert_eq!(anna.text(TABLE).await, before);
    });
}

#[test]
fn two_tabs_of_one_person_are_both_up_to_date() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        in_the_middle_of_a_game(&anna).await;
        let table = anna.at().await;
        anna.open_tab().await;
        anna.open(&table).await;
        for (here, there) in [(1, 0), (0, 1)] {
            anna.go_to_tab(here).await;
            let entry_count = anna.entry_count().await;
            anna.chooses_something().await;
            anna.waits_for_turn(entry_count).await;
            let shown = anna.text(TABLE).await;
            anna.go_to_tab(there).await;
            anna.until_about("shows the same", &format!("{TABLE} === given"), shown).await;
        }
    });
}

#[test]
fn a_click_on_a_position_that_is_no_more_is_not_applied() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        in_the_middle_of_a_game(&anna).await;
        let table = anna.at().await;
        anna.open_tab().await;
        without_pushes(&anna).await;
        anna.open(&table).await;
        let stale = anna.entry_count().await;
        anna.go_to_tab(0).await;
        anna.chooses_something().await;
        anna.waits_for_turn(stale).await;
        let (entry_count, shown) = (anna.entry_count().await, anna.text(TABLE).await);
        anna.go_to_tab(1).await;
        assert_eq!(anna.entry_count().await, stale);
        anna.expects("409 (Conflict)");
        let choices = anna.choices().await;
        anna.chooses(&choices[0]).await;
        anna.sees("The game has moved on. This is the current position.").await;
        assert_eq!(anna.entry_count().await, entry_count);
        anna.go_to_tab(0).await;
        assert_eq!((anna.entry_count().await, anna.text(TABLE).await), (entry_count, shown));
    });
}

/// This tab gets no pushes, as behind some firewalls.
async fn without_pushes(anna: &Person) {
    anna.expects("/events");
    anna.tool("Network.enable", &json!({})).await;
    anna.tool("Network.setBlockedURLs", &json!({ "urls": ["*/events*"] })).await;
}
