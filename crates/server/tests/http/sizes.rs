//! What a page weighs on its way to a browser that knows nothing yet: itself, its styles, its scripts, its icon.

use crate::site::{Browser, Site};
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{ACCEPT_ENCODING, COOKIE};
use http_body_util::BodyExt;

/// The bytes of an answer as they are sent, compressed where the server does that.
async fn weight(site: &Site, browser: &Browser, address: &str) -> usize {
    let cookie = format!("portolan={}", browser.cookie.as_deref().unwrap_or_default());
    let request = Request::builder().uri(address).header(ACCEPT_ENCODING, "gzip").header(COOKIE, cookie);
    let response = site.ask(request.body(Body::empty()).unwrap()).await;
    assert!(response.status().is_success(), "{address}");
    response.into_body().collect().await.unwrap().to_bytes().len()
}

/// The page with all that it asks for. Modules ask for other modules: all that there are.
async fn whole(site: &Site, browser: &mut Browser, address: &str) -> usize {
    let page = browser.get(site, address).await;
    let mut needed = page.values("link[href]", "href");
    needed
        .extend(["portolan", "live", "morph", "keyboard", "sound"].map(|name| format!("/assets/{name}.js")));
    needed.push(address.to_string());
    let mut sum = 0;
    for address in needed {
        assert!(address.starts_with('/'), "{address} is somewhere else");
        sum += weight(site, browser, &address).await;
    }
    println!("{address}: {sum} bytes");
    sum
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_weighs_less_than_60_kilobytes() {
    let site = Site::open().await;
    assert!(whole(&site, &mut Browser::default(), "/").await < 60_000);
}

/// At the end of a game of the most players, when the page has most to show.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_table_weighs_less_than_150_kilobytes() {
    let site = Site::open().await;
    for game in portolan_games::GameId::ALL {
        let mut anna = Browser::default();
        let most = game.meta().seats.1;
        let seats = ["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"];
        let page = anna.start(&site, game.meta().id, &seats[..most]).await;
        anna.press(&site, &page, ".seat-list li:nth-child(1) form button").await;
        site.wait_for_bots(page.table()).await;
        assert!(whole(&site, &mut anna, &page.address).await < 150_000);
        let log = weight(&site, &anna, &format!("/t/{}/log", page.table())).await;
        assert!(log < 150_000, "the whole story of {game}: {log} bytes");
    }
}
