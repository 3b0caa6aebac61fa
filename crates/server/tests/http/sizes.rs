//! The download size of a page for a browser with an empty cache: the page, its styles, its scripts, its icon.

use crate::site::{Browser, Site};
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{ACCEPT_ENCODING, COOKIE};
use http_body_util::BodyExt;
use std::io::Read;

/// Returns the compressed length of a response, in bytes.
async fn length(site: &Site, browser: &Browser, address: &str) -> usize {
    let cookie = format!("portolan={}", browser.cookie.as_deref().unwrap_or_default());
    let request = Request::builder().uri(address).header(ACCEPT_ENCODING, "gzip").header(COOKIE, cookie);
    let response = site.send(request.body(Body::empty()).unwrap()).await;
    assert!(response.status().is_success(), "{address}");
    response.into_body().collect().await.unwrap().to_bytes().len()
}

/// Returns the total compressed length of a page with its styles, scripts and icon, in bytes.
async fn total_length(site: &Site, browser: &mut Browser, address: &str) -> usize {
    let page = browser.get(site, address).await;
    let mut needed = page.values("link[href]", "href");
    needed.extend(
        ["portolan", "live", "request", "hint", "morph", "keyboard", "sound"]
            .map(|name| format!("/assets/{name}.js")),
    );
    needed.push(address.to_string());
    let mut sum = 0;
    for address in needed {
        assert!(address.starts_with('/'), "{address} is on another site");
        sum += length(site, browser, &address).await;
    }
    println!("{address}: {sum} bytes");
    sum
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_is_smaller_than_60_kilobytes() {
    let site = Site::open().await;
    assert!(total_length(&site, &mut Browser::default(), "/").await < 60_000);
}

/// The page is largest at the end of a game with the most players.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_table_is_smaller_than_150_kilobytes() {
    let site = Site::open().await;
    for game in portolan_games::GameId::ALL {
        let mut anna = Browser::default();
        let most = game.meta().seats.1;
        let seats = ["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"];
        let page = anna.start(&site, game.meta().id, &seats[..most]).await;
        anna.press(&site, &page, ".seat-list li:nth-child(1) form button").await;
        site.wait_for_bots(page.table()).await;
        assert!(total_length(&site, &mut anna, &page.address).await < 150_000);
        let log = length(&site, &anna, &format!("/t/{}/log", page.table())).await;
        assert!(log < 150_000, "the whole log of {game}: {log} bytes");
    }
}

/// Styles and scripts are not counted by the rate limit, so they must cost nothing to send.
#[tokio::test(flavor = "multi_thread")]
async fn styles_are_compressed_if_the_browser_accepts_it() {
    let site = Site::open().await;
    let get = async |accepted: &str| {
        let request = Request::builder().uri("/assets/site.css").header("accept-encoding", accepted);
        let response = site.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.headers()["vary"], "accept-encoding");
        let encoding = response.headers().get("content-encoding").cloned();
        (encoding, response.into_body().collect().await.unwrap().to_bytes())
    };
    let (none, plain) = get("identity").await;
    assert_eq!(none, None);
    for accepted in ["gzip", "br, gzip;q=0.5"] {
        let (encoding, compressed) = get(accepted).await;
        assert_eq!(encoding.unwrap(), "gzip");
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(compressed.as_ref()).read_to_end(&mut text).unwrap();
        assert_eq!(text, plain);
    }
    assert_eq!(get("gzip;q=0").await.0, None);
}
