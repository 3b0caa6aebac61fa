//! Whole games, kept under `crates/<game>/tests/records/` and replayed on every run: every choice, position and result.
//!
//! Each record is kept for something that happens in it, and the test sees that it does. With the environment variable
//! `PORTOLAN_WRITE_RECORDS` the records are made anew: games are played from one seed after the other until one has
//! what is wanted.

use portolan_core::{Components as _, SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::osaka::{Choice, Components, Ending, Event};
use portolan_games::{AnyChoice, AnyEvent, AnyTable, AnyView, GameId, Record, RecordedPlayer, TableSetup};
use std::path::{Path, PathBuf};

/// A game worth keeping.
struct Wanted {
    name: &'static str,
    seats: usize,
    options: &'static [(&'static str, &'static str)],
    components: fn() -> Option<String>,
    policy: fn(&Choice) -> bool,
    shows: fn(&Game) -> bool,
}

/// A finished game of Traders of Osaka, for asking what happened in it.
struct Game {
    events: Vec<Event>,
    ranks: Vec<usize>,
    points: Vec<i32>,
    tokens: Vec<i32>,
    last: usize,
    points_without_card: u8,
}

impl Game {
    fn of(table: &AnyTable) -> Game {
        let story = table.story(Viewer::Public);
        let events = story.iter().flat_map(|chapter| &chapter.events).map(|AnyEvent::Osaka(event)| *event);
        let AnyView::Osaka(view) = table.view(Viewer::Public);
        let standings = table.outcome().expect("the game is over").standings;
        Game {
            events: events.collect(),
            ranks: standings.iter().map(|standing| standing.rank).collect(),
            points: standings.iter().map(|standing| standing.score.points()).collect(),
            tokens: standings.iter().map(|standing| standing.score.tie_breaks[0].count).collect(),
            points_without_card: view.players.iter().map(|player| player.points_without_card).sum(),
            last: story.last().and_then(|chapter| chapter.made).map_or(0, |(seat, _)| seat.index()),
        }
    }

    fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }

    fn ended(&self, because: Ending) -> bool {
        self.events.contains(&Event::GameEnded { because })
    }

    fn shuffles(&self) -> usize {
        self.count(|event| matches!(event, Event::DeckShuffled { .. }))
    }

    fn winners(&self) -> usize {
        self.ranks.iter().filter(|&&rank| rank == 1).count()
    }
}

fn built_in() -> Option<String> {
    None
}

/// So few cards that the draw pile runs out again and again, and so few tokens that others must serve.
fn small_box() -> Option<String> {
    let few = Components::BUILT_IN
        .replace("two = 11, three = 9, five = 7", "two = 4, three = 2, five = 1")
        .replace("each = 12", "each = 2");
    Some(few)
}

fn at_random(_: &Choice) -> bool {
    true
}

fn trading(choice: &Choice) -> bool {
    matches!(choice, Choice::Buy | Choice::Insure(_))
}

fn hoarding(choice: &Choice) -> bool {
    matches!(choice, Choice::Take(_))
}

const WANTED: &[Wanted] = &[
    Wanted {
        name: "two-players-the-buyer-ends-it",
        seats: 2,
        options: &[],
        components: built_in,
        policy: trading,
        shows: |game| game.ended(Ending::EightTokens) && game.tokens[game.last] >= 8 && game.winners() == 1,
    },
    Wanted {
        name: "three-players-the-buyer-ends-it-for-another",
        seats: 3,
        options: &[],
        components: built_in,
        policy: trading,
        shows: |game| game.ended(Ending::EightTokens) && game.tokens[game.last] < 8,
    },
    Wanted {
        name: "four-players-several-have-eight-tokens",
        seats: 4,
        options: &[],
        components: built_in,
        policy: trading,
        shows: |game| game.tokens.iter().filter(|&&tokens| tokens >= 8).count() > 1,
    },
    Wanted {
        name: "three-players-two-ships-arrive-in-the-last-turn",
        seats: 3,
        options: &[],
        components: built_in,
        policy: trading,
        shows: |game| {
            let last =
                game.events.iter().rposition(|event| matches!(event, Event::GoodsBought { .. })).unwrap();
            let arrived = |event: &&Event| matches!(event, Event::ShipSailed { to: 5, .. });
            game.ended(Ending::EightTokens) && game.events[last..].iter().filter(arrived).count() == 2
        },
    },
    Wanted {
        name: "two-players-tokens-break-the-tie",
        seats: 2,
        options: &[],
        components: built_in,
        policy: trading,
        shows: |game| game.points[0] == game.points[1] && game.winners() == 1,
    },
    Wanted {
        name: "three-players-share-the-victory",
        seats: 3,
        options: &[],
        components: built_in,
        policy: trading,
        shows: |game| game.winners() == 2 && game.points.iter().all(|&points| points > 0),
    },
    Wanted {
        name: "four-players-the-draw-pile-runs-out",
        seats: 4,
        options: &[],
        components: built_in,
        policy: at_random,
        shows: |game| game.shuffles() >= 2,
    },
    Wanted {
        name: "two-players-both-piles-run-out-and-all-pass",
        seats: 2,
        options: &[],
        components: built_in,
        policy: hoarding,
        shows: |game| game.ended(Ending::Standstill),
    },
    Wanted {
        name: "four-players-both-piles-run-out-and-all-pass",
        seats: 4,
        options: &[("open-hands", "yes")],
        components: built_in,
        policy: hoarding,
        shows: |game| {
            let refilled =
                |event: &Event| matches!(event, Event::MarketRefilled { farm, .. } if farm.is_empty());
            game.ended(Ending::Standstill) && game.count(refilled) > 0
        },
    },
    Wanted {
        name: "three-players-a-small-box-with-points-without-cards",
        seats: 3,
        options: &[("open-points", "yes")],
        components: small_box,
        policy: trading,
        shows: |game| {
            let drawn = |event: &Event| matches!(event, Event::GoodsSold { drawn, .. } if *drawn > 0);
            game.shuffles() >= 3 && game.count(drawn) > 2 && game.points_without_card > 0
        },
    },
    Wanted {
        name: "four-players-a-small-box-where-other-things-serve-as-tokens",
        seats: 4,
        options: &[],
        components: small_box,
        policy: trading,
        shows: |game| game.count(|event| matches!(event, Event::TokenWon { substitute: true, .. })) > 3,
    },
    Wanted {
        name: "two-players-open-hands-and-points",
        seats: 2,
        options: &[("open-hands", "yes"), ("open-points", "yes")],
        components: built_in,
        policy: at_random,
        shows: |game| game.count(|event| matches!(event, Event::HandShown { .. })) == 0,
    },
    Wanted {
        name: "four-players-much-is-insured-and-much-is-lost",
        seats: 4,
        options: &[],
        components: built_in,
        policy: trading,
        shows: |game| {
            let insured = game.count(|event| matches!(event, Event::GoodsInsured { .. }));
            insured >= 8 && game.count(|event| matches!(event, Event::GoodsLost { .. })) >= 12
        },
    },
    Wanted {
        name: "three-players-at-random",
        seats: 3,
        options: &[],
        components: built_in,
        policy: at_random,
        shows: |game| game.ended(Ending::EightTokens),
    },
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../osaka/tests/records")
}

fn file(wanted: &Wanted) -> PathBuf {
    folder().join(format!("{}.record", wanted.name))
}

/// Plays the game with this seed: the first choice that the policy likes, now and then any.
fn play(wanted: &Wanted, seed: Seed) -> AnyTable {
    let pair = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
    let mut table = AnyTable::new(&TableSetup {
        game: GameId::Osaka,
        components: (wanted.components)(),
        options: wanted.options.iter().map(pair).collect(),
        seats: SeatCount::new(wanted.seats).unwrap(),
        seed,
    })
    .unwrap();
    let mut rng = ThoughtRng::new(seed.thoughts());
    while let Some(seat) = table.to_act().first() {
        let choices = table.choices(seat);
        let liked = |AnyChoice::Osaka(choice): &&AnyChoice| (wanted.policy)(choice);
        let liked: Vec<AnyChoice> = choices.iter().filter(liked).copied().collect();
        let any = liked.is_empty() || wanted.name.contains("small") && rng.below(8) == 0;
        table.choose(seat, rng.pick(if any { &choices } else { &liked }).unwrap()).unwrap();
    }
    table
}

fn write(wanted: &Wanted) {
    let seeds = (0..100_000).map(|n| Seed::from_number(1618).nth(n));
    let mut games = seeds.map(|seed| play(wanted, seed));
    let table = games.find(|table| (wanted.shows)(&Game::of(table)));
    let table = table.unwrap_or_else(|| panic!("no game shows: {}", wanted.name));
    let player = |number| RecordedPlayer { kind: "scripted".to_string(), name: format!("Player {number}") };
    let record = Record::of(&table, (1..=wanted.seats).map(player).collect());
    std::fs::create_dir_all(folder()).unwrap();
    std::fs::write(file(wanted), record.to_string()).unwrap();
}

#[test]
fn every_kept_game_replays_and_shows_what_it_is_kept_for() {
    if std::env::var_os("PORTOLAN_WRITE_RECORDS").is_some() {
        WANTED.iter().for_each(write);
    }
    for wanted in WANTED {
        let text =
            std::fs::read_to_string(file(wanted)).unwrap_or_else(|error| panic!("{}: {error}", wanted.name));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", wanted.name));
        let table = record.replay().unwrap_or_else(|error| panic!("{}: {error}", wanted.name));
        assert!((wanted.shows)(&Game::of(&table)), "{} does not show that", wanted.name);
        assert_eq!(Record::of(&table, record.players.clone()).to_string(), text, "{}", wanted.name);
        assert!(text.lines().filter(|line| line.starts_with('@')).count() >= 2, "{}", wanted.name);
    }
    let kept = std::fs::read_dir(folder()).unwrap().count();
    assert_eq!(kept, WANTED.len(), "a record lies there that nobody looks at");
}
