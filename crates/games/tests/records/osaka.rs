//! The records of Traders of Osaka: every way a game can end, both piles running out, the options, a small box.

use super::scripted_games::{FinishedGame, RecordSpec, at_random, built_in, check};
use portolan_core::{Components as _, Seat};
use portolan_games::osaka::{Choice, Components, Ending, Event, Osaka};

#[test]
fn every_record_of_osaka_replays_and_shows_its_feature() {
    check(RECORDS);
}

/// So few cards that the draw pile runs out repeatedly, and so few tokens that substitutes are needed.
fn small_box() -> Option<String> {
    let few = Components::BUILT_IN
        .replace("two = 11, three = 9, five = 7", "two = 4, three = 2, five = 1")
        .replace("each = 12", "each = 2");
    Some(few)
}

fn trading(_: &Osaka, _: Seat, choice: Choice) -> bool {
    matches!(choice, Choice::Buy | Choice::Insure(_))
}

fn hoarding(_: &Osaka, _: Seat, choice: Choice) -> bool {
    matches!(choice, Choice::Take(_))
}

fn ended(game: &FinishedGame<Osaka>, because: Ending) -> bool {
    game.events.contains(&Event::GameEnded { because })
}

fn shuffles(game: &FinishedGame<Osaka>) -> usize {
    game.count(|event| matches!(event, Event::DeckShuffled { .. }))
}

fn winners(game: &FinishedGame<Osaka>) -> usize {
    game.outcome.winners().len()
}

fn points_without_card(game: &FinishedGame<Osaka>) -> u8 {
    game.state.players.0.iter().map(|player| player.points_without_card).sum()
}

const RECORDS: &[RecordSpec<Osaka>] = &[
    RecordSpec {
        name: "two-players-the-buyer-ends-it",
        seats: 2,
        options: &[],
        components: built_in,
        prefers: trading,
        random_one_in: 0,
        shows: |game| {
            ended(game, Ending::EightTokens) && game.tie_break(game.last) >= 8 && winners(game) == 1
        },
    },
    RecordSpec {
        name: "three-players-the-buyer-ends-it-for-another",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: trading,
        random_one_in: 0,
        shows: |game| ended(game, Ending::EightTokens) && game.tie_break(game.last) < 8,
    },
    RecordSpec {
        name: "four-players-several-have-eight-tokens",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: trading,
        random_one_in: 0,
        shows: |game| game.state.seats.seats().filter(|&seat| game.tie_break(seat) >= 8).count() > 1,
    },
    RecordSpec {
        name: "three-players-two-ships-arrive-in-the-last-turn",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: trading,
        random_one_in: 0,
        shows: |game| {
            let last =
                game.events.iter().rposition(|event| matches!(event, Event::GoodsBought { .. })).unwrap();
            let arrived = |event: &&Event| matches!(event, Event::ShipSailed { to: 5, .. });
            ended(game, Ending::EightTokens) && game.events[last..].iter().filter(arrived).count() == 2
        },
    },
    RecordSpec {
        name: "two-players-tokens-break-the-tie",
        seats: 2,
        options: &[],
        components: built_in,
        prefers: trading,
        random_one_in: 0,
        shows: |game| game.points()[0] == game.points()[1] && winners(game) == 1,
    },
    RecordSpec {
        name: "three-players-share-the-victory",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: trading,
        random_one_in: 0,
        shows: |game| winners(game) == 2 && game.points().iter().all(|&points| points > 0),
    },
    RecordSpec {
        name: "four-players-the-draw-pile-runs-out",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| shuffles(game) >= 2,
    },
    RecordSpec {
        name: "two-players-both-piles-run-out-and-all-pass",
        seats: 2,
        options: &[],
        components: built_in,
        prefers: hoarding,
        random_one_in: 0,
        shows: |game| ended(game, Ending::Standstill),
    },
    RecordSpec {
        name: "four-players-both-piles-run-out-and-all-pass",
        seats: 4,
        options: &[("open-hands", "yes")],
        components: built_in,
        prefers: hoarding,
        random_one_in: 0,
        shows: |game| {
            let refilled =
                |event: &Event| matches!(event, Event::MarketRefilled { farm, .. } if farm.is_empty());
            ended(game, Ending::Standstill) && game.count(refilled) > 0
        },
    },
    RecordSpec {
        name: "three-players-a-small-box-with-points-without-cards",
        seats: 3,
        options: &[("open-points", "yes")],
        components: small_box,
        prefers: trading,
        random_one_in: 8,
        shows: |game| {
            let drawn = |event: &Event| matches!(event, Event::GoodsSold { drawn, .. } if *drawn > 0);
            shuffles(game) >= 3 && game.count(drawn) > 2 && points_without_card(game) > 0
        },
    },
    RecordSpec {
        name: "four-players-a-small-box-where-other-things-serve-as-tokens",
        seats: 4,
        options: &[],
        components: small_box,
        prefers: trading,
        random_one_in: 8,
        shows: |game| game.count(|event| matches!(event, Event::TokenWon { substitute: true, .. })) > 3,
    },
    RecordSpec {
        name: "two-players-open-hands-and-points",
        seats: 2,
        options: &[("open-hands", "yes"), ("open-points", "yes")],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::HandShown { .. })) == 0,
    },
    RecordSpec {
        name: "four-players-much-is-insured-and-much-is-lost",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: trading,
        random_one_in: 0,
        shows: |game| {
            let insured = game.count(|event| matches!(event, Event::GoodsInsured { .. }));
            insured >= 8 && game.count(|event| matches!(event, Event::GoodsLost { .. })) >= 12
        },
    },
    RecordSpec {
        name: "four-players-somebody-pays-more-than-the-price-needs",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        // A payment without a superfluous card exceeds the price by at most 4.
        shows: |game| {
            let superfluous =
                |event: &Event| matches!(event, Event::GoodsBought { price, paid, .. } if *paid > price + 4);
            ended(game, Ending::EightTokens) && game.count(superfluous) > 0
        },
    },
    RecordSpec {
        name: "three-players-at-random",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: at_random,
        random_one_in: 0,
        shows: |game| ended(game, Ending::EightTokens),
    },
];
