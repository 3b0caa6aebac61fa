//! No channel leaks a secret: everything that is sent to a viewer is identical, byte for byte, for the true game and for one
//! that this viewer imagines. An earlier position is shown as it was at the time.

use crate::api::Program;
use crate::site::{Leak, Site};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, ORIGIN};
use axum::http::{Request, request};
use http_body_util::BodyExt;
use portolan_games::core::{Memory, Seat, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, GameId};
use portolan_server::{ActiveTable, Actor};
use serde_json::json;
use std::sync::Arc;

/// Number of compared positions of each game.
const POSITIONS: usize = 6;

/// Number of choices made in both games at each position.
const STEPS: usize = 4;

/// A table with a different person on each seat, and a spectator.
pub(crate) struct FullTable {
    pub(crate) site: Site,
    pub(crate) active: Arc<ActiveTable>,
    pub(crate) players: Vec<Program>,
    pub(crate) spectators: String,
    rng: ThoughtRng,
}

/// What a viewer was sent, by channel.
pub(crate) type Sent = Vec<(String, Vec<u8>)>;

impl FullTable {
    pub(crate) async fn open(site: Site, game: GameId, seats: usize) -> FullTable {
        let host = Program::new(&site, "1").await;
        let kinds: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat_n("friend", seats - 1)).collect();
        let table = host.open(&site, game.meta().id, &kinds).await;
        let spectators = table["spectators"].as_str().unwrap().to_string();
        let mut players = vec![host];
        for seat in 1..seats {
            let friend = Program::new(&site, "friend").await;
            let invite = table["seats"][seat]["invite"].as_str().unwrap();
            let name = json!({ "name": format!("{}", seat + 1) });
            friend.post(&site, &format!("/join/{invite}"), &name).await;
            players.push(friend);
        }
        let active = site.app.table(table["id"].as_str().unwrap().parse().unwrap()).await.unwrap();
        FullTable { site, active, players, spectators, rng: ThoughtRng::new(5) }
    }

    /// Copies the table with all data to a second server, where it can be continued differently.
    pub(crate) async fn fork(&self) -> FullTable {
        let site = self.site.fork().await;
        let active = site.app.table(self.active.id).await.unwrap();
        let players = self.players.iter().map(|player| Program { token: player.token.clone() }).collect();
        FullTable { site, active, players, spectators: self.spectators.clone(), rng: ThoughtRng::new(5) }
    }

    pub(crate) async fn table(&self) -> AnyTable {
        self.active.position().await.table.clone()
    }

    async fn set_game(&self, table: &AnyTable) {
        self.active.replace_game(table.clone()).await;
    }

    /// Makes random choices. Returns false if the game ends first.
    pub(crate) async fn play(&mut self, choices: usize) -> bool {
        for _ in 0..choices {
            let (actor, seat, decision_id, choice) = {
                let position = self.active.position().await;
                let Some(seat) = position.table.to_act().first() else { return false };
                let choices = position.table.choices(seat);
                let choice = self.rng.pick(&choices).expect("a seat to act has choices");
                let person =
                    position.row.seats[seat.index()].occupant.person().expect("a person on each seat");
                (Actor::Person(person), seat, position.decision_id(seat), choice.to_string())
            };
            self.active.choose(actor, seat, decision_id, &choice).await.unwrap();
        }
        true
    }

    pub(crate) fn request(&self, viewer: Viewer, method: &str, address: &str) -> request::Builder {
        let request = Request::builder().method(method).uri(address).header(ORIGIN, crate::site::ADDRESS);
        match viewer {
            Viewer::Seat(seat) => {
                let token = &self.players[seat.index()].token;
                let request = request.header(AUTHORIZATION, format!("Bearer {token}"));
                request.header(COOKIE, format!("portolan={token}"))
            }
            Viewer::Public => request,
        }
    }

    /// Sends a request and returns the whole response, or the first push.
    async fn send(&self, request: Request<Body>) -> Vec<u8> {
        let is_push = request.uri().path().ends_with("/events");
        let response = self.site.send(request).await;
        let mut sent = format!("{} {:?}\n", response.status(), response.headers()).into_bytes();
        let mut body = response.into_body();
        while let Some(frame) = body.frame().await {
            sent.extend(frame.unwrap().into_data().unwrap_or_default());
            if is_push {
                break;
            }
        }
        sent
    }

    /// Returns everything that can be sent to a viewer now. `count` is an earlier position, `refused` are impossible choices.
    pub(crate) async fn sent_to(&self, viewer: Viewer, count: usize, refused: &[AnyChoice]) -> Sent {
        let id = &self.active.id;
        let (page, program) = match viewer {
            Viewer::Seat(_) => (format!("/t/{id}"), format!("/api/v1/tables/{id}")),
            Viewer::Public => {
                (format!("/w/{}", self.spectators), format!("/api/v1/watch/{}", self.spectators))
            }
        };
        let mut addresses = vec![page.clone(), format!("{page}/events"), format!("{page}/log")];
        addresses.extend([
            format!("{page}/at?count={count}"),
            format!("{page}/check"),
            format!("{page}/record"),
            format!("{page}/review"),
        ]);
        addresses.extend([program.clone(), format!("{program}/events"), format!("{program}/log")]);
        addresses.extend([format!("{program}/view"), format!("{program}/view?count={count}")]);
        if let Viewer::Seat(_) = viewer {
            addresses.push(format!("{program}/choices"));
        }
        let mut sent = Sent::new();
        for address in addresses {
            let request = self.request(viewer, "GET", &address).body(Body::empty()).unwrap();
            sent.push((address, self.send(request).await));
        }
        if let Viewer::Seat(seat) = viewer {
            for choice in refused {
                sent.push((format!("refusal of {choice}"), self.choice_refusal(seat, *choice).await));
            }
            sent.push(("refusal of taking back".into(), self.take_back_refusal(seat).await));
            sent.push(("refusal of a hint".into(), self.hint_refusal(seat).await));
        }
        sent
    }

    /// Returns the response to an impossible choice.
    async fn choice_refusal(&self, seat: Seat, choice: AnyChoice) -> Vec<u8> {
        let decision_id = self.active.position().await.decision_id(seat);
        let body = json!({ "seat": seat, "decision_id": decision_id, "choice": choice.to_string() });
        self.post(seat, "choices", &body).await
    }

    /// Returns the response to a take-back that is not possible. A possible one is not sent, because it would change the game.
    async fn take_back_refusal(&self, seat: Seat) -> Vec<u8> {
        let (can, entry_count) = {
            let position = self.active.position().await;
            (position.table.can_take_back(seat).is_ok(), position.seen_count(Viewer::Seat(seat)))
        };
        if can {
            return b"possible".to_vec();
        }
        self.post(seat, "take-back", &json!({ "seat": seat, "entry_count": entry_count })).await
    }

    /// Returns the response to a seat that requests a hint although it is not to act. Hints have their own test, because the
    /// bot has perfect memory.
    async fn hint_refusal(&self, seat: Seat) -> Vec<u8> {
        let (chooses, decision_id) = {
            let position = self.active.position().await;
            (position.table.to_act().has(seat), position.decision_id(seat))
        };
        if chooses {
            return b"possible".to_vec();
        }
        self.post(seat, "hint", &json!({ "seat": seat.number(), "decision_id": decision_id })).await
    }

    pub(crate) async fn post(&self, seat: Seat, path: &str, body: &serde_json::Value) -> Vec<u8> {
        let address = format!("/api/v1/tables/{}/{path}", self.active.id);
        let request = self.request(Viewer::Seat(seat), "POST", &address);
        let request = request.header(CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Returns the channels that distinguish the true game from one that the viewer imagines. Restores the true game.
    async fn leaking_channels(&mut self, viewer: Viewer) -> Vec<String> {
        let truth = self.table().await;
        let (mut true_game, mut imagined_game) =
            (truth.clone(), truth.imagined(viewer, Memory::Open, &mut self.rng));
        let count = self.rng.below(truth.choice_count() as u32 + 1) as usize;
        // Only the true game has a history: if the viewer could take back a choice, the games would differ immediately.
        let can_continue = viewer.seat().is_none_or(|seat| truth.can_take_back(seat).is_err());
        let mut leaking = Vec::new();
        for _ in 0..STEPS {
            let refused = impossible_choices(&true_game, viewer, &mut self.rng);
            self.set_game(&true_game).await;
            let sent = self.sent_to(viewer, count, &refused).await;
            self.set_game(&imagined_game).await;
            let imagined = self.sent_to(viewer, count, &refused).await;
            assert!(sent.len() > 10);
            let differ = sent.iter().zip(&imagined).filter(|(one, other)| one != other);
            leaking.extend(differ.map(|((channel, _), _)| channel.clone()));
            if !can_continue || !step(&mut true_game, &mut imagined_game, viewer, &mut self.rng) {
                break;
            }
        }
        self.set_game(&truth).await;
        leaking
    }
}

/// Returns some choices that this viewer cannot make now, among them choices of other seats.
fn impossible_choices(table: &AnyTable, viewer: Viewer, rng: &mut ThoughtRng) -> Vec<AnyChoice> {
    let Viewer::Seat(me) = viewer else { return Vec::new() };
    let own = table.choices(me);
    let others = table.seats().seats().flat_map(|seat| table.choices(seat));
    let mut impossible: Vec<AnyChoice> = others.filter(|choice| !own.contains(choice)).collect();
    rng.shuffle(&mut impossible);
    impossible.truncate(3);
    impossible
}

/// Makes one choice in both games; a secret choice of another seat may differ. Returns false if it reveals something to the
/// viewer, or if there is no common choice.
fn step(one: &mut AnyTable, other: &mut AnyTable, viewer: Viewer, rng: &mut ThoughtRng) -> bool {
    let seats: Vec<Seat> = one.to_act().iter().collect();
    let Some(seat) = rng.pick(&seats) else { return false };
    let possible = other.choices(seat);
    let both: Vec<AnyChoice> =
        one.choices(seat).into_iter().filter(|choice| possible.contains(choice)).collect();
    let Some(choice) = rng.pick(&both) else { return false };
    let secret = seats.len() > 1 && !viewer.is(seat);
    one.choose(seat, choice).expect("it is listed");
    let looks_alike = |candidate: &AnyChoice| {
        let mut world = other.clone();
        world.choose(seat, *candidate).is_ok() && world.to_act() == one.to_act()
    };
    let disguised = possible.iter().rev().copied().find(|candidate| secret && looks_alike(candidate));
    other.choose(seat, disguised.unwrap_or(choice)).expect("it is listed");
    !one.has_just_revealed(viewer) && !other.has_just_revealed(viewer)
}

/// Checks every channel, for every viewer, at positions of a whole random game.
async fn check_all_channels(game: GameId, seats: usize, choices_between: usize) {
    let mut full_table = FullTable::open(Site::open().await, game, seats).await;
    for _ in 0..POSITIONS {
        for viewer in Viewer::all(full_table.table().await.seats()) {
            assert_eq!(
                full_table.leaking_channels(viewer).await,
                [""; 0],
                "{game} with {seats} seats: leaked to {viewer}"
            );
        }
        if !full_table.play(choices_between).await {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_channel_of_osaka_leaks_a_secret() {
    check_all_channels(GameId::Osaka, 4, 37).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_channel_of_ostia_leaks_a_secret() {
    check_all_channels(GameId::Ostia, 3, 41).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_channel_of_dschunke_leaks_a_secret() {
    check_all_channels(GameId::Dschunke, 3, 29).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_channel_of_yokohama_leaks_a_secret() {
    check_all_channels(GameId::Yokohama, 2, 97).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deliberate_leak_is_detected_on_its_channel_only() {
    for leak in [Leak::Page, Leak::Push, Leak::Answer] {
        let mut full_table = FullTable::open(Site::open().await.with_leak(leak), GameId::Osaka, 2).await;
        full_table.play(9).await;
        for viewer in Viewer::all(full_table.table().await.seats()) {
            let leaking = full_table.leaking_channels(viewer).await;
            assert!(!leaking.is_empty(), "{leak:?} was not detected by {viewer}");
            assert!(leaking.iter().all(|channel| leak.is_of(channel)), "{leak:?}: {leaking:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_earlier_position_shows_what_the_viewer_saw_then() {
    for game in GameId::ALL {
        let mut full_table = FullTable::open(Site::open().await, *game, 3).await;
        let mut seen = Vec::new();
        while seen.len() < 60 && full_table.play(1).await {
            let position = full_table.active.position().await;
            let viewers = Viewer::all(position.table.seats());
            seen.push(viewers.map(|viewer| (viewer, position.table.view(viewer))).collect::<Vec<_>>());
        }
        for (count, views) in (1..).zip(&seen) {
            for (viewer, view) in views {
                let shown = full_table.table().await.view_at(count, *viewer);
                assert_eq!(shown, *view, "{game} after {count} choices, {viewer}");
            }
        }
    }
}
