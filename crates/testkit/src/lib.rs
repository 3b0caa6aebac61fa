//! The laws that every game must obey, run on any game.
//!
//! The laws are written on the trait [`Game`](portolan_core::Game). Here each of them is a check that plays games
//! from seeds; none of them knows a rule of any game. A game's `tests/laws.rs` is one line:
//!
//! ```text
//! portolan_testkit::laws!(Osaka, games = 3000);
//! ```
//!
//! which defines one test per law, for every seat count and every combination of options. A policy of the game
//! reaches what random play does not:
//!
//! ```text
//! mod hoarding {
//!     portolan_testkit::laws!(suite = Laws::<Osaka>::new().games(300).policy(|_, _, list, rng| …));
//! }
//! ```
//!
//! In reading order: [`suite`] has the builder [`Laws`], which runs a law on the games; `play` is one game in progress;
//! [`mod@laws`] has one file per law; a [`violation`] describes what is wrong and how to reproduce it. [`soak`] plays
//! millions of games on all cores; [`mod@allocations`] checks that choices do not allocate; [`sections`] checks that
//! every section of the rules has a test; [`printed`] compares the engine with numbers typed from a rulebook; [`stage`]
//! is the table for the examples of a game's own tests.
//!
//! Each law checks only its own subject, so a broken game fails one law. Where one law depends on another (an undone
//! state is compared with a repeated one, an imagined world obeys laws 1, 5 and 6), it first checks that the other
//! holds. `tests/suite` proves this with a small auction that has one flaw at a time.
//!
//! There are no rules here, no golden records (each game has its own), no clocks, and no random seeds, so every run
//! gives the same result.

pub mod allocations;
pub mod bench;
pub mod law;
pub mod laws;
pub mod printed;
pub mod sections;
pub mod soak;
pub mod soak_program;
pub mod stage;
pub mod suite;
pub mod violation;

mod mirror;
mod play;
mod tally;

pub use allocations::{allocations, assert_no_allocation_per_choice};
pub use law::Law;
pub use play::{Policy, preferring};
pub use printed::assert_printed;
pub use soak::{Soak, SoakResult};
pub use stage::{Stage, seat, standard};
pub use suite::{Laws, Report};
pub use violation::Violation;

/// Defines one test per law.
///
/// `laws!(Osaka, games = 3000)` plays 3000 random games for each seat count and combination of options and each law;
/// `laws!(suite = …)` takes any [`Laws`]. Put a second call into a module of its own.
#[macro_export]
macro_rules! laws {
    (suite = $suite:expr) => {
        $crate::laws!(@tests $suite;
            law_1_lists Lists, law_2_acceptance Acceptance, law_3_refusal Refusal,
            law_4_repetition Repetition, law_5_ending Ending, law_6_conservation Conservation,
            law_7_no_leak NoLeak, law_8_notation Notation, law_9_simultaneity Simultaneity,
            law_10_undo Undo, law_11_imagination Imagination
        );
    };
    (@tests $suite:expr; $($test:ident $law:ident),*) => {$(
        #[test]
        fn $test() {
            if let Err(violation) = $suite.check($crate::Law::$law) {
                panic!("{violation}");
            }
        }
    )*};
    ($game:ty, games = $games:expr) => {
        $crate::laws!(suite = $crate::Laws::<$game>::new().games($games));
    };
}
