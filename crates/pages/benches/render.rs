//! Render time of a push and its parts: a table in the middle of a game with the most players, for the player to act.

use divan::{Bencher, black_box};
use portolan_boards::html::{self, SeatContext};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::{Seat, SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, AnyView, GameId, HistoryStep, TableSetup};
use portolan_pages::{Absence, SeatKind, SeatLine, TablePage, table_body};

const NAMES: [&str; 5] = ["Anna", "Bruno", "Clara", "Dorota", "Emil"];
const CHOICES: usize = 90;
const RECENT: usize = 20;

fn main() {
    divan::main();
}

/// A table in the middle of a game, and the data of its page.
struct Scene {
    locale: Locale,
    players: Players,
    table: AnyTable,
    seat: Seat,
    view: AnyView,
    choices: Vec<AnyChoice>,
    log: Vec<HistoryStep>,
}

impl Scene {
    fn new(game: GameId) -> Scene {
        let most = SeatCount::new(game.meta().seats.1).expect("a table of this size");
        let setup = TableSetup::standard(game, most, Seed::from_number(3));
        let mut table = AnyTable::new(&setup).expect("a table");
        let mut rng = ThoughtRng::new(3);
        while let Some(seat) = table.to_act().first().filter(|_| table.choice_count() < CHOICES) {
            let choice = rng.pick(&table.choices(seat)).expect("the seat to act has choices");
            table.choose(seat, choice).expect("it is listed");
        }
        let seat = table.to_act().first().expect("the game goes on");
        let viewer = Viewer::Seat(seat);
        let (view, choices) = (table.view(viewer), table.choices(seat));
        let log = table.history_range(viewer, table.choice_count() + 1 - RECENT..usize::MAX);
        Scene { locale: Locale::english(), players: Players::new(NAMES), table, seat, view, choices, log }
    }

    fn reader(&self) -> Reader<'_> {
        let viewer = Viewer::Seat(self.seat);
        Reader { locale: &self.locale, players: &self.players, viewer, ink: Ink::Plain }
    }

    /// Renders with the choices of the viewer.
    fn render<T>(&self, what: impl FnOnce(SeatContext<'_>, &Reader<'_>) -> T) -> T {
        let reader = self.reader();
        let why_not = |choice: &AnyChoice| {
            let refusal = self.table.why_not(self.seat, *choice)?;
            Some(html::reason(&refusal, &reader))
        };
        what(SeatContext { choices: &self.choices, why_not: &why_not }, &reader)
    }

    fn body(&self) -> String {
        let seats = self.table.seats().seats().map(|seat| SeatLine {
            seat,
            name: NAMES[seat.index()].into(),
            kind: SeatKind::Person,
            is_own: seat == self.seat,
            may_hand_over: seat == self.seat,
            invite: None,
        });
        let seats: Vec<SeatLine> = seats.collect();
        self.render(|context, reader| {
            table_body(&TablePage {
                base: "/t/abcdefghij",
                game: self.table.game(),
                older_revision: None,
                reader,
                name: Some("Anna"),
                view: &self.view,
                context,
                seats: &seats,
                host: true,
                to_act: vec![self.seat],
                decision_id: 7,
                entry_count: 90,
                length: self.table.choice_count(),
                at: None,
                may_take_back: true,
                fast: false,
                log: &self.log,
                notes: &[],
                absence: Some(Absence::OneDay),
                may_close: false,
                outcome: None,
                commitment: "0123456789abcdef0123456789abcdef",
                rematch: None,
                spectators: None,
                notice: None,
                section: None,
                lesson: None,
                guided: false,
                hints: true,
            })
            .into_string()
        })
    }
}

#[divan::bench(args = GameId::ALL)]
fn body(bencher: Bencher<'_, '_>, game: &GameId) {
    let scene = Scene::new(*game);
    println!("{game}: {} bytes", scene.body().len());
    bencher.bench(|| black_box(scene.body()));
}

#[divan::bench(args = GameId::ALL)]
fn board(bencher: Bencher<'_, '_>, game: &GameId) {
    let scene = Scene::new(*game);
    bencher
        .bench(|| scene.render(|context, reader| html::board(&scene.view, &context, reader).into_string()));
}

#[divan::bench(args = GameId::ALL)]
fn decision(bencher: Bencher<'_, '_>, game: &GameId) {
    let scene = Scene::new(*game);
    bencher.bench(|| {
        scene.render(|context, reader| html::decision(&scene.view, &context, reader).into_string())
    });
}

#[divan::bench(args = GameId::ALL)]
fn log(bencher: Bencher<'_, '_>, game: &GameId) {
    let scene = Scene::new(*game);
    bencher.bench(|| html::log(&scene.log, &[], &scene.view, &scene.reader()).into_string());
}
