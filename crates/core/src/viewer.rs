//! Viewers of a table: a seat, or the public, which sees only what all players see.

use crate::seat::{Seat, SeatCount, SeatSet};
use serde::Serialize;
use std::fmt;

/// A viewer of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player, who also sees the secrets of this seat.
    Seat(Seat),
    /// A spectator, who sees what all players see.
    Public,
}

impl Viewer {
    /// Returns the seat of this viewer; `None` for the public.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether this viewer is `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Returns all viewers of a table of this size: each seat, then the public.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> + Clone {
        seats.seats().map(Viewer::Seat).chain(std::iter::once(Viewer::Public))
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Public => write!(f, "the public"),
        }
    }
}

/// A set of viewers, to whom something is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Viewers {
    seats: SeatSet,
    public: bool,
}

impl Viewers {
    /// No viewer.
    pub const NONE: Viewers = Viewers { seats: SeatSet::EMPTY, public: false };

    /// Returns all seats and the public.
    pub fn all() -> Viewers {
        Viewers {
            seats: crate::seat::SeatCount::new(crate::MAX_SEATS).expect("a full table").all(),
            public: true,
        }
    }

    /// Returns one seat.
    pub const fn only(seat: Seat) -> Viewers {
        Viewers { seats: SeatSet::only(seat), public: false }
    }

    /// Returns all viewers except one seat: those who learn something when that seat shows what only it knew.
    pub fn except(seat: Seat) -> Viewers {
        let all = Viewers::all();
        Viewers { seats: all.seats.without(seat), public: true }
    }

    /// Whether the set contains `viewer`.
    pub const fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.has(seat),
            Viewer::Public => self.public,
        }
    }

    /// Returns this set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Viewers {
        Viewers { seats: self.seats.without(seat), public: self.public }
    }

    /// Returns the union of both sets.
    #[must_use]
    pub fn or(self, other: Viewers) -> Viewers {
        Viewers { seats: self.seats | other.seats, public: self.public || other.public }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn except_contains_all_viewers_but_one_seat() {
        let me = Seat::new(1).unwrap();
        let you = Seat::new(0).unwrap();
        let others = Viewers::except(me);
        assert!(!others.has(Viewer::Seat(me)));
        assert!(others.has(Viewer::Seat(you)) && others.has(Viewer::Public));
        assert!(others.or(Viewers::only(me)).has(Viewer::Seat(me)));
        let public = Viewers::all().without(me).without(you);
        assert!(
            !public.has(Viewer::Seat(me)) && !public.has(Viewer::Seat(you)) && public.has(Viewer::Public)
        );
    }
}
