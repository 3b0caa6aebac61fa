//! Whole contests between bots of known, very different strength: reproducible, stopped in time, open to custom bots.

#[allow(dead_code, reason = "`main` is for `cargo run --example`")]
#[path = "../examples/custom_bot.rs"]
mod custom_bot;

use portolan_arena::{
    Contest, ContestProgress, Contestant, GameResult, HypothesisSpec, MatchLength, RunOptions, TestDecision,
    Tournament, TournamentFormat, contest,
};
use portolan_bots::BotKind;
use portolan_games::core::{SeatCount, Seed};
use portolan_games::osaka::Osaka;
use portolan_games::{GameId, TableSetup};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

const SURE: MatchLength = MatchLength::UntilSure {
    hypothesis: HypothesisSpec { bound: None, margin: 0.1, false_yes: 0.01, false_no: 0.01 },
    at_most: 2000,
};

fn tournament(game: GameId, seats: usize, format: TournamentFormat, length: MatchLength) -> Tournament {
    Tournament {
        table: TableSetup::standard(game, SeatCount::new(seats).unwrap(), Seed::from_number(2)),
        contestants: vec![BotKind::Greedy.into(), BotKind::Random.into()],
        format,
        length,
    }
}

fn played(tournament: &Tournament, threads: usize) -> Contest {
    let running = RunOptions { threads, cancelled: &AtomicBool::new(false) };
    contest(tournament, running, |_, _| ControlFlow::Continue(())).unwrap()
}

#[test]
fn a_test_is_decided_at_the_same_game_on_any_number_of_threads() {
    for &game in GameId::ALL {
        let tournament = tournament(game, 3, TournamentFormat::OneAgainstRest, SURE);
        let one = played(&tournament, 1);
        let test = one.matches[0].test.as_ref().unwrap();
        assert_eq!(test.decision, Some(TestDecision::Yes), "{game}");
        assert!(one.matches[0].games < 200 && one.matches[0].games.is_multiple_of(3), "{game}");
        assert_eq!(test.evidence.last().unwrap().0, one.matches[0].games);
        for threads in [2, 6] {
            let other = played(&tournament, threads);
            assert_eq!((&one.matches, &one.ratings), (&other.matches, &other.ratings), "{game}");
        }
    }
}

#[test]
fn searching_bots_play_the_same_on_any_number_of_threads() {
    for &game in GameId::ALL {
        let mut tournament = tournament(game, 3, TournamentFormat::OneAgainstRest, MatchLength::Games(3));
        tournament.contestants[0] = "master@40".parse().unwrap();
        let one = played(&tournament, 1);
        let other = played(&tournament, 3);
        assert_eq!((&one.matches, &one.ratings), (&other.matches, &other.ratings), "{game}");
    }
}

#[test]
fn games_of_different_matches_have_different_seeds() {
    let tournament = tournament(GameId::Osaka, 3, TournamentFormat::Pairs, MatchLength::Games(6));
    let mut seeds = BTreeSet::new();
    let running = RunOptions { threads: 2, cancelled: &AtomicBool::new(false) };
    let collect_seeds = |_: &ContestProgress<'_>, played: &GameResult| {
        assert!(seeds.insert(played.seed.to_string()));
        ControlFlow::Continue(())
    };
    let contest = contest(&tournament, running, collect_seeds).unwrap();
    assert_eq!((contest.matches.len(), seeds.len()), (2, 12));
    assert!(contest.ratings[0].low > contest.ratings[1].high, "{:?}", contest.ratings);
}

#[test]
fn a_cancelled_or_stopped_contest_keeps_its_finished_games() {
    let endless = tournament(GameId::Ostia, 3, TournamentFormat::Pairs, MatchLength::Games(u64::MAX / 2));
    let cancelled = AtomicBool::new(false);
    let mut seen = 0;
    let running = RunOptions { threads: 2, cancelled: &cancelled };
    let stopped = contest(&endless, running, |_, _| {
        seen += 1;
        cancelled.store(seen >= 10, Ordering::Relaxed);
        ControlFlow::Continue(())
    });
    let stopped = stopped.unwrap();
    assert!(stopped.cancelled && !stopped.matches[0].has_fixed_length());
    assert_eq!((stopped.matches.len(), stopped.matches[0].games), (1, seen));

    let running = RunOptions { threads: 2, cancelled: &AtomicBool::new(false) };
    let broken = contest(&endless, running, |progress, _| {
        if progress.games.0 == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let broken = broken.unwrap();
    assert_eq!((broken.matches.len(), broken.matches[0].games, broken.cancelled), (1, 7, false));
}

#[test]
fn a_custom_bot_meets_a_built_in_one() {
    assert_eq!(custom_bot::run().unwrap(), "buyer against random: 89 % of 40 games\n");
}

#[test]
fn a_custom_bot_for_another_game_is_refused() {
    let mut tournament = tournament(GameId::Ostia, 3, TournamentFormat::Pairs, MatchLength::Games(3));
    tournament.contestants[1] = Contestant::custom::<Osaka, _>("buyer", || custom_bot::Buyer);
    let running = RunOptions { threads: 1, cancelled: &AtomicBool::new(false) };
    let error = contest(&tournament, running, |_, _| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(error.to_string(), "buyer plays osaka only");
}
