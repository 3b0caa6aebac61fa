//! No secret leaves by any channel: whatever a viewer is sent is the same, byte for byte, for the true table and for one
//! that this viewer imagines. And what is sent about an earlier position is what was sent then.

use crate::api::Program;
use crate::site::{Leak, Site};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, ORIGIN};
use axum::http::{Request, request};
use http_body_util::BodyExt;
use portolan_games::core::{Memory, Seat, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, GameId};
use portolan_server::live::Live;
use serde_json::json;
use std::sync::Arc;

/// How many positions of each game are looked at.
const LOOKS: usize = 6;

/// How many more choices are made in both worlds after each look.
const STEPS: usize = 4;

/// A table with somebody else on each seat, and somebody who watches.
struct Party {
    site: Site,
    live: Arc<Live>,
    players: Vec<Program>,
    spectators: String,
    rng: ThoughtRng,
}

/// What somebody was sent, and by which channel.
type Sent = Vec<(String, Vec<u8>)>;

impl Party {
    async fn open(site: Site, game: GameId, seats: usize) -> Party {
        let host = Program::welcome(&site, "1").await;
        let kinds: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat_n("friend", seats - 1)).collect();
        let table = host.open(&site, game.meta().id, &kinds).await;
        let spectators = table["spectators"].as_str().unwrap().to_string();
        let mut players = vec![host];
        for seat in 1..seats {
            let friend = Program::welcome(&site, "friend").await;
            let invite = table["seats"][seat]["invite"].as_str().unwrap();
            let name = json!({ "name": format!("{}", seat + 1) });
            friend.post(&site, &format!("/join/{invite}"), &name).await;
            players.push(friend);
        }
        let live = site.app.table(table["id"].as_str().unwrap().parse().unwrap()).await.unwrap();
        Party { site, live, players, spectators, rng: ThoughtRng::new(5) }
    }

    async fn table(&self) -> AnyTable {
        self.live.position().await.table.clone()
    }

    async fn put(&self, table: &AnyTable) {
        self.live.show_instead(table.clone()).await;
    }

    /// Lets whoever must choose do so at random, so many times; false once the game is over.
    async fn play(&mut self, choices: usize) -> bool {
        for _ in 0..choices {
            let (seat, decision_id, choice) = {
                let position = self.live.position().await;
                let Some(seat) = position.table.to_act().first() else { return false };
                let choices = position.table.choices(seat);
                let choice = self.rng.pick(&choices).expect("whoever must choose can");
                (seat, position.decision_id(seat), choice.to_string())
            };
            self.live.choose(seat, decision_id, &choice).await.unwrap();
        }
        true
    }

    fn request(&self, viewer: Viewer, method: &str, address: &str) -> request::Builder {
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

    /// What a request is answered with: all of it, or the first push.
    async fn ask(&self, request: Request<Body>) -> Vec<u8> {
        let pushed = request.uri().path().ends_with("/events");
        let response = self.site.ask(request).await;
        let mut sent = format!("{} {:?}\n", response.status(), response.headers()).into_bytes();
        let mut body = response.into_body();
        while let Some(frame) = body.frame().await {
            sent.extend(frame.unwrap().into_data().unwrap_or_default());
            if pushed {
                break;
            }
        }
        sent
    }

    /// All that a viewer can be sent now. `count` is an earlier position, `refused` choices that are not this viewer's.
    async fn sent(&self, viewer: Viewer, count: usize, refused: &[AnyChoice]) -> Sent {
        let id = &self.live.id;
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
            sent.push((address, self.ask(request).await));
        }
        if let Viewer::Seat(seat) = viewer {
            for choice in refused {
                sent.push((format!("refusal of {choice}"), self.refusal(seat, *choice).await));
            }
            sent.push(("taking back".into(), self.taking_back(seat).await));
            sent.push(("asking for a hint".into(), self.asking_for_a_hint(seat).await));
        }
        sent
    }

    /// What a seat is told that tries what it cannot do.
    async fn refusal(&self, seat: Seat, choice: AnyChoice) -> Vec<u8> {
        let decision_id = self.live.position().await.decision_id(seat);
        let body = json!({ "seat": seat, "decision_id": decision_id, "choice": choice.to_string() });
        self.post(seat, "choices", &body).await
    }

    /// What a seat is told that cannot take back. One that can is not asked: it would do it.
    async fn taking_back(&self, seat: Seat) -> Vec<u8> {
        let (can, entry_count) = {
            let position = self.live.position().await;
            (position.table.can_take_back(seat).is_ok(), position.entry_count)
        };
        if can {
            return b"it can".to_vec();
        }
        self.post(seat, "take-back", &json!({ "seat": seat, "entry_count": entry_count })).await
    }

    /// What a seat is told that asks for a hint although it is not to choose. What it is told when it is has a test of its
    /// own: a bot remembers what is no longer to be seen.
    async fn asking_for_a_hint(&self, seat: Seat) -> Vec<u8> {
        let (chooses, decision_id) = {
            let position = self.live.position().await;
            (position.table.to_act().has(seat), position.decision_id(seat))
        };
        if chooses {
            return b"it may".to_vec();
        }
        self.post(seat, "hint", &json!({ "seat": seat.number(), "decision_id": decision_id })).await
    }

    async fn post(&self, seat: Seat, what: &str, body: &serde_json::Value) -> Vec<u8> {
        let address = format!("/api/v1/tables/{}/{what}", self.live.id);
        let request = self.request(Viewer::Seat(seat), "POST", &address);
        let request = request.header(CONTENT_TYPE, "application/json");
        self.ask(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// The channels by which a viewer could tell the true table from one that it imagines. Afterwards the table is as it
    /// was.
    async fn tells(&mut self, viewer: Viewer) -> Vec<String> {
        let truth = self.table().await;
        let (mut true_world, mut other) =
            (truth.clone(), truth.imagined(viewer, Memory::Open, &mut self.rng));
        let count = self.rng.below(truth.choice_count() as u32 + 1) as usize;
        // What was chosen before the worlds part can be taken back in the true one only: the other has no such past.
        let goes_on = viewer.seat().is_none_or(|seat| truth.can_take_back(seat).is_err());
        let mut tells = Vec::new();
        for _ in 0..STEPS {
            let refused = refused(&true_world, viewer, &mut self.rng);
            self.put(&true_world).await;
            let sent = self.sent(viewer, count, &refused).await;
            self.put(&other).await;
            let imagined = self.sent(viewer, count, &refused).await;
            assert!(sent.len() > 10);
            let differ = sent.iter().zip(&imagined).filter(|(one, other)| one != other);
            tells.extend(differ.map(|((channel, _), _)| channel.clone()));
            if !goes_on || !step(&mut true_world, &mut other, viewer, &mut self.rng) {
                break;
            }
        }
        self.put(&truth).await;
        tells
    }
}

/// Some choices that this viewer cannot make now, among them what others could.
fn refused(table: &AnyTable, viewer: Viewer, rng: &mut ThoughtRng) -> Vec<AnyChoice> {
    let Viewer::Seat(me) = viewer else { return Vec::new() };
    let mine = table.choices(me);
    let others = table.seats().seats().flat_map(|seat| table.choices(seat));
    let mut not_mine: Vec<AnyChoice> = others.filter(|choice| !mine.contains(choice)).collect();
    rng.shuffle(&mut not_mine);
    not_mine.truncate(3);
    not_mine
}

/// Goes one choice on in both worlds; a secret choice of somebody else may be another one. False when the viewer learns
/// something by it, or nothing can be done in both.
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

/// Every channel, for every viewer, at positions spread over a whole random game.
async fn no_channel_tells(game: GameId, seats: usize, apart: usize) {
    let mut party = Party::open(Site::open().await, game, seats).await;
    for _ in 0..LOOKS {
        for viewer in Viewer::all(party.table().await.seats()) {
            assert_eq!(party.tells(viewer).await, [""; 0], "{game} with {seats}: told to {viewer}");
        }
        if !party.play(apart).await {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_at_osaka() {
    no_channel_tells(GameId::Osaka, 4, 37).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_at_ostia() {
    no_channel_tells(GameId::Ostia, 3, 41).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_at_dschunke() {
    no_channel_tells(GameId::Dschunke, 3, 29).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_at_yokohama() {
    no_channel_tells(GameId::Yokohama, 2, 97).await;
}

/// A page, a push or an answer that lets something hidden through is noticed, and by that channel alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_planted_leak_is_noticed() {
    for leak in [Leak::Page, Leak::Push, Leak::Answer] {
        let mut party = Party::open(Site::open().await.with(leak), GameId::Osaka, 2).await;
        party.play(9).await;
        for viewer in Viewer::all(party.table().await.seats()) {
            let tells = party.tells(viewer).await;
            assert!(!tells.is_empty(), "{leak:?} was not noticed by {viewer}");
            assert!(tells.iter().all(|channel| leak.is_of(channel)), "{leak:?}: {tells:?}");
        }
    }
}

/// What is shown of an earlier position is what the viewer was shown then.
#[tokio::test(flavor = "multi_thread")]
async fn the_past_stays_as_it_was_seen() {
    for game in GameId::ALL {
        let mut party = Party::open(Site::open().await, *game, 3).await;
        let mut seen = Vec::new();
        while seen.len() < 60 && party.play(1).await {
            let position = party.live.position().await;
            let viewers = Viewer::all(position.table.seats());
            seen.push(viewers.map(|viewer| (viewer, position.table.view(viewer))).collect::<Vec<_>>());
        }
        for (count, views) in (1..).zip(&seen) {
            for (viewer, view) in views {
                let shown = party.table().await.view_at(count, *viewer);
                assert_eq!(shown, *view, "{game} after {count} choices, {viewer}");
            }
        }
    }
}
