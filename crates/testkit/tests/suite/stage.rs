//! The stage on the auction: what it returns about a game, and that a wrong example fails.

use crate::auction::choice::SOUND;
use crate::auction::{Auction, Flaw, Lots};
use portolan_testkit::{Stage, seat, standard};

fn stage(flaw: Flaw) -> Stage<Auction<SOUND>> {
    Stage::bare(Lots { flaw }, Default::default(), 2)
}

#[test]
fn choices_are_played_and_listed() {
    let mut stage = stage(Flaw::None);
    assert_eq!(stage.events(), []);
    assert_eq!(stage.choices(2), "bid 0, bid 1, bid 2, bid 3");
    stage.play("2: bid 1; 1: bid 3");
    assert_eq!((stage.choices(1), stage.choices(2)), ("draw, sell, pass".into(), String::new()));
    stage.play("1: pass");
    let passed = |event: &_| format!("{event:?}").starts_with("Passed");
    assert_eq!(stage.event_count(passed), 1);
    assert_eq!(stage.event_index(passed), stage.events().len() - 1);
    assert_ne!(stage.view(1), stage.public_view());
}

#[test]
fn play_until_reaches_the_end() {
    let mut stage: Stage<Auction<SOUND>> = Stage::new(&standard(3, 4));
    assert!(!stage.events().is_empty(), "the deal is logged");
    stage.play_until(|auction| portolan_core::Game::outcome(auction).is_some());
    assert_eq!(stage.ranks().len(), 3);
    assert_eq!(stage.scores().len(), 3);
    assert_eq!(stage.outcome().of(seat(1)).unwrap().rank, stage.ranks()[0]);
}

#[test]
fn a_refusal_is_returned() {
    assert_eq!(stage(Flaw::None).refusal(1, "draw").to_string(), "this is not the time for it");
}

#[test]
#[should_panic(expected = "a refusal changed something")]
fn a_refusal_that_changes_the_state_fails() {
    stage(Flaw::RefusalChangesTheState).refusal(1, "draw");
}

#[test]
#[should_panic(expected = "the choice is refused")]
fn the_refusal_of_a_legal_choice_fails() {
    stage(Flaw::None).refusal(1, "bid 1");
}

#[test]
#[should_panic(expected = "1: draw: ")]
fn playing_an_illegal_choice_fails() {
    stage(Flaw::None).play("2: bid 1; 1: draw");
}

#[test]
#[should_panic(expected = "11 cards instead of 12")]
fn playing_into_a_broken_state_fails() {
    let mut stage = stage(Flaw::LostCard);
    stage.play_until(|auction| portolan_core::Game::outcome(auction).is_some());
}
