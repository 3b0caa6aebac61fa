//! Players that are no people. Each is handed what its seat knows and answers with one choice.
//!
//! A bot sees a [`Knowledge`](portolan_core::Knowledge) and nothing else, so it cannot cheat: the compiler sees to it.
//! [`BotKind`] lists the kinds that there are; [`choose_for`] asks one of them about a game whose type is known,
//! [`choose`] about any game. How to play a game decently is told in one small file per game, which says what
//! [`Heuristics`] asks for: for Traders of Osaka that is `osaka.rs`.
//!
//! There is no thread here, no file and no clock: bots think in the browser too. All their luck comes from the
//! [`ThoughtRng`](portolan_core::ThoughtRng) that they are given: the same knowledge and the same generator give the
//! same choice.
#![forbid(unsafe_code)]

mod any;
mod bot;
mod dschunke;
mod heuristics;
mod kind;
mod level;
mod osaka;
mod ostia;
mod random;
mod review;
mod search;
mod thinker;
mod thought;
mod yokohama;

pub use any::{AnyLine, choose, choose_within, explain};
pub use bot::{choose_for, choose_within_for};
pub use dschunke::estimate::{SIGNS as DSCHUNKE_SIGNS, signs as dschunke_signs, stage as dschunke_stage};
pub use heuristics::{ELIMINATED, Estimates, Heuristics, Hundredths};
pub use kind::{BotKind, UnknownBot};
pub use level::{Budget, Recall, SearchLevel};
pub use osaka::estimate::{SIGNS as OSAKA_SIGNS, signs as osaka_signs, stage as osaka_stage};
pub use ostia::estimate::{SIGNS as OSTIA_SIGNS, signs as ostia_signs};
pub use review::{decisions, judge};
pub use search::{Patience, Plan, Search, Tried};
pub use thinker::Thinker;
pub use thought::{Line, Thought};
pub use yokohama::signs::{SIGNS as YOKOHAMA_SIGNS, signs as yokohama_signs};
