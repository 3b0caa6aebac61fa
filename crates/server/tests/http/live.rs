//! Pushes, restarts, corrupt tables.

use crate::site::{Browser, Site};
use axum::body::Body;
use axum::http::header::COOKIE;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;

/// The pushes to a page.
pub(crate) struct Pushes(Body);

impl Pushes {
    pub(crate) async fn of(site: &Site, browser: &Browser, address: &str) -> Pushes {
        let cookie = format!("portolan={}", browser.cookie.as_deref().unwrap_or_default());
        let request = Request::builder().uri(address).header(COOKIE, cookie).body(Body::empty()).unwrap();
        let response = site.send(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        Pushes(response.into_body())
    }

    /// Returns the next pushed table; `None` after the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            let frame = self.0.frame().await?.ok()?;
            let text = String::from_utf8(frame.into_data().ok()?.to_vec()).ok()?;
            if text.starts_with("event: table") {
                return Some(text);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_pushed_to_players_and_spectators() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let watch = page.texts(".invite code.link").pop().unwrap().replace(crate::site::ADDRESS, "");
    let own = page.values("main", "data-events")[0].clone();
    let mut tab = Pushes::of(&site, &anna, &own).await;
    let mut spectator = Pushes::of(&site, &Browser::default(), &format!("{watch}/events")).await;
    assert!(tab.next().await.unwrap().contains("id: 0"));
    assert!(spectator.next().await.unwrap().contains("id: 0"));
    let choice = page.choices()[0].clone();
    anna.choose(&site, &page, &choice).await;
    let (mine, public) = (tab.next().await.unwrap(), spectator.next().await.unwrap());
    assert!(mine.contains("id: 1") && public.contains("id: 1"));
    assert!(mine.contains("name=\"decision_id\"") && !public.contains("name=\"decision_id\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_client_gets_only_the_latest_position() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let mut page = anna.start(&site, "osaka", &["me", "me"]).await;
    let mut tab = Pushes::of(&site, &anna, &page.values("main", "data-events")[0]).await;
    assert!(tab.next().await.unwrap().contains("id: 0"));
    for round in 1..=3 {
        for _ in 0..5 {
            if let Some(next) = page.values(".hand-over a", "href").first() {
                page = anna.get(&site, next).await;
            }
            let choice = page.choices()[0].clone();
            page = anna.choose(&site, &page, &choice).await;
        }
        assert!(tab.next().await.unwrap().contains(&format!("id: {}", 5 * round)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restarted_server_continues_all_tables() {
    let mut site = Site::open().await;
    let mut anna = Browser::default();
    let mut page = anna.start(&site, "osaka", &["me", "bot:greedy", "bot:random"]).await;
    for _ in 0..5 {
        let choice = page.choices()[0].clone();
        page = anna.choose(&site, &page, &choice).await;
        site = site.restart().await;
        site.wait_for_bots(page.table()).await;
        let again = anna.get(&site, &page.address).await;
        assert_eq!(again.texts("#table"), page.texts("#table"));
        page = again;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pushes_end_when_the_server_is_shut_down() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let mut tab = Pushes::of(&site, &anna, &page.values("main", "data-events")[0]).await;
    tab.next().await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    portolan_server::serve(site.app.clone(), listener, async {}).await.unwrap();
    assert_eq!(tab.next().await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_corrupt_table_affects_no_other_table() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let corrupt = anna.start(&site, "osaka", &["me", "me"]).await;
    let intact = anna.start(&site, "osaka", &["me", "me"]).await;
    let choice = corrupt.choices()[0].clone();
    anna.choose(&site, &corrupt, &choice).await;
    let file = site.file();
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.execute("update entry set text = 'nonsense'", []).unwrap();
    let site = site.restart().await;
    assert_eq!(anna.get(&site, &corrupt.address).await.status, StatusCode::GONE);
    let page = anna.get(&site, &intact.address).await;
    let choice = page.choices()[0].clone();
    assert_eq!(anna.choose(&site, &page, &choice).await.status, StatusCode::OK);
    assert_eq!(anna.get(&site, "/").await.status, StatusCode::OK);
}

/// While the store can neither write nor read, no viewer sees a choice that was not stored.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_was_not_stored_is_not_shown() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let connection = rusqlite::Connection::open(site.file()).unwrap();
    connection.execute("alter table entry rename to away", []).unwrap();
    let choice = page.choices()[0].clone();
    let button = format!("button[name=choice][value='{choice}']");
    assert!(anna.press(&site, &page, &button).await.status.is_server_error());
    assert!(
        anna.get(&site, &page.address).await.status.is_server_error(),
        "memory may be ahead of the store"
    );
    connection.execute("alter table away rename to entry", []).unwrap();
    let again = anna.get(&site, &page.address).await;
    assert_eq!(again.values("#table", "data-entry-count"), ["0"]);
    assert_eq!(again.choices(), page.choices());
    let after = anna.choose(&site, &again, &choice).await;
    assert_eq!(
        (after.status, after.values("#table", "data-entry-count")),
        (StatusCode::OK, vec!["1".to_string()])
    );
}
