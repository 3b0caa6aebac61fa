//! Tests for every section of `RULES.md`, which the test names cite.

mod action;
mod areas;
mod end;
mod expansions;
mod general;
mod movement;
mod placement;
mod rewards;
mod set_up;
mod supplement;
mod technologies;
mod turn;
