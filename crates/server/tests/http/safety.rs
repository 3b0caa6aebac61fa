//! What comes from outside: other sites, nonsense, too much.

use crate::site::{ADDRESS, Browser, Site};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, ORIGIN};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use portolan_games::core::ThoughtRng;

fn form(address: &str) -> axum::http::request::Builder {
    Request::builder().method("POST").uri(address).header(CONTENT_TYPE, "application/x-www-form-urlencoded")
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_from_another_site_are_refused() {
    let site = Site::open().await;
    let body = "game=osaka&seat-1=me&seat-2=me";
    let ask = async |request: axum::http::request::Builder| {
        site.ask(request.body(Body::from(body)).unwrap()).await.status()
    };
    assert_eq!(ask(form("/tables").header(ORIGIN, "https://evil.example")).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(form("/tables").header(ORIGIN, "null")).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(form("/tables")).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(form("/tables").header("sec-fetch-site", "cross-site")).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(form("/tables").header(ORIGIN, ADDRESS)).await, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_says_what_a_browser_may_do_with_it() {
    let site = Site::open().await;
    for address in
        ["/", "/nothing/here", "/health", "/assets/site.css", "/t/abcdefghij", "/assets/portolan.js"]
    {
        let response = site.ask(Request::builder().uri(address).body(Body::empty()).unwrap()).await;
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{address}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert!(!headers.contains_key("server"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_hold_no_script_and_no_style_of_their_own() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    for page in [anna.get(&site, "/").await, table] {
        assert_eq!(page.values("script", "src"), ["/assets/portolan.js"]);
        assert!(page.texts("script").iter().all(String::is_empty));
        assert!(page.texts("style").is_empty() && page.values("[style]", "style").is_empty());
        assert!(page.values("*", "onclick").is_empty());
        let outside = |address: &String| address.starts_with("http") && !address.starts_with(ADDRESS);
        assert!(!page.values("[src],[href]", "href").iter().any(outside));
    }
}

/// Whatever comes in, the answer is a page with a sentence, and never a fault of ours.
#[tokio::test(flavor = "multi_thread")]
async fn nonsense_gets_a_sentence() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "me"]).await;
    let cookie = anna.cookie.clone().unwrap();
    let id = table.table().to_string();
    let pieces = [
        "seat",
        "asked",
        "choice",
        "plies",
        "=",
        "&",
        "1",
        "0",
        "-1",
        "99999999999999999999",
        "%00",
        "%ff%fe",
        "token+r",
        "back",
        "game",
        "osaka",
        "seat-1",
        "me",
        "bot:",
        "bot:greedy",
        "option-open-hands",
        "yes",
        "name",
        "\u{202e}",
        "ż",
        "+",
        ";",
        "..",
    ];
    let paths = [
        "/tables".to_string(),
        format!("/t/{id}/choose"),
        format!("/t/{id}/take-back"),
        format!("/t/{id}/fast"),
        format!("/t/{id}/seats/1/bot"),
        format!("/t/{id}/seats/999/person"),
        format!("/t/{id}/rematch"),
        "/me/name".into(),
        "/join/zzz".into(),
        "/me/enter/0".into(),
        "/t/%00/choose".into(),
        "/t/../../etc/passwd".into(),
        "/nothing".into(),
    ];
    let mut rng = ThoughtRng::new(3);
    for _ in 0..600 {
        let body: String = (0..rng.below(12)).map(|_| rng.pick(&pieces).unwrap()).collect();
        let path = &paths[rng.below(paths.len() as u32) as usize];
        let kind =
            rng.pick(&["application/x-www-form-urlencoded", "application/json", "text/plain"]).unwrap();
        let cookie = rng
            .pick(&[format!("portolan={cookie}").as_str(), "portolan=;;;==", "portolan=00"])
            .unwrap()
            .to_string();
        let request =
            Request::builder().method("POST").uri(path).header(ORIGIN, ADDRESS).header(CONTENT_TYPE, kind);
        let response = site.ask(request.header(COOKIE, cookie).body(Body::from(body.clone())).unwrap()).await;
        let status = response.status();
        assert!(
            status.is_client_error() || status == StatusCode::SEE_OTHER || status.is_success(),
            "{status} {path} {body}"
        );
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        assert!(
            status == StatusCode::SEE_OTHER || bytes.starts_with(b"<!DOCTYPE html>"),
            "{status} {path} {body}"
        );
    }
    for address in
        ["/t/abc?seat=x", "/t/%F0%9F", "/w/abc", "/join/%00", "/assets/..%2f", "/t/abcdefghij/at?count=-1"]
    {
        let response = site.ask(Request::builder().uri(address).body(Body::empty()).unwrap()).await;
        assert!(response.status().is_client_error(), "{address}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_too_large_is_refused() {
    let site = Site::open().await;
    let request = form("/tables").header(ORIGIN, ADDRESS).body(Body::from("a".repeat(1 << 20))).unwrap();
    assert_eq!(site.ask(request).await.status(), StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_in_the_figures() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "friend"]).await;
    let figures = anna.get(&site, "/metrics").await.text;
    assert!(!figures.contains(table.table()) && !figures.contains(anna.cookie.as_deref().unwrap()));
}
