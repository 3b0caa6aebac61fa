//! Results for programs: as one [`json`] object, and game by game as [`rows`]. What people read has words, and is told
//! where the words are.

pub mod json;
pub mod rows;
