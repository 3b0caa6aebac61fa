//! One test for each ruling of `RULINGS.md`, named after it.

mod acting;
mod moving;
mod table;
mod technologies;
mod turns;
