//! All tests of the crate in one program: it links faster than one for each file.
#![allow(unreachable_pub, reason = "test code has no users")]

mod examples;
mod record;
mod records;
