//! How games that are being played are stopped: by somebody outside, or because enough is known.

use std::sync::atomic::{AtomicBool, Ordering};

/// Asked before every choice: a game that nobody needs any more is given up at once.
#[derive(Debug)]
pub(crate) struct Stop<'a> {
    cancelled: &'a AtomicBool,
    enough: AtomicBool,
}

impl<'a> Stop<'a> {
    /// Not stopped, until `cancelled` becomes true.
    pub(crate) const fn when(cancelled: &'a AtomicBool) -> Stop<'a> {
        Stop { cancelled, enough: AtomicBool::new(false) }
    }

    /// Enough is known: no more games.
    pub(crate) fn set(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// Should everybody stop?
    #[inline]
    pub(crate) fn is_set(&self) -> bool {
        self.enough.load(Ordering::Relaxed) || self.is_cancelled()
    }

    /// Did somebody outside want it?
    #[inline]
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }
}
