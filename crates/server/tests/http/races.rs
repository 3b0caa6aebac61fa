//! Simultaneous requests: permissions are checked under the lock of the table, only one choice is made for each decision, and a
//! slow request blocks no other.

use crate::api::{Program, pending_decision};
use crate::site::{ADDRESS, Browser, Page, Site};
use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, ORIGIN, RETRY_AFTER};
use axum::http::{Request, StatusCode};
use futures_util::future::join_all;
use futures_util::stream;
use portolan_games::core::{Seat, Viewer};
use portolan_server::{ActiveTable, Actor, ServerError};
use portolan_store::{Append, AppendOutcome, Entry, PersonId, TokenHash};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// A table with two people.
pub(crate) struct Duel {
    pub(crate) table: Value,
    pub(crate) host: Program,
    pub(crate) guest: Program,
}

impl Duel {
    pub(crate) async fn open(site: &Site) -> Duel {
        let (host, guest) = (Program::new(site, "Anna").await, Program::new(site, "Bruno").await);
        let table = host.open(site, "osaka", &["me", "friend"]).await;
        let invite = table["seats"][1]["invite"].as_str().unwrap();
        guest.post(site, &format!("/join/{invite}"), &json!({ "name": "Bruno" })).await;
        Duel { table, host, guest }
    }

    pub(crate) fn id(&self) -> &str {
        self.table["id"].as_str().unwrap()
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/tables/{}{rest}", self.id())
    }

    pub(crate) async fn active(&self, site: &Site) -> Arc<ActiveTable> {
        site.app.table(self.table["id"].as_str().unwrap().parse().unwrap()).await.unwrap()
    }

    /// Returns the person to act, with their seat and the request body for their first choice.
    pub(crate) async fn first_choice(&self, site: &Site) -> (&Program, u64, Value) {
        for program in [&self.host, &self.guest] {
            let (_, table) = program.get(site, &self.path("")).await;
            if let Some(decision) = pending_decision(&table) {
                let (seat, id) = (&decision["seat"], &decision["decision_id"]);
                let body = json!({ "seat": seat, "decision_id": id, "choice": decision["choices"][0] });
                return (program, seat.as_u64().unwrap(), body);
            }
        }
        panic!("no person is to act");
    }
}

async fn person_of(site: &Site, program: &Program) -> PersonId {
    site.app.store.person_by_token(TokenHash::of(&program.token)).await.unwrap().unwrap().id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_was_replaced_by_a_bot_cannot_choose() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let (program, number, body) = duel.first_choice(&site).await;
    let active = duel.active(&site).await;
    let (person, seat) = (person_of(&site, program).await, Seat::from_number(number as usize).unwrap());
    let (decision_id, choice) =
        (body["decision_id"].as_u64().unwrap() as u32, body["choice"].as_str().unwrap());
    // There is no bot on the seat yet.
    let early = active.choose(Actor::Bot, seat, decision_id, choice).await;
    assert!(matches!(early, Err(ServerError::Forbidden)), "{early:?}");
    program.post(&site, &duel.path(&format!("/seats/{number}/bot")), &json!({})).await;
    site.wait_for_bots(duel.table["id"].as_str().unwrap()).await;
    let position = active.position().await;
    let (entry_count, decision_id) = (position.entry_count, position.decision_id(seat));
    let seen_count = position.seen_count(Viewer::Seat(seat));
    for refused in [
        active.choose(Actor::Person(person), seat, decision_id, choice).await,
        active.take_back(Actor::Person(person), seat, seen_count).await,
    ] {
        assert!(matches!(refused, Err(ServerError::Forbidden)), "{refused:?}");
    }
    // After the player took the seat back, a late choice of the bot is refused.
    program.post(&site, &duel.path(&format!("/seats/{number}/person")), &json!({})).await;
    let late = active.choose(Actor::Bot, seat, decision_id, choice).await;
    assert!(matches!(late, Err(ServerError::Forbidden)), "{late:?}");
    assert_eq!(active.position().await.entry_count, entry_count);
}

/// The store is blocked by another change while a choice and the replacement of its player arrive, in this order. The choice must
/// be stored before the replacement, or be refused: never the other way round.
#[tokio::test]
async fn a_choice_is_never_stored_after_its_player_was_replaced() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let (program, seat, body) = duel.first_choice(&site).await;
    let other = Connection::open(site.file()).unwrap();
    for statement in [
        "create table audit (what text)",
        "create trigger audit_seat after update on seat begin insert into audit values ('seat'); end",
        "create trigger audit_entry after insert on entry begin insert into audit values ('entry'); end",
        "begin immediate",
    ] {
        other.execute(statement, []).unwrap();
    }
    let [settings, choices, bot] =
        ["/fast", "/choices", &format!("/seats/{seat}/bot")].map(|rest| duel.path(rest));
    let (fast, empty) = (json!({ "fast": false }), json!({}));
    // The first request locks the table and waits for the store; the others wait for the lock.
    let requests = async {
        tokio::join!(
            biased;
            duel.host.post(&site, &settings, &fast),
            program.post(&site, &choices, &body),
            program.post(&site, &bot, &empty),
            async { other.execute("commit", []).unwrap() },
        )
    };
    let (_, (chosen, answer), (replaced, _), _) = requests.await;
    assert_eq!((chosen, replaced), (StatusCode::OK, StatusCode::OK), "{answer}");
    let mut audit = other.prepare("select what from audit").unwrap();
    let stored: Vec<String> = audit.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert_eq!(stored[..2], ["entry", "seat"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_sent_eight_times_at_once_is_made_once() {
    let site = Site::open().await;
    let duel = Duel::open(&site).await;
    let (program, _, body) = duel.first_choice(&site).await;
    let path = duel.path("/choices");
    let answers = join_all((0..8).map(|_| program.post(&site, &path, &body))).await;
    let mut statuses: Vec<u16> = answers.iter().map(|(status, _)| status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(duel.active(&site).await.position().await.entry_count, 1);
}

/// Returns a request with the form of a choice, as our script sends it.
fn by_script(browser: &Browser, action: &str, body: Body) -> Request<Body> {
    let request =
        Request::builder().method("POST").uri(action).header(ORIGIN, ADDRESS).header("x-portolan", "1");
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let cookie = format!("portolan={}", browser.cookie.as_deref().unwrap());
    request.header(COOKIE, cookie).body(body).unwrap()
}

/// Returns the address and the body of the form for a page's first choice.
fn first_choice_form(page: &Page) -> (String, String) {
    let button = format!("button[name=choice][value='{}']", page.choices()[0]);
    let (action, fields) = page.form_of(&button);
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{name}={}", value.replace(' ', "+"))).collect();
    (action, fields.join("&"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_request_body_blocks_no_other_request_and_is_refused_as_stale() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let (action, form) = first_choice_form(&page);
    let (finish, finished) = oneshot::channel::<()>();
    let slow = stream::once(async move {
        finished.await.unwrap();
        Ok::<_, Infallible>(Bytes::from(form))
    });
    let slow = site.send(by_script(&anna, &action, Body::from_stream(slow)));
    let others = async {
        let chosen = anna.choose(&site, &page, &page.choices()[0]).await;
        finish.send(()).unwrap();
        chosen.status
    };
    let (slow, chosen) = tokio::join!(slow, others);
    assert_eq!((chosen, slow.status()), (StatusCode::OK, StatusCode::CONFLICT));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_response_to_a_choice_by_script_has_no_page() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let (action, form) = first_choice_form(&page);
    let response = site.send(by_script(&anna, &action, Body::from(form.clone()))).await;
    assert_eq!(response.status(), StatusCode::NO_CONTENT);
    let again = site.send(by_script(&anna, &action, Body::from(form))).await;
    assert_eq!(again.status(), StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_beyond_the_queue_limit_are_refused_with_retry_after() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "yokohama", &["me", "me", "me", "me"]).await;
    let cookie = format!("portolan={}", anna.cookie.as_deref().unwrap());
    let request =
        || Request::builder().uri(&page.address).header(COOKIE, &cookie).body(Body::empty()).unwrap();
    let responses = join_all((0..1000).map(|_| site.send(request()))).await;
    let (ok, refused): (Vec<_>, Vec<_>) =
        responses.into_iter().partition(|response| response.status() == StatusCode::OK);
    assert!(ok.len() >= 256 && !refused.is_empty(), "{} were rendered", ok.len());
    for response in refused {
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(response.headers()[RETRY_AFTER], "1");
    }
    assert_eq!(site.send(request()).await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limited_request_is_refused_with_retry_after() {
    let site = Site::with_rate(1, 1).await;
    let request = || Request::builder().uri("/").body(Body::empty()).unwrap();
    assert_eq!(site.send(request()).await.status(), StatusCode::OK);
    let refused = site.send(request()).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers()[RETRY_AFTER], "1");
}

/// A table is stored by another server while a bot is to move.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_when_its_table_is_read_into_memory() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let id = page.table().parse().unwrap();
    let position = site.app.table(id).await.unwrap().position().await;
    let mut table = position.table.clone();
    let seat = table.to_act().first().unwrap();
    // The person chooses until the bot is to move.
    let mut index = position.entry_count;
    while table.to_act().first() == Some(seat) {
        let choice = table.choices(seat)[0];
        table.choose(seat, choice).unwrap();
        let entry = Entry { seat: seat.index() as u8, text: choice.to_string(), at: 0 };
        let to_act = table.to_act().iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let append = Append { table: id, index, entry, to_act, outcome: None, is_secret: false };
        assert_eq!(site.app.store.append(append).await.unwrap(), AppendOutcome::Stored);
        index += 1;
    }
    // Unlike after a restart, this server resumes no tables.
    let site = site.restart_without_resuming().await;
    assert_eq!(anna.get(&site, &page.address).await.status, StatusCode::OK);
    let moved = timeout(Duration::from_secs(20), site.wait_for_bots(page.table())).await;
    assert!(moved.is_ok(), "the bot did not move");
    assert!(site.app.table(id).await.unwrap().position().await.entry_count > index);
}
