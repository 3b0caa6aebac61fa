//! What is worth looking at in a game of Yokohama.

use crate::Exhibits;

pub(crate) const EXHIBITS: Exhibits =
    Exhibits { lively: &[], states: &[("start", |_, _, _| true), ("turn", |_, _, made| made > 30)] };
