//! The input of every part of a board.

use super::SeatContext;
use crate::Reader;
use portolan_i18n::{Arg, MessageKey};

/// The view, what the viewer may do, and the reader.
pub struct BoardPage<'a, View, Choice> {
    /// What the viewer sees.
    pub view: &'a View,
    /// What the viewer may do.
    pub context: &'a SeatContext<'a, Choice>,
    /// The reader of a text.
    pub reader: &'a Reader<'a>,
}

impl<View, Choice> BoardPage<'_, View, Choice> {
    /// The message in the reader's language.
    pub fn text(&self, key: impl MessageKey) -> String {
        self.reader.locale.text(key)
    }

    /// The message in the reader's language, with these arguments.
    pub fn format<const N: usize>(&self, key: impl MessageKey, args: [Arg<'_>; N]) -> String {
        self.reader.locale.format(key, args)
    }
}
