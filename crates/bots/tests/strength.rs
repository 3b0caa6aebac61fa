//! The greedy bot beats random ones, at every number of seats.

mod common;

use common::{play, setup};
use portolan_bots::BotKind;
use portolan_core::Seed;
use portolan_osaka::Options;

const GAMES: usize = 1000;

/// How many of a thousand games one greedy bot wins against random ones, at changing seats; shared wins count less.
fn wins_of_one_greedy(seats: usize) -> f64 {
    let mut wins = 0.0;
    for game in 0..GAMES {
        let greedy_at = game % seats;
        let bots: Vec<_> = (0..seats)
            .map(|seat| if seat == greedy_at { BotKind::Greedy } else { BotKind::Random })
            .collect();
        let setup = setup(seats, Options::default(), Seed::from_number(1).nth(game as u64));
        let winners = play(&setup, &bots, |_, _, _| ()).winners();
        if winners.iter().any(|winner| winner.index() == greedy_at) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    println!("one greedy bot against {} random: {wins} of {GAMES} games", seats - 1);
    wins
}

#[test]
fn one_greedy_beats_one_random() {
    assert!(wins_of_one_greedy(2) >= 950.0);
}

#[test]
fn one_greedy_beats_two_random() {
    assert!(wins_of_one_greedy(3) >= 950.0);
}

#[test]
fn one_greedy_beats_three_random() {
    assert!(wins_of_one_greedy(4) >= 950.0);
}

/// Nobody hoards coins until nothing can be bought any more: games between greedy bots are won by sales.
#[test]
fn greedy_bots_play_whole_games_with_each_other() {
    for seats in 2..=4 {
        let mut points = 0;
        for game in 0..300 {
            let setup = setup(seats, Options::default(), Seed::from_number(2).nth(game));
            let outcome = play(&setup, &[BotKind::Greedy], |_, _, _| ());
            points += outcome.ranking()[0].score.points();
        }
        let mean = f64::from(points) / 300.0;
        println!("{seats} greedy bots: the winner has {mean:.1} points on average");
        assert!((13.0..30.0).contains(&mean));
    }
}
