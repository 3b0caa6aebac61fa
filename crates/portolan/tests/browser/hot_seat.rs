//! Two players at one screen: it is handed over, and no hand is shown to who should not see it.

use crate::house::visit;
use crate::person::Person;

/// The cards of the open hand, by id, as far as they can be seen.
const HAND: &str = "[...document.querySelectorAll('.hand .card')].filter((card) =>
    card.checkVisibility({ visibilityProperty: true })).map((card) => card.id)";

async fn hand(anna: &Person) -> Vec<String> {
    serde_json::from_value(anna.ask(HAND).await).expect("ids")
}

#[test]
fn the_screen_is_handed_over_without_showing_a_hand() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        anna.takes_name().await;
        anna.starts_osaka(&["me", "me"]).await;
        let mut hands = Vec::new();
        while hands.len() < 4 {
            if !anna.is_to_choose().await {
                hands.push(is_handed_over(&anna).await);
            }
            takes_something(&anna).await;
        }
        assert!(hands.windows(2).all(|pair| pair[0] != pair[1]), "{hands:?}");
    });
}

/// A token at first, then cards: so nobody's hand is ever empty.
async fn takes_something(anna: &Person) {
    let (entry_count, choices) = (anna.entry_count().await, anna.choices().await);
    let takes = |choice: &&String| choice.starts_with("t");
    anna.chooses(choices.iter().find(takes).expect("something can be taken")).await;
    anna.comes_after(entry_count).await;
}

/// Nobody's hand is in sight until whoever is to choose presses the button; then it is their own.
async fn is_handed_over(anna: &Person) -> Vec<String> {
    anna.sees("Pass the screen, then:").await;
    assert_eq!(hand(anna).await, Vec::<String>::new());
    let before = anna.text("document.body.innerHTML").await;
    let who = anna.text("document.querySelector('.hand-over .button').innerText").await;
    anna.click(&who).await;
    anna.until("may choose", "document.querySelector('h1.turn').innerText === 'Your turn'").await;
    let own = hand(anna).await;
    assert!(!own.is_empty());
    for card in &own {
        assert!(!before.contains(&format!("\"{card}\"")), "{card} was on the page before {who}");
    }
    own
}
