//! What the board and the sentences look like, without colour; and that they tell no secret.

use super::*;
use crate::reader::{Ink, Players};
use crate::words::Words;
use portolan_games::core::{Choices, Game, Memory, Seat, SeatCount, Seed, Setup, Table, ThoughtRng, Viewer};
use portolan_games::ostia::{Choice, Event, Illegal, Options, Ostia, Phase};
use std::sync::LazyLock;

const NAMES: [&str; 5] = ["Anna", "Bruno", "Clara", "Dorota", "Emil"];

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

fn read<T>(viewer: Viewer, ink: Ink, what: impl FnOnce(&Reader<'_>) -> T) -> T {
    static WORDS: LazyLock<Words> = LazyLock::new(Words::english);
    let players = Players::new(NAMES);
    what(&Reader { words: &WORDS, players: &players, viewer, ink })
}

fn table(seats: usize, seed: u64) -> Table<Ostia> {
    Table::new(Setup::standard(SeatCount::new(seats).unwrap(), Seed::from_number(seed))).unwrap()
}

/// Plays on at random until `stop`, or to the end; mostly bids little, so that money lasts.
fn play_until(table: &mut Table<Ostia>, seed: u64, stop: impl Fn(&Table<Ostia>) -> bool) {
    let mut rng = ThoughtRng::new(seed);
    let mut choices = Choices::new();
    while let Some(seat) = table.state().to_act().first() {
        if stop(table) {
            return;
        }
        table.state().choices(seat, &mut choices);
        let thrifty = choices.iter().filter(|choice| matches!(choice, Choice::Bid(_))).take(3);
        let thrifty: Vec<Choice> = thrifty.copied().chain([Choice::Pass]).collect();
        let bidding = matches!(table.state().phase, Phase::Bid { .. }) && rng.below(40) > 0;
        let choice = rng.pick(if bidding { &thrifty } else { &choices }).unwrap();
        table.choose(seat, choice).unwrap();
    }
}

fn choices_of(seat: Option<Seat>, table: &Table<Ostia>) -> Vec<Choice> {
    let mut choices = Choices::new();
    seat.into_iter().for_each(|seat| table.state().choices(seat, &mut choices));
    choices.to_vec()
}

/// The whole screen of whoever is to choose: board, decision, choices.
fn screen(table: &Table<Ostia>) -> String {
    let chooser = table.state().to_act().first();
    let viewer = chooser.map_or(Viewer::Public, Viewer::Seat);
    let view = table.state().view(viewer);
    read(viewer, Ink::Plain, |reader| {
        let mut lines = vec![board(&view, reader), String::new(), decision(&view, reader), String::new()];
        let choices = choices_of(chooser, table).into_iter();
        lines.extend(choices.map(|choice| format!("{choice}: {}", describe(choice, &view, reader))));
        lines.join("\n")
    })
}

fn screen_in(seats: usize, seed: u64, stop: impl Fn(&Table<Ostia>) -> bool) -> String {
    let mut table = table(seats, seed);
    play_until(&mut table, seed, stop);
    screen(&table)
}

#[test]
fn the_board_at_the_start() {
    insta::assert_snapshot!(screen_in(5, 1, |_| true));
}

#[test]
fn the_board_without_ivory() {
    let options = Options { ivory: false };
    let setup = Setup { options, ..Setup::standard(SeatCount::new(4).unwrap(), Seed::from_number(8)) };
    insta::assert_snapshot!(screen(&Table::new(setup).unwrap()));
}

#[test]
fn the_board_when_a_pair_is_put_together() {
    insta::assert_snapshot!(screen_in(3, 2, |table| {
        matches!(table.state().phase, Phase::Offer { .. }) && !table.state().offer.is_empty()
    }));
}

#[test]
fn the_board_during_an_auction() {
    insta::assert_snapshot!(screen_in(5, 3, |table| {
        let bids = table.state().bids.0.iter().filter(|&&bid| bid > 0).count();
        matches!(table.state().phase, Phase::Bid { .. }) && bids == 2 && table.state().round == 2
    }));
}

#[test]
fn the_board_when_a_bid_costs_more_than_money() {
    insta::assert_snapshot!(screen_in(4, 4, |table| {
        let choices = choices_of(table.state().to_act().first(), table);
        table.state().to_act().first().is_some_and(|seat| {
            table.state().players[seat].cash < 12 && choices.iter().any(|c| matches!(c, Choice::Bid(_)))
        })
    }));
}

#[test]
fn the_board_when_the_seller_decides() {
    insta::assert_snapshot!(screen_in(4, 5, |table| matches!(table.state().phase, Phase::Decide { .. })));
}

#[test]
fn the_board_during_the_allocation() {
    insta::assert_snapshot!(screen_in(3, 6, |table| {
        let placed = table.state().players[seat(2)].placed;
        table.state().phase == Phase::Allocate && !table.state().choosing.has(seat(1)) && placed == 3
    }));
}

#[test]
fn the_board_when_loans_are_settled() {
    insta::assert_snapshot!(screen_in(4, 7, |table| matches!(table.state().phase, Phase::Loans { .. })));
}

#[test]
fn the_board_when_storehouses_are_built() {
    insta::assert_snapshot!(screen_in(3, 8, |table| matches!(table.state().phase, Phase::Build { .. })));
}

#[test]
fn the_board_when_there_is_no_room() {
    insta::assert_snapshot!(screen_in(3, 9, |table| matches!(table.state().phase, Phase::Discard { .. })));
}

#[test]
fn the_board_of_the_last_market() {
    insta::assert_snapshot!(screen_in(4, 10, |table| table.state().phase == Phase::LastAllocate));
}

#[test]
fn the_board_when_storehouses_are_sold() {
    insta::assert_snapshot!(screen_in(5, 11, |table| matches!(table.state().phase, Phase::Empties { .. })));
}

#[test]
fn the_board_and_the_ranking_at_the_end() {
    let mut table = table(5, 12);
    play_until(&mut table, 12, |_| false);
    let outcome = table.state().outcome().unwrap();
    let ranking = read(Viewer::Public, Ink::Plain, |reader| ranking(&outcome, reader));
    insta::assert_snapshot!(screen(&table) + "\n\n" + &ranking);
}

#[test]
fn the_story_of_a_whole_game() {
    let mut table = table(3, 13);
    play_until(&mut table, 13, |_| false);
    let viewer = Viewer::Seat(seat(1));
    let events: Vec<Event> = table.seen_by(viewer).copied().collect();
    let view = table.state().view(viewer);
    insta::assert_snapshot!(read(viewer, Ink::Plain, |reader| story(&events, &view, reader).join("\n")));
}

#[test]
fn the_introduction() {
    let told = read(Viewer::Public, Ink::Plain, introduction);
    let wrapped = told.lines().map(|line| crate::layout::paragraph(line, " ")).collect::<Vec<_>>().join("\n");
    insta::assert_snapshot!(wrapped);
}

#[test]
fn every_refusal_has_its_sentence() {
    let (me, other, good) = (seat(1), seat(2), Good::Wine);
    let phases = [
        Phase::Keep,
        Phase::Offer { seat: me },
        Phase::Bid { seat: me, from: 12 },
        Phase::Decide { seat: me },
        Phase::Allocate,
        Phase::Loans { seat: me },
        Phase::Build { seat: me },
        Phase::Discard { seat: me },
        Phase::LastAllocate,
        Phase::Empties { seat: me },
        Phase::Over,
    ];
    let others = SeatSet::only(other).with(seat(3));
    let mut all = vec![
        Illegal::GameOver,
        Illegal::NotYourTurn { awaited: SeatSet::only(other), phase: Phase::Bid { seat: other, from: 12 } },
        Illegal::NotYourTurn { awaited: others, phase: Phase::Keep },
        Illegal::NotOnShip { good, phase: Phase::Keep },
        Illegal::BidTooLow { amount: 9, least: 12 },
        Illegal::BidTooHigh { amount: 120, most: 90 },
        Illegal::NotListed { amount: 60, from: 12, to: 35 },
        Illegal::NothingHigher { most: 40 },
        Illegal::TooLittleCash { price: 10, cash: 4, phase: Phase::Build { seat: me } },
        Illegal::NoBid { seat: other },
        Illegal::NotNext { next: good },
        Illegal::TooManyKinds { good, most: 3 },
        Illegal::NoSenate,
        Illegal::MostStorehouses { most: 4 },
        Illegal::NotInStore { good },
    ];
    all.extend(phases.map(|awaited| Illegal::NotNow { awaited }));
    let told = read(Viewer::Seat(me), Ink::Plain, |reader| {
        all.iter().map(|illegal| refusal(illegal, reader)).collect::<Vec<_>>().join("\n")
    });
    insta::assert_snapshot!(told);
}

#[test]
fn the_board_fits_the_screen_and_needs_no_colour() {
    for seed in 0..6 {
        let mut table = table(5, seed);
        while !table.state().to_act().is_empty() {
            let length = table.made().len();
            play_until(&mut table, seed, |table| table.made().len() > length + 9);
            for viewer in Viewer::all(SeatCount::new(5).unwrap()) {
                let view = table.state().view(viewer);
                let plain = read(viewer, Ink::Plain, |reader| board(&view, reader));
                assert!(plain.lines().all(|line| textwrap::core::display_width(line) <= 80), "{plain}");
                assert!(plain.lines().count() <= 30, "{plain}");
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

/// All that `viewer` reads of a table: the board, the decision, and what happened last.
fn all_text(table: &Table<Ostia>, viewer: Viewer) -> String {
    let view = table.state().view(viewer);
    let events: Vec<Event> = table.made().last().unwrap().journal.seen_by(viewer).copied().collect();
    read(viewer, Ink::Plain, |reader| {
        let story = story(&events, &view, reader).join("\n");
        let told: Vec<String> = events.iter().map(|event| sentence(event, &view, reader)).collect();
        format!("{}\n{}\n{story}\n{}", board(&view, reader), decision(&view, reader), told.join("\n"))
    })
}

/// Whatever one chooses in secret while others still have to: nobody else reads anything different.
#[test]
fn a_secret_choice_looks_the_same_to_all_others_whichever_it_is() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut table = table(4, seed);
        while !table.state().to_act().is_empty() {
            let secret = matches!(table.state().phase, Phase::Keep | Phase::Allocate | Phase::LastAllocate);
            if secret && table.state().choosing.len() > 1 {
                compared += compare_secrets(&table);
            }
            let length = table.made().len();
            play_until(&mut table, seed + length as u64, |table| table.made().len() > length);
        }
    }
    assert!(compared > 1000, "{compared}");
}

fn compare_secrets(table: &Table<Ostia>) -> usize {
    let chooser = table.state().to_act().first().unwrap();
    let choices = choices_of(Some(chooser), table);
    let after = |choice| {
        let mut table = table.clone();
        table.choose(chooser, choice).unwrap();
        table
    };
    let tables: Vec<Table<Ostia>> = choices.into_iter().map(after).collect();
    for viewer in Viewer::all(table.state().seats()).filter(|viewer| !viewer.is(chooser)) {
        let first = all_text(&tables[0], viewer);
        tables.iter().for_each(|other| assert_eq!(all_text(other, viewer), first));
    }
    tables.len() - 1
}

/// What a viewer reads is the same in every world that looks alike to it.
#[test]
fn the_board_tells_nothing_that_its_viewer_cannot_see() {
    for seed in 0..4 {
        let mut table = table(5, seed);
        while !table.state().to_act().is_empty() {
            for viewer in Viewer::all(table.state().seats()) {
                let imagined = table.state().imagine(viewer, Memory::Open, &mut ThoughtRng::new(seed));
                let text = |state: &Ostia| {
                    let view = state.view(viewer);
                    read(viewer, Ink::Plain, |reader| board(&view, reader) + &decision(&view, reader))
                };
                assert_eq!(text(&imagined), text(table.state()));
            }
            let length = table.made().len();
            play_until(&mut table, seed + length as u64, |table| table.made().len() > length + 5);
        }
    }
}
