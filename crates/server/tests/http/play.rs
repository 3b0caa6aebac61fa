//! Playing on the pages: tables, choices, taking back, the end.

use crate::site::{Browser, Page, Site};
use axum::http::StatusCode;
use portolan_games::Record;
use portolan_games::core::ThoughtRng;

/// The seats of a player against two bots.
const AGAINST_BOTS: [&str; 3] = ["me", "bot:greedy", "bot:random"];

/// Presses random buttons until the game is over.
pub(crate) async fn play_to_the_end(site: &Site, browser: &mut Browser, mut page: Page) -> Page {
    let mut rng = ThoughtRng::new(7);
    for _ in 0..2000 {
        let choices = page.choices();
        let Some(choice) = rng.pick(&choices.iter().collect::<Vec<_>>()).map(|choice| (*choice).clone())
        else {
            return page;
        };
        page = browser.choose(site, &page, &choice).await;
        assert_eq!(page.status, StatusCode::OK);
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_on_the_first_page_opens_a_table_with_bots() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let home = anna.get(&site, "/").await;
    assert_eq!(home.texts("h2")[0], "Traders of Osaka");
    assert_eq!(anna.cookie, None, "reading sets no cookie");
    let table = anna.press(&site, &home, ".harbour-osaka button.primary").await;
    assert!(table.address.starts_with("/t/") && anna.cookie.is_some());
    site.wait_for_bots(table.table()).await;
    let table = anna.get(&site, &table.address).await;
    assert_eq!(table.texts("h1.turn"), ["Your turn"]);
    assert!(table.choices().len() > 1);
    let home = anna.get(&site, "/").await;
    assert_eq!(home.texts(".tables .turn"), ["your turn"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_pressing_buttons() {
    let site = Site::open().await;
    for game in portolan_games::GameId::ALL {
        let mut anna = Browser::default();
        let page = anna.start(&site, game.meta().id, &AGAINST_BOTS).await;
        let end = play_to_the_end(&site, &mut anna, page).await;
        assert_eq!(end.texts("h1.turn"), ["The game is over"]);
        let record = anna.get(&site, &format!("/t/{}/record", end.table())).await;
        let record = Record::parse(&record.text).unwrap();
        assert!(record.replay().unwrap().outcome().is_some());
        let check = anna.get(&site, &format!("/t/{}/check", end.table())).await;
        assert_eq!(check.texts("code.hash"), [record.seed.commitment(), record.seed.to_string()]);
        let home = anna.get(&site, "/").await;
        assert_eq!(home.values(".tables a", "href"), [format!("/t/{}", end.table())]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_and_the_record_are_secret_until_the_end() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &AGAINST_BOTS).await;
    let record = anna.get(&site, &format!("/t/{}/record", page.table())).await;
    assert_eq!(record.status, StatusCode::FORBIDDEN);
    let check = anna.get(&site, &format!("/t/{}/check", page.table())).await;
    assert_eq!(check.texts("code.hash").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_for_an_older_position_is_refused_with_the_current_one() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let old = anna.start(&site, "osaka", &["me", "me"]).await;
    let choice = old.choices()[0].clone();
    let (action, fields) = old.form_of(&format!("button[name=choice][value='{choice}']"));
    let first = anna.post(&site, &action, &fields).await;
    assert_eq!(first.status, StatusCode::OK);
    let again = anna.post(&site, &action, &fields).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert_eq!(again.texts(".notice"), ["The game has moved on. This is the current position."]);
    assert_eq!(again.values("#table", "data-entry-count"), ["1"], "it was applied once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_can_be_taken_back_until_something_is_revealed() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let mut page = anna.start(&site, "osaka", &["me", "bot:random"]).await;
    // A purchase starts with the payment, before anything is revealed.
    while !page.choices().contains(&"buy".to_string()) {
        let choice = page.choices()[0].clone();
        page = anna.choose(&site, &page, &choice).await;
    }
    let paying = anna.choose(&site, &page, "buy").await;
    assert_ne!(paying.choices(), page.choices());
    let back = anna.press(&site, &paying, "#undo button").await;
    assert_eq!(back.choices(), page.choices());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_choice_is_refused_with_the_reason() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let choice = page.choices()[0].clone();
    let (action, mut fields) = page.form_of(&format!("button[name=choice][value='{choice}']"));
    fields.retain(|(name, _)| name != "choice");
    fields.push(("choice".into(), "pay r5".into()));
    let refused = anna.post(&site, &action, &fields).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.texts(".notice")[0].contains("rules"), "{:?}", refused.texts(".notice"));
    assert_eq!(refused.choices(), page.choices());
    fields.retain(|(name, _)| name != "choice");
    fields.push(("choice".into(), "dance".into()));
    assert_eq!(anna.post(&site, &action, &fields).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_positions_show_what_the_player_saw() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let mut page = anna.start(&site, "osaka", &AGAINST_BOTS).await;
    let start: usize = page.values("#slider", "max")[0].parse().unwrap();
    let seen = anna.get(&site, &format!("/t/{}?seat=1", page.table())).await;
    for _ in 0..6 {
        let choice = page.choices()[0].clone();
        page = anna.choose(&site, &page, &choice).await;
    }
    let earlier = anna.get(&site, &format!("/t/{}/at?count={start}&seat=1", page.table())).await;
    assert!(earlier.choices().is_empty(), "the past cannot be changed");
    assert_eq!(earlier.values("#slider", "value"), [start.to_string()]);
    assert_eq!(earlier.texts(".log li"), seen.texts(".log li"));
    assert_ne!(earlier.texts(".log li"), page.texts(".log li"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_same_players_and_is_opened_once() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let page = anna.start(&site, "osaka", &["me", "me"]).await;
    let end = play_both_seats(&site, &mut anna, page).await;
    let rematch = anna.press(&site, &end, ".after button").await;
    assert_ne!(rematch.table(), end.table());
    let again = anna.get(&site, &format!("/t/{}", end.table())).await;
    assert_eq!(again.values(".after a.button", "href"), [format!("/t/{}", rematch.table())]);
}

/// Plays two seats in one browser until the game is over.
async fn play_both_seats(site: &Site, browser: &mut Browser, mut page: Page) -> Page {
    for _ in 0..2000 {
        if let Some(next) = page.values(".hand-over a", "href").first() {
            page = browser.get(site, next).await;
        }
        let choices = page.choices();
        let Some(choice) = choices.first() else { return page };
        page = browser.choose(site, &page, choice).await;
    }
    panic!("the game does not end");
}
