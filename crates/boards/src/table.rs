//! Sentences about a table that all games share.

pub use portolan_board::table::list;

use portolan_board::Reader;
use portolan_games::core::table::TakeBackError;
use portolan_i18n::TableKey;

/// Why a choice cannot be undone.
pub fn cannot_take_back(reason: TakeBackError, reader: &Reader<'_>) -> String {
    reader.locale.text(match reason {
        TakeBackError::Nothing => TableKey::UndoNothing,
        TakeBackError::Revealed => TableKey::UndoRevealed,
        TakeBackError::Answered => TableKey::UndoAnswered,
    })
}
