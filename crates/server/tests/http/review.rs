//! Reviews of finished games.

use crate::api::{Program, pending_decision};
use crate::play::play_to_the_end;
use crate::site::{Browser, Page, Site};
use axum::http::StatusCode;
use serde_json::json;

/// Plays a game with two seats to its end. Returns the player's browser and the address of the review.
async fn finished_game(site: &Site) -> (Browser, String) {
    let mut anna = Browser::default();
    let page = anna.start(site, "osaka", &["me", "bot:random"]).await;
    let end = play_to_the_end(site, &mut anna, page).await;
    let address = end.values(".after a[href$=review]", "href").remove(0);
    (anna, address)
}

/// Reloads the page until the review is done.
async fn wait_for_review(site: &Site, browser: &mut Browser, address: &str) -> Page {
    loop {
        let page = browser.get(site, address).await;
        assert_eq!(page.status, StatusCode::OK);
        if page.texts("progress").is_empty() {
            return page;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_in_the_background() {
    let site = Site::open().await;
    let (mut anna, address) = finished_game(&site).await;
    let before = anna.get(&site, &address).await;
    let started = anna.press(&site, &before, ".review button").await;
    assert_eq!(started.texts("progress").len(), 1, "the review is running");
    assert!(started.texts("[role=status]")[0].ends_with("decisions analysed"));
    let review = wait_for_review(&site, &mut anna, &address).await;
    assert_eq!(review.texts("svg.chances.wide path").len(), 2);
    assert_eq!(review.texts(".review tbody th"), ["Guest", "Random"]);
    assert_eq!(review.texts(".review tbody td:last-child").len(), 2);
    let again = anna.get(&site, &address).await;
    assert_eq!(again.text, review.text, "a game is reviewed once");
    let mut stranger = Browser::default();
    let page = stranger.get(&site, &address).await;
    assert_eq!(page.status, StatusCode::NOT_FOUND, "it is for players and spectators with the link");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_can_be_stopped_and_started_again() {
    let site = Site::open().await;
    let (mut anna, address) = finished_game(&site).await;
    let before = anna.get(&site, &address).await;
    let started = anna.press(&site, &before, ".review button").await;
    assert_eq!(started.texts("progress").len(), 1);
    let stopped = anna.press(&site, &started, ".review button").await;
    assert_eq!(stopped.texts(".review button"), before.texts(".review button"));
    let started = anna.press(&site, &stopped, ".review button").await;
    assert_eq!(started.texts("progress").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_has_the_same_reviews() {
    let site = Site::open().await;
    let (anna, address) = finished_game(&site).await;
    let program = Program { token: anna.cookie.clone().unwrap() };
    let path = address.replace("/t/", "/tables/");
    let (_, before) = program.get(&site, &path).await;
    assert_eq!(before, json!({ "state": "none", "done": 0, "total": 0 }));
    let (status, started) = program.post(&site, &path, &json!({})).await;
    assert_eq!(status, StatusCode::ACCEPTED, "{started}");
    let found = loop {
        let (_, now) = program.get(&site, &path).await;
        match now["state"].as_str().unwrap() {
            "running" => tokio::task::yield_now().await,
            state => break (state == "done").then(|| now["review"].clone()).unwrap(),
        }
    };
    assert_eq!(found["end"].as_array().unwrap().len(), 2);
    assert_eq!(found["verdicts"][0]["before"].as_array().unwrap().len(), 2);
    for (share, end) in found["shares"].as_array().unwrap().iter().zip(found["end"].as_array().unwrap()) {
        let sum: i64 =
            ["start", "own", "others", "luck"].iter().map(|part| share[part].as_i64().unwrap()).sum();
        assert_eq!(sum, end.as_i64().unwrap(), "the shares add up to the result");
    }
    let (_, stopped) = program.send(&site, "DELETE", &path, &json!({})).await;
    assert_eq!(stopped["state"], "none");
    let stranger = Program::new(&site, "Ada").await;
    assert_eq!(stranger.get(&site, &path).await.0, StatusCode::NOT_FOUND);
    assert_eq!(stranger.post(&site, &path, &json!({})).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_not_reviewed() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "bot:random"]).await;
    let address = format!("/t/{}/review", page.table());
    assert_eq!(anna.get(&site, &address).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&site, &address, &[]).await.status, StatusCode::FORBIDDEN);
    let program = Program { token: anna.cookie.clone().unwrap() };
    let path = address.replace("/t/", "/tables/");
    let (status, refusal) = program.post(&site, &path, &json!({})).await;
    assert_eq!((status, &refusal["error"]), (StatusCode::FORBIDDEN, &json!("forbidden")));
}

/// Finishes a game that Bruno plays and Anna, the host, does not. Returns both, with the path of the review.
async fn game_of_bruno(site: &Site) -> (Program, Program, String) {
    let (anna, bruno) = (Program::new(site, "Anna").await, Program::new(site, "Bruno").await);
    let opened = anna.open(site, "osaka", &["friend", "bot:random"]).await;
    let invite = opened["seats"][0]["invite"].as_str().unwrap();
    let (_, mut table) = bruno.post(site, &format!("/join/{invite}"), &json!({ "name": "Bruno" })).await;
    let path = format!("/tables/{}", opened["id"].as_str().unwrap());
    while let Some(mine) = pending_decision(&table) {
        let choice = &mine["choices"][0];
        let body = json!({ "seat": mine["seat"], "decision_id": mine["decision_id"], "choice": choice });
        let (_, after) = bruno.post(site, &format!("{path}/choices"), &body).await;
        table = bruno.table_after_bots(site, &after).await;
    }
    assert_eq!(table["over"], json!(true));
    (anna, bruno, format!("{path}/review"))
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_players_start_a_review_and_only_who_started_it_sees_its_progress() {
    let site = Site::open().await;
    let (anna, bruno, path) = game_of_bruno(&site).await;
    let (_, table) = anna.get(&site, path.trim_end_matches("/review")).await;
    let mut host = Browser { cookie: Some(anna.token.clone()) };
    let page = host.get(&site, &path.replace("/tables/", "/t/")).await;
    assert!(page.texts(".review button").is_empty(), "the host has no seat");
    assert_eq!(anna.post(&site, &path, &json!({})).await.0, StatusCode::FORBIDDEN);
    let (_, none) = anna.get(&site, &path).await;
    assert_eq!(none["state"], "none");

    assert_eq!(bruno.post(&site, &path, &json!({})).await.0, StatusCode::ACCEPTED);
    let (_, own) = bruno.get(&site, &path).await;
    assert!(own["total"].as_u64().unwrap() > 0);
    let (_, others) = anna.get(&site, &path).await;
    assert_eq!(others, json!({ "state": "running" }));
    assert_eq!(anna.send(&site, "DELETE", &path, &json!({})).await.0, StatusCode::FORBIDDEN);
    let page = host.get(&site, &path.replace("/tables/", "/t/")).await;
    assert_eq!(page.texts("progress, .review button").len(), 0);
    assert!(page.texts("[role=status]")[0].contains("has started a review"), "{}", page.text);

    let watch = table["spectators"].as_str().unwrap().rsplit('/').next().unwrap().to_string();
    let mut spectator = Browser { cookie: Some(bruno.token.clone()) };
    let address = format!("/w/{watch}/review");
    assert_eq!(spectator.get(&site, &address).await.texts("progress, .review button").len(), 0);
    for address in [address.clone(), format!("{address}/stop")] {
        assert_eq!(spectator.post(&site, &address, &[]).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(bruno.send(&site, "DELETE", &path, &json!({})).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_third_review_of_a_person_is_refused_with_retry_after() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let mut addresses = Vec::new();
    for _ in 0..3 {
        let page = anna.start(&site, "osaka", &["me", "bot:random"]).await;
        let end = play_to_the_end(&site, &mut anna, page).await;
        addresses.push(end.values(".after a[href$=review]", "href").remove(0));
    }
    for address in &addresses[..2] {
        assert_eq!(anna.post(&site, address, &[]).await.status, StatusCode::OK);
    }
    let refused = anna.post(&site, &addresses[2], &[]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.texts("#error")[0].starts_with("Too many reviews"), "{}", refused.text);
    let program = Program { token: anna.cookie.clone().unwrap() };
    let (status, refusal) = program.post(&site, &addresses[2].replace("/t/", "/tables/"), &json!({})).await;
    assert_eq!((status, &refusal["error"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-reviews")));
    anna.post(&site, &format!("{}/stop", addresses[0]), &[]).await;
    assert_eq!(anna.post(&site, &addresses[2], &[]).await.status, StatusCode::OK);
}
