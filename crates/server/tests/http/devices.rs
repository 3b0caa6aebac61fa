//! Devices: one-time codes, the list, removing and logging out, the cookie.

use crate::api::Program;
use crate::live::Pushes;
use crate::site::{ADDRESS, Browser, Page, Site};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE, USER_AGENT};
use axum::http::{Request, StatusCode};
use rusqlite::Connection;
use serde_json::json;

fn field(name: &str, value: &str) -> (String, String) {
    (name.into(), value.into())
}

/// Returns a browser of a person with this name.
async fn person(site: &Site, name: &str) -> Browser {
    let mut browser = Browser::default();
    browser.post(site, "/me/name", &[field("name", name)]).await;
    browser
}

/// Makes a one-time code, as it is shown.
async fn new_code(site: &Site, browser: &mut Browser) -> String {
    let page = browser.post(site, "/me/devices/code", &[]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    page.texts(".code code")[0].clone()
}

async fn enters(site: &Site, browser: &mut Browser, code: &str) -> Page {
    browser.post(site, "/me/enter", &[field("code", code)]).await
}

/// The ids of the devices that can be removed.
fn others(page: &Page) -> Vec<String> {
    page.values(".devices form", "action")
}

/// Changes the data file behind the back of the server.
fn tamper(site: &Site, statement: &str) {
    Connection::open(site.file()).unwrap().execute_batch(statement).unwrap();
}

fn is_known(page: &Page) -> bool {
    page.texts(".me").len() == 1
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_makes_another_browser_a_device_of_the_person() {
    let site = Site::open().await;
    let (mut laptop, mut phone) = (person(&site, "Anna").await, Browser::default());
    let table = laptop.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let code = new_code(&site, &mut laptop).await;
    let home = enters(&site, &mut phone, &format!(" {} ", code.to_uppercase().replace('-', " "))).await;
    assert_eq!(home.texts(".me"), ["Anna"]);
    assert_ne!(phone.cookie, laptop.cookie);
    let (seen, own) = (phone.get(&site, &table.address).await, laptop.get(&site, &table.address).await);
    assert_eq!(seen.choices(), own.choices());
    for browser in [&mut phone, &mut laptop] {
        let page = browser.get(&site, "/me/devices").await;
        assert_eq!((page.texts(".devices li").len(), page.texts(".devices .own").len()), (2, 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_a_link_is_not_enough_and_its_button_works_once() {
    let site = Site::open().await;
    let (mut laptop, mut phone, mut eve) =
        (person(&site, "Anna").await, Browser::default(), Browser::default());
    let page = laptop.post(&site, "/me/devices/code", &[]).await;
    let link = page.texts("code.link")[0].replace(ADDRESS, "");
    for _ in 0..2 {
        let page = phone.get(&site, &link).await;
        assert_eq!((page.status, phone.cookie.clone()), (StatusCode::OK, None));
    }
    let page = phone.get(&site, &link).await;
    assert_eq!(phone.press(&site, &page, "button.primary").await.texts(".me"), ["Anna"]);
    assert_eq!(eve.get(&site, &link).await.status, StatusCode::NOT_FOUND);
    assert_eq!(eve.press(&site, &page, "button.primary").await.status, StatusCode::NOT_FOUND);
    assert_eq!(eve.cookie, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_contain_a_token_log_nobody_in() {
    let site = Site::open().await;
    let (mut anna, mut eve) = (person(&site, "Anna").await, Browser::default());
    let token = anna.cookie.clone().unwrap();
    assert_eq!(eve.get(&site, &format!("/me/enter/{token}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(eve.post(&site, &format!("/me/enter/{token}"), &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(enters(&site, &mut eve, &token).await.status, StatusCode::NOT_FOUND);
    assert_eq!(eve.cookie, None);
    assert!(is_known(&anna.get(&site, "/").await), "the token still works as a cookie");
}

#[tokio::test(flavor = "multi_thread")]
async fn if_many_browsers_use_a_code_at_once_one_succeeds() {
    let site = std::sync::Arc::new(Site::open().await);
    let mut anna = person(&site, "Anna").await;
    for _ in 0..5 {
        let code = new_code(&site, &mut anna).await;
        let entering: Vec<_> = (0..8)
            .map(|_| {
                let (site, code) = (site.clone(), code.clone());
                tokio::spawn(async move {
                    let mut browser = Browser::default();
                    enters(&site, &mut browser, &code).await;
                    browser.cookie.is_some()
                })
            })
            .collect();
        let mut entered = 0;
        for browser in entering {
            entered += u32::from(browser.await.unwrap());
        }
        assert_eq!(entered, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_expires_and_a_new_one_replaces_it() {
    let site = Site::open().await;
    let (mut anna, mut phone) = (person(&site, "Anna").await, Browser::default());
    let first = new_code(&site, &mut anna).await;
    let second = new_code(&site, &mut anna).await;
    assert_eq!(enters(&site, &mut phone, &first).await.status, StatusCode::NOT_FOUND);
    tamper(&site, "update device_code set expires_at = expires_at - 600000");
    let page = enters(&site, &mut phone, &second).await;
    assert_eq!((page.status, phone.cookie.clone()), (StatusCode::NOT_FOUND, None));
    assert!(page.texts("#error")[0].contains("has expired"), "{:?}", page.texts("#error"));
    let code: String = Connection::open(site.file())
        .unwrap()
        .query_row("select hash from device_code", [], |row| row.get(0))
        .unwrap();
    assert!(!code.contains(&second) && code.len() == 64, "only the hash is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_device_is_unknown_at_once_and_gets_no_more_pushes() {
    let site = Site::open().await;
    let (mut laptop, mut phone) = (person(&site, "Anna").await, Browser::default());
    let code = new_code(&site, &mut laptop).await;
    enters(&site, &mut phone, &code).await;
    let table = phone.start(&site, "osaka", &["me", "me"]).await;
    let events = table.values("main", "data-events")[0].clone();
    let (mut ended, mut kept) =
        (Pushes::of(&site, &phone, &events).await, Pushes::of(&site, &laptop, &events).await);
    assert!(ended.next().await.is_some() && kept.next().await.is_some());
    let page = laptop.get(&site, "/me/devices").await;
    let page = laptop.press(&site, &page, ".devices form button").await;
    assert_eq!(page.texts(".devices li").len(), 1);
    assert_eq!(ended.next().await, None, "the pushes end");
    assert_eq!(phone.get(&site, &table.address).await.status, StatusCode::NOT_FOUND);
    assert!(!is_known(&phone.get(&site, "/").await));
    let page = laptop.get(&site, &table.address).await;
    let choice = page.choices()[0].clone();
    laptop.choose(&site, &page, &choice).await;
    assert!(kept.next().await.is_some(), "the other device goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_of_another_person_cannot_be_removed() {
    let site = Site::open().await;
    let (mut anna, mut eve, mut phone) =
        (person(&site, "Anna").await, person(&site, "Eve").await, Browser::default());
    let code = new_code(&site, &mut anna).await;
    enters(&site, &mut phone, &code).await;
    let remove = others(&anna.get(&site, "/me/devices").await)[0].clone();
    assert_eq!(eve.post(&site, &remove, &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(Browser::default().post(&site, &remove, &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&site, "/me/devices/abc/remove", &[]).await.status, StatusCode::NOT_FOUND);
    assert!(is_known(&phone.get(&site, "/").await));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_other_devices_can_be_removed() {
    let site = Site::open().await;
    let mut anna = person(&site, "Anna").await;
    let mut phones = vec![Browser::default(), Browser::default(), Browser::default()];
    for phone in &mut phones {
        let code = new_code(&site, &mut anna).await;
        enters(&site, phone, &code).await;
    }
    let page = anna.post(&site, "/me/devices/remove-others", &[]).await;
    assert_eq!(page.texts(".devices li").len(), 1);
    for phone in &mut phones {
        assert!(!is_known(&phone.get(&site, "/").await));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_limited_and_the_refusal_says_what_to_do() {
    let site = Site::open().await;
    let mut anna = person(&site, "Anna").await;
    for _ in 1..20 {
        let code = new_code(&site, &mut anna).await;
        assert!(is_known(&enters(&site, &mut Browser::default(), &code).await));
    }
    let page = anna.post(&site, "/me/devices/code", &[]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert_eq!(page.texts("#error"), ["20 devices play as you already. Remove one first."]);
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_removes_the_token_and_the_cookie() {
    let site = Site::open().await;
    let mut anna = person(&site, "Anna").await;
    let mut copy = anna.clone();
    let home = anna.post(&site, "/me/logout", &[]).await;
    assert_eq!((home.status, anna.cookie.clone()), (StatusCode::OK, None));
    assert!(!is_known(&copy.get(&site, "/").await));
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_the_last_device_with_games_must_be_confirmed() {
    let site = Site::open().await;
    let mut anna = person(&site, "Anna").await;
    anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let page = anna.post(&site, "/me/logout", &[]).await;
    assert!(page.texts(".warning")[0].contains("cannot get back to the game"), "{}", page.text);
    assert!(anna.cookie.is_some() && is_known(&anna.get(&site, "/").await), "nothing has happened yet");
    anna.press(&site, &page, "main form button").await;
    assert_eq!(anna.cookie, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_identity_with_games_is_replaced_only_after_a_second_confirmation() {
    let site = Site::open().await;
    let (mut anna, mut bruno) = (person(&site, "Anna").await, person(&site, "Bruno").await);
    let table = bruno.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let code = new_code(&site, &mut anna).await;
    let first = enters(&site, &mut bruno, &code).await;
    assert!(first.texts("main p")[0].contains("Bruno"));
    assert!(first.texts(".warning")[0].contains("No other device plays as Bruno"), "{}", first.text);
    let second = bruno.press(&site, &first, "button.primary").await;
    assert_eq!(second.texts(".me"), ["Bruno"], "still");
    assert_eq!(second.values("a.primary", "href"), ["/me/devices"], "the safe way is the first");
    assert_eq!(bruno.get(&site, &table.address).await.status, StatusCode::OK);
    let mut copy = bruno.clone();
    let home = bruno.press(&site, &second, "main form button").await;
    assert_eq!(home.texts(".me"), ["Anna"]);
    assert!(!is_known(&copy.get(&site, "/").await), "the replaced token is not left behind");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_identity_that_is_not_lost_is_replaced_after_one_confirmation() {
    let site = Site::open().await;
    let (mut anna, mut bruno, mut phone) =
        (person(&site, "Anna").await, person(&site, "Bruno").await, Browser::default());
    bruno.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let code = new_code(&site, &mut bruno).await;
    enters(&site, &mut phone, &code).await;
    let code = new_code(&site, &mut anna).await;
    let page = enters(&site, &mut bruno, &code).await;
    assert_eq!(page.texts(".me"), ["Bruno"]);
    assert!(page.texts(".warning").is_empty() && page.text.contains("No game is lost"), "{}", page.text);
    assert_eq!(bruno.press(&site, &page, "button.primary").await.texts(".me"), ["Anna"]);
    assert_eq!(phone.get(&site, "/").await.texts(".me"), ["Bruno"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_own_code_changes_nothing_and_is_not_used_up() {
    let site = Site::open().await;
    let (mut anna, mut phone) = (person(&site, "Anna").await, Browser::default());
    let code = new_code(&site, &mut anna).await;
    let page = enters(&site, &mut anna, &code).await;
    assert_eq!(page.texts("h1"), ["This browser already plays as Anna."]);
    assert!(is_known(&enters(&site, &mut phone, &code).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_shown_and_stored_as_one_of_the_known_kinds() {
    let site = Site::open().await;
    let header = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 Secret-Build-7";
    let request = Request::post("/me/name").header(USER_AGENT, header).header(ORIGIN, ADDRESS);
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let response = site.send(request.body(Body::from("name=Anna")).unwrap()).await;
    let cookie = response.headers()[SET_COOKIE].to_str().unwrap().split([';', '=']).nth(1).unwrap();
    let mut anna = Browser { cookie: Some(cookie.to_string()) };
    let page = anna.get(&site, "/me/devices").await;
    assert_eq!(page.texts(".devices strong"), ["Firefox · Linux"]);
    assert!(page.texts(".devices .credit")[0].starts_with("used today"));
    let connection = Connection::open(site.file()).unwrap();
    let kind: String = connection.query_row("select kind from token", [], |row| row.get(0)).unwrap();
    assert_eq!(kind, "firefox linux");
}

/// Sends a request with this cookie, and returns the cookies that the response sets.
async fn cookies_set(site: &Site, cookie: &str) -> Vec<String> {
    let request = Request::get("/").header(COOKIE, cookie).body(Body::empty()).unwrap();
    let response = site.send(request).await;
    let set = response.headers().get_all(SET_COOKIE).iter();
    set.map(|cookie| cookie.to_str().unwrap().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_and_the_last_use_are_renewed_once_a_day() {
    let site = Site::open().await;
    let anna = person(&site, "Anna").await;
    let token = anna.cookie.unwrap();
    let cookie = format!("portolan={token}");
    assert_eq!(cookies_set(&site, &cookie).await, Vec::<String>::new());
    tamper(&site, "update token set used_at = used_at - 86400000");
    let site = site.restart().await;
    let renewed = cookies_set(&site, &cookie).await;
    assert_eq!(renewed, [format!("{cookie}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")]);
    assert_eq!(cookies_set(&site, &cookie).await, Vec::<String>::new());
    let used = || -> i64 {
        let connection = Connection::open(site.file()).unwrap();
        connection
            .query_row("select used_at from token where made_at - used_at < 86400000", [], |row| row.get(0))
            .unwrap_or(-1)
    };
    // It is stored in the background.
    while used() < 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(used() % 86_400_000, 0, "only the day is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_the_cookie_has_the_host_prefix_and_replaces_the_former_one() {
    let site = Site::with(|config| config.base_url = Some("https://play.test".into())).await;
    let program = Program::new(&site, "Anna").await;
    let former = format!("portolan={}", program.token);
    let set = cookies_set(&site, &former).await;
    let attributes = "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure";
    assert_eq!(set[0], format!("__Host-{former}{attributes}"));
    assert!(set[1].starts_with("portolan=; Path=/; Max-Age=0;"), "{set:?}");
    assert_eq!(cookies_set(&site, &format!("__Host-{former}")).await, Vec::<String>::new());
    // A neighbouring site can set the former cookie, but not the one with the prefix.
    let eve = Program::new(&site, "Eve").await;
    let both = format!("portolan={}; __Host-{former}", eve.token);
    let request = Request::get("/api/v1/me").header(COOKIE, both).body(Body::empty()).unwrap();
    let (_, me) = crate::api::answer(&site, request).await;
    assert_eq!(me["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_list_add_and_remove_devices() {
    let site = Site::open().await;
    let ada = Program::new(&site, "Ada").await;
    let (status, code) = ada.post(&site, "/me/code", &json!({})).await;
    assert_eq!((status, &code["seconds"]), (StatusCode::CREATED, &json!(600)));
    assert_eq!(code["link"], format!("{ADDRESS}/me/enter/{}", code["code"].as_str().unwrap()));
    let unknown = Program { token: String::new() };
    let body = json!({ "code": code["code"] });
    let (status, entered) = unknown.post(&site, "/enter", &body).await;
    assert_eq!((status, &entered["name"]), (StatusCode::CREATED, &json!("Ada")));
    let (status, refused) = unknown.post(&site, "/enter", &body).await;
    assert_eq!((status, &refused["error"]), (StatusCode::NOT_FOUND, &json!("unknown-code")));
    let other = Program { token: entered["token"].as_str().unwrap().into() };
    let (_, devices) = ada.get(&site, "/me/devices").await;
    assert_eq!((devices[0]["browser"].as_str(), devices[0]["own"].as_bool()), (Some("program"), Some(true)));
    let today = devices[0]["used"].as_i64().unwrap();
    assert_eq!((today % 86_400, devices[0]["added"].as_i64()), (0, Some(today)));
    let id = devices[1]["id"].as_str().unwrap();
    let (status, _) = ada.send(&site, "DELETE", &format!("/me/devices/{id}"), &json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(other.get(&site, "/me").await.0, StatusCode::FORBIDDEN);
    let (status, _) = ada.send(&site, "DELETE", &format!("/me/devices/{id}"), &json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = ada.send(&site, "DELETE", "/me/devices", &json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&site, "/me/devices").await.1.as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_without_games_are_forgotten() {
    let site = Site::open().await;
    let (mut anna, mut bruno) = (person(&site, "Anna").await, person(&site, "Bruno").await);
    anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let days = |days: u64| std::time::Duration::from_secs(days * 86_400);
    let age =
        "update person set made_at = made_at - 8640000000; update token set used_at = used_at - 8640000000";
    tamper(&site, age);
    assert_eq!(site.app.forget_guests(days(101)).await.unwrap(), 0);
    assert_eq!(site.app.forget_guests(days(99)).await.unwrap(), 1);
    let site = site.restart().await;
    assert!(is_known(&anna.get(&site, "/").await));
    assert!(!is_known(&bruno.get(&site, "/").await));
}
