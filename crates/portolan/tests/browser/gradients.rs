//! The gradients of pictures take their colours from the style of their game; without it they are black.

use crate::context::run_test;

/// The ids of the gradients without a colour.
const BLACK: &str = "[...document.querySelectorAll('.defs stop')]
    .filter((stop) => getComputedStyle(stop).stopColor === 'rgb(0, 0, 0)').map((stop) => stop.parentElement.id)";

#[test]
fn every_picture_has_the_colours_of_its_game() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        for (game, seats) in [("osaka", 2), ("ostia", 3), ("dschunke", 3), ("yokohama", 2)] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy"][..seats]).await;
            assert_eq!(anna.eval(BLACK).await, serde_json::json!([]), "{game}");
        }
        anna.starts("osaka", &["me", "bot:greedy"]).await;
        let red = "getComputedStyle(document.querySelector('#fade-red stop')).stopColor";
        assert_eq!(anna.text(red).await, "rgb(184, 40, 30)");
        // Gradients outside of the element of their game lose their colours, which proves that the check works.
        anna.eval("document.querySelectorAll('.defs').forEach((defs) => document.body.append(defs))").await;
        assert!(anna.eval(BLACK).await.as_array().is_some_and(|black| black.len() > 2));
    });
}
