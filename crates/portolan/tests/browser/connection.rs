//! When the line breaks or the server dies: the page says so, and recovers by itself.

use crate::house::visit;
use crate::person::Person;
use crate::proxy::Proxy;
use crate::together::{joins, link};
use crate::window::Window;

const LOST: &str = "Connection lost. Reconnecting…";

/// The browser writes down every request that fails.
fn expects_failed_requests(person: &Person) {
    for error in [
        "ERR_CONNECTION",
        "ERR_EMPTY_RESPONSE",
        "ERR_INCOMPLETE_CHUNKED_ENCODING",
        "ERR_SOCKET_NOT_CONNECTED",
    ] {
        person.expects(error);
    }
}

#[test]
fn a_page_recovers_from_a_broken_connection_and_shows_what_happened_meanwhile() {
    visit(async |house| {
        let line = Proxy::to(&house.program.address).await;
        let anna = house.guest("Anna", Window::DESK, &line.address).await;
        let bruno = house.person("Bruno").await;
        anna.takes_name().await;
        anna.starts_osaka(&["me", "friend"]).await;
        let invitation = link(&anna, "Invite").await.replace(&line.address, &house.program.address);
        joins(&bruno, &invitation).await;
        if anna.is_to_choose().await {
            anna.chooses_something().await;
        }
        expects_failed_requests(&anna);
        line.cut();
        anna.sees(LOST).await;
        bruno.waits_for_turn(None).await;
        bruno.chooses_something().await;
        let entry_count = bruno.entry_count().await;
        assert!(anna.entry_count().await < entry_count);
        line.mend();
        anna.waits_for_turn(entry_count - 1).await;
        anna.sees_no(LOST).await;
        assert_eq!(anna.entry_count().await, entry_count);
        anna.chooses_something().await;
        bruno.waits_for_turn(entry_count).await;
    });
}

#[test]
fn a_click_without_connection_is_told_and_can_be_made_again() {
    visit(async |house| {
        let line = Proxy::to(&house.program.address).await;
        let anna = house.guest("Anna", Window::DESK, &line.address).await;
        anna.starts_osaka(&["me", "bot:greedy"]).await;
        anna.waits_for_turn(None).await;
        expects_failed_requests(&anna);
        line.cut();
        let (entry_count, choices) = (anna.entry_count().await, anna.choices().await);
        anna.chooses(&choices[0]).await;
        anna.sees(LOST).await;
        assert_eq!((anna.entry_count().await, anna.choices().await), (entry_count, choices));
        line.mend();
        anna.sees_no(LOST).await;
        anna.chooses_something().await;
    });
}

#[test]
fn nothing_is_lost_when_the_server_is_killed_and_the_game_goes_on() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        anna.starts_osaka(&["me", "bot:greedy", "bot:random"]).await;
        anna.plays_until("Number(table.dataset.entryCount) > 12").await;
        let shown = anna.text("document.querySelector('#table').innerText").await;
        expects_failed_requests(&anna);
        house.program.kill();
        anna.sees(LOST).await;
        house.program.start_again();
        anna.sees_no(LOST).await;
        assert_eq!(anna.text("document.querySelector('#table').innerText").await, shown);
        for _ in 0..3 {
            let entry_count = anna.entry_count().await;
            anna.chooses_something().await;
            anna.waits_for_turn(entry_count).await;
        }
    });
}
