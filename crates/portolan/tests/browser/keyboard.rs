//! A whole game with the keyboard alone. No test here touches the mouse.

use crate::house::visit;
use crate::person::Person;
use crate::play::best;
use fantoccini::key::Key;

#[test]
fn a_whole_game_of_osaka_is_played_with_the_keyboard_alone() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        anna.open("/").await;
        tab_to(&anna, "Play against 2 bots").await;
        anna.press(Key::Enter).await;
        anna.finds("#table").await;
        anna.waits_for_turn(None).await;
        the_keys_are_shown_and_hidden(&anna).await;
        let mut taken_back = false;
        while !anna.is_at_the_end().await {
            let chosen = choose_by_number(&anna).await;
            if chosen == "buy" && !taken_back {
                taken_back = true;
                take_back(&anna).await;
                look_back(&anna).await;
            }
        }
        assert!(taken_back);
        anna.sees("The game is over").await;
    });
}

/// Presses Tab until the focus is on what says this; it is seen to be there.
async fn tab_to(anna: &Person, says: &str) {
    for _ in 0..40 {
        anna.press(Key::Tab).await;
        // A page that has just come may not have the keyboard yet.
        if anna.ask("document.activeElement === document.body").await == true {
            continue;
        }
        let focused = anna.text("document.activeElement.innerText").await;
        assert_eq!(
            anna.ask("getComputedStyle(document.activeElement).outlineStyle").await,
            "solid",
            "{focused}"
        );
        if focused == says {
            return;
        }
    }
    panic!("Tab does not lead to ‘{says}’");
}

async fn the_keys_are_shown_and_hidden(anna: &Person) {
    anna.press('?').await;
    anna.sees("make a choice by number").await;
    anna.press('?').await;
    anna.sees_no("make a choice by number").await;
}

/// Chooses the best of the first nine; which that was.
async fn choose_by_number(anna: &Person) -> String {
    let (entry_count, mut choices) = (anna.entry_count().await, anna.choices().await);
    choices.truncate(9);
    let place = best(&choices);
    anna.press(char::from_digit(place as u32 + 1, 10).expect("one of nine")).await;
    anna.waits_for_turn(entry_count).await;
    choices.swap_remove(place)
}

/// Back to where `buy` can be chosen, and on again.
async fn take_back(anna: &Person) {
    let (entry_count, paying) = (anna.entry_count().await, anna.choices().await);
    assert!(paying.iter().all(|choice| choice.starts_with("pay")), "{paying:?}");
    anna.press('u').await;
    anna.waits_for_turn(entry_count).await;
    assert!(anna.choices().await.contains(&"buy".to_string()));
}

/// The arrows lead to earlier positions, where nothing can be chosen, and back to the game.
async fn look_back(anna: &Person) {
    let (choices, length) = (anna.choices().await, position(anna).await);
    for earlier in [length - 1, length - 2] {
        anna.press(Key::Left).await;
        anna.sees(&format!("Position {earlier} of {length}")).await;
        assert_eq!(anna.count(".can").await, 0);
    }
    anna.press(Key::Right).await;
    anna.sees(&format!("Position {} of {length}", length - 1)).await;
    anna.press(Key::Right).await;
    anna.waits_for_turn(None).await;
    assert_eq!(anna.choices().await, choices);
}

async fn position(anna: &Person) -> u64 {
    anna.text("document.querySelector('#slider').max").await.parse().expect("a number")
}
