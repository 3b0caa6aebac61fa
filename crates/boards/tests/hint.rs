//! The texts of hints.

use crate::checks::{read, seat, table};
use portolan_boards::{Board, BoardOf, Hint, Ink, Locale, Players, Reader};
use portolan_games::core::{Game as _, Viewer};
use portolan_games::dschunke::Dschunke;
use portolan_games::osaka::Osaka;
use portolan_games::ostia::{Choice, Ostia};
use portolan_games::{AnyChoice, AnyView};

#[test]
fn the_expected_result_is_in_the_unit_of_the_game() {
    let points = |points| {
        read::<Osaka, _>(Viewer::Public, Ink::Plain, |reader| BoardOf::<Osaka>::about_points(points, reader))
    };
    assert_eq!([points(1), points(14)], ["about 1 point", "about 14 points"]);
    let yuan = read::<Dschunke, _>(Viewer::Public, Ink::Plain, |reader| {
        BoardOf::<Dschunke>::about_points(78, reader)
    });
    assert_eq!(yuan, "about 78 yuan");
}

#[test]
fn a_hint_for_a_seat_that_will_be_eliminated_says_so_instead_of_points() {
    let viewer = Viewer::Seat(seat(1));
    let view = AnyView::Ostia(table::<Ostia>(3, 1).state().view(viewer));
    let players = Players::new(["Anna", "Bruno", "Clara"]);
    let texts = Locale::languages().filter_map(Locale::new).map(|locale| {
        let reader = Reader { locale: &locale, players: &players, viewer, ink: Ink::Plain };
        let choice = AnyChoice::Ostia(Choice::Done);
        Hint { choice, chance: 0, points: 8, eliminated: true, events: &[] }.texts(&view, &reader).expected
    });
    assert_eq!(
        texts.collect::<Vec<_>>(),
        [
            "0 % Gewinnchance, du scheidest wahrscheinlich aus",
            "0 % chance of winning, you will probably be eliminated",
            "0 % di probabilità di vincere, probabilmente sarai fuori dal gioco",
            "szansa na zwycięstwo: 0 %, prawdopodobnie odpadniesz z gry",
        ]
    );
}
