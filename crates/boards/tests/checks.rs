//! The tests that every board must pass: it fits the screen, needs no colour, has a text for everything and reveals no
//! secret. Also the random games that the tests play, and the screens that the games' own tests store as snapshots.

use portolan_boards::{Board, BoardOf, GameWithBoard, Ink, Locale, Players, Reader};
use portolan_games::core::{
    Choice as _, Choices, Game, Memory, Seat, SeatCount, Seed, Setup, Table, ThoughtRng, Viewer,
};
use std::sync::LazyLock;

/// The board of a game, with what its tests need.
pub(crate) trait TestBoard: GameWithBoard {
    /// The names around the table.
    const NAMES: &'static [&'static str] = &["Anna", "Bruno", "Clara", "Dorota", "Emil"];
    /// The maximum number of lines of the terminal board.
    const MAX_LINES: usize = 30;

    /// The seat that chooses next if several can.
    fn next(&self) -> Option<Seat> {
        self.to_act().first()
    }

    /// The table of a test game: by default with the maximum number of players.
    fn table(seed: u64) -> Table<Self> {
        table(Self::META.seats.1, seed)
    }

    /// Picks the choice of a test game: by default at random. Games override it to reach more kinds of positions.
    fn pick(&self, choices: &[Self::Choice], rng: &mut ThoughtRng) -> Self::Choice {
        rng.pick(choices).expect("a seat that must choose can choose")
    }

    /// Whether other viewers must not learn which choice this is.
    fn is_secret(&self, _choice: Self::Choice) -> bool {
        false
    }
}

/// Defines the tests that every board must pass. Two of them compare snapshots, of games with these seat counts and
/// seeds.
macro_rules! every_board {
    ($game:ty, end = $end:expr, story = $story:expr) => {
        #[test]
        fn the_board_and_the_ranking_at_the_end() {
            let (seats, seed) = $end;
            insta::assert_snapshot!($crate::checks::last_screen::<$game>(seats, seed));
        }

        #[test]
        fn the_first_sentences_of_a_game() {
            let (seats, seed) = $story;
            insta::assert_snapshot!($crate::checks::first_sentences::<$game>(seats, seed));
        }

        #[test]
        fn the_board_fits_the_screen_and_needs_no_colour() {
            $crate::checks::the_board_fits_the_screen_and_needs_no_colour::<$game>();
        }

        #[test]
        fn every_decision_and_choice_has_a_text() {
            $crate::checks::every_decision_and_choice_has_a_text::<$game>();
        }

        #[test]
        fn every_event_and_refusal_has_a_text() {
            $crate::checks::every_event_and_refusal_has_a_text::<$game>();
        }

        #[test]
        fn the_text_is_the_same_in_every_imagined_world() {
            $crate::checks::the_text_is_the_same_in_every_imagined_world::<$game>();
        }
    };
}
pub(crate) use every_board;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat from 1 up")
}

pub(crate) fn read<G: TestBoard, T>(viewer: Viewer, ink: Ink, what: impl FnOnce(&Reader<'_>) -> T) -> T {
    static ENGLISH: LazyLock<Locale> = LazyLock::new(Locale::english);
    read_in::<G, T>(&ENGLISH, viewer, ink, what)
}

fn read_in<G: TestBoard, T>(
    locale: &Locale,
    viewer: Viewer,
    ink: Ink,
    what: impl FnOnce(&Reader<'_>) -> T,
) -> T {
    let players = Players::new(G::NAMES);
    what(&Reader { locale, players: &players, viewer, ink })
}

fn languages() -> &'static [Locale] {
    static ALL: LazyLock<Vec<Locale>> =
        LazyLock::new(|| Locale::languages().filter_map(Locale::new).collect());
    &ALL
}

pub(crate) fn table_with<G: Game>(seats: usize, seed: u64, options: G::Options) -> Table<G> {
    let seats = SeatCount::new(seats).expect("a valid seat count");
    let setup = Setup { options, ..Setup::standard(seats, Seed::from_number(seed)) };
    Table::new(setup).expect("a valid table")
}

pub(crate) fn table<G: Game>(seats: usize, seed: u64) -> Table<G> {
    table_with(seats, seed, G::Options::default())
}

pub(crate) fn choices_of<G: Game>(seat: Option<Seat>, table: &Table<G>) -> Vec<G::Choice> {
    let mut choices = Choices::new();
    seat.into_iter().for_each(|seat| table.state().choices(seat, &mut choices));
    choices.to_vec()
}

/// The legal choices of the first seat that must choose.
pub(crate) fn choices_at<G: Game>(table: &Table<G>) -> Vec<G::Choice> {
    choices_of(table.state().to_act().first(), table)
}

/// Plays until `stop`, or to the end.
pub(crate) fn play_until<G: TestBoard>(table: &mut Table<G>, seed: u64, stop: impl Fn(&Table<G>) -> bool) {
    let mut rng = ThoughtRng::new(seed);
    while let Some(seat) = table.state().next() {
        if stop(table) {
            return;
        }
        let choice = table.state().pick(&choices_of(Some(seat), table), &mut rng);
        table.choose(seat, choice).expect("a listed choice is legal");
    }
}

/// Plays some games and calls `check` after every `step` choices.
fn for_positions<G: TestBoard>(games: u64, step: usize, mut check: impl FnMut(&Table<G>)) {
    for seed in 0..games {
        let mut table = G::table(seed);
        while !table.state().to_act().is_empty() {
            check(&table);
            let length = table.choices_made().len();
            play_until(&mut table, seed + length as u64, |table| table.choices_made().len() >= length + step);
        }
        check(&table);
    }
}

/// The screen of the first seat that must choose: board, decision, choices.
pub(crate) fn screen<G: TestBoard>(table: &Table<G>) -> String {
    let viewer = table.state().to_act().first().map_or(Viewer::Public, Viewer::Seat);
    let view = table.state().view(viewer);
    read::<G, _>(viewer, Ink::Plain, |reader| {
        let mut lines = vec![
            BoardOf::<G>::text(&view, reader),
            String::new(),
            BoardOf::<G>::decision(&view, reader),
            String::new(),
        ];
        let choices = choices_at(table).into_iter();
        lines.extend(
            choices
                .map(|choice| format!("{choice}: {}", BoardOf::<G>::describe_choice(choice, &view, reader))),
        );
        lines.join("\n")
    })
}

pub(crate) fn screen_in<G: TestBoard>(seats: usize, seed: u64, stop: impl Fn(&Table<G>) -> bool) -> String {
    let mut table = table(seats, seed);
    play_until(&mut table, seed, stop);
    screen(&table)
}

/// The screen at the end of a game, with the ranking.
pub(crate) fn last_screen<G: TestBoard>(seats: usize, seed: u64) -> String {
    let mut table = table::<G>(seats, seed);
    play_until(&mut table, seed, |_| false);
    let outcome = table.state().outcome().expect("the game is over");
    let ranking =
        read::<G, _>(Viewer::Public, Ink::Plain, |reader| portolan_boards::ranking(G::ID, &outcome, reader));
    screen(&table) + "\n\n" + &ranking
}

/// The first sentences of a game, as the first seat reads them.
pub(crate) fn first_sentences<G: TestBoard>(seats: usize, seed: u64) -> String {
    let mut table = table::<G>(seats, seed);
    play_until(&mut table, seed, |_| false);
    let viewer = Viewer::Seat(seat(1));
    let events: Vec<G::Event> = table.seen_by(viewer).cloned().collect();
    let view = table.state().view(viewer);
    read::<G, _>(viewer, Ink::Plain, |reader| BoardOf::<G>::story(&events, &view, reader)[..30].join("\n"))
}

/// These refusals, as the first seat reads them.
pub(crate) fn refusals<G: TestBoard>(all: impl IntoIterator<Item = G::Illegal>) -> String {
    read::<G, _>(Viewer::Seat(seat(1)), Ink::Plain, |reader| {
        all.into_iter().map(|illegal| BoardOf::<G>::refusal(&illegal, reader)).collect::<Vec<_>>().join("\n")
    })
}

pub(crate) fn the_board_fits_the_screen_and_needs_no_colour<G: TestBoard>() {
    for_positions::<G>(8, 7, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let view = table.state().view(viewer);
            for locale in languages() {
                let board =
                    |ink| read_in::<G, _>(locale, viewer, ink, |reader| BoardOf::<G>::text(&view, reader));
                let plain = board(Ink::Plain);
                assert!(plain.lines().all(|line| textwrap::core::display_width(line) <= 80), "{plain}");
                assert!(plain.lines().count() <= G::MAX_LINES, "{plain}");
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

pub(crate) fn every_decision_and_choice_has_a_text<G: TestBoard>() {
    for_positions::<G>(6, 1, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let view = table.state().view(viewer);
            for locale in languages() {
                let text = read_in::<G, _>(locale, viewer, Ink::Plain, |reader| {
                    BoardOf::<G>::decision(&view, reader)
                });
                assert!(!text.trim().is_empty());
            }
        }
        for seat in table.state().to_act().iter() {
            let viewer = Viewer::Seat(seat);
            let view = table.state().view(viewer);
            for choice in choices_of(Some(seat), table) {
                for locale in languages() {
                    let text = read_in::<G, _>(locale, viewer, Ink::Plain, |reader| {
                        BoardOf::<G>::describe_choice(choice, &view, reader)
                    });
                    assert!(!text.trim().is_empty() && !text.contains('\n'), "{choice}: {text:?}");
                }
            }
        }
    });
}

pub(crate) fn every_event_and_refusal_has_a_text<G: TestBoard>() {
    let mut rng = ThoughtRng::new(4);
    for_positions::<G>(3, 40, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let view = table.state().view(viewer);
            let recent = table.choices_made().iter().rev().take(40);
            let events: Vec<G::Event> =
                recent.flat_map(|made| made.journal.seen_by(viewer).cloned().collect::<Vec<_>>()).collect();
            let refused = |choice| table.why_not(viewer.seat()?, choice);
            let number = rng.below(G::Choice::COUNT as u32) as usize;
            let tried = (number..).step_by(17).take(30).filter_map(G::Choice::from_number);
            let refusals: Vec<G::Illegal> = tried.filter_map(refused).collect();
            for locale in languages() {
                read_in::<G, _>(locale, viewer, Ink::Plain, |reader| {
                    assert!(!portolan_boards::introduction(G::ID, reader).is_empty());
                    let mut texts = BoardOf::<G>::story(&events, &view, reader);
                    texts.extend(events.iter().map(|event| BoardOf::<G>::sentence(event, &view, reader)));
                    texts.extend(refusals.iter().map(|illegal| BoardOf::<G>::refusal(illegal, reader)));
                    texts.extend(
                        table
                            .state()
                            .outcome()
                            .iter()
                            .map(|outcome| portolan_boards::ranking(G::ID, outcome, reader)),
                    );
                    assert!(texts.iter().all(|text| !text.contains("{")), "{texts:?}");
                });
            }
        }
    });
}

pub(crate) fn the_text_is_the_same_in_every_imagined_world<G: TestBoard>() {
    for_positions::<G>(4, 6, |table| {
        for viewer in Viewer::all(table.state().seats()) {
            let mut rng = ThoughtRng::new(table.choices_made().len() as u64);
            let imagined = table.state().imagine(viewer, Memory::Open, &mut rng);
            let text = |state: &G| {
                let view = state.view(viewer);
                read::<G, _>(viewer, Ink::Ansi, |reader| {
                    BoardOf::<G>::text(&view, reader) + &BoardOf::<G>::decision(&view, reader)
                })
            };
            assert_eq!(text(&imagined), text(table.state()));
        }
    });
}

/// Checks that, before the end of the game, no text of another viewer depends on which secret choice was made.
pub(crate) fn secret_choices_look_the_same_to_others<G: TestBoard>() {
    let mut compared = 0;
    for_positions::<G>(6, 1, |table| {
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
    table.choose(seat, choice).expect("a listed choice is legal");
    table
}

/// Everything that `viewer` reads at a table: the board, the decision, and the events of the latest choice.
fn all_text<G: TestBoard>(table: &Table<G>, viewer: Viewer) -> String {
    let view = table.state().view(viewer);
    let made = table.choices_made().last().expect("a choice was made");
    let events: Vec<G::Event> = made.journal.seen_by(viewer).cloned().collect();
    read::<G, _>(viewer, Ink::Ansi, |reader| {
        let mut text = vec![BoardOf::<G>::text(&view, reader), BoardOf::<G>::decision(&view, reader)];
        text.extend(BoardOf::<G>::story(&events, &view, reader));
        text.extend(events.iter().map(|event| BoardOf::<G>::sentence(event, &view, reader)));
        text.join("\n")
    })
}
