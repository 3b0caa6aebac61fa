//! Requests from other sites and for other host names.

use crate::site::{ADDRESS, Site};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::request::Builder;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;

fn form() -> Builder {
    let kind = "application/x-www-form-urlencoded";
    Request::builder().method("POST").uri("/tables").header(CONTENT_TYPE, kind)
}

async fn status(site: &Site, request: Builder) -> StatusCode {
    site.send(request.body(Body::from("game=osaka&seat-1=me&seat-2=me")).unwrap()).await.status()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_must_come_from_exactly_the_base_url() {
    let site = Site::open().await;
    assert_eq!(status(&site, form().header(ORIGIN, ADDRESS)).await, StatusCode::SEE_OTHER);
    for other in ["https://harbour.test", "http://harbour.test:8080", "http://127.0.0.1"] {
        assert_eq!(status(&site, form().header(ORIGIN, other)).await, StatusCode::FORBIDDEN, "{other}");
    }
    // The host header does not help if there is a base URL.
    let own_host = form().header(HOST, "127.0.0.1:8080").header(ORIGIN, "http://127.0.0.1:8080");
    assert_eq!(status(&site, own_host).await, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_base_url_a_change_must_come_from_the_host() {
    let site = Site::with(|config| config.base_url = None).await;
    let post = |host: &str, origin: &str| form().header(HOST, host).header(ORIGIN, origin);
    assert_eq!(status(&site, post("127.0.0.1:8080", "http://127.0.0.1:8080")).await, StatusCode::SEE_OTHER);
    assert_eq!(status(&site, post("127.0.0.1:8080", "http://127.0.0.1:8081")).await, StatusCode::FORBIDDEN);
    assert_eq!(status(&site, form().header(ORIGIN, "http://127.0.0.1:8080")).await, StatusCode::FORBIDDEN);
}

/// A browser sends a stored password for a proxy even with requests that other sites cause.
#[tokio::test(flavor = "multi_thread")]
async fn only_a_token_in_the_authorization_header_marks_a_program() {
    let site = Site::open().await;
    let bearer = |token: &str| form().header(AUTHORIZATION, format!("Bearer {token}"));
    assert_eq!(status(&site, bearer(&"0f".repeat(20))).await, StatusCode::SEE_OTHER);
    assert_eq!(status(&site, bearer("x")).await, StatusCode::FORBIDDEN);
    let basic = form().header(AUTHORIZATION, "Basic aGFyYm91cjp0ZXN0");
    assert_eq!(status(&site, basic).await, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_another_host_name_is_refused_and_names_the_option() {
    let site = Site::with(|config| config.allowed_hosts = vec!["harbour.lan".into()]).await;
    let get =
        |host: &str, uri: &str| Request::builder().uri(uri).header(HOST, host).body(Body::empty()).unwrap();
    for own in ["harbour.test", "harbour.lan:8080", "127.0.0.1:8080", "localhost", "[::1]:8080"] {
        assert_eq!(site.send(get(own, "/")).await.status(), StatusCode::OK, "{own}");
    }
    for uri in ["/", "/health", "/assets/site.css", "/api/v1/games"] {
        let refused = site.send(get("rebound.example:8080", uri)).await;
        assert_eq!(refused.status(), StatusCode::MISDIRECTED_REQUEST, "{uri}");
        let body = refused.into_body().collect().await.unwrap().to_bytes();
        let body = String::from_utf8_lossy(&body).to_string();
        assert!(body.contains("--allow-host rebound.example"), "{body}");
    }
    let refused = site.send(get("<b>.example", "/")).await;
    let body = refused.into_body().collect().await.unwrap().to_bytes();
    assert!(String::from_utf8_lossy(&body).contains("--allow-host NAME"));
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_must_use_https_if_the_base_url_does() {
    let hsts = async |base: &str| {
        let site = Site::with(|config| config.base_url = Some(base.into())).await;
        let request = Request::builder().uri("/").body(Body::empty()).unwrap();
        site.send(request).await.headers().get("strict-transport-security").cloned()
    };
    assert_eq!(hsts("https://harbour.test").await.unwrap(), "max-age=31536000");
    assert_eq!(hsts("http://harbour.test").await, None);
}
