//! Bots: given what one seat knows, they return one choice.
//!
//! A bot receives a [`Knowledge`](portolan_core::Knowledge) and nothing else; the true state is out of its reach, so it
//! cannot cheat. [`BotKind`] lists the bots. [`choose()`] works with any game, [`choose_for`] with a game whose type is
//! known; a [`BotPlayer`] plays a whole game and reuses its search tree within a turn. What bots need to know about a
//! game is the trait [`Heuristics`], implemented in one folder per game; the search itself (`search`) knows no game.
//!
//! This crate uses no threads, files or clocks, so it also runs in a browser. All randomness comes from the
//! [`ThoughtRng`](portolan_core::ThoughtRng) of the caller: the same knowledge, generator and number of iterations give
//! the same choice.
#![forbid(unsafe_code)]

mod analysis;
mod choose;
mod dschunke;
mod heuristics;
mod kind;
mod level;
mod osaka;
mod ostia;
mod player;
mod review;
mod search;
mod yokohama;

pub use analysis::{Analysis, AnalysisLine};
pub use choose::{AnyAnalysisLine, analyse, choose, choose_for, choose_within, choose_within_for};
pub use dschunke::estimate::{
    FEATURES as DSCHUNKE_FEATURES, features as dschunke_features, stage as dschunke_stage,
};
pub use heuristics::{ELIMINATION_PENALTY, Estimates, Heuristics, Hundredths};
pub use kind::{BotKind, UnknownBotError};
pub use level::{CardMemory, SearchBudget, SearchLevel};
pub use osaka::estimate::{FEATURES as OSAKA_FEATURES, features as osaka_features, stage as osaka_stage};
pub use ostia::estimate::{FEATURES as OSTIA_FEATURES, features as ostia_features};
pub use player::BotPlayer;
pub use review::{decisions, review_decision};
pub use search::{ChoiceStats, Search, SearchLimit, SearchParams};
pub use yokohama::features::{FEATURES as YOKOHAMA_FEATURES, features as yokohama_features};
