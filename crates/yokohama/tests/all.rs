//! All tests of this crate, linked into one program.

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
