//! All tests of the crate, in one binary so that they link once.

mod allocations;
mod components;
mod imagination;
mod laws;
mod printed_numbers;
mod rulebook;
mod rulings;
mod scene;
mod sections;
mod turns;
