//! Checks that a page depends only on the view.

use super::scene::{for_many_positions, page};
use portolan_games::core::{Memory, ThoughtRng};

/// For every viewer the page is the same, byte for byte, for the true table and for one that this viewer imagines.
#[test]
fn a_page_is_the_same_for_an_imagined_table() {
    let mut rng = ThoughtRng::new(1);
    let mut pages = 0;
    for_many_positions(|table, viewer| {
        let imagined = table.imagined(viewer, Memory::Open, &mut rng);
        assert_eq!(page(table, viewer), page(&imagined, viewer), "{}", table.game());
        pages += 1;
    });
    assert!(pages > 1500, "{pages}");
}
