//! Drawn examples for the rules.

use crate::words::Words;
use maud::Markup;
use portolan_games::GameId;

/// The examples of a section.
pub(super) fn of(_game: GameId, _section: &str, _words: &Words) -> Vec<Markup> {
    Vec::new()
}
