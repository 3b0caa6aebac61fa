//! Several people at one keyboard: between two of them the screen is wiped, so that hands stay secret.

use super::session::{Answer, Session};
use crate::error::CliError;
use portolan_boards::table as said;
use portolan_games::core::{Seat, Viewer};

impl Session<'_> {
    /// Makes sure that `to` sits at the keyboard and nobody else sees their cards.
    pub(super) fn hand_over(&mut self, to: Seat) -> Result<Option<Answer>, CliError> {
        let before = self.at_keyboard;
        if before == Some(to) || self.chairs.people().len() < 2 {
            self.at_keyboard = Some(to);
            return Ok(None);
        }
        let undoer = before.filter(|&seat| self.table.can_take_back(seat).is_ok());
        self.screen.wipe()?;
        let text = said::hand_over(to, undoer.is_some(), &self.reader(Viewer::Public));
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
        self.screen.wipe()?;
        self.at_keyboard = Some(to);
        Ok(None)
    }
}
