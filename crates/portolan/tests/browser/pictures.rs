//! Pictures stand beside the board and take their colours from their game: a gradient that finds none is black.

use crate::house::visit;

/// The gradients of the page whose colours were not found.
const BLACK: &str = "[...document.querySelectorAll('.defs stop')]
    .filter((stop) => getComputedStyle(stop).stopColor === 'rgb(0, 0, 0)').map((stop) => stop.parentElement.id)";

#[test]
fn every_picture_has_the_colours_of_its_game() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        for (game, seats) in [("osaka", 2), ("ostia", 3), ("dschunke", 3), ("yokohama", 2)] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy"][..seats]).await;
            assert_eq!(anna.ask(BLACK).await, serde_json::json!([]), "{game}");
        }
        anna.starts("osaka", &["me", "bot:greedy"]).await;
        let red = "getComputedStyle(document.querySelector('#fade-red stop')).stopColor";
        assert_eq!(anna.text(red).await, "rgb(184, 40, 30)");
        // Moved away from the game, they lose them, and it shows.
        anna.ask("document.querySelectorAll('.defs').forEach((defs) => document.body.append(defs))").await;
        assert!(anna.ask(BLACK).await.as_array().is_some_and(|black| black.len() > 2));
    });
}
