//! Fuzzing: random and damaged requests, headers, forms, JSON, ids and stored rows. No answer may have a status of 500 or more,
//! and each refusal must have a sentence. `PORTOLAN_FUZZ` sets the number of requests; the default is a few thousand.

use crate::api::Program;
use crate::site::{ADDRESS, Site};
use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, ORIGIN};
use axum::http::{HeaderName, HeaderValue, Request, StatusCode};
use http_body_util::BodyExt;
use portolan_games::core::ThoughtRng;
use rusqlite::Connection;
use serde_json::json;
use std::path::Path;

const PIECES: &[&str] = &[
    "seat",
    "decision_id",
    "choice",
    "choices",
    "entry_count",
    "=",
    "&",
    "?",
    "1",
    "0",
    "-1",
    "99999999999999999999",
    "%00",
    "%ff%fe",
    "token+r",
    "buy",
    "back",
    "game",
    "osaka",
    "yokohama",
    "seat-1",
    "me",
    "bot:",
    "bot:greedy",
    "option-open-hands",
    "yes",
    "name",
    "count",
    "\u{202e}",
    "ż",
    "+",
    ";",
    "..",
    "/",
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "null",
    "true",
    "1e999",
    "\\u0000",
    "{\"seat\":1,\"decision_id\":0,\"choice\":\"buy\"}",
    "{\"name\":\"x\"}",
    "{\"game\":\"osaka\",\"seats\":[\"me\",\"me\"]}",
    "{\"game\":\"ostia\",\"seats\":[]}",
    "seat=1&decision_id=0&choice=buy",
    "game=osaka&seat-1=me&seat-2=me",
    "name=Anna",
];

const KINDS: &[&str] =
    &["application/x-www-form-urlencoded", "application/json", "text/plain", "multipart/form-data", ""];

/// Returns the number of requests.
fn request_count() -> usize {
    std::env::var("PORTOLAN_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(4000)
}

fn pieces(rng: &mut ThoughtRng, most: u32) -> String {
    (0..rng.below(most)).map(|_| rng.pick(PIECES).unwrap()).collect()
}

/// Returns random pieces, sometimes with one damaged byte.
fn bytes(rng: &mut ThoughtRng, most: u32) -> Vec<u8> {
    let mut bytes = pieces(rng, most).into_bytes();
    if rng.below(4) == 0 && !bytes.is_empty() {
        let at = rng.below(bytes.len() as u32) as usize;
        bytes[at] = rng.below(256) as u8;
    }
    bytes
}

/// Returns all addresses, and some that do not exist.
fn addresses(table: &str, watch: &str) -> Vec<String> {
    let mut all: Vec<String> = [
        "/",
        "/tables",
        "/me/name",
        "/me/devices/code",
        "/me/logout",
        "/me/enter",
        "/me/language",
        "/health",
        "/nothing",
        "/api/v1/x",
    ]
    .map(String::from)
    .to_vec();
    let of_tables = [
        "",
        "/at",
        "/log",
        "/record",
        "/check",
        "/review",
        "/review/stop",
        "/choose",
        "/hint",
        "/take-back",
        "/fast",
        "/rematch",
        "/view",
    ];
    let of_seats = [
        "/seats/2/resign",
        "/seats/9/resign",
        "/seats/1/bot",
        "/seats/999/person",
        "/seats/x/bot",
        "/choices",
    ];
    for base in [
        format!("/t/{table}"),
        format!("/w/{watch}"),
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/watch/{watch}"),
    ] {
        all.extend(of_tables.iter().chain(&of_seats).map(|rest| format!("{base}{rest}")));
    }
    let api = ["/games", "/people", "/me", "/tables", "/openapi.json", "/join/0"];
    all.extend(api.iter().map(|rest| format!("/api/v1{rest}")));
    for secret in ["join", "me/enter", "t", "w", "assets", "api/v1/join", "api/v1/tables"] {
        all.extend(
            ["0", "%00", "..%2f..", "%F0%9F", &"a".repeat(40), &"f".repeat(4000)]
                .map(|name| format!("/{secret}/{name}")),
        );
    }
    all
}

fn header(rng: &mut ThoughtRng, own: &str) -> HeaderValue {
    let text = match rng.below(3) {
        0 => own.as_bytes().to_vec(),
        _ => bytes(rng, 4),
    };
    HeaderValue::from_bytes(&text).unwrap_or(HeaderValue::from_static("x"))
}

fn request(rng: &mut ThoughtRng, addresses: &[String], token: &str) -> Option<Request<Body>> {
    let mut address = rng.pick(&addresses.iter().collect::<Vec<_>>())?.clone();
    if rng.below(2) == 0 {
        address =
            format!("{address}?{}", pieces(rng, 6).replace(|letter: char| !letter.is_ascii_graphic(), "%20"));
    }
    let method =
        rng.pick(&["GET", "POST", "POST", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW"])?;
    let mut request = Request::builder().method(method).uri(address).body(Body::from(bytes(rng, 8))).ok()?;
    let own: [(HeaderName, &str); 6] = [
        (ORIGIN, ADDRESS),
        (COOKIE, &format!("portolan={token}")),
        (AUTHORIZATION, &format!("Bearer {token}")),
        (CONTENT_TYPE, rng.pick(KINDS)?),
        (ACCEPT_LANGUAGE, "pl-PL,pl;q=0.9,en;q=0.1"),
        (HeaderName::from_static("x-portolan"), "1"),
    ];
    for (name, own) in own {
        if rng.below(4) > 0 {
            request.headers_mut().insert(name, header(rng, own));
        }
    }
    Some(request)
}

/// Whether an answer has a sentence: in a page, or in JSON.
fn has_message(path: &str, body: &Bytes) -> bool {
    if path.starts_with("/api/v1") {
        let answer: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
        answer["message"].as_str().is_some_and(|message| !message.is_empty())
    } else {
        body.starts_with(b"<!DOCTYPE html>") || body.starts_with(b"<div id=\"table\"")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_random_request_causes_a_server_error() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let table = program.open(&site, "osaka", &["me", "me", "bot:random"]).await;
    let addresses = addresses(table["id"].as_str().unwrap(), table["spectators"].as_str().unwrap());
    let mut rng = ThoughtRng::new(3);
    let (mut sent, mut refused) = (0, 0);
    while sent < request_count() {
        let Some(request) = request(&mut rng, &addresses, &program.token) else { continue };
        let what = format!("{} {} {:?}", request.method(), request.uri(), request.headers());
        let (head, path) = (request.method() == "HEAD", request.uri().path().to_string());
        let response = site.send(request).await;
        let status = response.status();
        assert!(!status.is_server_error(), "{status}: {what}");
        let body = response.into_body().collect().await.unwrap().to_bytes();
        if status.is_client_error() {
            refused += 1;
            assert!(head || has_message(&path, &body), "{status}: {what}\n{body:?}");
        }
        sent += 1;
    }
    assert!(refused > sent / 4 && refused < sent, "{refused} of {sent} were refused");
    program.table_after_bots(&site, &table).await;
}

/// The columns to damage.
const COLUMNS: &[(&str, &str)] = &[
    ("entry", "text"),
    ("entry", "seat"),
    ("entry", "entry_index"),
    ("seat", "seat"),
    ("seat", "bot"),
    ("seat", "name"),
    ("game_table", "setup"),
    ("game_table", "game"),
    ("progress", "entry_count"),
    ("progress", "to_act"),
    ("progress", "outcome"),
    ("game_table", "rematch"),
    ("game_table", "closure"),
    ("game_table", "stand_in_after"),
    ("seat", "resigned"),
    ("seat_change", "seat"),
    ("seat_change", "event"),
    ("seat_change", "entry_count"),
    ("seat_change", "at"),
    ("game_table", "made_at"),
];

const VALUES: &[&str] = &[
    "null",
    "''",
    "'nonsense'",
    "-1",
    "99",
    "9223372036854775807",
    "1.5",
    "x'ff00fe'",
    "'osaka'",
    "'back'",
    "'greedy'",
    "setup || 'x'",
    "substr(setup, 1, 200)",
    "replace(setup, 'osaka', 'ostia')",
];

fn connect(file: &Path) -> Connection {
    let connection = Connection::open(file).unwrap();
    connection.pragma_update(None, "foreign_keys", false).unwrap();
    connection
}

/// Damages one column of one table; false if the database refuses.
fn damage(file: &Path, table: &str, rng: &mut ThoughtRng) -> bool {
    let (name, column) = rng.pick(COLUMNS).unwrap();
    let value = rng.pick(VALUES).unwrap();
    let key = if name == "game_table" { "id" } else { "table_id" };
    let one = if name == "entry" { format!(" and entry_index = {}", rng.below(4)) } else { String::new() };
    let sql = format!("update or ignore {name} set {column} = {value} where {key} = '{table}'{one}");
    connect(file).execute(&sql, []).is_ok_and(|changed| changed > 0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_row_affects_no_other_table() {
    let mut site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let intact = program.open(&site, "dschunke", &["me", "bot:random", "bot:random"]).await;
    let mut rng = ThoughtRng::new(9);
    let mut broken = 0;
    for _ in 0..60 {
        let victim = program.open(&site, "osaka", &["me", "bot:random", "bot:greedy"]).await;
        let id = victim["id"].as_str().unwrap();
        for change in ["bot", "person"] {
            program.post(&site, &format!("/tables/{id}/seats/1/{change}"), &json!({})).await;
        }
        if !damage(&site.file(), id, &mut rng) {
            continue;
        }
        site = site.restart().await;
        for address in [
            format!("/tables/{id}"),
            format!("/tables/{id}/view"),
            format!("/tables/{id}/log"),
            "/tables".into(),
        ] {
            let (status, answer) = program.get(&site, &address).await;
            assert!(!status.is_server_error(), "{status} {address}: {answer}");
            broken += usize::from(status == StatusCode::GONE);
        }
        program.table_after_bots(&site, &intact).await;
    }
    assert!(broken > 20, "only {broken} requests were refused: too few rows were damaged");
}
