//! The contract of [`Store`] as tests. An implementation runs all of them: `contract_tests!(create)`.

use portolan_store::{
    Append, AppendOutcome, Closure, DeviceId, Entry, NewDevice, NewPerson, NewTable, Occupant, Person,
    PersonId, Progress, Reseat, SeatChange, SeatEvent, SeatRow, Store, StoreError, TableId, TokenHash,
};
use std::sync::Arc;

pub(crate) fn person_id(number: u8) -> PersonId {
    PersonId::from_random([number; PersonId::LENGTH])
}

pub(crate) fn table_id(number: u8) -> TableId {
    TableId::from_random([number; TableId::LENGTH])
}

pub(crate) fn token(number: u8) -> TokenHash {
    TokenHash::of(&format!("token {number}"))
}

pub(crate) fn new_device(number: u8) -> NewDevice {
    NewDevice { id: DeviceId::from_random([number; DeviceId::LENGTH]), kind: format!("kind {number}") }
}

fn invite(table: u8, seat: usize) -> TokenHash {
    TokenHash::of(&format!("invite {table} {seat}"))
}

fn seat(occupant: Occupant) -> SeatRow {
    SeatRow { occupant, name: "Anna".into() }
}

pub(crate) async fn add_person(store: &dyn Store, number: u8) {
    let (name, device) = (format!("Person {number}"), new_device(number));
    let person = NewPerson { id: person_id(number), token: token(number), device, name, at: 1 };
    store.add_person(person).await.unwrap();
}

/// Adds a table of person 1 with this person, a bot and a free seat.
pub(crate) async fn add_table(store: &dyn Store, number: u8) {
    let seats = [Occupant::Person(person_id(1)), Occupant::Bot("greedy".into()), Occupant::Open].map(seat);
    let table = NewTable {
        id: table_id(number),
        host: person_id(1),
        game: "osaka".into(),
        setup: format!("setup {number}"),
        seats: seats.to_vec(),
        invites: (0..3).map(|seat| invite(number, seat)).collect(),
        spectators: TokenHash::of(&format!("watch {number}")),
        to_act: 0b001,
        guided: number == 7,
        hints: number != 8,
        stand_in_after: (number != 7).then_some(600_000),
        at: 100 + i64::from(number),
    };
    store.add_table(table).await.unwrap();
}

pub(crate) fn append(table: u8, index: u32, text: &str) -> Append {
    let entry = Entry { seat: (index % 3) as u8, text: text.into(), at: 1000 + i64::from(index) };
    Append { table: table_id(table), index, entry, to_act: 0b010, outcome: None, is_secret: false }
}

pub(crate) async fn the_name_and_language_of_a_person_are_updated(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    let changed = Person { id: person_id(1), name: "Żaneta 🐟".into(), language: Some("pl".into()) };
    store.update_person(&changed).await.unwrap();
    assert_eq!(store.person_by_token(token(1)).await.unwrap(), Some(changed));
}

pub(crate) async fn a_new_table_is_stored_with_all_fields(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 7).await;
    let table = store.table(table_id(7)).await.unwrap().unwrap();
    assert_eq!((table.host, table.game.as_str(), table.setup.as_str()), (person_id(1), "osaka", "setup 7"));
    assert_eq!(table.seats[0].occupant, Occupant::Person(person_id(1)));
    assert_eq!(table.seats[1].occupant, Occupant::Bot("greedy".into()));
    assert_eq!(table.seats[2].occupant, Occupant::Open);
    assert_eq!((table.progress.entry_count, table.progress.to_act, table.progress.outcome), (0, 0b001, None));
    assert_eq!((table.made_at, table.fast, table.rematch), (107, false, None));
    assert_eq!((table.stand_in_after, table.closure, table.seat_changes.len()), (None, None, 0));
    assert_eq!(store.table(table_id(8)).await.unwrap(), None);
}

pub(crate) async fn invitations_find_their_seat_and_spectator_links_their_table(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 7).await;
    assert_eq!(store.seat_by_invitation(invite(7, 2)).await.unwrap(), Some((table_id(7), 2)));
    assert_eq!(store.seat_by_invitation(invite(7, 3)).await.unwrap(), None);
    assert_eq!(store.table_by_spectator_link(TokenHash::of("watch 7")).await.unwrap(), Some(table_id(7)));
    assert_eq!(store.table_by_spectator_link(invite(7, 2)).await.unwrap(), None);
}

pub(crate) async fn entries_are_returned_in_order_and_update_the_progress(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    for (index, text) in ["token r", "buy, pay", "back", "zażółć 'gęślą' \"jaźń\""].into_iter().enumerate()
    {
        assert_eq!(store.append(append(1, index as u32, text)).await.unwrap(), AppendOutcome::Stored);
    }
    let entries = store.entries(table_id(1), 0).await.unwrap();
    let texts: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(texts, ["token r", "buy, pay", "back", "zażółć 'gęślą' \"jaźń\""]);
    assert_eq!(entries[2], Entry { seat: 2, text: "back".into(), at: 1002 });
    assert_eq!(store.entries(table_id(1), 3).await.unwrap().len(), 1);
    assert_eq!(store.entries(table_id(1), 4).await.unwrap(), []);
    let progress = store.table(table_id(1)).await.unwrap().unwrap().progress;
    assert_eq!((progress.entry_count, progress.to_act, progress.changed_at), (4, 0b010, 1003));
}

pub(crate) async fn the_outcome_is_stored_with_the_last_entry(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    assert_eq!(store.tables_with_bots().await.unwrap(), [table_id(1)]);
    let last = Append { to_act: 0, outcome: Some("won".into()), ..append(1, 0, "buy") };
    store.append(last).await.unwrap();
    let progress = store.table(table_id(1)).await.unwrap().unwrap().progress;
    assert_eq!((progress.to_act, progress.outcome.as_deref()), (0, Some("won")));
    assert_eq!(store.tables_with_bots().await.unwrap(), []);
    assert_eq!(store.running_table_count(person_id(1), 0).await.unwrap(), 0);
}

pub(crate) async fn if_many_writers_append_the_same_index_exactly_one_succeeds(store: Arc<dyn Store>) {
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
        let mut stored = Vec::new();
        for (writer, task) in writers.into_iter().enumerate() {
            if task.await.unwrap() == AppendOutcome::Stored {
                stored.push(format!("by {writer}"));
            }
        }
        let entries = store.entries(table_id(1), index).await.unwrap();
        assert_eq!(stored, entries.into_iter().map(|entry| entry.text).collect::<Vec<_>>());
        assert_eq!(stored.len(), 1);
    }
}

pub(crate) async fn an_index_that_is_not_the_next_one_is_a_conflict(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    assert_eq!(store.append(append(1, 1, "too early")).await.unwrap(), AppendOutcome::Conflict);
    assert_eq!(store.append(append(2, 0, "no such table")).await.unwrap(), AppendOutcome::Conflict);
    assert_eq!(store.append(append(1, 0, "first")).await.unwrap(), AppendOutcome::Stored);
    assert_eq!(store.append(append(1, 0, "again")).await.unwrap(), AppendOutcome::Conflict);
    assert_eq!(store.entries(table_id(1), 0).await.unwrap().len(), 1);
}

pub(crate) async fn concurrent_entries_of_many_tables_are_all_stored(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 0..32 {
        add_table(&*store, table).await;
    }
    let tables: Vec<_> = (0..32)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                for index in 0..50 {
                    let outcome =
                        store.append(append(table, index, &format!("{table} {index}"))).await.unwrap();
                    assert_eq!(outcome, AppendOutcome::Stored);
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

pub(crate) async fn a_refused_change_does_not_affect_others_of_its_group(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 0..8 {
        add_table(&*store, table).await;
    }
    for index in 0..20 {
        let (device, name) = (new_device(9), "Again".into());
        let again = NewPerson { id: person_id(1), token: token(9), device, name, at: 1 };
        let refused = tokio::spawn({
            let store = store.clone();
            async move { store.add_person(again).await }
        });
        let appends: Vec<_> = (0..8)
            .map(|table| {
                let store = store.clone();
                tokio::spawn(async move { store.append(append(table, index, "buy")).await.unwrap() })
            })
            .collect();
        for append in appends {
            assert_eq!(append.await.unwrap(), AppendOutcome::Stored);
        }
        assert!(refused.await.unwrap().is_err(), "the id exists already");
    }
    assert_eq!(store.person_by_token(token(9)).await.unwrap(), None);
}

fn reseat(table: u8, old: &SeatRow, new: &SeatRow, event: SeatEvent) -> Reseat {
    let change = SeatChange { seat: 2, event, by: "Żaneta".into(), entry_count: 3, at: 500 };
    Reseat { table: table_id(table), old: old.clone(), new: new.clone(), change }
}

pub(crate) async fn a_seat_is_replaced_only_if_its_occupant_is_unchanged(store: Arc<dyn Store>) {
    use SeatEvent::{HandedToBot, Joined, Resigned, Returned};
    add_person(&*store, 1).await;
    add_person(&*store, 2).await;
    add_table(&*store, 1).await;
    let (open, guest) =
        (seat(Occupant::Open), SeatRow { occupant: Occupant::Person(person_id(2)), name: "Bea".into() });
    assert!(store.reseat(reseat(1, &open, &guest, Joined)).await.unwrap());
    let late = reseat(1, &open, &seat(Occupant::Person(person_id(1))), Joined);
    assert!(!store.reseat(late).await.unwrap());
    let stand_in = SeatRow { occupant: Occupant::StandIn("random".into(), person_id(2)), name: "Bea".into() };
    assert!(store.reseat(reseat(1, &guest, &stand_in, HandedToBot)).await.unwrap());
    assert_eq!(store.table(table_id(1)).await.unwrap().unwrap().seats[2], stand_in);
    assert!(store.reseat(reseat(1, &stand_in, &guest, Returned)).await.unwrap());
    assert!(!store.reseat(reseat(2, &open, &guest, Joined)).await.unwrap());
    let resigned = SeatRow { occupant: Occupant::Resigned("merchant".into()), name: "Bea".into() };
    assert!(store.reseat(reseat(1, &guest, &resigned, Resigned)).await.unwrap());
    assert_eq!(store.table(table_id(1)).await.unwrap().unwrap().seats[2], resigned);
    // A bot of the same kind that replaced nobody is another occupant.
    let bot = seat(Occupant::Bot("merchant".into()));
    assert!(!store.reseat(reseat(1, &bot, &guest, Joined)).await.unwrap());
}

pub(crate) async fn the_changes_of_players_are_returned_in_order(store: Arc<dyn Store>) {
    use SeatEvent::{GivenToBot, HandedToBot, Joined, Replaced, Resigned, Returned};
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    let (old, new) = (seat(Occupant::Open), seat(Occupant::Open));
    let events = [Joined, HandedToBot, Returned, Replaced, Returned, Resigned, GivenToBot];
    for (number, event) in (0..).zip(events) {
        let mut reseat = reseat(1, &old, &new, event);
        reseat.change = SeatChange { entry_count: number, at: 900 - i64::from(number), ..reseat.change };
        assert!(store.reseat(reseat).await.unwrap());
    }
    let refused = reseat(1, &seat(Occupant::Bot("random".into())), &new, Joined);
    assert!(!store.reseat(refused).await.unwrap());
    let changes = store.table(table_id(1)).await.unwrap().unwrap().seat_changes;
    assert!(changes.iter().map(|change| change.event).eq(events), "{changes:?}");
    let last = SeatChange { seat: 2, event: GivenToBot, by: "Żaneta".into(), entry_count: 6, at: 894 };
    assert_eq!(changes.last(), Some(&last));
}

pub(crate) async fn a_running_table_is_closed_once(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 1..=2 {
        add_table(&*store, table).await;
    }
    assert!(store.close_table(table_id(1), Closure::ByHost).await.unwrap());
    assert!(!store.close_table(table_id(1), Closure::Abandoned).await.unwrap());
    assert!(!store.close_table(table_id(3), Closure::ByHost).await.unwrap(), "there is no such table");
    let last = Append { to_act: 0, outcome: Some("won".into()), ..append(2, 0, "buy") };
    store.append(last).await.unwrap();
    assert!(!store.close_table(table_id(2), Closure::ByHost).await.unwrap(), "the game is over");
    let closure = async |number| store.table(table_id(number)).await.unwrap().unwrap().closure;
    assert_eq!((closure(1).await, closure(2).await), (Some(Closure::ByHost), None));
    assert_eq!(store.running_table_count(person_id(1), 0).await.unwrap(), 0);
    assert_eq!(store.tables_with_bots().await.unwrap(), []);
    let listed = store.tables_of(person_id(1), 9).await.unwrap();
    assert!(listed.iter().any(|table| table.closure == Some(Closure::ByHost)), "{listed:?}");
}

pub(crate) async fn tables_without_a_change_for_long_expire(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 1..=5 {
        add_table(&*store, table).await; // at 100 + number
    }
    store.append(append(1, 0, "buy")).await.unwrap(); // at 1000
    store.append(Append { outcome: Some("won".into()), ..append(2, 0, "buy") }).await.unwrap();
    store.close_table(table_id(3), Closure::ByHost).await.unwrap();
    assert_eq!(store.expire_tables(104, 9).await.unwrap(), []);
    assert_eq!(store.expire_tables(105, 9).await.unwrap(), [table_id(4)]);
    assert_eq!(store.expire_tables(105, 9).await.unwrap(), [], "each expires once");
    assert_eq!(store.table(table_id(4)).await.unwrap().unwrap().closure, Some(Closure::Expired));
    assert_eq!(store.expire_tables(2000, 1).await.unwrap().len(), 1, "the limit");
    assert_eq!(store.expire_tables(2000, 9).await.unwrap().len(), 1);
    let closure = async |number| store.table(table_id(number)).await.unwrap().unwrap().closure;
    assert_eq!((closure(2).await, closure(3).await), (None, Some(Closure::ByHost)));
}

/// Person 1 has the first seat of each table.
pub(crate) async fn a_table_where_others_have_been_to_move_for_long_does_not_count(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 1..=3 {
        add_table(&*store, table).await;
    }
    let count = async |since| store.running_table_count(person_id(1), since).await.unwrap();
    assert_eq!(count(9000).await, 3, "the host is to move");
    store.append(append(1, 0, "buy")).await.unwrap(); // the second seat is to move since 1000
    assert_eq!((count(1000).await, count(1001).await), (3, 2));
    let (host, bot) =
        (seat(Occupant::Person(person_id(1))), Occupant::StandIn("random".into(), person_id(1)));
    let mut handed = reseat(2, &host, &seat(bot), SeatEvent::HandedToBot);
    handed.change.seat = 0;
    assert!(store.reseat(handed).await.unwrap());
    assert_eq!(count(1001).await, 1, "a bot is to move for the host");
}

pub(crate) async fn a_secret_entry_does_not_change_the_order_of_tables(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for table in 1..=2 {
        add_table(&*store, table).await;
    }
    let first = async || store.tables_of(person_id(1), 1).await.unwrap().remove(0);
    assert_eq!(first().await.id, table_id(2));
    store.append(Append { is_secret: true, ..append(1, 0, "bid 3") }).await.unwrap();
    assert_eq!(first().await.id, table_id(2));
    assert_eq!(store.table(table_id(1)).await.unwrap().unwrap().progress.changed_at, 101);
    store.append(append(1, 1, "buy")).await.unwrap();
    assert_eq!((first().await.id, first().await.progress.changed_at), (table_id(1), 1001));
}

pub(crate) async fn the_tables_of_a_person_are_listed_running_ones_first(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_person(&*store, 2).await;
    for table in 1..=3 {
        add_table(&*store, table).await;
    }
    let guest = seat(Occupant::Person(person_id(2)));
    store.reseat(reseat(3, &seat(Occupant::Open), &guest, SeatEvent::Joined)).await.unwrap();
    store.append(append(1, 0, "later than all")).await.unwrap();
    store.append(Append { outcome: Some("over".into()), ..append(3, 0, "x") }).await.unwrap();
    let of = async |number, most| -> Vec<TableId> {
        let tables = store.tables_of(person_id(number), most).await.unwrap();
        tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(of(1, 9).await, [1, 2, 3].map(table_id));
    assert_eq!(of(1, 2).await, [1, 2].map(table_id));
    assert_eq!(of(2, 9).await, [table_id(3)]);
    assert_eq!(of(3, 9).await, []);
    assert_eq!(store.running_table_count(person_id(1), 0).await.unwrap(), 2);
    let summary = store.tables_of(person_id(2), 9).await.unwrap().remove(0);
    assert_eq!((summary.game.as_str(), summary.seats.len(), &summary.seats[2]), ("osaka", 3, &guest));
    let Progress { entry_count, to_act, outcome, changed_at } = summary.progress;
    assert_eq!((entry_count, to_act, outcome.as_deref(), changed_at), (1, 0b010, Some("over"), 1000));
}

pub(crate) async fn the_first_rematch_is_not_replaced(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    assert_eq!(store.set_rematch(table_id(1), table_id(2)).await.unwrap(), table_id(2));
    assert_eq!(store.set_rematch(table_id(1), table_id(3)).await.unwrap(), table_id(2));
    store.set_fast(table_id(1), true).await.unwrap();
    let table = store.table(table_id(1)).await.unwrap().unwrap();
    assert_eq!((table.rematch, table.fast), (Some(table_id(2)), true));
}

pub(crate) async fn guidance_is_stored_and_can_be_changed(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    add_table(&*store, 7).await;
    let guided = async |number| store.table(table_id(number)).await.unwrap().unwrap().guided;
    assert_eq!((guided(1).await, guided(7).await), (false, true));
    store.set_guided(table_id(7), false).await.unwrap();
    store.set_guided(table_id(1), true).await.unwrap();
    assert_eq!((guided(1).await, guided(7).await), (true, false));
}

pub(crate) async fn the_hints_setting_is_stored(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    add_table(&*store, 8).await;
    let hints = async |number| store.table(table_id(number)).await.unwrap().unwrap().hints;
    assert_eq!((hints(1).await, hints(8).await), (true, false));
}

pub(crate) async fn a_closed_store_is_unavailable(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    store.check().await.unwrap();
    store.close().await;
    let errors = [
        store.append(append(1, 0, "too late")).await.unwrap_err(),
        store.set_fast(table_id(1), true).await.unwrap_err(),
        store.person_by_token(token(1)).await.unwrap_err(),
        store.table(table_id(1)).await.unwrap_err(),
        store.entries(table_id(1), 0).await.unwrap_err(),
        store.check().await.unwrap_err(),
    ];
    for error in errors {
        assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
    }
    store.close().await;
}

/// Runs every test on a store created by `$create`, which returns a store and a guard that must outlive it.
macro_rules! contract_tests {
    ($create:path: $($test:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $test() {
            let (store, _guard) = $create().await;
            crate::contract::$test(std::sync::Arc::new(store)).await;
        }
    )*};
    ($create:path) => { crate::contract::contract_tests! { $create:
        the_name_and_language_of_a_person_are_updated
        a_new_table_is_stored_with_all_fields
        invitations_find_their_seat_and_spectator_links_their_table
        entries_are_returned_in_order_and_update_the_progress
        the_outcome_is_stored_with_the_last_entry
        if_many_writers_append_the_same_index_exactly_one_succeeds
        an_index_that_is_not_the_next_one_is_a_conflict
        concurrent_entries_of_many_tables_are_all_stored
        a_refused_change_does_not_affect_others_of_its_group
        a_seat_is_replaced_only_if_its_occupant_is_unchanged
        the_changes_of_players_are_returned_in_order
        a_running_table_is_closed_once
        tables_without_a_change_for_long_expire
        a_table_where_others_have_been_to_move_for_long_does_not_count
        a_secret_entry_does_not_change_the_order_of_tables
        the_tables_of_a_person_are_listed_running_ones_first
        the_first_rematch_is_not_replaced
        guidance_is_stored_and_can_be_changed
        the_hints_setting_is_stored
        a_closed_store_is_unavailable
    } };
}
pub(crate) use contract_tests;
