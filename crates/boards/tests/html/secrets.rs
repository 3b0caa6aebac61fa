//! A page tells its viewer nothing that the view does not.

use crate::scene::{page, play_until, table};
use portolan_games::core::{Game, Memory, ThoughtRng, Viewer};

/// For every viewer the page is the same, byte for byte, for the true table and for one that this viewer imagines.
#[test]
fn a_page_is_the_same_for_an_imagined_table() {
    let mut pages = 0;
    for (seats, seed) in [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)] {
        let mut table = table(seats, seed);
        let mut rng = ThoughtRng::new(seed);
        while !table.state().to_act().is_empty() {
            for viewer in Viewer::all(table.state().seats()) {
                let imagined = table.state().imagine(viewer, Memory::Open, &mut rng);
                assert_eq!(
                    page(table.state(), viewer),
                    page(&imagined, viewer),
                    "{seats} seats, seed {seed}"
                );
                pages += 1;
            }
            let length = table.made().len();
            play_until(&mut table, &mut rng, |table| table.made().len() > length + 2);
        }
    }
    assert!(pages > 500, "{pages}");
}

/// What the others hold is on nobody else's page: neither a card nor its id.
#[test]
fn hidden_cards_are_on_no_other_page() {
    let mut table = table(4, 7);
    let mut rng = ThoughtRng::new(7);
    while !table.state().to_act().is_empty() {
        for viewer in Viewer::all(table.state().seats()) {
            let page = page(table.state(), viewer);
            for seat in table.state().seats().seats().filter(|&seat| !viewer.is(seat)) {
                for card in table.state().players[seat].hand.iter() {
                    assert!(!page.contains(&format!("\"card-{}\"", card.0)), "card {} of {seat}", card.0);
                }
            }
        }
        let length = table.made().len();
        play_until(&mut table, &mut rng, |table| table.made().len() > length + 2);
    }
}
