//! Pushes, restarts, broken tables.

use crate::site::{Browser, Site};
use axum::body::Body;
use axum::http::header::COOKIE;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;

/// The pushes of a page.
struct Pushes(Body);

impl Pushes {
    async fn of(site: &Site, browser: &Browser, address: &str) -> Pushes {
        let cookie = format!("portolan={}", browser.cookie.as_deref().unwrap_or_default());
        let request = Request::builder().uri(address).header(COOKIE, cookie).body(Body::empty()).unwrap();
        let response = site.ask(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        Pushes(response.into_body())
    }

    /// The next table that is pushed; nothing if the server has closed.
    async fn next(&mut self) -> Option<String> {
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
async fn everybody_at_the_table_is_told_of_a_choice() {
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
async fn whoever_is_slow_sees_the_latest_and_not_all_that_was_before() {
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
async fn a_restarted_server_goes_on_where_it_was() {
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
async fn a_table_that_cannot_be_read_harms_no_other() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let broken = anna.start(&site, "osaka", &["me", "me"]).await;
    let sound = anna.start(&site, "osaka", &["me", "me"]).await;
    let choice = broken.choices()[0].clone();
    anna.choose(&site, &broken, &choice).await;
    let file = site.file();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query("update entry set text = 'nonsense'").execute(&mut connection).await.unwrap();
    let site = site.restart().await;
    assert_eq!(anna.get(&site, &broken.address).await.status, StatusCode::GONE);
    let page = anna.get(&site, &sound.address).await;
    let choice = page.choices()[0].clone();
    assert_eq!(anna.choose(&site, &page, &choice).await.status, StatusCode::OK);
    assert_eq!(anna.get(&site, "/").await.status, StatusCode::OK);
}

/// What could not be kept is seen by nobody, even if for a while nothing can be read either.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_is_not_kept_is_not_shown() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(site.file());
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query("alter table entry rename to away").execute(&mut connection).await.unwrap();
    let choice = page.choices()[0].clone();
    let button = format!("button[name=choice][value='{choice}']");
    assert!(anna.press(&site, &page, &button).await.status.is_server_error());
    assert!(anna.get(&site, &page.address).await.status.is_server_error(), "nobody knows what is kept");
    sqlx::query("alter table away rename to entry").execute(&mut connection).await.unwrap();
    let again = anna.get(&site, &page.address).await;
    assert_eq!(again.values("#table", "data-entry-count"), ["0"]);
    assert_eq!(again.choices(), page.choices());
    let after = anna.choose(&site, &again, &choice).await;
    assert_eq!(
        (after.status, after.values("#table", "data-entry-count")),
        (StatusCode::OK, vec!["1".to_string()])
    );
}
