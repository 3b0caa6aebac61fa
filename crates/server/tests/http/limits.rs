//! Limits of requests and pushes: who is counted, what is not counted, and how a refusal is answered.

use crate::site::{ADDRESS, Browser, Site};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, RETRY_AFTER};
use axum::http::request::Builder;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use http_body_util::BodyExt;
use std::net::SocketAddr;

/// Returns a request on a connection from this address.
fn from(peer: &str, uri: &str) -> Builder {
    let peer = SocketAddr::new(peer.parse().unwrap(), 4711);
    Request::builder().uri(uri).extension(ConnectInfo(peer))
}

async fn status(site: &Site, request: Builder) -> StatusCode {
    site.send(request.body(Body::empty()).unwrap()).await.status()
}

async fn text(response: Response) -> String {
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_ipv6_network_is_one_client() {
    let site = Site::with_rate(2, 1).await;
    assert_eq!(status(&site, from("2001:db8::1", "/")).await, StatusCode::OK);
    assert_eq!(status(&site, from("2001:db8::2", "/")).await, StatusCode::OK);
    assert_eq!(status(&site, from("2001:db8::3", "/")).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status(&site, from("2001:db8:0:1::1", "/")).await, StatusCode::OK, "another network");
    assert_eq!(status(&site, from("192.0.2.1", "/")).await, StatusCode::OK);
    assert_eq!(status(&site, from("::ffff:192.0.2.1", "/")).await, StatusCode::OK);
    assert_eq!(status(&site, from("192.0.2.1", "/")).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_trusted_proxy_each_client_has_its_own_limit() {
    let site = Site::with(|config| {
        config.rate = Some((1, 1));
        config.trusted_proxies = vec!["10.0.0.0/8".parse().unwrap()];
    })
    .await;
    let through = |proxy: &str, client: &str| from(proxy, "/").header("x-forwarded-for", client);
    assert_eq!(status(&site, through("10.0.0.1", "203.0.113.1")).await, StatusCode::OK);
    assert_eq!(status(&site, through("10.0.0.1", "203.0.113.2")).await, StatusCode::OK);
    // The client's own report stands on the left.
    let forged = through("10.0.0.2", "198.51.100.7, 203.0.113.1");
    assert_eq!(status(&site, forged).await, StatusCode::TOO_MANY_REQUESTS);
    // Nobody else is believed.
    assert_eq!(status(&site, through("192.0.2.1", "198.51.100.8")).await, StatusCode::OK);
    assert_eq!(status(&site, through("192.0.2.1", "198.51.100.9")).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn styles_and_scripts_are_not_counted() {
    let site = Site::with_rate(1, 1).await;
    for _ in 0..5 {
        assert_eq!(status(&site, from("192.0.2.1", "/assets/site.css")).await, StatusCode::OK);
    }
    assert_eq!(status(&site, from("192.0.2.1", "/assets/nothing.css")).await, StatusCode::NOT_FOUND);
    assert_eq!(status(&site, from("192.0.2.1", "/assets/nothing.css")).await, StatusCode::TOO_MANY_REQUESTS);
}

/// The person has chosen Italian, but their browser prefers Polish: only a look-up of the person gives Italian.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_answered_without_a_look_up_of_the_person() {
    let site = Site::with_rate(3, 1).await;
    let mut anna = Browser::default();
    anna.post(&site, "/me/language", &[("language".into(), "it".into())]).await;
    let cookie = format!("portolan={}", anna.cookie.as_deref().unwrap());
    let request = |uri: &str| {
        let request = Request::builder().uri(uri).header(COOKIE, &cookie).header(ACCEPT_LANGUAGE, "pl");
        request.body(Body::empty()).unwrap()
    };
    let found = text(site.send(request("/")).await).await;
    assert!(found.contains("lang=\"it\""), "the person is known");
    for uri in ["/", "/api/v1/me"] {
        let refused = site.send(request(uri)).await;
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(refused.headers()[RETRY_AFTER], "1");
        assert!(text(refused).await.contains("Za dużo żądań"), "{uri}");
    }
    // A change from another site.
    let site = Site::with(|config| config.rate = None).await;
    let other_site =
        Request::builder().method("POST").uri("/tables").header("origin", "https://evil.example");
    let other_site = other_site.header(ACCEPT_LANGUAGE, "pl").body(Body::empty()).unwrap();
    let refused = site.send(other_site).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    assert!(text(refused).await.contains("Żądanie przyszło z innej strony"));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_a_limited_number_of_pushes() {
    let site = Site::with(|config| config.connections.streams_per_person = 2).await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let events = page.values("main", "data-events")[0].clone();
    let cookie = format!("portolan={}", anna.cookie.as_deref().unwrap());
    let open = async |peer: &str, uri: &str| {
        site.send(from(peer, uri).header(COOKIE, &cookie).body(Body::empty()).unwrap()).await
    };
    let first = open("192.0.2.1", &events).await;
    assert_eq!(first.status(), StatusCode::OK);
    assert_eq!(first.headers()["x-accel-buffering"], "no");
    let second = open("192.0.2.2", &format!("/api/v1/tables/{}/events", page.table())).await;
    assert_eq!(second.status(), StatusCode::OK);
    let refused = open("192.0.2.3", &events).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers()[RETRY_AFTER], "10");
    assert!(text(refused).await.contains("Too many tables are open"));
    drop(first);
    assert_eq!(open("192.0.2.3", &events).await.status(), StatusCode::OK, "one was closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_a_limited_number_of_pushes() {
    let site = Site::with(|config| {
        config.rate = Some((1000, 1000));
        config.connections.streams_per_address = Some(2);
    })
    .await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let watch = page.texts(".invite code.link").pop().unwrap().replace(ADDRESS, "");
    let events = format!("{watch}/events");
    let open = async |peer: &str| site.send(from(peer, &events).body(Body::empty()).unwrap()).await;
    let streams = [open("2001:db8::1").await, open("2001:db8::2").await];
    assert!(streams.iter().all(|response| response.status() == StatusCode::OK));
    assert_eq!(open("2001:db8::3").await.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(open("2001:db8:0:1::1").await.status(), StatusCode::OK, "another address");
}
