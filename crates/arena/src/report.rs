//! How results are told: as [`text`] for a terminal, as one [`json`] object, game by game as [`rows`], and as one
//! [`page`] with plots that needs nothing but itself.

pub mod json;
mod numbers;
pub mod page;
mod plot;
pub mod rows;
pub mod text;
