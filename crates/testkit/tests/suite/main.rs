//! The suite is itself tested: a small auction obeys all laws, and with one flaw at a time it breaks exactly one.
#![allow(unreachable_pub, reason = "a test exports nothing")]

mod allocations;
mod auction;
mod flaws;
mod holds;
mod soak;
mod stage;

portolan_testkit::count_allocations!();
