//! Several people at one keyboard: the screen is cleared between two of them, so that hands stay secret.

use super::session::{Answer, Session};
use crate::error::CliError;
use portolan_games::core::{Seat, Viewer};
use portolan_i18n::TableKey;

impl Session<'_> {
    /// Asks for the keyboard to be passed to `to`, and hides the previous person's screen. `None`: `to` is at the keyboard.
    pub(super) fn hand_over(&mut self, to: Seat) -> Result<Option<Answer>, CliError> {
        let previous = self.at_keyboard;
        if previous == Some(to) || self.lineup.people().len() < 2 {
            self.at_keyboard = Some(to);
            return Ok(None);
        }
        let undoer = previous.filter(|&seat| self.table.can_take_back(seat).is_ok());
        self.screen.clear_all()?;
        let key = if undoer.is_some() { TableKey::HandOverOrUndo } else { TableKey::HandOver };
        let text = self.locale.format(key, [("who", self.reader(Viewer::Public).name(to).into())]);
        self.screen.prompt(&format!("{text} "))?;
        let Some(line) = self.keyboard.line() else {
            self.screen.line("")?;
            return Ok(Some(Answer::Ended));
        };
        match (line.as_str(), undoer) {
            ("undo" | "u", Some(seat)) => return self.undo(seat),
            ("quit" | "q", _) => return Ok(Some(Answer::Leave)),
            _ => {}
        }
        self.screen.clear_all()?;
        self.at_keyboard = Some(to);
        Ok(None)
    }
}
