//! Protection against other sites, large bodies and simultaneous requests.

use crate::site::{ADDRESS, Browser, Site};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, ORIGIN};
use axum::http::{Request, StatusCode};

fn form(address: &str) -> axum::http::request::Builder {
    Request::builder().method("POST").uri(address).header(CONTENT_TYPE, "application/x-www-form-urlencoded")
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_from_another_site_are_refused() {
    let site = Site::open().await;
    let body = "game=osaka&seat-1=me&seat-2=me";
    let status = async |request: axum::http::request::Builder| {
        site.send(request.body(Body::from(body)).unwrap()).await.status()
    };
    assert_eq!(status(form("/tables").header(ORIGIN, "https://evil.example")).await, StatusCode::FORBIDDEN);
    assert_eq!(status(form("/tables").header(ORIGIN, "null")).await, StatusCode::FORBIDDEN);
    assert_eq!(status(form("/tables")).await, StatusCode::FORBIDDEN);
    assert_eq!(status(form("/tables").header("sec-fetch-site", "cross-site")).await, StatusCode::FORBIDDEN);
    assert_eq!(status(form("/tables").header(ORIGIN, ADDRESS)).await, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_security_headers() {
    let site = Site::open().await;
    for address in
        ["/", "/nothing/here", "/health", "/assets/site.css", "/t/abcdefghij", "/assets/portolan.js"]
    {
        let response = site.send(Request::builder().uri(address).body(Body::empty()).unwrap()).await;
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{address}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert!(!headers.contains_key("server"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_have_no_inline_scripts_or_styles() {
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

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_too_large_is_refused() {
    let site = Site::open().await;
    let request = form("/tables").header(ORIGIN, ADDRESS).body(Body::from("a".repeat(1 << 20))).unwrap();
    assert_eq!(site.send(request).await.status(), StatusCode::PAYLOAD_TOO_LARGE);
}
