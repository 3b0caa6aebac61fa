//! Two players at one screen: it is passed between them, and a hand is shown only to its owner.

use crate::context::run_test;
use crate::person::Person;

/// The ids of the visible cards of the hand.
const HAND: &str = "[...document.querySelectorAll('.hand .card')].filter((card) =>
    card.checkVisibility({ visibilityProperty: true })).map((card) => card.id)";

async fn hand(anna: &Person) -> Vec<String> {
    serde_json::from_value(anna.eval(HAND).await).expect("ids")
}

#[test]
fn no_hand_is_visible_while_the_screen_is_passed() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.takes_name().await;
        anna.starts_osaka(&["me", "me"]).await;
        let mut hands = Vec::new();
        while hands.len() < 4 {
            if !anna.has_turn().await {
                hands.push(passes_the_screen(&anna).await);
            }
            takes_token_or_card(&anna).await;
        }
        assert!(hands.windows(2).all(|pair| pair[0] != pair[1]), "{hands:?}");
    });
}

/// Takes a token first, then cards, so that no hand is ever empty.
async fn takes_token_or_card(anna: &Person) {
    let (entry_count, choices) = (anna.entry_count().await, anna.choices().await);
    let takes = |choice: &&String| choice.starts_with("t");
    anna.chooses(choices.iter().find(takes).expect("a token or card can be taken")).await;
    anna.waits_for_entry_after(entry_count).await;
}

/// Presses the button of the player who must choose; returns their hand. Before that no hand is visible.
async fn passes_the_screen(anna: &Person) -> Vec<String> {
    anna.sees("Pass the screen, then:").await;
    assert_eq!(hand(anna).await, Vec::<String>::new());
    let before = anna.text("document.body.innerHTML").await;
    let who = anna.text("document.querySelector('.hand-over .button').innerText").await;
    anna.click(&who).await;
    anna.waits_until("may choose", "document.querySelector('h1.turn').innerText === 'Your turn'").await;
    let own = hand(anna).await;
    assert!(!own.is_empty());
    for card in &own {
        assert!(!before.contains(&format!("\"{card}\"")), "{card} was on the page before {who}");
    }
    own
}
