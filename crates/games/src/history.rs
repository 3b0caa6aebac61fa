//! The history of a table, as one viewer saw it.

use crate::list::{AnyChoice, AnyEvent, ListedGame};
use portolan_core::{Seat, Table, Viewer};

/// The preparation of a table or one choice, with what happened, as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryStep {
    /// The seat that chose; `None` for the preparation.
    pub seat: Option<Seat>,
    /// The choice; `None` for all viewers but the seat that made it. Others learn from the events what they may know.
    pub choice: Option<AnyChoice>,
    /// The events.
    pub events: Vec<AnyEvent>,
}

/// Returns a step of the history: 0 is the preparation, N the N-th choice.
pub(crate) fn step<G: ListedGame>(table: &Table<G>, step: usize, viewer: Viewer) -> HistoryStep {
    let made = step.checked_sub(1).map(|made| &table.choices_made()[made]);
    let journal = made.map_or(table.opening(), |made| &made.journal);
    HistoryStep {
        seat: made.map(|made| made.seat),
        choice: made.filter(|made| viewer.is(made.seat)).map(|made| G::any_choice(made.choice)),
        events: journal.seen_by(viewer).cloned().map(G::any_event).collect(),
    }
}
