//! The tests of stores: the contract, and what is specific to each implementation.

mod contract;
mod copies;
mod data_file;
mod devices;
mod sqlite;
