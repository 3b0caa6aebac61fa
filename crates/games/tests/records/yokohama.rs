//! Games of Yokohama worth keeping: every way a game can end, every seat count and option, every technology learned
//! and used, agents, achievements and prizes, ties, displays and boards that run out.

mod likes;
mod used;

use crate::kept::{Kept, Wanted, at_random, built_in, check};
use likes::{
    achieving, building_houses, building_shops, collecting, idling, importing, learning, meeting, praying,
    profiting, sending, trading,
};
use portolan_core::{Components as _, Seat};
use portolan_games::yokohama::{
    Area, Board, Coin, Components, Ending, Event, Letter, Merit, Occupant, Prize, Source, Title, Ware,
    Yokohama,
};
use portolan_games::Record;

/// Each of the twenty titles helps somebody in one of the games.
#[test]
fn the_kept_games_use_every_technology() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../yokohama/tests/records");
    let mut unused: Vec<Title> = Title::ALL.to_vec();
    for wanted in WANTED {
        let text = std::fs::read_to_string(folder.join(format!("{}.record", wanted.name))).unwrap();
        let table = Record::parse(&text).unwrap().replay().unwrap();
        let game = Kept::of((YOKOHAMA.unwrap)(&table).unwrap());
        unused.retain(|&title| !is_used(&game, title));
    }
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_kept_game_of_yokohama_replays_and_shows_what_it_is_kept_for() {
    check::<Yokohama>(WANTED);
}

/// So little is asked for achievements that all three are reached.
fn little_asked() -> Option<String> {
    let little = Components::BUILT_IN
        .replace("need = { fish = 7 }", "need = { fish = 2 }")
        .replace("need = { tea = 7 }", "need = { tea = 2 }")
        .replace("need = { silk = 6 }", "need = { silk = 2 }")
        .replace("need = { copper = 5 }", "need = { copper = 1 }")
        .replace("need = { technologies = 4 }", "need = { technologies = 1 }")
        .replace("need = { yen = 10 }", "need = { yen = 4 }")
        .replace("need = { agents_and_tokens = 5 }", "need = { agents_and_tokens = 1 }")
        .replace("need = { orders = 5 }", "need = { orders = 1 }")
        .replace("need = { commercial = 4 }", "need = { commercial = 1 }")
        .replace("need = { production = 2, commercial = 3 }", "need = { production = 1 }")
        .replace("need = { production = 3, commercial = 2 }", "need = { commercial = 1 }")
        .replace("need = { production = 4 }", "need = { production = 1 }");
    Some(little)
}

/// Church and customs have no more spaces than end the game with four players.
fn short_boards() -> Option<String> {
    let (mut church, mut customs) = (0, 0);
    let short = Components::BUILT_IN.lines().filter(|line| {
        church += usize::from(line.trim_start().starts_with("{ faith ="));
        customs += usize::from(line.trim_start().starts_with("{ imports ="));
        !line.trim_start().starts_with("{ faith =") && !line.trim_start().starts_with("{ imports =")
            || (church <= 6 && customs == 0)
            || (church > 6 && (1..=6).contains(&customs))
    });
    Some(short.map(|line| format!("{line}\n")).collect())
}

fn ended(game: &Kept<Yokohama>, because: Ending) -> bool {
    game.events.contains(&Event::GameEnded { because })
}

fn any(game: &Kept<Yokohama>, wanted: impl Fn(&Event) -> bool) -> bool {
    game.count(wanted) > 0
}

fn winners(game: &Kept<Yokohama>) -> usize {
    game.outcome.winners().len()
}

/// How many have most points, before the turn order decides.
fn first_by_points(game: &Kept<Yokohama>) -> usize {
    let points = game.points();
    points.iter().filter(|&of| points.iter().max() == Some(of)).count()
}

/// The most that anybody got for this part of the score.
fn most(game: &Kept<Yokohama>, part: &str) -> i32 {
    let parts = game.outcome.standings.iter().flat_map(|standing| &standing.score.parts);
    parts.filter(|of| of.what == part).map(|of| of.count).max().unwrap_or(0)
}

fn neutral(game: &Kept<Yokohama>) -> usize {
    game.state.spaces.iter().flatten().filter(|space| **space == Some(Occupant::Neutral)).count()
}

fn is_full(game: &Kept<Yokohama>, board: Board) -> bool {
    usize::from(game.state.occupied(board)) == game.state.components.spaces(board).len()
}

/// Two players have the same value of technology, and nobody has more.
fn equal_in_technology(game: &Kept<Yokohama>) -> bool {
    let value = |seat: Seat| {
        let cards = game.state.players[seat].technologies.iter();
        cards.map(|card| u32::from(game.state.components.technology(card).value)).sum::<u32>()
    };
    let values: Vec<u32> = game.state.seats.seats().map(value).collect();
    let highest = values.iter().copied().max().unwrap_or(0);
    highest > 0 && values.iter().filter(|&&value| value == highest).count() == 2
}

/// A display of a port that got fewer orders than it lacked, but some.
fn partly_filled(pair: &[Event]) -> bool {
    matches!(
        pair,
        [Event::OrdersShown { area: shown, .. }, Event::DeckEmpty { area: empty }, ..] if shown == empty
    )
}

const WANTED: &[Wanted<Yokohama>] = &[
    Wanted {
        name: "two-players-the-church-ends-it-with-neutral-assistants",
        seats: 2,
        options: &[],
        components: built_in,
        likes: praying,
        any_in: 6,
        shows: |game| {
            let mine = Board::ALL.map(|board| usize::from(game.state.occupied(board))).iter().sum::<usize>();
            ended(game, Ending::Church) && neutral(game) == 2 && mine > 6
        },
    },
    Wanted {
        name: "three-players-the-customs-end-it",
        seats: 3,
        options: &[],
        components: built_in,
        likes: importing,
        any_in: 12,
        shows: |game| {
            let bought = |event: &Event| matches!(event, Event::Bought { ware: Ware::Import, .. });
            ended(game, Ending::Customs) && game.count(bought) > 5
        },
    },
    Wanted {
        name: "four-players-the-orders-run-out",
        seats: 4,
        options: &[],
        components: built_in,
        likes: trading,
        any_in: 12,
        shows: |game| {
            ended(game, Ending::Orders) && game.state.order_deck.is_empty() && most(game, "orders") > 20
        },
    },
    Wanted {
        name: "two-players-all-trading-houses",
        seats: 2,
        options: &[],
        components: built_in,
        likes: building_houses,
        any_in: 12,
        shows: |game| {
            ended(game, Ending::Houses) && any(game, |event| matches!(event, Event::HousePaid { .. }))
        },
    },
    Wanted {
        name: "three-players-all-shops",
        seats: 3,
        options: &[],
        components: built_in,
        likes: building_shops,
        any_in: 12,
        shows: |game| ended(game, Ending::Shops) && most(game, "buildings") > 10,
    },
    Wanted {
        name: "two-players-the-last-round-at-the-latest",
        seats: 2,
        options: &[],
        components: built_in,
        likes: idling,
        any_in: 0,
        shows: |game| ended(game, Ending::Rounds) && game.state.round == 101,
    },
    Wanted {
        name: "two-players-at-random",
        seats: 2,
        options: &[],
        components: built_in,
        likes: at_random,
        any_in: 0,
        shows: |game| !ended(game, Ending::Rounds) && game.state.round < 60,
    },
    Wanted {
        name: "three-players-reach-all-achievements-and-choose-prizes",
        seats: 3,
        options: &[("prizes", "yes")],
        components: little_asked,
        likes: achieving,
        any_in: 8,
        shows: |game| {
            let letter = |of: Letter, first: bool| {
                any(game, |event| {
                    matches!(event, Event::AchievementReached { letter, first: is, .. }
                        if *letter == of && *is == first)
                })
            };
            let flag = |event: &Event| matches!(event, Event::PrizeTaken { prize: Prize::Flag(_), .. });
            let all = Letter::ALL.into_iter().all(|of| letter(of, true) && letter(of, false));
            all && any(game, flag) && any(game, |event| matches!(event, Event::FreeAgentGained { .. }))
        },
    },
    Wanted {
        name: "four-players-achievements-of-all-three-letters",
        seats: 4,
        options: &[],
        components: built_in,
        likes: achieving,
        any_in: 10,
        shows: |game| game.state.achieved.iter().all(|reached| !reached.is_empty()),
    },
    Wanted {
        name: "four-players-send-free-agents",
        seats: 4,
        options: &[("free-agents", "yes")],
        components: built_in,
        likes: sending,
        any_in: 8,
        shows: |game| {
            let free = |event: &Event| matches!(event, Event::AgentSent { agent: None, .. });
            let foreign = |event: &Event| matches!(event, Event::AgentSent { agent: Some(_), .. });
            any(game, free) && game.count(foreign) > 3
        },
    },
    Wanted {
        name: "two-players-with-both-mini-expansions",
        seats: 2,
        options: &[("prizes", "yes"), ("free-agents", "yes")],
        components: little_asked,
        likes: achieving,
        any_in: 8,
        shows: |game| {
            let token = |event: &Event| matches!(event, Event::TokenTaken { .. });
            any(game, |event| matches!(event, Event::PrizeTaken { .. })) && game.count(token) > 2
        },
    },
    Wanted {
        name: "three-players-ride-where-they-have-nobody",
        seats: 3,
        options: &[("direct", "anywhere")],
        components: built_in,
        likes: learning,
        any_in: 12,
        shows: |game| {
            let alone = |pair: &[Event]| {
                matches!(
                    pair,
                    [
                        Event::TramTaken { .. } | Event::StationRidden { .. },
                        Event::ActionBegan { power: 1, .. } | Event::ActionBegan { power: 2, .. }
                    ]
                )
            };
            let ridden = any(game, |event| matches!(event, Event::StationRidden { .. }));
            game.events.windows(2).any(alone) && ridden && is_used(game, Title::Tram)
        },
    },
    Wanted {
        name: "four-players-learn-as-much-as-they-can",
        seats: 4,
        options: &[],
        components: built_in,
        likes: learning,
        any_in: 14,
        shows: |game| {
            let used = Title::ALL.into_iter().filter(|&title| is_used(game, title)).count();
            used >= 14 && game.state.technology_deck.len() < 4
        },
    },
    Wanted {
        name: "four-players-profit-by-what-they-have-learned",
        seats: 4,
        options: &[],
        components: built_in,
        likes: profiting,
        any_in: 12,
        shows: |game| {
            [Title::Ball, Title::BrickFactory, Title::Winery].into_iter().all(|title| is_used(game, title))
                && [Title::ElectricLight, Title::GasLight].into_iter().any(|title| is_used(game, title))
        },
    },
    Wanted {
        name: "three-players-light-and-copper",
        seats: 3,
        options: &[],
        components: built_in,
        likes: profiting,
        any_in: 12,
        shows: |game| {
            [Title::ElectricLight, Title::GasLight, Title::MiningTechnology]
                .into_iter()
                .all(|title| is_used(game, title))
        },
    },
    Wanted {
        name: "three-players-presidents-meet",
        seats: 3,
        options: &[],
        components: built_in,
        likes: meeting,
        any_in: 12,
        shows: |game| {
            let fee = |event: &Event| matches!(event, Event::FeePaid { .. });
            let canal = |event: &Event| matches!(event, Event::CanalPaid { .. });
            [Title::PostalSystem, Title::Stagecoach].into_iter().all(|title| is_used(game, title))
                && game.count(fee) > 5
                && any(game, canal)
        },
    },
    Wanted {
        name: "two-players-newspaper-and-telegram",
        seats: 2,
        options: &[],
        components: built_in,
        likes: learning,
        any_in: 10,
        shows: |game| [Title::Newspaper, Title::Telegram].into_iter().all(|title| is_used(game, title)),
    },
    Wanted {
        name: "three-players-the-turn-order-breaks-the-tie",
        seats: 3,
        options: &[],
        components: built_in,
        likes: praying,
        any_in: 8,
        shows: |game| first_by_points(game) == 2 && winners(game) == 1,
    },
    Wanted {
        name: "four-players-equal-in-technology",
        seats: 4,
        options: &[],
        components: built_in,
        likes: learning,
        any_in: 8,
        shows: equal_in_technology,
    },
    Wanted {
        name: "three-players-a-port-is-filled-up-partly",
        seats: 3,
        options: &[],
        components: built_in,
        likes: collecting,
        any_in: 8,
        shows: |game| {
            let second = |event: &Event| matches!(event, Event::Paid { coin: Coin::Yen, count: 2, .. });
            game.events.windows(2).any(partly_filled) && game.count(second) > 3
        },
    },
    Wanted {
        name: "four-players-points-of-ports-with-full-hands",
        seats: 4,
        options: &[],
        components: built_in,
        likes: collecting,
        any_in: 6,
        shows: |game| {
            let full = |pair: &[Event]| {
                matches!(
                    pair,
                    [Event::PointsGained { merit: Merit::Ports, .. }, Event::AssistantsRecovered { .. }]
                )
            };
            game.events.windows(2).filter(|pair| full(pair)).count() > 1 && most(game, "ports") >= 6
        },
    },
    Wanted {
        name: "three-players-a-small-box-with-a-full-church",
        seats: 3,
        options: &[],
        components: short_boards,
        likes: praying,
        any_in: 6,
        shows: |game| is_full(game, Board::Church) && ended(game, Ending::Church),
    },
    Wanted {
        name: "three-players-a-small-box-with-full-customs",
        seats: 3,
        options: &[],
        components: short_boards,
        likes: importing,
        any_in: 8,
        shows: |game| is_full(game, Board::Customs) && ended(game, Ending::Customs),
    },
    Wanted {
        name: "four-players-assistants-from-hand-and-area",
        seats: 4,
        options: &[],
        components: built_in,
        likes: praying,
        any_in: 3,
        shows: |game| {
            let from_hand = |event: &Event| matches!(event, Event::SpaceTaken { from: Source::Hand, .. });
            let from_area =
                |event: &Event| matches!(event, Event::SpaceTaken { from: Source::Area(Area::Church), .. });
            any(game, from_hand) && any(game, from_area) && ended(game, Ending::Church)
        },
    },
];
