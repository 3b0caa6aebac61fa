//! Games worth keeping: how they are found, written and looked at again. What is worth keeping each game says itself.
#![allow(unreachable_pub, reason = "a test exports nothing: `pub` says what other files may use")]

use portolan_core::{Choices, Game, Outcome, Seat, SeatCount, Seed, Table, ThoughtRng, Viewer};
use portolan_games::{ListedGame, Record, RecordedPlayer, TableSetup};
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
            last: table.choices_made().last().expect("somebody has chosen").seat,
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

/// Checks that every wanted game is stored, replays, and shows what it is stored for. Then replays the records of older
/// rules revisions, which stand in folders of their own (`revision-1`) and are never written again.
pub fn check<G: ListedGame>(wanted: &[Wanted<G>]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/tests/records", G::ID));
    if std::env::var_os("PORTOLAN_WRITE_RECORDS").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        wanted.iter().for_each(|wanted| write(wanted, &file(&folder, wanted)));
    }
    for wanted in wanted {
        let text = std::fs::read_to_string(file(&folder, wanted));
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", wanted.name));
        look(wanted, &text, G::META.revision);
    }
    assert_eq!(records_in(&folder).len(), wanted.len(), "a record lies there that no test reads");
    for revision in G::META.oldest_revision..G::META.revision {
        check_old(wanted, &folder.join(format!("revision-{revision}")), revision);
    }
}

/// Replays every record of an older revision. One that still has its name shows what it was stored for.
fn check_old<G: ListedGame>(wanted: &[Wanted<G>], folder: &Path, revision: u32) {
    let records = records_in(folder);
    assert!(!records.is_empty(), "{}: a revision that can be played has records", folder.display());
    for path in records {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap();
        match wanted.iter().find(|wanted| wanted.name == name) {
            Some(wanted) => look(wanted, &text, revision),
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

fn file<G: Game>(folder: &Path, wanted: &Wanted<G>) -> PathBuf {
    folder.join(format!("{}.record", wanted.name))
}

fn look<G: ListedGame>(wanted: &Wanted<G>, text: &str, revision: u32) {
    let kept = replay(wanted.name, text, revision);
    assert!((wanted.shows)(&kept), "{} does not show that", wanted.name);
}

/// Replays a record and checks that writing it again gives the same text. A record of an older revision may name choices as
/// they were named then, and lacks options that came later: what is written of it must lead to the same position.
fn replay<G: ListedGame>(name: &str, text: &str, revision: u32) -> Kept<G> {
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
    Kept::of(G::own_table(&table).expect("a record of this game"))
}

fn write<G: ListedGame>(wanted: &Wanted<G>, file: &Path) {
    let seeds = (0..100_000).map(|n| Seed::from_number(1618).nth(n));
    let mut games = seeds.map(|seed| play(wanted, seed));
    let table = games.find(|table| (wanted.shows)(&Kept::of(table)));
    let table = G::any_table(table.unwrap_or_else(|| panic!("no game shows: {}", wanted.name)));
    let player = |number| RecordedPlayer { kind: "scripted".to_string(), name: format!("Player {number}") };
    let record = Record::of(&table, (1..=wanted.seats).map(player).collect());
    std::fs::write(file, record.to_string()).unwrap();
}

/// Plays the game with this seed: any of the choices that are liked, now and then any at all.
fn play<G: ListedGame>(wanted: &Wanted<G>, seed: Seed) -> Table<G> {
    let pair = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
    let setup = TableSetup {
        game: G::ID,
        revision: G::META.revision,
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
