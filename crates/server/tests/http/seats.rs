//! Who may let a bot play for whom: a person for themselves, others only for a person who has been absent for longer than the
//! table allows. Every change of players is in the log.

use crate::api::{Program, pending_decision};
use crate::races::Duel;
use crate::site::{Browser, Site};
use axum::http::StatusCode;
use portolan_games::core::Seat;
use portolan_server::{Actor, ServerError};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// Makes every player who is to move absent.
const ABSENT: &str = "update game_table set stand_in_after = 0";

async fn log_messages(site: &Site, program: &Program, duel: &Duel) -> Vec<String> {
    let (status, log) = program.get(site, &duel.path("/log")).await;
    assert_eq!(status, StatusCode::OK, "{log}");
    let players = log.as_array().unwrap().iter().filter_map(|step| step["players"].as_array()).flatten();
    players.map(|change| change["message"].as_str().unwrap().to_string()).collect()
}

/// Returns the player to move, the other one, and the seat to move.
async fn players<'a>(site: &Site, duel: &'a Duel) -> (&'a Program, &'a Program, u64) {
    let (mover, seat, _) = duel.first_choice(site).await;
    let other = if std::ptr::eq(mover, &duel.host) { &duel.guest } else { &duel.host };
    (mover, other, seat)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_replace_a_player_who_is_present() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    for seat in [1, 2] {
        let path = duel.path(&format!("/seats/{seat}/bot"));
        let (own, other) = if seat == 1 { (&duel.host, &duel.guest) } else { (&duel.guest, &duel.host) };
        let (status, refusal) = other.post(&site, &path, &json!({})).await;
        assert_eq!((status, &refusal["error"]), (StatusCode::CONFLICT, &json!("not-absent")), "seat {seat}");
        assert_eq!(own.post(&site, &path, &json!({})).await.0, StatusCode::OK, "a player's own wish");
    }
    let sentences = ["Bruno takes a seat.", "Anna lets a bot take over.", "Bruno lets a bot take over."];
    assert_eq!(log_messages(&site, &duel.host, &duel).await, sentences);
}

#[tokio::test(flavor = "multi_thread")]
async fn others_can_replace_a_player_after_the_absence_that_the_table_names() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let site = site.restart_after(ABSENT).await;
    let (mover, other, seat) = players(&site, &duel).await;
    let stranger = Program::new(&site, "Eve").await;
    let path = duel.path(&format!("/seats/{seat}/bot"));
    assert_eq!(stranger.post(&site, &path, &json!({})).await.0, StatusCode::NOT_FOUND);
    // The other player is not to move, and therefore not absent.
    let (waiting, _) = mover.post(&site, &duel.path(&format!("/seats/{}/bot", 3 - seat)), &json!({})).await;
    assert_eq!(waiting, StatusCode::CONFLICT);
    let (status, table) = other.post(&site, &path, &json!({})).await;
    assert_eq!((status, &table["seats"][seat as usize - 1]["kind"]), (StatusCode::OK, &json!("stand-in")));
    site.wait_for_bots(duel.id()).await;
    let (status, table) = mover.post(&site, &duel.path(&format!("/seats/{seat}/person")), &json!({})).await;
    assert_eq!((status, &table["seats"][seat as usize - 1]["kind"]), (StatusCode::OK, &json!("person")));
    let (absent, present) = if seat == 1 { ("Anna", "Bruno") } else { ("Bruno", "Anna") };
    let expected = [
        "Bruno takes a seat.".to_string(),
        format!("{absent} has been away for long: {present} lets a bot take over."),
        format!("{absent} is back."),
    ];
    assert_eq!(log_messages(&site, mover, &duel).await, expected);
    // The log survives a restart, with the changes between the same choices.
    let before = mover.get(&site, &duel.path("/log")).await;
    let site = site.restart().await;
    assert_eq!(mover.get(&site, &duel.path("/log")).await, before);
    let steps = before.1.as_array().unwrap();
    let step_of =
        |text: &str| steps.iter().position(|step| step["players"].to_string().contains(text)).unwrap();
    assert!(step_of("away for long") < step_of("is back"), "the bot has moved in between: {steps:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_restarts_the_time_of_absence() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let (mover, other, seat) = players(&site, &duel).await;
    let hour = 3_600_000;
    // The table was opened two hours ago; a player may be absent for one hour.
    let aged = format!("update game_table set stand_in_after = {hour}, made_at = made_at - 2 * {hour};");
    let site = site.restart_after(&aged).await;
    let site = site.restart_after(&format!("update seat_change set at = at - 2 * {hour}")).await;
    let path = duel.path(&format!("/seats/{seat}/bot"));
    let is_absent = async |site: &Site| {
        let (_, table) = other.get(site, &duel.path("")).await;
        table["seats"][seat as usize - 1]["absent"].as_bool().unwrap()
    };
    assert!(is_absent(&site).await);
    let (_, table) = mover.get(&site, &duel.path("")).await;
    let decision = pending_decision(&table).unwrap();
    let body =
        json!({ "seat": seat, "decision_id": decision["decision_id"], "choice": decision["choices"][0] });
    assert_eq!(mover.post(&site, &duel.path("/choices"), &body).await.0, StatusCode::OK);
    assert!(!is_absent(&site).await);
    assert_eq!(other.post(&site, &path, &json!({})).await.0, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_without_stand_ins_only_the_player_can_hand_over() {
    let site = Site::open().await;
    let (host, guest) = (Program::new(&site, "Anna").await, Program::new(&site, "Bruno").await);
    let body = json!({ "game": "osaka", "seats": ["me", "friend"], "stand_in": "never" });
    let (status, table) = host.post(&site, "/tables", &body).await;
    assert_eq!((status, &table["stand_in_after"]), (StatusCode::CREATED, &Value::Null));
    let id = table["id"].as_str().unwrap();
    let invite = table["seats"][1]["invite"].as_str().unwrap();
    guest.post(&site, &format!("/join/{invite}"), &json!({ "name": "Bruno" })).await;
    let site = site.restart_after("update game_table set made_at = 0").await;
    let site = site.restart_after("update seat_change set at = 0").await;
    for (program, seat) in [(&host, 2), (&guest, 1)] {
        let path = format!("/tables/{id}/seats/{seat}/bot");
        assert_eq!(program.post(&site, &path, &json!({})).await.0, StatusCode::CONFLICT);
    }
    let body = json!({ "game": "osaka", "seats": ["me", "friend"], "stand_in": "soon" });
    assert_eq!(host.post(&site, "/tables", &body).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_returns_before_the_first_choice_of_the_bot_even_if_bots_are_fast() {
    let site = Site::with_stand_in_pause(Duration::from_secs(3600)).await;
    let duel = Duel::open(&site).await;
    let (mover, _, seat) = players(&site, &duel).await;
    duel.host.post(&site, &duel.path("/fast"), &json!({ "fast": true })).await;
    mover.post(&site, &duel.path(&format!("/seats/{seat}/bot")), &json!({})).await;
    sleep(Duration::from_millis(300)).await;
    let active = duel.active(&site).await;
    assert_eq!(active.position().await.entry_count, 0, "the bot waits");
    let (status, table) = mover.post(&site, &duel.path(&format!("/seats/{seat}/person")), &json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let decision = pending_decision(&table).unwrap();
    let body =
        json!({ "seat": seat, "decision_id": decision["decision_id"], "choice": decision["choices"][0] });
    assert_eq!(mover.post(&site, &duel.path("/choices"), &body).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_began_before_the_player_returned_cannot_choose() {
    let site = Site::with_stand_in_pause(Duration::from_secs(3600)).await;
    let duel = Duel::open(&site).await;
    let (mover, seat, body) = duel.first_choice(&site).await;
    let number = Seat::from_number(seat as usize).unwrap();
    let active = duel.active(&site).await;
    let change = async |to: &str| {
        let (status, answer) =
            mover.post(&site, &duel.path(&format!("/seats/{seat}/{to}")), &json!({})).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    };
    change("bot").await;
    let considered = active.position().await.decision_id(number);
    change("person").await;
    let choice = body["choice"].as_str().unwrap();
    let late = active.choose(Actor::Bot, number, considered, choice).await;
    assert!(matches!(late, Err(ServerError::Forbidden)), "{late:?}");
    // If the person leaves again, the bot has to begin again.
    change("bot").await;
    let late = active.choose(Actor::Bot, number, considered, choice).await;
    assert!(matches!(late, Err(ServerError::Stale)), "{late:?}");
    assert_eq!(active.position().await.entry_count, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_offers_to_replace_an_absent_player_and_logs_it_in_every_language() {
    let site = Site::open().await;
    let (mut anna, mut bruno) = (Browser::default(), Browser::default());
    let name = |name: &str| vec![("name".to_string(), name.to_string())];
    anna.post(&site, "/me/name", &name("Anna")).await;
    let table = anna.start(&site, "osaka", &["me", "friend"]).await;
    assert_eq!(table.texts(".absence"), ["Absent players: bot after 1 day"]);
    let link = table.texts(".invite code.link")[0].replace(crate::site::ADDRESS, "");
    let invitation = bruno.get(&site, &link).await;
    let seated = bruno.post(&site, &invitation.form_of("button.primary").0, &name("Bruno")).await;
    let buttons = |seat: usize| format!(".seat-list li:nth-child({seat}) form[action$=bot] button");
    assert!(seated.texts(&buttons(1)).is_empty());
    assert!(anna.get(&site, &table.address).await.texts(&buttons(2)).is_empty(), "not even the host may");
    let site = site.restart_after(ABSENT).await;
    let page = anna.get(&site, &table.address).await;
    let (absent, mut present, absent_name) =
        if page.choices().is_empty() { (2, anna, "Bruno") } else { (1, bruno, "Anna") };
    let page = present.get(&site, &format!("/t/{}", table.table())).await;
    assert_eq!(page.texts(&buttons(absent)), [format!("Let a bot play for {absent_name}")]);
    let after = present.press(&site, &page, &buttons(absent)).await;
    assert!(
        after.texts(".log li").iter().any(|line| line.contains("has been away for long")),
        "{:?}",
        after.texts(".log li")
    );
    for (language, words) in
        [("it", "manca da molto"), ("pl", "od dawna nie wykonuje ruchu"), ("de", "ist schon lange nicht da")]
    {
        present.post(&site, "/me/language", &[("language".into(), language.into())]).await;
        let page = present.get(&site, &format!("/t/{}/log", table.table())).await;
        assert!(page.texts(".lines li").iter().any(|line| line.contains(words)), "{language}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_not_offered_on_a_spectators_page_and_the_host_has_no_forms_there() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "friend", "bot:random"]).await;
    let link = table.texts(".invite code.link").pop().unwrap().replace(crate::site::ADDRESS, "");
    let site = site.restart_after(ABSENT).await;
    for address in [link.clone(), format!("{link}/log"), format!("{link}/at?count=0")] {
        let page = anna.get(&site, &address).await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(page.values("form[method=post]", "action"), [""; 0], "{address}");
        assert!(page.texts("code.link").is_empty(), "no invitation and no spectator link on {address}");
    }
    // A stranger with the same name and language sees the same page.
    let mut zoe = Browser::default();
    let own_name = anna.get(&site, "/").await.texts(".me")[0].clone();
    zoe.post(&site, "/me/name", &[("name".into(), own_name)]).await;
    assert_eq!(anna.get(&site, &link).await.text, zoe.get(&site, &link).await.text);
}
