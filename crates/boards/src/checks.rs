//! What holds of the board of every game: it fits the screen, needs no colour, has words for everything and tells no
//! secret. Here are also the games that are played for it, and the screens that the games' own tests keep.

use crate::reader::{Ink, Players, Reader};
use portolan_games::core::{
    Choices, Game, Memory, Outcome, Seat, SeatCount, Seed, Setup, Table, ThoughtRng, Viewer,
};
use portolan_i18n::Locale;
use std::sync::LazyLock;

/// The words of a game: the functions that every game's module has.
#[allow(clippy::type_complexity, reason = "each is a function of that module, with its name")]
pub(crate) struct Spoken<G: Game> {
    pub(crate) board: fn(&G::View, &Reader<'_>) -> String,
    pub(crate) decision: fn(&G::View, &Reader<'_>) -> String,
    pub(crate) describe: fn(G::Choice, &G::View, &Reader<'_>) -> String,
    pub(crate) sentence: fn(&G::Event, &G::View, &Reader<'_>) -> String,
    pub(crate) story: fn(&[G::Event], &G::View, &Reader<'_>) -> Vec<String>,
    pub(crate) refusal: fn(&G::Illegal, &Reader<'_>) -> String,
    pub(crate) ranking: fn(&Outcome, &Reader<'_>) -> String,
    pub(crate) introduction: fn(&Reader<'_>) -> String,
}

/// A game with its board, and how it is played here.
pub(crate) trait Shown: Game {
    const SPOKEN: Spoken<Self>;
    const NAMES: &'static [&'static str] = &["Anna", "Bruno", "Clara", "Dorota", "Emil"];
    /// So many lines the board may have.
    const LINES: usize = 30;

    /// Who chooses next, where several can.
    fn next(&self) -> Option<Seat> {
        self.to_act().first()
    }

    /// The table of a game that is looked at: the largest.
    fn table(seed: u64) -> Table<Self> {
        table(Self::META.seats.1, seed)
    }

    /// What is chosen: by chance, or so that more happens.
    fn pick(&self, choices: &[Self::Choice], rng: &mut ThoughtRng) -> Self::Choice {
        rng.pick(choices).expect("somebody who must choose can choose")
    }

    /// Is this choice one that others must not learn of?
    fn is_secret(&self, _choice: Self::Choice) -> bool {
        false
    }
}

/// Makes the tests that every board has. Some keep a picture, of a game with so many seats from such a seed. A board
/// whose own tests keep its introduction and its story leaves the story out here.
macro_rules! every_board {
    ($game:ty, start = $start:expr, end = $end:expr $(, story = $story:expr)?) => {
        #[test]
        fn the_board_at_the_start() {
            let (seats, seed) = $start;
            let screen = $crate::checks::screen_in::<$game>(seats, seed, |_| true);
            insta::assert_snapshot!(screen);
        }

        #[test]
        fn the_board_and_the_ranking_at_the_end() {
            let (seats, seed) = $end;
            let screen = $crate::checks::last_screen::<$game>(seats, seed);
            insta::assert_snapshot!(screen);
        }

        $(#[test]
        fn the_introduction() {
            let introduction = $crate::checks::introduction::<$game>();
            insta::assert_snapshot!(introduction);
        }

        #[test]
        fn the_story_of_a_whole_game() {
            let (seats, seed) = $story;
            let story = $crate::checks::story::<$game>(seats, seed);
            insta::assert_snapshot!(story);
        })?

        #[test]
        fn the_board_fits_the_screen_and_needs_no_colour() {
            $crate::checks::the_board_fits_the_screen_and_needs_no_colour::<$game>();
        }

        #[test]
        fn every_decision_and_choice_has_words() {
            $crate::checks::every_decision_and_choice_has_words::<$game>();
        }

        #[test]
        fn every_event_and_refusal_has_words() {
            $crate::checks::every_event_and_refusal_has_words::<$game>();
        }

        #[test]
        fn the_board_tells_nothing_that_its_viewer_cannot_see() {
            $crate::checks::the_board_tells_nothing_that_its_viewer_cannot_see::<$game>();
        }
    };
}
pub(crate) use every_board;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat from 1 up")
}

pub(crate) fn read<G: Shown, T>(viewer: Viewer, ink: Ink, what: impl FnOnce(&Reader<'_>) -> T) -> T {
    static WORDS: LazyLock<Locale> = LazyLock::new(Locale::english);
    read_in::<G, T>(&WORDS, viewer, ink, what)
}

/// The same in another language.
fn read_in<G: Shown, T>(locale: &Locale, viewer: Viewer, ink: Ink, what: impl FnOnce(&Reader<'_>) -> T) -> T {
    let players = Players::new(G::NAMES);
    what(&Reader { locale, players: &players, viewer, ink })
}

/// All languages.
fn languages() -> &'static [Locale] {
    static ALL: LazyLock<Vec<Locale>> =
        LazyLock::new(|| Locale::languages().filter_map(Locale::new).collect());
    &ALL
}

pub(crate) fn table_with<G: Game>(seats: usize, seed: u64, options: G::Options) -> Table<G> {
    let seats = SeatCount::new(seats).expect("a seat count that can be");
    let setup = Setup { options, ..Setup::standard(seats, Seed::from_number(seed)) };
    Table::new(setup).expect("a table that can be")
}

pub(crate) fn table<G: Game>(seats: usize, seed: u64) -> Table<G> {
    table_with(seats, seed, G::Options::default())
}

pub(crate) fn choices_of<G: Game>(seat: Option<Seat>, table: &Table<G>) -> Vec<G::Choice> {
    let mut choices = Choices::new();
    seat.into_iter().for_each(|seat| table.state().choices(seat, &mut choices));
    choices.to_vec()
}

/// What whoever is to choose may choose.
pub(crate) fn choices_at<G: Game>(table: &Table<G>) -> Vec<G::Choice> {
    choices_of(table.state().to_act().first(), table)
}

/// Plays on until `stop`, or to the end.
pub(crate) fn play_until<G: Shown>(table: &mut Table<G>, seed: u64, stop: impl Fn(&Table<G>) -> bool) {
    let mut rng = ThoughtRng::new(seed);
    while let Some(seat) = table.state().next() {
        if stop(table) {
            return;
        }
        let choice = table.state().pick(&choices_of(Some(seat), table), &mut rng);
        table.choose(seat, choice).expect("what is listed is accepted");
    }
}

/// Games, looked at after every `step` choices.
fn look_on<G: Shown>(games: u64, step: usize, mut look: impl FnMut(&Table<G>)) {
    for seed in 0..games {
        let mut table = G::table(seed);
        while !table.state().to_act().is_empty() {
            look(&table);
            let length = table.choices_made().len();
            play_until(&mut table, seed + length as u64, |table| table.choices_made().len() >= length + step);
        }
        look(&table);
    }
}

/// The whole screen of whoever is to choose: board, decision, choices.
pub(crate) fn screen<G: Shown>(table: &Table<G>) -> String {
    let viewer = table.state().to_act().first().map_or(Viewer::Public, Viewer::Seat);
    let view = table.state().view(viewer);
    let Spoken { board, decision, describe, .. } = G::SPOKEN;
    read::<G, _>(viewer, Ink::Plain, |reader| {
        let mut lines = vec![board(&view, reader), String::new(), decision(&view, reader), String::new()];
        let choices = choices_at(table).into_iter();
        lines.extend(choices.map(|choice| format!("{choice}: {}", describe(choice, &view, reader))));
        lines.join("\n")
    })
}

pub(crate) fn screen_in<G: Shown>(seats: usize, seed: u64, stop: impl Fn(&Table<G>) -> bool) -> String {
    let mut table = table(seats, seed);
    play_until(&mut table, seed, stop);
    screen(&table)
}

/// The screen when all is over, with the ranking.
pub(crate) fn last_screen<G: Shown>(seats: usize, seed: u64) -> String {
    let mut table = table::<G>(seats, seed);
    play_until(&mut table, seed, |_| false);
    let outcome = table.state().outcome().expect("the game is over");
    let ranking = read::<G, _>(Viewer::Public, Ink::Plain, |reader| (G::SPOKEN.ranking)(&outcome, reader));
    screen(&table) + "\n\n" + &ranking
}

/// A whole game, as the first seat reads it.
pub(crate) fn story<G: Shown>(seats: usize, seed: u64) -> String {
    let mut table = table::<G>(seats, seed);
    play_until(&mut table, seed, |_| false);
    let viewer = Viewer::Seat(seat(1));
    let events: Vec<G::Event> = table.seen_by(viewer).cloned().collect();
    let view = table.state().view(viewer);
    read::<G, _>(viewer, Ink::Plain, |reader| (G::SPOKEN.story)(&events, &view, reader).join("\n"))
}

/// What a game is about, wrapped as the program does it.
pub(crate) fn introduction<G: Shown>() -> String {
    let told = read::<G, _>(Viewer::Public, Ink::Plain, G::SPOKEN.introduction);
    told.lines().map(|line| crate::layout::paragraph(line, " ")).collect::<Vec<_>>().join("\n")
}

/// Each of these refusals, as the first seat reads it.
pub(crate) fn refusals<G: Shown>(all: impl IntoIterator<Item = G::Illegal>) -> String {
    read::<G, _>(Viewer::Seat(seat(1)), Ink::Plain, |reader| {
        all.into_iter().map(|illegal| (G::SPOKEN.refusal)(&illegal, reader)).collect::<Vec<_>>().join("\n")
    })
}

pub(crate) fn the_board_fits_the_screen_and_needs_no_colour<G: Shown>() {
    look_on::<G>(8, 7, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let view = table.state().view(viewer);
            for locale in languages() {
                let board =
                    |ink| read_in::<G, _>(locale, viewer, ink, |reader| (G::SPOKEN.board)(&view, reader));
                let plain = board(Ink::Plain);
                assert!(plain.lines().all(|line| textwrap::core::display_width(line) <= 80), "{plain}");
                assert!(plain.lines().count() <= G::LINES, "{plain}");
                assert_eq!(without_colour(&board(Ink::Ansi)), plain);
            }
        }
    });
}

fn without_colour(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_string();
    let plain = parts.filter_map(|part| part.split_once('m')).fold(first, |all, (_, rest)| all + rest);
    plain.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// Everybody can read what is awaited, and whoever is to choose what each choice would do.
pub(crate) fn every_decision_and_choice_has_words<G: Shown>() {
    let Spoken { decision, describe, .. } = G::SPOKEN;
    look_on::<G>(6, 1, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let view = table.state().view(viewer);
            for locale in languages() {
                let told = read_in::<G, _>(locale, viewer, Ink::Plain, |reader| decision(&view, reader));
                assert!(!told.trim().is_empty());
            }
        }
        for seat in table.state().to_act().iter() {
            let viewer = Viewer::Seat(seat);
            let view = table.state().view(viewer);
            for choice in choices_of(Some(seat), table) {
                for locale in languages() {
                    let told =
                        read_in::<G, _>(locale, viewer, Ink::Plain, |reader| describe(choice, &view, reader));
                    assert!(!told.trim().is_empty() && !told.contains('\n'), "{choice}: {told:?}");
                }
            }
        }
    });
}

/// Whatever happened, and why something cannot be, has words in every language.
pub(crate) fn every_event_and_refusal_has_words<G: Shown>() {
    let Spoken { sentence, story, refusal, introduction, ranking, .. } = G::SPOKEN;
    let mut rng = ThoughtRng::new(4);
    look_on::<G>(3, 40, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let view = table.state().view(viewer);
            let recent = table.choices_made().iter().rev().take(40);
            let events: Vec<G::Event> =
                recent.flat_map(|made| made.journal.seen_by(viewer).cloned().collect::<Vec<_>>()).collect();
            let refused = |choice| table.why_not(viewer.seat()?, choice);
            let number = rng.below(<G::Choice as portolan_games::core::Choice>::COUNT as u32) as usize;
            let tried = (number..).step_by(17).take(30).filter_map(portolan_games::core::Choice::from_number);
            let refusals: Vec<G::Illegal> = tried.filter_map(refused).collect();
            for locale in languages() {
                read_in::<G, _>(locale, viewer, Ink::Plain, |reader| {
                    assert!(!introduction(reader).is_empty());
                    let mut told = story(&events, &view, reader);
                    told.extend(events.iter().map(|event| sentence(event, &view, reader)));
                    told.extend(refusals.iter().map(|illegal| refusal(illegal, reader)));
                    told.extend(table.state().outcome().iter().map(|outcome| ranking(outcome, reader)));
                    assert!(told.iter().all(|told| !told.contains("{")), "{told:?}");
                });
            }
        }
    });
}

/// What a viewer reads is the same in every world that looks alike to it.
pub(crate) fn the_board_tells_nothing_that_its_viewer_cannot_see<G: Shown>() {
    let Spoken { board, decision, .. } = G::SPOKEN;
    look_on::<G>(4, 6, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let mut rng = ThoughtRng::new(table.choices_made().len() as u64);
            let imagined = table.state().imagine(viewer, Memory::Open, &mut rng);
            let text = |state: &G| {
                let view = state.view(viewer);
                read::<G, _>(viewer, Ink::Ansi, |reader| board(&view, reader) + &decision(&view, reader))
            };
            assert_eq!(text(&imagined), text(table.state()));
        }
    });
}

/// Whatever one chooses in secret: nobody else reads anything different, while the game goes on.
pub(crate) fn a_secret_choice_looks_the_same_to_all_others_whichever_it_is<G: Shown>() {
    let mut compared = 0;
    look_on::<G>(6, 1, |table| {
        let Some(chooser) = table.state().to_act().first() else { return };
        let mut secret = choices_at(table);
        secret.retain(|&choice| table.state().is_secret(choice));
        let mut tables: Vec<Table<G>> =
            secret.into_iter().map(|choice| after(table, chooser, choice)).collect();
        tables.retain(|after| after.state().outcome().is_none());
        let Some((first, others)) = tables.split_first() else { return };
        for viewer in Viewer::all(table.state().seats()).filter(|viewer| !viewer.is(chooser)) {
            let text = all_text(first, viewer);
            others.iter().for_each(|other| assert_eq!(all_text(other, viewer), text));
        }
        compared += others.len();
    });
    assert!(compared > 1000, "{compared}");
}

fn after<G: Game>(table: &Table<G>, seat: Seat, choice: G::Choice) -> Table<G> {
    let mut table = table.clone();
    table.choose(seat, choice).expect("what is listed is accepted");
    table
}

/// All that `viewer` reads of a table: the board, the decision, and what happened last.
fn all_text<G: Shown>(table: &Table<G>, viewer: Viewer) -> String {
    let view = table.state().view(viewer);
    let made = table.choices_made().last().expect("somebody has chosen");
    let events: Vec<G::Event> = made.journal.seen_by(viewer).cloned().collect();
    let Spoken { board, decision, story, sentence, .. } = G::SPOKEN;
    read::<G, _>(viewer, Ink::Ansi, |reader| {
        let mut text = vec![board(&view, reader), decision(&view, reader)];
        text.extend(story(&events, &view, reader));
        text.extend(events.iter().map(|event| sentence(event, &view, reader)));
        text.join("\n")
    })
}
