//! What every store promises. A backend runs them all: `promises!(its_maker)`.

use portolan_store::{
    Append, Appended, Entry, NewPerson, NewTable, Person, PersonId, SeatRow, Sitter, Store, TableId,
    TokenHash,
};
use std::sync::Arc;

pub(crate) fn person_id(number: u8) -> PersonId {
    PersonId::from_random([number; PersonId::LENGTH])
}

pub(crate) fn table_id(number: u8) -> TableId {
    TableId::from_random([number; TableId::LENGTH])
}

fn token(number: u8) -> TokenHash {
    TokenHash::of(&format!("token {number}"))
}

fn invite(table: u8, seat: usize) -> TokenHash {
    TokenHash::of(&format!("invite {table} {seat}"))
}

fn sits(sitter: Sitter) -> SeatRow {
    SeatRow { sitter, name: "Anna".into() }
}

pub(crate) async fn add_person(store: &dyn Store, number: u8) {
    let name = format!("Person {number}");
    store.add_person(NewPerson { id: person_id(number), token: token(number), name, at: 1 }).await.unwrap();
}

/// A table of person 1: itself, a bot, and an open seat.
pub(crate) async fn add_table(store: &dyn Store, number: u8) {
    let seats = [Sitter::Person(person_id(1)), Sitter::Bot("greedy".into()), Sitter::Open].map(sits);
    let table = NewTable {
        id: table_id(number),
        host: person_id(1),
        game: "osaka".into(),
        setup: format!("set-up {number}"),
        seats: seats.to_vec(),
        invites: (0..3).map(|seat| invite(number, seat)).collect(),
        spectators: TokenHash::of(&format!("watch {number}")),
        to_act: 0b001,
        guided: number == 7,
        hints: number != 8,
        at: 100 + i64::from(number),
    };
    store.add_table(table).await.unwrap();
}

pub(crate) fn append(table: u8, index: u32, text: &str) -> Append {
    let entry = Entry { seat: (index % 3) as u8, text: text.into(), at: 1000 + i64::from(index) };
    Append { table: table_id(table), index, entry, to_act: 0b010, outcome: None }
}

pub(crate) async fn people_are_recognised_by_each_of_their_tokens(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_person(&*store, 2).await;
    store.add_token(person_id(1), token(9), 5).await.unwrap();
    let by = async |number| store.person_by_token(token(number)).await.unwrap().map(|person| person.id);
    assert_eq!(by(1).await, Some(person_id(1)));
    assert_eq!(by(9).await, Some(person_id(1)));
    assert_eq!(by(2).await, Some(person_id(2)));
    assert_eq!(by(3).await, None);
}

pub(crate) async fn a_person_changes_name_and_language(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    let changed = Person { id: person_id(1), name: "Żaneta 🐟".into(), language: Some("pl".into()) };
    store.change_person(&changed).await.unwrap();
    assert_eq!(store.person_by_token(token(1)).await.unwrap(), Some(changed));
}

pub(crate) async fn a_table_is_kept_as_it_was_made(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 7).await;
    let table = store.table(table_id(7)).await.unwrap().unwrap();
    assert_eq!((table.host, table.game.as_str(), table.setup.as_str()), (person_id(1), "osaka", "set-up 7"));
    assert_eq!(table.seats[0].sitter, Sitter::Person(person_id(1)));
    assert_eq!(table.seats[1].sitter, Sitter::Bot("greedy".into()));
    assert_eq!(table.seats[2].sitter, Sitter::Open);
    assert_eq!((table.standing.entry_count, table.standing.to_act, table.standing.outcome), (0, 0b001, None));
    assert_eq!((table.made_at, table.fast, table.rematch), (107, false, None));
    assert_eq!(store.table(table_id(8)).await.unwrap(), None);
}

pub(crate) async fn links_lead_to_their_seat_and_their_table(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 7).await;
    assert_eq!(store.invitation(invite(7, 2)).await.unwrap(), Some((table_id(7), 2)));
    assert_eq!(store.invitation(invite(7, 3)).await.unwrap(), None);
    assert_eq!(store.watching(TokenHash::of("watch 7")).await.unwrap(), Some(table_id(7)));
    assert_eq!(store.watching(invite(7, 2)).await.unwrap(), None);
}

pub(crate) async fn entries_come_back_in_order_and_the_table_stands_with_them(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    for (index, text) in ["token r", "buy, pay", "back", "zażółć 'gęślą' \"jaźń\""].into_iter().enumerate()
    {
        assert_eq!(store.append(append(1, index as u32, text)).await.unwrap(), Appended::Kept);
    }
    let entries = store.entries(table_id(1), 0).await.unwrap();
    let texts: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(texts, ["token r", "buy, pay", "back", "zażółć 'gęślą' \"jaźń\""]);
    assert_eq!(entries[2], Entry { seat: 2, text: "back".into(), at: 1002 });
    assert_eq!(store.entries(table_id(1), 3).await.unwrap().len(), 1);
    assert_eq!(store.entries(table_id(1), 4).await.unwrap(), []);
    let standing = store.table(table_id(1)).await.unwrap().unwrap().standing;
    assert_eq!((standing.entry_count, standing.to_act, standing.changed_at), (4, 0b010, 1003));
}

pub(crate) async fn the_end_of_a_game_is_kept_with_its_last_entry(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    assert_eq!(store.tables_with_bots().await.unwrap(), [table_id(1)]);
    let last = Append { to_act: 0, outcome: Some("won".into()), ..append(1, 0, "buy") };
    store.append(last).await.unwrap();
    let standing = store.table(table_id(1)).await.unwrap().unwrap().standing;
    assert_eq!((standing.to_act, standing.outcome.as_deref()), (0, Some("won")));
    assert_eq!(store.tables_with_bots().await.unwrap(), []);
    assert_eq!(store.running_tables_of(person_id(1)).await.unwrap(), 0);
}

pub(crate) async fn of_many_writers_of_one_entry_one_wins_and_the_others_get_a_conflict(
    store: Arc<dyn Store>,
) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    for index in 0..20 {
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(
                    async move { store.append(append(1, index, &format!("by {writer}"))).await.unwrap() },
                )
            })
            .collect();
        let mut kept = Vec::new();
        for (writer, task) in writers.into_iter().enumerate() {
            if task.await.unwrap() == Appended::Kept {
                kept.push(format!("by {writer}"));
            }
        }
        let entries = store.entries(table_id(1), index).await.unwrap();
        assert_eq!(kept, entries.into_iter().map(|entry| entry.text).collect::<Vec<_>>());
        assert_eq!(kept.len(), 1);
    }
}

pub(crate) async fn a_place_that_is_not_the_next_one_is_refused(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    assert_eq!(store.append(append(1, 1, "too early")).await.unwrap(), Appended::Taken);
    assert_eq!(store.append(append(2, 0, "no such table")).await.unwrap(), Appended::Taken);
    assert_eq!(store.append(append(1, 0, "first")).await.unwrap(), Appended::Kept);
    assert_eq!(store.append(append(1, 0, "again")).await.unwrap(), Appended::Taken);
    assert_eq!(store.entries(table_id(1), 0).await.unwrap().len(), 1);
}

pub(crate) async fn entries_that_wait_together_are_all_kept(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 0..32 {
        add_table(&*store, table).await;
    }
    let tables: Vec<_> = (0..32)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                for index in 0..50 {
                    let kept = store.append(append(table, index, &format!("{table} {index}"))).await.unwrap();
                    assert_eq!(kept, Appended::Kept);
                }
            })
        })
        .collect();
    for table in tables {
        table.await.unwrap();
    }
    for table in 0..32 {
        let entries = store.entries(table_id(table), 0).await.unwrap();
        assert!(entries.iter().enumerate().all(|(index, entry)| entry.text == format!("{table} {index}")));
        assert_eq!(entries.len(), 50);
    }
}

pub(crate) async fn what_is_refused_takes_nothing_else_with_it(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 0..8 {
        add_table(&*store, table).await;
    }
    for index in 0..20 {
        let again = NewPerson { id: person_id(1), token: token(9), name: "Again".into(), at: 1 };
        let refused = tokio::spawn({
            let store = store.clone();
            async move { store.add_person(again).await }
        });
        let kept: Vec<_> = (0..8)
            .map(|table| {
                let store = store.clone();
                tokio::spawn(async move { store.append(append(table, index, "buy")).await.unwrap() })
            })
            .collect();
        for kept in kept {
            assert_eq!(kept.await.unwrap(), Appended::Kept);
        }
        assert!(refused.await.unwrap().is_err(), "there is such a person already");
    }
    assert_eq!(store.person_by_token(token(9)).await.unwrap(), None);
}

pub(crate) async fn a_seat_is_given_only_from_what_it_was(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_person(&*store, 2).await;
    add_table(&*store, 1).await;
    let (open, guest) =
        (sits(Sitter::Open), SeatRow { sitter: Sitter::Person(person_id(2)), name: "Bea".into() });
    assert!(store.reseat(table_id(1), 2, &open, &guest).await.unwrap());
    assert!(!store.reseat(table_id(1), 2, &open, &sits(Sitter::Person(person_id(1)))).await.unwrap());
    let stand_in = SeatRow { sitter: Sitter::StandIn("random".into(), person_id(2)), name: "Bea".into() };
    assert!(store.reseat(table_id(1), 2, &guest, &stand_in).await.unwrap());
    assert_eq!(store.table(table_id(1)).await.unwrap().unwrap().seats[2], stand_in);
    assert!(store.reseat(table_id(1), 2, &stand_in, &guest).await.unwrap());
    assert!(!store.reseat(table_id(2), 0, &open, &guest).await.unwrap());
}

pub(crate) async fn everybody_finds_their_tables_the_running_ones_first(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_person(&*store, 2).await;
    for table in 1..=3 {
        add_table(&*store, table).await;
    }
    let guest = sits(Sitter::Person(person_id(2)));
    store.reseat(table_id(3), 2, &sits(Sitter::Open), &guest).await.unwrap();
    store.append(append(1, 0, "later than all")).await.unwrap();
    store.append(Append { outcome: Some("over".into()), ..append(3, 0, "x") }).await.unwrap();
    let of = async |number, most| -> Vec<TableId> {
        let tables = store.tables_of(person_id(number), most).await.unwrap();
        tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(of(1, 9).await, [1, 2, 3].map(table_id));
    assert_eq!(of(1, 2).await, [1, 2].map(table_id));
    assert_eq!(of(2, 9).await, [table_id(3)]);
    assert_eq!(store.running_tables_of(person_id(1)).await.unwrap(), 2);
    assert_eq!(store.tables_of(person_id(2), 9).await.unwrap()[0].seats[2], guest);
}

pub(crate) async fn there_is_one_rematch(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    assert_eq!(store.set_rematch(table_id(1), table_id(2)).await.unwrap(), table_id(2));
    assert_eq!(store.set_rematch(table_id(1), table_id(3)).await.unwrap(), table_id(2));
    store.set_fast(table_id(1), true).await.unwrap();
    let table = store.table(table_id(1)).await.unwrap().unwrap();
    assert_eq!((table.rematch, table.fast), (Some(table_id(2)), true));
}

pub(crate) async fn a_first_game_is_guided_until_somebody_has_had_enough(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    add_table(&*store, 7).await;
    let guided = async |number| store.table(table_id(number)).await.unwrap().unwrap().guided;
    assert_eq!((guided(1).await, guided(7).await), (false, true));
    store.set_guided(table_id(7), false).await.unwrap();
    store.set_guided(table_id(1), true).await.unwrap();
    assert_eq!((guided(1).await, guided(7).await), (true, false));
}

pub(crate) async fn a_table_is_made_with_hints_or_without(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    add_table(&*store, 8).await;
    let hints = async |number| store.table(table_id(number)).await.unwrap().unwrap().hints;
    assert_eq!((hints(1).await, hints(8).await), (true, false));
}

pub(crate) async fn a_closed_store_says_so(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    store.check().await.unwrap();
    store.close().await;
    assert!(store.append(append(1, 0, "too late")).await.is_err());
    assert!(store.check().await.is_err());
}

/// Runs every promise on stores made by `$make`, which gives a store and what must outlive it.
macro_rules! promises {
    ($make:path: $($promise:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $promise() {
            let (store, _kept) = $make().await;
            crate::promises::$promise(std::sync::Arc::new(store)).await;
        }
    )*};
    ($make:path) => { crate::promises::promises! { $make:
        people_are_recognised_by_each_of_their_tokens
        a_person_changes_name_and_language
        a_table_is_kept_as_it_was_made
        links_lead_to_their_seat_and_their_table
        entries_come_back_in_order_and_the_table_stands_with_them
        the_end_of_a_game_is_kept_with_its_last_entry
        of_many_writers_of_one_entry_one_wins_and_the_others_get_a_conflict
        a_place_that_is_not_the_next_one_is_refused
        entries_that_wait_together_are_all_kept
        what_is_refused_takes_nothing_else_with_it
        a_seat_is_given_only_from_what_it_was
        everybody_finds_their_tables_the_running_ones_first
        there_is_one_rematch
        a_first_game_is_guided_until_somebody_has_had_enough
        a_table_is_made_with_hints_or_without
        a_closed_store_says_so
    } };
}
pub(crate) use promises;
