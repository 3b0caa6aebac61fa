//! The soak test plays all games, finds the earliest violation, and gives the same result on any number of cores.

use crate::auction::choice::SOUND;
use crate::auction::{Auction, Flaw, Lots};
use portolan_testkit::{Law, Laws, Soak, SoakResult};
use std::sync::atomic::{AtomicU64, Ordering};

const SETS: u64 = 4;

fn soaked(flaw: Flaw, games: u64, cores: usize) -> SoakResult {
    let suite = Laws::<Auction<SOUND>>::new().games(games).components(Lots { flaw });
    suite.soak(&Soak { cores, expensive_every: 10 }, |_| {})
}

#[test]
fn progress_reaches_the_number_of_games() {
    let reported = AtomicU64::new(0);
    let suite = Laws::<Auction<SOUND>>::new().games(500);
    let soaked = suite.soak(&Soak::default(), |done| {
        reported.fetch_max(done, Ordering::Relaxed);
    });
    assert_eq!(soaked.violation, None);
    assert_eq!(soaked.report.games, 500 * SETS);
    assert_eq!(reported.into_inner(), 500 * SETS);
}

#[test]
fn the_number_of_cores_changes_nothing() {
    for flaw in [Flaw::None, Flaw::NoOutcome, Flaw::ReasonKnowsTheDeck] {
        assert_eq!(soaked(flaw, 300, 1), soaked(flaw, 300, 4), "{flaw:?}");
    }
}

#[test]
fn a_violation_of_any_law_is_reported_with_its_law() {
    let broken = |flaw| soaked(flaw, 100, 2).violation.map(|violation| violation.law);
    assert_eq!(broken(Flaw::None), None);
    assert_eq!(broken(Flaw::UnsortedList), Some(Law::Lists));
    assert_eq!(broken(Flaw::ListedButRefused), Some(Law::Acceptance));
    assert_eq!(broken(Flaw::RefusalIsLogged), Some(Law::Refusal));
    assert_eq!(broken(Flaw::NeverEnds), Some(Law::Ending));
    assert_eq!(broken(Flaw::LostCard), Some(Law::Conservation));
    assert_eq!(broken(Flaw::DeckInView), Some(Law::NoLeak));
    assert_eq!(broken(Flaw::ShufflesTheTruth), Some(Law::Imagination));
}
