//! A guided first game: a table that is the same for everybody, and a sentence or two when something comes for the first
//! time. A lesson is over once the player has done what it is about.

use crate::reader::Reader;
use crate::{dschunke, osaka, ostia, yokohama};
use portolan_games::core::{SeatCount, Seed};
use portolan_games::{AnyChoice, AnyView, GameId, TableSetup};

/// What is told when, until it was done often enough.
pub(crate) struct Lesson<V, C, K> {
    /// What is told.
    pub(crate) key: K,
    /// Is this the moment? Asked of the view and the choices of whoever is to choose.
    pub(crate) when: fn(&V, &[C]) -> bool,
    /// Was this choice one of those that the lesson is about?
    pub(crate) done: fn(&C) -> bool,
    /// After so many of them it is known.
    pub(crate) times: usize,
}

impl<V, C, K: Copy> Lesson<V, C, K> {
    /// The first lesson whose moment it is and that is not known yet.
    pub(crate) fn now(lessons: &[Lesson<V, C, K>], view: &V, choices: &[C], made: &[C]) -> Option<K> {
        let known = |lesson: &&Lesson<V, C, K>| {
            made.iter().filter(|choice| (lesson.done)(choice)).count() >= lesson.times
        };
        lessons
            .iter()
            .filter(|lesson| !known(lesson))
            .find(|lesson| (lesson.when)(view, choices))
            .map(|l| l.key)
    }
}

/// The table of the first game: me, then bots. Whoever knows the seed knows what comes: it is for learning.
pub fn first_table(game: GameId) -> TableSetup {
    let (seed, options) = match game {
        GameId::Osaka => (osaka::FIRST_GAME, vec![]),
        // The rulebook advises to leave the ivory in the box at first.
        GameId::Ostia => (ostia::FIRST_GAME, vec![("ivory".to_string(), "no".to_string())]),
        GameId::Dschunke => (dschunke::FIRST_GAME, vec![]),
        GameId::Yokohama => (yokohama::FIRST_GAME, vec![]),
    };
    let seats = SeatCount::new(3).expect("three seats");
    TableSetup { options, ..TableSetup::standard(game, seats, Seed::from_number(seed)) }
}

/// What a player who may make these choices, and has made those, should hear now.
pub fn lesson(
    view: &AnyView,
    choices: &[AnyChoice],
    made: &[AnyChoice],
    reader: &Reader<'_>,
) -> Option<String> {
    macro_rules! lesson_of {
        ($game:ident, $Game:ident, $view:expr) => {{
            let of = |choices: &[AnyChoice]| -> Vec<_> {
                let of_this_game = |choice: &AnyChoice| match choice {
                    AnyChoice::$Game(choice) => Some(*choice),
                    _ => None,
                };
                choices.iter().filter_map(of_this_game).collect()
            };
            let key = Lesson::now($game::LESSONS, $view, &of(choices), &of(made))?;
            Some(reader.locale.text(key))
        }};
    }
    match view {
        AnyView::Osaka(view) => lesson_of!(osaka, Osaka, view),
        AnyView::Ostia(view) => lesson_of!(ostia, Ostia, view),
        AnyView::Dschunke(view) => lesson_of!(dschunke, Dschunke, view),
        AnyView::Yokohama(view) => lesson_of!(yokohama, Yokohama, view),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::{Ink, Players};
    use portolan_games::AnyTable;
    use portolan_games::core::{Seat, ThoughtRng, Viewer};
    use portolan_i18n::Locale;
    use std::collections::BTreeSet;

    /// Plays the first game at random and gathers what the player hears. Everybody may choose only what a list always
    /// shows: then nobody ruins themselves by dear bids.
    fn heard(game: GameId, is_careful: bool, rng: &mut ThoughtRng) -> Vec<String> {
        let locale = Locale::english();
        let players = Players::new(["Anna", "Bruno", "Clara"]);
        let me = Seat::new(0).expect("a seat");
        let reader = Reader { locale: &locale, players: &players, viewer: Viewer::Seat(me), ink: Ink::Plain };
        let mut table = AnyTable::new(&first_table(game)).expect("a table");
        let mut heard = Vec::new();
        while let Some(seat) = table.to_act().iter().next() {
            let choices = table.choices(seat);
            if seat == me {
                let made: Vec<_> = table
                    .choices_made()
                    .into_iter()
                    .filter(|(by, _)| *by == me)
                    .map(|(_, choice)| choice)
                    .collect();
                heard.extend(lesson(&table.view(Viewer::Seat(me)), &choices, &made, &reader));
            }
            let view = table.view(Viewer::Seat(seat));
            let chosen: Vec<_> =
                choices.into_iter().filter(|choice| !is_careful || crate::is_quick(choice, &view)).collect();
            table.choose(seat, rng.pick(&chosen).expect("a choice")).expect("it is listed");
        }
        heard
    }

    /// Every lesson has its moment, and none is told for ever.
    #[test]
    fn every_lesson_is_told_in_some_game_and_comes_to_an_end() {
        let mut rng = ThoughtRng::new(1);
        for &game in GameId::ALL {
            let mut told = BTreeSet::new();
            for number in 0..40 {
                let heard = heard(game, number % 2 == 0, &mut rng);
                assert!(heard.len() > 4, "{game}: {heard:?}");
                told.extend(heard);
            }
            let lessons = [
                osaka::LESSONS.len(),
                ostia::LESSONS.len(),
                dschunke::LESSONS.len(),
                yokohama::LESSONS.len(),
            ];
            let place = GameId::ALL.iter().position(|&known| known == game).expect("a game");
            assert_eq!(told.len(), lessons[place], "{game}: {told:#?}");
        }
    }

    /// Whoever learns begins: nothing has to be waited for.
    #[test]
    fn the_learner_begins() {
        for &game in GameId::ALL {
            let table = AnyTable::new(&first_table(game)).expect("a table");
            let first = match table.view(Viewer::Public) {
                AnyView::Osaka(view) => view.first,
                AnyView::Ostia(view) => view.first,
                AnyView::Dschunke(view) => view.first,
                AnyView::Yokohama(view) => view.first,
            };
            assert_eq!(first.index(), 0, "{game}");
        }
    }
}
