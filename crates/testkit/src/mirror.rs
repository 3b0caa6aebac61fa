//! A world imagined by one viewer, in which the choices of the true game are repeated: both must look alike to that
//! viewer until the log reveals something to it.

use portolan_core::{Game, Journal, LogLine, Memory, Seat, ThoughtRng, Viewer};

/// An imagined world and its viewer.
pub(crate) struct Mirror<G> {
    pub(crate) viewer: Viewer,
    pub(crate) world: G,
}

impl<G: Game> Mirror<G> {
    /// Returns a world that `viewer` imagines of `truth`, with open memory.
    pub(crate) fn of(truth: &G, viewer: Viewer, rng: &mut ThoughtRng) -> Self {
        Mirror { viewer, world: truth.imagine(viewer, Memory::Open, rng) }
    }

    /// Returns one world for each viewer of the table.
    pub(crate) fn of_all(truth: &G, rng: &mut ThoughtRng) -> Vec<Self> {
        Viewer::all(truth.seats()).map(|viewer| Mirror::of(truth, viewer, rng)).collect()
    }

    /// Repeats a choice of the true game; returns its events, or `None` if it is not possible here.
    pub(crate) fn follow(&mut self, seat: Seat, choice: G::Choice) -> Option<Journal<G::Event>> {
        let mut journal = Journal::new();
        self.world.apply(seat, choice, &mut journal).ok()?;
        Some(journal)
    }
}

/// Whether this journal reveals something to `viewer`.
pub(crate) fn reveals<E>(journal: &Journal<E>, viewer: Viewer) -> bool {
    journal.revealed().has(viewer)
}

/// Returns what `viewer` sees after each reveal to it, up to the next one.
pub(crate) fn revealed_parts<E>(journal: &Journal<E>, viewer: Viewer) -> Vec<Vec<&E>> {
    let mut parts: Vec<Vec<&E>> = Vec::new();
    for line in journal.lines() {
        match line {
            LogLine::Reveal(to) if to.has(viewer) => parts.push(Vec::new()),
            line => {
                if let (Some(part), Some(event)) = (parts.last_mut(), line.seen_by(viewer)) {
                    part.push(event);
                }
            }
        }
    }
    parts
}
