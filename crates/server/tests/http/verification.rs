//! The verification of stored tables, which `portolan check` uses.

use crate::api::Program;
use crate::site::Site;
use portolan_games::{AnyTable, Record};
use portolan_server::verify;
use portolan_store::{Entry, Progress, TableRow};

/// Makes the first choice again and again, at most `count` times. Returns the entries and the progress.
fn play(row: &TableRow, count: usize) -> (Vec<Entry>, Progress) {
    let mut table: AnyTable = Record::parse(&row.setup).unwrap().table().unwrap();
    let mut entries = Vec::new();
    while let Some(seat) = table.to_act().iter().next().filter(|_| entries.len() < count) {
        let choice = table.choices(seat)[0];
        table.choose(seat, choice).unwrap();
        entries.push(Entry { seat: seat.index() as u8, text: choice.to_string(), at: 1 });
    }
    let progress = Progress {
        entry_count: entries.len() as u32,
        to_act: table.to_act().iter().fold(0, |bits, seat| bits | 1 << seat.index()),
        outcome: table.outcome().map(|outcome| outcome.because.to_string()),
        changed_at: 1,
    };
    (entries, progress)
}

#[tokio::test]
async fn the_stored_progress_must_be_where_the_entries_lead() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let opened = program.open(&site, "osaka", &["me", "me"]).await;
    let id = opened["id"].as_str().unwrap().parse().unwrap();
    let row = site.app.store.table(id).await.unwrap().unwrap();
    let error = |entries: &[Entry], progress: Progress| {
        let row = TableRow { progress, ..row.clone() };
        verify(row, entries).err().map(|error| error.to_string()).unwrap_or_default()
    };
    let (entries, progress) = play(&row, 20);
    assert_eq!(error(&entries, progress.clone()), "");
    assert!(error(&entries[..19], progress.clone()).contains("number of entries"));
    let other = Progress { to_act: progress.to_act ^ 0b11, ..progress.clone() };
    assert!(error(&entries, other).contains("other seats"));
    let (mut damaged, seat) = (entries.clone(), entries[5].seat);
    damaged[5] = Entry { seat, text: "fly to the moon".into(), at: 1 };
    assert!(error(&damaged, progress).contains("entry 5: "));
    let (entries, progress) = play(&row, usize::MAX);
    assert_eq!(error(&entries, progress.clone()), "");
    assert!(error(&entries, Progress { outcome: None, ..progress }).contains("no outcome is stored"));
}
