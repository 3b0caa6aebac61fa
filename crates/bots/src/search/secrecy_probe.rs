//! A log that records only whether a choice was secret and whether it revealed something.

use portolan_core::{Log, Seat, Viewers};

/// What a choice did to the knowledge of the seats.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SecrecyProbe {
    /// The other seats saw something else than the chooser.
    pub(super) is_secret: bool,
    /// Hidden information was revealed to a seat.
    pub(super) is_reveal: bool,
}

impl<E: PartialEq> Log<E> for SecrecyProbe {
    #[inline]
    fn public(&mut self, _: E) {}

    #[inline]
    fn private(&mut self, _: Seat, seen: E, by_others: E) {
        self.is_secret |= seen != by_others;
    }

    #[inline]
    fn reveal(&mut self, _: Viewers) {
        self.is_reveal = true;
    }
}
