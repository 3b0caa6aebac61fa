//! Many games between bots, reproducibly, and what can be learned from them.
//!
//! In reading order: who plays ([`Contestant`]) and who sits where ([`Seating`]); a [`Series`] of games and one game of
//! it; many of them at once (`pool`) and how they are stopped (`stop`). Two things are made of that:
//!
//! * a [`contest`]: the matches of a [`Tournament`], each of a settled length or until a [`Hypothesis`] is answered
//!   (`sequential`), and [`Rating`]s of all who took part;
//! * a [`simulate`]d series: the designer's view, with a [`Tally`] of points, lengths and ends, and the [`NamedUsage`]s of
//!   those who played: which choices were made, and who won by them.
//!
//! How sure one can be is told by [`interval`] where the number of games was settled beforehand, and by [`always`] where
//! somebody looked and stopped. [`report`] hands all of it to programs, as JSON or as rows.
//!
//! A game is named by the seed of its series and its number alone, results are taken in the order of games, and all
//! that is counted is counted in whole numbers: so every figure is the same on every machine and with any number of
//! threads. There are threads and clocks here, but no files: whoever wants to keep something is handed a text.
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
pub use contestant::{Contestant, ContestantError};
pub use error::{ArenaError, MatchError};
pub use histogram::Histogram;
pub use interval::Interval;
pub use rating::{MatchupTotals, Rating, ratings};
pub use seating::Seating;
pub use sequential::{Hypothesis, HypothesisError, SequentialTest, TestDecision, TestEvidence};
pub use series::{GameResult, SeatResult, Series, WHOLE_WIN};
pub use simulate::{CountingSpeed, RunOptions, Simulation, simulate};
pub use tally::Tally;
pub use tournament::{HypothesisSpec, MOST_CONTESTANTS, Match, MatchLength, Tournament, TournamentFormat};
pub use usage::{ChoiceUsage, NamedUsage, SeatGroup};
pub use win_record::WinRecord;
