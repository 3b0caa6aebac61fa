//! The tests of stores: the contract, and what is specific to each implementation.

mod contract;
mod devices;
mod sqlite;
