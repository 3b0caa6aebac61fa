//! Events and their audience.
//!
//! Rules write into a [`Log`]. Each event has an audience: [`Log::private`] requires both what the owner sees and what the
//! others see. [`Log::reveal`] marks that viewers have just learned something that they could not have known: players
//! cannot undo beyond it, and worlds that looked the same to these viewers may differ from then on.

use crate::seat::Seat;
use crate::viewer::{Viewer, Viewers};
use serde::Serialize;
use std::sync::Arc;

/// Receives the events of the rules.
pub trait Log<E> {
    /// Logs an event that all viewers see.
    fn public(&mut self, event: E);

    /// Logs an event that `seat` sees differently from all other viewers.
    fn private(&mut self, seat: Seat, seen: E, by_others: E);

    /// Marks that `to` could not have known before what they see next, in the log or in the view.
    fn reveal(&mut self, to: Viewers);
}

/// Discards all events, for bots and simulations; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullLog;

impl<E> Log<E> for NullLog {
    #[inline]
    fn public(&mut self, _: E) {}
    #[inline]
    fn private(&mut self, _: Seat, _: E, _: E) {}
    #[inline]
    fn reveal(&mut self, _: Viewers) {}
}

/// One line of a [`Journal`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum LogLine<E> {
    /// All viewers see this event.
    Public(E),
    /// One seat sees another event than the others.
    Private {
        /// The owner of the secret.
        seat: Seat,
        /// What the owner sees.
        seen: E,
        /// What all others see.
        by_others: E,
    },
    /// These viewers know something new from here on.
    Reveal(Viewers),
}

impl<E> LogLine<E> {
    /// Returns the event that `viewer` sees; `None` for a reveal.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        match self {
            LogLine::Public(event) => Some(event),
            LogLine::Private { seat, seen, .. } if viewer.is(*seat) => Some(seen),
            LogLine::Private { by_others, .. } => Some(by_others),
            LogLine::Reveal(_) => None,
        }
    }
}

/// A log that stores everything. Clones share the lines, because tables are cloned for readers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Journal<E> {
    lines: Arc<Vec<LogLine<E>>>,
}

impl<E> Journal<E> {
    /// Returns an empty journal.
    pub fn new() -> Journal<E> {
        Journal { lines: Arc::default() }
    }

    /// Returns all lines, including reveals.
    pub fn lines(&self) -> &[LogLine<E>] {
        &self.lines
    }

    /// Returns the events as `viewer` sees them.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.lines.iter().filter_map(move |line| line.seen_by(viewer))
    }

    /// Returns the events that `viewer` sees before anything is revealed to them.
    pub fn seen_before_reveal(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        let reveals = move |line: &&LogLine<E>| matches!(line, LogLine::Reveal(to) if to.has(viewer));
        self.lines.iter().take_while(move |line| !reveals(line)).filter_map(move |line| line.seen_by(viewer))
    }

    /// Returns the journal as `viewer` knows it: private events of other seats are replaced by their public versions.
    pub fn known_to(&self, viewer: Viewer) -> Journal<E>
    where
        E: Clone,
    {
        let known = |line: &LogLine<E>| match line {
            LogLine::Private { seat, by_others, .. } if !viewer.is(*seat) => {
                LogLine::Private { seat: *seat, seen: by_others.clone(), by_others: by_others.clone() }
            }
            line => line.clone(),
        };
        Journal { lines: Arc::new(self.lines.iter().map(known).collect()) }
    }

    /// Returns all viewers to whom something was revealed.
    pub fn revealed(&self) -> Viewers {
        self.lines.iter().fold(Viewers::NONE, |all, line| match line {
            LogLine::Reveal(to) => all.or(*to),
            _ => all,
        })
    }
}

impl<E> Default for Journal<E> {
    fn default() -> Self {
        Journal::new()
    }
}

impl<E: Clone> Journal<E> {
    fn write(&mut self, line: LogLine<E>) {
        Arc::make_mut(&mut self.lines).push(line);
    }
}

impl<E: Clone> Log<E> for Journal<E> {
    fn public(&mut self, event: E) {
        self.write(LogLine::Public(event));
    }
    fn private(&mut self, seat: Seat, seen: E, by_others: E) {
        self.write(LogLine::Private { seat, seen, by_others });
    }
    fn reveal(&mut self, to: Viewers) {
        self.write(LogLine::Reveal(to));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_owner_sees_a_private_event() {
        let (me, you) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let mut journal = Journal::new();
        journal.public("starts");
        journal.private(me, "draws a 5", "draws a card");
        journal.reveal(Viewers::only(you));
        journal.public("shows a 5");
        let seen = |viewer| journal.seen_by(viewer).copied().collect::<Vec<_>>();
        assert_eq!(seen(Viewer::Seat(me)), ["starts", "draws a 5", "shows a 5"]);
        assert_eq!(seen(Viewer::Public), ["starts", "draws a card", "shows a 5"]);
        assert_eq!(journal.seen_before_reveal(Viewer::Seat(you)).count(), 2);
        assert_eq!(journal.seen_before_reveal(Viewer::Seat(me)).count(), 3);
        assert!(journal.revealed().has(Viewer::Seat(you)) && !journal.revealed().has(Viewer::Seat(me)));
        let yours = journal.known_to(Viewer::Seat(you));
        assert!(yours.seen_by(Viewer::Seat(you)).eq(journal.seen_by(Viewer::Seat(you))));
        assert!(yours.seen_by(Viewer::Seat(me)).all(|event| *event != "draws a 5"));
    }
}
