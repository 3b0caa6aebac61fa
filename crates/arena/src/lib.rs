//! Plays many games between bots, reproducibly, and evaluates them.
//!
//! In reading order: a [`Contestant`] provides bots, a [`Seating`] assigns them to seats, a [`Series`] describes games;
//! `pool` plays them on several threads and `stop` ends them. Two functions use these:
//!
//! * [`contest()`] plays the matches of a [`Tournament`], each for a fixed number of games or until a [`Hypothesis`] is
//!   decided (`sequential`), and computes the [`Rating`] of each contestant;
//! * [`simulate()`] plays a series for designers: a [`Tally`] of points, lengths and endings, and a [`NamedUsage`] for each
//!   kind of choice: how often it was made, and how often those who made it won.
//!
//! [`interval`] has confidence intervals for a fixed number of games, [`anytime_interval`] those that stay valid if a
//! match is stopped early. [`report`] returns all results as JSON or as rows. [`Contestant::custom`] adds a [`Bot`] of
//! the caller.
//!
//! A game is determined by the seed of its series and its number. Results are processed in the order of games, and
//! counts are integers, so every figure is the same on every machine and with any number of threads. This crate uses
//! threads and clocks, but no files.
#![forbid(unsafe_code)]

pub mod anytime_interval;
mod contest;
mod contestant;
mod error;
mod histogram;
pub mod interval;
mod matrix;
mod pool;
mod rating;
pub mod report;
mod seating;
mod sequential;
mod series;
mod simulate;
mod stop;
mod tally;
mod tournament;
mod usage;
mod win_record;

pub use contest::{Contest, ContestProgress, MatchOutcome, TestReport, contest};
pub use contestant::{Bot, Contestant, ContestantBot, ContestantError, CustomBot};
pub use error::{ArenaError, MatchError};
pub use histogram::Histogram;
pub use interval::Interval;
pub use rating::{MatchupTotals, Rating, ratings};
pub use seating::Seating;
pub use sequential::{Hypothesis, HypothesisError, SequentialTest, TestDecision, TestEvidence};
pub use series::{GameResult, SeatResult, Series, WHOLE_WIN};
pub use simulate::{CountingSpeed, RunOptions, Simulation, simulate};
pub use tally::Tally;
pub use tournament::{HypothesisSpec, MAX_CONTESTANTS, Match, MatchLength, Tournament, TournamentFormat};
pub use usage::{ChoiceUsage, NamedUsage, SeatGroup};
pub use win_record::WinRecord;
