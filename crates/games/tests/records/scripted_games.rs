//! Finds, writes and verifies the records of games with a given feature. The features are listed by game in the other
//! files.
#![allow(unreachable_pub, reason = "a test exports nothing: `pub` marks what other files use")]

use portolan_core::{Choices, Game, Outcome, Seat, SeatCount, Seed, Table, ThoughtRng, Viewer};
use portolan_games::{ListedGame, Record, RecordedPlayer, TableSetup};
use std::path::{Path, PathBuf};

/// A record: how its game is played, and the feature that it must have.
pub struct RecordSpec<G: Game> {
    pub name: &'static str,
    pub seats: usize,
    pub options: &'static [(&'static str, &'static str)],
    /// The text of changed components; `None` for the built-in ones.
    pub components: fn() -> Option<String>,
    /// Whether the players prefer this choice.
    pub prefers: fn(&G, Seat, G::Choice) -> bool,
    /// On average, one choice in this many is made without preference; 0 for none.
    pub random_one_in: u32,
    /// Whether the game has the feature for which it is stored.
    pub shows: fn(&FinishedGame<G>) -> bool,
}

/// A finished game with its events.
pub struct FinishedGame<G: Game> {
    pub events: Vec<G::Event>,
    pub outcome: Outcome,
    pub state: G,
    /// The seat that made the last choice.
    pub last: Seat,
}

impl<G: Game> FinishedGame<G> {
    pub fn of(table: &Table<G>) -> FinishedGame<G> {
        FinishedGame {
            events: table.seen_by(Viewer::Public).cloned().collect(),
            outcome: table.state().outcome().expect("the game is over"),
            state: table.state().clone(),
            last: table.choices_made().last().expect("a choice was made").seat,
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

/// Checks that every record exists, replays, and has its feature. Then replays the records of older rules revisions, which
/// are in separate folders (`revision-1`) and are never written again.
pub fn check<G: ListedGame>(specs: &[RecordSpec<G>]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/tests/records", G::ID));
    if std::env::var_os("PORTOLAN_WRITE_RECORDS").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        specs.iter().for_each(|spec| write(spec, &file(&folder, spec)));
    }
    for spec in specs {
        let text = std::fs::read_to_string(file(&folder, spec));
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", spec.name));
        verify(spec, &text, G::META.revision);
    }
    assert_eq!(records_in(&folder).len(), specs.len(), "a record that no test reads, or a missing one");
    for revision in G::META.oldest_revision..G::META.revision {
        check_old(specs, &folder.join(format!("revision-{revision}")), revision);
    }
}

/// Replays every record of an older revision. If its name is still in use, the game must have the feature.
fn check_old<G: ListedGame>(specs: &[RecordSpec<G>], folder: &Path, revision: u32) {
    let records = records_in(folder);
    assert!(!records.is_empty(), "{}: a revision that can be played has records", folder.display());
    for path in records {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap();
        match specs.iter().find(|spec| spec.name == name) {
            Some(spec) => verify(spec, &text, revision),
            None => {
                replay::<G>(name, &text, revision);
            }
        }
    }
}

fn records_in(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).filter(|path| path.is_file()).collect();
    paths.sort();
    paths
}

fn file<G: Game>(folder: &Path, spec: &RecordSpec<G>) -> PathBuf {
    folder.join(format!("{}.record", spec.name))
}

fn verify<G: ListedGame>(spec: &RecordSpec<G>, text: &str, revision: u32) {
    let game = replay(spec.name, text, revision);
    assert!((spec.shows)(&game), "{} does not have its feature", spec.name);
}

/// Replays a record and checks that writing it again gives the same text. A record of an older revision may use old names
/// of choices and lack newer options: rewritten, it must lead to the same position.
fn replay<G: ListedGame>(name: &str, text: &str, revision: u32) -> FinishedGame<G> {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(record.revision, revision, "{name}");
    let table = record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
    let written = Record::of(&table, record.players.clone()).to_string();
    if revision < G::META.revision && written != text {
        let again = Record::parse(&written).and_then(|record| record.replay());
        assert_eq!(
            again.unwrap_or_else(|error| panic!("{name}: {error}")).state_hash(),
            table.state_hash(),
            "{name}"
        );
    } else {
        assert_eq!(written, text, "{name}");
    }
    assert!(text.lines().filter(|line| line.starts_with('@')).count() >= 2, "{name}");
    FinishedGame::of(G::own_table(&table).expect("a record of this game"))
}

fn write<G: ListedGame>(spec: &RecordSpec<G>, file: &Path) {
    let seeds = (0..100_000).map(|n| Seed::from_number(1618).nth(n));
    let mut games = seeds.map(|seed| play(spec, seed));
    let table = games.find(|table| (spec.shows)(&FinishedGame::of(table)));
    let table = G::any_table(table.unwrap_or_else(|| panic!("no game has the feature: {}", spec.name)));
    let player = |number| RecordedPlayer { kind: "scripted".to_string(), name: format!("Player {number}") };
    let record = Record::of(&table, (1..=spec.seats).map(player).collect());
    std::fs::write(file, record.to_string()).unwrap();
}

/// Plays the game with this seed: random preferred choices, and sometimes any choice.
fn play<G: ListedGame>(spec: &RecordSpec<G>, seed: Seed) -> Table<G> {
    let pair = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
    let setup = TableSetup {
        game: G::ID,
        revision: G::META.revision,
        components: (spec.components)(),
        options: spec.options.iter().map(pair).collect(),
        seats: SeatCount::new(spec.seats).unwrap(),
        seed,
    };
    let mut table = Table::<G>::new(setup.typed().unwrap()).unwrap();
    let mut rng = ThoughtRng::new(seed.thoughts());
    let mut choices = Choices::new();
    while let Some(seat) = table.state().to_act().first() {
        table.state().choices(seat, &mut choices);
        let preferred: Vec<G::Choice> =
            choices.iter().copied().filter(|&choice| (spec.prefers)(table.state(), seat, choice)).collect();
        let any = preferred.is_empty() || spec.random_one_in > 0 && rng.below(spec.random_one_in) == 0;
        let choice = rng.pick(if any { &choices } else { &preferred }).unwrap();
        table.choose(seat, choice).unwrap();
    }
    table
}

/// The built-in components.
pub fn built_in() -> Option<String> {
    None
}

/// No preference.
pub fn at_random<G: Game>(_: &G, _: Seat, _: G::Choice) -> bool {
    true
}
