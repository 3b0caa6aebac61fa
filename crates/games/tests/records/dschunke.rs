//! The records of Dschunke: each table and option, every kind of tie, every special card, stacks and strips that run
//! out, and barters without bids.

use super::scripted_games::{FinishedGame, RecordSpec, at_random, built_in, check};
use portolan_core::{Components as _, Seat};
use portolan_games::dschunke::{
    Bid, CardKind, Choice, Components, Dschunke, Event, Phase, Price, ROUNDS, Task, Worker,
};

#[test]
fn every_record_of_dschunke_replays_and_shows_its_feature() {
    check(RECORDS);
}

/// So few strips that they run out.
fn few_strips() -> Option<String> {
    Some(Components::BUILT_IN.replace("strips = 20", "strips = 5"))
}

/// Plays special cards whenever possible.
fn playing_cards(_: &Dschunke, _: Seat, choice: Choice) -> bool {
    matches!(choice, Choice::Card(_))
}

/// Takes goods and never bids.
fn hoarding(_: &Dschunke, _: Seat, choice: Choice) -> bool {
    matches!(choice, Choice::Use(Worker::GoodsMerchant) | Choice::Bid(Bid::Nothing))
}

/// Loads whenever possible.
fn loading(state: &Dschunke, _: Seat, choice: Choice) -> bool {
    matches!(choice, Choice::Use(worker) if matches!(state.task(worker), Some(Task::Load(_))))
}

/// Keeps cards with a permanent effect, and uses them.
fn always(_: &Dschunke, _: Seat, choice: Choice) -> bool {
    let is_permanent = |kind| matches!(kind, CardKind::Extra | CardKind::Ties | CardKind::Swap);
    matches!(choice, Choice::Keep(kind) if is_permanent(kind)) || matches!(choice, Choice::Return(_))
}

/// Takes goods and never bids, keeps cards that exchange goods, and exchanges as much as possible.
fn exchanging(_: &Dschunke, _: Seat, choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Use(Worker::GoodsMerchant)
            | Choice::Bid(Bid::Nothing)
            | Choice::Keep(CardKind::Swap | CardKind::Extra)
            | Choice::Return(_)
    )
}

/// Keeps cards that count at the end.
fn bonus(_: &Dschunke, _: Seat, choice: Choice) -> bool {
    matches!(choice, Choice::Keep(CardKind::Eight(_) | CardKind::Twelve(..)))
}

/// Bids for special cards.
fn wanting_cards(state: &Dschunke, _: Seat, choice: Choice) -> bool {
    let special = |good| state.tile().is_some_and(|tile| tile[good] == Price::Special);
    matches!(choice, Choice::Bid(Bid::Cards(good, _)) if special(good)) || choice == Choice::Yuan
}

fn rounds(game: &FinishedGame<Dschunke>) -> usize {
    game.count(|event| matches!(event, Event::MarketRevealed { .. }))
}

fn winners(game: &FinishedGame<Dschunke>) -> usize {
    game.outcome.winners().len()
}

/// Returns the number of players with the most points, before goods in hand break the tie.
fn first_by_points(game: &FinishedGame<Dschunke>) -> usize {
    let points = game.points();
    points.iter().filter(|&of| points.iter().max() == Some(of)).count()
}

fn played(game: &FinishedGame<Dschunke>, kind: CardKind) -> bool {
    game.count(|event| matches!(event, Event::CardPlayed { card, .. } if *card == kind)) > 0
}

/// Returns the maximum of this part of the score over all players.
fn most(game: &FinishedGame<Dschunke>, part: usize) -> i32 {
    let counts = game.outcome.standings.iter().map(|standing| standing.score.parts[part].count);
    counts.max().unwrap_or(0)
}

fn missed_goods(game: &FinishedGame<Dschunke>) -> usize {
    game.count(|event| matches!(event, Event::GoodsMissed { .. }))
}

const RECORDS: &[RecordSpec<Dschunke>] = &[
    RecordSpec {
        name: "three-players-at-random",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| rounds(game) == ROUNDS && game.state.phase == Phase::Over && winners(game) == 1,
    },
    RecordSpec {
        name: "four-players-at-random",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| rounds(game) == ROUNDS && winners(game) == 1,
    },
    RecordSpec {
        name: "three-players-place-the-cargo",
        seats: 3,
        options: &[("setup", "variant")],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::CargoPlaced { .. })) == 9,
    },
    RecordSpec {
        name: "four-players-place-the-cargo-with-open-stacks",
        seats: 4,
        options: &[("setup", "variant"), ("open-stacks", "yes")],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::CargoPlaced { .. })) == 12,
    },
    RecordSpec {
        name: "three-players-open-stacks",
        seats: 3,
        options: &[("open-stacks", "yes")],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| rounds(game) == ROUNDS,
    },
    RecordSpec {
        name: "four-players-share-prices-and-one-is-too-small-to-share",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| {
            let shared = |few: bool| {
                game.count(|event| {
                    matches!(event, Event::GoodsSold { price: Price::Yuan(_), winners, yuan, .. }
                        if winners.len() > 1 && (*yuan == 0) == few)
                })
            };
            shared(true) > 0 && shared(false) > 0
        },
    },
    RecordSpec {
        name: "three-players-goods-break-the-tie",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| first_by_points(game) > 1 && winners(game) == 1,
    },
    RecordSpec {
        name: "four-players-share-the-victory",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| winners(game) == 2,
    },
    RecordSpec {
        name: "four-players-play-every-extra-action",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: playing_cards,
        random_one_in: 0,
        shows: |game| {
            let money = |event: &Event| matches!(event, Event::CardPlayed { card: CardKind::Money(_), .. });
            let others = [CardKind::Place, CardKind::Goods, CardKind::Move];
            others.into_iter().all(|kind| played(game, kind)) && game.count(money) > 1
        },
    },
    RecordSpec {
        name: "three-players-use-every-card-that-works-always",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: always,
        random_one_in: 0,
        shows: |game| {
            let returned = |event: &Event| matches!(event, Event::GoodsReturned { .. });
            let by_card = |event: &Event| matches!(event, Event::GoodsSold { by_card: true, .. });
            let extra =
                game.state.seats.seats().any(|seat| game.state.open_card_count(seat, CardKind::Extra) > 1);
            game.count(returned) > 0 && game.count(by_card) > 0 && extra
        },
    },
    RecordSpec {
        name: "four-players-bonus-cards-of-both-kinds-pay",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: bonus,
        random_one_in: 0,
        shows: |game| most(game, 1) == 20,
    },
    RecordSpec {
        name: "three-players-all-five-junks",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: loading,
        random_one_in: 0,
        shows: |game| most(game, 2) == 25,
    },
    RecordSpec {
        name: "four-players-nobody-bids-in-some-round",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: hoarding,
        random_one_in: 3,
        shows: |game| {
            let nothing = game.count(|event| matches!(event, Event::BarterEnded { sold: 0 }));
            (1..ROUNDS).contains(&nothing)
        },
    },
    RecordSpec {
        name: "three-players-money-in-place-of-the-last-special-card",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: wanting_cards,
        random_one_in: 3,
        shows: |game| game.count(|event| matches!(event, Event::YuanTaken { .. })) == 1,
    },
    RecordSpec {
        name: "four-players-special-cards-are-won-and-tied",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: wanting_cards,
        random_one_in: 4,
        shows: |game| {
            let special = |event: &Event, tied: bool| {
                matches!(event, Event::GoodsSold { price: Price::Special, winners, .. }
                    if (winners.len() > 1) == tied)
            };
            game.count(|event| special(event, true)) > 0 && game.count(|event| special(event, false)) > 0
        },
    },
    RecordSpec {
        name: "four-players-all-stacks-run-out",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: hoarding,
        random_one_in: 0,
        shows: |game| missed_goods(game) > 5 && game.state.stacks.0 == [0; 4],
    },
    RecordSpec {
        name: "three-players-a-stack-runs-short",
        seats: 3,
        options: &[("open-stacks", "yes")],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| {
            let from_two_stacks = |pair: &[Event]| match *pair {
                [
                    Event::WorkerUsed { .. },
                    Event::GoodsTaken { seat, .. },
                    Event::GoodsTaken { seat: same, .. },
                ] => seat == same,
                _ => false,
            };
            game.events.windows(3).any(from_two_stacks)
        },
    },
    RecordSpec {
        name: "three-players-exchange-when-nothing-else-is-left",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: exchanging,
        random_one_in: 0,
        shows: |game| {
            // Two goods are returned, and both are taken again.
            let same = |run: &[Event]| match *run {
                [
                    Event::GoodsReturned { good: one, .. },
                    Event::GoodsReturned { good: two, .. },
                    Event::GoodsTaken { good: three, count: 1, .. },
                    Event::GoodsTaken { good: four, count: 1, .. },
                ] => (one, two) == (three, four) || (one, two) == (four, three),
                _ => false,
            };
            game.events.windows(4).any(same)
        },
    },
    RecordSpec {
        name: "four-players-three-layers",
        seats: 4,
        options: &[("layers", "3")],
        components: built_in,
        prefers: loading,
        random_one_in: 0,
        shows: |game| {
            let half = |event: &[Event]| {
                matches!(
                    event,
                    [Event::WorkerUsed { task: Task::Load(2), .. }, Event::StripsLoaded { count: 1, .. }]
                )
            };
            let full = game.state.holds.0.iter().filter(|hold| hold.len() == 9).count();
            full >= 4 && game.events.windows(2).any(half)
        },
    },
    RecordSpec {
        name: "three-players-yellow-for-blue",
        seats: 3,
        options: &[("setup", "variant"), ("yellow-for", "blue")],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| rounds(game) == ROUNDS,
    },
    RecordSpec {
        name: "four-players-a-small-box-where-strips-run-out",
        seats: 4,
        options: &[],
        components: few_strips,
        prefers: loading,
        random_one_in: 0,
        shows: |game| {
            let half = |event: &[Event]| {
                matches!(
                    event,
                    [Event::WorkerUsed { task: Task::Load(2), .. }, Event::StripsLoaded { count: 1, .. }]
                )
            };
            game.events.windows(2).any(half)
                && game.state.seats.seats().any(|seat| game.state.players[seat].strips == 0)
        },
    },
];
