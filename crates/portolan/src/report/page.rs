//! The results as one page that needs nothing but itself: no script, no font, no picture from elsewhere.

mod contest;
mod habits;
mod parts;
mod simulation;

pub use contest::contest;
pub use simulation::simulation;

const STYLE: &str = include_str!("page/style.css");
