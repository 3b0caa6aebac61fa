//! Reviews of finished games.

use crate::api::Program;
use crate::play::play_to_the_end;
use crate::site::{Browser, Page, Site};
use axum::http::StatusCode;
use serde_json::json;

/// A finished game of two, and who played it.
async fn finished(site: &Site) -> (Browser, String) {
    let mut anna = Browser::default();
    let page = anna.start(site, "osaka", &["me", "bot:random"]).await;
    let end = play_to_the_end(site, &mut anna, page).await;
    let address = end.values(".after a[href$=review]", "href").remove(0);
    (anna, address)
}

/// Looks again and again until the review is done.
async fn done(site: &Site, browser: &mut Browser, address: &str) -> Page {
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
async fn a_finished_game_is_thought_over_in_the_background() {
    let site = Site::open().await;
    let (mut anna, address) = finished(&site).await;
    let before = anna.get(&site, &address).await;
    let begun = anna.press(&site, &before, ".review button").await;
    assert_eq!(begun.texts("progress").len(), 1, "it takes a while");
    assert!(begun.texts("[role=status]")[0].ends_with("decisions analysed"));
    let review = done(&site, &mut anna, &address).await;
    assert_eq!(review.texts("svg.chances.wide path").len(), 2);
    assert_eq!(review.texts(".review tbody th"), ["Guest", "Random"]);
    assert_eq!(review.texts(".review tbody td:last-child").len(), 2);
    let again = anna.get(&site, &address).await;
    assert_eq!(again.text, review.text, "what was found is kept");
    let mut italian = Browser::default();
    let page = italian.get(&site, &address).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN, "it is for those who played or have the link");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_can_be_stopped_and_begun_again() {
    let site = Site::open().await;
    let (mut anna, address) = finished(&site).await;
    let before = anna.get(&site, &address).await;
    let begun = anna.press(&site, &before, ".review button").await;
    assert_eq!(begun.texts("progress").len(), 1);
    let stopped = anna.press(&site, &begun, ".review button").await;
    assert_eq!(stopped.texts(".review button"), before.texts(".review button"));
    let begun = anna.press(&site, &stopped, ".review button").await;
    assert_eq!(begun.texts("progress").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_get_reviews_as_well() {
    let site = Site::open().await;
    let (anna, address) = finished(&site).await;
    let program = Program { token: anna.cookie.clone().unwrap() };
    let path = address.replace("/t/", "/tables/");
    let (_, before) = program.get(&site, &path).await;
    assert_eq!(before, json!({ "state": "none", "done": 0, "total": 0 }));
    let (status, begun) = program.post(&site, &path, &json!({})).await;
    assert_eq!(status, StatusCode::ACCEPTED, "{begun}");
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
        assert_eq!(sum, end.as_i64().unwrap(), "nothing is left over");
    }
    let (_, stopped) = program.send(&site, "DELETE", &path, &json!({})).await;
    assert_eq!(stopped["state"], "none");
    let stranger = Program::welcome(&site, "Ada").await;
    assert_eq!(stranger.get(&site, &path).await.0, StatusCode::FORBIDDEN);
    assert_eq!(stranger.post(&site, &path, &json!({})).await.0, StatusCode::FORBIDDEN);
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
