//! Verifies a stored table: its entries follow the rules, and its stored progress is where they lead.

use crate::error::ServerError;
use crate::position::{Position, to_act_bits};
use portolan_store::{Entry, TableRow};

/// Replays a stored table; the error says what is wrong with it.
pub fn verify(row: TableRow, entries: &[Entry]) -> Result<(), ServerError> {
    let stored = row.progress.clone();
    let position = Position::replay(row, entries)?;
    let wrong = |what: &str| Err(ServerError::CorruptTable(what.into()));
    if stored.entry_count != position.entry_count {
        return wrong("the stored number of entries differs from their number");
    }
    match (&stored.outcome, position.table.outcome()) {
        (None, Some(_)) => wrong("the game is over, but no outcome is stored"),
        (None, None) if stored.to_act != to_act_bits(&position.table) => {
            wrong("other seats are stored as those that must choose")
        }
        _ => Ok(()),
    }
}
