//! A browser that runs no script: every page is made of links and forms, and a game can be played with them.

use crate::house::visit;
use crate::person::Person;
use crate::play::best;
use crate::window::Window;

#[test]
fn a_table_is_started_and_played_by_forms_alone() {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { script: false, ..Window::DESK }).await;
        anna.open("/").await;
        anna.click_on(".harbour-osaka button.primary").await;
        anna.finds("#table").await;
        assert_eq!(anna.ask("document.documentElement.classList.contains('script')").await, false);
        // On the way to a purchase, the only choice here that can be taken back, several others are made.
        while anna.count("#undo").await == 0 || !anna.is_to_choose().await {
            reload_until_asked(&anna).await;
            let (entry_count, choices) = (anna.entry_count().await, anna.choices().await);
            anna.chooses(&choices[best(&choices)]).await;
            anna.comes_after(entry_count).await;
        }
        let entry_count = anna.entry_count().await;
        anna.click("Undo").await;
        anna.comes_after(entry_count).await;
        assert!(anna.choices().await.contains(&"buy".to_string()));
        looks_back(&anna).await;
    });
}

/// Bots answer while the page stands still: whoever has no script asks for it again.
async fn reload_until_asked(anna: &Person) {
    for _ in 0..100 {
        if anna.is_to_choose().await {
            return;
        }
        anna.reload().await;
    }
    panic!("the bots do not answer");
}

/// The slider has a button here.
async fn looks_back(anna: &Person) {
    anna.click_on("#slider").await;
    anna.click("Position").await;
    anna.finds("#now").await;
    assert_eq!(anna.count(".can").await, 0);
    anna.click("Back to the game").await;
    anna.until("is back", "!document.querySelector('#now')").await;
}
