//! Games of Ostia worth keeping: every number of players, every way a tie is decided, debts, and what seldom happens.

use super::kept::{Kept, Wanted, built_in, check};
use portolan_core::{Components as _, Seat};
use portolan_games::ostia::{Choice, Components, Event, Ostia, Phase};

#[test]
fn every_kept_game_of_ostia_replays_and_shows_what_it_is_kept_for() {
    check(WANTED);
}

/// Little money to start with, and small loans.
fn poor_box() -> Option<String> {
    Some(Components::BUILT_IN.replace("start = 55", "start = 8").replace("loan = 7", "loan = 5"))
}

/// Any bid up to so much above the price of the pair: of all the bids that could be paid most are ruinous.
const SENSIBLE: u8 = 24;

fn sensible(state: &Ostia, _: Seat, choice: Choice) -> bool {
    match (state.phase, choice) {
        (Phase::Bid { from, .. }, Choice::Bid(amount)) => amount < from + SENSIBLE,
        _ => true,
    }
}

/// Small bids that leave money for storehouses; loans are repaid.
fn thrifty(state: &Ostia, _: Seat, choice: Choice) -> bool {
    match (state.phase, choice) {
        (Phase::Bid { from, .. }, Choice::Bid(amount)) => amount <= from + 2,
        (Phase::Bid { .. }, Choice::Pass) => true,
        (Phase::Bid { .. }, _) | (Phase::Build { .. }, Choice::Done) | (_, Choice::Interest) => false,
        _ => true,
    }
}

/// All that can be raised is bid.
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

fn winners(game: &Kept<Ostia>) -> usize {
    game.outcome.winners().len()
}

fn eliminated(game: &Kept<Ostia>) -> usize {
    game.count(|event| matches!(event, Event::Eliminated { .. }))
}

fn shuffles(game: &Kept<Ostia>) -> usize {
    game.count(|event| matches!(event, Event::DeckShuffled { .. }))
}

/// The points and the tie-breaks of the two that are ranked first; nothing if one of them is out.
fn best_two(game: &Kept<Ostia>) -> Option<[[i32; 3]; 2]> {
    let ranking = game.outcome.ranking();
    let [first, second, ..] = ranking[..] else { return None };
    let of =
        |score: &portolan_core::Score| [score.points(), score.tie_breaks[0].count, score.tie_breaks[1].count];
    let standing = !first.score.eliminated && !second.score.eliminated;
    standing.then(|| [of(&first.score), of(&second.score)])
}

/// Somebody shares a place in the senate with others, and somebody else comes after them.
fn shared_second_place(game: &Kept<Ostia>) -> bool {
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

const WANTED: &[Wanted<Ostia>] = &[
    Wanted {
        name: "three-players-at-random",
        seats: 3,
        options: &[],
        components: built_in,
        likes: sensible,
        any_in: 0,
        shows: |game| winners(game) == 1,
    },
    Wanted {
        name: "three-players-without-ivory",
        seats: 3,
        options: &[("ivory", "no")],
        components: built_in,
        likes: thrifty,
        any_in: 9,
        shows: |game| winners(game) == 1 && eliminated(game) == 0,
    },
    Wanted {
        name: "four-players-the-draw-pile-runs-out-again-and-again",
        seats: 4,
        options: &[],
        components: built_in,
        likes: thrifty,
        any_in: 20,
        shows: |game| shuffles(game) >= 3,
    },
    Wanted {
        name: "five-players-without-ivory-nearly-all-cards-are-in-use",
        seats: 5,
        options: &[("ivory", "no")],
        components: built_in,
        likes: thrifty,
        any_in: 0,
        shows: |game| {
            shuffles(game) >= 3 && game.count(|event| matches!(event, Event::CardDiscarded { .. })) > 5
        },
    },
    Wanted {
        name: "five-players-at-random-with-debts",
        seats: 5,
        options: &[],
        components: built_in,
        likes: sensible,
        any_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::LoanTaken { .. })) > 10,
    },
    Wanted {
        name: "three-players-one-is-out-for-debts-with-most-points",
        seats: 3,
        options: &[],
        components: built_in,
        likes: sensible,
        any_in: 0,
        shows: |game| {
            let out = game.outcome.standings.iter().find(|standing| standing.score.eliminated);
            let most = game.points().into_iter().max();
            eliminated(game) == 1 && out.is_some_and(|out| Some(out.score.points()) == most)
        },
    },
    Wanted {
        name: "four-players-three-are-out-for-debts",
        seats: 4,
        options: &[],
        components: built_in,
        likes: extravagant,
        any_in: 0,
        shows: |game| eliminated(game) == 3,
    },
    Wanted {
        name: "three-players-all-are-out-for-debts",
        seats: 3,
        options: &[],
        components: poor_box,
        likes: extravagant,
        any_in: 0,
        shows: |game| eliminated(game) == 3,
    },
    Wanted {
        name: "four-players-loans-are-taken-and-repaid",
        seats: 4,
        options: &[],
        components: poor_box,
        likes: thrifty,
        any_in: 5,
        shows: |game| {
            let taken = game.count(|event| matches!(event, Event::LoanTaken { .. }));
            let repaid = game.count(|event| matches!(event, Event::LoanRepaid { .. }));
            let interest = game.count(|event| matches!(event, Event::InterestPaid { .. }));
            taken >= 5 && taken == repaid && interest > 0
        },
    },
    Wanted {
        name: "three-players-storehouses-break-the-tie",
        seats: 3,
        options: &[],
        components: built_in,
        likes: thrifty,
        any_in: 6,
        shows: |game| best_two(game).is_some_and(|[one, two]| one[0] == two[0] && one[1] > two[1]),
    },
    Wanted {
        name: "four-players-the-value-of-the-store-breaks-the-tie",
        seats: 4,
        options: &[],
        components: built_in,
        likes: thrifty,
        any_in: 6,
        shows: |game| best_two(game).is_some_and(|[one, two]| one[..2] == two[..2] && one[2] > two[2]),
    },
    Wanted {
        name: "five-players-share-the-victory",
        seats: 5,
        options: &[],
        components: built_in,
        likes: thrifty,
        any_in: 6,
        shows: |game| winners(game) == 2 && best_two(game).is_some_and(|[one, _]| one[2] > 0),
    },
    Wanted {
        name: "three-players-nobody-ever-bids",
        seats: 3,
        options: &[],
        components: built_in,
        likes: unwilling,
        any_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::PairForced { .. })) == 5 * 2 * 3,
    },
    Wanted {
        name: "five-players-sellers-keep-what-they-can",
        seats: 5,
        options: &[],
        components: built_in,
        likes: possessive,
        any_in: 0,
        shows: |game| game.count(|event| matches!(event, Event::PairKept { .. })) >= 25,
    },
    Wanted {
        name: "three-players-everybody-has-four-storehouses",
        seats: 3,
        options: &[],
        components: built_in,
        likes: hoarding,
        any_in: 0,
        shows: |game| game.state.seats.seats().all(|seat| game.state.players[seat].storehouses == 4),
    },
    Wanted {
        name: "four-players-all-is-sold-at-the-end",
        seats: 4,
        options: &[("ivory", "no")],
        components: built_in,
        likes: sold_out,
        any_in: 0,
        shows: |game| game.state.seats.seats().all(|seat| game.state.players[seat].storehouses == 0),
    },
    Wanted {
        name: "four-players-share-the-second-place-in-the-senate",
        seats: 4,
        options: &[],
        components: built_in,
        likes: thrifty,
        any_in: 8,
        shows: shared_second_place,
    },
];
