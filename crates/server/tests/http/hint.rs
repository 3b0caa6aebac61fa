//! Hints: only for the player to act, and only from what the seat knows.

use crate::api::Program;
use crate::site::{Browser, Page, Site};
use axum::http::StatusCode;
use portolan_games::core::{Memory, ThoughtRng, Viewer};
use portolan_games::{AnyTable, GameId};
use serde_json::{Value, json};

/// Returns the best choices on the page of a hint.
fn best_choices(page: &Page) -> Vec<String> {
    page.values(".hints button[name=choice]", "value")
}

fn decision(table: &Value) -> Value {
    let mine = &table["mine"][0];
    json!({ "seat": mine["seat"], "decision_id": mine["decision_id"] })
}

fn hint_path(table: &Value) -> String {
    format!("/tables/{}/hint", table["id"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_to_act_sees_the_best_choices_and_can_make_one() {
    let site = Site::open().await;
    for game in GameId::ALL {
        let mut anna = Browser::default();
        let table = anna.start(&site, game.meta().id, &["me", "bot:greedy", "bot:greedy"]).await;
        let hint = anna.press(&site, &table, "#ask-hint button").await;
        assert!(hint.address.ends_with("/hint?seat=1"), "{}", hint.address);
        let best = best_choices(&hint);
        assert!((1..=3).contains(&best.len()), "{game}: {best:?}");
        assert!(best.iter().all(|choice| table.choices().contains(choice)), "{game}: {best:?}");
        assert_eq!(hint.texts(".hints .chance span").len(), best.len());
        let expected = &hint.texts(".hints .chance span")[0];
        let won_by = if *game == GameId::Dschunke { " yuan" } else { " points" };
        assert!(expected.contains("% chance of winning, about ") && expected.ends_with(won_by), "{expected}");
        assert_eq!(
            hint.texts(".hints p.then").len(),
            1,
            "only the best choice shows its continuation at first"
        );
        assert_eq!(
            hint.texts(".hints details.then p").len(),
            best.len() - 1,
            "the others show it in details"
        );
        assert!(hint.texts(".hints .says")[0].len() > best[0].len(), "it says what the choice does");
        let again = anna.press(&site, &table, "#ask-hint button").await;
        assert_eq!(again.text, hint.text, "a hint is computed once");
        let after = anna.choose(&site, &hint, &best[0]).await;
        assert_eq!(after.status, StatusCode::OK);
        assert_eq!(after.texts("#table").len(), 1, "the browser is back at the table");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_in_the_language_of_the_player() {
    let site = Site::open().await;
    for (language, says) in [("it", "di probabilità"), ("pl", "szansa na"), ("de", "Gewinnchance")] {
        let mut anna = Browser::default();
        let table = anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
        anna.post(&site, "/me/language", &[("language".into(), language.into())]).await;
        let hint = anna.press(&site, &table, "#ask-hint button").await;
        assert!(hint.texts(".hints .chance span")[0].contains(says), "{}", hint.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_people_and_spectators_get_no_hint() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let (address, fields) = table.form_of("#ask-hint button");
    let watch = table.texts(".seats code.link").remove(0).replace(crate::site::ADDRESS, "");
    let mut stranger = Browser::default();
    stranger.start(&site, "osaka", &["me", "bot:greedy"]).await;
    assert_eq!(stranger.post(&site, &address, &fields).await.status, StatusCode::NOT_FOUND);
    assert_eq!(stranger.get(&site, &address).await.status, StatusCode::NOT_FOUND);
    let watched = stranger.get(&site, &watch).await;
    assert_eq!(watched.status, StatusCode::OK);
    assert!(watched.texts("#ask-hint, #hint").is_empty(), "spectators see no button");
    for page in [
        stranger.get(&site, &format!("{watch}/hint")).await,
        stranger.post(&site, &format!("{watch}/hint"), &fields).await,
    ] {
        assert_eq!(page.status, StatusCode::NOT_FOUND);
    }
    let mut unknown = Browser::default();
    assert_eq!(unknown.post(&site, &address, &fields).await.status, StatusCode::FORBIDDEN);
    let bot_seat = [("seat".to_string(), "2".to_string()), ("decision_id".into(), "0".into())];
    assert_eq!(anna.post(&site, &address, &bot_seat).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_opened_without_hints() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    assert_eq!(
        anna.get(&site, "/").await.texts("select[name=hints]").len(),
        4,
        "the form of each game has the option"
    );
    let fields = [("game", "osaka"), ("seat-1", "me"), ("seat-2", "me"), ("hints", "no")];
    let fields = fields.map(|(name, value)| (name.to_string(), value.to_string()));
    let table = anna.post(&site, "/tables", &fields).await;
    assert!(table.texts("#ask-hint, #hint").is_empty());
    let address = format!("/t/{}/hint", table.table());
    let decision = [("seat".to_string(), "1".to_string()), ("decision_id".into(), "0".into())];
    for page in [anna.post(&site, &address, &decision).await, anna.get(&site, &address).await] {
        assert_eq!(page.status, StatusCode::FORBIDDEN);
        assert!(page.text.contains("Hints are turned off"), "{}", page.text);
    }
    let site = site.restart().await;
    assert!(anna.get(&site, &table.address).await.texts("#ask-hint").is_empty(), "the option is stored");

    let ada = Program::new(&site, "Ada").await;
    let new = json!({ "game": "osaka", "seats": ["me", "me"], "hints": false });
    let (_, table) = ada.post(&site, "/tables", &new).await;
    assert_eq!(table["hints"], json!(false));
    let (status, refusal) = ada.post(&site, &hint_path(&table), &first_decision(&table)).await;
    assert_eq!((status, &refusal["error"]), (StatusCode::FORBIDDEN, &json!("hints-disabled")));
}

/// Returns the decision of the first seat to act.
fn first_decision(table: &Value) -> Value {
    let mine = table["mine"].as_array().unwrap();
    let first = mine.iter().find(|mine| !mine["choices"].as_array().unwrap().is_empty()).unwrap();
    json!({ "seat": first["seat"], "decision_id": first["decision_id"] })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_is_not_pending_gets_no_hint() {
    let site = Site::open().await;
    let ada = Program::new(&site, "Ada").await;
    let table = ada.open(&site, "osaka", &["me", "bot:greedy"]).await;
    let old = json!({ "seat": 1, "decision_id": 99 });
    let (status, refusal) = ada.post(&site, &hint_path(&table), &old).await;
    assert_eq!((status, &refusal["error"]), (StatusCode::CONFLICT, &json!("stale")));
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let moved = [("seat".to_string(), "1".to_string()), ("decision_id".into(), "99".into())];
    let page = anna.post(&site, &format!("/t/{}/hint", table.table()), &moved).await;
    assert_eq!(page.texts("#table").len(), 1, "the table shows the current decision");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_hint_is_stopped_by_a_choice_and_blocks_the_players_next_hint() {
    let site = Site::with_endless_hints().await;
    let ada = Program::new(&site, "Ada").await;
    let one = ada.open(&site, "osaka", &["me", "bot:greedy"]).await;
    let other = ada.open(&site, "osaka", &["me", "bot:greedy"]).await;
    let (path, body) = (hint_path(&one), decision(&one));
    let waiting = ada.post(&site, &path, &body);
    let meanwhile = async {
        let elsewhere = loop {
            let (status, _) =
                ada.post(&site, &hint_path(&other), &json!({ "seat": 1, "decision_id": 9999 })).await;
            assert_eq!(
                status,
                StatusCode::CONFLICT,
                "a stale request is refused before the limit is checked"
            );
            let live = site.app.table(one["id"].as_str().unwrap().parse().unwrap()).await.unwrap();
            if live.is_computing_hint() {
                break ada.post(&site, &hint_path(&other), &decision(&other)).await;
            }
            tokio::task::yield_now().await;
        };
        assert_eq!(
            (elsewhere.0, &elsewhere.1["error"]),
            (StatusCode::TOO_MANY_REQUESTS, &json!("rate-limited"))
        );
        let mine = &one["mine"][0];
        let choice =
            json!({ "seat": mine["seat"], "decision_id": mine["decision_id"], "choice": mine["choices"][0] });
        let chosen = format!("/tables/{}/choices", one["id"].as_str().unwrap());
        assert_eq!(ada.post(&site, &chosen, &choice).await.0, StatusCode::OK);
    };
    let ((status, refusal), ()) = tokio::join!(waiting, meanwhile);
    assert_eq!((status, &refusal["error"]), (StatusCode::CONFLICT, &json!("stale")));
}

/// Requests a hint for the first seat to act in this game; `None` if the game is over.
async fn hint_in(site: &Site, ada: &Program, id: &str, table: AnyTable) -> Option<Value> {
    let live = site.app.table(id.parse().unwrap()).await.unwrap();
    let seat = table.to_act().first()?;
    live.replace_game(table).await;
    let body = json!({ "seat": seat.number(), "decision_id": live.position().await.decision_id(seat) });
    let (status, hint) = ada.post(site, &format!("/tables/{id}/hint"), &body).await;
    assert_eq!(status, StatusCode::OK, "{hint}");
    Some(hint)
}

/// Compares the hints for the true game and for a game that the seat imagines, at several positions of random games.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_depends_on_nothing_that_the_seat_does_not_know() {
    let site = Site::open().await;
    let mut rng = ThoughtRng::new(3);
    for game in GameId::ALL {
        let ada = Program::new(&site, "Ada").await;
        let opened = ada.open(&site, game.meta().id, &["me", "me", "me"]).await;
        let id = opened["id"].as_str().unwrap();
        let live = site.app.table(id.parse().unwrap()).await.unwrap();
        let mut truth = live.position().await.table.clone();
        for _ in 0..5 {
            for _ in 0..23 {
                let Some(seat) = truth.to_act().first() else { break };
                let choice = rng.pick(&truth.choices(seat)).unwrap();
                truth.choose(seat, choice).unwrap();
            }
            let Some(seat) = truth.to_act().first() else { break };
            let imagined = truth.imagined(Viewer::Seat(seat), Memory::Perfect, &mut rng);
            let expected = hint_in(&site, &ada, id, truth.clone()).await;
            assert_eq!(hint_in(&site, &ada, id, imagined).await, expected, "{game}");
        }
    }
}
