//! Counts, for each viewer, the changes that the viewer could notice. Pages, pushes and decisions are numbered with these counts:
//! the number of entries would reveal how often another seat changed its mind in secret.

use portolan_games::AnyTable;
use portolan_games::core::{Seat, SeatCount, Viewer};

/// The counts of all viewers.
#[derive(Clone, Debug)]
pub(crate) struct SeenCounts {
    /// Changes that everyone could notice.
    shared: u32,
    /// For each seat, its own entries that others could not notice.
    secret: Vec<u32>,
    /// Whether each standing choice was counted as shared.
    is_shared: Vec<bool>,
}

impl SeenCounts {
    pub(crate) fn new(seats: SeatCount) -> SeenCounts {
        SeenCounts { shared: 0, secret: vec![0; seats.get()], is_shared: Vec::new() }
    }

    /// Returns the number of changes that this viewer could notice.
    pub(crate) fn of(&self, viewer: Viewer) -> u32 {
        let own = viewer.seat().and_then(|seat| self.secret.get(seat.index())).copied().unwrap_or_default();
        self.shared + own
    }

    /// Counts a change that everyone could notice.
    pub(crate) fn add_shared(&mut self) {
        self.shared += 1;
    }

    /// Counts the latest choice of a table. Returns whether it is shared: if several seats had to choose, it is secret, even
    /// though others see that the seat has chosen.
    pub(crate) fn add_choice(&mut self, table: &AnyTable, seat: Seat, affects_others: bool) -> bool {
        let index = self.is_shared.len();
        let is_seen =
            || !table.is_silent(index) || table.view_at(index, Viewer::Public) != table.view(Viewer::Public);
        let is_shared = affects_others || (!table.is_simultaneous(index) && is_seen());
        self.is_shared.push(is_shared);
        self.count(seat, is_shared)
    }

    /// Counts an undo of the standing choice that had this index. Returns whether it is shared.
    pub(crate) fn remove_choice(&mut self, index: usize, seat: Seat, affects_others: bool) -> bool {
        let was_shared = index < self.is_shared.len() && self.is_shared.remove(index);
        self.count(seat, was_shared || affects_others)
    }

    fn count(&mut self, seat: Seat, is_shared: bool) -> bool {
        match self.secret.get_mut(seat.index()) {
            Some(secret) if !is_shared => *secret += 1,
            _ => self.shared += 1,
        }
        is_shared
    }
}
