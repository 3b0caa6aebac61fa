//! A page that the server refuses to keep up to date says why, stays usable, and recovers by itself.

use crate::context::run_test;
use crate::person::Person;
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;

const REFUSED: &str = "Too many tables are open at the same time.";

/// The number of pushes that one person may receive at the same time.
const LIMIT: usize = 32;

/// Opens the pushes at this path outside of the browser, as often as the server allows.
async fn open_all_pushes(person: &Person, path: &str, address: &str) -> Vec<TcpStream> {
    let cookies = person.devtools("Network.getCookies", &json!({})).await;
    let cookie = cookies["cookies"][0]["value"].as_str().expect("a cookie").to_string();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: portolan={cookie}\r\n\r\n");
    let mut open = Vec::new();
    while open.len() < LIMIT {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.write_all(request.as_bytes()).expect("it is accepted");
        let mut status = [0; 12];
        stream.read_exact(&mut status).expect("a response");
        // The server may not have noticed yet that the page of the person is closed.
        if status.ends_with(b"200") {
            open.push(stream);
        }
    }
    open
}

#[test]
fn a_page_without_pushes_explains_why_and_stays_usable() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        let table = anna.url().await;
        let path = anna.text("document.querySelector('main').dataset.events").await;
        anna.open("/").await;
        let open = open_all_pushes(&anna, &path, &context.server.address).await;
        anna.expects_error("429");
        anna.open(&table).await;
        anna.sees(REFUSED).await;
        for _ in 0..2 {
            let entry_count = anna.entry_count().await;
            anna.chooses_something().await;
            anna.waits_for_turn(entry_count).await;
        }
        anna.sees(REFUSED).await;
        drop(open);
        anna.sees_no(REFUSED).await;
        let entry_count = anna.entry_count().await;
        anna.chooses_something().await;
        anna.waits_for_turn(entry_count).await;
    });
}
