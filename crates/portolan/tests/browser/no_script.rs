//! A browser without scripts: every page works with links and forms.

use crate::context::run_test;
use crate::person::Person;
use crate::play::best;
use crate::window::Window;

#[test]
fn a_table_is_created_and_played_with_forms_only() {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { script: false, ..Window::DESK }).await;
        anna.open("/").await;
        anna.click_on(".harbour-osaka button.primary").await;
        anna.finds("#table").await;
        assert_eq!(anna.eval("document.documentElement.classList.contains('script')").await, false);
        // Other choices are made until a purchase, the only one that can be undone here.
        while anna.count("#undo").await == 0 || !anna.has_turn().await {
            reload_until_turn(&anna).await;
            let (entry_count, choices) = (anna.entry_count().await, anna.choices().await);
            anna.chooses(&choices[best(&choices)]).await;
            anna.waits_for_entry_after(entry_count).await;
        }
        let entry_count = anna.entry_count().await;
        anna.click("Undo").await;
        anna.waits_for_entry_after(entry_count).await;
        assert!(anna.choices().await.contains(&"buy".to_string()));
        shows_an_earlier_position(&anna).await;
    });
}

/// Reloads until it is this person's turn: without scripts a page does not update when bots choose.
async fn reload_until_turn(anna: &Person) {
    for _ in 0..100 {
        if anna.has_turn().await {
            return;
        }
        anna.reload().await;
    }
    panic!("the bots do not choose");
}

/// Shows an earlier position: without scripts the slider has a button.
async fn shows_an_earlier_position(anna: &Person) {
    anna.click_on("#slider").await;
    anna.click("Position").await;
    anna.finds("#now").await;
    assert_eq!(anna.count(".can").await, 0);
    anna.click("Back to the game").await;
    anna.waits_until("is back", "!document.querySelector('#now')").await;
}
