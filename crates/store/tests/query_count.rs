//! The number of queries of a list does not depend on its length. The file has one test, because it counts all queries of the
//! process.

use portolan_store::{NewPerson, NewTable, PersonId, SeatRow, Sitter, Sqlite, Store, TableId, TokenHash};
use std::sync::atomic::{AtomicUsize, Ordering};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

static QUERY_COUNT: AtomicUsize = AtomicUsize::new(0);

/// Counts the queries that sqlx logs.
struct QueryCounter;

impl Subscriber for QueryCounter {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sqlx::query"
    }

    fn event(&self, _: &Event<'_>) {
        QUERY_COUNT.fetch_add(1, Ordering::SeqCst);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

fn table(number: u8, host: PersonId) -> NewTable {
    let seat =
        |seat: u8| SeatRow { sitter: Sitter::Bot(format!("bot {seat}")), name: format!("{number} {seat}") };
    let mut id = [0; TableId::LENGTH];
    id[..2].copy_from_slice(&[number % 16, number / 16]);
    NewTable {
        id: TableId::from_random(id),
        host,
        game: "osaka".into(),
        setup: String::new(),
        seats: (0..5).map(seat).collect(),
        invites: (0..5).map(|seat| TokenHash::of(&format!("invite {number} {seat}"))).collect(),
        spectators: TokenHash::of(&format!("watch {number}")),
        to_act: 1,
        guided: false,
        hints: true,
        at: i64::from(number),
    }
}

/// The names on the seats of each listed table, and the number of queries.
async fn list(store: &Sqlite, person: PersonId, most: u32) -> (Vec<Vec<String>>, usize) {
    QUERY_COUNT.store(0, Ordering::SeqCst);
    let tables = store.tables_of(person, most).await.unwrap();
    let names = |seats: Vec<SeatRow>| seats.into_iter().map(|seat| seat.name).collect();
    let listed = tables.into_iter().map(|table| names(table.seats)).collect();
    (listed, QUERY_COUNT.load(Ordering::SeqCst))
}

#[tokio::test]
async fn a_list_of_tables_is_one_query() {
    tracing::subscriber::set_global_default(QueryCounter).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("portolan.db")).await.unwrap();
    let host = PersonId::from_random([1; PersonId::LENGTH]);
    let token = TokenHash::of("token");
    store.add_person(NewPerson { id: host, token, name: "Anna".into(), at: 1 }).await.unwrap();
    for number in 0..200 {
        store.add_table(table(number, host)).await.unwrap();
    }
    let (few, few_queries) = list(&store, host, 2).await;
    let (all, all_queries) = list(&store, host, 200).await;
    assert_eq!((few.len(), all.len()), (2, 200));
    assert_eq!((few_queries, all_queries), (1, 1));
    assert_eq!(all[0], ["199 0", "199 1", "199 2", "199 3", "199 4"], "the latest first, in seat order");
}
