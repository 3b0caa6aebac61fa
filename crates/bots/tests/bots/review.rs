//! Reviews: every decision of a finished game gets a verdict, the same each time, and the chances add up.

use portolan_bots::{BotKind, SearchLevel, decisions, review_decision};
use portolan_core::{SeatCount, Seed, ThoughtRng};
use portolan_games::review::{DecisionVerdict, Review};
use portolan_games::{AnyTable, GameId, TableSetup};

/// Plays a game between bots of a kind, with this many choices at most.
fn played(game: GameId, kind: BotKind, most: usize) -> AnyTable {
    let seats = game.meta().seat_counts().next().unwrap();
    let mut table = AnyTable::new(&TableSetup::standard(game, seats, Seed::from_number(3))).unwrap();
    let mut rng = ThoughtRng::new(3);
    for _ in 0..most {
        let Some(seat) = table.to_act().first() else { break };
        let choice = portolan_bots::choose(kind, &table.knowledge(seat), &mut rng);
        table.choose(seat, choice).unwrap();
    }
    table
}

fn level() -> SearchLevel {
    SearchLevel::for_review(BotKind::Merchant).unwrap().with_iterations(120)
}

fn verdicts(table: &AnyTable) -> Vec<DecisionVerdict> {
    decisions(table)
        .into_iter()
        .filter_map(|index| review_decision(table, index, &level(), &mut |_| true))
        .collect()
}

#[test]
fn verdicts_on_decisions_are_reproducible() {
    for &game in GameId::ALL {
        let table = played(game, BotKind::Random, usize::MAX);
        let decision_indices = decisions(&table);
        let judged = |index: &usize| review_decision(&table, *index, &level(), &mut |_| true).unwrap();
        // Decisions from the whole game: in its last turns little may be left to decide.
        let every = decision_indices.len().div_ceil(100);
        let judge_some = || decision_indices.iter().step_by(every).map(judged).collect::<Vec<_>>();
        let verdicts = judge_some();
        assert_eq!(verdicts, judge_some(), "{game:?}");
        assert!(verdicts.iter().all(|verdict| verdict.given_away() >= 0), "{game:?}");
        let better = verdicts.iter().any(|verdict| verdict.better.is_some());
        assert!(better, "{game:?}: random play always made the best choice");
    }
}

#[test]
fn win_chances_add_up_to_1000() {
    let table = played(GameId::Osaka, BotKind::Greedy, 40);
    for verdict in verdicts(&table) {
        for chances in [verdict.before, verdict.after] {
            let sum: u16 = chances.iter().sum();
            assert!((995..=1005).contains(&sum), "{verdict:?}");
            assert!(
                chances[table.seats().get()..].iter().all(|&chance| chance == 0),
                "the seat is not at the table"
            );
        }
    }
}

#[test]
fn a_review_has_a_verdict_for_every_decision() {
    let table = played(GameId::Osaka, BotKind::Greedy, usize::MAX);
    let review = Review::of(table.seats(), &table.outcome().unwrap(), verdicts(&table));
    assert_eq!(review.shares.len(), SeatCount::get(table.seats()));
    for (share, end) in review.shares.iter().zip(review.end) {
        assert_eq!(share.start + share.own + share.others + share.luck, i32::from(end));
        assert!(share.own <= 0);
    }
}

#[test]
fn a_review_stops_at_its_limit() {
    let table = played(GameId::Osaka, BotKind::Greedy, 20);
    let index = decisions(&table)[0];
    assert_eq!(review_decision(&table, index, &level(), &mut |_| false), None);
    assert_eq!(review_decision(&table, 999, &level(), &mut |_| true), None, "no choice was made there");
}
