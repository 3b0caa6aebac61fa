//! A world that one viewer imagined, in which the true game's choices are made again: the two must look alike to that
//! viewer until the log says that it learns something.

use portolan_core::{Game, Journal, LogLine, Memory, Seat, ThoughtRng, Viewer};

/// An imagined world and whose it is.
pub(crate) struct Mirror<G> {
    pub(crate) viewer: Viewer,
    pub(crate) world: G,
}

impl<G: Game> Mirror<G> {
    /// What `viewer` imagines of `truth`, forgetting what does not lie open.
    pub(crate) fn of(truth: &G, viewer: Viewer, rng: &mut ThoughtRng) -> Self {
        Mirror { viewer, world: truth.imagine(viewer, Memory::Open, rng) }
    }

    /// One for everybody who can look at the table.
    pub(crate) fn of_all(truth: &G, rng: &mut ThoughtRng) -> Vec<Self> {
        Viewer::all(truth.seats()).map(|viewer| Mirror::of(truth, viewer, rng)).collect()
    }

    /// Makes a choice of the true game here too; what came of it, if it is possible here.
    pub(crate) fn follow(&mut self, seat: Seat, choice: G::Choice) -> Option<Journal<G::Event>> {
        let mut journal = Journal::new();
        self.world.apply(seat, choice, &mut journal).ok()?;
        Some(journal)
    }
}

/// Is something revealed to `viewer` in this journal?
pub(crate) fn reveals<E>(journal: &Journal<E>, viewer: Viewer) -> bool {
    journal.revealed().has(viewer)
}

/// What `viewer` sees after each reveal to it, up to the next one.
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
