//! All tests of the crate in one binary, which links faster than one binary for each file.
#![allow(unreachable_pub, reason = "test code has no users")]

mod examples;
mod record;
mod records;
