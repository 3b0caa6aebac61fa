//! The data file as an operator sees it: one server at a time, backups while it is used, restored data, and checks.

use crate::runner::{Home, Run};
use crate::serve::{Server, Visitor};
use portolan_store::{Append, Entry, Sqlite, Store};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Runs a task on a store in this file.
fn with_store<T>(path: &Path, task: impl AsyncFnOnce(&Sqlite) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(path).await.expect("the file opens");
        let result = task(&store).await;
        store.close().await;
        result
    })
}

/// Creates a data file without tables.
pub fn create_data(path: &Path) {
    with_store(path, async |_| ());
}

/// Returns the choices of a table in a data file.
fn stored(path: &Path, table: &str) -> Vec<String> {
    with_store(path, async |store| {
        let entries = store.entries(table.parse().expect("an id"), 0).await.expect("the table is whole");
        entries.into_iter().map(|entry| entry.text).collect()
    })
}

fn visitor(server: &Server) -> Visitor {
    Visitor { address: server.address.clone(), cookie: String::new() }
}

#[test]
fn a_second_server_on_the_same_data_is_refused_until_the_first_has_ended() {
    let home = Home::new();
    let server = Server::start(&home);
    let mut errors = BTreeSet::new();
    for language in ["en", "it", "pl", "de"] {
        let line = format!("--listen 127.0.0.1:0 --data data.db --language {language}");
        let error = home.run(&line).fails();
        assert!(error.contains("data.db") && error.contains("--data"), "{error}");
        errors.insert(error);
    }
    assert_eq!(errors.len(), 4, "not translated: {errors:?}");
    server.end("-KILL");
    Server::start(&home).end("-KILL");
    for _ in 0..2 {
        let server = Server::start(&home);
        let health = visitor(&server).request("GET", "/health", "").expect("a response");
        assert_eq!(health.lines().last(), Some("ok"));
        assert_eq!(server.end("-TERM"), Some(0));
    }
}

/// The backups are taken while choices are made. Each contains every choice that was acknowledged before it began.
#[test]
fn a_backup_of_a_running_server_contains_every_acknowledged_choice() {
    const TABLES: usize = 4;
    let home = Home::new();
    let server = Server::start(&home);
    let mut visitor = visitor(&server);
    let tables: Vec<(String, Mutex<Vec<String>>)> =
        (0..TABLES).map(|_| (visitor.open_table(), Mutex::default())).collect();
    let acknowledged = || -> Vec<Vec<String>> {
        tables.iter().map(|(_, choices)| choices.lock().expect("choices").clone()).collect()
    };
    let (stop, (sender, made)) = (AtomicBool::new(false), mpsc::channel());
    thread::scope(|scope| {
        for (table, choices) in &tables {
            let (visitor, stop, sender) = (visitor.clone(), &stop, sender.clone());
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    if let Some(choice) = visitor.choose(table) {
                        choices.lock().expect("choices").push(choice);
                        sender.send(()).ok();
                    }
                }
            });
        }
        for number in 0..3 {
            (0..20).for_each(|_| made.recv_timeout(Duration::from_secs(60)).expect("choices are made"));
            let before = acknowledged();
            let out = home.run(&format!("backup backup-{number}.db --data data.db")).works();
            assert!(out.contains(&format!("backup-{number}.db")), "{out}");
            let checked = home.run(&format!("check --data backup-{number}.db")).works();
            assert!(checked.contains("4 tables checked") && checked.contains("0 problems"), "{checked}");
            let running = home.run("check --data data.db").works();
            assert!(running.contains("4 tables checked") && running.contains("0 problems"), "{running}");
            for ((table, _), before) in tables.iter().zip(&before) {
                let stored = stored(&home.path(&format!("backup-{number}.db")), table);
                assert!(stored.starts_with(before), "{before:?} were acknowledged, {stored:?} are stored");
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    server.end("-TERM");
}

#[test]
fn a_backup_is_restored_only_while_no_server_runs_and_the_replaced_data_is_kept() {
    let home = Home::new();
    let server = Server::start(&home);
    let mut visitor = visitor(&server);
    let table = visitor.open_table();
    let first = visitor.choose(&table).expect("a choice");
    home.run("backup backup.db --data data.db").works();
    let error = home.run("backup backup.db --data data.db").fails();
    assert!(error.contains("backup.db already exists; replace it with --overwrite"), "{error}");
    home.run("backup backup.db --data data.db --overwrite").works();
    let second = visitor.choose(&table).expect("a choice");
    let error = home.run("restore backup.db --data data.db").fails();
    assert!(error.contains("data.db is in use by another Portolan"), "{error}");
    server.end("-KILL");

    let out = home.run("restore backup.db --data data.db").works();
    assert!(out.contains("data.db now contains the backup backup.db"), "{out}");
    assert!(out.contains("data.db.replaced-1"), "{out}");
    assert_eq!(stored(&home.path("data.db"), &table), std::slice::from_ref(&first));
    assert_eq!(stored(&home.path("data.db.replaced-1"), &table), [first, second]);
    let server = Server::start(&home);
    visitor.address.clone_from(&server.address);
    assert!(visitor.choose(&table).is_some(), "the game continues");
    server.end("-TERM");
}

fn fails_with_problems(run: Run) -> String {
    assert_eq!(run.code, 1, "{}{}", run.out, run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    run.out + &run.err
}

#[test]
fn a_table_that_cannot_be_replayed_is_a_problem() {
    let home = Home::new();
    let server = Server::start(&home);
    let mut visitor = visitor(&server);
    let (table, _) = (visitor.open_table(), visitor.open_table());
    visitor.choose(&table).expect("a choice");
    server.end("-TERM");
    let entry = Entry { seat: 0, text: "fly\nto the moon".into(), at: 2 };
    let id = table.parse().expect("an id");
    let append = Append { table: id, index: 1, entry, to_act: 1, outcome: None, is_secret: false };
    with_store(&home.path("data.db"), async |store| store.append(append).await.expect("an entry"));
    let out = fails_with_problems(home.run("check --data data.db"));
    assert!(out.contains(&format!("table {table}: this table cannot be opened: entry 1")), "{out}");
    assert!(out.contains("2 tables checked, 2 entries, 1 problems"), "{out}");
    assert!(out.contains("problems were found in data.db: 1"), "{out}");
    home.run("backup backup.db --data data.db").works();
    let error = home.run("restore backup.db --data other.db").fails();
    assert!(error.contains("problems were found in backup.db: 1; nothing was replaced"), "{error}");
    assert!(!home.path("other.db").exists());
}

#[test]
fn errors_of_the_commands_for_operators_are_one_sentence() {
    let home = Home::new();
    create_data(&home.path("data.db"));
    home.file("letter.txt", "Dear Anna, this is a letter.");
    let cases = [
        ("backup", "<FILE>"),
        ("backup copy.db --data none.db", "cannot read none.db: no such file"),
        ("backup copy.db --data letter.txt", "letter.txt is not a data file of Portolan"),
        ("backup data.db --data data.db", "must be two different files"),
        ("backup no/folder/copy.db --data data.db", "cannot write no/folder/copy.db: no such file"),
        ("backup . --data data.db --overwrite", "cannot write ."),
        ("backup /dev/full --data data.db --overwrite", "cannot write /dev/full: it is not a regular file"),
        ("restore none.db --data data.db", "cannot read none.db: no such file"),
        ("restore letter.txt --data data.db", "letter.txt is not a data file of Portolan"),
        ("restore data.db --data data.db", "must be two different files"),
        ("check --data none.db", "cannot read none.db: no such file"),
        ("check --data letter.txt", "letter.txt is not a data file of Portolan"),
        ("--listen 127.0.0.1:0 --data letter.txt", "letter.txt is not a data file of Portolan"),
    ];
    for (line, part) in cases {
        let error = home.run(line).fails();
        assert!(error.contains(part), "{line}: {error}");
    }
    assert_eq!(home.read("letter.txt"), "Dear Anna, this is a letter.");
    home.run("check --data data.db").works();
}
