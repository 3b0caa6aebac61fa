//! Plays every game to its end against bots, in all languages, on a notebook and on a phone. Checks at each decision that
//! everything is visible, and with axe at the first decisions and at the end.

use crate::context::run_test;
use crate::layout::{NOT_VISIBLE, TOO_WIDE};
use crate::play::RANDOM;
use crate::window::Window;

/// The languages in the order in which a game cycles through them.
const LANGUAGES: [&str; 4] = ["it", "pl", "de", "en"];

/// The number of choices per seat before the language changes, by round through the languages. The first positions
/// differ most, so it is low there.
const CHOICES: [u64; 4] = [4, 8, 16, 30];

fn play_in_every_language(game: &str, seats: usize, window: Window, check: &str) {
    run_test(async |context| {
        let anna = context.person_with("Anna", Window { still: true, ..window }).await;
        anna.starts(game, &["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"][..seats]).await;
        let mut turn = 0;
        while !anna.game_is_over().await {
            let language = LANGUAGES[turn % LANGUAGES.len()];
            anna.sets_language(language).await;
            anna.waits_for_turn(None).await;
            if turn < 2 * LANGUAGES.len() {
                anna.passes_accessibility_check().await;
            }
            let enough = anna.entry_count().await + CHOICES[(turn / LANGUAGES.len()).min(3)] * seats as u64;
            let wrong =
                anna.plays(&RANDOM, &format!("{check} || Number(table.dataset.entryCount) > {enough}")).await;
            assert!(!wrong.is_array(), "{game} in {language}: {wrong}");
            turn += 1;
        }
        assert!(turn >= LANGUAGES.len(), "{game} was played in {turn} languages only");
        for language in LANGUAGES {
            anna.sets_language(language).await;
            anna.waits_for_turn(None).await;
            let wrong = anna.plays(&RANDOM, check).await;
            assert!(!wrong.is_array(), "{game} in {language} at the end: {wrong}");
        }
        anna.passes_accessibility_check().await;
    });
}

macro_rules! every_game {
    ($($game:ident: $fewest:literal, $most:literal;)*) => {$(
        mod $game {
            use super::*;

            #[test]
            fn is_played_on_a_notebook_in_every_language() {
                play_in_every_language(stringify!($game), $most, Window::DESK, NOT_VISIBLE);
            }

            #[test]
            fn is_played_on_a_phone_in_every_language() {
                play_in_every_language(stringify!($game), $fewest, Window::PHONE, TOO_WIDE);
            }
        }
    )*};
}

every_game! {
    osaka: 2, 4;
    ostia: 3, 5;
    dschunke: 3, 4;
    yokohama: 2, 4;
}
