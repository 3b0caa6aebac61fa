//! The results as one self-contained HTML page, without scripts and external files.

mod contest;
mod habits;
mod parts;
mod simulation;

pub use contest::contest;
pub use simulation::simulation;

const STYLE: &str = include_str!("page/style.css");
