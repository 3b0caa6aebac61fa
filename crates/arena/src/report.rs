//! Results for programs: as one [`json`] object, and game by game as [`rows`]. Texts for people are made where the
//! locales are.

pub mod json;
pub mod rows;
