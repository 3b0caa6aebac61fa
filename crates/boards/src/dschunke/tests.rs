//! What the board and the sentences look like, without colour; that they are true; and that they keep secrets.

use super::*;
use crate::reader::{Ink, Players};
use crate::words::Words;
use portolan_games::core::{Choices, Game, SeatCount, Seed, Setup, Table, ThoughtRng, Viewer};
use portolan_games::dschunke::{Choice, Dschunke, Event, Illegal, Options, Phase, SetUp, Task, Timing, Why};
use std::sync::LazyLock;

const NAMES: [&str; 4] = ["Anna", "Bartolomea", "Clara", "Dorota"];

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

fn read<T>(viewer: Viewer, ink: Ink, what: impl FnOnce(&Reader<'_>) -> T) -> T {
    static WORDS: LazyLock<Words> = LazyLock::new(Words::english);
    let players = Players::new(NAMES);
    what(&Reader { words: &WORDS, players: &players, viewer, ink })
}

fn table_with(seats: usize, seed: u64, options: Options) -> Table<Dschunke> {
    let setup = Setup::standard(SeatCount::new(seats).unwrap(), Seed::from_number(seed));
    Table::new(Setup { options, ..setup }).unwrap()
}

fn table(seats: usize, seed: u64) -> Table<Dschunke> {
    table_with(seats, seed, Options::default())
}

fn choices_of(seat: Seat, table: &Table<Dschunke>) -> Vec<Choice> {
    let mut choices = Choices::new();
    table.state().choices(seat, &mut choices);
    choices.to_vec()
}

/// Plays on at random until `stop`, or to the end; the last of those who bid at once answers first.
fn play_until(table: &mut Table<Dschunke>, seed: u64, stop: impl Fn(&Table<Dschunke>) -> bool) {
    let mut rng = ThoughtRng::new(seed);
    while let Some(seat) = table.state().to_act().iter().last() {
        if stop(table) {
            return;
        }
        let choice = rng.pick(&choices_of(seat, table)).unwrap();
        table.choose(seat, choice).unwrap();
    }
}

/// The whole screen of whoever is to choose: board, decision, choices.
fn screen(table: &Table<Dschunke>) -> String {
    let chooser = table.state().to_act().first();
    let viewer = chooser.map_or(Viewer::Public, Viewer::Seat);
    let view = table.state().view(viewer);
    let choices = chooser.map(|seat| choices_of(seat, table)).unwrap_or_default();
    read(viewer, Ink::Plain, |reader| {
        let mut lines = vec![board(&view, reader), String::new(), decision(&view, reader), String::new()];
        lines.extend(choices.iter().map(|choice| format!("{choice}: {}", describe(*choice, &view, reader))));
        lines.join("\n")
    })
}

fn screen_in(seats: usize, seed: u64, stop: impl Fn(&Table<Dschunke>) -> bool) -> String {
    let mut table = table(seats, seed);
    play_until(&mut table, seed, stop);
    screen(&table)
}

fn round(table: &Table<Dschunke>) -> u8 {
    table.state().round
}

#[test]
fn the_board_at_the_start() {
    insta::assert_snapshot!(screen_in(4, 1, |_| true));
}

#[test]
fn the_board_in_the_middle_of_a_game() {
    insta::assert_snapshot!(screen_in(4, 2, |table| {
        let Phase::Turn { seat, acted: false, .. } = table.state().phase else { return false };
        round(table) > 5 && choices_of(seat, table).iter().any(|choice| matches!(choice, Choice::Card(_)))
    }));
}

#[test]
fn the_board_while_some_have_bid() {
    insta::assert_snapshot!(screen_in(3, 3, |table| {
        let sold = table.state().sold.0.contains(&true);
        sold && matches!(table.state().phase, Phase::Barter { waiting } if waiting.len() == 2)
    }));
}

#[test]
fn the_board_when_a_pile_is_searched() {
    insta::assert_snapshot!(screen_in(4, 4, |table| matches!(
        table.state().phase,
        Phase::Keep { why: Why::Event, .. }
    )));
}

#[test]
fn the_board_when_an_apprentice_is_sent() {
    insta::assert_snapshot!(screen_in(4, 5, |table| matches!(table.state().phase, Phase::Apprentice { .. })));
}

#[test]
fn the_board_while_cargo_is_placed() {
    let options = Options { setup: SetUp::Variant, open_stacks: true };
    let mut table = table_with(3, 6, options);
    play_until(&mut table, 6, |table| table.made().len() == 4);
    insta::assert_snapshot!(screen(&table));
}

#[test]
fn the_board_and_the_ranking_at_the_end() {
    let mut table = table(4, 7);
    play_until(&mut table, 7, |_| false);
    let outcome = table.state().outcome().unwrap();
    let ranking = read(Viewer::Public, Ink::Plain, |reader| ranking(&outcome, reader));
    insta::assert_snapshot!(screen(&table) + "\n\n" + &ranking);
}

#[test]
fn the_story_of_a_whole_game() {
    let mut table = table(3, 9);
    play_until(&mut table, 9, |_| false);
    let viewer = Viewer::Seat(seat(1));
    let events: Vec<Event> = table.seen_by(viewer).copied().collect();
    let view = table.state().view(viewer);
    insta::assert_snapshot!(read(viewer, Ink::Plain, |reader| story(&events, &view, reader).join("\n")));
}

/// One of each decision, in a game with all of them.
#[test]
fn every_decision_and_choice_has_its_words() {
    let mut told: Vec<String> = Vec::new();
    let mut kinds: Vec<&str> = Vec::new();
    for seed in 0..6 {
        let setup = if seed == 0 { SetUp::Variant } else { SetUp::Standard };
        let mut table = table_with(4, seed, Options { setup, open_stacks: seed == 1 });
        while let Some(seat) = table.state().to_act().first() {
            let length = table.made().len();
            let awaited = choices::name_of(table.state().phase);
            if !kinds.contains(&awaited) {
                kinds.push(awaited);
                let (viewer, watching) = (Viewer::Seat(seat), Viewer::Public);
                let mine = table.state().view(viewer);
                told.push(format!("# {awaited}"));
                told.push(read(viewer, Ink::Plain, |reader| decision(&mine, reader)));
                let theirs = table.state().view(watching);
                told.push(read(watching, Ink::Plain, |reader| decision(&theirs, reader)));
                for choice in choices_of(seat, &table) {
                    let text = read(viewer, Ink::Plain, |reader| describe(choice, &mine, reader));
                    told.push(format!("{choice}: {text}"));
                }
            }
            play_until(&mut table, seed, |table| table.made().len() > length);
        }
    }
    kinds.sort_unstable();
    assert_eq!(kinds.len(), 12, "{kinds:?}");
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn every_refusal_has_its_sentence() {
    let (good, junk, pile, worker) = (Good::Fish, Junk::Purple, Pile::Star, Worker::LowerApprentice);
    let card = CardKind::Twelve(Junk::Grey, Junk::Purple);
    let (one, returned) = (seat(1), ByGood([0; 4]));
    let awaited = [
        Phase::Cargo { seat: one, owner: seat(2) },
        Phase::Swap { seat: one, swaps: 1, returned },
        Phase::SwapTake { seat: one, swaps: 1, returned, left: 1 },
        Phase::Search { seat: one, why: Why::Event },
        Phase::Keep { seat: one, pile, why: Why::Event },
        Phase::Turn { seat: one, acted: false, carded: false },
        Phase::Apprentice { seat: one, worker },
        Phase::Pick { seat: one, left: 2 },
        Phase::Place { seat: one },
        Phase::GoodsCard { seat: one },
        Phase::MoveFrom { seat: one },
        Phase::MoveTo { seat: one, from: junk },
        Phase::Supply { seat: one, left: 2 },
        Phase::Barter { waiting: SeatSet::only(one) },
    ];
    let barter = Phase::Barter { waiting: SeatSet::only(one) };
    let others = [
        Illegal::GameOver,
        Illegal::NotYourTurn { awaited: SeatSet::only(seat(2)).with(seat(3)), phase: barter },
        Illegal::AlreadyActed,
        Illegal::MustAct,
        Illegal::WorkerUsed { worker },
        Illegal::NoSuchWorker { worker: Worker::UpperApprentice },
        Illegal::NoStripLeft,
        Illegal::NoStripToPlace,
        Illegal::MerchantThere { junk },
        Illegal::StackEmpty { good, phase: Phase::Supply { seat: one, left: 2 } },
        Illegal::JustReturned { good },
        Illegal::TooFewCards { good, has: 0, wanted: 1, phase: barter },
        Illegal::TooFewCards { good, has: 2, wanted: 3, phase: barter },
        Illegal::AlreadySold { good },
        Illegal::NotInHand { card: CardKind::Money(junk) },
        Illegal::NoExtraAction { card },
        Illegal::AlreadyPlayed,
        Illegal::NothingToMove,
        Illegal::NotOnTop { junk },
        Illegal::SameJunk { junk },
        Illegal::JunkFull { junk },
        Illegal::PileEmpty { pile },
        Illegal::PileTaken { pile },
        Illegal::NotInPile { card },
        Illegal::NotLastRound,
    ];
    let all = awaited.into_iter().map(|awaited| Illegal::NotNow { awaited }).chain(others);
    let told = read(Viewer::Seat(one), Ink::Plain, |reader| {
        all.map(|illegal| refusal(&illegal, reader)).collect::<Vec<_>>().join("\n")
    });
    insta::assert_snapshot!(told);
}

#[test]
fn the_board_fits_the_screen_and_needs_no_colour() {
    for seed in 0..8 {
        let mut table = table(4, seed);
        while !table.state().to_act().is_empty() {
            let length = table.made().len();
            play_until(&mut table, seed, |table| table.made().len() > length + 6);
            for viewer in Viewer::all(SeatCount::new(4).unwrap()) {
                let view = table.state().view(viewer);
                let plain = read(viewer, Ink::Plain, |reader| board(&view, reader));
                assert!(plain.lines().all(|line| textwrap::core::display_width(line) <= 80), "{plain}");
                assert!(plain.lines().count() <= 36, "{plain}");
                let painted = read(viewer, Ink::Ansi, |reader| board(&view, reader));
                assert_eq!(without_colour(&painted), plain);
            }
        }
    }
}

fn without_colour(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_string();
    let plain = parts.filter_map(|part| part.split_once('m')).fold(first, |all, (_, rest)| all + rest);
    plain.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// All that `viewer` can read after `seat` has chosen this.
fn text_after(table: &Table<Dschunke>, seat: Seat, choice: Choice, viewer: Viewer) -> String {
    let mut table = table.clone();
    let events: Vec<Event> = table.choose(seat, choice).unwrap().seen_by(viewer).copied().collect();
    let view = table.state().view(viewer);
    read(viewer, Ink::Ansi, |reader| {
        [board(&view, reader), decision(&view, reader), story(&events, &view, reader).join("\n")].join("\n")
    })
}

/// A sealed bid and a hidden card look the same to all others, whatever they are.
#[test]
fn secrets_are_in_nobody_elses_text() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut table = table(4, seed);
        while let Some(seat) = table.state().to_act().first() {
            let hidden = |choice: &Choice| match (table.state().phase, choice) {
                (Phase::Barter { waiting }, Choice::Bid(_)) => waiting.len() > 1,
                (Phase::Keep { .. }, Choice::Keep(kind)) => kind.timing() != Timing::Always,
                _ => false,
            };
            let choices: Vec<Choice> = choices_of(seat, &table).into_iter().filter(hidden).collect();
            for viewer in Viewer::all(SeatCount::new(4).unwrap()).filter(|viewer| !viewer.is(seat)) {
                let mut texts: Vec<String> =
                    choices.iter().map(|&choice| text_after(&table, seat, choice, viewer)).collect();
                compared += texts.len();
                texts.dedup();
                assert!(texts.len() < 2, "{}", texts.join("\n\n"));
            }
            let length = table.made().len();
            play_until(&mut table, seed, |table| table.made().len() > length);
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// What a worker is said to bring is what it brings.
#[test]
fn the_foresight_of_an_action_comes_true() {
    let mut seen = [0; 3];
    for seed in 0..12 {
        let mut table = table_with(4, seed, Options { open_stacks: true, ..Options::default() });
        while !table.state().to_act().is_empty() {
            let length = table.made().len();
            let before = table.state().clone();
            play_until(&mut table, seed, |table| table.made().len() > length);
            let events = table.made().last().unwrap().journal.seen_by(Viewer::Public);
            let events: Vec<Event> = events.copied().collect();
            let [Event::WorkerUsed { seat, task, junk, .. }, effect, ..] = events[..] else { continue };
            let view = before.view(Viewer::Seat(seat));
            let after = table.state().view(Viewer::Public);
            match (task, effect) {
                (Task::Load(wanted), Event::StripsLoaded { count, .. }) => {
                    assert_eq!(foresight::strips(seat, wanted, &view), count);
                    let then = foresight::after_loading(seat, junk, count, &view);
                    assert_eq!(then, after.junk(junk).unwrap().visible[seat.index()]);
                    seen[0] += 1;
                }
                (Task::Money, Event::MoneyEarned { yuan, .. }) => {
                    assert_eq!(foresight::yield_of(seat, junk, &view), yuan);
                    seen[1] += 1;
                }
                (Task::Goods, Event::GoodsTaken { good, count, .. }) => {
                    let wanted = foresight::yield_of(seat, junk, &view);
                    assert_eq!(foresight::from_stack(good, wanted, &view), count);
                    seen[2] += 1;
                }
                _ => {}
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 30), "{seen:?}");
}
