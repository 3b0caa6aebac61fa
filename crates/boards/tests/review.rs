//! The figures of a review.

use portolan_boards::review::percent;
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::Viewer;

#[test]
fn percents_are_rounded_away_from_zero_at_a_half() {
    let (locale, players) = (Locale::english(), Players::new(["Anna"]));
    let reader = Reader { locale: &locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    let rounded = [994, 995, 4, 5, -4, -5, -15].map(|of_thousand| percent(of_thousand, &reader));
    assert_eq!(rounded, ["99 %", "100 %", "0 %", "1 %", "0 %", "-1 %", "-2 %"]);
}
