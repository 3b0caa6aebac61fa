//! What happened, and who may know it.
//!
//! Rules write into a [`Log`]. Each event says who sees it: [`Log::private`] makes one say both what the owner sees
//! and what the others see. [`Log::reveal`] marks that somebody has just learned what they could not have known:
//! up to there a player may take back, and up to there two worlds that look alike must go on looking alike.

use crate::seat::Seat;
use crate::viewer::{Viewer, Viewers};
use serde::Serialize;
use std::sync::Arc;

/// Where the rules write what happened.
pub trait Log<E> {
    /// Everybody sees this.
    fn public(&mut self, event: E);

    /// `seat` sees one thing, everybody else another.
    fn private(&mut self, seat: Seat, seen: E, by_others: E);

    /// What `to` sees next (in the log or in the view) they could not have known before.
    fn reveal(&mut self, to: Viewers);
}

/// Nobody listens: for bots and simulations. Events then cost nothing.
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
    /// Everybody sees this.
    Public(E),
    /// One seat sees more than the others.
    Private {
        /// Whose secret it is.
        seat: Seat,
        /// What that seat sees.
        seen: E,
        /// What all others see.
        by_others: E,
    },
    /// From here on, these viewers know more.
    Reveal(Viewers),
}

impl<E> LogLine<E> {
    /// What `viewer` sees of this line.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        match self {
            LogLine::Public(event) => Some(event),
            LogLine::Private { seat, seen, .. } if viewer.is(*seat) => Some(seen),
            LogLine::Private { by_others, .. } => Some(by_others),
            LogLine::Reveal(_) => None,
        }
    }
}

/// A log that keeps everything. Copies share what is written: a table is copied whenever somebody looks at it while it
/// goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Journal<E> {
    lines: Arc<Vec<LogLine<E>>>,
}

impl<E> Journal<E> {
    /// Nothing yet.
    pub fn new() -> Journal<E> {
        Journal { lines: Arc::default() }
    }

    /// All lines, reveals included.
    pub fn lines(&self) -> &[LogLine<E>] {
        &self.lines
    }

    /// The events as `viewer` sees them.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.lines.iter().filter_map(move |line| line.seen_by(viewer))
    }

    /// The events that `viewer` sees before anything is revealed to them.
    pub fn seen_before_reveal(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        let reveals = move |line: &&LogLine<E>| matches!(line, LogLine::Reveal(to) if to.has(viewer));
        self.lines.iter().take_while(move |line| !reveals(line)).filter_map(move |line| line.seen_by(viewer))
    }

    /// The same journal for somebody who knows no more than `viewer`: the secrets of others are what others saw of them.
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

    /// Everybody to whom something was revealed.
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
    fn each_viewer_sees_its_own_side_of_a_secret() {
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
