//! The guided first game.

use portolan_boards::guide::{first_table, lesson};
use portolan_boards::{Board, BoardOf, Ink, Locale, Players, Reader, is_quick};
use portolan_games::core::{Game, Seat, ThoughtRng, Viewer};
use portolan_games::{AnyTable, GameId, with_any, with_game};
use std::collections::BTreeSet;

/// The lessons shown in a random first game. In a careful game all seats choose only what a list always shows: then no
/// player is eliminated by a high bid.
fn shown_lessons(game: GameId, is_careful: bool, rng: &mut ThoughtRng) -> Vec<String> {
    let locale = Locale::english();
    let players = Players::new(["Anna", "Bruno", "Clara"]);
    let me = Seat::new(0).expect("a seat");
    let reader = Reader { locale: &locale, players: &players, viewer: Viewer::Seat(me), ink: Ink::Plain };
    let mut table = AnyTable::new(&first_table(game)).expect("a table");
    let mut shown = Vec::new();
    while let Some(seat) = table.to_act().iter().next() {
        let choices = table.choices(seat);
        if seat == me {
            let made: Vec<_> = table
                .choices_made()
                .into_iter()
                .filter(|(by, _)| *by == me)
                .map(|(_, choice)| choice)
                .collect();
            shown.extend(lesson(&table.view(Viewer::Seat(me)), &choices, &made, &reader));
        }
        let view = table.view(Viewer::Seat(seat));
        let chosen: Vec<_> =
            choices.into_iter().filter(|choice| !is_careful || is_quick(choice, &view)).collect();
        table.choose(seat, rng.pick(&chosen).expect("a choice")).expect("it is listed");
    }
    shown
}

#[test]
fn every_lesson_is_shown_in_some_game() {
    let mut rng = ThoughtRng::new(1);
    for &game in GameId::ALL {
        let mut seen = BTreeSet::new();
        for number in 0..40 {
            let shown = shown_lessons(game, number % 2 == 0, &mut rng);
            assert!(shown.len() > 4, "{game}: {shown:?}");
            seen.extend(shown);
        }
        let lessons = with_game!(game, G => BoardOf::<G>::LESSONS.len());
        assert_eq!(seen.len(), lessons, "{game}: {seen:#?}");
    }
}

#[test]
fn the_player_of_a_first_game_begins() {
    for &game in GameId::ALL {
        let table = AnyTable::new(&first_table(game)).expect("a table");
        let first = with_any!(AnyTable, &table, _G, table => table.state().first());
        assert_eq!(first, Seat::new(0), "{game}");
    }
}
