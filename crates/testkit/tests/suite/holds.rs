//! The auction without a flaw obeys all laws, with any policy; and the content of a violation.

use crate::auction::choice::{Action, NotatedAction, SOUND};
use crate::auction::{Auction, Flaw, Lots};
use portolan_core::{SeatCount, Seed, Setup, Viewer};
use portolan_testkit::{Law, Laws};

portolan_testkit::laws!(Auction<SOUND>, games = 1000);

mod with_a_policy {
    use super::*;

    portolan_testkit::laws!(suite = drawing());
}

/// The winner always draws, so that the deck runs low.
fn drawing() -> Laws<Auction<SOUND>> {
    Laws::new().games(300).base(7).policy(|_, _, list, rng| {
        let draw = NotatedAction(Action::Draw);
        if list.contains(&draw) { draw } else { rng.pick(list).unwrap() }
    })
}

#[test]
fn every_law_checks_every_game() {
    for law in Law::ALL.into_iter().filter(|&law| law != Law::Notation) {
        let report = Laws::<Auction<SOUND>>::new().games(1).check(law).unwrap();
        assert_eq!(report.games, 4, "two seat counts, one switch");
        assert!(report.checks >= 4, "{law}: {report:?}");
    }
}

#[test]
fn a_policy_determines_the_choices() {
    let (law, few) = (Law::Conservation, |suite: Laws<Auction<SOUND>>| suite.games(50));
    let chance = few(Laws::new().base(7)).check(law).unwrap();
    let drawing = few(drawing()).check(law).unwrap();
    assert!(drawing.choices < chance.choices, "drawing takes one step, selling two");
}

/// A law that took back everything repeatedly would only check the first choice.
#[test]
fn every_law_plays_its_games_to_the_end() {
    let suite = Laws::<Auction<SOUND>>::new().games(50);
    let whole = suite.check(Law::Ending).unwrap().choices;
    for law in Law::ALL.into_iter().filter(|&law| law != Law::Notation) {
        let choices = suite.check(law).unwrap().choices;
        assert!(choices.abs_diff(whole) < whole / 10, "{law}: {choices} choices instead of about {whole}");
    }
}

#[test]
fn the_same_suite_gives_the_same_report() {
    let report = || Laws::<Auction<SOUND>>::new().games(20).check_all().unwrap();
    assert_eq!(report(), report());
}

#[test]
fn a_violation_describes_how_to_reproduce_it() {
    let suite = Laws::<Auction<SOUND>>::new().components(Lots { flaw: Flaw::LostCard });
    let violation = suite.check(Law::Conservation).unwrap_err();
    let text = violation.to_string();
    assert!(text.starts_with("auction breaks law 6 (Conservation): 11 cards instead of 12"), "{text}");
    assert!(text.contains("with 2 seats") && text.contains("open-deal = no"), "{text}");
    assert!(text.contains(&violation.seed.to_string()) && text.contains(": bid "), "{text}");

    let setup = Setup {
        components: std::sync::Arc::new(Lots { flaw: Flaw::LostCard }),
        ..Setup::standard(violation.seats, violation.seed)
    };
    assert_eq!(suite.check_game(Law::Conservation, setup), Err(violation));
}

#[test]
fn a_secret_that_a_viewer_knows_is_a_violation() {
    let suite = |secret: fn(&Auction<SOUND>, Viewer) -> Option<String>| {
        Laws::<Auction<SOUND>>::new().games(200).secret("the thing", secret).check(Law::Imagination)
    };
    assert!(suite(|auction, _| Some(auction.top_card())).is_ok());
    assert!(suite(|_, _| None).is_ok());
    let violation = suite(|auction, viewer| Some(auction.open_table(viewer))).unwrap_err();
    assert!(violation.what.contains("the thing was always imagined correctly"), "{violation}");
}

#[test]
fn an_invalid_set_up_is_a_violation_and_no_panic() {
    let four = Setup::standard(SeatCount::new(4).unwrap(), Seed::from_number(0));
    let violation = Laws::<Auction<SOUND>>::new().check_game(Law::Lists, four).unwrap_err();
    assert!(violation.what.contains("cannot be prepared"), "{violation}");
}
