//! Pieces move to their new place with an animation, unless the user prefers reduced motion.

use crate::context::run_test;
use crate::person::Person;
use crate::window::Window;

/// Records every piece that is animated. Checked right after each change, before the animation ends.
const RECORD_MOTION: &str = "(window.moved = new Set(), new MutationObserver(() => {
    for (const motion of document.getAnimations()) {
        const piece = motion.effect.target;
        const from = motion.effect.getKeyframes()[0].transform ?? '';
        if ('piece' in piece.dataset && from.startsWith('translate(')) window.moved.add(piece.id);
    }
}).observe(document, { subtree: true, childList: true, attributes: true }), true)";

/// Takes a card from the market into the hand; returns its id and the ids of the pieces that moved.
async fn take_a_card(anna: &Person) -> (String, Vec<String>) {
    anna.starts_osaka(&["me", "bot:greedy"]).await;
    anna.plays_until("page.querySelector('.board button[value=\"take m1\"]')").await;
    let card =
        anna.text("document.querySelector('.board button[value=\"take m1\"]').closest('.card').id").await;
    anna.eval(RECORD_MOTION).await;
    anna.click_on(".board button[value='take m1']").await;
    anna.finds(&format!(".hand #{card}")).await;
    let moved = serde_json::from_value(anna.eval("[...window.moved]").await).expect("ids");
    (card, moved)
}

#[test]
fn a_taken_card_moves_from_the_market_to_the_hand() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        let (card, moved) = take_a_card(&anna).await;
        assert!(moved.contains(&card), "{card} was taken, {moved:?} moved");
    });
}

#[test]
fn nothing_moves_with_reduced_motion() {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { still: true, ..Window::DESK }).await;
        let (_, moved) = take_a_card(&anna).await;
        assert_eq!(moved, Vec::<String>::new());
        assert_eq!(anna.eval("document.getAnimations().length").await, 0);
    });
}
