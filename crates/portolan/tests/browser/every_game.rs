//! Every game is played to its end against bots, through all languages in turn, on a notebook and on a telephone. At every
//! position in which one can choose, everything is in sight; now and then, and at the end, axe looks for barriers.

use crate::house::visit;
use crate::layout::{OUT_OF_SIGHT, TOO_WIDE};
use crate::play::BY_CHANCE;
use crate::window::Window;

/// The languages, in the order in which a game goes through them.
const LANGUAGES: [&str; 4] = ["it", "pl", "de", "en"];

/// So many choices are seen in one language before the next: the first ones are the most different.
const CHOICES: [u64; 4] = [4, 8, 16, 30];

fn plays_through(game: &str, seats: usize, window: Window, look: &str) {
    visit(async |house| {
        let anna = house.person_with("Anna", Window { still: true, ..window }).await;
        anna.starts(game, &["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"][..seats]).await;
        let mut turn = 0;
        while !anna.is_at_the_end().await {
            let language = LANGUAGES[turn % LANGUAGES.len()];
            anna.speaks(language).await;
            anna.waits_for_turn(None).await;
            if turn < 2 * LANGUAGES.len() {
                anna.finds_no_barrier().await;
            }
            let enough = anna.entry_count().await + CHOICES[(turn / LANGUAGES.len()).min(3)] * seats as u64;
            let wrong = anna
                .plays(&BY_CHANCE, &format!("{look} || Number(table.dataset.entryCount) > {enough}"))
                .await;
            assert!(!wrong.is_array(), "{game} in {language}: {wrong}");
            turn += 1;
        }
        assert!(turn >= LANGUAGES.len(), "{game} was seen in {turn} languages only");
        for language in LANGUAGES {
            anna.speaks(language).await;
            anna.waits_for_turn(None).await;
            let wrong = anna.plays(&BY_CHANCE, look).await;
            assert!(!wrong.is_array(), "{game} in {language} at the end: {wrong}");
        }
        anna.finds_no_barrier().await;
    });
}

macro_rules! every_game {
    ($($game:ident: $fewest:literal, $most:literal;)*) => {$(
        mod $game {
            use super::*;

            #[test]
            fn is_played_on_a_notebook_in_every_language() {
                plays_through(stringify!($game), $most, Window::DESK, OUT_OF_SIGHT);
            }

            #[test]
            fn is_played_on_a_telephone_in_every_language() {
                plays_through(stringify!($game), $fewest, Window::PHONE, TOO_WIDE);
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
