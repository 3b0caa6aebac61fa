//! Names: what is refused, and names at a table.

use crate::api::Program;
use crate::site::{ADDRESS, Browser, Site};
use axum::http::StatusCode;
use serde_json::json;

fn name(name: &str) -> Vec<(String, String)> {
    vec![("name".into(), name.into())]
}

/// Opens a table of a person with this name, and returns the address of its invitation.
async fn invitation(site: &Site, host: &str) -> String {
    let mut browser = Browser::default();
    browser.post(site, "/me/name", &name(host)).await;
    let table = browser.start(site, "osaka", &["me", "friend"]).await;
    table.texts(".invite code.link")[0].replace(ADDRESS, "")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_name_changes_nothing_and_the_page_says_what_would_be_right() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    anna.post(&site, "/me/name", &name("Anna")).await;
    for (refused, sentence) in [
        (" ", "A name needs at least one letter or digit."),
        (
            "An\u{202e}na",
            "A name cannot contain the character U+202E. Use letters, digits, spaces, hyphens and apostrophes.",
        ),
        (
            "Аnna",
            "The word “Аnna” mixes letters of different alphabets that look alike. Write each word in one alphabet.",
        ),
        (&"a".repeat(25), "This name is too long. Use at most 24 characters."),
        ("Greedy", "“Greedy” is the name of a bot. Choose another name, or add to it."),
    ] {
        let page = anna.post(&site, "/me/name", &name(refused)).await;
        assert_eq!(
            (page.status, page.texts("#error")),
            (StatusCode::BAD_REQUEST, vec![sentence.to_string()])
        );
        let mut stranger = Browser::default();
        assert_eq!(stranger.post(&site, "/me/name", &name(refused)).await.status, StatusCode::BAD_REQUEST);
        assert_eq!(stranger.cookie, None);
    }
    assert_eq!(anna.get(&site, "/").await.texts(".me"), ["Anna"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_looks_like_another_one_is_asked_for_another_name() {
    let site = Site::open().await;
    let link = invitation(&site, "Anna").await;
    for taken in ["ANNA", "A nna.", "Anna"] {
        let mut guest = Browser::default();
        let page = guest.post(&site, &link, &name(taken)).await;
        assert_eq!((page.status, guest.cookie.clone()), (StatusCode::CONFLICT, None), "{taken}");
        assert!(page.texts("#name-refused")[0].contains("Choose another name, such as"));
        assert_eq!(page.values("input[name=name]", "aria-describedby"), ["name-refused"]);
    }
    let mut guest = Browser::default();
    let page = guest.post(&site, &link, &name("Anna")).await;
    assert_eq!(page.values("input[name=name]", "value"), ["Anna 2"]);
    let seated = guest.post(&site, &link, &name("Anna 2")).await;
    assert_eq!(seated.texts(".seat-list .name"), ["Anna", "Anna 2"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_refuses_the_same_names() {
    let site = Site::open().await;
    let unknown = Program { token: String::new() };
    let (status, refused) = unknown.post(&site, "/people", &json!({ "name": "A\u{200b}da" })).await;
    assert_eq!((status, refused["error"].as_str()), (StatusCode::BAD_REQUEST, Some("bad-name")));
    let secret = invitation(&site, "Ada").await.replace("/join/", "");
    let program = Program::new(&site, "Ada").await;
    let (status, refused) = program.post(&site, &format!("/join/{secret}"), &json!({ "name": "Ada" })).await;
    assert_eq!((status, refused["error"].as_str()), (StatusCode::CONFLICT, Some("name-taken")));
    assert!(refused["message"].as_str().unwrap().contains("“Ada 2”"), "{refused}");
    let (status, _) = program.post(&site, &format!("/join/{secret}"), &json!({ "name": "Ada 2" })).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_written_from_right_to_left_is_isolated_in_sentences() {
    let site = Site::open().await;
    let link = invitation(&site, "שלום").await;
    let page = Browser::default().get(&site, &link).await;
    assert_eq!(page.texts("h1"), ["\u{2068}שלום\u{2069} invites you to a game of Traders of Osaka."]);
    let mut guest = Browser::default();
    let table = guest.post(&site, &link, &name("Bruno")).await;
    assert_eq!(table.texts("bdi.name"), ["שלום", "Bruno"]);
    let home = guest.get(&site, "/").await;
    assert!(home.texts(".tables a")[0].contains("\u{2068}שלום\u{2069}"), "{:?}", home.texts(".tables a"));
}
