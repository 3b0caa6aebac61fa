//! Leaving tables: resigning, closing a table that has not begun, and tables that expire. To strangers, a table that exists, one
//! that was closed and one that never existed look the same.

use crate::api::{Program, pending_decision};
use crate::races::Duel;
use crate::site::{ADDRESS, Browser, Site};
use axum::http::StatusCode;
use portolan_games::Record;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_resigns_is_replaced_by_a_bot_for_good() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let resign = duel.path("/seats/2/resign");
    assert_eq!(
        duel.host.post(&site, &resign, &json!({})).await.0,
        StatusCode::FORBIDDEN,
        "not one's own seat"
    );
    assert_eq!(duel.guest.post(&site, &resign, &json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(duel.guest.get(&site, &duel.path("")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(
        duel.guest.post(&site, &duel.path("/seats/2/person"), &json!({})).await.0,
        StatusCode::NOT_FOUND
    );
    let site = site.restart().await;
    let mut table = duel.host.table_after_bots(&site, &duel.table).await;
    assert_eq!(
        (&table["seats"][1]["kind"], &table["seats"][1]["name"]),
        (&json!("resigned"), &json!("Bruno"))
    );
    let (_, log) = duel.host.get(&site, &duel.path("/log")).await;
    assert!(log.to_string().contains("Bruno resigns. A bot plays on."), "{log}");
    // The host plays to the end; the result says who has resigned, and the record can be replayed.
    while let Some(decision) = pending_decision(&table) {
        let choice = decision["choices"].as_array().unwrap().last().unwrap();
        let body = json!({ "seat": 1, "decision_id": decision["decision_id"], "choice": choice });
        let (status, after) = duel.host.post(&site, &duel.path("/choices"), &body).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        table = duel.host.table_after_bots(&site, &after).await;
    }
    let standings = table["outcome"]["standings"].as_array().unwrap();
    let resigned: Vec<bool> = standings.iter().map(|one| one["resigned"].as_bool().unwrap()).collect();
    assert_eq!(resigned, [false, true]);
    let (_, record) = duel.host.get(&site, &duel.path("/record")).await;
    assert!(Record::parse(record.as_str().unwrap()).unwrap().replay().unwrap().outcome().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_ends_when_all_people_have_resigned() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    duel.guest.post(&site, &duel.path("/seats/2/resign"), &json!({})).await;
    assert_eq!(duel.host.get(&site, &duel.path("")).await.0, StatusCode::OK);
    assert_eq!(
        duel.host.post(&site, &duel.path("/seats/1/resign"), &json!({})).await.0,
        StatusCode::NO_CONTENT
    );
    let (status, refusal) = duel.host.get(&site, &duel.path("")).await;
    assert_eq!((status, &refusal["error"]), (StatusCode::GONE, &json!("closed")));
    assert!(!duel.active(&site).await.awaits_bot(), "no bot plays on at an empty table");
    assert_eq!(site.app.store.tables_with_bots().await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_closes_a_table_until_another_person_has_made_a_choice() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let close = duel.path("/close");
    assert_eq!(duel.guest.post(&site, &close, &json!({})).await.0, StatusCode::FORBIDDEN, "only the host");
    // Choices are made until the guest has made one.
    loop {
        let (program, _, body) = duel.first_choice(&site).await;
        let is_guest = std::ptr::eq(program, &duel.guest);
        program.post(&site, &duel.path("/choices"), &body).await;
        if is_guest {
            break;
        }
    }
    assert_eq!(duel.host.post(&site, &close, &json!({})).await.0, StatusCode::FORBIDDEN);
    // The choice of a person who has resigned counts as well.
    duel.guest.post(&site, &duel.path("/seats/2/resign"), &json!({})).await;
    assert_eq!(duel.host.post(&site, &close, &json!({})).await.0, StatusCode::FORBIDDEN);
    let alone = duel.host.open(&site, "osaka", &["me", "bot:greedy"]).await;
    let decision = pending_decision(&alone).unwrap();
    let body = json!({ "seat": 1, "decision_id": decision["decision_id"], "choice": decision["choices"][0] });
    let path = |rest: &str| format!("/tables/{}{rest}", alone["id"].as_str().unwrap());
    assert_eq!(duel.host.post(&site, &path("/choices"), &body).await.0, StatusCode::OK);
    assert_eq!(duel.host.post(&site, &path("/close"), &json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(duel.host.post(&site, &path("/close"), &json!({})).await.0, StatusCode::GONE);
    assert_eq!(duel.host.post(&site, &path("/choices"), &body).await.0, StatusCode::GONE);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_left_with_a_confirmation_on_the_page() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let home = anna.press(&site, &page, "details.confirm form[action$=close] button").await;
    assert_eq!(home.address, "/");
    assert_eq!(home.texts(".tables li"), ["Traders of Osaka with Greedy closed"]);
    assert!(home.values(".tables a", "href").is_empty(), "a closed table has no link");
    let closed = anna.get(&site, &page.address).await;
    assert_eq!(
        (closed.status, closed.texts("#error")[0].as_str()),
        (StatusCode::GONE, "The host has closed this table.")
    );
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let watched =
        anna.press(&site, &page, "li:nth-child(1) details.confirm form[action$=resign] button").await;
    assert!(watched.address.starts_with("/t/"), "the other seat is still hers");
    assert_eq!(watched.texts(".seat-list li:nth-child(1) em").len(), 1);
    let home =
        anna.press(&site, &watched, "li:nth-child(2) details.confirm form[action$=resign] button").await;
    assert_eq!(home.address, "/");
}

/// Returns everything that two strangers are sent for an address: one without a name, and one who plays at other tables.
async fn strangers_see(site: &Site, known: &Program, address: &str) -> [(StatusCode, String); 2] {
    let mut known = Browser { cookie: Some(known.token.clone()) };
    let pages = [Browser::default().get(site, address).await, known.get(site, address).await];
    pages.map(|page| (page.status, page.text))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_cannot_tell_a_closed_a_taken_a_damaged_and_an_unknown_table_apart() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let other = duel.host.open(&site, "osaka", &["me", "friend"]).await;
    let broken = duel.host.open(&site, "osaka", &["me", "friend"]).await;
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let (closed, damaged) = (text(&other["id"]), text(&broken["id"]));
    duel.host.post(&site, &format!("/tables/{closed}/close"), &json!({})).await;
    let damage = format!("update game_table set setup = 'x' where id = '{damaged}'");
    let site = site.restart_after(&damage).await;
    let unknown = "a".repeat(40);
    let eve = Program::new(&site, "Eve").await;
    let see = async |address: &str| strangers_see(&site, &eve, address).await;
    for prefix in ["/t/", "/api/v1/tables/"] {
        let expected = see(&format!("{prefix}bbbbbbbbbb")).await;
        assert!(expected.iter().all(|(status, _)| *status == StatusCode::NOT_FOUND));
        for id in [duel.id(), closed.as_str(), damaged.as_str()] {
            assert_eq!(see(&format!("{prefix}{id}")).await, expected, "{prefix}{id}");
            for rest in ["log", "view", "events", "record"] {
                let unknown = see(&format!("{prefix}bbbbbbbbbb/{rest}")).await;
                assert_eq!(see(&format!("{prefix}{id}/{rest}")).await, unknown, "{rest}");
            }
        }
    }
    let taken = text(&duel.table["seats"][1]["invite"]);
    let links = [&other["seats"][1]["invite"], &broken["seats"][1]["invite"]].map(text);
    for invite in links.iter().chain([&taken]) {
        let expected = see(&format!("/join/{unknown}")).await;
        assert_eq!(see(&format!("/join/{invite}")).await, expected);
        let join =
            async |invite: &str| eve.post(&site, &format!("/join/{invite}"), &json!({ "name": "Eve" })).await;
        assert_eq!(join(invite).await, join(&unknown).await);
    }
    for watch in [&other["spectators"], &broken["spectators"]].map(text) {
        for prefix in ["/w/", "/api/v1/watch/"] {
            let expected = see(&format!("{prefix}{unknown}")).await;
            assert_eq!(see(&format!("{prefix}{watch}")).await, expected, "{prefix}");
        }
    }
    assert_eq!(
        duel.host.get(&site, &format!("/tables/{damaged}")).await.0,
        StatusCode::GONE,
        "the page gives the reason"
    );
    assert!(!see(&format!("/join/{taken}")).await[0].1.contains(ADDRESS));
}

#[tokio::test(flavor = "multi_thread")]
async fn unused_tables_expire_even_while_a_spectator_watches() {
    let day = Duration::from_secs(86_400);
    let site = Site::with_expiry(Some(day)).await;
    let duel = Duel::open(&site).await;
    let finished = duel.host.open(&site, "osaka", &["me", "bot:greedy"]).await;
    site.app.expire_tables().await.unwrap();
    assert_eq!(duel.host.get(&site, &duel.path("")).await.0, StatusCode::OK);
    let aged = format!(
        "update progress set changed_at = changed_at - 2 * 86400000 where table_id = '{}'",
        duel.id()
    );
    let site = site.restart_after(&aged).await;
    let active = duel.active(&site).await;
    let mut changes = active.changes();
    site.app.expire_tables().await.unwrap();
    assert!(changes.has_changed().unwrap(), "watchers are notified");
    changes.mark_unchanged();
    let (status, refusal) = duel.host.get(&site, &duel.path("")).await;
    let sentence = "This table was not used for a long time and has been closed.";
    assert_eq!((status, refusal["message"].as_str()), (StatusCode::GONE, Some(sentence)));
    let (status, _) = duel.host.get(&site, &format!("/tables/{}", finished["id"].as_str().unwrap())).await;
    assert_eq!(status, StatusCode::OK, "it was used");
    let never = Site::with_expiry(None).await;
    let duel = Duel::open(&never).await;
    let never = never.restart_after("update progress set changed_at = 0").await;
    never.app.expire_tables().await.unwrap();
    assert_eq!(duel.host.get(&never, &duel.path("")).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_tables_and_tables_that_wait_for_others_do_not_lock_a_person_out() {
    let site = Site::with_table_limit(2).await;
    let host = Program::new(&site, "Anna").await;
    let body = json!({ "game": "osaka", "seats": ["friend", "friend"] });
    let open = async |site: &Site| host.post(site, "/tables", &body).await;
    let first = open(&site).await.1;
    assert_eq!(open(&site).await.0, StatusCode::CREATED);
    let (status, refusal) = open(&site).await;
    assert_eq!((status, &refusal["error"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-tables")));
    assert!(
        refusal["message"].as_str().unwrap().contains("close one in which nobody else has moved"),
        "{refusal}"
    );
    let close = format!("/tables/{}/close", first["id"].as_str().unwrap());
    assert_eq!(host.post(&site, &close, &json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(open(&site).await.0, StatusCode::CREATED);
    assert_eq!(open(&site).await.0, StatusCode::TOO_MANY_REQUESTS);
    let site = site.restart_after("update progress set changed_at = changed_at - 4 * 86400000").await;
    assert_eq!(open(&site).await.0, StatusCode::CREATED, "others have been to move for long");
}
