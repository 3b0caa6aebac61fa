//! Stops running games: cancelled by the caller, or because the results suffice.

use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that is checked before every choice, so that unneeded games end immediately.
#[derive(Debug)]
pub(crate) struct Stop<'a> {
    cancelled: &'a AtomicBool,
    enough: AtomicBool,
}

impl<'a> Stop<'a> {
    /// Returns a flag that is set when `cancelled` becomes true.
    pub(crate) const fn when(cancelled: &'a AtomicBool) -> Stop<'a> {
        Stop { cancelled, enough: AtomicBool::new(false) }
    }

    /// Stops all games, because the results suffice.
    pub(crate) fn set(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// Whether games should stop.
    #[inline]
    pub(crate) fn is_set(&self) -> bool {
        self.enough.load(Ordering::Relaxed) || self.is_cancelled()
    }

    /// Whether the caller cancelled.
    #[inline]
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }
}
