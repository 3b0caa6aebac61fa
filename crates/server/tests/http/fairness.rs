//! Searches are shared fairly: nobody's bots wait for those of another person, and no bot searches for nobody. Bots continue after
//! errors.

use crate::api::{Program, pending_decision};
use crate::site::Site;
use portolan_server::{ActiveTable, Actor};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout;

/// Four strong bots, and no person.
const GRANDMASTERS: [&str; 4] = ["bot:grandmaster", "bot:grandmaster", "bot:grandmaster", "bot:grandmaster"];

async fn table(site: &Site, id: &str) -> Arc<ActiveTable> {
    site.app.table(id.parse().unwrap()).await.unwrap()
}

/// Opens a table without waiting for its bots. Returns its id.
async fn open(site: &Site, host: &Program, seats: &[&str]) -> String {
    let (_, opened) = host.post(site, "/tables", &json!({ "game": "osaka", "seats": seats })).await;
    opened["id"].as_str().unwrap().to_string()
}

/// Opens a table of four grandmasters. It is watched as long as the receiver exists.
async fn watched_grandmasters(site: &Site, host: &Program) -> watch::Receiver<u64> {
    let id = open(site, host, &GRANDMASTERS).await;
    let watcher = table(site, &id).await.changes();
    table(site, &id).await;
    watcher
}

/// Opens a table with a bot, and plays until the bot has made `count` choices. Returns the mean time of a choice.
async fn bot_time(site: &Site, person: &Program, bot: &str, count: u32) -> Duration {
    let id = open(site, person, &["me", bot]).await;
    let (mut time, mut made) = (Duration::ZERO, 0);
    loop {
        let active = table(site, &id).await;
        let (began, before) = (Instant::now(), active.position().await.entry_count);
        site.wait_for_bots(&id).await;
        made += active.position().await.entry_count - before;
        time += began.elapsed();
        if made >= count {
            return time / made;
        }
        let (_, now) = person.get(site, &format!("/tables/{id}")).await;
        let Some(mine) = pending_decision(&now) else { continue };
        let body =
            json!({ "seat": mine["seat"], "decision_id": mine["decision_id"], "choice": mine["choices"][0] });
        person.post(site, &format!("/tables/{id}/choices"), &body).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_tables_of_grandmasters_delay_nobody_elses_bots() {
    let site = Site::open().await;
    let (anna, bruno) = (Program::new(&site, "Anna").await, Program::new(&site, "Bruno").await);
    let alone = bot_time(&site, &bruno, "bot:master", 3).await;
    let mut watchers = Vec::new();
    for _ in 0..60 {
        watchers.push(watched_grandmasters(&site, &anna).await);
    }
    let random = timeout(Duration::from_secs(60), bot_time(&site, &bruno, "bot:random", 5)).await;
    let random = random.expect("the random bot chooses");
    let master = timeout(Duration::from_secs(60), bot_time(&site, &bruno, "bot:master", 3)).await;
    let master = master.expect("the master chooses");
    // Figures for the documentation: cargo test … -- --nocapture
    eprintln!("random {random:?}, master {master:?}, master alone {alone:?}");
    timeout(Duration::from_secs(60), watchers[0].changed()).await.expect("the others search").unwrap();
    assert!(random < Duration::from_millis(500), "{random:?}");
    assert!(master < alone * 4 + Duration::from_millis(500), "{master:?}, alone {alone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_search_at_a_table_without_people_only_while_a_client_watches() {
    let site = Site::open().await;
    let anna = Program::new(&site, "Anna").await;
    let id = open(&site, &anna, &["bot:apprentice", "bot:apprentice"]).await;
    let active = table(&site, &id).await;
    while active.are_bots_active() {
        tokio::task::yield_now().await;
    }
    assert_eq!(active.position().await.entry_count, 0, "nobody has looked");
    let mut changes = active.changes();
    anna.get(&site, &format!("/tables/{id}")).await;
    timeout(Duration::from_secs(60), changes.changed()).await.expect("a bot chooses").unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_do_not_search_play_unwatched_tables_to_the_end() {
    let site = Site::open().await;
    let anna = Program::new(&site, "Anna").await;
    let id = open(&site, &anna, &["bot:random", "bot:greedy"]).await;
    let active = table(&site, &id).await;
    while active.are_bots_active() {
        tokio::task::yield_now().await;
    }
    assert!(active.position().await.table.outcome().is_some());
}

/// Number of choices that are compared: the first ones hardly depend on the RNG.
const COMPARED: usize = 60;

/// Returns the choices that apprentices make first at the first table of a server, beside a number of tables of grandmasters.
async fn first_choices(others: usize) -> Vec<String> {
    let site = Site::with_rng_seed(5).await;
    let (anna, bruno) = (Program::new(&site, "Anna").await, Program::new(&site, "Bruno").await);
    // No client has requested the table yet, so it waits.
    let id = open(&site, &anna, &["bot:apprentice", "bot:apprentice", "bot:apprentice"]).await;
    let mut watchers = Vec::new();
    for _ in 0..others {
        watchers.push(watched_grandmasters(&site, &bruno).await);
    }
    let active = table(&site, &id).await;
    let mut changes = active.changes();
    table(&site, &id).await;
    while active.position().await.entry_count < COMPARED as u32 {
        changes.changed().await.unwrap();
    }
    let made = active.position().await.table.choices_made();
    made[..COMPARED].iter().map(|(seat, choice)| format!("{seat} {choice}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_choose_the_same_whatever_else_is_computed() {
    assert_eq!(first_choices(10).await, first_choices(0).await);
}

/// The store refuses the choices of the bot for a while. Nobody sends a request afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_tries_again_after_an_error_of_the_store() {
    let site = Site::open().await;
    let anna = Program::new(&site, "Anna").await;
    let connection = rusqlite::Connection::open(site.file()).unwrap();
    let refuse = "create trigger full before insert on entry begin select raise(abort, 'disk full'); end";
    connection.execute(refuse, []).unwrap();
    let id = open(&site, &anna, &["bot:random", "bot:random"]).await;
    let active = table(&site, &id).await;
    let mut changes = active.changes();
    // A choice that was not stored reloads the table.
    changes.changed().await.unwrap();
    assert_eq!(active.position().await.entry_count, 0);
    connection.execute("drop trigger full", []).unwrap();
    let moved = async {
        while active.position().await.entry_count == 0 {
            changes.changed().await.unwrap();
        }
    };
    timeout(Duration::from_secs(60), moved).await.expect("the bot chooses");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_waits_to_try_again_does_not_keep_its_table_in_memory() {
    let site = Site::with_short_memory().await;
    let anna = Program::new(&site, "Anna").await;
    let connection = rusqlite::Connection::open(site.file()).unwrap();
    let refuse = "create trigger full before insert on entry begin select raise(abort, 'disk full'); end";
    connection.execute(refuse, []).unwrap();
    let id = open(&site, &anna, &["bot:random", "bot:random"]).await;
    let active = table(&site, &id).await;
    active.changes().changed().await.unwrap();
    let in_memory = Arc::downgrade(&active);
    drop(active);
    while in_memory.strong_count() > 0 {
        site.app.forget_idle_tables();
        tokio::task::yield_now().await;
    }
    connection.execute("drop trigger full", []).unwrap();
    // A table that is read again has bots again.
    let again = table(&site, &id).await;
    while again.position().await.table.outcome().is_none() {
        again.changes().changed().await.unwrap();
    }
}

/// The first search of a grandmaster takes several seconds. The test chooses in its place, as another server could.
#[tokio::test(flavor = "multi_thread")]
async fn a_search_ends_when_its_table_changes() {
    let site = Site::open().await;
    let anna = Program::new(&site, "Anna").await;
    let body = json!({ "game": "yokohama", "seats": ["me", "bot:grandmaster"] });
    let (_, opened) = anna.post(&site, "/tables", &body).await;
    let id = opened["id"].as_str().unwrap();
    let active = table(&site, id).await;
    let mut bot_has_chosen = false;
    loop {
        let position = active.position().await;
        if let Some((seat, _)) = position.bot_to_act() {
            let choice = position.table.choices(seat)[0].to_string();
            active.choose(Actor::Bot, seat, position.decision_id(seat), &choice).await.unwrap();
            bot_has_chosen = true;
        } else if bot_has_chosen {
            break;
        } else {
            let seat = position.table.to_act().first().unwrap();
            let (decision_id, choice) = (position.decision_id(seat), position.table.choices(seat)[0]);
            let body =
                json!({ "seat": seat.number(), "decision_id": decision_id, "choice": choice.to_string() });
            anna.post(&site, &format!("/tables/{id}/choices"), &body).await;
        }
    }
    let ended = async {
        while active.are_bots_active() {
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(1), ended).await.expect("the search ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_stops_without_waiting_for_searches() {
    let site = Site::with_endless_hints().await;
    let anna = Program::new(&site, "Anna").await;
    let mut watchers = Vec::new();
    for _ in 0..5 {
        watchers.push(watched_grandmasters(&site, &anna).await);
    }
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let served = portolan_server::serve(site.app.clone(), listener, async {});
    timeout(Duration::from_secs(4), served).await.expect("it stops").unwrap();
}
