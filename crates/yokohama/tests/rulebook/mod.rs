//! The rulebook, section by section: every test is named after the section that it holds.

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
