//! Two histories that differ only in what one seat did in secret look the same to all others: every page, push and response,
//! with its numbers and its length. (Two *worlds* with one history are compared in `leaks`.)

use crate::leaks::FullTable;
use crate::site::Site;
use axum::body::Body;
use http_body_util::BodyExt;
use portolan_games::GameId;
use portolan_games::core::{Seat, Viewer};
use portolan_server::Actor;
use serde_json::json;
use std::time::Duration;
use tokio::time::timeout;

/// Number of choices after the secret phase.
const AFTERWARDS: usize = 12;

/// Number of secret phases of each game that are compared.
const PHASES: usize = 3;

/// What a seat does in a phase where several seats choose at once.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// Makes all its choices, each time the first possible one.
    First,
    /// Makes all its choices, each time the last possible one.
    Last,
    /// Makes one choice, the first possible one.
    Step,
    /// Takes its latest choice back.
    TakeBack,
    /// Asks for a hint.
    Hint,
}

impl FullTable {
    async fn act(&self, seat: Seat, act: Act) {
        match act {
            Act::First => while self.step(seat, false).await {},
            Act::Last => while self.step(seat, true).await {},
            Act::Step => assert!(self.step(seat, false).await, "{seat} is not to act"),
            Act::TakeBack => {
                let position = self.active.position().await;
                let seen_count = position.seen_count(Viewer::Seat(seat));
                self.active.take_back(self.actor(seat).await, seat, seen_count).await.unwrap();
            }
            Act::Hint => {
                let decision_id = self.active.position().await.decision_id(seat);
                let body = json!({ "seat": seat.number(), "decision_id": decision_id });
                let answer = String::from_utf8(self.post(seat, "hint", &body).await).unwrap();
                assert!(answer.starts_with("200"), "{answer}");
            }
        }
    }

    async fn actor(&self, seat: Seat) -> Actor {
        let position = self.active.position().await;
        Actor::Person(position.row.seats[seat.index()].occupant.person().unwrap())
    }

    /// Makes the first or the last possible choice of a seat; false if the seat is not to act in this phase any more.
    async fn step(&self, seat: Seat, last: bool) -> bool {
        let position = self.active.position().await;
        let choices = position.table.choices(seat);
        let Some(choice) = (if last { choices.last() } else { choices.first() }) else { return false };
        let decision_id = position.decision_id(seat);
        self.active.choose(self.actor(seat).await, seat, decision_id, &choice.to_string()).await.unwrap();
        // With the last choice of a phase, the seat could have a new decision.
        self.active.position().await.table.to_act().iter().count() > 1
    }

    /// The seats that choose at once; empty if only one seat is to act.
    async fn choosing(&self) -> Vec<Seat> {
        let seats: Vec<Seat> = self.table().await.to_act().iter().collect();
        if seats.len() > 1 { seats } else { Vec::new() }
    }

    /// Continues by making the first possible choices.
    async fn continue_equally(&self, choices: usize) {
        for _ in 0..choices {
            let Some(seat) = self.table().await.to_act().first() else { return };
            self.step(seat, false).await;
        }
    }
}

/// Runs two histories on copies of a table. After each, and (if `reveals_alike`) after the phase too, all viewers but these seats
/// must be sent the same.
async fn compare(
    table: &FullTable,
    hidden_from: &[Seat],
    histories: [&[(Seat, Act)]; 2],
    reveals_alike: bool,
) {
    let forks = [table.fork().await, table.fork().await];
    for (fork, history) in forks.iter().zip(histories) {
        for (seat, act) in history {
            fork.act(*seat, *act).await;
        }
    }
    let is_compared = |viewer: &Viewer| !viewer.seat().is_some_and(|seat| hidden_from.contains(&seat));
    let phases = if reveals_alike { 2 } else { 1 };
    for phase in 0..phases {
        if phase == 1 {
            for fork in &forks {
                fork.continue_equally(AFTERWARDS).await;
            }
        }
        for viewer in Viewer::all(forks[0].active_seats()).filter(is_compared) {
            let [one, other] =
                [forks[0].sent_to(viewer, 1, &[]).await, forks[1].sent_to(viewer, 1, &[]).await];
            assert_eq!(one.len(), other.len());
            for ((channel, one), (_, other)) in one.iter().zip(&other) {
                let [one, other] = [one, other].map(|sent| String::from_utf8_lossy(sent));
                assert!(
                    one == other,
                    "{viewer} sees a difference at {channel}: {histories:?}\n{one}\n{other}"
                );
            }
            if let Viewer::Seat(seat) = viewer {
                let decisions = [forks[0].decision_of(seat).await, forks[1].decision_of(seat).await];
                assert_eq!(decisions[0], decisions[1], "the decision of {viewer}");
            }
            let lists = [forks[0].list_of(viewer).await, forks[1].list_of(viewer).await];
            assert_eq!(lists[0], lists[1], "the list of tables of {viewer}");
        }
    }
}

impl FullTable {
    fn active_seats(&self) -> portolan_games::core::SeatCount {
        portolan_games::core::SeatCount::new(self.players.len()).unwrap()
    }

    async fn decision_of(&self, seat: Seat) -> u32 {
        self.active.position().await.decision_id(seat)
    }

    /// Returns the first page and the list of tables of the API, as a viewer gets them.
    async fn list_of(&self, viewer: Viewer) -> Vec<String> {
        let mut lists = Vec::new();
        for address in ["/", "/api/v1/tables"] {
            let request = self.request(viewer, "GET", address).body(Body::empty()).unwrap();
            let bytes = self.site.send(request).await.into_body().collect().await.unwrap().to_bytes();
            lists.push(String::from_utf8(bytes.to_vec()).unwrap());
        }
        lists
    }
}

/// Compares histories in the first phases of a game where several seats choose at once.
async fn check_secret_phases(game: GameId, least: usize) {
    use Act::{First, Hint, Last, Step, TakeBack};
    let mut table = FullTable::open(Site::open().await, game, 3).await;
    for phase in 0..PHASES {
        for _ in 0..400 {
            if table.choosing().await.len() == 3 || !table.play(1).await {
                break;
            }
        }
        let [a, b, _] = table.choosing().await[..] else {
            assert!(phase >= least, "{game} has only {phase} secret phases");
            return;
        };
        compare(&table, &[a], [&[(a, First)], &[(a, Last)]], false).await;
        compare(&table, &[a], [&[(a, First)], &[(a, Step), (a, TakeBack), (a, First)]], true).await;
        compare(&table, &[a], [&[(a, First)], &[(a, First), (a, TakeBack), (a, First)]], true).await;
        compare(&table, &[a], [&[(a, First)], &[(a, Hint), (a, First)]], true).await;
        compare(&table, &[a], [&[], &[(a, Hint)]], true).await;
        compare(&table, &[a], [&[], &[(a, Step), (a, TakeBack)]], true).await;
        // The seat that finishes first is public. Changing one's mind looks like choosing later.
        let again = [(a, First), (b, First), (a, TakeBack), (a, First)];
        compare(&table, &[a], [&[(b, First), (a, First)], &again], true).await;
        for seat in [a, b] {
            // The first of several steps, before or after the choices of the other seat.
            let other = if seat == a { b } else { a };
            let steps = table.table().await;
            let mut one_step = steps.clone();
            let choice = one_step.choices(seat)[0];
            one_step.choose(seat, choice).unwrap();
            if one_step.to_act().has(seat) {
                let early = [(seat, Step), (other, First), (seat, First)];
                compare(&table, &[seat], [&[(other, First), (seat, First)], &early], true).await;
                compare(&table, &[seat], [&[], &[(seat, Step)]], false).await;
            }
        }
        table.play(7).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_of_ostia_does_in_secret_changes_nothing_for_others() {
    check_secret_phases(GameId::Ostia, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_of_dschunke_does_in_secret_changes_nothing_for_others() {
    check_secret_phases(GameId::Dschunke, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_of_yokohama_does_in_secret_changes_nothing_for_others() {
    check_secret_phases(GameId::Yokohama, 1).await;
}

/// A step of the allocation of Ostia is pushed to its own seat only.
#[tokio::test(flavor = "multi_thread")]
async fn a_secret_step_is_pushed_to_nobody_else() {
    let mut table = FullTable::open(Site::open().await, GameId::Ostia, 3).await;
    let seat = loop {
        let choosing = table.choosing().await;
        let silent = async |seat: Seat| {
            let mut after = table.table().await;
            let choice = after.choices(seat)[0];
            after.choose(seat, choice).unwrap();
            after.to_act().has(seat)
        };
        match choosing.first() {
            Some(seat) if silent(*seat).await => break *seat,
            _ => assert!(table.play(1).await, "no seat has several secret steps"),
        }
    };
    let id = table.active.id;
    for viewer in Viewer::all(table.active_seats()) {
        let fork = table.fork().await;
        let addresses = match viewer {
            Viewer::Seat(_) => [format!("/t/{id}/events"), format!("/api/v1/tables/{id}/events")],
            Viewer::Public => {
                ["/w/", "/api/v1/watch/"].map(|base| format!("{base}{}/events", fork.spectators))
            }
        };
        for address in addresses {
            let request = fork.request(viewer, "GET", &address).body(Body::empty()).unwrap();
            let mut pushes = fork.site.send(request).await.into_body();
            pushes.frame().await.unwrap().unwrap();
            fork.act(seat, Act::Step).await;
            let own = viewer.is(seat);
            let wait = Duration::from_millis(if own { 10_000 } else { 400 });
            assert_eq!(timeout(wait, pushes.frame()).await.is_ok(), own, "{viewer} at {address}");
            fork.act(seat, Act::TakeBack).await;
        }
    }
}

/// In a game without secret choices every viewer can notice every entry.
#[tokio::test(flavor = "multi_thread")]
async fn in_a_game_without_secret_choices_the_counts_are_those_of_the_entries() {
    let mut table = FullTable::open(Site::open().await, GameId::Osaka, 3).await;
    let before = table.active.position().await.seen_count(Viewer::Public);
    assert!(table.play(60).await);
    let position = table.active.position().await;
    for viewer in Viewer::all(position.table.seats()) {
        assert_eq!(position.seen_count(viewer) - before, position.entry_count, "{viewer}");
    }
}
