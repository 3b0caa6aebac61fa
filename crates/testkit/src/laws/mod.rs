//! One file per law. A law is a function that plays one game to its end, and returns what is wrong.
//!
//! Each law plays its own games, so that laws do not influence each other, and checks only its own subject.

pub mod acceptance;
pub mod conservation;
pub mod ending;
pub mod imagination;
pub mod lists;
pub mod no_leak;
pub mod notation;
pub mod refusal;
pub mod repetition;
pub mod simultaneity;
pub mod undo;

use crate::law::Law;
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Choice, Choices, Game, MAX_SEATS, Seat};

/// Success, or a description of what is wrong.
pub(crate) type CheckResult = Result<(), String>;

/// Plays one game to its end under one law.
pub(crate) fn check<G: Game>(law: Law, play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    match law {
        Law::Lists => lists::check(play, tally),
        Law::Acceptance => acceptance::check(play, tally),
        Law::Refusal => refusal::check(play, tally),
        Law::Repetition => repetition::check(play, tally),
        Law::Ending => ending::check(play, tally),
        Law::Conservation => conservation::check(play, tally),
        Law::NoLeak => no_leak::check(play, tally),
        Law::Notation => notation::check::<G::Choice>(tally),
        Law::Simultaneity => simultaneity::check(play, tally),
        Law::Undo => undo::check(play, tally),
        Law::Imagination => imagination::check(play, tally),
    }
}

/// Laws 1, 5 and 6 in one position, which must hold in every world, true or imagined.
pub(crate) fn sound<G: Game>(state: &G, list: &mut Choices<G::Choice>) -> CheckResult {
    lists::check_position(state, list)?;
    ending::check_position(state)?;
    conservation::check_position(state)
}

/// Returns every seat number, at the table or not.
fn all_seats() -> impl Iterator<Item = Seat> {
    (0..MAX_SEATS).filter_map(Seat::new)
}

/// Tries every choice of `seat` on a copy, and returns the results.
fn attempts<G: Game>(state: &G, seat: Seat) -> impl Iterator<Item = (G::Choice, Result<(), G::Illegal>)> {
    G::Choice::every()
        .map(move |choice| (choice, state.clone().apply(seat, choice, &mut portolan_core::NullLog)))
}
