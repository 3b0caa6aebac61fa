//! A whole game with the keyboard only.

use crate::context::run_test;
use crate::person::Person;
use crate::play::best;
use fantoccini::key::Key;

#[test]
fn a_whole_game_of_osaka_is_played_with_the_keyboard_only() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.open("/").await;
        tab_to(&anna, "Play against 2 bots").await;
        anna.press(Key::Enter).await;
        anna.finds("#table").await;
        anna.waits_for_turn(None).await;
        toggles_the_list_of_keys(&anna).await;
        let mut has_undone = false;
        while !anna.game_is_over().await {
            let chosen = choose_by_number(&anna).await;
            if chosen == "buy" && !has_undone {
                has_undone = true;
                undoes_buy(&anna).await;
                shows_earlier_positions(&anna).await;
            }
        }
        assert!(has_undone);
        anna.sees("The game is over").await;
    });
}

/// Presses Tab until the element with this text has the focus; asserts that the focus is visible.
async fn tab_to(anna: &Person, text: &str) {
    for _ in 0..40 {
        anna.press(Key::Tab).await;
        // A page that has just loaded may not have the focus yet.
        if anna.eval("document.activeElement === document.body").await == true {
            continue;
        }
        let focused = anna.text("document.activeElement.innerText").await;
        assert_eq!(
            anna.eval("getComputedStyle(document.activeElement).outlineStyle").await,
            "solid",
            "{focused}"
        );
        if focused == text {
            return;
        }
    }
    panic!("Tab does not lead to ‘{text}’");
}

async fn toggles_the_list_of_keys(anna: &Person) {
    anna.press('?').await;
    anna.sees("make a choice by number").await;
    anna.press('?').await;
    anna.sees_no("make a choice by number").await;
}

/// Makes the best of the first nine choices by its number; returns it.
async fn choose_by_number(anna: &Person) -> String {
    let (entry_count, mut choices) = (anna.entry_count().await, anna.choices().await);
    choices.truncate(9);
    let place = best(&choices);
    anna.press(char::from_digit(place as u32 + 1, 10).expect("one of nine")).await;
    anna.waits_for_turn(entry_count).await;
    choices.swap_remove(place)
}

/// Undoes `buy` with the keyboard, so that it can be chosen again.
async fn undoes_buy(anna: &Person) {
    let (entry_count, paying) = (anna.entry_count().await, anna.choices().await);
    assert!(paying.iter().all(|choice| choice.starts_with("pay")), "{paying:?}");
    anna.press('u').await;
    anna.waits_for_turn(entry_count).await;
    assert!(anna.choices().await.contains(&"buy".to_string()));
}

/// Goes to earlier positions with the arrow keys, where no choice is possible, and back to the game.
async fn shows_earlier_positions(anna: &Person) {
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
