//! The JSON API and its description.

use crate::site::{Browser, Site};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use portolan_games::Record;
use portolan_games::core::ThoughtRng;
use serde_json::{Value, json};

/// A client of the API. Its token is empty if it has no person.
pub(crate) struct Program {
    pub(crate) token: String,
}

impl Program {
    /// Creates a person.
    pub(crate) async fn new(site: &Site, name: &str) -> Program {
        let unknown = Program { token: String::new() };
        let (status, answer) = unknown.post(site, "/people", &json!({ "name": name })).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        Program { token: answer["token"].as_str().unwrap().to_string() }
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        if self.token.is_empty() {
            request
        } else {
            request.header(AUTHORIZATION, format!("Bearer {}", self.token))
        }
    }

    pub(crate) async fn get(&self, site: &Site, path: &str) -> (StatusCode, Value) {
        answer(site, self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, site: &Site, path: &str, body: &Value) -> (StatusCode, Value) {
        self.send(site, "POST", path, body).await
    }

    pub(crate) async fn send(
        &self,
        site: &Site,
        method: &str,
        path: &str,
        body: &Value,
    ) -> (StatusCode, Value) {
        let request = self.request(method, path).header(CONTENT_TYPE, "application/json");
        answer(site, request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Opens a table and waits for the bots.
    pub(crate) async fn open(&self, site: &Site, game: &str, seats: &[&str]) -> Value {
        let (status, table) = self.post(site, "/tables", &json!({ "game": game, "seats": seats })).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        self.table_after_bots(site, &table).await
    }

    /// Waits until no bot is to move, and returns the table.
    pub(crate) async fn table_after_bots(&self, site: &Site, table: &Value) -> Value {
        let id = table["id"].as_str().unwrap();
        site.wait_for_bots(id).await;
        let (status, table) = self.get(site, &format!("/tables/{id}")).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table
    }
}

pub(crate) async fn answer(site: &Site, request: Request<Body>) -> (StatusCode, Value) {
    let response = site.send(request).await;
    let status = response.status();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// Returns the decision of the caller's first seat to act; `None` if no seat is to act.
pub(crate) fn pending_decision(table: &Value) -> Option<&Value> {
    table["mine"].as_array().unwrap().iter().find(|mine| !mine["choices"].as_array().unwrap().is_empty())
}

fn path(table: &Value, rest: &str) -> String {
    format!("/tables/{}{rest}", table["id"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_every_game_to_its_end() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let (_, games) = program.get(&site, "/games").await;
    assert_eq!(games.as_array().unwrap().len(), 4);
    let mut rng = ThoughtRng::new(11);
    for game in games.as_array().unwrap() {
        let most = game["max_seats"].as_u64().unwrap() as usize;
        let seats = ["me", "bot:greedy", "me", "bot:random", "me"];
        let mut table = program.open(&site, game["id"].as_str().unwrap(), &seats[..most]).await;
        while let Some(decision) = pending_decision(&table) {
            let choices: Vec<&Value> = decision["choices"].as_array().unwrap().iter().collect();
            let choice = rng.pick(&choices).unwrap();
            let answer =
                json!({ "seat": decision["seat"], "decision_id": decision["decision_id"], "choice": choice });
            let (status, after) = program.post(&site, &path(&table, "/choices"), &answer).await;
            assert_eq!(status, StatusCode::OK, "{after}");
            table = program.table_after_bots(&site, &after).await;
        }
        assert_eq!(table["over"], json!(true));
        assert_eq!(table["outcome"]["standings"].as_array().unwrap().len(), most);
        let (_, record) = program.get(&site, &path(&table, "/record")).await;
        let record = Record::parse(record.as_str().unwrap()).unwrap();
        assert_eq!(record.seed.commitment(), table["commitment"].as_str().unwrap());
        assert!(record.replay().unwrap().outcome().is_some());
        let (status, again) = program.post(&site, &path(&table, "/rematch"), &json!({})).await;
        assert_eq!((status, &again["over"]), (StatusCode::OK, &json!(false)));
        let (_, twice) = program.post(&site, &path(&table, "/rematch"), &json!({})).await;
        assert_eq!(twice["id"], again["id"], "a second request returns the same table");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_and_views_are_those_of_the_page() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let table = program.open(&site, "osaka", &["me", "me"]).await;
    let decision = pending_decision(&table).unwrap();
    let seat = decision["seat"].as_u64().unwrap();
    let mut browser = Browser { cookie: Some(program.token.clone()) };
    let page = browser.get(&site, &format!("/t/{}?seat={seat}", table["id"].as_str().unwrap())).await;
    let (_, choices) = program.get(&site, &path(&table, &format!("/choices?seat={seat}"))).await;
    assert_eq!(json!(page.choices()), choices["choices"]);
    let described = choices["described"].as_array().unwrap();
    assert_eq!(described.len(), page.choices().len());
    assert!(described.iter().all(|one| !one["message"].as_str().unwrap().is_empty()));

    let (_, view) = program.get(&site, &path(&table, &format!("/view?seat={seat}"))).await;
    assert_eq!(view["view"]["game"], json!("osaka"));
    let choice = &decision["choices"][0];
    let answer = json!({ "seat": seat, "decision_id": decision["decision_id"], "choice": choice });
    program.post(&site, &path(&table, "/choices"), &answer).await;
    let (_, earlier) = program.get(&site, &path(&table, &format!("/view?seat={seat}&count=0"))).await;
    assert_eq!(earlier["view"], view["view"], "an earlier position is what the viewer saw then");
    let (status, _) = program.get(&site, &path(&table, "/view?count=99")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    let (_, log) = program.get(&site, &path(&table, &format!("/log?seat={seat}"))).await;
    assert_eq!(log[1]["by"], json!(seat));
    assert_eq!(log[1]["choice"], *choice);
    assert!(!log[1]["messages"].as_array().unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_seats_a_player_and_the_spectator_link_shows_the_public_view() {
    let site = Site::open().await;
    let (ada, bob) = (Program::new(&site, "Ada").await, Program::new(&site, "Bob").await);
    let unknown = Program { token: String::new() };
    let table = ada.open(&site, "dschunke", &["me", "friend", "bot:random"]).await;
    let invite = table["seats"][1]["invite"].as_str().unwrap();
    let (status, joined) = bob.post(&site, &format!("/join/{invite}"), &json!({ "name": "Bob" })).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    assert_eq!(joined["mine"][0]["seat"], json!(2));
    assert!(joined["seats"][1].get("invite").is_none());
    let (status, refused) = bob.post(&site, &format!("/join/{invite}"), &json!({ "name": "Bob" })).await;
    assert_eq!((status, refused["error"].as_str()), (StatusCode::NOT_FOUND, Some("not-found")));

    let watch = table["spectators"].as_str().unwrap();
    let (status, seen) = unknown.get(&site, &format!("/watch/{watch}")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(seen["mine"], json!([]));
    assert!(seen.get("spectators").is_none());
    for rest in ["/view", "/log"] {
        assert_eq!(unknown.get(&site, &format!("/watch/{watch}{rest}")).await.0, StatusCode::OK);
        assert_eq!(unknown.get(&site, &path(&table, rest)).await.0, StatusCode::NOT_FOUND);
    }
    // A player who uses the spectator link sees what spectators see.
    assert_eq!(ada.get(&site, &format!("/watch/{watch}")).await.1, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_have_a_status_a_name_and_a_message() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let table = program.open(&site, "osaka", &["me", "me"]).await;
    let decision = pending_decision(&table).unwrap();
    let choose = async |seat: &Value, decision_id: &Value, choice: &str| {
        let answer = json!({ "seat": seat, "decision_id": decision_id, "choice": choice });
        let (status, problem) = program.post(&site, &path(&table, "/choices"), &answer).await;
        (status.as_u16(), problem["error"].as_str().unwrap_or_default().to_string(), problem)
    };
    let first = decision["choices"][0].as_str().unwrap();
    let (status, error, problem) = choose(&decision["seat"], &decision["decision_id"], "pay r5").await;
    assert_eq!((status, error.as_str()), (422, "illegal-choice"), "{problem}");
    assert!(problem["section"].is_string() && !problem["message"].as_str().unwrap().is_empty());
    let (status, error, _) = choose(&decision["seat"], &decision["decision_id"], "fly away").await;
    assert_eq!((status, error.as_str()), (400, "bad-request"));
    let (status, error, _) = choose(&json!(7), &decision["decision_id"], first).await;
    assert_eq!((status, error.as_str()), (404, "not-found"));
    let (status, error, _) = choose(&decision["seat"], &json!(99), first).await;
    assert_eq!((status, error.as_str()), (409, "stale"));
    assert_eq!(program.table_after_bots(&site, &table).await, table, "nothing was changed");

    let take_back = json!({ "seat": decision["seat"], "entry_count": 0 });
    let (status, problem) = program.post(&site, &path(&table, "/take-back"), &take_back).await;
    assert_eq!((status.as_u16(), problem["error"].as_str()), (409, Some("cannot-take-back")));
    for body in [json!({ "game": "chess", "seats": ["me"] }), json!({ "game": "osaka", "seats": ["cat"] })] {
        let (status, problem) = program.post(&site, "/tables", &body).await;
        assert_eq!((status.as_u16(), problem["error"].as_str()), (400, Some("bad-request")));
    }
    let unknown = Program { token: String::new() };
    assert_eq!(unknown.get(&site, "/me").await.0, StatusCode::FORBIDDEN);
    let (status, problem) = unknown.get(&site, "/nothing").await;
    assert_eq!((status.as_u16(), problem["error"].as_str()), (404, Some("not-found")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_changes_name_and_language() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let (status, me) = program.send(&site, "PATCH", "/me", &json!({ "name": "Ida", "language": "en" })).await;
    assert_eq!((status, &me), (StatusCode::OK, &json!({ "name": "Ida", "language": "en" })));
    assert_eq!(program.get(&site, "/me").await.1, me);
    let (status, _) = program.send(&site, "PATCH", "/me", &json!({ "language": "tlh" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_in_the_language_of_the_caller() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    program.send(&site, "PATCH", "/me", &json!({ "language": "de" })).await;
    let table = program.open(&site, "osaka", &["me", "bot:random"]).await;
    assert_eq!(table["seats"][1]["name"], "Zufall");
    assert_eq!(program.get(&site, "/tables").await.1[0]["names"], json!(["Ada", "Zufall"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_described_operation_responds_and_describes_its_refusals() {
    let site = Site::open().await;
    let program = Program::new(&site, "Ada").await;
    let (status, description) = program.get(&site, "/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(description["info"]["title"], json!("Portolan"));
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() >= 18, "{:?}", paths.keys().collect::<Vec<_>>());
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            let address = path.replace("{seat}", "1").replace(['{', '}'], "");
            let address = address.strip_prefix("/api/v1").unwrap();
            let (_, answer) = program.send(&site, &method.to_uppercase(), address, &json!({})).await;
            let described = operation["responses"].as_object().unwrap();
            assert!(
                described.len() > 1 || path.ends_with("/games"),
                "{path}: its refusals are not described"
            );
            assert_ne!(answer["error"], json!("unavailable"), "{method} {path}: {answer}");
        }
    }
}
