//! Games worth keeping: how they are found, written and looked at again. What is worth keeping each game says itself.
#![allow(unreachable_pub, reason = "a test exports nothing: `pub` says what other files may use")]

use portolan_core::{Choices, Game, Outcome, Seat, SeatCount, Seed, Table, ThoughtRng, Viewer};
use portolan_games::{Listed, Record, RecordedPlayer, TableSetup};
use std::path::{Path, PathBuf};

/// A game worth keeping.
pub struct Wanted<G: Game> {
    pub name: &'static str,
    pub seats: usize,
    pub options: &'static [(&'static str, &'static str)],
    /// Somebody's own components, or nothing for the built-in ones.
    pub components: fn() -> Option<String>,
    /// Which choices are preferred.
    pub likes: fn(&G, Seat, G::Choice) -> bool,
    /// One choice out of so many is made without preference; 0 for none.
    pub any_in: u32,
    /// What the game is kept for.
    pub shows: fn(&Kept<G>) -> bool,
}

/// A finished game, for asking what happened in it.
pub struct Kept<G: Game> {
    pub events: Vec<G::Event>,
    pub outcome: Outcome,
    pub state: G,
    /// Who made the last choice.
    pub last: Seat,
}

impl<G: Game> Kept<G> {
    pub fn of(table: &Table<G>) -> Kept<G> {
        Kept {
            events: table.seen_by(Viewer::Public).cloned().collect(),
            outcome: table.state().outcome().expect("the game is over"),
            state: table.state().clone(),
            last: table.made().last().expect("somebody has chosen").seat,
        }
    }

    pub fn count(&self, wanted: impl Fn(&G::Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }

    pub fn points(&self) -> Vec<i32> {
        self.outcome.standings.iter().map(|standing| standing.score.points()).collect()
    }

    pub fn tie_break(&self, seat: Seat) -> i32 {
        self.outcome.of(seat).map_or(0, |standing| standing.score.tie_breaks[0].count)
    }
}

/// Sees that every wanted game is kept, replays, and shows what it is kept for.
pub fn check<G: Listed>(wanted: &[Wanted<G>]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/tests/records", G::ID));
    if std::env::var_os("PORTOLAN_WRITE_RECORDS").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        wanted.iter().for_each(|wanted| write(wanted, &file(&folder, wanted)));
    }
    for wanted in wanted {
        let text = std::fs::read_to_string(file(&folder, wanted));
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", wanted.name));
        look(wanted, &text);
    }
    let kept = std::fs::read_dir(folder).unwrap().count();
    assert_eq!(kept, wanted.len(), "a record lies there that nobody looks at");
}

fn file<G: Game>(folder: &Path, wanted: &Wanted<G>) -> PathBuf {
    folder.join(format!("{}.record", wanted.name))
}

fn look<G: Listed>(wanted: &Wanted<G>, text: &str) {
    let name = wanted.name;
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let table = record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
    let typed = G::own_table(&table).expect("a record of this game");
    assert!((wanted.shows)(&Kept::of(typed)), "{name} does not show that");
    assert_eq!(Record::of(&table, record.players.clone()).to_string(), text, "{name}");
    assert!(text.lines().filter(|line| line.starts_with('@')).count() >= 2, "{name}");
}

fn write<G: Listed>(wanted: &Wanted<G>, file: &Path) {
    let seeds = (0..100_000).map(|n| Seed::from_number(1618).nth(n));
    let mut games = seeds.map(|seed| play(wanted, seed));
    let table = games.find(|table| (wanted.shows)(&Kept::of(table)));
    let table = G::any_table(Box::new(table.unwrap_or_else(|| panic!("no game shows: {}", wanted.name))));
    let player = |number| RecordedPlayer { kind: "scripted".to_string(), name: format!("Player {number}") };
    let record = Record::of(&table, (1..=wanted.seats).map(player).collect());
    std::fs::write(file, record.to_string()).unwrap();
}

/// Plays the game with this seed: any of the choices that are liked, now and then any at all.
fn play<G: Listed>(wanted: &Wanted<G>, seed: Seed) -> Table<G> {
    let pair = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
    let setup = TableSetup {
        game: G::ID,
        components: (wanted.components)(),
        options: wanted.options.iter().map(pair).collect(),
        seats: SeatCount::new(wanted.seats).unwrap(),
        seed,
    };
    let mut table = Table::<G>::new(setup.typed().unwrap()).unwrap();
    let mut rng = ThoughtRng::new(seed.thoughts());
    let mut choices = Choices::new();
    while let Some(seat) = table.state().to_act().first() {
        table.state().choices(seat, &mut choices);
        let liked: Vec<G::Choice> =
            choices.iter().copied().filter(|&choice| (wanted.likes)(table.state(), seat, choice)).collect();
        let any = liked.is_empty() || wanted.any_in > 0 && rng.below(wanted.any_in) == 0;
        let choice = rng.pick(if any { &choices } else { &liked }).unwrap();
        table.choose(seat, choice).unwrap();
    }
    table
}

/// Without components of one's own.
pub fn built_in() -> Option<String> {
    None
}

/// Without preference.
pub fn at_random<G: Game>(_: &G, _: Seat, _: G::Choice) -> bool {
    true
}
