//! The stage, on the auction: what it tells of a game, and that a wrong example is found.

use crate::auction::choice::SOUND;
use crate::auction::{Auction, Flaw, Lots};
use portolan_testkit::{Stage, seat, standard};

fn stage(flaw: Flaw) -> Stage<Auction<SOUND>> {
    Stage::bare(Lots { flaw }, Default::default(), 2)
}

#[test]
fn choices_are_played_and_told() {
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
fn it_goes_on_to_the_end() {
    let mut stage: Stage<Auction<SOUND>> = Stage::new(&standard(3, 4));
    assert!(!stage.events().is_empty(), "the deal is told");
    stage.play_until(|auction| portolan_core::Game::outcome(auction).is_some());
    assert_eq!(stage.ranks().len(), 3);
    assert_eq!(stage.scores().len(), 3);
    assert_eq!(stage.outcome().of(seat(1)).unwrap().rank, stage.ranks()[0]);
}

#[test]
fn a_refusal_is_told() {
    assert_eq!(stage(Flaw::None).refusal(1, "draw").to_string(), "this is not the time for it");
}

#[test]
#[should_panic(expected = "a refusal changed something")]
fn a_refusal_that_changes_something_is_found() {
    stage(Flaw::RefusalChangesTheState).refusal(1, "draw");
}

#[test]
#[should_panic(expected = "it is refused")]
fn what_is_allowed_is_no_refusal() {
    stage(Flaw::None).refusal(1, "bid 1");
}

#[test]
#[should_panic(expected = "1: draw: ")]
fn what_is_refused_cannot_be_played() {
    stage(Flaw::None).play("2: bid 1; 1: draw");
}

#[test]
#[should_panic(expected = "11 cards instead of 12")]
fn what_breaks_the_game_is_found() {
    let mut stage = stage(Flaw::LostCard);
    stage.play_until(|auction| portolan_core::Game::outcome(auction).is_some());
}
