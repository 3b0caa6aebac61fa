//! The records of Ostia: every number of players, every tie-break, debts, and rare events.

use super::scripted_games::{FinishedGame, RecordSpec, built_in, check};
use portolan_core::{Components as _, Seat};
use portolan_games::ostia::{Choice, Components, Event, Ostia, Phase};

#[test]
fn every_record_of_ostia_replays_and_shows_its_feature() {
    check(RECORDS);
}

/// Little starting money, and small loans.
fn poor_box() -> Option<String> {
    Some(Components::BUILT_IN.replace("start = 55", "start = 8").replace("loan = 7", "loan = 5"))
}

/// Sensible bids exceed the price of the pair by less than this: most of the affordable bids are ruinous.
const SENSIBLE: u8 = 24;

fn sensible(state: &Ostia, _: Seat, choice: Choice) -> bool {
    match (state.phase, choice) {
        (Phase::Bid { from, .. }, Choice::Bid(amount)) => amount < from + SENSIBLE,
        _ => true,
    }
}

/// Makes small bids that leave money for storehouses, and repays loans.
fn thrifty(state: &Ostia, _: Seat, choice: Choice) -> bool {
    match (state.phase, choice) {
        (Phase::Bid { from, .. }, Choice::Bid(amount)) => amount <= from + 2,
        (Phase::Bid { .. }, Choice::Pass) => true,
        (Phase::Bid { .. }, _) | (Phase::Build { .. }, Choice::Done) | (_, Choice::Interest) => false,
        _ => true,
    }
}

/// Bids as high as possible and never repays.
fn extravagant(_: &Ostia, _: Seat, choice: Choice) -> bool {
    !matches!(choice, Choice::Pass | Choice::Buy | Choice::Repay)
}

fn unwilling(_: &Ostia, _: Seat, choice: Choice) -> bool {
    !matches!(choice, Choice::Bid(_) | Choice::Higher)
}

fn possessive(state: &Ostia, seat: Seat, choice: Choice) -> bool {
    thrifty(state, seat, choice) && !matches!(choice, Choice::Sell(_))
}

fn hoarding(state: &Ostia, seat: Seat, choice: Choice) -> bool {
    thrifty(state, seat, choice) && !matches!(choice, Choice::SellStorehouse)
}

fn sold_out(state: &Ostia, seat: Seat, choice: Choice) -> bool {
    let last = matches!(state.phase, Phase::LastAllocate | Phase::Empties { .. });
    match choice {
        Choice::Market(_) | Choice::SellStorehouse => true,
        _ => !last && thrifty(state, seat, choice),
    }
}

fn winners(game: &FinishedGame<Ostia>) -> usize {
    game.outcome.winners().len()
}

fn eliminated(game: &FinishedGame<Ostia>) -> usize {
    game.count(|event| matches!(event, Event::Eliminated { .. }))
}

fn shuffles(game: &FinishedGame<Ostia>) -> usize {
    game.count(|event| matches!(event, Event::DeckShuffled { .. }))
}

/// Returns points and tie-breaks of the first two in the ranking; `None` if one of them is eliminated.
fn best_two(game: &FinishedGame<Ostia>) -> Option<[[i32; 3]; 2]> {
    let ranking = game.outcome.ranking();
    let [first, second, ..] = ranking[..] else { return None };
    let of =
        |score: &portolan_core::Score| [score.points(), score.tie_breaks[0].count, score.tie_breaks[1].count];
    let both_ranked = !first.score.eliminated && !second.score.eliminated;
    both_ranked.then(|| [of(&first.score), of(&second.score)])
}

/// Whether in some round two players share the second place in the senate, ahead of a fourth player.
fn shared_second_place(game: &FinishedGame<Ostia>) -> bool {
    let values: Vec<(u16, u8)> = game
        .events
        .iter()
        .map(|event| match *event {
            Event::OfferingJudged { value, points, .. } => (value, points),
            _ => (0, 0),
        })
        .collect();
    let rounds = values.split(|&(value, _)| value == 0).filter(|round| round.len() == 4);
    rounds.into_iter().any(|round| {
        let mut round = round.to_vec();
        round.sort_unstable_by_key(|&(value, _)| std::cmp::Reverse(value));
        round[0].0 > round[1].0 && round[1].0 == round[2].0 && round[2].0 > round[3].0
    })
}

const RECORDS: &[RecordSpec<Ostia>] = &[
    RecordSpec {
        name: "three-players-at-random",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: sensible,
        random_one_in: 0,
        shows: |game| winners(game) == 1,
    },
    RecordSpec {
        name: "three-players-without-ivory",
        seats: 3,
        options: &[("ivory", "no")],
        components: built_in,
        prefers: thrifty,
        random_one_in: 9,
        shows: |game| winners(game) == 1 && eliminated(game) == 0,
    },
    RecordSpec {
        name: "four-players-the-draw-pile-runs-out-again-and-again",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: thrifty,
        random_one_in: 20,
        shows: |game| shuffles(game) >= 3,
    },
    RecordSpec {
        name: "five-players-without-ivory-nearly-all-cards-are-in-use",
        seats: 5,
        options: &[("ivory", "no")],
        components: built_in,
        prefers: thrifty,
        random_one_in: 0,
        shows: |game| {
            shuffles(game) >= 3 && game.count(|event| matches!(event, Event::CardDiscarded { .. })) > 5
        },
    },
    RecordSpec {
        name: "five-players-at-random-with-debts",
        seats: 5,
        options: &[],
        components: built_in,
        prefers: sensible,
        random_one_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::LoanTaken { .. })) > 10,
    },
    RecordSpec {
        name: "three-players-one-is-out-for-debts-with-most-points",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: sensible,
        random_one_in: 0,
        shows: |game| {
            let out = game.outcome.standings.iter().find(|standing| standing.score.eliminated);
            let most = game.points().into_iter().max();
            eliminated(game) == 1 && out.is_some_and(|out| Some(out.score.points()) == most)
        },
    },
    RecordSpec {
        name: "four-players-three-are-out-for-debts",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: extravagant,
        random_one_in: 0,
        shows: |game| eliminated(game) == 3,
    },
    RecordSpec {
        name: "three-players-all-are-out-for-debts",
        seats: 3,
        options: &[],
        components: poor_box,
        prefers: extravagant,
        random_one_in: 0,
        shows: |game| eliminated(game) == 3,
    },
    RecordSpec {
        name: "four-players-loans-are-taken-and-repaid",
        seats: 4,
        options: &[],
        components: poor_box,
        prefers: thrifty,
        random_one_in: 5,
        shows: |game| {
            let taken = game.count(|event| matches!(event, Event::LoanTaken { .. }));
            let repaid = game.count(|event| matches!(event, Event::LoanRepaid { .. }));
            let interest = game.count(|event| matches!(event, Event::InterestPaid { .. }));
            taken >= 5 && taken == repaid && interest > 0
        },
    },
    RecordSpec {
        name: "three-players-storehouses-break-the-tie",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: thrifty,
        random_one_in: 6,
        shows: |game| best_two(game).is_some_and(|[one, two]| one[0] == two[0] && one[1] > two[1]),
    },
    RecordSpec {
        name: "four-players-the-value-of-the-store-breaks-the-tie",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: thrifty,
        random_one_in: 6,
        shows: |game| best_two(game).is_some_and(|[one, two]| one[..2] == two[..2] && one[2] > two[2]),
    },
    RecordSpec {
        name: "five-players-share-the-victory",
        seats: 5,
        options: &[],
        components: built_in,
        prefers: thrifty,
        random_one_in: 6,
        shows: |game| winners(game) == 2 && best_two(game).is_some_and(|[one, _]| one[2] > 0),
    },
    RecordSpec {
        name: "three-players-nobody-ever-bids",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: unwilling,
        random_one_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::PairForced { .. })) == 5 * 2 * 3,
    },
    RecordSpec {
        name: "five-players-sellers-keep-what-they-can",
        seats: 5,
        options: &[],
        components: built_in,
        prefers: possessive,
        random_one_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::PairKept { .. })) >= 25,
    },
    RecordSpec {
        name: "three-players-everybody-has-four-storehouses",
        seats: 3,
        options: &[],
        components: built_in,
        prefers: hoarding,
        random_one_in: 0,
        shows: |game| game.state.seats.seats().all(|seat| game.state.players[seat].storehouses == 4),
    },
    RecordSpec {
        name: "four-players-all-is-sold-at-the-end",
        seats: 4,
        options: &[("ivory", "no")],
        components: built_in,
        prefers: sold_out,
        random_one_in: 0,
        shows: |game| game.state.seats.seats().all(|seat| game.state.players[seat].storehouses == 0),
    },
    RecordSpec {
        name: "four-players-share-the-second-place-in-the-senate",
        seats: 4,
        options: &[],
        components: built_in,
        prefers: thrifty,
        random_one_in: 8,
        shows: shared_second_place,
    },
];
