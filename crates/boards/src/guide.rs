//! The guided first game: the same table for every player, with a lesson when something comes up for the first time.

use crate::board::{Board, own_choices};
use crate::reader::Reader;
use portolan_games::core::{Game, SeatCount, Seed};
use portolan_games::{AnyChoice, AnyView, GameId, TableSetup, with_any, with_game};
use portolan_i18n::LessonKey;

/// The seed of every first game. With it, the first seat begins.
const FIRST_GAME_SEED: u64 = 7;

/// A sentence or two that is shown at the right moment, until the player has done what it is about.
pub(crate) struct Lesson<G: Game> {
    /// The text.
    pub(crate) key: LessonKey,
    /// Whether this is the moment, from the view and the legal choices of the player.
    pub(crate) when: fn(&G::View, &[G::Choice]) -> bool,
    /// Whether a choice is one that the lesson is about.
    pub(crate) done: fn(&G::Choice) -> bool,
    /// The number of such choices after which the lesson is over.
    pub(crate) times: usize,
}

/// The table of the guided first game: the player in the first seat, then bots. The seed is known, so nothing is secret.
pub fn first_table(game: GameId) -> TableSetup {
    let options = with_game!(game, G => <G as Board>::FIRST_GAME_OPTIONS);
    let seats = SeatCount::new(3).expect("three seats");
    TableSetup {
        options: options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
        ..TableSetup::standard(game, seats, Seed::from_number(FIRST_GAME_SEED))
    }
}

/// The lesson for a player with these legal choices who has already made those; `None` if no lesson applies.
pub fn lesson(
    view: &AnyView,
    choices: &[AnyChoice],
    made: &[AnyChoice],
    reader: &Reader<'_>,
) -> Option<String> {
    with_any!(AnyView, view, G, view => {
        let (choices, made) = (own_choices::<G>(choices), own_choices::<G>(made));
        let is_over = |lesson: &Lesson<G>| {
            made.iter().filter(|choice| (lesson.done)(choice)).count() >= lesson.times
        };
        let lesson = G::LESSONS.iter().find(|lesson| !is_over(lesson) && (lesson.when)(view, &choices))?;
        Some(reader.locale.text(lesson.key))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::{Ink, Players};
    use portolan_games::AnyTable;
    use portolan_games::core::{Seat, ThoughtRng, Viewer};
    use portolan_i18n::Locale;
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
                choices.into_iter().filter(|choice| !is_careful || crate::is_quick(choice, &view)).collect();
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
            let lessons = with_game!(game, G => G::LESSONS.len());
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
}
