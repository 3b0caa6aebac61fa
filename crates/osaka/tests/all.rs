//! All tests of the crate in one binary, which links faster than one binary for each file.
#![allow(unreachable_pub, reason = "test code has no users")]

mod allocations;
mod laws;
mod printed_numbers;
mod rulebook;
mod rulings;
mod scene;
mod sections;

portolan_testkit::count_allocations!();
