//! When the connection breaks or the server is killed, the page says so and recovers by itself.

use crate::context::run_test;
use crate::person::Person;
use crate::proxy::Proxy;
use crate::several_people::{joins, link};
use crate::window::Window;

const LOST: &str = "Connection lost. Reconnecting…";

/// The browser logs every request that fails.
fn expects_failed_requests(person: &Person) {
    for error in [
        "ERR_CONNECTION",
        "ERR_EMPTY_RESPONSE",
        "ERR_INCOMPLETE_CHUNKED_ENCODING",
        "ERR_SOCKET_NOT_CONNECTED",
    ] {
        person.expects_error(error);
    }
}

#[test]
fn a_page_reconnects_and_shows_the_events_it_missed() {
    run_test(async |context| {
        let proxy = Proxy::to(&context.server.address).await;
        let anna = context.person_at("Anna", Window::DESK, &proxy.address).await;
        let bruno = context.person("Bruno").await;
        anna.takes_name().await;
        anna.starts_osaka(&["me", "friend"]).await;
        let invitation = link(&anna, "Invite").await.replace(&proxy.address, &context.server.address);
        joins(&bruno, &invitation).await;
        if anna.has_turn().await {
            anna.chooses_something().await;
        }
        expects_failed_requests(&anna);
        proxy.cut();
        anna.sees(LOST).await;
        bruno.waits_for_turn(None).await;
        bruno.chooses_something().await;
        let entry_count = bruno.entry_count().await;
        assert!(anna.entry_count().await < entry_count);
        proxy.restore();
        anna.waits_for_turn(entry_count - 1).await;
        anna.sees_no(LOST).await;
        assert_eq!(anna.entry_count().await, entry_count);
        anna.chooses_something().await;
        bruno.waits_for_turn(entry_count).await;
    });
}

#[test]
fn a_click_without_connection_shows_an_error_and_can_be_repeated() {
    run_test(async |context| {
        let proxy = Proxy::to(&context.server.address).await;
        let anna = context.person_at("Anna", Window::DESK, &proxy.address).await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        expects_failed_requests(&anna);
        proxy.cut();
        let (entry_count, choices) = (anna.entry_count().await, anna.choices().await);
        anna.chooses(&choices[0]).await;
        anna.sees(LOST).await;
        assert_eq!((anna.entry_count().await, anna.choices().await), (entry_count, choices));
        proxy.restore();
        anna.sees_no(LOST).await;
        anna.chooses_something().await;
    });
}

#[test]
fn a_killed_and_restarted_server_loses_nothing() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy", "bot:random"]).await;
        anna.plays_until("Number(table.dataset.entryCount) > 12").await;
        let shown = anna.text("document.querySelector('#table').innerText").await;
        expects_failed_requests(&anna);
        context.server.kill();
        anna.sees(LOST).await;
        context.server.restart();
        anna.sees_no(LOST).await;
        assert_eq!(anna.text("document.querySelector('#table').innerText").await, shown);
        for _ in 0..3 {
            let entry_count = anna.entry_count().await;
            anna.chooses_something().await;
            anna.waits_for_turn(entry_count).await;
        }
    });
}
