//! The suite that every backend must pass, and what is particular to each of them.

mod promises;
mod sqlite;
