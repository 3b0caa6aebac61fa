//! What the board and the sentences look like, without colour; and that they are true.

use super::foresight::Purchase;
use super::*;
use crate::reader::{Ink, Players};
use crate::words::Words;
use portolan_games::core::{Choices, Game, Seat, SeatCount, Seed, Setup, Table, ThoughtRng, Viewer};
use portolan_games::osaka::{Choice, Event, Illegal, Options, Osaka, Phase, Place};

const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara", "Dorota"];

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

fn read<T>(viewer: Viewer, ink: Ink, what: impl FnOnce(&Reader<'_>) -> T) -> T {
    let (words, players) = (Words::english(), Players::new(NAMES));
    what(&Reader { words: &words, players: &players, viewer, ink })
}

fn table(seats: usize, seed: u64) -> Table<Osaka> {
    Table::new(Setup::standard(SeatCount::new(seats).unwrap(), Seed::from_number(seed))).unwrap()
}

/// Plays on at random until `stop`, or to the end; buys whenever it can, so that much happens.
fn play_until(table: &mut Table<Osaka>, seed: u64, stop: impl Fn(&Table<Osaka>) -> bool) {
    let mut rng = ThoughtRng::new(seed);
    let mut choices = Choices::new();
    while let Some(seat) = table.state().to_act().first() {
        if stop(table) {
            return;
        }
        table.state().choices(seat, &mut choices);
        let buy = choices.iter().copied().find(|&choice| choice == Choice::Buy && rng.below(2) == 0);
        let choice = buy.or_else(|| rng.pick(&choices)).unwrap();
        table.choose(seat, choice).unwrap();
    }
}

/// What whoever is to choose may choose.
fn choices_at(table: &Table<Osaka>) -> Vec<Choice> {
    let mut choices = Choices::new();
    table.state().to_act().iter().for_each(|seat| table.state().choices(seat, &mut choices));
    choices.to_vec()
}

/// The whole screen of whoever is to choose: board, decision, choices.
fn screen(table: &Table<Osaka>) -> String {
    let chooser = table.state().to_act().first();
    let viewer = chooser.map_or(Viewer::Public, Viewer::Seat);
    let view = table.state().view(viewer);
    let choices = choices_at(table);
    read(viewer, Ink::Plain, |reader| {
        let mut lines = vec![board(&view, reader), String::new(), decision(&view, reader), String::new()];
        lines.extend(choices.iter().map(|choice| format!("{choice}: {}", describe(*choice, &view, reader))));
        lines.join("\n")
    })
}

fn screen_in(seed: u64, stop: impl Fn(&Table<Osaka>) -> bool) -> String {
    let mut table = table(4, seed);
    play_until(&mut table, seed, stop);
    screen(&table)
}

#[test]
fn the_board_at_the_start() {
    insta::assert_snapshot!(screen_in(1, |_| true));
}

#[test]
fn the_board_in_the_middle_of_a_game() {
    let busy = |table: &Table<Osaka>| {
        let view = table.state().view(Viewer::Public);
        let reserved = view.market.iter().any(|stall| stall.reserved_by.is_some());
        let insured = view.players.iter().any(|player| !player.insured.is_empty());
        let buying = choices_at(table).contains(&Choice::Buy);
        reserved && insured && buying
    };
    insta::assert_snapshot!(screen_in(2, busy));
}

#[test]
fn the_board_during_a_payment() {
    insta::assert_snapshot!(screen_in(
        3,
        |table| matches!(table.state().phase, Phase::Payment { paid, .. } if paid > 0)
    ));
}

#[test]
fn the_board_before_ships_sink() {
    insta::assert_snapshot!(screen_in(4, |table| {
        choices_at(table).iter().any(|choice| matches!(choice, Choice::Insure(_)))
    }));
}

#[test]
fn the_board_when_goods_are_chosen_for_insurance() {
    insta::assert_snapshot!(screen_in(5, |table| matches!(table.state().phase, Phase::Cover { .. })));
}

#[test]
fn the_board_and_the_ranking_at_the_end() {
    let mut table = table(3, 6);
    play_until(&mut table, 6, |_| false);
    let outcome = table.state().outcome().unwrap();
    let ranking = read(Viewer::Public, Ink::Plain, |reader| ranking(&outcome, reader));
    insta::assert_snapshot!(screen(&table) + "\n\n" + &ranking);
}

#[test]
fn a_board_with_open_hands_shows_them() {
    let options = Options { open_hands: true, open_points: true };
    let setup = Setup { options, ..Setup::standard(SeatCount::new(2).unwrap(), Seed::from_number(8)) };
    insta::assert_snapshot!(screen(&Table::new(setup).unwrap()));
}

#[test]
fn the_story_of_a_whole_game() {
    let mut table = table(2, 9);
    play_until(&mut table, 9, |_| false);
    let viewer = Viewer::Seat(seat(1));
    let events: Vec<Event> = table.seen_by(viewer).copied().collect();
    let view = table.state().view(viewer);
    insta::assert_snapshot!(read(viewer, Ink::Plain, |reader| story(&events, &view, reader).join("\n")));
}

#[test]
fn every_refusal_has_its_sentence() {
    let (red5, good, place) = (Kind::from_notation("r5").unwrap(), Good::Blue, Place::Market(2));
    let all = [
        Illegal::GameOver,
        Illegal::NotYourTurn { awaited: seat(2) },
        Illegal::NotNow { awaited: Phase::Token { seat: seat(1) } },
        Illegal::NotNow { awaited: Phase::Action { seat: seat(1) } },
        Illegal::NotNow { awaited: Phase::Payment { seat: seat(1), price: 14, paid: 5 } },
        Illegal::NotNow { awaited: Phase::Insurance { seat: seat(1) } },
        Illegal::NotNow { awaited: Phase::Cover { seat: seat(1), good, icons: 1 } },
        Illegal::TooFewCoins { price: 12, coins: 7 },
        Illegal::NothingToBuy,
        Illegal::NoSuchCard { place },
        Illegal::Reserved { place, by: seat(1) },
        Illegal::Reserved { place: Place::Farm(0), by: seat(3) },
        Illegal::MarkerInUse,
        Illegal::NotInHand { card: red5 },
        Illegal::NotSinking { good },
        Illegal::NoIcon { card: red5 },
        Illegal::NothingToInsure { good },
        Illegal::OtherGood { good },
        Illegal::NotAmongGoods { card: red5 },
        Illegal::MustAct,
    ];
    let viewer = Viewer::Seat(seat(1));
    let told = read(viewer, Ink::Plain, |reader| {
        all.iter().map(|illegal| refusal(illegal, reader)).collect::<Vec<_>>().join("\n")
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

/// What `buy` is said to bring is what it brings.
#[test]
fn the_foresight_of_a_purchase_comes_true() {
    let mut purchases = 0;
    for seed in 0..12 {
        let mut table = table(3, seed);
        while !table.state().to_act().is_empty() {
            let length = table.made().len();
            play_until(&mut table, seed, |table| table.made().len() > length);
            let Phase::Payment { seat, paid: 0, .. } = table.state().phase else { continue };
            let foreseen = Purchase::by(seat, &table.state().view(Viewer::Seat(seat)));
            play_until(&mut table, seed, |table| !matches!(table.state().phase, Phase::Payment { .. }));
            let events: Vec<Event> =
                table.made().last().unwrap().journal.seen_by(Viewer::Public).copied().collect();
            let sailed: Vec<(Good, u8)> = events
                .iter()
                .filter_map(|event| match *event {
                    Event::ShipSailed { good, to, .. } => Some((good, to)),
                    _ => None,
                })
                .collect();
            let mut sold: Vec<(Seat, Good, u16)> = events
                .iter()
                .filter_map(|event| match *event {
                    Event::GoodsSold { seat, good, points, .. } => Some((seat, good, points.into())),
                    _ => None,
                })
                .collect();
            sold.sort_by_key(|&(seat, good, _)| (good, seat));
            let voyages: Vec<(Good, u8)> =
                foreseen.voyages.iter().map(|voyage| (voyage.good, voyage.to)).collect();
            assert_eq!((voyages, foreseen.sales), (sailed, sold));
            purchases += 1;
        }
    }
    assert!(purchases > 100, "{purchases}");
}
