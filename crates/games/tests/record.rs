//! Records: every error in them is detected and reported with its line.

use portolan_core::{Choice as _, Components as _, Seat, SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, GameId, Record, RecordedPlayer, TableSetup};
use proptest::prelude::*;

fn players(count: usize) -> Vec<RecordedPlayer> {
    let player = |number| RecordedPlayer { kind: "random".to_string(), name: format!("Player {number}") };
    (1..=count).map(player).collect()
}

fn table(seats: usize, seed: u64) -> AnyTable {
    let seats = SeatCount::new(seats).unwrap();
    AnyTable::new(&TableSetup::standard(GameId::Osaka, seats, Seed::from_number(seed))).unwrap()
}

/// Plays at random, and sometimes takes a choice back if that is possible.
fn play(table: &mut AnyTable, choices: usize, seed: u64) {
    let mut rng = ThoughtRng::new(seed);
    for _ in 0..choices {
        let Some(seat) = table.to_act().first() else { return };
        let choice = rng.pick(&table.choices(seat)).unwrap();
        table.choose(seat, choice).unwrap();
        if rng.below(6) == 0 {
            table.take_back(seat).ok();
        }
    }
}

fn finished() -> Record {
    let mut table = table(3, 7);
    play(&mut table, usize::MAX, 1);
    Record::of(&table, players(3))
}

/// Returns the error of a changed record, from parsing or replay.
fn error_of(text: &str) -> String {
    match Record::parse(text).and_then(|record| record.replay()) {
        Ok(_) => panic!("this record was accepted:\n{text}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_record_of_a_finished_game_has_only_standing_choices_and_replays() {
    let record = finished();
    let text = record.to_string();
    assert!(!text.contains("back"));
    let read = Record::parse(&text).unwrap();
    let table = read.replay().unwrap();
    assert!(table.outcome().is_some());
    assert_eq!(Record::of(&table, read.players.clone()).to_string(), text);
}

#[test]
fn the_record_of_a_running_game_has_all_entries() {
    let mut running = table(4, 3);
    play(&mut running, 60, 5);
    let text = Record::of(&running, players(4)).to_string();
    assert!(text.contains("back"), "{text}");
    let again = Record::parse(&text).unwrap().replay().unwrap();
    assert_eq!(again.state_hash(), running.state_hash());
    assert_eq!(again.entries(), running.entries());
    assert_eq!(again.history(Viewer::Public), running.history(Viewer::Public));
}

#[test]
fn a_record_contains_its_own_components() {
    let fewer_fives = portolan_osaka::Components::BUILT_IN.replace("five = 7", "five = 3");
    let setup = TableSetup {
        components: Some(fewer_fives),
        ..TableSetup::standard(GameId::Osaka, SeatCount::new(2).unwrap(), Seed::from_number(1))
    };
    let mut table = AnyTable::new(&setup).unwrap();
    play(&mut table, usize::MAX, 2);
    let text = Record::of(&table, players(2)).to_string();
    assert!(
        text.contains("components  own") && text.contains("| copies = { two = 11, three = 9, five = 3 }"),
        "{text}"
    );
    assert_eq!(Record::parse(&text).unwrap().replay().unwrap().state_hash(), table.state_hash());
    assert!(error_of(&text.replace("five = 3", "five = 4")).contains("played with components"));
}

#[test]
fn every_false_statement_is_an_error_with_its_line() {
    let text = finished().to_string();
    let change = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not in\n{text}");
        error_of(&text.replacen(from, to, 1))
    };
    assert_eq!(
        change("portolan record 1", "portolan record 9"),
        "line 1: a record begins with ‘portolan record 1’"
    );
    assert_eq!(
        change("game        osaka", "game        carthage"),
        "line 2: there is no game called ‘carthage’; there are: osaka, ostia, dschunke, yokohama"
    );
    assert_eq!(
        change("revision    2", "revision    3"),
        "Traders of Osaka cannot be played by revision 3 of its rules; this program plays revisions 1 to 2"
    );
    assert_eq!(change("revision    2", "revision    x"), "line 3: ‘x’ is not a valid number here");
    assert!(change("built-in ", "built-in 00").contains("was played with components 00"));
    assert_eq!(
        change("open-hands=no", "open-hands=maybe"),
        "‘maybe’ is no value of open-hands; choose one of: no, yes"
    );
    assert_eq!(
        change("open-hands=no", "shut-hands=no"),
        "there is no option ‘shut-hands’; this game has: open-hands, open-points"
    );
    assert!(
        change("seed        07", "seed        08").starts_with("line "),
        "another seed gives another game"
    );
    assert!(change("seed        07", "seed        0x").contains("is not a seed"));
    assert!(change("\nplayer      random Player 3", "").contains("there is no seat 3"));
    assert!(change(": token", ": tok").contains("is not a choice of this game"));
    assert!(change(": token", ": done, token").contains("cannot choose ‘done’"));
    assert!(change(": token", ", token").contains("choices look like"));
    assert!(change("@ 25 ", "@ 24 ").contains("25 standing choices at this position, not 24"));
    assert!(change("@ 25 ", "@ 25 00000000000000001").contains("is not a position hash"));
    assert!(change("result      1 ", "result      2 ").contains("the record has the results"));
    let unfinished: Vec<_> = text.lines().filter(|line| !line.starts_with("result")).collect();
    assert_eq!(error_of(&unfinished.join("\n")), "the game is over, but the record has no results");
    assert!(error_of("").contains("empty"));
    let header: String = text.split("\n\n").next().unwrap().to_string();
    assert!(error_of(&format!("{header}\nresult 1 3\n")).contains("not over"));
    assert!(
        error_of(&format!("{header}\n1: back\n")).contains("cannot take back: there is nothing to take back")
    );
}

#[test]
fn a_wrong_hash_is_an_error_with_its_line() {
    let text = finished().to_string();
    let (at, line) = text.lines().enumerate().find(|(_, line)| line.starts_with("@ 50")).unwrap();
    let forged = text.replace(line, "@ 50 0000000000000000");
    assert!(error_of(&forged).starts_with(&format!("line {}: after 50 choices the position is", at + 1)));
}

#[test]
fn names_of_players_cannot_break_a_record() {
    let table = table(2, 1);
    let player = |name: &str| RecordedPlayer { kind: "me".to_string(), name: name.to_string() };
    let names = vec![player("Łucja \u{7}\n1: buy"), player("  ")];
    let read = Record::parse(&Record::of(&table, names).to_string()).unwrap();
    assert_eq!(read.players[0].name, "Łucja 1: buy");
    assert_eq!(read.players[1].name, "nobody");
    assert!(read.replay().is_ok());
}

#[test]
fn a_choice_is_parsed_from_its_text_and_found_by_its_number() {
    let table = table(2, 1);
    let seat = table.to_act().first().unwrap();
    let first = table.choices(seat)[0];
    assert_eq!(AnyChoice::parse(GameId::Osaka, &first.to_string()), Ok(first));
    assert_eq!(first.number(), 0);
    assert!(AnyChoice::parse(GameId::Osaka, "bribe").is_err());
    assert_eq!(
        portolan_osaka::Choice::from_number(0).map(|choice| choice.to_string()),
        Some("token r".to_string())
    );
    assert!(table.choices(Seat::new(7).unwrap()).is_empty());
}

proptest! {
    /// No input can cause a panic.
    #[test]
    fn any_text_is_parsed_or_refused(text in "\\PC*") {
        Record::parse(&text).and_then(|record| record.replay()).ok();
    }

    #[test]
    fn any_damaged_record_is_refused_or_replays(at in any::<prop::sample::Index>(), with in "[ -~\n]{0,3}") {
        let text = finished_text();
        let at = at.index(text.len());
        let damaged = format!("{}{with}{}", &text[..at], &text[at + 1..]);
        Record::parse(&damaged).and_then(|record| record.replay()).ok();
    }
}

/// Played once for all cases.
fn finished_text() -> &'static str {
    static TEXT: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    TEXT.get_or_init(|| finished().to_string())
}

#[test]
fn the_history_shows_a_choice_only_to_the_seat_that_made_it() {
    let mut table = table(2, 1);
    let seat = table.to_act().first().unwrap();
    let choice = table.choices(seat)[0];
    table.choose(seat, choice).unwrap();
    assert_eq!(table.history(Viewer::Seat(seat))[1].choice, Some(choice));
    assert_eq!(table.history(Viewer::Seat(table.seats().after(seat)))[1].choice, None);
    assert_eq!(
        (table.history(Viewer::Public)[1].choice, table.history(Viewer::Public)[1].seat),
        (None, Some(seat))
    );
    assert_eq!(table.choices_made(), [(seat, choice)]);
}
