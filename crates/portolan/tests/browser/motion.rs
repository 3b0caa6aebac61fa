//! Pieces glide from where they were to where they are, unless somebody wishes no motion.

use crate::house::visit;
use crate::person::Person;
use crate::window::Window;

/// Notes every piece that is set in motion. It is looked for right after each change, before anything has come to rest.
const NOTE: &str = "(window.moved = new Set(), new MutationObserver(() => {
    for (const motion of document.getAnimations()) {
        const piece = motion.effect.target;
        const from = motion.effect.getKeyframes()[0].transform ?? '';
        if ('piece' in piece.dataset && from.startsWith('translate(')) window.moved.add(piece.id);
    }
}).observe(document, { subtree: true, childList: true, attributes: true }), true)";

/// Takes a card from the market into the hand; its id, and the ids of what was set in motion.
async fn take_a_card(anna: &Person) -> (String, Vec<String>) {
    anna.starts_osaka(&["me", "bot:greedy"]).await;
    anna.plays_until("page.querySelector('.board button[value=\"take m1\"]')").await;
    let card =
        anna.text("document.querySelector('.board button[value=\"take m1\"]').closest('.card').id").await;
    anna.ask(NOTE).await;
    anna.click_on(".board button[value='take m1']").await;
    anna.finds(&format!(".hand #{card}")).await;
    let moved = serde_json::from_value(anna.ask("[...window.moved]").await).expect("ids");
    (card, moved)
}

#[test]
fn a_card_glides_from_the_market_into_the_hand() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        let (card, moved) = take_a_card(&anna).await;
        assert!(moved.contains(&card), "{card} was taken, {moved:?} moved");
    });
}

#[test]
fn nothing_moves_for_who_wishes_no_motion() {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { still: true, ..Window::DESK }).await;
        let (_, moved) = take_a_card(&anna).await;
        assert_eq!(moved, Vec::<String>::new());
        assert_eq!(anna.ask("document.getAnimations().length").await, 0);
    });
}
