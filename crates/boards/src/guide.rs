//! The guided first game: the same table for every player, with a lesson when a situation occurs for the first time.

use crate::dispatch::BoardOf;
use crate::own_choices;
use portolan_board::{Board, Lesson, Reader};
use portolan_games::core::{SeatCount, Seed};
use portolan_games::{AnyChoice, AnyView, GameId, TableSetup, with_any, with_game};

/// The seed of every first game, chosen so that the first seat begins in every game.
const FIRST_GAME_SEED: u64 = 7;

/// Returns the set-up of the guided first game: the player in the first seat, then bots. The seed is public.
pub fn first_table(game: GameId) -> TableSetup {
    let options = with_game!(game, G => BoardOf::<G>::FIRST_GAME_OPTIONS);
    let seats = SeatCount::new(3).expect("three seats");
    TableSetup {
        options: options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
        ..TableSetup::standard(game, seats, Seed::from_number(FIRST_GAME_SEED))
    }
}

/// Returns the lesson for a player with the legal `choices` who has already `made` other choices; `None` if none applies.
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
        let lesson = BoardOf::<G>::LESSONS.iter().find(|lesson| !is_over(lesson) && (lesson.when)(view, &choices))?;
        Some(reader.locale.text(lesson.key))
    })
}
