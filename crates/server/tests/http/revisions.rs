//! Tables that were opened under an older rules revision, before an update of the server.

use crate::api::Program;
use crate::site::{Browser, Site};
use axum::http::StatusCode;
use portolan_games::core::{SeatCount, Seed, ThoughtRng};
use portolan_games::{AnyTable, GameId, Record, RecordedPlayer, TableSetup};
use portolan_store::{
    Append, AppendOutcome, Entry, NewTable, Occupant, PersonId, SeatRow, TableId, TokenHash,
};
use serde_json::{Value, json};

/// Number of entries stored before the update.
const ENTRIES_BEFORE: usize = 24;

/// The text of an entry that takes a choice back.
const TAKE_BACK: &str = "back";

/// Stores a table as a server with that revision did: one person on all seats, and some choices.
async fn store_table_of_revision(site: &Site, person: PersonId, game: GameId, revision: u32, id: TableId) {
    let seats = SeatCount::new(game.meta().seats.0).unwrap();
    let setup = TableSetup { revision, ..TableSetup::standard(game, seats, Seed::from_number(5)) };
    let mut table = AnyTable::new(&setup).unwrap();
    let player = |_| RecordedPlayer { kind: "seat".into(), name: "Ada".into() };
    let row = |_| SeatRow { occupant: Occupant::Person(person), name: "Ada".into() };
    let new = NewTable {
        id,
        host: person,
        game: game.to_string(),
        setup: Record::of(&table, seats.seats().map(player).collect()).to_string(),
        seats: seats.seats().map(row).collect(),
        invites: seats.seats().map(|seat| TokenHash::of(&format!("invite {id} {seat}"))).collect(),
        spectators: TokenHash::of(&format!("spectators {id}")),
        to_act: bits(&table),
        guided: false,
        hints: true,
        stand_in_after: None,
        at: 0,
    };
    site.app.store.add_table(new).await.unwrap();
    let mut rng = ThoughtRng::new(3);
    for index in 0..ENTRIES_BEFORE as u32 {
        let seat = table.to_act().first().unwrap();
        // One choice is taken back, since that is an entry too.
        let text = if index == 1 && table.can_take_back(seat).is_ok() {
            table.take_back(seat).unwrap();
            TAKE_BACK.to_string()
        } else {
            let choices = table.choices(seat);
            let choice = rng.pick(&choices).unwrap();
            table.choose(seat, choice).unwrap();
            choice.to_string()
        };
        let entry = Entry { seat: seat.index() as u8, text, at: 0 };
        let append =
            Append { table: id, index, entry, to_act: bits(&table), outcome: None, is_secret: false };
        assert_eq!(site.app.store.append(append).await.unwrap(), AppendOutcome::Stored);
    }
}

fn bits(table: &AnyTable) -> u8 {
    table.to_act().iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// Makes random choices over the API until the game is over.
async fn play_to_the_end(site: &Site, program: &Program, mut table: Value) -> Value {
    let mut rng = ThoughtRng::new(11);
    while let Some(decision) = crate::api::pending_decision(&table) {
        let choices: Vec<&Value> = decision["choices"].as_array().unwrap().iter().collect();
        let choice = rng.pick(&choices).unwrap();
        let answer =
            json!({ "seat": decision["seat"], "decision_id": decision["decision_id"], "choice": choice });
        let path = format!("/tables/{}/choices", table["id"].as_str().unwrap());
        let (status, after) = program.post(site, &path, &answer).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        table = after;
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opened_before_an_update_keeps_its_rules_to_the_end() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let person = site.app.store.person_by_token(TokenHash::of(&program.token)).await.unwrap().unwrap().id;
    let mut old = Vec::new();
    for (&game, number) in GameId::ALL.iter().zip(0..) {
        for revision in game.meta().oldest_revision..game.meta().revision {
            let id = TableId::from_random([number * 10 + revision as u8; TableId::LENGTH]);
            store_table_of_revision(&site, person, game, revision, id).await;
            old.push((game, revision, id));
        }
    }
    let site = site.restart().await;
    for (game, revision, id) in old {
        let (status, table) = program.get(&site, &format!("/tables/{id}")).await;
        assert_eq!((status, &table["revision"]), (StatusCode::OK, &json!(revision)), "{game}: {table}");
        let mut browser = Browser { cookie: Some(program.token.clone()) };
        let page = browser.get(&site, &format!("/t/{id}?seat=1")).await;
        assert_eq!(page.texts(".older-rules").len(), 1, "{game}: the page says that its rules are older");

        let table = play_to_the_end(&site, &program, table).await;
        assert_eq!(table["over"], json!(true), "{game}");
        let (_, record) = program.get(&site, &format!("/tables/{id}/record")).await;
        let record = Record::parse(record.as_str().unwrap()).unwrap();
        assert_eq!(record.revision, revision, "{game}");
        assert!(record.replay().unwrap().outcome().is_some(), "{game}");

        let (_, rematch) = program.post(&site, &format!("/tables/{id}/rematch"), &json!({})).await;
        assert_eq!(rematch["revision"], json!(game.meta().revision), "{game}: {rematch}");
        let page = browser.get(&site, &format!("/t/{}?seat=1", rematch["id"].as_str().unwrap())).await;
        assert_eq!(page.texts(".older-rules").len(), 0, "{game}: a rematch has the current rules");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_an_unknown_revision_is_refused_with_its_number() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let person = site.app.store.person_by_token(TokenHash::of(&program.token)).await.unwrap().unwrap().id;
    let id = TableId::from_random([7; TableId::LENGTH]);
    let setup = TableSetup::standard(GameId::Ostia, SeatCount::new(3).unwrap(), Seed::from_number(5));
    let table = AnyTable::new(&setup).unwrap();
    let players = table.seats().seats().map(|_| RecordedPlayer { kind: "seat".into(), name: "Ada".into() });
    let setup = Record { revision: 999, ..Record::of(&table, players.collect()) };
    let row = |_| SeatRow { occupant: Occupant::Person(person), name: "Ada".into() };
    let new = NewTable {
        id,
        host: person,
        game: "ostia".into(),
        setup: setup.to_string(),
        seats: table.seats().seats().map(row).collect(),
        invites: Vec::new(),
        spectators: TokenHash::of("spectators"),
        to_act: bits(&table),
        guided: false,
        hints: true,
        stand_in_after: None,
        at: 0,
    };
    site.app.store.add_table(new).await.unwrap();
    let (status, answer) = program.get(&site, &format!("/tables/{id}")).await;
    assert_eq!(status, StatusCode::GONE, "{answer}");
    let page = Browser { cookie: Some(program.token.clone()) }.get(&site, &format!("/t/{id}")).await;
    assert!(page.text.contains("999"), "{}", page.text);
}
