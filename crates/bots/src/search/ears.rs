//! A log that only notices whether something was secret.

use portolan_core::{Log, Seat, Viewers};

/// What was noticed while a choice was made.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ears {
    /// Others saw something else than who chose.
    pub(super) secret: bool,
    /// Somebody learned what they could not have known.
    pub(super) reveal: bool,
}

impl<E: PartialEq> Log<E> for Ears {
    #[inline]
    fn public(&mut self, _: E) {}

    #[inline]
    fn private(&mut self, _: Seat, seen: E, by_others: E) {
        self.secret |= seen != by_others;
    }

    #[inline]
    fn reveal(&mut self, _: Viewers) {
        self.reveal = true;
    }
}
